"""`seedbook` tells what seeds hold, finds what is looked for, and answers what it cannot in one sentence."""

import csv
import io
import json
from pathlib import Path

import pytest

from tests.commands.child import program


def test_one_seed_is_told_whole(home: Path) -> None:
    lines = program(home, "seedbook", "prairie").stdout.splitlines()
    assert lines[0] == "seed PRAIRIE, normal"
    assert [line.split(":")[0] for line in lines if line.startswith("duel ")] == [f"duel {i}" for i in range(1, 9)]
    assert len([line for line in lines if line.startswith("  pouches ")]) == 8 * 13


def test_many_seeds_are_a_line_each(home: Path) -> None:
    lines = program(home, "seedbook", "--from", "A", "--count", "5").stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == [f"A-{k}" for k in range(5)]


def test_only_seeds_that_hold_all_that_is_looked_for_are_told_with_the_place(home: Path) -> None:
    done = program(
        home, "seedbook", "--from", "A", "--count", "60", "--find", "mirror", "--find", "joker", "--by-duel", "1"
    )
    assert done.returncode == 0
    assert all("mirror duel 1 turn " in line and "joker duel 1 turn " in line for line in done.stdout.splitlines())


def test_what_no_seed_holds_ends_with_a_sentence_and_exit_1(home: Path) -> None:
    done = program(home, "seedbook", "X", "--find", "stranger", "--by-duel", "7")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "none of 1 seeds holds stranger\n"


def test_csv_has_a_line_a_thing_counted_from_1(home: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(program(home, "seedbook", "X", "--csv").stdout)))
    assert {row["kind"] for row in rows} == {"kit", "twist", "opponent", "house_rule", "stock", "stop"}
    assert {int(row["turn"]) for row in rows if row["kind"] == "stock"} == set(range(1, 14))


def test_json_has_an_object_a_seed(home: Path) -> None:
    done = program(home, "seedbook", "X", "Y", "--json", env={"PYTHONHASHSEED": "1"})
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["seed"] for one in told] == ["X", "Y"]
    assert done.stdout == program(home, "seedbook", "X", "Y", "--json", env={"PYTHONHASHSEED": "2"}).stdout


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ((), "seedbook: no seed named, expected SEED or --from BASE\n"),
        (
            ("X", "--find", "gun"),
            "seedbook: --find is 'gun', expected a die, trick, charm, kit, twist, opponent, house rule or stop\n",
        ),
        (("X", "--stake", "2"), "seedbook: --stake is 2, expected 0 on normal\n"),
        (
            ("--from", "X" * 63, "--count", "11"),
            "seedbook: --from: with a number behind it, the seed: has 65 characters, expected 1 to 64\n",
        ),
        (
            ("--from", "daily 2026-11", "--count", "11"),
            "seedbook: --from: with a number behind it, the seed: 'DAILY 2026-11-10' belongs to the calendar, "
            "expected one of your own\n",
        ),
    ],
)
def test_what_cannot_be_looked_up_is_one_sentence(home: Path, asked: tuple[str, ...], said: str) -> None:
    done = program(home, "seedbook", *asked)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)
