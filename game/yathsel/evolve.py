"""Knows how each event changes a duel; pure, total, and just as true on a masked state (design.md 1)."""

from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.yathsel.card import BOXES, numbers
from game.yathsel.events import Abandoned, DuelEvent, DuelWon, Entered, RolledOff, Thrown, TurnBegan
from game.yathsel.state import Duel, Side, Verdict


def evolve(duel: Duel, event: DuelEvent) -> Duel:
    """The duel after the event."""
    match event:
        case TurnBegan(seat, throws):
            return replace(duel, side=seat, throws_left=throws, thrown=0, dice=None, held=())
        case Thrown(_, hold, dice):
            return replace(duel, throws_left=duel.throws_left - 1, thrown=duel.thrown + 1, dice=dice, held=hold)
        case Entered():
            after = _with_side(duel, event.seat, _entered(duel, event))
            return replace(after, throws_left=0, thrown=0, dice=None, held=())
        case RolledOff() | Abandoned():
            return duel
        case DuelWon(winners, reason):
            return replace(duel, verdict=Verdict(winners, reason))
        case _:
            assert_never(event)


def _entered(duel: Duel, event: Entered) -> Side:
    side = duel.sides[event.seat]
    at = BOXES.index(event.box)
    boxes = (*side.card.boxes[:at], event.points, *side.card.boxes[at + 1 :])
    extra = side.card.extra_yathsels + event.further
    gold = side.gold
    if gold is not None and event.further and not duel.saloon:
        gold += numbers().further_gold
    return replace(side, card=replace(side.card, boxes=boxes, extra_yathsels=extra), gold=gold)


def _with_side(duel: Duel, seat: Seat, side: Side) -> Duel:
    return replace(duel, sides=(*duel.sides[:seat], side, *duel.sides[seat + 1 :]))
