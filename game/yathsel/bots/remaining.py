"""Knows the exact distribution of the points that best play still brings on a card with few open boxes."""

from functools import cache, lru_cache

import numpy as np

from game.yathsel.bots.lattice import FACES, FIRST, NODES, ROLLS, Floats, Ints, index, ways
from game.yathsel.bots.spots import after_worth, box_entries, entry_kinds, open_boxes
from game.yathsel.bots.table import Spot, Table
from game.yathsel.bots.terms import classes
from game.yathsel.bots.turn import USUAL_THROWS, Turn, hold_nodes, scale, solve_turn
from game.yathsel.card import DICE


def plain_spot(table: Table, spot: Spot) -> Spot:
    """The spot that stands for all with the same future: sums that can no longer bring the bonus are the bar."""
    return Spot(spot.open, int(classes(table.rules).sums[table.class_of(spot)]), spot.scored)


@lru_cache(maxsize=8192)
def remaining(table: Table, spot: Spot) -> Floats:
    """The chance of each number of points 0, 1, 2, … still to come before a turn; `spot` as `plain_spot` gives it."""
    if not spot.open:
        return np.ones(1)
    boxes = open_boxes(spot)
    values = np.array([box_entries(table, spot, box) for box in boxes])
    chances = last_throws(solve_turn(values.max(axis=0), USUAL_THROWS))
    chosen = values.argmax(axis=0)
    parts = []
    for row, box in enumerate(boxes):
        weights = np.bincount(entry_kinds(table, spot, box), np.where(chosen == row, chances, 0.0))
        for kind in np.nonzero(weights)[0].tolist():
            gained, after = after_worth(table, spot, box, kind >> 1, bool(kind & 1))
            parts.append((float(weights[kind]), gained, remaining(table, plain_spot(table, after))))
    whole = np.zeros(max(gained + len(later) for _, gained, later in parts))
    for chance, gained, later in parts:
        whole[gained : gained + len(later)] += chance * later
    return whole


def last_throws(walk: Turn) -> Floats:
    """How likely each of the 252 throws is to be the one entered under best play (stopping when it is no worse)."""
    shown = ways() / float(FACES**DICE)
    entered = np.zeros(len(ROLLS))
    for left in range(USUAL_THROWS, 0, -1):
        values = walk.keeps[left - 1][hold_nodes()]
        pick = values.argmax(axis=1)
        stops = walk.entry * scale(left) >= values[np.arange(len(ROLLS)), pick]
        entered += np.where(stops, shown, 0.0)
        shown = _thrown(hold_nodes()[np.arange(len(ROLLS)), pick], np.where(stops, 0.0, shown))
    return entered + shown


def _thrown(nodes: Ints, chances: Floats) -> Floats:
    """The chances of the 252 throws after throwing the missing dice of these kept nodes."""
    reached = np.zeros(len(NODES))
    np.add.at(reached, nodes, chances)
    for size, more in enumerate(_children()):
        share = reached[FIRST[size] : FIRST[size + 1]] / FACES
        for child in more:
            reached[child] += share
    return reached[FIRST[DICE] :]


@cache
def _children() -> tuple[tuple[Ints, ...], ...]:
    """For each size 0 to 4 and each face: the nodes with that die more, all different."""
    return tuple(
        tuple(
            np.array([index()[tuple(sorted((*faces, face)))] for faces in NODES[FIRST[size] : FIRST[size + 1]]])
            for face in range(1, FACES + 1)
        )
        for size in range(DICE)
    )
