"""Knows how a rookie flies: by a glance at what an action brings at once; now and then whatever comes to mind."""

from collections.abc import Sequence
from typing import Protocol

from game.core.rules import Seat
from game.super_teams.actions import RaceAction
from game.super_teams.bots import plain
from game.super_teams.bots.weights import weights
from game.super_teams.state import Race

_ALL = 100


class Pick(Protocol):
    """A whole number from 0 to n-1, by counters."""

    def __call__(self, *at: int, n: int) -> int: ...


def choose(race: Race, seat: Seat, listed: Sequence[RaceAction], pick: Pick) -> RaceAction:
    """What seems best at a glance, without a thought of the rest of the hand, if no whim comes between."""
    if pick(0, n=_ALL) < weights().rookie.whim:
        return listed[pick(1, n=len(listed))]
    return plain.best(race, seat, listed, 0)
