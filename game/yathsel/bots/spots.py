"""Knows what entering a throw does to one card: the points now, the spot after it, and the worth of both."""

import numpy as np

from game.yathsel import card
from game.yathsel.bots.lattice import ROLLS, Ints, counts
from game.yathsel.bots.table import UNITS, Spot, Table
from game.yathsel.bots.terms import five_alike_rows, points, upper_points
from game.yathsel.card import BOXES, UPPER, YATHSEL, Faces


def entry_value(table: Table, spot: Spot, box: int, faces: Faces) -> int:
    """1/1000 points of entering these dice in an open box, with all that comes later."""
    gained, after = after_entry(table, spot, box, faces)
    return UNITS * gained + table.ahead(after)


def after_entry(table: Table, spot: Spot, box: int, faces: Faces) -> tuple[int, Spot]:
    """The points that an entry brings in all, and the spot after it."""
    return after_worth(table, spot, box, card.points(box, faces, table.rules.factors[box]), card.five_alike(faces))


def after_worth(table: Table, spot: Spot, box: int, worth: int, alike: bool) -> tuple[int, Spot]:
    """As `after_entry`, from the points in the box and whether all five dice are alike."""
    bonus, after = _after(table, spot, box, worth)
    return worth + bonus + (table.rules.further if spot.scored and alike else 0), after


def entry_kinds(table: Table, spot: Spot, box: int) -> Ints:
    """What of each of the 252 throws matters for this box: points * 2, and 1 more for a further Yathsel."""
    kinds: Ints = points(table.rules.factors)[box] * 2
    if spot.scored:
        kinds[five_alike_rows()] += 1
    return kinds


def open_boxes(spot: Spot) -> tuple[int, ...]:
    """The open boxes in card order."""
    return tuple(box for box in range(len(BOXES)) if spot.open >> box & 1)


def best_entries(table: Table, spot: Spot) -> Ints:
    """The value of the best box for each of the 252 throws, in 1/1000 points."""
    best = np.full(len(ROLLS), -1, dtype=np.int64)
    for box in open_boxes(spot):
        np.maximum(best, box_entries(table, spot, box), out=best)
    return best


def box_entries(table: Table, spot: Spot, box: int) -> Ints:
    """The value of one box for each of the 252 throws, in 1/1000 points."""
    rules = table.rules
    values: Ints
    if box < UPPER:
        entered = [(gained, *_after(table, spot, box, gained)) for gained in upper_points(rules.factors)[box]]
        by_count = [UNITS * (gained + bonus) + table.ahead(after) for gained, bonus, after in entered]
        values = np.array(by_count, dtype=np.int64)[counts()[box]]
    else:
        worth = points(rules.factors)[box]
        nothing, something = (table.ahead(_after(table, spot, box, gained)[1]) for gained in (0, 1))
        values = UNITS * worth + np.where(worth > 0, something, nothing)
    if spot.scored:
        values[five_alike_rows()] += UNITS * rules.further
    return values


def _after(table: Table, spot: Spot, box: int, worth: int) -> tuple[int, Spot]:
    """The upper bonus that an entry of so many points brings, and the spot after it."""
    opened = spot.open & ~(1 << box)
    if box >= UPPER:
        return 0, Spot(opened, spot.upper, spot.scored or (box == YATHSEL and worth > 0))
    total = spot.upper + worth
    reaches = spot.upper < table.rules.bar <= total
    return table.rules.bonus * reaches, Spot(opened, total, spot.scored)
