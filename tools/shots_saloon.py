"""Knows how to photograph the saloon: set-up, options, tables of two to six, hand-over, results, series, cup."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from game.catalog import games
from game.core.match import Match, Start
from game.core.session import Session
from scenes.catalog import table_scene
from scenes.flow import Flow
from scenes.menus.pause import PauseActions, PauseScene
from scenes.options import PlayOptions
from scenes.saloon.among_bots import AmongBots
from scenes.saloon.bracket import BracketSheet
from scenes.saloon.chair import ChairScene
from scenes.saloon.evening import Chair, Done, Evening, next_bout, over
from scenes.saloon.options import OptionsScene
from scenes.saloon.result import GameResult
from scenes.saloon.series import SeriesSheet
from scenes.saloon.setup import SaloonSetup
from scenes.saloon.sheets import Way
from scenes.stack import Push, Scene
from scenes.table.hooks import TableHooks
from scenes.table.people import Sitter
from scenes.table.scene import TableScene
from tools.stage import Answered, Helper, Stage

SEED = "PRAIRIE"
NAMES = ("Wilhelmina", "Ben", "Cleopatra", "Dora", "Emil", "Fritz", "Gustav", "Hanna")
CARDS = (
    {"ones": 3, "twos": 6, "threes": 9, "fives": 20, "small_straight": 60, "chance": 24},
    {"ones": 2, "fours": 12, "fives": 15, "sixes": 24, "full_house": 25, "chance": 22},
    {"ones": 4, "fours": 16, "fives": 20, "sixes": 30, "full_house": 25},
    {"ones": 3, "twos": 6, "fives": 25, "large_straight": 80, "chance": 19},
    {"threes": 12, "fours": 12, "sixes": 18, "yathsel": 0, "chance": 26},
    {"ones": 1, "twos": 8, "fives": 20, "sixes": 24, "three_kind": 44, "full_house": 25},
)
FULL = {"ones": 3, "twos": 8, "threes": 9, "fours": 16, "fives": 15, "sixes": 18, "three_kind": 24, "four_kind": 0,
        "full_house": 25, "small_straight": 30, "large_straight": 40, "yathsel": 0}  # fmt: skip
TWISTS = ["double_straights", "double_kinds", "triple_yathsel"]


def table(stage: Stage, seats: int, people: int, options: dict[str, Any], position: dict[str, Any]) -> TableScene:
    """A saloon table in the middle of a duel, laid on the stage."""
    match = Match(games()["yathsel_duel"].rules, Start(seats, {"saloon": True, **options}, SEED, position))
    session: Session[Any, Any, Any] = Session(match, dict.fromkeys(range(people, seats)))

    def pause() -> Scene:
        return PauseScene(stage.services, PauseActions(lambda: None, lambda: None, lambda: SEED, kind="saloon_"))

    sitters = tuple(Sitter(NAMES[seat], seat, seat < people) for seat in range(seats))
    hooks = TableHooks(Helper().submit, lambda entry: Answered(), lambda: None, pause, sitters)
    scene = table_scene(stage.services, session, hooks, lambda: (SEED, "Yathsel"))
    stage.lay(scene)
    return scene


def shoot_setup(stage: Stage) -> None:
    """The set-up as it is at first and with everything used, the options, a name, what is wrong."""
    helper: Any = Helper()
    flow = Flow(stage.services, PlayOptions(), helper)
    stage.lay(*flow.opening())
    stage.stack.apply(flow.room.open())
    stage.steps(4)
    stage.shoot("saloon-setup")
    setup: Any = stage.stack.top
    assert isinstance(setup, SaloonSetup)
    draft = setup.draft
    for number in range(2, 6):
        draft.go_through(number, number)
    draft.places[0].name = NAMES[0]
    draft.choose("twists", TWISTS)
    draft.choose("pockets", ["odd", "glass"])
    draft.form = "series_5"
    stage.press("next", "next")
    stage.shoot("saloon-setup-of-six")
    draft.form = "cup_8"
    stage.steps(2)
    stage.shoot("saloon-setup-of-a-cup")
    stage.stack.apply(Push(OptionsScene(stage.services, draft)))
    stage.press("down", "down")
    stage.shoot("saloon-options")
    stage.press("back")
    stage.stack.apply(Push(ChairScene(stage.services, draft, 0)))
    stage.steps(2)
    stage.shoot("saloon-name")
    stage.press("back")
    draft.places[1].name = NAMES[0]
    stage.steps(2)
    stage.shoot("saloon-setup-fault")


def shoot_tables(stage: Stage) -> None:
    """Tables of two, three and six, in the own turn and in another's; the curtain and the name between people."""
    for seats in (2, 3, 6):
        options = {"twists": TWISTS} if seats > 2 else {"twists": TWISTS[:1]}
        position = {"cards": [{"boxes": boxes} for boxes in _cards(seats)], "dice": [4, 6, 4, 2, 4], "throws_left": 1}
        scene = table(stage, seats, 2, options | ({"pockets": ["odd", "glass"]} if seats == 6 else {}), position)
        if seats == 6:
            stage.steps(60)
            stage.shoot("saloon-curtain")
            stage.press("confirm")
        stage.press("hold_1", "hold_3", "hold_5", "down", "down")
        stage.steps(20)
        stage.shoot(f"saloon-own-turn-of-{seats}")
        if seats < 6:
            stage.press("confirm")
            stage.until(lambda scene=scene: scene.seat == 1)  # type: ignore[misc]
            stage.steps(4)
            stage.shoot(f"saloon-now-of-{seats}")
    shown: Any = table(stage, 6, 1, {"twists": TWISTS}, {**position, "side": 2, "dice": None, "throws_left": 3})
    stage.until(lambda: bool(shown.skin.shown.raised))
    stage.steps(12)
    stage.shoot("saloon-others-turn-of-6")
    stage.press("back")
    stage.shoot("saloon-pause")


