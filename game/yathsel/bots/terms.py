"""Knows the card as the solver sees it: points of every throw in every box, and the sums the upper boxes can reach."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from game.yathsel import card
from game.yathsel.bots.lattice import FACES, ROLLS, Ints, counts
from game.yathsel.card import BOXES, DICE, UPPER, Factor

LOWER = len(BOXES) - UPPER
LOWER_SETS = 1 << LOWER
UPPER_SETS = 1 << UPPER
PLAIN: tuple[Factor, ...] = ((1, 1),) * len(BOXES)


@dataclass(frozen=True, slots=True)
class Terms:
    """One set of rules for a card: a factor a box, the upper bonus and its bar, the points of a further Yathsel."""

    factors: tuple[Factor, ...]
    bonus: int
    bar: int
    further: int


def terms(factors: tuple[Factor, ...] = PLAIN) -> Terms:
    """The card of `card.toml` under these factors."""
    numbers = card.numbers()
    return Terms(factors, numbers.upper_bonus, numbers.upper_bar, numbers.further_points)


@cache
def points(factors: tuple[Factor, ...]) -> Ints:
    """Points of each box (row) for each of the 252 throws (column)."""
    return np.array([[card.points(box, faces, factors[box]) for faces in ROLLS] for box in range(len(BOXES))])


@cache
def upper_points(factors: tuple[Factor, ...]) -> tuple[tuple[int, ...], ...]:
    """Points of 0 to 5 dice of its number in each upper box."""
    return tuple(tuple(_of_a_kind(box, number, factors) for number in range(DICE + 1)) for box in range(UPPER))


@dataclass(frozen=True, slots=True, eq=False)
class Classes:
    """The classes of (open upper boxes, points in the filled ones), sorted by number of open boxes.

    Sums from which the bonus is out of reach count as the bar itself: in both nothing more can be won.
    `ids[open, sum]` is the class (unreachable sums: of the next lower reachable one); `ends[k]` ends those with k open.
    """

    open: Ints
    sums: Ints
    ids: Ints
    ends: tuple[int, ...]


@cache
def classes(rules: Terms) -> Classes:
    """The classes that a card under these rules can meet."""
    tops = [row[DICE] for row in upper_points(rules.factors)]
    pairs: list[tuple[int, int]] = []
    ids = np.zeros((UPPER_SETS, rules.bar + 1), dtype=np.int64)
    ends = []
    for number in range(UPPER + 1):
        for mask in (mask for mask in range(UPPER_SETS) if mask.bit_count() == number):
            top = sum(tops[box] for box in range(UPPER) if mask >> box & 1)
            reached = [total for total in _sums(mask, rules) if rules.bar - top <= total < rules.bar]
            ids[mask, :] = len(pairs)
            pairs.append((mask, rules.bar))
            for total in reached:
                ids[mask, total : rules.bar] = len(pairs)
                pairs.append((mask, total))
        ends.append(len(pairs))
    table = np.array(pairs, dtype=np.int64)
    return Classes(table[:, 0].copy(), table[:, 1].copy(), ids, tuple(ends))


@dataclass(frozen=True, slots=True, eq=False)
class UpperMoves:
    """Entering c dice in upper box b from each class: `next[b, c, class]` and `gain[b, c, class]` with the bonus.

    A closed box leads to the class one past the last.
    """

    next: Ints
    gain: Ints


@cache
def upper_moves(rules: Terms) -> UpperMoves:
    """All entries in upper boxes from all classes."""
    known = classes(rules)
    shape = (UPPER, DICE + 1, len(known.open))
    following, gain = np.full(shape, len(known.open), dtype=np.int64), np.zeros(shape, dtype=np.int64)
    for box in range(UPPER):
        may = known.open >> box & 1 == 1
        for number, worth in enumerate(upper_points(rules.factors)[box]):
            total = np.minimum(known.sums[may] + worth, rules.bar)
            reaches = (known.sums[may] < rules.bar) & (total == rules.bar)
            following[box, number, may] = known.ids[known.open[may] & ~(1 << box), total]
            gain[box, number, may] = worth + rules.bonus * reaches
    return UpperMoves(following, gain)


@cache
def five_alike_rows() -> Ints:
    """The places of the six throws of five alike among the 252."""
    return np.nonzero(counts().max(axis=0) == DICE)[0]


def _of_a_kind(box: int, number: int, factors: tuple[Factor, ...]) -> int:
    other = 1 if box else FACES
    return card.points(box, (box + 1,) * number + (other,) * (DICE - number), factors[box])


def _sums(mask: int, rules: Terms) -> list[int]:
    """The sums that the boxes outside `mask` can hold, ascending, those at or over the bar left out."""
    reached = {0}
    for box in range(UPPER):
        if not mask >> box & 1:
            reached = {total + worth for total in reached for worth in upper_points(rules.factors)[box]}
    return sorted(total for total in reached if total < rules.bar)
