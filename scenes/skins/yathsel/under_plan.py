"""Knows where everything lies under the table, what can be pointed at there, and what a press there asks for."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from pygame import Rect

from game.yathsel import dice, goods
from game.yathsel.actions import Buy, DuelAction, Open, Restock, Sell, Surface, Swap, Use
from game.yathsel.card import DICE
from game.yathsel.check import check
from game.yathsel.state import PLACES, Duel

Point = tuple[int, int]
PICTURES = (
    "under_table.png", "under/coat.png", "under/pouch.png", "under/pouch_open.png",
    "under/watch.png", "under/watch_hand.png", "under/pocket.png", "under/pocket_back.png",
)  # fmt: skip
Kind = Literal["pouch", "pocket", "sell", "hand", "trick", "restock", "up", "pause"]
AimKind = Literal["swap", "sell", "place", "use"]

STRIP = Rect(330, 14, 620, 58)
BOOTS: Point = (4, 106)
BEAM_Y = 105
LOOKING_IN = Rect(92, BEAM_Y, 212, 212)
COAT: Point = (330, 96)
HOOKS: tuple[Point, ...] = ((455, 304), (640, 304), (825, 304))
POUCH_RING: Point = (65, 13)
WATCH = Rect(1002, 112, 150, 170)
WATCH_CENTRE: Point = (WATCH.left + 75, WATCH.top + 98)
SECONDS = Rect(1154, 168, 116, 76)
GOLD = Rect(1010, 288, 250, 44)
TOLD = Rect(920, 340, 348, 270)
SHELF = Rect(0, 622, 1280, 98)
RESTOCK = Rect(966, 636, 142, 66)
UP = Rect(1122, 636, 146, 66)
PAUSE = Rect(1226, 12, 40, 40)
HINT = Rect(330, 596, 560, 24)
KEYS = Rect(28, 596, 330, 24)


@dataclass(frozen=True, slots=True)
class Spot:
    """Something under the table that can be pointed at."""

    kind: Kind
    at: int = 0


@dataclass(frozen=True, slots=True)
class Aim:
    """Something begun that still needs a die or a pocket."""

    kind: AimKind
    slot: int | None = None
    pocket: int | None = None
    place: int = 0
    item: str = ""


def pouch(place: int) -> Rect:
    """A pouch on its hook."""
    x, y = HOOKS[place]
    return Rect(x - POUCH_RING[0], y - POUCH_RING[1], 130, 150)


def label(place: int) -> Rect:
    """What is written below a pouch."""
    return Rect(HOOKS[place][0] - 84, pouch(place).bottom + 2, 168, 92)


def hand(slot: int) -> Rect:
    """A die of the hand on the shelf."""
    return Rect(28 + 72 * slot, 638, 66, 66)


def pocket(place: int) -> Rect:
    """A pocket on the shelf."""
    return Rect(422 + 104 * place, 622, 92, 96)


def sell_tag(place: int) -> Rect:
    """The tag that sells what is in a pocket."""
    return Rect(pocket(place).left + 4, pocket(place).bottom - 28, 84, 24)


def trick(place: int) -> Rect:
    """A trick on the shelf."""
    return Rect(750 + 68 * place, 638, 62, 62)


def spots(duel: Duel) -> Iterator[tuple[Spot, Rect]]:
    """All that is there, in the order in which keys and pad go over it."""
    for place in range(PLACES):
        yield Spot("pouch", place), pouch(place).union(label(place))
    yield Spot("restock"), RESTOCK
    yield Spot("up"), UP
    for place, die in enumerate(duel.sides[0].pockets or ()):
        if die is not None:
            yield Spot("sell", place), sell_tag(place)
        yield Spot("pocket", place), pocket(place)
    for slot in range(DICE):
        yield Spot("hand", slot), hand(slot)
    for place in range(len(duel.tricks or ())):
        yield Spot("trick", place), trick(place)
    yield Spot("pause"), PAUSE


def spot_at(duel: Duel, pos: Point) -> Spot | None:
    """What lies under the pointer."""
    return next((spot for spot, area in spots(duel) if area.collidepoint(pos)), None)


def area_of(duel: Duel, wanted: Spot) -> Rect | None:
    """Where something lies, None if it is not there any more."""
    return next((area for spot, area in spots(duel) if spot == wanted), None)


def neighbour(duel: Duel, here: Spot | None, dx: int, dy: int) -> Spot:
    """The nearest thing in a direction."""
    rows = list(spots(duel))
    area = area_of(duel, here) if here else None
    if area is None:
        return Spot("pouch", 1)
    best: tuple[int, int] | None = None
    for index, (spot, other) in enumerate(rows):
        ahead = (other.centerx - area.centerx) * dx + (other.centery - area.centery) * dy
        aside = abs((other.centerx - area.centerx) * dy) + abs((other.centery - area.centery) * dx)
        if spot != here and ahead > 8 and aside <= 2 * ahead + 40:
            best = min(best or (ahead + 2 * aside, index), (ahead + 2 * aside, index))
    return rows[best[1]][0] if best else here or Spot("pouch", 1)


def following(duel: Duel, here: Spot | None, by: int) -> Spot:
    """The next or the previous thing."""
    row = [spot for spot, _ in spots(duel)]
    at = row.index(here) + by if here in row else 0
    return row[at % len(row)]


def pressed(duel: Duel, spot: Spot, aim: Aim | None) -> "DuelAction | Aim | None":
    """What a press on a thing asks for: an action, something to be aimed first, or nothing."""
    match spot.kind:
        case "pouch":
            return _pouch_pressed(duel, spot.at)
        case "restock":
            return Restock()
        case "up":
            return Surface()
        case "sell":
            return Sell(spot.at)
        case "hand":
            return aimed(replace(aim, slot=spot.at) if aim and aim.kind == "swap" else Aim("swap", slot=spot.at))
        case "pocket":
            if aim is None:
                return Aim("swap", pocket=spot.at)
            return aimed(replace(aim, pocket=spot.at))
        case "trick":
            item = (duel.tricks or ())[spot.at]
            return Use(item) if aim == Aim("use", item=item) else Aim("use", item=item)
        case "pause":
            return None


def numbered(duel: Duel, number: int, aim: Aim | None) -> "DuelAction | Aim | None":
    """What a figure asks for: a pouch, or what something begun still needs."""
    if aim is None or aim.kind == "use":
        return _pouch_pressed(duel, number) if number < PLACES else None
    if aim.kind == "swap" and aim.slot is None:
        return aimed(replace(aim, slot=number))
    return aimed(replace(aim, pocket=number)) if number < len(duel.sides[0].pockets or ()) else aim


def aimed(aim: Aim) -> "DuelAction | Aim":
    """The action once all is chosen, until then what is begun."""
    match aim:
        case Aim("swap", int(slot), int(place)):
            return Swap(slot, place)
        case Aim("sell", _, int(place)):
            return Sell(place)
        case Aim("place", _, int(place)):
            return Buy(aim.place, place)
        case _:
            return aim


def _pouch_pressed(duel: Duel, place: int) -> "DuelAction | Aim":
    hung = (duel.shop.pouches or ())[place]
    if hung.opened_ms is None and not hung.sold:
        return Open(place)
    is_die = hung.good is not None and hung.good not in goods.tricks() and hung.good in dice.kinds()
    if is_die and None not in (duel.sides[0].pockets or ()):
        return Aim("place", place=place)
    return Buy(place)


def hint_of(aim: Aim | None) -> str:
    """The words for what something begun still needs."""
    match aim:
        case None:
            return ""
        case Aim("swap", None, _):
            return "hint.swap_slot"
        case Aim("swap"):
            return "hint.swap_pocket"
        case Aim("sell"):
            return "hint.sell"
        case Aim("place"):
            return "hint.place"
        case _:
            return "hint.use"


def why_not(duel: Duel, action: DuelAction) -> str:
    """The words for what stands against an action."""
    match action:
        case Buy():
            reason = check(duel, 0, action) or ""
            return "hint.no_room" if "room" in reason else "hint.no_gold" if "costs" in reason else "hint.not_now"
        case Restock():
            return "hint.no_gold"
        case Swap():
            return "hint.no_swap"
        case _:
            return "hint.not_now"
