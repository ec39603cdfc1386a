"""Knows what a hunt is worth from here: when to buy a grey die, what to hold, what a failure leaves to those after."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from game.bounty_hunter.bots.chances import SURE, best_values, goal, held_values
from game.bounty_hunter.bots.lattice import Array, lattice
from game.bounty_hunter.state import BLACK, DICE

Price = Callable[[int], int]


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A hunt by the number n of own dice, in parts of `SURE`, chips spent taken off.

    `held[n]` is the value of each held set, `best[n]` of the best hold within each set, `before[n]` the same when more
    may still be bought.
    """

    held: dict[int, Array]
    best: dict[int, Array]
    before: dict[int, Array]


def plan(contract: str, alike: bool, throws: int, own: int, chips: int, price: Price, lost: Array) -> Plan:
    """The best plan with `own` dice and so many chips, the k-th of which costs `price(k)`.

    Failing with each set of five dice is worth `lost`.
    """
    sizes = range(DICE, own - 1, -1)
    done = {dice: goal(contract, alike)[lattice().of_size(dice)] == 1 for dice in sizes}
    values = {dice: np.where(done[dice], SURE, _lost(lost, dice)) for dice in sizes}
    found = Plan({}, {}, {})
    for _ in range(throws):
        for dice in sizes:
            found.held[dice] = held_values(values[dice], dice)
            found.best[dice] = best_values(found.held[dice], dice)
            left = chips - (dice - own)
            found.before[dice] = found.best[dice]
            if dice < DICE and left > 0:
                bought = found.before[dice + 1][: len(found.best[dice])] - price(left)
                found.before[dice] = np.maximum(found.best[dice], bought)
            values[dice] = np.where(done[dice], SURE, found.before[dice][lattice().of_size(dice)])
    return found


def _lost(lost: Array, dice: int) -> Array:
    """The value of failing with so many dice: any five of them may be the black ones, the worst for the hunter are."""
    sets = lattice()
    for size in range(BLACK + 1, dice + 1):
        part = sets.of_size(size)
        below = sets.of_size(size - 1)
        padded = np.append(lost, SURE)
        at = np.where(sets.less[part] < len(sets.counts), sets.less[part] - below.start, len(lost))
        lost = padded[at].min(axis=1)
    return lost
