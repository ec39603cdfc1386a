"""Knows how a whole card is solved: the best expected points still to come from every state, last box first."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby

import numpy as np

from game.yathsel.bots.entries import YATHSEL_BIT, Task, entry_values, task
from game.yathsel.bots.lattice import FACES, FIRST, NODES, Floats, Ints, Sheet, choose_up, fold, roll_down, sheet, ways
from game.yathsel.bots.terms import LOWER_SETS, Terms
from game.yathsel.card import DICE, UPPER

WIDTH = 1536

Part = tuple[int, Ints, Ints]


def solve_values(rules: Terms) -> Floats:
    """Best expected points still to come, [open lower boxes * 2 + (yathsel holds points), upper class].

    Only elementwise operations in one fixed order, so that every machine finds the same bits (`docs/strength.md`).
    """
    work = task(rules)
    paper = sheet(np.zeros((len(NODES), WIDTH)))
    leaf = np.zeros((len(NODES) - FIRST[DICE], WIDTH))
    for _, stages in groupby(_stages(), key=lambda stage: stage[0]):
        waiting: list[Part] = []
        used = 0
        for lower, scored, places in _parts(work, [stage[1:] for stage in stages]):
            if used + len(places) > WIDTH:
                _finish(work, paper, leaf, waiting)
                waiting, used = [], 0
            entry_values(work, lower, scored, places, leaf[:, used : used + len(places)])
            waiting.append((lower, scored, places))
            used += len(places)
        _finish(work, paper, leaf, waiting)
    return work.values[:, :-1]


def turn_means(paper: Sheet, leaf: Floats) -> Floats:
    """Values before the first throw from the best entries of the 252 throws (throws x columns)."""
    keeps = paper.values[: FIRST[DICE]]
    paper.throws[...] = leaf
    for _ in range(2):
        roll_down(paper)
        np.multiply(keeps, _mean_scale(), out=keeps)
        paper.throws[...] = leaf
        choose_up(paper)
    np.multiply(paper.throws, ways().reshape(-1, 1) / float(FACES**DICE), out=paper.throws)
    return fold(paper.throws)


@cache
def _mean_scale() -> Floats:
    return np.array([[1.0 / FACES ** (DICE - len(faces))] for faces in NODES[: FIRST[DICE]]])


def _stages() -> list[tuple[int, int, int]]:
    """(open boxes, open lower boxes as a set, number of open upper boxes), in solving order."""
    return sorted(
        (lower.bit_count() + number, lower, number)
        for lower in range(LOWER_SETS)
        for number in range(UPPER + 1)
        if lower or number
    )


def _parts(work: Task, stages: list[tuple[int, ...]]) -> Iterator[Part]:
    """The stages' states, cut so that they fit on the sheet: open lower boxes, yathsel holds points, upper classes."""
    for lower, number in stages:
        places = np.arange(work.known.ends[number - 1] if number else 0, work.known.ends[number])
        rows = 1 if lower & YATHSEL_BIT else 2
        scored, places = np.repeat(np.arange(rows), len(places)), np.tile(places, rows)
        for first in range(0, len(places), WIDTH):
            yield lower, scored[first : first + WIDTH], places[first : first + WIDTH]


def _finish(work: Task, paper: Sheet, leaf: Floats, waiting: list[Part]) -> None:
    """Solves the states whose entries lie side by side in `leaf`."""
    means = turn_means(paper, leaf)
    used = 0
    for lower, scored, places in waiting:
        work.values[lower * 2 + scored, places] = means[used : used + len(places)]
        used += len(places)
