"""Knows which moments of Bounty Hunter are photographed."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping, Sequence
from typing import Any

from game import __version__
from game.catalog import games
from game.core.match import Match, Start
from game.core.session import Session
from scenes.catalog import book_scene, table_scene
from scenes.menus.pause import PauseActions, PauseScene
from scenes.menus.rulesbook import RulesBookScene
from scenes.services.inputs import Pointer
from scenes.skins.bounty_hunter import layout
from scenes.stack import Scene
from scenes.table.people import Sitter
from scenes.table.scene import TableHooks, TableScene
from tools.stage import Answered, Stage

NAMES = ("Mara", "Otto", "Calico Ada", "Silas", "Juno")
SEED = "CANTINA"
DECK = ["BBBYY", "OOOWW", "PPPP", "RRWW", "GGGRR", "YYGG"]


def hunt(
    stage: Stage, position: Mapping[str, Any] | None, seats: int = 3, people: Sequence[int] = (0,),
    options: Mapping[str, Any] | None = None,
) -> TableScene:  # fmt: skip
    """A table in the middle of a game, laid on the stage; bots take the first thing they may do."""
    match = Match(games()["bounty_hunter"].rules, Start(seats, options or {}, SEED, position))
    session = Session(match, {seat: None for seat in range(seats) if seat not in people})

    def pause() -> Scene:
        return PauseScene(stage.services, PauseActions(lambda: None, lambda: None, lambda: SEED))

    def think(question: Any) -> Answered:
        return Answered(match.rules.legal(question.view.state, question.view.seat)[0])

    sitters = tuple(Sitter(NAMES[seat], seat, seat in people) for seat in range(seats))
    hooks = TableHooks(think, lambda entry: Answered(), lambda: None, pause, sitters)
    scene = table_scene(stage.services, session, hooks, lambda: (SEED, f"Yathsel {__version__} · {match.rules.id}"))
    stage.lay(scene)
    return scene


def position(dice: str, phase: str, more: Mapping[str, Any]) -> Mapping[str, Any]:
    """The middle of a game with these dice."""
    base = {
        "deck": DECK, "piles": [["RRBB", "OOPP"], ["RRRR"], []], "chips": [2, 1, 3], "start": 1, "dice": list(dice),
        "phase": phase,
    }  # fmt: skip
    return {**base, **more}


def shoot_offers(stage: Stage) -> None:
    """A round begins; the offers, with chances; what a hunter and a marker tell of themselves."""
    hunt(stage, None, 2)
    stage.shoot("hunt-scan")
    stage.steps(12)
    stage.shoot("hunt-scan-lies")
    hunt(stage, position("RBYGB", "offer", {"markers": {"1": 3, "2": 5}}))
    stage.steps(60)
    stage.shoot("hunt-offer")
    stage.press("dive")
    _until_solved(stage)
    stage.stack.handle(Pointer(layout.marker(4).center, 0, "move"))
    stage.shoot("hunt-offer-chances")
    stage.press("confirm", "right", "right", "info")
    stage.shoot("hunt-explains-a-marker")
    stage.press("info_end")
    stage.stack.handle(Pointer(layout.seat(1, 3).center, 0, "move"))
    stage.shoot("hunt-explains-a-hunter")


def shoot_hunts(stage: Stage) -> None:
    """The own hunt: before a throw, dice aside with the chance, grey dice of all sorts, the dice in the air."""
    markers = {"0": 3, "1": 4, "2": 6}
    grey = [{"face": "B", "paid": False}, None]
    hunt(stage, position("RBYGB", "hunt", {"markers": {"0": 4, "1": 6}, "hunter": 0, "throws_left": 4, "grey": grey}))
    stage.steps(30)
    stage.shoot("hunt-own-before")
    stage.press("swap")
    stage.steps(90)
    stage.press("swap", "hold_2", "hold_5", "hold_3", "dive")
    stage.steps(90)
    _until_solved(stage)
    stage.shoot("hunt-own-holds")
    stage.press("throw")
    stage.steps(16)
    stage.shoot("hunt-own-throws")
    hunt(stage, position("OOORO", "hunt", {"markers": markers, "hunter": 0, "throws_left": 1, "deck": DECK[1:]}))
    stage.press("hold_1", "hold_2", "hold_3", "next", "info")
    stage.steps(40)
    stage.shoot("hunt-explains-a-die")
    stage.press("info_end", "back", "sell")
    stage.steps(30)
    stage.shoot("hunt-give-up")
    stage.press("left", "back", "prompts")
    stage.steps(20)
    stage.shoot("hunt-prompts")
    stage.press("back", "log")
    stage.steps(20)
    stage.shoot("hunt-log")


def shoot_ends(stage: Stage) -> None:
    """Somebody fails, somebody has it, a bot hunts among five, the traitor's choice, the end."""
    five = {"piles": [["RRBB", "OOPP"], ["RRRR"], [], ["YYWW", "BBPP", "GGGG"], []], "chips": [2, 1, 3, 0, 1]}
    more = {"markers": {"1": 3, "2": 4, "3": 5, "4": 6}, "hunter": 1, "throws_left": 2, **five}
    hunt(stage, position("RBYGB", "hunt", more), 5)
    stage.steps(46)
    stage.shoot("hunt-of-five")
    hunt(stage, position("BBBYR", "hunt", {"markers": {"0": 2, "2": 4}, "hunter": 0, "throws_left": 2}))
    stage.press("sell", "right", "confirm")
    stage.steps(34)
    stage.shoot("hunt-fails")
    whole = {"markers": {"0": 4, "1": 5}, "hunter": 0, "throws_left": 4, "deck": ["RRWW"], "start": 0}
    scene = hunt(stage, position("RRRRB", "hunt", whole))
    for _ in range(40):
        if scene.session.match.state.phase == "over":
            break
        stage.press("hold_1", "hold_2", "hold_5", "throw")
        stage.steps(1)
    stage.steps(80)
    stage.shoot("hunt-fulfilled")
    stage.steps(150)
    stage.shoot("hunt-over")
    choice = {"piles": [["RRBB", "OOPP"], ["GGGG", "RRRR"], ["YYWW", "YYYPP"]], "start": 0}
    hunt(stage, position("RBYGB", "target", choice), options={"traitor": True})
    stage.steps(30)
    stage.press("down")
    stage.shoot("hunt-target")
    owner = {**choice, "markers": {"0": 3, "1": 4, "2": 6}, "hunter": 0, "throws_left": 3, "target": 1}
    hunt(stage, position("RBYGR", "hunt", owner), options={"traitor": True})
    stage.steps(30)
    stage.shoot("hunt-robs")


def _until_solved(stage: Stage) -> None:
    """Chances are there as soon as they are computed."""
    for _ in range(200):
        stage.stack.draw(stage.services.window.canvas)
        time.sleep(0.05)
        if not any(thread.name == "odds" for thread in threading.enumerate()):
            return


def shoot_book(stage: Stage) -> None:
    """The rules book: a page with examples and the page of all contracts."""
    scene = book_scene(stage.services, "bounty_hunter")
    assert isinstance(scene, RulesBookScene)
    stage.lay(scene)
    for page in ("contract", "parts", "table"):
        scene.open_at(page)
        stage.steps(4)
        stage.shoot(f"hunt-book-{page}")


PARTS = (shoot_offers, shoot_hunts, shoot_ends, shoot_book)
