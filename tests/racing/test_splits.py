"""Knows splits: what is compared with what, how far ahead or behind, and when a segment was the best ever."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.core import runfile
from game.core.runfile import Marks, RunFile
from scenes.services import splits
from scenes.services.records import FINISHED, Records
from scenes.services.splits import Bests, Course, Split
from tests.records.test_records import RUNS, nothing

BESTS = Bests((10_000, 30_000, 60_000), (9_000, 18_000, 30_000))
HOUR_MS = 3_600_000


def golden(name: str = "won") -> RunFile:
    return runfile.loads((RUNS / f"{name}.run.json").read_bytes())


def put(runs: Path, name: str, run: RunFile, slower: int = 1, real_ms: int = HOUR_MS, **marks: bool) -> None:
    """A finished run, its game time stretched, with the real time it took."""
    folder = runs / FINISHED
    folder.mkdir(parents=True, exist_ok=True)
    run.actions = [(t * slower, seat, action) for t, seat, action in run.actions]
    run.times.game_ms, run.times.real_ms = run.times.game_ms * slower, real_ms
    run.marks = Marks(**{"seeded": True, **marks})
    (folder / f"20260101-{name}.run.json").write_bytes(runfile.dumps(run))


def read(runs: Path, course: Course) -> Bests:
    records = Records(runs, nothing)
    records.refresh()
    assert records.wait(60)
    return splits.read(records, course)


def course(run: RunFile) -> Course:
    return splits.course_of(runfile.header_of(run), run.options["difficulty"])


@pytest.mark.parametrize(
    ("ends", "wanted"),
    [
        ([9_500], Split(0, 9_500, 9_500, -500, False)),
        ([8_000], Split(0, 8_000, 8_000, -2_000, True)),
        ([15_000, 32_000], Split(1, 32_000, 17_000, 2_000, True)),
        ([15_000, 33_000], Split(1, 33_000, 18_000, 3_000, False)),
        ([10_000, 30_000, 60_000, 90_000], Split(3, 90_000, 30_000, None, False)),
    ],
    ids=["ahead", "best ever", "behind and best ever", "as long as the best", "further than the best run"],
)
def test_a_split_says_how_it_compares(ends: list[int], wanted: Split) -> None:
    assert splits.split(BESTS, ends, len(ends) - 1) == wanted


def test_without_a_best_nothing_is_compared() -> None:
    assert splits.split(Bests(), [9_000], 0) == Split(0, 9_000, 9_000, None, False)


@pytest.mark.parametrize(
    ("ends", "t", "wanted"),
    [
        ([], 5_000, None),
        ([], 9_500, -500),
        ([], 12_000, 2_000),
        ([5_000], 20_000, None),
        ([5_000], 24_000, -6_000),
        ([29_000], 31_000, 1_000),
        ([1, 2, 3], 99_000, None),
    ],
    ids=["early", "longer than the best segment", "behind", "far ahead", "losing a lead", "behind already", "endless"],
)
def test_a_loss_runs_once_the_segment_is_longer_than_its_best(ends: list[int], t: int, wanted: int | None) -> None:
    assert splits.running(BESTS, ends, t) == wanted


def test_the_best_run_is_the_fastest_by_real_time(tmp_path: Path) -> None:
    put(tmp_path / "runs", "a", golden(), slower=2, real_ms=HOUR_MS)
    put(tmp_path / "runs", "b", golden(), slower=1, real_ms=2 * HOUR_MS)
    found = read(tmp_path / "runs", course(golden()))
    assert found.splits[0] == 26_000


def test_best_segments_are_from_all_runs(tmp_path: Path) -> None:
    put(tmp_path / "runs", "a", golden(), slower=2, real_ms=HOUR_MS)
    put(tmp_path / "runs", "b", golden(), slower=1, real_ms=2 * HOUR_MS)
    found = read(tmp_path / "runs", course(golden()))
    assert found.segments[:2] == (13_000, 22_750)


def test_the_segments_of_a_run_make_up_its_last_split(tmp_path: Path) -> None:
    put(tmp_path / "runs", "a", golden())
    found = read(tmp_path / "runs", course(golden()))
    assert sum(segment or 0 for segment in found.segments) == found.splits[-1]
    assert len(found.splits) == 8


def test_the_won_duels_of_a_lost_run_are_best_segments_too(tmp_path: Path) -> None:
    put(tmp_path / "runs", "a", golden("busy"))
    found = read(tmp_path / "runs", course(golden("busy")))
    assert found.splits == ()
    won = [duel is not None for duel in found.segments]
    with closing(sqlite3.connect(tmp_path / "record-book.sqlite")) as connection:
        assert len(won) == connection.execute("SELECT sum(won) FROM duels").fetchone()[0]


def test_a_run_that_does_not_count_is_not_compared(tmp_path: Path) -> None:
    put(tmp_path / "runs", "a", golden(), assisted=True)
    assert read(tmp_path / "runs", course(golden())) == Bests()


def test_seeded_runs_are_compared_on_their_own_seed_alone(tmp_path: Path) -> None:
    put(tmp_path / "runs", "a", golden())
    assert read(tmp_path / "runs", replace(course(golden()), seed="ANOTHER")) == Bests()


def test_drawn_runs_are_compared_whatever_their_seed(tmp_path: Path) -> None:
    put(tmp_path / "runs", "a", golden())
    read(tmp_path / "runs", course(golden()))
    with closing(sqlite3.connect(tmp_path / "record-book.sqlite")) as connection:
        connection.execute("UPDATE runs SET category = 'free', seed = 'DRAWN'")
        assert len(splits.bests(connection, Course("free", "easy", golden().rules)).splits) == 8


def test_the_best_of_another_difficulty_is_no_matter(tmp_path: Path) -> None:
    put(tmp_path / "runs", "a", golden())
    assert read(tmp_path / "runs", replace(course(golden()), difficulty="hard")) == Bests()


def test_a_run_whose_real_time_was_not_measured_is_no_best_run(tmp_path: Path) -> None:
    put(tmp_path / "runs", "a", golden(), real_ms=1)
    assert read(tmp_path / "runs", course(golden())).splits == ()


def test_without_records_there_are_no_bests(tmp_path: Path) -> None:
    assert splits.read(Records(tmp_path / "runs"), course(golden())) == Bests()


def test_a_ranked_run_is_compared_with_ranked_ones_alone(tmp_path: Path) -> None:
    put(tmp_path / "runs", "a", golden())
    assert read(tmp_path / "runs", replace(course(golden()), ranked=True)) == Bests()
