"""Knows that the watch under the table can be slowed for whoever needs that, and that such a run is marked for good."""

from pathlib import Path

import pytest

from scenes.campaign import keeper
from scenes.campaign.keeper import Keeper, Wanted
from scenes.services import saves
from tests.scenes.at_table import sit_down
from tests.scenes.test_under_table import FIRST, HARD, below, done

CAUGHT_MS = 10_000


def begun(runs: Path) -> Keeper:
    kept = keeper.begin(runs, Wanted("hard", "SLOWLY", True))
    kept.act(kept.session.match.rules.legal(kept.run, 0)[0])
    return kept


@pytest.mark.parametrize("slow", [2, 5, 10])
def test_the_watch_under_the_table_goes_as_slowly_as_asked(tmp_path: Path, slow: int) -> None:
    place = below(tmp_path, options=HARD, slow=slow)
    before = place.scene.t
    place.steps(600)
    assert place.scene.t - before == CAUGHT_MS // slow


def test_whoever_stays_too_long_is_caught_all_the_same(tmp_path: Path) -> None:
    place = below(tmp_path, options=HARD, slow=2)
    place.steps(1199)
    assert [action.type for action in done(place)] == ["dive"]
    place.steps(2)
    assert [action.type for action in done(place)] == ["dive", "clock"]


def test_at_the_table_time_goes_on_as_ever(tmp_path: Path) -> None:
    quick, slow = sit_down(tmp_path / "a", FIRST), sit_down(tmp_path / "b", FIRST, slow=10)
    for place in (quick, slow):
        place.until_waiting()
        place.steps(120)
    assert slow.scene.t == quick.scene.t > 0


def test_a_slowed_watch_marks_the_run_on_the_disk_too(tmp_path: Path) -> None:
    kept = begun(tmp_path)
    assert kept.slowed(1) == 1
    assert not kept.header.marks.assisted
    assert kept.slowed(5) == 5
    kept.act(kept.session.match.rules.legal(kept.run, 0)[0])
    kept.close()
    found = saves.examine(tmp_path)
    assert found.header is not None
    assert found.header.marks.assisted
    assert len(found.steps) == len(kept.session.match.log) == 2


def test_a_marked_run_stays_marked_when_it_is_gone_on_with(tmp_path: Path) -> None:
    kept = begun(tmp_path)
    kept.slowed(2)
    kept.close()
    again = keeper.go_on(tmp_path, saves.examine(tmp_path))
    assert again.header.marks.assisted
    again.close()
