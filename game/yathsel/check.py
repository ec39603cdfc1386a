"""Knows the reason against each action of a duel that is not allowed (yathsel.md sections 4 to 6 and 14)."""

from collections.abc import Mapping
from typing import assert_never

from game.core.rules import Seat, Window
from game.yathsel import dice as dice_kinds
from game.yathsel import difficulty, goods, house, shop
from game.yathsel.actions import (
    Abandon,
    Accept,
    Again,
    Buy,
    Clock,
    Dive,
    DuelAction,
    Enter,
    Open,
    PlayOn,
    Restock,
    Sell,
    Surface,
    Swap,
    Throw,
    Use,
)  # fmt: skip
from game.yathsel.card import BOXES, DICE
from game.yathsel.dice import STAR
from game.yathsel.state import Duel, Side, between_turns, opponents_turn

NAILED = "nailed"


def windows(duel: Duel) -> Mapping[Seat, Window]:
    """Who may decide now: the seat whose turn it is; the player at or under the table while the opponent throws."""
    if duel.verdict is not None:
        return {}
    if duel.offer:
        return {0: Window("offer", required=True)}
    if duel.table.saloon:
        others = {seat: Window("swap", required=False) for seat in range(len(duel.sides)) if duel.table.pocketed}
        return {**others, duel.side: Window("turn", required=True)}
    if duel.side == 0:
        return {0: Window("turn", required=True)}
    if between_turns(duel):
        return {0: Window("under", required=True)}
    place = "under" if duel.shop.under else "table"
    return {0: Window(place, required=False), duel.side: Window("turn", required=True)}


def check(duel: Duel, seat: Seat, action: DuelAction) -> str | None:
    """The reason against an action of a seat that has a window, or None when it is allowed."""
    if duel.offer and not isinstance(action, Accept | PlayOn | Clock | Abandon):
        return f"{action.type}: the card on offer has to be answered first"
    match action:
        case Throw(hold):
            return _not_own_turn(duel, seat, "throw") or _against_throw(duel, seat, hold)
        case Enter(box):
            return _not_own_turn(duel, seat, "enter") or _against_entry(duel, seat, box)
        case Swap(slot, pocket):
            return _against_swap(duel, seat, slot, pocket)
        case Again(slot):
            return _against_again(duel, seat, slot)
        case Use():
            return _against_use(duel, seat, action)
        case Dive():
            return _against_dive(duel, seat)
        case Open() | Buy() | Sell() | Restock() | Surface():
            return _not_under(duel, seat, action.type) or _against_trade(duel, action)
        case Accept() | PlayOn():
            return None if duel.offer and seat == 0 else f"{action.type}: no card is offered"
        case Clock() | Abandon():
            return None
        case _:
            assert_never(action)


def _not_own_turn(duel: Duel, seat: Seat, what: str) -> str | None:
    return None if duel.side == seat else f"{what}: it is not this seat's turn"


def _not_under(duel: Duel, seat: Seat, what: str) -> str | None:
    return None if seat == 0 and duel.shop.under else f"{what}: only under the table"


def _against_throw(duel: Duel, seat: Seat, hold: tuple[int, ...]) -> str | None:
    if duel.throws_left == 0:
        return "throw: no throw is left in this turn"
    if list(hold) != sorted(set(hold)):
        return f"hold: begins with {list(hold[:DICE])}, expected each slot once in ascending order"
    if duel.dice is None and hold:
        return "hold: the first throw of a turn throws all five dice"
    if len(hold) == DICE:
        return "hold: at least one die must be thrown"
    if set(hold) & set(duel.sides[seat].pending or ()):
        return "hold: a swapped die must be thrown before it can be held"
    return None


def _against_entry(duel: Duel, seat: Seat, box: str) -> str | None:
    if duel.dice is None:
        return "enter: nothing has been thrown in this turn"
    if duel.sides[seat].card.boxes[BOXES.index(box)] is not None:
        return f"enter: {box} is filled"
    return None


def _against_swap(duel: Duel, seat: Seat, slot: int, pocket: int) -> str | None:
    side = duel.sides[seat]
    own = duel.side == seat
    if not own and not duel.table.saloon and seat != 0:
        return "swap: only in the own turn"
    coming = _in_pocket(side, pocket)
    if coming is None:
        return f"swap: pocket {pocket} holds no die"
    limit = difficulty.named(duel.table.difficulty).swaps
    if limit and (side.swaps or 0) >= limit:
        return f"swap: only {limit} a turn on this difficulty"
    rest = [die for other, die in enumerate(side.hand or ()) if other != slot]
    if dice_kinds.family(coming.kind) == NAILED and any(dice_kinds.family(die.kind) == NAILED for die in rest):
        return "swap: a nailed die is in the hand already"
    if seat == 0 and not side.swaps:
        cost = house.in_force("stiff_fingers", duel.table.house_rules, duel.table.difficulty)
        if cost > (side.gold or 0):
            return f"swap: costs {cost} gold here"
    return None


