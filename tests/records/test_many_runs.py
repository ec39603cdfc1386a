"""Knows that a thousand runs by bots are true whoever checks them: in another process, locale or order of hashes, in
the records, and by the verifier of throws (trials)."""

import os
import subprocess
import sys
import warnings
from collections import Counter
from pathlib import Path

import pytest

from game.core import runfile
from scenes.services.records import Records
from tests.project.recomputed import unlike_faces, unlike_shots

pytestmark = pytest.mark.trials

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = {"cheater": 100, "honest": 100, "beginner": 100, "850": 34}
RUNS = [
    (difficulty, player, games - (player == "850" and difficulty != "normal"))
    for difficulty in ("easy", "normal", "hard")
    for player, games in PLAYERS.items()
]
OTHERS = {
    "yathsel_duel": ["--player", "1000,500,700", "--turning", "--difficulty", "hard"],
    "bounty_hunter": ["--player", "sharp,cautious,rookie", "--turning"],
    "bang_dice": ["--player", "sharp,cautious,rookie,sharp,rookie", "--turning"],
    "super_teams": ["--player", "steady,rookie,steady,rookie", "--turning"],
}
OTHER_GAMES = 100
AT_ONCE = 50
LONGEST_S = 3600


def commanded(folder: Path, hashes: str, arguments: list[str], **surroundings: str) -> str:
    """What `main.py` says, under this PYTHONHASHSEED and these other variables; its own error text if it fails."""
    cleared = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    own = {"YATHSEL_HOME": str(folder / "home"), "PYTHONHASHSEED": hashes}
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *arguments], cwd=folder, env={**cleared, **own, **surroundings},
        capture_output=True, text=True, encoding="utf-8", timeout=LONGEST_S,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:] + done.stdout[-2000:]
    return done.stdout


def verdicts(folder: Path, files: list[str], hashes: str, **surroundings: str) -> str:
    """The reports on all files as `verify --json` prints them."""
    parts = [files[start : start + AT_ONCE] for start in range(0, len(files), AT_ONCE)]
    return "".join(commanded(folder, hashes, ["verify", "--json", *part], **surroundings) for part in parts)


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The variables of a German locale, made for this; where none can be, another than C, and a warning says so."""
    folder = tmp_path_factory.mktemp("locale")
    try:
        subprocess.run(
            ["localedef", "-i", "de_DE", "-f", "UTF-8", str(folder / "de_DE.UTF-8")], check=True, capture_output=True
        )
    except (OSError, subprocess.CalledProcessError):
        warnings.warn("localedef cannot make a German locale here: C.UTF-8 in its place", stacklevel=1)
        return {"LC_ALL": "C.UTF-8"}
    return {"LOCPATH": str(folder), "LC_ALL": "de_DE.UTF-8"}


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a thousand runs were written."""
    folder = tmp_path_factory.mktemp("many")
    for difficulty, player, games in RUNS:
        named = ["--difficulty", difficulty, "--player", player, "--games", str(games), "--jobs", "2"]
        commanded(folder, "random", ["simulate", *named, "--seed", f"{difficulty}-{player}", "--write", player])
        for path in (folder / player).iterdir():
            goal = folder / "runs" / "finished" / f"{difficulty}-{player}-{path.name}"
            goal.parent.mkdir(parents=True, exist_ok=True)
            path.rename(goal)
    return folder


@pytest.fixture(scope="module")
def files(runs: Path) -> list[str]:
    """The names of their files."""
    return sorted(str(path.relative_to(runs)) for path in runs.glob("runs/finished/*.run.json"))


def test_a_thousand_runs_are_written(files: list[str]) -> None:
    assert len(files) == 1000


def test_all_are_true_in_two_processes_with_other_hashes_and_locales(
    runs: Path, files: list[str], german: dict[str, str]
) -> None:
    in_c = verdicts(runs, files, "1", LC_ALL="C")
    assert in_c.count('"verdict": "ok"') == in_c.count("\n") == len(files)
    assert verdicts(runs, files, "4711", **german) == in_c


def test_the_records_count_all_and_find_no_fault(runs: Path, files: list[str]) -> None:
    records = Records(runs / "runs", between=lambda: None)
    records.refresh()
    assert records.wait(LONGEST_S)
    with records.asked() as connection:
        assert connection is not None
        faults = connection.execute("SELECT name, fault FROM files WHERE fault IS NOT NULL").fetchall()
        counted = connection.execute("SELECT count(*) FROM runs").fetchone()[0]
    assert (faults, counted) == ([], len(files))


def test_every_throw_of_all_is_recomputed_from_the_seed(runs: Path, files: list[str]) -> None:
    unlike = {name: unlike_faces(runfile.loads((runs / name).read_bytes())) for name in files}
    assert {name: found for name, found in unlike.items() if found} == {}


def test_they_end_in_every_way(runs: Path, files: list[str]) -> None:
    results = [runfile.loads((runs / name).read_bytes()).result or {} for name in files]
    ends = Counter(("won" if 0 in result["winners"] else "lost", result["reason"]) for result in results)
    assert {won for won, _ in ends} == {"won", "lost"}


@pytest.mark.parametrize("game", OTHERS)
def test_a_hundred_of_another_game_are_true_everywhere(game: str, tmp_path: Path, german: dict[str, str]) -> None:
    named = ["--game", game, "--games", str(OTHER_GAMES), "--jobs", "2", *OTHERS[game]]
    commanded(tmp_path, "random", ["simulate", *named, "--seed", "MANY", "--write", "written"])
    written = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.glob("written/*.run.json"))
    in_c = verdicts(tmp_path, written, "1", LC_ALL="C")
    assert in_c.count('"verdict": "ok"') == in_c.count("\n") == OTHER_GAMES
    assert verdicts(tmp_path, written, "4711", **german) == in_c
    unlike = {"yathsel_duel": unlike_faces, "bang_dice": unlike_shots}.get(game, lambda run: [])
    assert [found for name in written for found in unlike(runfile.loads((tmp_path / name).read_bytes()))] == []
