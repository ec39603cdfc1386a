"""Knows what each seat may see of a duel: being under the table is public; goods, gold and hidden dice are not."""

from dataclasses import replace

from game.core.rules import Seat
from game.yathsel.events import (
    Bought,
    DuelEvent,
    GoldChanged,
    Opened,
    Restocked,
    ShopHung,
    Sold,
    Surfaced,
    Swapped,
)  # fmt: skip
from game.yathsel.state import Duel, Shop, Side


def mask(duel: Duel, seat: Seat | None) -> Duel:
    """The duel as a seat (or nobody, None) sees it."""
    sides = tuple(side if other == seat else _masked_side(side) for other, side in enumerate(duel.sides))
    if seat == 0:
        return replace(duel, sides=sides, shop=_closed(duel.shop))
    shop = replace(duel.shop, pouches=None, restocks=None)
    effects = replace(duel.effects, picked=0, fingered=0, again=False)
    return replace(duel, sides=sides, shop=shop, tricks=None, charms=None, effects=effects)


def redact(event: DuelEvent, seat: Seat | None) -> DuelEvent:
    """The event as a seat (or nobody, None) sees it."""
    match event:
        case GoldChanged(own, _, _) if own != seat:
            return GoldChanged(own, None, None)
        case Swapped(own, _, _, own_turn) if own != seat:
            return Swapped(own, None, None, own_turn)
        case ShopHung(names, budget):
            return replace(event, goods=_seen_goods(names, budget is not None, seat))
        case Restocked(names, closed):
            return replace(event, goods=_seen_goods(names, closed, seat))
        case _ if seat != 0:
            return _redacted_trade(event)
        case _:
            return event


def _redacted_trade(event: DuelEvent) -> DuelEvent:
    match event:
        case Opened():
            return replace(event, place=None, good=None)
        case Bought():
            return Bought(None, None, None)
        case Sold():
            return Sold(None)
        case Surfaced():
            return replace(event, quick=False)
        case _:
            return event


def _seen_goods(
    names: tuple[str | None, ...] | None, closed: bool, seat: Seat | None
) -> tuple[str | None, ...] | None:  # fmt: skip
    """What is seen of new pouches: nothing by others, closed ones by the player."""
    if seat != 0 or names is None:
        return None
    return (None,) * len(names) if closed else names


def _masked_side(side: Side) -> Side:
    return Side(side.card, hand=None, pockets=None, gold=None, pending=None, swaps=None)


def _closed(shop: Shop) -> Shop:
    pouches = tuple(replace(pouch, good=None) if pouch.opened_ms is None else pouch for pouch in shop.pouches or ())
    return replace(shop, pouches=pouches)
