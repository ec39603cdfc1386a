"""Knows how to play thousands of whole cards side by side, to measure what a way of choosing gives away."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from game.yathsel.bots.lattice import FACES, FIRST, NODES, Ints, counts, index
from game.yathsel.bots.table import UNITS, Spot, Table
from game.yathsel.bots.tempers import Temper, hold_shift, softened
from game.yathsel.bots.terms import UPPER_SETS, five_alike_rows, points, upper_points
from game.yathsel.bots.turn import HOLDS, ROUND, Turn, hold_nodes, solve_turn
from game.yathsel.card import BOXES, DICE, UPPER, YATHSEL

NEVER = -(10**12)
BATCH = 500
STOP = len(HOLDS)

Weigh = Callable[[Ints], Ints]


@dataclass(frozen=True, slots=True)
class Manner:
    """A way of choosing: `weigh` weighs losses (1/1000 points), without it all are equal; shifts of a temper."""

    weigh: Weigh | None
    nodes: Ints
    boxes: Ints
    stop: int = 0


@dataclass(frozen=True, slots=True)
class Measured:
    """The mean points of n cards and its standard error."""

    games: int
    mean: float
    error: float


@dataclass(slots=True)
class Cards:
    """n cards in play."""

    open: Ints
    upper: Ints
    scored: Ints
    total: Ints
    lost: npt.NDArray[np.float64]


def manner(weigh: Weigh | None) -> Manner:
    """A way of choosing without any temper."""
    return Manner(weigh, np.zeros(len(NODES), dtype=np.int64), np.zeros(len(BOXES), dtype=np.int64))


def tempered(weigh: Weigh, temper: Temper, heat: int) -> Manner:
    """A way of choosing under a temper at a temperature in 1/1000 points."""
    nodes = [softened(hold_shift(temper, faces), heat) if len(faces) < DICE else 0 for faces in NODES]
    boxes = [softened(shift, heat) for shift in temper.boxes]
    return Manner(weigh, np.array(nodes), np.array(boxes), softened(temper.stop, heat))


def play(table: Table, way: Manner, games: int, seed: int) -> Measured:
    """Plays whole cards, choosing among distinct holds, stopping, and boxes.

    Two unbiased figures a card, its points and the best expected card less the expected losses, are mixed so that
    the error is least.
    """
    chance = np.random.default_rng(seed)
    points_made, by_losses = [], []
    for first in range(0, games, BATCH):
        cards = _fresh(min(BATCH, games - first))
        for _ in BOXES:
            _play_turn(table, cards, way, chance)
        points_made.append(cards.total.astype(np.float64))
        by_losses.append((table.ahead(Spot()) - cards.lost) / UNITS)
    plain, expected = np.concatenate(points_made), np.concatenate(by_losses)
    luck = expected - plain
    spread = float(luck.var())
    share = float(np.cov(expected, luck)[0, 1]) / spread if spread else 0.0
    mixed = expected - share * luck
    return Measured(games, float(mixed.mean()), float(mixed.std()) / games**0.5)


def _fresh(number: int) -> Cards:
    """So many empty cards."""
    columns = [np.full(number, value, dtype=np.int64) for value in ((1 << len(BOXES)) - 1, 0, 0, 0)]
    return Cards(columns[0], columns[1], columns[2], columns[3], np.zeros(number))


def _play_turn(table: Table, cards: Cards, way: Manner, chance: np.random.Generator) -> None:
    boxes = box_values(table, cards)
    walk = solve_turn(boxes.max(axis=0), 2)
    columns = np.arange(len(cards.open))
    throw = _throw(np.zeros(len(columns), dtype=np.int64), chance) - FIRST[DICE]
    going = np.ones(len(columns), dtype=bool)
    for left in (2, 1):
        values = _hold_values(walk, throw, left, columns)
        if way.weigh:
            values = np.where(_distinct()[throw].T, values, NEVER)
        shifts = np.concatenate([way.nodes[hold_nodes()[throw].T], np.full((1, len(columns)), way.stop)])
        loss, picked = _choose(values, shifts, way, chance)
        cards.lost += np.where(going, loss, 0)
        going &= picked != STOP
        kept = hold_nodes()[throw, np.minimum(picked, STOP - 1)]
        throw = np.where(going, _throw(kept, chance) - FIRST[DICE], throw)
    loss, picked = _choose(boxes[:, throw, columns], way.boxes.reshape(-1, 1), way, chance)
    cards.lost += loss
    _enter(table, cards, picked, throw)


def _hold_values(walk: Turn, throw: Ints, left: int, columns: Ints) -> Ints:
    """Values of the 31 holds and of stopping (rows), in 1/1000 points."""
    unit = ROUND**left
    holds = (2 * walk.keeps[left - 1][hold_nodes()[throw].T, columns] + unit) // (2 * unit)
    return np.concatenate([holds, walk.entry[throw, columns].reshape(1, -1)])


def _choose(
    values: Ints, shifts: Ints, way: Manner, chance: np.random.Generator
) -> tuple[npt.NDArray[np.float64], Ints]:
    """The expected loss of each card's choice, and a choice drawn."""
    usable = values > NEVER // 2
    loss = np.where(usable, values.max(axis=0) - values, 0)
    told = values + shifts
    weights = np.where(usable, way.weigh(told.max(axis=0) - told) if way.weigh else 1, 0)
    sums = np.cumsum(weights, axis=0)
    picked = (sums <= chance.integers(0, sums[-1])).sum(axis=0)
    return (weights * loss.astype(np.float64)).sum(axis=0) / sums[-1], picked


