"""Whatever is pressed on the noon street at whatever moment, nothing breaks and nothing stands still for ever."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.catalog import games
from game.core.match import Match, Start
from game.core.session import Question, Session
from scenes.catalog import table_scene
from scenes.menus.pause import PauseActions, PauseScene
from scenes.services.services import headless_services
from scenes.stack import Reset, Stack
from scenes.table.people import Sitter
from scenes.table.scene import TableHooks
from tests.scenes.at_table import Ready, pictures
from tests.scenes.monkey.monkey import Monkey, Report

INPUTS, DRAWS = 1500, 60


def a_noon(home: Path, number: int) -> Report:
    """A monkey at a table of three to eight, some of them people, so that the curtain comes too."""
    chance = random.Random(number)
    seats, people = chance.randint(3, 8), chance.randint(1, 3)
    services = replace(headless_services(home, "de" if number % 2 else "en", speed=0), assets=pictures())
    session = Session(Match(games()["bang_dice"].rules, Start(seats, {}, f"MONKEY{number}")),
                      dict.fromkeys(range(people, seats)))  # fmt: skip

    def think(question: Question[Any, Any]) -> Ready:
        return Ready(chance.choice(games()["bang_dice"].rules.legal(question.view.state, question.view.seat)))

    def pause() -> PauseScene:
        return PauseScene(services, PauseActions(lambda: None, lambda: None))

    ended: list[int] = []
    sitters = tuple(Sitter(f"N{seat}", seat, seat < people) for seat in range(seats))
    hooks = TableHooks(think, lambda entry: Ready(), lambda: ended.append(1), pause, sitters)
    stack = Stack()
    stack.apply(Reset((table_scene(services, session, hooks, lambda: ("NOON",)),)))
    monkey = Monkey(stack, chance, None)
    return monkey.play(lambda: bool(ended), lambda: len(session.match.log), INPUTS, DRAWS)


@pytest.mark.parametrize("number", range(6))
def test_a_monkey_finds_no_fault_on_the_street(tmp_path: Path, number: int) -> None:
    assert a_noon(tmp_path, number).actions > 5
