"""Knows the list of all actions that a seat may choose from, each allowed by `check` (design.md section 4)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from game.bounty_hunter.actions import BuyGrey, HuntAction, Offer, Stop, TakeOver, Target, Throw
from game.bounty_hunter.check import check, windows
from game.bounty_hunter.state import BLACK, DICE, MARKERS, Hunt, own_dice, seats_of
from game.core.rules import Seat


def legal(hunt: Hunt, seat: Seat) -> tuple[HuntAction, ...]:
    """Every action of the seat in a fixed order."""
    if seat not in windows(hunt):
        return ()
    return tuple(action for action in _candidates(hunt) if check(hunt, seat, action) is None)


def _candidates(hunt: Hunt) -> Iterator[HuntAction]:
    match hunt.phase:
        case "target":
            yield Target(None)
            yield from (Target(victim) for victim in range(seats_of(hunt)))
        case "offer":
            yield from (Offer(marker) for marker in range(1, MARKERS + 1))
        case _:
            yield from every_throw(own_dice(hunt))
            yield BuyGrey()
            yield from (TakeOver(grey) for grey in range(BLACK, DICE))
            yield Stop()


@cache
def every_throw(own: tuple[int, ...]) -> tuple[Throw, ...]:
    """The throws of each set of these dice, the smallest first."""
    return tuple(Throw(dice) for count in range(1, len(own) + 1) for dice in combinations(own, count))
