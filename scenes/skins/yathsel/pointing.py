"""Knows where the things lie that Yathsel's lessons and hints name, and the facts that they ask for."""

import pygame

from game.yathsel.card import DICE
from game.yathsel.dice import PLAIN
from game.yathsel.state import upper_sum
from scenes.lessons.plan import Place
from scenes.skins.yathsel import layout, under_plan
from scenes.skins.yathsel.shown import duel_of, extras
from scenes.skins.yathsel.skin import YathselSkin
from scenes.skins.yathsel.under_plan import Spot
from scenes.skins.yathsel.under_table import UnderTable
from scenes.stack import Scene
from scenes.table.scene import TableScene

_TABLE = {
    "throw": layout.THROW_BUTTON, "dive": layout.THROW_BUTTON, "enter": layout.ENTER_BUTTON, "gold": layout.GOLD,
    "hurry": layout.ENTER_BUTTON, "rack": layout.RACK, "ahead": layout.AHEAD, "warning": layout.WARNING,
    "total": layout.TOTAL_ROW, "further": layout.FURTHER_ROW, "bonus": layout.BONUS_ROW, "twist": layout.TWIST_PLATE,
    "opponent": layout.FRAME, "lead": layout.LEAD_ROW, "rules": layout.rule(0),
}  # fmt: skip
_BELOW = {"watch": under_plan.WATCH.union(under_plan.SECONDS), "up": under_plan.UP, "restock": under_plan.RESTOCK}
_NEAR = 30


class YathselPointing:
    """Names: those above, `dice`, `dice:N` (own dice that show N), `row:BOX`, `pocket:P`, `pouch:P`, `hand:S`."""

    def place(self, scene: Scene) -> Place | None:
        """At the table or below it, as long as one stays there."""
        if isinstance(scene, UnderTable):
            return "below" if scene.phase == "under" else None
        return "table" if isinstance(scene, TableScene) else None

    def spots(self, table: TableScene, scene: Scene, name: str) -> tuple[pygame.Rect, ...]:
        """Where it lies on the table, or below when the scene is there."""
        kind, _, which = name.partition(":")
        if isinstance(scene, UnderTable):
            return _below(scene, kind, int(which or 0))
        skin = table.skin
        assert isinstance(skin, YathselSkin)
        match kind:
            case "dice":
                return _dice(skin, int(which) if which else None)
            case "row":
                return (layout.row(which),)
            case "pocket":
                return (layout.pocket(int(which)),)
        return (_TABLE[kind],) if kind in _TABLE else ()

    def fact(self, table: TableScene, name: str) -> object:
        """What the player has laid out or owns."""
        skin = table.skin
        assert isinstance(skin, YathselSkin)
        choice, duel = skin.choice, duel_of(table.state)
        own = duel.sides[0]
        match name:
            case "held":
                return len(choice.holds)
            case "box":
                return choice.box
            case "alike":
                return max(map((duel.dice or (0,)).count, duel.dice or (0,))) if duel.side == 0 and duel.dice else 0
            case "swapping":
                return choice.mode is not None and choice.mode.kind == "swap"
            case "dive_ahead":
                return choice.dive_ahead
            case "own_turn":
                return duel.side == 0
            case "pocket_dice":
                return sum(die is not None for die in own.pockets or ())
            case "special_in_hand":
                return sum(die.kind != PLAIN for die in own.hand or ())
            case "bonus_near":
                return 0 < own.card.bar - upper_sum(own.card) <= _NEAR and _bonus_to_be_had(skin)
        return None

    def hush(self, table: TableScene) -> None:
        """The opponent keeps its remarks to itself."""
        skin = table.skin
        assert isinstance(skin, YathselSkin)
        skin.company.hush()

    def speaks(self, table: TableScene) -> bool:
        """Whether the opponent's bubble is there."""
        skin = table.skin
        assert isinstance(skin, YathselSkin)
        return bool(skin.company.line)


def _bonus_to_be_had(skin: YathselSkin) -> bool:
    """Whether entering what lies there would bring the upper bonus."""
    duel = skin.shown.duel
    bonus = duel.sides[0].card.bonus
    return duel.side == 0 and duel.dice is not None and any(gain >= bonus for gain in extras(duel).values())


def _dice(skin: YathselSkin, face: int | None) -> tuple[pygame.Rect, ...]:
    duel, holds = skin.shown.duel, skin.choice.holds
    if duel.side != 0 or duel.dice is None:
        return ()
    return tuple(
        layout.die_area(slot, slot in holds)
        for slot in range(DICE)
        if face is None or (duel.dice[slot] == face and slot not in holds)
    )


def _below(scene: UnderTable, kind: str, which: int) -> tuple[pygame.Rect, ...]:
    if kind in _BELOW:
        return (_BELOW[kind],)
    spots = {"pouch": Spot("pouch", which), "pocket": Spot("pocket", which), "hand": Spot("hand", which)}
    area = under_plan.area_of(scene.duel, spots[kind]) if kind in spots else None
    return () if area is None else (area,)
