"""Knows that a race of Super Teams is begun and flown in a real window, from the title on, by mouse and by keys."""

import time
from pathlib import Path
from typing import Any

import pytest

from game.catalog import rules_of
from game.core import codec, replay, runfile
from scenes.skins.super_teams import layout
from tests.window.harness import Window, opened, wait_until
from tests.window.saloon import journals, sit_down

pytestmark = pytest.mark.window
MOVES = 6


def state_of(home: Path) -> tuple[Any, int]:
    """The game under way as its journal tells it, and how many actions that took."""
    journal = runfile.read_journal(journals(home)[0].read_bytes())
    match = replay.begun(rules_of(journal.header), journal.header)
    for t, seat, plain in journal.steps:
        match.submit(seat, codec.decode_tagged(match.rules.actions, plain, "action"), t)
    return match.state, len(journal.steps)


def fly(window: Window, race: Any, number: int) -> None:
    """Opens the curtain, chooses a card by mouse or key, and its first ship; passes; takes the first side."""
    window.key("Return")
    time.sleep(0.3)
    if race.phase == "move":
        if number % 2:
            window.click(*layout.card(0).center)
            window.key("Tab")
        else:
            window.key("1")
        window.key("Return")
    else:
        window.key("1" if race.phase == "side" else "space")


def test_two_people_fly_from_the_title_on(tmp_path: Path) -> None:
    with opened("--windowed", "--lang", "en", "--speed", "instant", home=tmp_path) as window:
        sit_down(window, tmp_path, 3, "race")
        end, tried = time.monotonic() + 120, 0
        while state_of(tmp_path)[1] < MOVES:
            assert time.monotonic() < end, "the race stands still"
            fly(window, state_of(tmp_path)[0], tried)
            tried += 1
            time.sleep(0.7)
        assert state_of(tmp_path)[0].colours == ("red", "green", "black", "yellow")
        assert window.shows_something("race3-race")
        window.close()
        wait_until(lambda: not window.runs(), "the game has ended")
        assert window.process.returncode == 0, window.said()
        assert "Traceback" not in window.said()