def _against_again(duel: Duel, seat: Seat, slot: int) -> str | None:
    if seat != 0 or duel.side != 0 or not duel.effects.again or duel.thrown != 1:
        return "again: only once after a quick visit, right after the first throw of the turn"
    if slot in (duel.sides[0].pending or ()):
        return "again: a swapped die waits for the next throw"
    return None


def _against_use(duel: Duel, seat: Seat, use: Use) -> str | None:
    if seat != 0 or duel.table.saloon or use.item not in (duel.tricks or ()):
        return f"use: no {use.item} at hand"
    needs = {"nudge": (True, True, False), "flip": (True, False, False), "eraser": (False, False, True)}
    given = (use.slot is not None, use.up is not None, use.box is not None)
    if given != needs.get(use.item, (False, False, False)):
        return f"use: {use.item} takes {_taken(use.item)}"
    own_after_throw = duel.side == 0 and duel.dice is not None
    if use.item == "whiskey":
        return None
    if use.item == "smoke" and duel.shop.under:
        return None
    if not own_after_throw:
        return f"use: {use.item} needs the own turn after a throw"
    return _against_trick(duel, use)


def _against_trick(duel: Duel, use: Use) -> str | None:
    shown = 0 if use.slot is None or duel.dice is None else duel.dice[use.slot]
    if use.item in ("nudge", "flip") and shown == STAR:
        return f"use: {use.item} does not turn a star"
    if use.item == "nudge" and not 1 <= shown + (1 if use.up else -1) <= 6:
        return "use: nudge stays between 1 and 6"
    if use.item == "eraser" and duel.sides[0].card.boxes[BOXES.index(use.box or "")] != 0:
        return f"use: {use.box} does not hold 0"
    if use.item == "double_down" and duel.effects.double_down:
        return "use: this turn's box is doubled already"
    return None


def _taken(item: str) -> str:
    return {"nudge": "slot and up", "flip": "a slot", "eraser": "a box"}.get(item, "nothing else")


def _against_dive(duel: Duel, seat: Seat) -> str | None:
    if seat != 0 or not opponents_turn(duel) or duel.shop.under:
        return "dive: only from the table while the opponent's turn runs"
    if duel.shop.barred:
        return "dive: not again in this opponent turn"
    if duel.shop.budget_ms is not None and duel.shop.used_ms >= duel.shop.budget_ms:
        return "dive: no time is left in this opponent turn"
    return None


def _against_trade(duel: Duel, action: Open | Buy | Sell | Restock | Surface) -> str | None:
    gold = duel.sides[0].gold or 0
    match action:
        case Open(place):
            pouch = (duel.shop.pouches or ())[place]
            return "open: it is open" if pouch.opened_ms is not None else "open: it is empty" if pouch.sold else None
        case Buy():
            return _against_purchase(duel, action)
        case Sell(pocket):
            return None if _in_pocket(duel.sides[0], pocket) is not None else f"sell: pocket {pocket} holds no die"
        case Restock():
            cost = shop.restock_price(duel)
            return None if cost <= gold else f"restock: costs {cost} gold"
        case Surface():
            return None


def _against_purchase(duel: Duel, buy: Buy) -> str | None:
    pouch, side = (duel.shop.pouches or ())[buy.place], duel.sides[0]
    if pouch.sold:
        return "buy: it is sold"
    if pouch.opened_ms is None or pouch.good is None:
        return "buy: only what an open pouch holds"
    cost = shop.price(duel, pouch, duel.shop.stayed_ms)
    if cost > (side.gold or 0):
        return f"buy: costs {cost} gold"
    if pouch.good in goods.tricks():
        full = len(duel.tricks or ()) >= goods.goods().most_tricks
        return "buy: no room for another trick" if full else _no_pocket(buy)
    if pouch.good in goods.charms():
        full = len(duel.charms or ()) >= goods.goods().most_charms
        return "buy: no room for another charm" if full else _no_pocket(buy)
    if buy.pocket is None:
        return None if None in (side.pockets or ()) else "buy: name the pocket whose die goes"
    return None if buy.pocket < len(side.pockets or ()) else f"buy: there is no pocket {buy.pocket}"


def _no_pocket(buy: Buy) -> str | None:
    return None if buy.pocket is None else "buy: only a die goes into a pocket"


def _in_pocket(side: Side, pocket: int) -> dice_kinds.Die | None:
    pockets = side.pockets or ()
    return pockets[pocket] if pocket < len(pockets) else None
