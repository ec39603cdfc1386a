"""The report of simulated runs, and the words on the command line that ask for it."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.commands import report
from game.commands.plots import Point, bars
from game.commands.protocol import Desk
from game.commands.simulate import Plan, play_one

ROOT = Path(__file__).resolve().parents[2]


def test_a_report_has_its_tables_and_plots(tmp_path: Path) -> None:
    plan = Plan("yathsel_run", 1, {"difficulty": "hard"}, ("beginner",), "REPORT")
    report.write(tmp_path, plan, [play_one(plan, 0)])
    assert {path.name for path in tmp_path.iterdir()} == {"report.md", "duels.csv", "goods.csv", "won.svg", "gold.svg"}
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert text.startswith("# beginner, hard: 1 runs, seeds REPORT-0 to -0")
    assert "| 1 | 1 |" in text
    assert (tmp_path / "won.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_same_run_has_the_same_counts() -> None:
    plan = Plan("yathsel_run", 1, {"difficulty": "hard"}, ("beginner",), "REPORT")
    assert play_one(plan, 0) == play_one(plan, 0)


def test_an_error_is_never_nought() -> None:
    assert 0 < report.error(0, 100) < 0.02
    assert report.error(500, 1000) == pytest.approx(0.0158, abs=0.0001)
    assert report.share(1, 0) == 0.0


def test_bars_reach_as_high_as_their_figures() -> None:
    drawn = bars("Duels won", "per cent", [Point("1", 100.0), Point("2", 50.0, 5.0)])
    assert drawn.count("<rect") == 3
    assert ">100<" in drawn


@pytest.mark.parametrize("words", [["--player", "genius"], ["--player", "honest", "--game", "yathsel_duel"]])
def test_a_player_that_does_not_exist_there_is_one_sentence(words: list[str]) -> None:
    asked = subprocess.run(
        [sys.executable, "main.py", "simulate", "--games", "1", *words], cwd=ROOT, capture_output=True, text=True
    )
    assert asked.returncode != 0
    assert "Traceback" not in asked.stderr
    assert "player" in asked.stderr


def test_the_protocol_names_the_players_of_a_run() -> None:
    desk = Desk()
    begun = desk.answer({"cmd": "new", "game": "yathsel_run", "seed": "PROTOCOL"})
    told = desk.answer({"cmd": "bot", "match": begun["match"], "seat": 0, "level": "honest"})
    assert told["ok"]
    assert told["action"]["type"] == "kit"
    refused = desk.answer({"cmd": "bot", "match": begun["match"], "seat": 0, "level": "genius"})
    assert refused["error"]["code"] == "bad_value"


def test_a_duel_knows_no_such_players() -> None:
    desk = Desk()
    begun = desk.answer({"cmd": "new", "game": "yathsel_duel", "seed": "PROTOCOL"})
    assert not desk.answer({"cmd": "bot", "match": begun["match"], "seat": 0, "level": "honest"})["ok"]
