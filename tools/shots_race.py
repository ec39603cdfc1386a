"""Knows which moments of Super Teams are photographed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game import __version__
from game.catalog import games
from game.core.match import Match, Start
from game.core.session import Session
from scenes.catalog import table_scene
from scenes.menus.pause import PauseActions, PauseScene
from scenes.services.inputs import Pointer
from scenes.skins.super_teams import layout
from scenes.stack import Scene
from scenes.table.people import Sitter
from scenes.table.scene import TableHooks, TableScene
from tools.stage import Answered, Stage

NAMES = ("Mara", "Otto", "Calico Ada", "Silas")
SEED = "STARS"
EARLY: Mapping[str, Any] = {
    "ships": {"red1": 9, "red2": 16, "green1": 14, "green2": 5, "black1": 11, "black2": 3, "yellow1": 21,
              "yellow2": 30},
    "hands": [["r2", "r4", "b1", "g3", "y6"], ["g5", "y2", "r3", "g1"]],
    "bonus": [["double", "follow", "follow", "plus_one"], ["maw_leap"]],
}  # fmt: skip
FOLLOWS: Mapping[str, Any] = {**EARLY, "hands": [["b5", "r1"], ["g5", "r3", "g1"]], "turn": 1}
LATE: Mapping[str, Any] = {
    "ships": {"red1": 47, "red2": 47, "green1": 44, "green2": 40, "black1": 47, "black2": 43, "yellow1": 45,
              "yellow2": 33},
    "hands": [["r4", "r6", "b1", "b5", "g3", "g4"], ["y2", "g6", "y3"]],
    "bonus": [["double", "follow", "maw_leap", "asteroid_pass", "plus_one"], ["maw_leap", "plus_one"]],
}  # fmt: skip


def race(
    stage: Stage, position: Mapping[str, Any] | None, seats: int = 2, people: Sequence[int] = (0,),
    options: Mapping[str, Any] | None = None,
) -> TableScene:  # fmt: skip
    """A table in the middle of a race, laid on the stage; bots take the last thing they may do."""
    match = Match(games()["super_teams"].rules, Start(seats, options or {}, SEED, position))
    session = Session(match, {seat: None for seat in range(seats) if seat not in people})

    def pause() -> Scene:
        return PauseScene(stage.services, PauseActions(lambda: None, lambda: None, lambda: SEED))

    def think(question: Any) -> Answered:
        return Answered(match.rules.legal(question.view.state, question.view.seat)[-1])

    sitters = tuple(Sitter(NAMES[seat], seat, seat in people) for seat in range(seats))
    hooks = TableHooks(think, lambda entry: Answered(), lambda: None, pause, sitters)
    scene = table_scene(stage.services, session, hooks, lambda: (SEED, f"Yathsel {__version__} · {match.rules.id}"))
    stage.lay(scene)
    return scene


def shoot_moves(stage: Stage) -> None:
    """The start, a chosen card with both ways, the ship in flight, what things tell of themselves."""
    race(stage, None, 4)
    stage.until(lambda: stage.stack.top.waits)  # type: ignore[union-attr]
    stage.shoot("race-start")
    race(stage, EARLY)
    stage.until(lambda: stage.stack.top.waits)  # type: ignore[union-attr]
    stage.press("hold_1")
    stage.shoot("race-card-chosen")
    stage.press("back", "back")
    stage.stack.handle(Pointer(layout.card(2).center, 0, "move"))
    stage.shoot("race-card-under-pointer")
    stage.stack.handle(Pointer((839, 261), 0, "move"))
    stage.shoot("race-explains-a-space")
    stage.press("next", "info")
    stage.stack.handle(Pointer(layout.bonus(0).center, 0, "move"))
    stage.shoot("race-explains-a-card")
    stage.press("info_end", "hold_2", "right", "confirm")
    stage.steps(70)
    stage.shoot("race-asks-before")
    stage.press("throw")
    stage.steps(40)
    stage.shoot("race-flies")
    stage.press("prompts")
    stage.shoot("race-prompts")
    stage.press("prompts", "log")
    stage.shoot("race-log")


def shoot_ends(stage: Stage) -> None:
    """Sides to choose, jokers, following, the end."""
    scene = race(stage, {**EARLY, "ships": {**EARLY["ships"], "red1": 19, "red2": 20}, "hands": [["r2", "b2"], ["g1"]],
                         "bonus": [[], []]})  # fmt: skip
    stage.until(lambda: scene.waits)
    stage.press("hold_1", "confirm")
    stage.until(lambda: scene.waits and scene.state.phase == "side")
    stage.shoot("race-side")
    scene = race(stage, LATE)
    stage.until(lambda: scene.waits)
    stage.press("hold_1")
    stage.shoot("race-joker")
    scene = race(stage, {**LATE, "ships": {**LATE["ships"], "black2": 46}})
    stage.until(lambda: scene.waits)
    stage.press("hold_3", "confirm")
    stage.until(lambda: scene.waits)
    stage.press("throw")
    stage.steps(60)
    stage.shoot("race-over")
    scene = race(stage, {**EARLY, "turn": 1, "hands": [["r1"], ["g6"]], "ships": {**EARLY["ships"], "green1": 15}})
    stage.until(lambda: scene.waits)
    stage.shoot("race-follow")
    scene = race(stage, None, 3, (0, 1, 2))
    stage.steps(40)
    stage.shoot("race-curtain")


PARTS = (shoot_moves, shoot_ends)
