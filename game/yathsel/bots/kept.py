"""Knows where the solved card under some twists comes from: shipped, from a shelf, or solved now."""

from functools import cache, partial

from game.core.shelf import Shelf
from game.yathsel import twists
from game.yathsel.bots.player import TableSource
from game.yathsel.bots.table import Table, from_bytes, plain_table, shipped_table, solve, stamp, to_bytes
from game.yathsel.bots.terms import PLAIN, terms
from game.yathsel.card import Factor


def table_on(shelf: Shelf, chosen: tuple[str, ...]) -> Table:
    """The table under these twists: shipped, from the shelf, or solved now (some 3 s) and put there.

    Sets of twists that come to the same factors share one table, which stays in memory.
    """
    return _table(shelf, twists.factors(tuple(name for name in twists.ids() if name in chosen)))


def source(shelf: Shelf) -> TableSource:
    """What gives the bots of a duel their tables."""
    return partial(table_on, shelf)


@cache
def _table(shelf: Shelf, factors: tuple[Factor, ...]) -> Table:
    if factors == PLAIN:
        return plain_table()
    return shipped_table(factors) or shelf.kept(
        stamp(factors).hex(), lambda data: from_bytes(data, terms(factors)), lambda: solve(terms(factors)), to_bytes
    )
