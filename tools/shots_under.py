"""Knows which moments of pockets, tricks, the shop and the catch are photographed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.yathsel.card import BOXES
from scenes.services.inputs import Pointer
from scenes.skins.yathsel import layout, under_plan
from scenes.skins.yathsel.caught import CaughtScene
from scenes.skins.yathsel.offer import OfferScene
from scenes.skins.yathsel.under_table import UnderTable
from tools.stage import Stage

RICH: Mapping[str, Any] = {
    "duel": 2, "opponent": "hattie", "twists": ["double_straights"], "house_rules": ["zero_tax", "short_breath"],
    "cards": [
        {"boxes": {"ones": 3, "twos": 6, "threes": 9, "fives": 20, "small_straight": 60, "four_kind": 0}, "tax": 10},
        {"boxes": {"ones": 2, "fours": 12, "fives": 15, "sixes": 24, "full_house": 25, "three_kind": 22}},
    ],
    "gold": 37, "hand": ["plain", "even", "plain", "joker", "nailed_3:2"], "pockets": ["high", "glass:3", None],
    "tricks": ["nudge", "eraser", "whiskey"], "charms": ["deep_pocket", "full_hand", "spyglass", "lucky_seven"],
    "warnings": 1,
}  # fmt: skip
LOST = dict.fromkeys(BOXES[:-1], 0)


Table = Callable[[Stage, Mapping[str, Any]], Any]


def shoot_things(stage: Stage, table: Table) -> None:
    """The own turn with everything a player may own: a swap, a trick being aimed, explanations, an offered card."""
    table(stage, {**RICH, "side": 0, "dice": [3, 4, 2, 0, 3], "throws_left": 2})
    stage.steps(30)
    stage.press("swap", "hold_2", "hold_1")
    stage.steps(40)
    stage.shoot("table-swapped")
    stage.press("next", "next", "next", "next", "confirm", "hold_3", "up")
    stage.shoot("table-nudging")
    stage.press("back")
    stage.stack.handle(Pointer(layout.row("three_kind").center, 0, "move"))
    stage.stack.handle(Pointer(layout.pocket(1).center, 0, "move"))
    stage.shoot("table-explains-a-die")
    table(stage, {**RICH, "side": 0, "dice": [5, 5, 5, 3, 3], "throws_left": 1})
    stage.stack.handle(Pointer(layout.row("full_house").center, 0, "move"))
    stage.shoot("table-explains-a-row")
    lead = {"three_kind": 30, "four_kind": 30, "ones": 5, "twos": 10, "threes": 15, "fours": 20,
            "fives": 25, "sixes": 30, "full_house": 25, "small_straight": 30, "large_straight": 40}  # fmt: skip
    cards = [{"boxes": lead}, {"boxes": LOST}]
    table(stage, {"duel": 1, "twists": [], "cards": cards, "side": 0, "dice": [6] * 5, "throws_left": 0})
    stage.press("confirm", "confirm")
    stage.until(lambda: isinstance(stage.stack.top, OfferScene))
    stage.shoot("offer")


def shoot_below(stage: Stage, table: Table) -> None:
    """Under the table: pouches closed and open, a swap, the last seconds, the curtain of a pause, the catch."""
    table(stage, {**RICH, "side": 1})
    stage.steps(20)
    stage.shoot("table-their-moment")
    stage.press("dive")
    stage.until(lambda: isinstance(stage.stack.top, UnderTable))
    stage.steps(5)
    stage.shoot("under-diving")
    stage.steps(30)
    stage.shoot("under-closed")
    stage.press("hold_1", "hold_2")
    stage.steps(230)
    stage.stack.handle(Pointer(under_plan.pouch(0).center, 0, "move"))
    stage.shoot("under-open")
    stage.press("hold_2")
    stage.steps(40)
    stage.press("swap", "hold_2")
    stage.shoot("under-swapping")
    stage.press("swap", "pause")
    stage.shoot("under-pause")
    stage.press("back")
    under: Any = stage.stack.top
    stage.until(lambda: bool(under.phase != "under" or under_left(under) < 2600))
    stage.press("hold_3")
    stage.shoot("under-last-seconds")
    stage.until(lambda: isinstance(stage.stack.top, CaughtScene))
    stage.steps(90)
    stage.shoot("caught-shown-again")
    stage.press("other")
    stage.shoot("caught")


def under_left(under: UnderTable) -> int:
    """What is left of a visit's clock."""
    shop = under.look.duel.shop
    return (shop.budget_ms or 0) - shop.used_ms - (under.look.t - shop.now)