def shoot_ends(stage: Stage) -> None:
    """A roll-off of four, the end of a duel, results, a series and a cup on their way and decided."""
    cards = [{"boxes": FULL}, *({"boxes": {**FULL, "chance": 20}} for _ in range(3))]
    scene: Any = table(stage, 4, 1, {}, {"cards": cards, "dice": [2, 3, 4, 5, 6], "throws_left": 0})
    stage.press("down", "confirm")
    stage.until(lambda: scene.skin.shown.shout.startswith("shout.roll"))
    stage.steps(52)
    stage.shoot("saloon-roll-off")
    stage.until(lambda: scene.skin.shown.duel.verdict is not None)
    stage.steps(10)
    stage.shoot("saloon-won")
    ways = _ways(stage)
    for seats in (2, 6):
        stage.lay(GameResult(stage.services, _played(_evening("single", seats, 1), 1), ways))
        stage.shoot(f"saloon-result-of-{seats}")
    for name, count in (("under-way", 2), ("decided", 5)):
        stage.lay(SeriesSheet(stage.services, _played(_evening("series_5", 3, 2), count), ways[:2]))
        stage.shoot(f"saloon-series-{name}")
    for form, count in (("cup_4", 1), ("cup_8", 5), ("cup_8", 7)):
        evening = _played(_evening(form, int(form[-1]), 2), count)
        stage.lay(
            BracketSheet(stage.services, evening, ways[:2], AmongBots(evening, Helper().submit), lambda after: None)
        )
        stage.shoot(f"saloon-{form.replace('_', '-of-')}-after-{count}")


PARTS = (shoot_setup, shoot_tables, shoot_ends)


def _cards(seats: int) -> tuple[dict[str, int], ...]:
    return CARDS[:seats] if seats > 2 else ({"ones": 3, "twos": 6, "small_straight": 60}, CARDS[1])


def _evening(form: str, seats: int, people: int) -> Evening:
    chairs = tuple(Chair(NAMES[at], at, "" if at < people else "700") for at in range(seats))
    return Evening("yathsel_duel", form, chairs, SEED, json.dumps({"twists": []}), typed=True)


def _played(evening: Evening, count: int) -> Evening:
    """The evening after so many games, decided by lots of their own."""
    for number in range(count):
        bout = next_bout(evening)
        if bout is None or over(evening):
            break
        scores = tuple(180 + (37 * (chair + 2) * (number + 3)) % 131 for chair in bout.chairs)
        won = bout.chairs[scores.index(max(scores))]
        evening = replace(evening, done=(*evening.done, Done(bout.chairs, (won,), scores, "higher_total")))
    return evening


def _ways(stage: Stage) -> tuple[Way, ...]:
    say = stage.services.text.say
    names = ("again", "change_table", "to_title")
    return tuple(Way(lambda name=name: say(f"saloon.{name}"), lambda: None) for name in names)  # type: ignore[misc]
