"""Knows what entering a throw is worth on the player's card, with its charms and house rules and what comes later."""

from dataclasses import replace
from functools import cache

import numpy as np

from game.yathsel import goods, house
from game.yathsel.bots.lattice import ROLLS, Ints
from game.yathsel.bots.spots import box_entries, open_boxes
from game.yathsel.bots.table import UNITS, Spot, Table, spot_of
from game.yathsel.bots.terms import points
from game.yathsel.card import BOXES, CHANCE, Factor, numbers
from game.yathsel.scoring import pattern_charms, worth
from game.yathsel.state import Card, Duel, upper_sum
from game.yathsel.twists import factors

CHARMS = ("full_hand", "straight_edge", "odd_fellows", "even_temper", "snake_eyes", "high_table", "empty_pocket")


def spot(card: Card) -> Spot:
    """Where the card stands; a bar of its own counts as points more or less in the upper boxes."""
    plain = spot_of(card.boxes)
    return replace(plain, upper=max(0, plain.upper + numbers().upper_bar - card.bar))


def best_entries(table: Table, duel: Duel) -> Ints:
    """The value of the best box for each of the 252 throws, in 1/1000 points."""
    own = duel.sides[0]
    here = spot(own.card)
    charms = tuple(charm for charm in CHARMS if charm in (duel.charms or ()))
    if "empty_pocket" in charms and None not in (own.pockets or ()):
        charms = tuple(charm for charm in charms if charm != "empty_pocket")
    rules = duel.table.house_rules, duel.table.difficulty
    tax, less = house.in_force("zero_tax", *rules), house.in_force("no_chance", *rules)
    more = _more(factors(duel.table.twists), charms, tax, less)
    best = np.full(len(ROLLS), -(10**9), dtype=np.int64)
    for box in open_boxes(here):
        np.maximum(best, box_entries(table, here, box) + more[box], out=best)
    return best


def entry_value(table: Table, duel: Duel, box: int) -> int:
    """The value of entering the dice on the table in an open box, exactly as the rules score it."""
    card = duel.sides[0].card
    found = worth(duel, 0, BOXES[box])
    boxes = (*card.boxes[:box], found.points, *card.boxes[box + 1 :])
    after = replace(card, boxes=boxes)
    gained = found.points - found.tax + numbers().further_points * found.further
    if upper_sum(card) < card.bar <= upper_sum(after):
        gained += card.bonus
    return UNITS * gained + table.ahead(spot(after))


def box_values(table: Table, duel: Duel) -> dict[int, int]:
    """The value of each open box for the dice on the table, in card order."""
    card = duel.sides[0].card
    return {box: entry_value(table, duel, box) for box, held in enumerate(card.boxes) if held is None}


@cache
def _more(by: tuple[Factor, ...], charms: tuple[str, ...], tax: int, less: int) -> Ints:
    """[box, throw]: 1/1000 points that charms and house rules add to the bare points."""
    bare = points(by)
    found = np.zeros(bare.shape, dtype=np.int64)
    for charm in charms:
        found += goods.charms()[charm].size * (_fits(charm) & (bare > 0))
    found[CHANCE] -= np.minimum(less, bare[CHANCE])
    found -= tax * (bare == 0)
    return found * UNITS


@cache
def _fits(charm: str) -> Ints:
    """[box, throw]: where the charm works if the box has its pattern."""
    return np.array([[charm in pattern_charms(box, faces) for faces in ROLLS] for box in range(len(BOXES))])
