"""Knows how to play for the duel instead of the card, once what is left on both cards can be known exactly."""

from functools import lru_cache

import numpy as np

from game.yathsel.bots.choices import Decision, first_holds
from game.yathsel.bots.lattice import ROLLS, Floats, Ints, fold
from game.yathsel.bots.remaining import plain_spot, remaining
from game.yathsel.bots.spots import after_worth, box_entries, entry_kinds, open_boxes
from game.yathsel.bots.table import UNITS, Spot, Table
from game.yathsel.bots.turn import USUAL_THROWS, Turn, scale, solve_turn
from game.yathsel.card import Faces

OWN_OPEN = 4
OTHER_OPEN = 5
WIN_UNITS = 10_000_000
TASTE = 2e-5


def near(mine: Spot, theirs: Spot) -> bool:
    """Whether both cards are close enough to their end to play for the duel."""
    return mine.open.bit_count() <= OWN_OPEN and theirs.open.bit_count() <= OTHER_OPEN


def decide(table: Table, mine: Spot, theirs: Spot, lead: int, dice: Faces, throws_left: int) -> Decision:
    """The choice with the best chance to win, with `lead` points more on my card; the first in the order of actions."""
    entries, walk = win_turn(table, mine, plain_spot(table, theirs), lead, max(throws_left, USUAL_THROWS))
    unit, throw = scale(throws_left), ROLLS.index(tuple(sorted(dice)))
    options: list[tuple[int, Decision]] = []
    if throws_left:
        options += [(walk.keep(faces, throws_left), ("throw", hold)) for hold, faces in first_holds(dice).items()]
    options += [
        (int(values[throw]) * unit, ("enter", box)) for box, values in zip(open_boxes(mine), entries, strict=True)
    ]
    return max(options, key=lambda option: option[0])[1]


@lru_cache(maxsize=64)
def win_turn(table: Table, mine: Spot, theirs: Spot, lead: int, throws: int) -> tuple[Ints, Turn]:
    """The chance to win, in units of 1/10**7, of each open box for each throw, and the turn's holds from it.

    A tie counts one half; a tiny share of the points keeps decided duels sensible.
    """
    odds = win_odds(remaining(table, theirs))
    entries = np.array([_box_wins(table, mine, box, lead, odds) for box in open_boxes(mine)])
    return entries, solve_turn(entries.max(axis=0), throws)


def win_odds(others: Floats) -> Floats:
    """[0, the chance that the others' points are less than 0, 1, 2, … or half equal, 1]."""
    below = np.add.accumulate(others)
    return np.concatenate([[0.0], below - others / 2, [1.0]])


def _box_wins(table: Table, mine: Spot, box: int, lead: int, odds: Floats) -> Ints:
    kinds = entry_kinds(table, mine, box)
    wins = np.zeros(int(kinds.max()) + 1)
    for kind in sorted(set(kinds.tolist())):
        gained, after = after_worth(table, mine, box, kind >> 1, bool(kind & 1))
        wins[kind] = chance_to_win(remaining(table, plain_spot(table, after)), lead + gained, odds)
    exact = (wins[kinds] + box_entries(table, mine, box) * (TASTE / UNITS)) * WIN_UNITS
    return np.floor(exact + 0.5).astype(np.int64)


def chance_to_win(mine: Floats, lead: int, odds: Floats) -> float:
    """The chance that lead plus my points to come beat the others' points to come; `odds` as of `win_odds`."""
    place = np.clip(np.arange(lead + 1, lead + 1 + len(mine)), 0, len(odds) - 1)
    return float(fold(mine * odds[place]))
