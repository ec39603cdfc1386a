"""Knows the list of all actions of the seat that is asked, each allowed by `check` (design.md section 4)."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from game.bang_dice.actions import Assign, BangAction, Beers, DiscardArrows, Gatling, Gift, Stop, TakeArrow, Throw
from game.bang_dice.check import against_keep, discards, most_taken
from game.bang_dice.numbers import DICE
from game.bang_dice.shooting import every_assignment
from game.bang_dice.state import (
    ASSIGN,
    BEERS,
    DISCARD,
    GIFT,
    RETURN,
    TAKE_ARROW,
    THROW,
    Shootout,
    beers_left,
    clockwise,
)  # fmt: skip
from game.core.rules import Seat


def legal(state: Shootout, seat: Seat) -> tuple[BangAction, ...]:
    """Every action of the seat in a fixed order; none when it is not asked."""
    return tuple(_listed(state, seat)) if state.to_act == seat else ()


@cache
def every_throw() -> tuple[Throw, ...]:
    """The throws with each set of kept dice, few first."""
    return tuple(Throw(dice) for kept in range(DICE) for dice in combinations(range(DICE), kept))


def _listed(state: Shootout, seat: Seat) -> Iterator[BangAction]:
    living = sorted(clockwise(state))
    match state.phase:
        case phase if phase == THROW:
            yield from (throw for throw in every_throw() if against_keep(state, throw.keep) is None)
            if state.dice is not None:
                yield Stop()
        case phase if phase == GIFT:
            yield from (Gift(target) for target in living)
        case phase if phase == ASSIGN:
            yield from (Assign(shots) for shots in every_assignment(state))
        case phase if phase == BEERS:
            yield from (Beers(targets) for targets in combinations_with_replacement(living, beers_left(state)))
        case phase if phase == TAKE_ARROW:
            yield from (TakeArrow(n) for n in range(most_taken(state, seat) + 1))
        case phase if phase == DISCARD:
            held, fewest, most = discards(state, seat)
            for number in range(fewest, most + 1):
                yield from (DiscardArrows(from_) for from_ in _bags(held, number, 0))
        case phase if phase == RETURN:
            yield from (Gatling(False), Gatling(True))


def _bags(held: Sequence[int], number: int, first: Seat) -> Iterator[tuple[Seat, ...]]:
    """The ways to take so many arrows from the seats from `first` on, ascending."""
    if number == 0:
        yield ()
        return
    for seat in range(first, len(held)):
        if held[seat]:
            rest = (*held[:seat], held[seat] - 1, *held[seat + 1 :])
            yield from ((seat, *more) for more in _bags(rest, number - 1, seat))
