"""Knows the 462 sets of zero to five dice, and how values travel between them (`docs/strength.md`)."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

import numpy as np
import numpy.typing as npt

from game.yathsel.card import DICE, Faces

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
FACES = 6
NODES: tuple[Faces, ...] = tuple(
    faces for size in range(DICE + 1) for faces in combinations_with_replacement(range(1, FACES + 1), size)
)
FIRST = (0, 1, 7, 28, 84, 210)
ROLLS = NODES[FIRST[DICE] :]


@cache
def index() -> dict[Faces, int]:
    """The place of each sorted set of dice among the nodes."""
    return {faces: place for place, faces in enumerate(NODES)}


@cache
def counts() -> Ints:
    """How often each face (row) shows in each of the 252 throws (column)."""
    return np.array([[faces.count(face) for faces in ROLLS] for face in range(1, FACES + 1)], dtype=np.int64)


@cache
def ways() -> Ints:
    """In how many of the 7776 ways each of the 252 throws falls."""
    return np.array([_ways(faces) for faces in ROLLS], dtype=np.int64)


@cache
def runs() -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """For each size 0 to 4: (node, its node with one die more, length) of all stretches that stay neighbours.

    The first stretch of a size covers all its nodes (the die added is a one).
    """
    return tuple(_runs_of(size) for size in range(DICE))


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """Values of all nodes (rows) in many columns, with the pairs of views along the runs of each size."""

    values: Floats
    pairs: tuple[tuple[tuple[Floats, Floats], ...], ...]

    @property
    def throws(self) -> Floats:
        """The rows of the 252 throws."""
        return self.values[FIRST[DICE] :]


def sheet(values: Floats) -> Sheet:
    """A sheet over `values` (462 x columns), which it goes on using."""
    pairs = tuple(
        tuple((values[low : low + length], values[high : high + length]) for low, high, length in stretches)
        for stretches in runs()
    )
    return Sheet(values, pairs)


def roll_down(paper: Sheet) -> None:
    """Fills sizes 4 to 0 with the sums over all throws of the missing dice."""
    add = np.add
    for stretches in reversed(paper.pairs):
        keeps, more = stretches[0]
        keeps[...] = more
        for keeps, more in stretches[1:]:
            add(keeps, more, out=keeps)


def choose_up(paper: Sheet) -> None:
    """Raises each node to the best of itself and everything that can be kept of it."""
    maximum = np.maximum
    for stretches in paper.pairs:
        for keeps, more in stretches:
            maximum(more, keeps, out=more)


def fold(rows: Floats) -> Floats:
    """The sum over the first axis in one fixed order (halves on halves); `rows` is used up."""
    length = len(rows)
    while length > 1:
        half = length // 2
        np.add(rows[:half], rows[length - half : length], out=rows[:half])
        length -= half
    total: Floats = rows[0]
    return total


def _runs_of(size: int) -> tuple[tuple[int, int, int], ...]:
    found: list[tuple[int, int, int]] = []
    for face in range(1, FACES + 1):
        edges = [
            (place, index()[tuple(sorted((*NODES[place], face)))]) for place in range(FIRST[size], FIRST[size + 1])
        ]
        start = 0
        for step in range(1, len(edges) + 1):
            if step == len(edges) or edges[step][1] != edges[step - 1][1] + 1:
                found.append((*edges[start], step - start))
                start = step
    return tuple(found)


def _ways(faces: Faces) -> int:
    total, left = 1, DICE
    for face in set(faces):
        for step in range(faces.count(face)):
            total = total * (left - step) // (step + 1)
        left -= faces.count(face)
    return total
