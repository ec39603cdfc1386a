"""Knows the stops on the way: who may use them and what they do (yathsel.md sections 8 and 14)."""

from game.campaign import road
from game.campaign.actions import Stop
from game.campaign.embedded import RunFlow
from game.campaign.events import DieForged, RumourHeard, StopVisited, TrickLearned
from game.campaign.numbers import numbers
from game.campaign.state import Run
from game.yathsel import dice, goods, shop
from game.yathsel.dice import PLAIN
from game.yathsel.events import GoldChanged

CARD_SCHOOL_K = 3


def against(run: Run, stop: Stop) -> str | None:
    """The reason against visiting a stop, or None."""
    if stop.k is None:
        return None if stop.slot is None and stop.die is None else "stop: riding on takes nothing else"
    name = run.stops[stop.k]
    if name != "smith" and (stop.slot is not None or stop.die is not None):
        return f"stop: {name} takes nothing else"
    gold = run.duel.sides[0].gold or 0
    match name:
        case "smith":
            return _against_smith(run, stop, gold)
        case "doctor":
            return _too_dear(numbers().doctor_price, gold)
        case "card_school":
            if len(run.duel.tricks or ()) >= goods.goods().most_tricks:
                return "stop: no room for another trick"
            if not unknown_tricks(run):
                return "stop: there is no trick left to learn"
            return _too_dear(numbers().school_price, gold)
        case _:
            return None


def unknown_tricks(run: Run) -> tuple[str, ...]:
    """The tricks that the card school may teach."""
    return tuple(trick for trick in goods.tricks() if shop.offerable(run.duel, trick))


def decide(flow: RunFlow, stop: Stop) -> None:
    """Emits what an allowed visit brings about."""
    run = flow.state
    name = None if stop.k is None else run.stops[stop.k]
    flow.emit(StopVisited(name))
    match name:
        case "smith":
            flow.emit(GoldChanged(0, -goods.list_price(stop.die or PLAIN), name))
            flow.emit(DieForged(stop.slot, stop.die))
        case "bank":
            interest = min((run.duel.sides[0].gold or 0) // numbers().bank_every, numbers().bank_most)
            flow.emit(GoldChanged(0, interest, name))
        case "doctor":
            flow.emit(GoldChanged(0, -numbers().doctor_price, name))
        case "card_school":
            known = unknown_tricks(run)
            pick = flow.draw("stop", (run.duel.table.duel, CARD_SCHOOL_K), len(known))
            flow.emit(GoldChanged(0, -numbers().school_price, name))
            flow.emit(TrickLearned(known[pick]))
        case "rumour":
            _hear(flow)


def _hear(flow: RunFlow) -> None:
    run = flow.state
    duel = run.duel.table.duel + 1
    goods_there = shop.hung(run.duel, lambda place, k, n: flow.draw("stock", (duel, 0, 0, place, k), n))
    flow.emit(RumourHeard(road.drawn_twists(flow.draw, duel), goods_there))


def _against_smith(run: Run, stop: Stop, gold: int) -> str | None:
    own = run.duel.sides[0]
    if stop.slot is None or stop.die is None:
        return "stop: the smith takes a slot and a die"
    if (own.hand or ())[stop.slot].kind != PLAIN:
        return "stop: the smith works on plain hand dice"
    held = (*(own.hand or ()), *(own.pockets or ()))
    if any(die is not None and dice.family(die.kind) == dice.family(stop.die) for die in held):
        return f"stop: {stop.die} is owned already"
    return _too_dear(goods.list_price(stop.die), gold)


def _too_dear(price: int, gold: int) -> str | None:
    return f"stop: costs {price} gold" if price > gold else None
