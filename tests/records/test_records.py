"""Knows that the records are what the run files say, that they come back when lost, and what they count."""

import shutil
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from game.core import runfile
from game.core.runfile import RunFileError
from scenes.services import badges, best_times, reckoning, records, statistics
from scenes.services.records import Records
from scenes.services.statistics import Figures

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RUNS = GOLDEN / "yathsel_run"


def nothing() -> None:
    """No breath: tests are in a hurry."""


def known(runs: Path) -> Records:
    kept = Records(runs, nothing)
    kept.refresh()
    assert kept.wait(60)
    return kept


def said(kept: Records, level: str = "") -> Figures:
    return statistics.read(kept, level)


def put(runs: Path, *names: str) -> None:
    """Golden runs as finished runs, in this order."""
    folder = runs / records.FINISHED
    folder.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(names):
        run = runfile.loads((RUNS / f"{name}.run.json").read_bytes())
        run.marks = runfile.Marks(seeded=True)
        (folder / f"2026010{number}-{name}.run.json").write_bytes(runfile.dumps(run))


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    put(tmp_path / "runs", "won", "lost", "abandoned")
    return tmp_path / "runs"


def test_without_any_run_nothing_is_known(tmp_path: Path) -> None:
    assert said(Records(tmp_path / "runs")) == Figures()


def test_a_won_a_lost_and_an_abandoned_run_are_three_classes(runs: Path) -> None:
    found = said(known(runs))
    assert (found.won, found.lost, found.abandoned) == (1, 1, 1)


def test_the_win_rate_is_of_the_runs_played_to_their_end(runs: Path) -> None:
    assert said(known(runs)).win_rate == 500


def test_an_abandoned_run_ends_a_streak(tmp_path: Path) -> None:
    put(tmp_path / "runs", "won", "won", "abandoned")
    found = said(known(tmp_path / "runs"))
    assert (found.streak, found.longest) == (0, 2)


def test_a_won_run_is_among_the_best_times_of_its_class(runs: Path) -> None:
    kept = known(runs)
    assert [best.game_ms for best in best_times.read(kept, "seeded").fastest] == [165750]
    assert best_times.read(kept, "free").fastest == ()


def test_a_run_whose_real_time_was_not_measured_as_a_whole_is_no_best_time(runs: Path) -> None:
    path = runs / records.FINISHED / "20260100-won.run.json"
    run = runfile.loads(path.read_bytes())
    run.times.real_ms = 5
    path.write_bytes(runfile.dumps(run))
    assert best_times.read(known(runs), "seeded").fastest == ()


def test_a_forked_run_counts_nowhere(runs: Path) -> None:
    path = runs / records.FINISHED / "20260100-won.run.json"
    run = runfile.loads(path.read_bytes())
    run.marks.forked = True
    path.write_bytes(runfile.dumps(run))
    assert said(known(runs)).won == 0


def test_a_difficulty_is_counted_by_itself(runs: Path) -> None:
    kept = known(runs)
    levels = [said(kept, level).played for level in ("easy", "normal", "hard")]
    assert sum(levels) == said(kept).played


def test_the_database_is_made_anew_when_it_is_lost(runs: Path) -> None:
    before = said(known(runs))
    for path in runs.parent.glob(f"{records.NAME}*"):
        path.unlink()
    assert said(known(runs)) == before


def test_after_other_rules_every_file_is_read_again(runs: Path) -> None:
    kept = known(runs)
    before = said(kept)
    with closing(sqlite3.connect(kept.path)) as connection:
        connection.execute("UPDATE runs SET ending = 'won'")
        connection.commit()
        connection.execute("PRAGMA application_id = 1")
    assert said(kept) != before
    assert said(known(runs)) == before


@pytest.mark.parametrize("damage", [b"", b"no database at all" * 100, None])
def test_a_damaged_database_is_put_aside_and_made_anew(runs: Path, damage: bytes | None) -> None:
    kept = known(runs)
    before = said(kept)
    for ending in ("-wal", "-shm"):
        kept.path.with_name(kept.path.name + ending).unlink(missing_ok=True)
    raw = bytearray(kept.path.read_bytes())
    raw[4096:20000] = b"\xff" * (20000 - 4096)
    kept.path.write_bytes(bytes(raw) if damage is None else damage)
    again = known(runs)
    assert again.trouble is None
    assert said(again) == before
    assert (again.aside is not None) == (damage != b"")


