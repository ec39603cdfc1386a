"""Knows what becomes of a round when everybody hunts by the best hold: who wins, marker by marker, from given dice."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from game.bounty_hunter.bots.chances import Chances
from game.bounty_hunter.bots.lattice import Array, lattice
from game.bounty_hunter.bots.rounds import WAYS, rounds
from game.bounty_hunter.state import BLACK, GREY, MARKERS

_WHOLE = 10**9


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """What follows once those with the markers of the bit set `before` (bit m for marker m) have failed.

    `wins[before, marker][grey]` is the chance, in parts of `SURELY`, of a hunter with that marker and so many grey
    dice; `again[before]` what new offers are then worth to the first of two bidders.
    """

    wins: dict[tuple[int, int], tuple[int, ...]]
    again: dict[int, int]


@lru_cache(maxsize=64)
def outlook(known: Chances, contract: str, alike: bool, shown: int, seats: int) -> Outlook:
    """The round that begins with the set `shown` of five dice; grey dice of hunters before are left out of account."""
    hunts = rounds(known, contract, alike)
    begins = np.zeros(hunts.again.shape, dtype=np.int64)
    begins[shown - lattice().of_size(BLACK).start] = _WHOLE
    lost: dict[int, Array] = {0: begins}
    found = Outlook({}, {})
    for before in range(0, 2 << MARKERS, 2):
        if before.bit_count() > seats:
            continue
        highest = max(before.bit_length() - 1, 0)
        if before:
            lost[before] = _failed(lost[before - (1 << highest)], hunts.fails[highest - 1])
        found.again[before] = int((lost[before] * hunts.again).sum()) // _WHOLE
        for marker in range(highest + 1, MARKERS + 1):
            found.wins[before, marker] = tuple(
                int((lost[before] * hunts.wins[grey, marker - 1]).sum()) // _WHOLE for grey in range(GREY + 1)
            )
    return found


def _failed(dice: Array, fails: Array) -> Array:
    """How the dice lie when one more hunter has failed, as a distribution."""
    after: Array = dice @ fails // WAYS
    whole = int(after.sum())
    return after * (_WHOLE * 1000 // whole) // 1000 if whole else after
