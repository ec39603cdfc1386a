"""Knows the list of all actions a seat may choose from in a duel, each allowed by `check` (design.md section 4)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from game.core.rules import Seat
from game.yathsel.actions import (
    MOST_POCKETS,
    PLACES,
    Accept,
    Again,
    Buy,
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
from game.yathsel.check import check, windows
from game.yathsel.state import Duel


def legal(duel: Duel, seat: Seat) -> tuple[DuelAction, ...]:
    """Every action of the seat in a fixed order; the unlisted ones are left out."""
    window = windows(duel).get(seat)
    if window is None:
        return ()
    return tuple(action for action in _candidates(duel, seat, window.name) if check(duel, seat, action) is None)


@cache
def every_throw() -> tuple[Throw, ...]:
    """The throws with each allowed set of held slots."""
    return tuple(Throw(slots) for count in range(DICE) for slots in combinations(range(DICE), count))


def _candidates(duel: Duel, seat: Seat, window: str) -> Iterator[DuelAction]:
    if window == "offer":
        yield from (Accept(), PlayOn())
        return
    if window == "turn":
        if duel.throws_left:
            yield from every_throw() if duel.dice is not None else (Throw(()),)
        if duel.dice is not None:
            yield from _every_entry()
        if duel.effects.again and seat == 0:
            yield from (Again(slot) for slot in range(DICE))
    if window == "table":
        yield Dive()
    if window == "under":
        yield from _trades(duel)
    if any(duel.sides[seat].pockets or ()):
        yield from _every_swap()
    if seat == 0:
        for trick in duel.tricks or ():
            yield from _uses(trick)


def _trades(duel: Duel) -> Iterator[DuelAction]:
    pockets = range(len(duel.sides[0].pockets or ()))
    yield from (Open(place) for place in range(PLACES))
    for place in range(PLACES):
        yield Buy(place)
        yield from (Buy(place, pocket) for pocket in pockets)
    yield from (Sell(pocket) for pocket in pockets)
    yield Restock()
    yield Surface()


@cache
def _every_entry() -> tuple[Enter, ...]:
    return tuple(Enter(box) for box in BOXES)


@cache
def _every_swap() -> tuple[Swap, ...]:
    return tuple(Swap(slot, pocket) for slot in range(DICE) for pocket in range(MOST_POCKETS))


@cache
def _uses(trick: str) -> tuple[Use, ...]:
    match trick:
        case "nudge":
            return tuple(Use(trick, slot=slot, up=up) for slot in range(DICE) for up in (False, True))
        case "flip":
            return tuple(Use(trick, slot=slot) for slot in range(DICE))
        case "eraser":
            return tuple(Use(trick, box=box) for box in BOXES)
        case _:
            return (Use(trick),)
