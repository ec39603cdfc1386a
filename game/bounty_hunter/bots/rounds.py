"""Knows how dice lie after hunts that failed, and what new offers are worth to two players, from every set of five.

Numbers are whole: chances in parts of `SURELY`, ways in parts of `WAYS`. Products of matrices run through floats that
hold whole numbers below 2**53 exactly, so that every machine finds the same.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np

from game.bounty_hunter.bots.chances import SURE, Chances, goal
from game.bounty_hunter.bots.lattice import SIDES, Array, lattice, outcomes
from game.bounty_hunter.contracts import numbers
from game.bounty_hunter.state import BLACK, GREY, MARKERS

SURELY = 10**6
WAYS = 1 << 20
_THROWS = SIDES**BLACK
_ROUNDS = 12
_KEPT = 40


@dataclass(frozen=True, slots=True, eq=False)
class Rounds:
    """For one contract, over the sets of five dice: `wins[grey][marker - 1]` the chance of a hunter with so many grey
    dice, `fails[marker - 1][before, after]` the ways in which one without leaves the dice, `again` what new offers are
    worth to the first of two bidders, 1 for a sure contract and -1 for a lost one."""

    wins: Array
    fails: Array
    again: Array


@lru_cache(maxsize=_KEPT)
def rounds(known: Chances, contract: str, alike: bool) -> Rounds:
    """What hunts for this contract come to; some 0.3 s, once a contract."""
    five, at = lattice().of_size(BLACK), numbers().contracts.index(contract)
    wins = np.stack([known.best[grey][at][:, five] // (SURE // SURELY) for grey in range(GREY + 1)])
    still_open = 1 - goal(contract, alike)[five]
    fails: list[Array] = []
    for throws in range(MARKERS):
        once = outcomes()[best_holds(known, contract)[throws]] * still_open
        fails.append(once * WAYS // _THROWS if not fails else _product(once, fails[-1], _THROWS))
    return Rounds(wins, np.stack(fails), _again(wins[0], fails))


def _again(wins: Array, fails: list[Array]) -> Array:
    """The worth of new offers to the first of two bidders, when each bids best and so on through further offers."""
    pairs = [(low, high) for low in range(MARKERS) for high in range(low + 1, MARKERS)]
    lead = {(low, high): wins[low] - fails[low] @ wins[high] // WAYS for low, high in pairs}
    both = {(low, high): _product(fails[low], fails[high], WAYS) for low, high in pairs}
    worth: Array = np.zeros_like(wins[0])
    for _ in range(_ROUNDS):
        # after a total failure the neighbour of the last hunter begins: of two, whoever hunted first
        first = {pair: lead[pair] + both[pair] @ worth // WAYS for pair in pairs}
        bids = [
            np.min(
                [first[own, other] if own < other else -first[other, own] for other in range(MARKERS) if other != own],
                axis=0,
            )
            for own in range(MARKERS)
        ]
        worth = np.max(bids, axis=0)
    return worth


def _product(left: Array, right: Array, parts: int) -> Array:
    """The product of two matrices of whole numbers, in parts; below 2**53 floats are exact in whatever order."""
    return (left.astype(np.float64) @ right.astype(np.float64)).astype(np.int64) // parts


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
