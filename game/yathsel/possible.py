"""Knows which points can stand in a box at all."""

from functools import cache
from itertools import combinations_with_replacement

from game.yathsel import goods
from game.yathsel.card import DICE, Factor, points


@cache
def possible_points(at: int, factor: Factor) -> frozenset[int]:
    """All points that some throw takes in a box."""
    return frozenset({0, *(points(at, faces, factor) for faces in combinations_with_replacement(range(1, 7), DICE))})


def can_stand(at: int, held: int, factor: Factor, saloon: bool, charmed: bool) -> bool:
    """Whether points can stand in a box: by a throw, doubled by a trick, or with what charms add."""
    if held in possible_points(at, factor):
        return True
    doubled = (max(factor[0], goods.tricks()["double_down"].size), 1) if factor[1] == 1 else (1, 1)
    if not saloon and held in possible_points(at, doubled):
        return True
    most = max(possible_points(at, doubled)) + sum(charm.size for charm in goods.goods().charm if charm.size < 100)
    return charmed and 0 <= held <= most
