"""Knows the exact chance of fulfilling each contract with 5, 6 or 7 dice and 1 to 6 throws, by value iteration."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from game.bounty_hunter.bots.lattice import SIDES, Array, lattice
from game.bounty_hunter.contracts import Numbers, fulfils, numbers
from game.bounty_hunter.state import BLACK, DICE, MARKERS
from game.core.codec import digest, encode
from game.core.shelf import Shelf

SURE = 10**12
SIZES = tuple(range(BLACK, DICE + 1))
_LEAST = -(10**15)
_FORM = 1


@dataclass(frozen=True, slots=True, eq=False)
class Chances:
    """For each number n of dice, in parts of `SURE` and with best play after: `held[n - 5][contract, throws - 1, set]`
    is the chance when that set is held and the rest thrown, `best[…]` when the best part of that set is held."""

    held: tuple[Array, ...]
    best: tuple[Array, ...]

    def of(self, contract: str, dice: int, throws: int, shown: int) -> int:
        """The chance with so many dice and throws when the set `shown` lies there; the other dice are to be thrown."""
        if throws == 0:
            return 0
        return int(self.best[dice - BLACK][numbers().contracts.index(contract), throws - 1, shown])

    def holding(self, contract: str, dice: int, throws: int, hold: int) -> int:
        """The same when exactly the set `hold` is held in the next throw."""
        return int(self.held[dice - BLACK][numbers().contracts.index(contract), throws - 1, hold])


def chances(shelf: Shelf, alike: bool) -> Chances:
    """The chances under the option `whites_must_match`: in memory, from the shelf, or computed now."""
    return _chances(shelf, alike, numbers())


@cache
def _chances(shelf: Shelf, alike: bool, components: Numbers) -> Chances:
    name = digest([_FORM, alike, encode(components)])
    return shelf.kept(f"bounty_hunter {name}", lambda data: _read(data, name), lambda: solve(alike), lambda solved:
                      _written(solved, name))  # fmt: skip


def solve(alike: bool) -> Chances:
    """All chances anew."""
    goals = np.stack([goal(contract, alike) for contract in numbers().contracts])
    found = [_solved(goals, dice) for dice in SIZES]
    return Chances(tuple(held for held, _ in found), tuple(best for _, best in found))


@cache
def goal(contract: str, alike: bool) -> Array:
    """For every set of dice, whether it fulfils the contract: 1 or 0."""
    letters = numbers().colours
    return np.array([
        fulfils(contract, "".join(letter * int(count) for letter, count in zip(letters, counts, strict=True)), alike)
        for counts in lattice().counts
    ], dtype=np.int64)  # fmt: skip


def held_values(values: Array, dice: int) -> Array:
    """From the values of all sets of so many dice (last axis): the mean value of holding each smaller set."""
    sets = lattice()
    held = np.zeros((*values.shape[:-1], sets.up_to(dice)), dtype=np.int64)
    held[..., sets.of_size(dice)] = values
    for size in range(dice - 1, -1, -1):
        part = sets.of_size(size)
        held[..., part] = held[..., sets.more[part]].sum(axis=-1) // SIDES
    return held


def best_values(held: Array, dice: int) -> Array:
    """The value of the best hold within each set; of a whole set of so many dice at least one die is thrown."""
    sets = lattice()
    best = np.full((*held.shape[:-1], len(sets.counts) + 1), _LEAST, dtype=np.int64)
    for size in range(dice + 1):
        part = sets.of_size(size)
        below = best[..., sets.less[part]].max(axis=-1)
        best[..., part] = below if size == dice else np.maximum(below, held[..., part])
    return best[..., : held.shape[-1]]


def _solved(goals: Array, dice: int) -> tuple[Array, Array]:
    ends = goals[:, lattice().of_size(dice)]
    values = ends * SURE
    helds, bests = [], []
    for _ in range(MARKERS):
        held = held_values(values, dice)
        best = best_values(held, dice)
        helds.append(held)
        bests.append(best)
        values = np.where(ends == 1, SURE, best[..., lattice().of_size(dice)])
    return np.stack(helds, axis=1), np.stack(bests, axis=1)


def _written(solved: Chances, name: str) -> bytes:
    parts = b"".join(part.astype("<i8").tobytes() for part in (*solved.held, *solved.best))
    return name.encode("ascii") + parts


def _read(data: bytes, name: str) -> Chances | None:
    shapes = [(len(numbers().contracts), MARKERS, lattice().up_to(dice)) for dice in SIZES] * 2
    lengths = [int(np.prod(shape)) * 8 for shape in shapes]
    if not data.startswith(name.encode("ascii")) or len(data) != len(name) + sum(lengths):
        return None
    parts, at = [], len(name)
    for shape, length in zip(shapes, lengths, strict=True):
        parts.append(np.frombuffer(data[at : at + length], dtype="<i8").astype(np.int64).reshape(shape))
        at += length
    return Chances(tuple(parts[: len(SIZES)]), tuple(parts[len(SIZES) :]))
