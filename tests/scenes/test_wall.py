"""The real time of a run counts from its first moment to its last, however often it was left in between."""

from pathlib import Path

import pytest

from game.core import runfile
from game.yathsel.actions import Abandon
from scenes.campaign import keeper
from scenes.campaign.keeper import Keeper, Wanted
from scenes.services import saves, wall
from scenes.services.wall import real_ms
from tests.scenes import played

HOUR_MS = 3_600_000
WANTED = Wanted("easy", "SALOON", typed=True)
ONE_DUEL, TWO_DUELS = 100, 200


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


def test_a_clock_set_back_in_a_later_sitting_takes_away_no_break(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = begun_an_hour_ago(tmp_path)
    kept = resumed(tmp_path)
    monkeypatch.setattr(wall, "now_ms", lambda: started)
    assert ended(kept).times.real_ms >= HOUR_MS


def test_a_run_file_of_before_without_its_beginning_is_read(tmp_path: Path) -> None:
    run = runfile.plain(ended(keeper.begin(tmp_path, WANTED)))
    del run["started_ms"]
    assert runfile.from_plain(run).started_ms is None


def duels_of(runs: Path, actions: int, kept: Keeper | None = None) -> Keeper:
    """A run played on by so many actions."""
    kept = kept or keeper.begin(runs, Wanted("easy", played.SEED, typed=True))
    for _ in range(actions):
        played.step(kept)
    return kept


def test_the_real_time_at_the_end_of_each_duel_is_recorded(tmp_path: Path) -> None:
    times = ended(duels_of(tmp_path, TWO_DUELS)).times
    splits = times.splits_real_ms
    assert isinstance(splits, list)
    assert splits == sorted(split for split in splits if split is not None)
    assert len(splits) == 2
    assert max(split or 0 for split in splits) <= times.real_ms


def test_where_duels_of_an_earlier_sitting_ended_is_not_known(tmp_path: Path) -> None:
    duels_of(tmp_path, ONE_DUEL).close()
    splits = ended(duels_of(tmp_path, TWO_DUELS - ONE_DUEL, resumed(tmp_path))).times.splits_real_ms
    assert isinstance(splits, list)
    assert [split is None for split in splits] == [True, False]


def test_a_run_without_a_decided_duel_has_no_splits(tmp_path: Path) -> None:
    run = ended(keeper.begin(tmp_path, WANTED))
    assert b"splits" not in runfile.dumps(run)
