"""The real time of a run counts from its first moment to its last, however often it was left in between."""

from pathlib import Path

import pytest

from game.core import runfile
from game.yathsel.actions import Abandon
from scenes.campaign import keeper
from scenes.campaign.keeper import Keeper, Wanted
from scenes.services import saves
from scenes.services.wall import real_ms

HOUR_MS = 3_600_000
WANTED = Wanted("easy", "SALOON", typed=True)


def ended(kept: Keeper) -> runfile.RunFile:
    kept.act(Abandon()).wait(10)
    kept.close()
    assert kept.file is not None
    return runfile.loads(kept.file.read_bytes())


def begun_an_hour_ago(runs: Path) -> int | None:
    """A run that waits since then; when it began."""
    kept = keeper.begin(runs, WANTED)
    kept.close()
    assert kept.header.started_ms is not None
    kept.header.started_ms -= HOUR_MS
    (runs / saves.JOURNAL).write_bytes(runfile.header_line(kept.header))
    return kept.header.started_ms


def resumed(runs: Path) -> Keeper:
    return keeper.go_on(runs, saves.examine(runs))


def test_a_run_says_when_it_began(tmp_path: Path) -> None:
    run = ended(keeper.begin(tmp_path, WANTED))
    assert run.started_ms is not None


def test_a_resumed_run_keeps_its_beginning(tmp_path: Path) -> None:
    started = begun_an_hour_ago(tmp_path)
    assert ended(resumed(tmp_path)).started_ms == started


def test_the_real_time_of_a_resumed_run_holds_all_its_sittings_and_breaks(tmp_path: Path) -> None:
    begun_an_hour_ago(tmp_path)
    assert ended(resumed(tmp_path)).times.real_ms >= HOUR_MS


@pytest.mark.parametrize(
    ("started", "now", "sitting", "before", "real"),
    [
        (1_000, 61_000, 60_000, 0, 60_000),
        (1_000, 61_000, 5_000, 20_000, 60_000),
        (90_000, 61_000, 5_000, 20_000, 25_000),
        (None, 61_000, 5_000, 20_000, 25_000),
    ],
    ids=["one sitting", "two sittings and a break", "the clock was set back", "no beginning known"],
)
def test_the_real_time_is_reckoned(started: int | None, now: int, sitting: int, before: int, real: int) -> None:
    assert real_ms(started, now, sitting, before) == real


def test_a_run_file_of_before_without_its_beginning_is_read(tmp_path: Path) -> None:
    run = runfile.plain(ended(keeper.begin(tmp_path, WANTED)))
    del run["started_ms"]
    assert runfile.from_plain(run).started_ms is None
