"""Knows how a rookie flies: own ships far, the others little; now and then whatever comes to mind."""

from collections.abc import Sequence
from typing import Protocol

from game.core.rules import Seat
from game.super_teams.actions import Bonus, Move, RaceAction
from game.super_teams.bots.weights import weights
from game.super_teams.numbers import MAW
from game.super_teams.state import Race, distance, leaves, side_of, side_of_ship, space_of
from game.super_teams.track import final, kind_at, normal_behind

_ALL = 100


class Pick(Protocol):
    """A whole number from 0 to n-1, by counters."""

    def __call__(self, *at: int, n: int) -> int: ...


def choose(race: Race, seat: Seat, listed: Sequence[RaceAction], pick: Pick) -> RaceAction:
    """The move that brings the own ships farthest at once, if no whim comes between; the rest by chance."""
    any_one = listed[pick(1, n=len(listed))]
    if isinstance(listed[0], Move):
        if pick(0, n=_ALL) < weights().rookie.whim:
            return any_one
        far = [_spaces(race, seat, move) for move in listed if isinstance(move, Move)]
        return listed[far.index(max(far))]
    bonus = [action for action in listed if isinstance(action, Bonus)]
    if bonus:
        return bonus[pick(2, n=len(bonus))] if pick(0, n=_ALL) < weights().rookie.bonus else listed[0]
    return any_one


def _spaces(race: Race, seat: Seat, move: Move) -> int:
    """How far a move brings an own ship, or an opponent's, which counts against it."""
    here = space_of(race, move.ship)
    there = min(here + distance(leaves(race, move.ship), move.card, ""), final(race.track))
    if kind_at(race.track, there) == MAW:
        there = normal_behind(race.track, there)
    return there - here if side_of_ship(race, move.ship) == side_of(race, seat) else here - there
