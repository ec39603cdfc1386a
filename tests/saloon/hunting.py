"""Knows how a test sits down at the cantina table of Bounty Hunter: names, people and bots, no screen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.catalog import games
from game.core.match import Entry, Match, Start
from game.core.session import Question, Session
from scenes.catalog import table_scene
from scenes.menus.pause import PauseActions, PauseScene
from scenes.services.services import headless_services
from scenes.stack import Reset, Stack
from scenes.table.hooks import TableHooks
from tests.saloon.table import sitters
from tests.scenes.at_table import EMPTY, Place, Ready, pictures

GAME = "bounty_hunter"
OFFERS: Mapping[str, Any] = {
    "deck": ["BBBYY", "OOOWW", "PPPP"], "piles": [["RRBB", "OOPP"], ["RRRR"], []], "chips": [2, 1, 3], "start": 1,
    "dice": list("RBYGB"), "phase": "offer", "markers": {"1": 3, "2": 5},
}  # fmt: skip
HUNT: Mapping[str, Any] = {**OFFERS, "phase": "hunt", "markers": {"0": 4, "1": 6}, "hunter": 0, "throws_left": 4}
LEFT: Mapping[str, Any] = {**HUNT, "grey": [{"face": "B", "paid": False}, None]}
ROB: Mapping[str, Any] = {
    **OFFERS, "piles": [["RRBB", "OOPP"], ["GGGG", "RRRR"], ["YYWW", "YYYPP"]], "start": 0, "phase": "target",
    "markers": {},
}  # fmt: skip


def first_of(question: Question[Any, Any]) -> Any:
    """The first thing that may be done."""
    return games()[GAME].rules.legal(question.view.state, question.view.seat)[0]


def sit_down(
    home: Path, position: Mapping[str, Any] = EMPTY, seats: int = 3, bots: Sequence[int] = (1, 2), speed: int = 0,
    options: Mapping[str, Any] = EMPTY, language: str = "en", scale: int = 100, seed: str = "CANTINA",
) -> Place:  # fmt: skip
    services = replace(headless_services(home, language, scale, speed), assets=pictures())
    match = Match(games()[GAME].rules, Start(seats, options, seed, position or None))
    session: Session[Any, Any, Any] = Session(match, dict.fromkeys(bots))
    written: list[Entry[Any]] = []
    ended: list[int] = []
    gate = [True]

    def recorded(entry: Entry[Any]) -> Ready:
        written.append(entry)
        return Ready(open=lambda: gate[0])

    def pause() -> PauseScene:
        return PauseScene(services, PauseActions(lambda: None, lambda: None))

    hooks = TableHooks(
        lambda question: Ready(first_of(question)), recorded, lambda: ended.append(1), pause, sitters(seats, bots)
    )  # fmt: skip
    scene = table_scene(services, session, hooks, lambda: (seed, "Yathsel"))
    stack = Stack()
    stack.apply(Reset((scene,)))
    return Place(services, session, scene, stack, written, ended, gate)
