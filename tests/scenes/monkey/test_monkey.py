"""Whatever is pressed at whatever moment, nothing breaks and nothing stands still for ever."""

import random
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.catalog import games
from game.core.session import Question, answer
from game.yathsel.bots.table import plain_table
from scenes.campaign.summary import SummaryScene
from scenes.flow import Flow
from scenes.options import PlayOptions
from scenes.services.services import headless_services
from scenes.stack import Reset, Stack
from scenes.table.scene import TableScene
from tests.scenes.at_table import Ready, pictures, sit_down
from tests.scenes.monkey.monkey import Monkey, Report, uncovered

BEST = 1000
WHOLE_RUN = 12_000
DRAWS = 40


def answered(question: Question[Any, Any]) -> Any:
    """What the real bot answers, from the untwisted table alone: quick, and good enough to win."""
    game = games()[question.game]
    return answer(game.rules, partial(game.bot(), question.level, lambda twists: plain_table()), question)


def advice(table: TableScene) -> Any:
    """The best the player can do now."""
    question = table.session.question
    table.session.levels[0] = BEST
    try:
        return answered(question(0))
    finally:
        del table.session.levels[0]


@dataclass
class Inline:
    """Answers in this process at once."""

    gave_up: bool = False

    def submit(self, question: Question[Any, Any]) -> Ready:
        return Ready(answered(question))

    def prepare(self, twists: tuple[str, ...]) -> None:
        """Nothing to make ready."""


def a_run(home: Path, number: int, clever: bool) -> Report:
    """One monkey in the whole game, from the title or straight into a run."""
    chance = random.Random(number)
    services = replace(headless_services(home, "de" if number % 2 else "en", speed=0), assets=pictures())
    options = PlayOptions(seed=f"MONKEY{number}", difficulty=chance.choice(("easy", "normal", "hard"))) if clever else PlayOptions()
    flow = Flow(services, options, Inline())  # type: ignore[arg-type]
    stack = Stack()
    stack.apply(Reset(flow.opening()))
    monkey = Monkey(stack, chance, advice if clever else None)

    def acted() -> int:
        return len(flow.kept.session.match.log) if flow.kept else -1

    report = monkey.play(lambda: isinstance(uncovered(stack.top), SummaryScene), acted, WHOLE_RUN, DRAWS)
    stack.clear()
    if flow.kept:
        flow.kept.close()
    return report


def a_last_duel(home: Path, number: int, clever: bool) -> Report:
    """One monkey at the table of the last duel."""
    place = sit_down(home, {"duel": 7}, speed=(1, 4, 0)[number % 3], seed=f"LAST{number}", answer=answered)
    monkey = Monkey(place.stack, random.Random(number), advice if clever else None)
    return monkey.play(lambda: bool(place.ended), lambda: len(place.written), WHOLE_RUN, DRAWS)


def play(home: Path, runs: int) -> list[Report]:
    """Half of them clever, every fourth at the last duel."""
    reports = []
    for number in range(runs):
        way = a_last_duel if number % 4 == 3 else a_run
        reports.append(way(home / str(number), number, clever=number // 2 % 2 == 0))
    return reports


def test_forty_monkeys_find_no_fault(tmp_path: Path) -> None:
    reports = play(tmp_path, 40)
    assert sum(report.ended for report in reports) >= 20
    assert sum(report.actions for report in reports) > 2000


@pytest.mark.trials
def test_four_hundred_monkeys_find_no_fault(tmp_path: Path) -> None:
    assert sum(report.ended for report in play(tmp_path, 400)) >= 200
