"""Knows which points can stand in a box at all."""

from functools import cache
from itertools import combinations_with_replacement

from game.yathsel import goods
from game.yathsel.card import CHANCE, DICE, Faces, Factor, points
from game.yathsel.scoring import pattern_charms
from game.yathsel.twists import boosted, factors


@cache
def possible_points(at: int, factor: Factor) -> frozenset[int]:
    """All points that some throw takes in a box."""
    return frozenset({0, *(points(at, faces, factor) for faces in _throws())})


@cache
def rival_points(at: int, twists: tuple[str, ...]) -> frozenset[int]:
    """All points that can stand in a box of a seat without tricks, charms and house rules."""
    return possible_points(at, factors(twists)[at])


@cache
def own_points(at: int, twists: tuple[str, ...], charms: tuple[str, ...], less: int) -> frozenset[int]:
    """All points that can stand in the player's box: doubled by a trick, with what charms owned add, or `less`."""
    boosts = (1, goods.tricks()["double_down"].size)
    throws = {
        (points(at, faces, boosted(twists, boost)[at]), pattern_charms(at, faces))
        for faces in _throws() for boost in boosts
    }  # fmt: skip
    found = {0} | {base + more for base, fits in throws if base for more in _additions(charms, fits)}
    if at == CHANCE:
        found = {max(0, held - less) for held in found}
    return frozenset(found | {goods.charms()["rabbit_foot"].size} if "rabbit_foot" in charms else found)


def _additions(charms: tuple[str, ...], fits: frozenset[str]) -> set[int]:
    """All sums of what charms that may fit can add; none need have been owned when the entry was made."""
    found = {0}
    for name in charms:
        if name in fits:
            charm = goods.charms()[name]
            most = charm.limit if name == "menagerie" else 1
            found = {before + charm.size * count for before in found for count in range(most + 1)}
    return found


@cache
def _throws() -> tuple[Faces, ...]:
    return tuple(combinations_with_replacement(range(1, 7), DICE))
