"""Knows what a seat may do in a duel and the reason against anything else (yathsel.md section 4)."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import assert_never

from game.core.rules import Seat, Window
from game.yathsel.actions import Abandon, Clock, DuelAction, Enter, Throw
from game.yathsel.card import BOXES, DICE
from game.yathsel.state import Duel


def windows(duel: Duel) -> Mapping[Seat, Window]:
    """The seat whose turn it is must decide; nobody once the duel is decided."""
    return {} if duel.verdict is not None else {duel.side: Window("turn", required=True)}


def check(duel: Duel, seat: Seat, action: DuelAction) -> str | None:
    """The reason against an action of a seat that has a window, or None when it is allowed."""
    match action:
        case Throw(hold):
            return _against_throw(duel, hold)
        case Enter(box):
            if duel.dice is None:
                return "enter: nothing has been thrown in this turn"
            if duel.sides[seat].card.boxes[BOXES.index(box)] is not None:
                return f"enter: {box} is filled"
            return None
        case Clock() | Abandon():
            return None
        case _:
            assert_never(action)


def legal(duel: Duel, seat: Seat) -> tuple[DuelAction, ...]:
    """Every action of the seat, throws by their held slots, then boxes from the top; the unlisted ones are left out."""
    if seat not in windows(duel):
        return ()
    throws: tuple[DuelAction, ...] = ()
    if duel.throws_left > 0:
        throws = (Throw(()),) if duel.dice is None else every_throw()
    if duel.dice is None:
        return throws
    boxes = duel.sides[seat].card.boxes
    return throws + tuple(Enter(box) for box, points in zip(BOXES, boxes, strict=True) if points is None)


@cache
def every_throw() -> tuple[Throw, ...]:
    """The throws with each allowed set of held slots."""
    return tuple(Throw(slots) for count in range(DICE) for slots in combinations(range(DICE), count))


def _against_throw(duel: Duel, hold: tuple[int, ...]) -> str | None:
    if duel.throws_left == 0:
        return "throw: no throw is left in this turn"
    if list(hold) != sorted(set(hold)):
        return f"hold: begins with {list(hold[:DICE])}, expected each slot once in ascending order"
    if duel.dice is None and hold:
        return "hold: the first throw of a turn throws all five dice"
    if len(hold) == DICE:
        return "hold: at least one die must be thrown"
    return None