def test_a_database_of_a_newer_form_is_put_aside(runs: Path) -> None:
    kept = known(runs)
    connection = sqlite3.connect(kept.path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    again = known(runs)
    assert again.aside is not None
    assert said(again).won == 1


def test_a_database_of_the_first_form_is_brought_to_the_newest(runs: Path) -> None:
    path = runs.parent / records.NAME
    connection = sqlite3.connect(path)
    connection.executescript(records.MIGRATIONS[0] + "PRAGMA user_version = 1;")
    connection.close()
    kept = known(runs)
    assert kept.aside is None
    assert said(kept).won == 1


@pytest.mark.parametrize("form", [2, 3])
def test_a_database_with_runs_in_it_is_brought_to_the_newest_form(runs: Path, form: int) -> None:
    """It is read again whole, since what is counted has grown."""
    path = runs.parent / records.NAME
    connection = sqlite3.connect(path)
    for script in records.MIGRATIONS[:form]:
        connection.executescript(script)
    connection.executescript(
        "INSERT INTO files VALUES (1, '20260100-won.run.json', 5, 5, NULL); "
        "INSERT INTO deeds VALUES (1, 'dived', 99); INSERT INTO duels VALUES (1, 0, 'gus', 1, 999, 0, 7); "
        f"PRAGMA user_version = {form};"
    )
    connection.close()
    kept = known(runs)
    assert kept.aside is None
    found = said(kept)
    assert (found.won, found.highest < 999) == (1, True)
    with kept.asked() as now:
        assert now is not None
        assert now.execute("PRAGMA user_version").fetchone() == (len(records.MIGRATIONS),)
        assert now.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert now.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert now.execute("SELECT count(*) FROM badges").fetchone() == (len(badges.badges()),)


def test_a_damaged_run_file_is_named_and_stays_where_it_is(runs: Path) -> None:
    path = runs / records.FINISHED / "20260101-lost.run.json"
    path.write_bytes(path.read_bytes()[:5000])
    found = said(known(runs))
    assert (found.unread, found.lost, found.won) == (1, 0, 1)
    assert path.stat().st_size == 5000


@pytest.mark.parametrize("winners", [5, None, [[1]], [{}]])
def test_an_edited_game_of_the_saloon_is_named_and_the_files_after_it_are_read(runs: Path, winners: object) -> None:
    game = runfile.loads(next((GOLDEN / "bang_dice").glob("*.run.json")).read_bytes())
    game.result = {**(game.result or {}), "winners": winners}
    (runs / records.FINISHED / "20250101-edited.run.json").write_bytes(runfile.dumps(game))
    found = said(known(runs))
    assert (found.unread, found.won, found.lost) == (1, 1, 1)


def test_a_reading_ends_in_the_middle_of_a_file(runs: Path) -> None:
    kept = Records(runs, partial(time.sleep, 0.2))
    kept.refresh()
    while not kept.left:
        time.sleep(0.01)
    began = time.monotonic()
    kept.close()
    assert (kept.busy, time.monotonic() - began < 3) == (False, True)
    assert said(known(runs)).won == 1


def test_a_file_is_read_once(runs: Path) -> None:
    known(runs)
    kept = Records(runs, nothing)
    kept.refresh()
    kept.wait(60)
    assert kept.changes == 2


def test_a_file_that_is_gone_counts_no_more(runs: Path) -> None:
    known(runs)
    shutil.rmtree(runs / records.FINISHED)
    found = said(known(runs))
    assert (found.played, found.abandoned, found.duels) == (0, 0, 0)


def test_every_golden_run_of_every_game_is_counted() -> None:
    for path in sorted(GOLDEN.glob("*/*.run.json")):
        assert reckoning.reckoned(path.read_bytes(), nothing).game == path.parent.name


def test_the_dice_expected_are_as_many_as_fell() -> None:
    counted = reckoning.reckoned((RUNS / "won.run.json").read_bytes(), nothing)
    for throws in counted.throws.values():
        assert sum(throws.fell) > 300
        assert abs(sum(throws.expected) / reckoning.MILLION - sum(throws.fell)) < 0.01


def test_an_edited_run_is_refused() -> None:
    run = runfile.loads((RUNS / "won.run.json").read_bytes())
    run.actions[100] = (run.actions[100][0] + 1, *run.actions[100][1:])
    assert run.result is not None
    run.result["scores"] = [7, 1]
    with pytest.raises(RunFileError, match="the result differs"):
        reckoning.reckoned(runfile.dumps(run), nothing)
