"""Knows what becomes of a round when everybody hunts by the best hold: who wins, marker by marker, from given dice."""

from functools import cache, lru_cache

import numpy as np

from game.bounty_hunter.bots.chances import SURE, Chances, goal
from game.bounty_hunter.bots.lattice import SIDES, Array, lattice, outcomes
from game.bounty_hunter.contracts import numbers
from game.bounty_hunter.state import BLACK, GREY, MARKERS

SURELY = 10**6
_WHOLE = 10**9
_WAYS = SIDES**BLACK

Wins = dict[tuple[int, int], tuple[int, ...]]


@lru_cache(maxsize=64)
def outlook(known: Chances, contract: str, alike: bool, shown: int, seats: int) -> Wins:
    """`[before, marker][grey]`: the chance, in parts of `SURELY`, that the hunter with that marker and so many grey
    dice wins once those with the markers of the bit set `before` (bit m for marker m) have failed.

    The round begins with the set `shown` of five dice; grey dice of those before are left out of account.
    """
    five = lattice().of_size(BLACK)
    begins = np.zeros(five.stop - five.start, dtype=np.int64)
    begins[shown - five.start] = _WHOLE
    lost: dict[int, Array] = {0: begins}
    wins: Wins = {}
    for before in range(0, 1 << MARKERS, 2):
        if before.bit_count() >= seats:
            continue
        highest = max(before.bit_length() - 1, 0)
        if before:
            lost[before] = _failed(known, contract, alike, lost[before - (1 << highest)], highest)
        for marker in range(highest + 1, MARKERS + 1):
            wins[before, marker] = _wins(known, contract, lost[before], marker)
    return wins


def _wins(known: Chances, contract: str, dice: Array, marker: int) -> tuple[int, ...]:
    """The chances of a hunter with 0, 1 and 2 grey dice from dice of this distribution."""
    five, at, part = lattice().of_size(BLACK), numbers().contracts.index(contract), SURE // SURELY
    return tuple(
        int((dice * (known.best[grey][at, marker - 1, five] // part)).sum()) // _WHOLE for grey in range(GREY + 1)
    )


def _failed(known: Chances, contract: str, alike: bool, dice: Array, marker: int) -> Array:
    """How the dice lie when a hunter with that marker and no grey die has failed, as a distribution."""
    still_open = 1 - goal(contract, alike)[lattice().of_size(BLACK)]
    for throws in range(marker, 0, -1):
        held = np.zeros(lattice().up_to(BLACK), dtype=np.int64)
        np.add.at(held, best_holds(known, contract)[throws - 1], dice)
        dice = held @ outcomes() // _WAYS * still_open
    whole = int(dice.sum())
    return dice * (_WHOLE * 1000 // whole) // 1000 if whole else dice


@cache
def best_holds(known: Chances, contract: str) -> Array:
    """`[throws - 1, dice]`: the set that best play holds of each set of five."""
    sets, five, at = lattice(), lattice().of_size(BLACK), numbers().contracts.index(contract)
    found = []
    for held, best in zip(known.held[0][at], known.best[0][at], strict=True):
        choice = np.zeros(sets.up_to(BLACK), dtype=np.int64)
        for size in range(1, BLACK + 1):
            part = np.arange(sets.starts[size], sets.starts[size + 1])
            below = np.append(best, -SURE)[np.minimum(sets.less[part], len(best))]
            smaller = sets.less[part][np.arange(len(part)), below.argmax(axis=1)]
            itself = (held[part] >= below.max(axis=1)) if size < BLACK else np.zeros(len(part), dtype=bool)
            choice[part] = np.where(itself, part, choice[smaller])
        found.append(choice[five])
    return np.stack(found)
