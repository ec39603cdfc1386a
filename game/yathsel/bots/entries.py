"""Knows the best box of all 252 throws at once, in many states: the points of an entry and what comes after it."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from game.yathsel.bots.lattice import ROLLS, Floats, Ints
from game.yathsel.bots.terms import (
    LOWER,
    LOWER_SETS,
    Classes,
    Terms,
    UpperMoves,
    classes,
    five_alike_rows,
    points,
    upper_moves,
)
from game.yathsel.card import DICE, UPPER, YATHSEL, Factor

NEVER = -1.0e9
YATHSEL_BIT = 1 << (YATHSEL - UPPER)


@dataclass(frozen=True, slots=True, eq=False)
class LowerKinds:
    """Throws that are worth the same in all lower boxes are one kind.

    `of[throw]` is its kind; `hits[b]` the kinds with points in lower box b, `worth[b]` those points as a column.
    """

    number: int
    of: Ints
    hits: tuple[Ints, ...]
    worth: tuple[Floats, ...]


@cache
def lower_kinds(factors: tuple[Factor, ...]) -> LowerKinds:
    """The kinds of throws for the seven lower boxes."""
    found, of = np.unique(points(factors)[UPPER:], axis=1, return_inverse=True)
    hits = tuple(np.nonzero(row)[0] for row in found)
    worth = tuple(row[row > 0].astype(np.float64).reshape(-1, 1) for row in found)
    return LowerKinds(found.shape[1], of.reshape(-1).astype(np.int64), hits, worth)


@dataclass(frozen=True, slots=True, eq=False)
class Task:
    """What one solution works with; `values[row, class]`, row = open lower boxes * 2 + (yathsel holds points)."""

    rules: Terms
    known: Classes
    moves: UpperMoves
    kinds: LowerKinds
    values: Floats


def task(rules: Terms) -> Task:
    """A task with nothing solved but the full card; one class past the last stands for "closed"."""
    known = classes(rules)
    values = np.full((LOWER_SETS * 2, len(known.open) + 1), NEVER)
    values[:2, : known.ends[0]] = 0.0
    return Task(rules, known, upper_moves(rules), lower_kinds(rules.factors), values)


def entry_values(work: Task, lower: int, scored: Ints, places: Ints, leaf: Floats) -> None:
    """Fills `leaf` (252 throws x states) with the best entry: points now and to come.

    The states have these open lower boxes; `scored` says where yathsel holds points, `places` are their upper classes.
    """
    entries = work.values[lower * 2 + scored, work.moves.next[:, :, places]]
    entries += work.moves.gain[:, :, places]
    _best_upper(entries, leaf)
    if lower:
        np.maximum(leaf, _best_lower(work, lower, scored, places).take(work.kinds.of, axis=0), out=leaf)
    if not lower & YATHSEL_BIT:
        leaf[five_alike_rows()] += work.rules.further * scored


def _best_lower(work: Task, lower: int, scored: Ints, places: Ints) -> Floats:
    """[kind of throw, state]: the best open lower box."""
    boxes = [box for box in range(LOWER) if lower >> box & 1]
    later = {box: work.values[(lower & ~(1 << box)) * 2 + scored, places] for box in boxes}
    zero = later[boxes[0]]
    for box in boxes[1:]:
        zero = np.maximum(zero, later[box])
    best = np.repeat(zero.reshape(1, -1), work.kinds.number, axis=0)
    for box in boxes:
        rest = work.values[(lower & ~YATHSEL_BIT) * 2 + 1, places] if box == YATHSEL - UPPER else later[box]
        best[work.kinds.hits[box]] = np.maximum(best[work.kinds.hits[box]], rest + work.kinds.worth[box])
    return best


def _best_upper(entries: Floats, leaf: Floats) -> None:
    """Fills `leaf` with the best upper entry of each throw from `entries[box, dice of its number, state]`."""
    pairs, plan = _pairs(), _plan()
    low = np.maximum(entries[0][pairs[:, 0]], entries[1][pairs[:, 1]])
    middle = np.maximum(entries[2][pairs[:, 0]], entries[3][pairs[:, 1]])
    high = np.maximum(entries[4][pairs[:, 0]], entries[5][pairs[:, 1]])
    four = np.empty((len(plan.last), entries.shape[2]))
    for row, start, length in plan.first:
        np.maximum(middle[:length], low[row], out=four[start : start + length])
    for row, (group, start, length) in enumerate(plan.last):
        np.maximum(high[group : group + length], four[row], out=leaf[start : start + length])


@cache
def _pairs() -> Ints:
    """Counts (a, b) of two numbers, by a + b, within that with a falling."""
    return np.array([(a, total - a) for total in range(DICE + 1) for a in range(total, -1, -1)], dtype=np.int64)


@dataclass(frozen=True, slots=True)
class Plan:
    """`first`: per pair of ones and twos (its row, first of its rows of four counts, how many pairs still fit).

    `last`: per row of four counts (first pair of fives and sixes, first of its throws, how many).
    """

    first: tuple[tuple[int, int, int], ...]
    last: tuple[tuple[int, int, int], ...]


@cache
def _plan() -> Plan:
    pairs = [(int(a), int(b)) for a, b in _pairs()]
    first: list[tuple[int, int, int]] = []
    last: list[tuple[int, int, int]] = []
    for row, (ones, twos) in enumerate(pairs):
        left = DICE - ones - twos
        fitting = [(threes, fours) for threes, fours in pairs if threes + fours <= left]
        first.append((row, len(last), len(fitting)))
        for threes, fours in fitting:
            rest = left - threes - fours
            throw = (1,) * ones + (2,) * twos + (3,) * threes + (4,) * fours + (5,) * rest
            last.append((pairs.index((rest, 0)), ROLLS.index(throw), rest + 1))
    return Plan(tuple(first), tuple(last))
