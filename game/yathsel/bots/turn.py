"""Knows what every hold and every box of one turn is worth, in exact whole numbers."""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations

import numpy as np

from game.yathsel.bots.lattice import FACES, FIRST, NODES, ROLLS, Ints, index
from game.yathsel.bots.spots import best_entries
from game.yathsel.bots.table import Spot, Table
from game.yathsel.card import DICE, Faces

EXACT_THROWS = 3
USUAL_THROWS = 2
ROUND = FACES**DICE
HOLDS: tuple[tuple[int, ...], ...] = tuple(slots for size in range(DICE) for slots in combinations(range(DICE), size))


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """A turn's values: `entry[throw]` of the best box, `keeps[k - 1][node]` of keeping a node with k throws left.

    `keeps` is in units of 1/scale(k) of the entries' unit.
    """

    entry: Ints
    keeps: tuple[Ints, ...]

    @property
    def throws(self) -> int:
        """For how many throws left the keeps are known."""
        return len(self.keeps)

    def best_entry(self, faces: Faces) -> int:
        """The value of the best box for these dice."""
        return int(self.entry[_throw(faces)])

    def keep(self, faces: Faces, throws_left: int) -> int:
        """The exact value of keeping these dice (a set of 0 to 4), times `scale(throws_left)`."""
        return int(self.keeps[throws_left - 1][index()[tuple(sorted(faces))]])


def scale(throws_left: int) -> int:
    """The denominator of `Turn.keep`: 7776 a throw; from the fourth throw on values are rounded down to three's."""
    return int(ROUND ** min(throws_left, EXACT_THROWS))


def rounded(value: int, denominator: int) -> int:
    """value / denominator to the nearest whole number, halves up."""
    return (2 * value + denominator) // (2 * denominator)


def turn(table: Table, spot: Spot, throws: int) -> Turn:
    """The values of a turn from this spot, in 1/1000 points with the further Yathsel and all that comes later."""
    return _turn(table, spot, max(throws, USUAL_THROWS))


@lru_cache(maxsize=64)
def _turn(table: Table, spot: Spot, throws: int) -> Turn:
    return solve_turn(best_entries(table, spot), throws)


def solve_turn(entry: Ints, throws: int) -> Turn:
    """The keeps' values from the entries' (252, or 252 x columns)."""
    keeps: list[Ints] = []
    best = entry
    for left in range(1, throws + 1):
        if left > EXACT_THROWS:
            best = best // ROUND
        values = _rolled(best)
        keeps.append(values)
        best = np.maximum(entry * scale(left), _chosen(values))
    return Turn(entry, tuple(keeps))


def _throw(faces: Faces) -> int:
    return index()[tuple(sorted(faces))] - FIRST[DICE]


def _rolled(throws: Ints) -> Ints:
    """Sums over all throws of the missing dice for every keep, in units of 1/7776 of the throws' unit."""
    levels = [throws]
    for more in reversed(_more()):
        levels.insert(0, levels[0][more].sum(axis=1))
    return np.concatenate([level * FACES**size for size, level in enumerate(levels[:DICE])])


def _chosen(keeps: Ints) -> Ints:
    """The best keep of each of the 252 throws."""
    best = keeps[: FIRST[1]]
    for size, less in enumerate(_less(), start=1):
        best = best[less].max(axis=1)
        if size < DICE:
            best = np.maximum(best, keeps[FIRST[size] : FIRST[size + 1]])
    return best


@cache
def hold_nodes() -> Ints:
    """The node left by each of the 31 holds (column) of each of the 252 sorted throws (row)."""
    return np.array([[index()[tuple(faces[slot] for slot in hold)] for hold in HOLDS] for faces in ROLLS])


@cache
def _more() -> tuple[Ints, ...]:
    """For each size 0 to 4: the six nodes with one die more, counted within their size."""
    return tuple(
        np.array(
            [
                [index()[tuple(sorted((*faces, face)))] - FIRST[size + 1] for face in range(1, FACES + 1)]
                for faces in NODES[FIRST[size] : FIRST[size + 1]]
            ]
        )
        for size in range(DICE)
    )


@cache
def _less() -> tuple[Ints, ...]:
    """For each size 1 to 5: the nodes with one die less (equal dice name one node twice), counted within their size."""
    ends = (*FIRST[1:], len(NODES))
    return tuple(
        np.array(
            [
                [index()[faces[:slot] + faces[slot + 1 :]] - FIRST[size - 1] for slot in range(size)]
                for faces in NODES[FIRST[size] : ends[size]]
            ]
        )
        for size in range(1, DICE + 1)
    )
