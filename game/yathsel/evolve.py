"""Knows how each event changes a duel; pure, total, and just as true on a masked state (design.md 1)."""

from dataclasses import replace

from game.core.rules import Seat
from game.yathsel import evolve_shop
from game.yathsel.card import BOXES, DICE
from game.yathsel.dice import PLAIN_DIE, worn
from game.yathsel.events import (
    Abandoned,
    BarLowered,
    CardOffered,
    DuelEvent,
    DuelWon,
    Entered,
    Erased,
    FaceTurned,
    GoldChanged,
    OfferAnswered,
    RolledOff,
    Swapped,
    Thrown,
    ThrownAgain,
    TurnBegan,
    Used,
)  # fmt: skip
from game.yathsel.goods import tricks
from game.yathsel.state import Duel, Shop, Side, Verdict


def evolve(duel: Duel, event: DuelEvent) -> Duel:
    """The duel after the event."""
    match event:
        case TurnBegan(seat, throws):
            return _turn_began(duel, seat, throws)
        case Thrown():
            return _thrown(duel, event)
        case ThrownAgain(seat, slot, face):
            after = _worn(duel, seat, (slot,))
            return replace(_shown(after, slot, face), effects=replace(duel.effects, again=False))
        case Entered():
            return _entered(duel, event)
        case GoldChanged(seat, amount, why):
            return _gold_changed(duel, seat, amount, why)
        case Swapped():
            return _swapped(duel, event)
        case Used(item):
            return _used(duel, item)
        case FaceTurned(_, slot, face):
            return _shown(duel, slot, face)
        case Erased(seat, box):
            return _erased(duel, seat, box)
        case BarLowered(seat, by):
            side = duel.sides[seat]
            return with_side(duel, seat, replace(side, card=replace(side.card, bar=side.card.bar - by)))
        case CardOffered():
            return replace(duel, offer=True, effects=replace(duel.effects, offered=True))
        case OfferAnswered():
            return replace(duel, offer=False)
        case RolledOff() | Abandoned():
            return duel
        case DuelWon(winners, reason):
            return replace(duel, verdict=Verdict(winners, reason))
        case _:
            return evolve_shop.evolve(duel, event)


def with_side(duel: Duel, seat: Seat, side: Side) -> Duel:
    """The duel with one seat's things changed."""
    return replace(duel, sides=(*duel.sides[:seat], side, *duel.sides[seat + 1 :]))


def _turn_began(duel: Duel, seat: Seat, throws: int) -> Duel:
    effects = duel.effects
    if seat == 1 and (effects.whiskeys or effects.whiskey_now) and not duel.table.saloon:
        active = effects.whiskeys > 0
        effects = replace(effects, whiskey_now=active, whiskeys=effects.whiskeys - active)
    shop = Shop(None, None) if duel.shop.pouches is None else Shop()
    return replace(duel, side=seat, throws_left=throws, thrown=0, dice=None, holds=(), effects=effects, shop=shop)


def _thrown(duel: Duel, event: Thrown) -> Duel:
    loose = tuple(slot for slot in range(DICE) if slot not in event.hold or slot in event.slipped)
    after = _worn(duel, event.seat, loose)
    side, effects = after.sides[event.seat], duel.effects
    if side.pending:
        after = with_side(after, event.seat, replace(side, pending=()))
    kept = tuple(slot for slot in event.hold if slot not in event.slipped)
    # another throw of one die is for the first throw of a turn alone
    if effects.again and event.seat == 0 and duel.thrown:
        effects = replace(effects, again=False)
    return replace(
        after, throws_left=duel.throws_left - 1, thrown=duel.thrown + 1, dice=event.dice, holds=(*duel.holds, kept),
        effects=effects,
    )  # fmt: skip


def _worn(duel: Duel, seat: Seat, slots: tuple[int, ...]) -> Duel:
    side = duel.sides[seat]
    if side.hand is None:
        return duel
    if all(die is PLAIN_DIE for die in side.hand):
        return duel
    hand = tuple(worn(die) if slot in slots else die for slot, die in enumerate(side.hand))
    return duel if hand == side.hand else with_side(duel, seat, replace(side, hand=hand))


def _shown(duel: Duel, slot: int, face: int) -> Duel:
    dice = duel.dice or ()
    return replace(duel, dice=(*dice[:slot], face, *dice[slot + 1 :]))


def _entered(duel: Duel, event: Entered) -> Duel:
    side = duel.sides[event.seat]
    at = BOXES.index(event.box)
    card = replace(
        side.card,
        boxes=(*side.card.boxes[:at], event.points, *side.card.boxes[at + 1 :]),
        extra_yathsels=side.card.extra_yathsels + event.further,
        tax=side.card.tax + event.taxed,
    )
    renewed = replace(side, card=card, swaps=None if side.swaps is None else 0)
    effects = duel.effects
    if event.seat == 0 and (effects.double_down or effects.again or event.zero):
        effects = replace(effects, double_down=False, again=False, zero_seen=effects.zero_seen or event.zero)
    sides = (*duel.sides[: event.seat], renewed, *duel.sides[event.seat + 1 :])
    return replace(duel, sides=sides, throws_left=0, thrown=0, dice=None, holds=(), effects=effects)


def _gold_changed(duel: Duel, seat: Seat, amount: int | None, why: str | None) -> Duel:
    side = duel.sides[seat]
    effects = duel.effects
    if why == "pickpocket":
        effects = replace(effects, picked=effects.picked + 1)
    elif why == "quick_fingers":
        effects = replace(effects, fingered=effects.fingered + 1)
    after = replace(duel, effects=effects)
    if side.gold is None or amount is None:
        return after
    return with_side(after, seat, replace(side, gold=side.gold + amount))


def _swapped(duel: Duel, event: Swapped) -> Duel:
    side, slot, pocket = duel.sides[event.seat], event.hand, event.pocket
    if side.hand is None or side.pockets is None or slot is None or pocket is None:
        return duel
    coming = side.pockets[pocket]
    assert coming is not None
    hand = (*side.hand[:slot], coming, *side.hand[slot + 1 :])
    pockets = (*side.pockets[:pocket], side.hand[slot], *side.pockets[pocket + 1 :])
    pending = tuple(sorted({*(side.pending or ()), slot}))
    swaps = (side.swaps or 0) + 1
    changed = replace(side, hand=hand, pockets=pockets, pending=pending, swaps=swaps)
    return with_side(duel, event.seat, changed)


def _used(duel: Duel, item: str) -> Duel:
    effects, left = duel.effects, duel.throws_left
    match item:
        case "extra_throw":
            left += tricks()[item].size
        case "double_down":
            effects = replace(effects, double_down=True)
        case "smoke":
            effects = replace(effects, smokes=effects.smokes + 1)
        case "whiskey":
            effects = replace(effects, whiskeys=effects.whiskeys + tricks()[item].limit)
        case "lookout":
            effects = replace(effects, lookout=True)
    rest = None if duel.tricks is None else tuple(trick for trick in duel.tricks if trick != item)
    return replace(duel, tricks=rest, effects=effects, throws_left=left)


def _erased(duel: Duel, seat: Seat, box: str) -> Duel:
    side, at = duel.sides[seat], BOXES.index(box)
    boxes = (*side.card.boxes[:at], None, *side.card.boxes[at + 1 :])
    return with_side(duel, seat, replace(side, card=replace(side.card, boxes=boxes, erased=side.card.erased + 1)))
