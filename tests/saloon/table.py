"""Knows how a test sits down at a saloon table: names, marks, people and bots, no screen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.catalog import games
from game.core.match import Entry, Match, Start
from game.core.session import Question, Session
from scenes.catalog import table_scene
from scenes.menus.pause import PauseActions, PauseScene
from scenes.services.services import Services, headless_services
from scenes.stack import Reset, Stack
from scenes.table.hooks import TableHooks
from scenes.table.people import Sitter
from tests.scenes.at_table import EMPTY, Place, Ready, pictures, plain_answer

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz")
SALOON: Mapping[str, Any] = {"saloon": True}
POCKETS: Mapping[str, Any] = {"saloon": True, "pockets": ["odd", "glass"]}


def sitters(seats: int, bots: Sequence[int] = (), names: Sequence[str] = NAMES) -> tuple[Sitter, ...]:
    return tuple(Sitter(names[seat], seat, seat not in bots) for seat in range(seats))


def first_of(question: Question[Any, Any]) -> Any:
    """The first thing that may be done."""
    return games()[question.game].rules.legal(question.view.state, question.view.seat)[0]


def sit_down_at(
    services: Services, game: str, start: Start, who: tuple[Sitter, ...],
    answer: Callable[[Question[Any, Any]], Any] = first_of,
) -> Place:  # fmt: skip
    """A table of any game; who is no person is a bot that answers as told."""
    session: Session[Any, Any, Any] = Session(
        Match(games()[game].rules, start), {seat: None for seat, one in enumerate(who) if not one.person}
    )
    written: list[Entry[Any]] = []
    ended: list[int] = []
    gate = [True]

    def recorded(entry: Entry[Any]) -> Ready:
        written.append(entry)
        return Ready(open=lambda: gate[0])

    def pause() -> PauseScene:
        return PauseScene(services, PauseActions(lambda: None, lambda: None))

    hooks = TableHooks(lambda question: Ready(answer(question)), recorded, lambda: ended.append(1), pause, who)
    scene = table_scene(services, session, hooks, lambda: (start.seed, "Yathsel"))
    stack = Stack()
    stack.apply(Reset((scene,)))
    return Place(services, session, scene, stack, written, ended, gate)


def sit_down(
    home: Path, seats: int = 2, bots: Sequence[int] = (), options: Mapping[str, Any] = SALOON,
    position: Mapping[str, Any] = EMPTY, speed: int = 1, language: str = "en", scale: int = 100, seed: str = "SALOON",
    answer: Callable[[Question[Any, Any]], Any] = plain_answer, names: Sequence[str] = NAMES,
) -> Place:  # fmt: skip
    services = replace(headless_services(home, language, scale, speed), assets=pictures())
    start = Start(seats, options, seed, position or None)
    return sit_down_at(services, "yathsel_duel", start, sitters(seats, bots, names), answer)
