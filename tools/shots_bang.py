"""Knows which moments of Bang! Dice are photographed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game import __version__
from game.bang_dice.numbers import roles_of
from game.catalog import games
from game.core.match import Match, Start
from game.core.session import Session
from scenes.catalog import book_scene, table_scene
from scenes.menus.pause import PauseActions, PauseScene
from scenes.services.inputs import Pointer
from scenes.skins.bang_dice import layout
from scenes.stack import Scene
from scenes.table.handover import HandoverScene
from scenes.table.people import Sitter
from scenes.table.scene import TableHooks, TableScene
from tools.stage import Answered, Stage

NAMES = ("Mara", "Otto", "Calico Ada", "Silas", "Juno", "Bartholomew", "Flora", "Nate")
SEED = "HIGH NOON"
WHO = ("slab_the_killer", "rose_doolan", "kit_carlson", "pedro_ramirez", "bart_cassidy", "el_gringo", "suzy_lafayette",
       "willy_the_kid")  # fmt: skip
LIFE, ARROWS = (6, 4, 5, 3, 7, 2, 5, 8), (1, 0, 2, 0, 1, 0, 0, 0)
MIXED = ("one", "gatling", "beer", "dynamite", "two")


def noon(
    stage: Stage, position: Mapping[str, Any] | None, seats: int = 5, people: Sequence[int] = (0,), seed: str = SEED
) -> TableScene:
    """A round in the middle of a game, laid on the stage; bots take the last thing they may do."""
    match = Match(games()["bang_dice"].rules, Start(seats, {}, seed, position))
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


def position(seats: int, dice: Sequence[str] | None, used: int = 3, own: int = 1) -> dict[str, Any]:
    """Seat 0 throws; `own` arrows lie before it."""
    arrows, roles = (own, *ARROWS[1:seats]), roles_of(seats)
    listed = [
        {"role": roles[seat], "character": WHO[seat], "life": LIFE[seat], "arrows": arrows[seat]}
        for seat in range(seats)
    ]
    thrown = None if dice is None else list(dice)
    return {"seats": listed, "pile": 9 - sum(arrows), "turn": 0, "throws_used": used if dice else 0, "dice": thrown}


def shoot_throws(stage: Stage) -> None:
    """Before the throw, dice in the air, what is kept, the list of moves; who somebody is."""
    noon(stage, position(3, None), 3)
    stage.shoot("bang-three")
    noon(stage, position(6, None), 6)
    stage.press("throw")
    stage.steps(16)
    stage.shoot("bang-throwing")
    noon(stage, position(8, MIXED, 1), 8)
    stage.press("hold_2", "hold_3")
    stage.steps(20)
    stage.shoot("bang-keeping")
    stage.stack.handle(Pointer(layout.seat(2, 0, 8).center, 0, "move"))
    stage.steps(2)
    stage.shoot("bang-somebody")
    stage.press("prompts")
    stage.steps(20)
    stage.shoot("bang-prompts")
    stage.press("back")


def shoot_shots(stage: Stage) -> None:
    """A shot being aimed, all aimed and one doubled, bullets in the air, somebody struck."""
    noon(stage, position(8, ("one", "gatling", "beer", "one", "two")), 8)
    stage.press("right", "confirm")
    stage.steps(10)
    stage.shoot("bang-aiming")
    noon(stage, position(6, ("one", "two", "beer", "one", "two")), 6)
    stage.press("right", "confirm", "right", "confirm", "left", "confirm", "right", "confirm", "swap")
    stage.steps(10)
    stage.shoot("bang-aimed")
    scene = stage.stack.top
    assert isinstance(scene, TableScene)
    shown: Any = scene.skin.shown  # type: ignore[attr-defined]
    stage.press("throw")
    stage.until(lambda: any(0.2 < aim.fired < 0.9 for aim in shown.aims))
    stage.shoot("bang-bullets")
    stage.until(lambda: bool(shown.struck))
    stage.steps(12)
    stage.shoot("bang-struck")


def shoot_questions(stage: Stage) -> None:
    """Beers, the Gatling's question, dynamite, an attack, the sheet of habits."""
    noon(stage, position(4, ("beer", "arrow", "beer", "beer", "gatling")), 4)
    stage.press("right", "confirm", "right")
    stage.steps(4)
    stage.shoot("bang-beers")
    scene = noon(stage, position(5, ("gatling", "arrow", "gatling", "gatling", "arrow"), own=3), 5)
    stage.until(lambda: scene.waits)
    stage.press("right")
    stage.shoot("bang-gatling-asks")
    stage.press("finish")
    stage.steps(20)
    stage.shoot("bang-habits")
    stage.press("back")
    for number in range(60):
        scene = noon(stage, position(5, None, own=5), 5, seed=f"ATTACK{number}")
        shown: Any = scene.skin.shown  # type: ignore[attr-defined]
        stage.press("throw")
        if _comes(stage, scene, lambda shown=shown: shown.shout == "bang.shout.attack"):  # type: ignore[misc]
            break
    stage.steps(16)
    stage.shoot("bang-attack")


def _comes(stage: Stage, scene: TableScene, holds: Any) -> bool:
    """Whether it comes before the player is asked again."""
    for _ in range(600):
        if holds():
            return True
        if scene.waits:
            return False
        stage.steps(1)
    return False


def shoot_end(stage: Stage) -> None:
    """A role turned over, the end, the log; the curtain between people, a page of the book."""
    noon(stage, position(4, ("one", "one", "gatling", "beer", "two")), 4)
    stage.press("right", "confirm", "right", "confirm", "right", "confirm", "throw")
    stage.steps(90)
    stage.shoot("bang-after-shots")
    scene = noon(stage, None, 5, people=(), seed="END")
    stage.services.clock.speed = 0
    stage.until(lambda: scene.session.match.state.verdict is not None and scene.resting)
    stage.services.clock.speed = 1
    stage.steps(10)
    stage.shoot("bang-end")
    stage.press("log")
    stage.steps(20)
    stage.shoot("bang-log")
    noon(stage, None, 4, people=(0, 1, 2, 3))
    for _ in range(40):
        if isinstance(stage.stack.top, HandoverScene):
            break
        stage.press("throw", "confirm", "left")
        stage.steps(60)
    stage.steps(40)
    stage.shoot("bang-curtain")
    book = book_scene(stage.services, "bang_dice")
    stage.lay(book)
    for page in ("arrows", "shots", "characters"):
        book.open_at(page)  # type: ignore[attr-defined]
        stage.shoot(f"bang-book-{page}")


PARTS = (shoot_throws, shoot_shots, shoot_questions, shoot_end)
