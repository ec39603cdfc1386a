"""`simulate` tells the same of the same seeds, however many processes play, and what it writes can be verified."""

import csv
import io
from pathlib import Path

import pytest

from game.commands import line
from tests.commands.child import program

DUELS = ("simulate", "--game", "yathsel_duel", "--games", "5", "--level", "300", "--seed", "TABLE")
RUNS = ("simulate", "--games", "4", "--level", "0", "--difficulty", "hard", "--seed", "SHORT")


@pytest.fixture(scope="module")
def table(home: Path) -> str:
    """What is told of five duels by one process."""
    done = program(home, *DUELS, env={"PYTHONHASHSEED": "0"})
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_table_names_the_game_the_seeds_and_what_became_of_them(table: str) -> None:
    head, won, ends, *_, digest = table.splitlines()
    assert head == "yathsel_duel, normal, seat 0: 300 per mille, seeds TABLE-0 to -4"
    assert won.startswith("won ")
    assert ends.startswith("ends: higher_total ")
    assert len(digest.removeprefix("digest of all: ")) == 64


def test_another_hash_seed_tells_the_same(table: str, home: Path) -> None:
    assert program(home, *DUELS, env={"PYTHONHASHSEED": "1"}).stdout == table


def test_two_processes_tell_the_same(table: str, home: Path) -> None:
    done = program(home, *DUELS, "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == table


def test_more_processes_than_runs_are_not_started(home: Path) -> None:
    done = program(home, "simulate", "--game", "yathsel_duel", "--games", "1", "--level", "0", "--jobs", "256")
    assert (done.returncode, done.stderr) == (0, "")


def test_runs_are_told_duel_by_duel(home: Path) -> None:
    lines = program(home, *RUNS).stdout.splitlines()
    assert [line.split(":")[0] for line in lines if line.startswith("duel ")] == [f"duel {i}" for i in range(1, 9)]
    assert "duel 1: reached      4, won      0   0.0 %" in lines


def test_csv_has_a_line_a_run_and_the_digests_of_the_table(home: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(program(home, *RUNS, "--csv").stdout)))
    assert [row["run"] for row in rows] == ["0", "1", "2", "3"]
    assert [row["seed"] for row in rows] == [f"SHORT-{k}" for k in range(4)]
    assert {row["reason"] for row in rows} == {"lost"}
    assert all(int(row["own_total"]) <= int(row["their_total"]) for row in rows)
    assert len({row["digest"] for row in rows}) == 4


def test_levels_of_several_seats_take_turns_and_each_is_told_with_its_share(home: Path) -> None:
    levels = ("--level", "300,0", "--seats", "3", "--turning", "--option", "mirror=true")
    lines = program(home, *DUELS, *levels).stdout.splitlines()
    assert lines[0].startswith("yathsel_duel, 3 seats, normal, mirror, turning seats: 300 per mille, 0 per mille, ")
    assert [line.rpartition(" of ")[2] for line in lines[1:4]] == ["5", "5", "5"]
    rows = csv.DictReader(io.StringIO(program(home, *DUELS, *levels, "--csv").stdout))
    assert [row["levels"] for row in rows][:3] == ["300 0 own", "0 own 300", "own 300 0"]


@pytest.mark.parametrize(
    ("words", "told"),
    [(("--seats", "7"), "--seats: is 7, expected 2 to 6"), (("--level", "honest"), "--player: level: expected"),
     (("--level", "1,2,3", "--seats", "2"), "--player: names 3 seats"), (("--option", "mirror"), "NAME=VALUE"),
     (("--option", "colour=red"), "options.colour: unknown key"), (("--option", "mirror=2"), "options.mirror"),
     (("--without", "high"), "for yathsel_run")],
)  # fmt: skip
def test_what_a_game_cannot_play_is_a_sentence(home: Path, words: tuple[str, ...], told: str) -> None:
    done = program(home, *DUELS, *words)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert told in done.stderr


def test_a_seed_with_commas_and_quotes_stays_one_field(home: Path) -> None:
    done = program(home, "simulate", "--game", "yathsel_duel", "--games", "1", "--csv", "--seed", 'a,"b"')
    assert next(csv.DictReader(io.StringIO(done.stdout)))["seed"] == 'A,"B"-0'


def test_what_is_written_is_verified(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "runs"
    assert program(home, *RUNS, "--write", str(folder), "--jobs", "2").returncode == 0
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"yathsel_run-{k:05d}.run.json" for k in range(4)]
    done = program(home, "verify", *map(str, files))
    assert done.returncode == 0
    assert done.stdout.count(": ok | lost, scores [0, 1]") == 4


def test_a_folder_that_cannot_be_made_is_a_sentence(home: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = program(home, *DUELS, "--write", str(tmp_path / "file" / "runs"))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("--write: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_cannot_be_written_is_a_sentence(home: Path, tmp_path: Path, jobs: str) -> None:
    (tmp_path / "yathsel_duel-00000.run.json").mkdir()
    done = program(home, *DUELS, "--jobs", jobs, "--write", str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "")
    assert "yathsel_duel-00000.run.json cannot be written" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [(("--games", "0"), "from 1 to 1000000"), (("--games", "-3"), "from 1 to 1000000"),
     (("--games", "many"), "from 1 to 1000000"), (("--games", "9" * 5000), "from 1 to 1000000"),
     (("--games", "٣"), "from 1 to 1000000"), (("--jobs", "0"), "from 1 to 256"), (("--jobs", "257"), "from 1 to 256"),
     (("--level", "1001"), "from 0 to 1000"), (("--level", "0.5"), "from 0 to 1000"), (("--seed", ""), "1 to 64"),
     (("--seed", "x" * 65), "1 to 64"),
     (("--difficulty", "brutal"), "easy"), (("--game", "chess"), "yathsel_run"), (("--loud",), "--loud")],
)  # fmt: skip
def test_a_bad_argument_is_a_sentence_and_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], expected: str
) -> None:
    with pytest.raises(SystemExit) as end:
        line.parsed(["simulate", *arguments])
    said = capsys.readouterr()
    assert (end.value.code, said.out) == (2, "")
    assert expected in said.err.splitlines()[-1]
    assert len(said.err.splitlines()[-1]) < 250


def test_a_seed_too_long_once_numbered_is_a_sentence_and_2(home: Path) -> None:
    done = program(home, "simulate", "--seed", "x" * 63)
    assert (done.returncode, done.stdout) == (2, "")
    assert "expected 1 to 64" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_seed_that_the_terminal_cannot_show_is_escaped(home: Path) -> None:
    done = program(home, "simulate", "--game", "yathsel_duel", "--games", "1", "--seed", "Ω", "--level", "0",
                   flags=("-X", "utf8"), env={"PYTHONIOENCODING": "ascii"})  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "seeds \\u03a9-0" in done.stdout
