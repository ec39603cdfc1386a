"""Knows all sets of up to seven dice by their colours alone, and how they grow by a die."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from game.bounty_hunter.contracts import numbers
from game.bounty_hunter.state import BLACK, DICE

SIDES = 6
Array = np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True, slots=True)
class Lattice:
    """Sets of dice, smaller ones first: set i has `counts[i]` dice of each colour.

    `starts[n]` is the first set of n dice; `more[i, c]` is set i with a die of colour c, `less[i, c]` without one;
    where there is none, `more` names set 0 and `less` the place behind the last set.
    """

    counts: Array
    starts: tuple[int, ...]
    more: Array
    less: Array
    index: dict[tuple[int, ...], int]

    def of_size(self, size: int) -> slice:
        """The sets of so many dice."""
        return slice(self.starts[size], self.starts[size + 1])

    def up_to(self, size: int) -> int:
        """How many sets there are of at most so many dice."""
        return self.starts[size + 1]


@cache
def lattice() -> Lattice:
    """All sets of 0 to 7 dice: 1716."""
    listed: list[tuple[int, ...]] = []
    starts = [0]
    for size in range(DICE + 1):
        for colours in combinations_with_replacement(range(SIDES), size):
            listed.append(tuple(colours.count(colour) for colour in range(SIDES)))
        starts.append(len(listed))
    index = {counts: at for at, counts in enumerate(listed)}
    more = [[index.get(_changed(counts, colour, 1), 0) for colour in range(SIDES)] for counts in listed]
    less = [[index.get(_changed(counts, colour, -1), len(listed)) for colour in range(SIDES)] for counts in listed]
    made = (np.array(table, dtype=np.int64) for table in (listed, more, less))
    counts_of, grown, shrunk = made
    return Lattice(counts_of, tuple(starts), grown, shrunk, index)


def set_of(faces: Iterable[str]) -> int:
    """The set of these faces."""
    shown = tuple(faces)
    return lattice().index[tuple(shown.count(colour) for colour in numbers().colours)]


@cache
def outcomes() -> Array:
    """`[hold, end]`: of 7776 ways, how many lead from a held set of up to five dice to each set of five."""
    sets = lattice()
    five = sets.of_size(BLACK)
    ways = np.zeros((sets.up_to(BLACK), five.stop - five.start), dtype=np.int64)
    ways[five] = np.eye(five.stop - five.start, dtype=np.int64) * SIDES**BLACK
    for size in range(BLACK - 1, -1, -1):
        held = sets.of_size(size)
        ways[held] = ways[sets.more[held]].sum(axis=1) // SIDES
    return ways


def _changed(counts: tuple[int, ...], colour: int, by: int) -> tuple[int, ...]:
    return (*counts[:colour], counts[colour] + by, *counts[colour + 1 :])
