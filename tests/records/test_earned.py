"""A finished run tells what it has earned once its file is read, and the badge is told with that run alone."""

import time
from pathlib import Path

import pytest

from scenes.campaign import keeper
from scenes.campaign.earned import Earned, Finished
from scenes.campaign.keeper import Keeper, Wanted
from scenes.saloon import keeper as saloon_keeper
from scenes.saloon.evening import Chair, Evening
from scenes.services import honours
from scenes.services.records import Records
from tests.golden.bounty_hunter_runs import keen, steady
from tests.records.made import DRAWN
from tests.records.test_records import nothing
from tests.scenes import played

PATIENCE_S = 30


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    return tmp_path / "runs"


def finished(runs: Path, typed: bool = False) -> Keeper:
    kept = keeper.begin(runs, Wanted("easy", DRAWN, typed))
    while not kept.over:
        played.step(kept)
    assert kept.stored is not None
    assert kept.stored.wait(PATIENCE_S)
    kept.close()
    return kept


def told(earned: Earned, records: Records, kept: Finished) -> tuple[str, ...]:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        badges = earned.badges()
        if kept.file is not None and honours.has_read(records, kept.file.name) and not records.busy:
            return earned.badges() or badges
        time.sleep(0.01)
    raise AssertionError("the file was never read")


def test_the_first_won_run_tells_its_badges_and_the_next_one_like_it_none(runs: Path) -> None:
    records = Records(runs, nothing)
    first = finished(runs)
    assert {"first_duel", "run_easy"} <= set(told(Earned(first, records), records, first))
    assert first.file is not None
    before = first.file.rename(first.file.with_name("20260101-200000-first.run.json"))  # not in the same second
    second = finished(runs)
    assert told(Earned(second, records), records, second) == ()
    assert "first_duel" in honours.earned_by(records, before.name)


def test_a_typed_seed_tells_none(runs: Path) -> None:
    records = Records(runs, nothing)
    kept = finished(runs, typed=True)
    assert told(Earned(kept, records), records, kept) == ()


def test_nothing_is_asked_while_the_run_goes_on(runs: Path) -> None:
    records = Records(runs, nothing)
    kept = keeper.begin(runs, Wanted("easy", DRAWN, False))
    played.step(kept)
    assert Earned(kept, records).badges() == ()
    assert not records.path.exists()
    kept.close()


def test_a_game_in_the_saloon_tells_its_badge_too(tmp_path: Path) -> None:
    folder = tmp_path / "saloon"
    chairs = (Chair("Ann", 0), Chair("Bot", 1, "sharp"))
    kept = saloon_keeper.begin(folder, Evening("bounty_hunter", "single", chairs, DRAWN))
    assert kept is not None
    match = kept.session.match
    while kept.outcome is None:
        seat = match.to_act[0]
        kept.session.submit(seat, (keen, steady)[seat](match, seat), match.t + 100)
        kept.recorded(match.log[-1])
    assert kept.file is not None
    assert kept.stored is not None
    assert kept.stored.wait(PATIENCE_S)
    records = Records(folder, nothing)
    won = 0 in kept.outcome.winners
    assert told(Earned(kept, records), records, kept) == (("hunt_won",) if won else ())
    assert won
    kept.close()
