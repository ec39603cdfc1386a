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
SHORT_RUN = 2_500
DRAWS = 40


@dataclass(frozen=True)
class PlainShelf:
    """A shelf on which the untwisted table lies under every name."""

    def kept(self, name: str, read: object, solve: object, written: object) -> Any:
        return plain_table()


def answered(question: Question[Any, Any]) -> Any:
    """What the real bot answers, from the untwisted table alone: quick, and good enough to win."""
    game = games()[question.game]
    return answer(game.rules, partial(game.bot(), question.level, PlainShelf()), question)


def advice(table: TableScene) -> Any:
    """The best that whoever looks can do now."""
    question = table.session.question
    table.session.levels[table.seat] = BEST
    try:
        return answered(question(table.seat))
    finally:
        del table.session.levels[table.seat]


@dataclass
class Inline:
    """Answers in this process at once."""

    gave_up: bool = False

    def submit(self, question: Question[Any, Any]) -> Ready:
        return Ready(answered(question))

    def prepare(self, twists: tuple[str, ...]) -> None:
        """Nothing to make ready."""


def a_run(home: Path, number: int, clever: bool) -> Report:
    """One monkey in the whole game; whenever it leaves, the game is started again, until a run is over."""
    chance = random.Random(number)
    services = replace(headless_services(home, "de" if number % 2 else "en", speed=0), assets=pictures())
    level = chance.choice(("easy", "normal", "hard"))
    options = PlayOptions(seed=f"MONKEY{number}", difficulty=level)
    total = Report()
    while not total.ended and total.inputs < (WHOLE_RUN if clever else SHORT_RUN):
        flow = Flow(services, options, Inline())  # type: ignore[arg-type]
        stack = Stack()
        stack.apply(Reset(flow.opening()))
        monkey = Monkey(stack, chance, advice if clever else None)
        most = WHOLE_RUN if clever else SHORT_RUN - total.inputs
        report = monkey.play(partial(summed_up, stack), partial(acted, flow), most, DRAWS)
        total = Report(total.inputs + report.inputs, total.actions + max(0, report.actions), summed_up(stack))
        stack.clear()
        if flow.kept:
            flow.kept.close()
        options = PlayOptions()
    return total


def summed_up(stack: Stack) -> bool:
    """Whether a run is over and its summary shown."""
    return isinstance(uncovered(stack.top), SummaryScene)


def acted(flow: Flow) -> int:
    """How many actions the run or the game in the saloon that is under way has seen."""
    kept = flow.kept or flow.room.kept
    return len(kept.session.match.log) if kept else -1


def a_last_duel(home: Path, number: int, clever: bool) -> Report:
    """One monkey at the table of the last duel."""
    place = sit_down(home, {"duel": 7}, speed=(1, 4, 0)[number % 3], seed=f"LAST{number}", answer=answered)
    monkey = Monkey(place.stack, random.Random(number), advice if clever else None)
    return monkey.play(lambda: bool(place.ended), lambda: len(place.written), WHOLE_RUN, DRAWS)


def play(home: Path, numbers: range) -> list[Report]:
    """Every other monkey is clever; half of them sit at the last table."""
    return [
        (a_last_duel if number % 4 > 1 else a_run)(home / str(number), number, clever=number % 2 == 0)
        for number in numbers
    ]


@pytest.mark.parametrize("part", range(4))
def test_forty_monkeys_find_no_fault(tmp_path: Path, part: int) -> None:
    reports = play(tmp_path, range(part * 10, part * 10 + 10))
    assert sum(report.ended for report in reports) >= 5
    assert sum(report.actions for report in reports) > 500


@pytest.mark.trials
def test_four_hundred_monkeys_find_no_fault(tmp_path: Path) -> None:
    assert sum(report.ended for report in play(tmp_path, range(40, 440))) >= 200
