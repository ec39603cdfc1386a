"""Knows every fall of five dice as a bag of faces, and exactly what becomes of each set of kept dice."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

import numpy as np
import numpy.typing as npt

from game.bang_dice.numbers import ARROW, DICE, DYNAMITE, FACES, numbers

SIDES = len(FACES)
WAYS = SIDES**DICE
Bag = tuple[int, ...]
Whole = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Outcomes:
    """`counts[b]`: how often each face lies in bag b; `keeps` the bags of at most four kept dice, `chances[k][b]` in
    how many of `WAYS` the kept bag k becomes b; `choices[b]` the keeps possible from b, padded with -1.

    `arrows[k][a]`: in how many of `WAYS` a arrows fall when k is kept.
    """

    bags: dict[Bag, int]
    counts: Whole
    keeps: tuple[Bag, ...]
    chances: Whole
    choices: Whole
    arrows: Whole


@cache
def outcomes(rethrows_dynamite: bool) -> Outcomes:
    """All falls and keeps, for throwers that may throw dynamite again and those that may not."""
    listed = tuple(_bags(DICE))
    bags = {bag: at for at, bag in enumerate(listed)}
    keeps = tuple(bag for size in range(DICE) for bag in _bags(size))
    places = {keep: at for at, keep in enumerate(keeps)}
    chances = np.zeros((len(keeps), len(listed)), np.int64)
    arrows = np.zeros((len(keeps), DICE + 1), np.int64)
    for at, keep in enumerate(keeps):
        for fall in _bags(DICE - sum(keep)):
            ways = _ways(fall) * SIDES ** sum(keep)
            chances[at, bags[tuple(a + b for a, b in zip(keep, fall, strict=True))]] += ways
            arrows[at, fall[FACES.index(ARROW)]] += ways
    rows = [[places[keep] for keep in keeps if _possible(bag, keep, rethrows_dynamite)] for bag in listed]
    choices = np.full((len(listed), max(map(len, rows))), -1, np.int64)
    for at, row in enumerate(rows):
        choices[at, : len(row)] = row
    return Outcomes(bags, np.array(listed, np.int64), keeps, chances, choices, arrows)


def bag_of(dice: tuple[str, ...]) -> Bag:
    """The bag of some faces."""
    found = Counter(dice)
    return tuple(found[face] for face in FACES)


def _possible(bag: Bag, keep: Bag, rethrows_dynamite: bool) -> bool:
    dynamite = FACES.index(DYNAMITE)
    if bag[dynamite] >= numbers().dynamite or any(kept > there for kept, there in zip(keep, bag, strict=True)):
        return False
    return rethrows_dynamite or keep[dynamite] == bag[dynamite]


def _bags(size: int) -> list[Bag]:
    return [bag_of(dice) for dice in combinations_with_replacement(FACES, size)]


def _ways(bag: Bag) -> int:
    ways = factorial(sum(bag))
    for number in bag:
        ways //= factorial(number)
    return ways