def box_values(table: Table, cards: Cards) -> Ints:
    """[box, throw, card]: value of each entry in 1/1000 points, NEVER where closed."""
    rules = table.rules
    shape = (len(BOXES), len(NODES) - FIRST[DICE], len(cards.open))
    values = np.full(shape, NEVER, dtype=np.int64)
    lower, upper = cards.open >> UPPER, cards.open & (UPPER_SETS - 1)
    here = table.ids[upper, cards.upper]
    for box in range(len(BOXES)):
        may = np.nonzero(cards.open >> box & 1)[0]
        if box < UPPER:
            values[box][:, may] = _upper_values(table, cards, box, may)
            continue
        worth = points(rules.factors)[box].reshape(-1, 1)
        row = (lower[may] & ~(1 << (box - UPPER))) * 2 + cards.scored[may]
        later = table.whole[row, here[may]]
        scoring = table.whole[row + 1, here[may]] if box == YATHSEL else later
        values[box][:, may] = UNITS * worth + np.where(worth > 0, scoring, later)
    values[:, five_alike_rows()] += UNITS * rules.further * cards.scored
    return values


def _upper_values(table: Table, cards: Cards, box: int, may: Ints) -> Ints:
    rules = table.rules
    row = (cards.open[may] >> UPPER) * 2 + cards.scored[may]
    opened = cards.open[may] & (UPPER_SETS - 1) & ~(1 << box)
    by_count = []
    for gained in upper_points(rules.factors)[box]:
        total = np.minimum(cards.upper[may] + gained, rules.bar)
        bonus = rules.bonus * ((cards.upper[may] < rules.bar) & (total == rules.bar))
        by_count.append(UNITS * (gained + bonus) + table.whole[row, table.ids[opened, total]])
    return np.array(by_count)[counts()[box]]


def _enter(table: Table, cards: Cards, box: Ints, throw: Ints) -> None:
    rules = table.rules
    worth = points(rules.factors)[box, throw]
    alike = counts()[:, throw].max(axis=0) == DICE
    above = np.where(box < UPPER, cards.upper + worth, cards.upper)
    bonus = rules.bonus * ((cards.upper < rules.bar) & (above >= rules.bar))
    cards.total += worth + bonus + rules.further * (alike & (cards.scored == 1))
    cards.upper = np.minimum(above, rules.bar)
    cards.scored |= (box == YATHSEL) & (worth > 0)
    cards.open &= ~(1 << box)


def _throw(node: Ints, chance: np.random.Generator) -> Ints:
    for _ in range(DICE):
        node = np.where(node < FIRST[DICE], _more()[node, chance.integers(0, FACES, len(node))], node)
    return node


@cache
def _more() -> Ints:
    """The node with one die more, for each node of up to four dice and each face."""
    rows = [[index()[tuple(sorted((*faces, face)))] for face in range(1, FACES + 1)] for faces in NODES[: FIRST[DICE]]]
    return np.array(rows + [[0] * FACES] * (len(NODES) - FIRST[DICE]))


@cache
def _distinct() -> npt.NDArray[np.bool_]:
    """For each of the 252 sorted throws: which holds are the first to keep their dice, and stopping."""
    rows = [[nodes.index(node) == place for place, node in enumerate(nodes)] for nodes in hold_nodes().tolist()]
    return np.array([[*row, True] for row in rows])
