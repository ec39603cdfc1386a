"""Knows that a hunt in the saloon that was left goes on, after another start, with what was decided before."""

import json
import time
from pathlib import Path

from scenes.saloon.evening import Evening
from scenes.table.scene import TableScene
from tests.saloon.visit import Visit, people

OPTIONS = json.dumps({"traitor": False, "whites_must_match": False})
MOST = 5000


def play(visit: Visit, actions: int) -> None:
    """Takes the highest marker and throws everything, for whoever is on, until so many actions are decided."""
    for _ in range(MOST):
        if len(visit.log) >= actions:
            return
        table = visit.top
        assert isinstance(table, TableScene)
        if not table.waits:
            time.sleep(0.0005)
            visit.idle()
            continue
        visit.idle(16)
        state = table.session.view(table.seat).state
        free = max((number for number in range(1, 7) if number not in state.markers), default=6)
        visit.press(f"hold_{free}" if state.phase == "offer" else "throw")  # type: ignore[arg-type]
    raise AssertionError(f"only {len(visit.log)} actions were decided")


def test_a_hunt_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.begin(Evening("bounty_hunter", "single", people("Ann", "Ben"), "AB12", OPTIONS, True))
    play(visit, 8)
    before = [entry.action for entry in visit.log]
    visit.end()
    again = Visit(tmp_path)
    again.open()
    again.press("confirm")
    assert [entry.action for entry in again.log] == before
    play(again, len(before) + 4)
    again.end()
