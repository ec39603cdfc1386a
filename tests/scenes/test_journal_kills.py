"""What a run survives: the game killed at any moment, a disk without room, a file that is not what it should be."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from game.core import replay, runfile
from scenes.campaign import keeper
from scenes.campaign.keeper import Wanted
from scenes.services import saves
from tests.scenes import played

ROOT = Path(__file__).resolve().parents[2]
KILLS = 20
MOST_A_START = 30


def child(arguments: list[str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


def undisturbed(tmp_path: Path) -> list[runfile.Step]:
    """Every action of the run, played through in one go."""
    kept = keeper.begin(tmp_path / "undisturbed", Wanted("easy", played.SEED, True))
    while not kept.over:
        played.step(kept)
    kept.close()
    return replay.steps_of(kept.session.match)


def killed_while_playing(runs: Path, chance: random.Random) -> int:
    """Lets a process play for a moment and kills it; how many actions it had said were stored."""
    playing = child([str(ROOT / "tests/scenes/played.py"), str(runs), str(MOST_A_START)])
    assert playing.stdout is not None
    assert playing.stderr is not None
    lines = [playing.stdout.readline() for _ in range(chance.randint(1, MOST_A_START))]
    time.sleep(chance.random() * 0.004)
    playing.kill()
    lines += playing.stdout.readlines()
    assert "Traceback" not in playing.stderr.read()
    playing.wait()
    return max(int(line) for line in lines if line.endswith("\n"))


def test_a_game_killed_at_any_moment_loses_at_most_its_last_action_and_changes_no_die(tmp_path: Path) -> None:
    whole, runs, chance = undisturbed(tmp_path), tmp_path / "runs", random.Random(20)
    resumed = 0
    for _ in range(KILLS):
        said = killed_while_playing(runs, chance)
        found = saves.examine(runs)
        assert found.kind == "waiting"
        assert not found.lost
        assert said <= len(found.steps) <= said + 1
        assert list(found.steps) == whole[: len(found.steps)]
        assert found.header is not None
        assert found.header.marks.resumed >= resumed
        resumed = found.header.marks.resumed
    assert resumed == KILLS - 1


FULL = """
import resource, sys
from pathlib import Path
from scenes.campaign import keeper
from scenes.campaign.keeper import Wanted
from scenes.services import saves
from tests.scenes import played

runs = Path(sys.argv[1])
kept = keeper.begin(runs, Wanted("easy", played.SEED, True))
for _ in range(30):
    assert played.step(kept).wait(10)
assert kept.trouble is None
before = (runs / saves.JOURNAL).read_bytes()
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 20, hard))
for _ in range(10):
    ticket = played.step(kept)
    assert ticket.wait(10)
    assert ticket.fault is not None
assert kept.trouble is not None
assert (runs / saves.JOURNAL).read_bytes() == before
assert len(saves.examine(runs).steps) == 30
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
ticket = played.step(kept)
assert ticket.wait(10)
assert ticket.fault is None
assert len(saves.examine(runs).steps) == 41
kept.close()
print("fine")
"""


def test_without_room_the_old_lines_stay_nothing_is_called_stored_and_later_all_of_it_is(tmp_path: Path) -> None:
    script = tmp_path / "full.py"
    script.write_text(FULL)
    out, faults = child([str(script), str(tmp_path / "runs")]).communicate(timeout=60)
    assert out == "fine\n", faults


def finished(runs: Path) -> list[Path]:
    return sorted((runs / saves.FINISHED).iterdir())


def played_out(runs: Path) -> tuple[keeper.Keeper, bytes]:
    """A run played to its end, and its journal as it lay there just before it was removed."""
    kept = keeper.begin(runs, Wanted("easy", played.SEED, True))
    while not kept.over:
        played.step(kept)
    assert kept.stored is not None
    assert kept.stored.wait(10)
    kept.close()
    lines = [runfile.header_line(kept.header)]
    for step in replay.steps_of(kept.session.match):
        lines.append(runfile.step_line(step, runfile.sum_of(lines[-1])))
    return kept, b"".join(lines)


def test_a_finished_run_lies_in_its_file_and_its_journal_is_gone(tmp_path: Path) -> None:
    kept, _ = played_out(tmp_path)
    assert kept.file is not None
    assert finished(tmp_path) == [kept.file]
    assert not (tmp_path / saves.JOURNAL).exists()
    run = runfile.loads(kept.file.read_bytes())
    assert run.result == replay.result_form(kept.session.match.outcome)
    assert saves.examine(tmp_path).kind == "none"


def test_a_run_killed_between_its_file_and_its_journals_end_is_counted_once(tmp_path: Path) -> None:
    kept, journal = played_out(tmp_path)
    for _ in range(2):
        (tmp_path / saves.JOURNAL).write_bytes(journal)
        found = saves.examine(tmp_path)
        assert found.kind == "over"
        again = keeper.go_on(tmp_path, found)
        stored = again.conclude()
        assert stored is not None
        assert stored.wait(10)
        again.close()
        assert finished(tmp_path) == [kept.file]
        assert saves.examine(tmp_path).kind == "none"


def test_a_run_killed_after_its_end_but_before_its_file_is_written_is_over_all_the_same(tmp_path: Path) -> None:
    _, journal = played_out(tmp_path / "elsewhere")
    (tmp_path / saves.JOURNAL).write_bytes(journal)
    found = saves.examine(tmp_path)
    assert found.kind == "over"
    again = keeper.go_on(tmp_path, found)
    stored = again.conclude()
    assert stored is not None
    assert stored.wait(10)
    again.close()
    assert len(finished(tmp_path)) == 1
