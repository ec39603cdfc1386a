"""Knows the numbers by which the bots decide, as in `data/bounty_bots.toml`."""

from dataclasses import dataclass
from functools import cache

from game.core import tables

FILE = "bounty_bots.toml"
MILLE = 1000


@dataclass(frozen=True, slots=True)
class Sharp:
    """`worth`: a chip in hand by the contracts left; `denial`: what a failure costs of the next hunters' chance."""

    worth: tuple[int, ...]
    denial: int


@dataclass(frozen=True, slots=True)
class Cautious:
    """From which chance it bids a marker, and with how many chips and below which chance it buys."""

    bids_from: int
    chips: int
    buys_below: int


@dataclass(frozen=True, slots=True)
class Rookie:
    """How many throws it reckons for each missing die, and one marker and one chip in how many it takes by chance."""

    throws_a_die: int
    blind: int
    buys_one_in: int


@dataclass(frozen=True, slots=True)
class Manners:
    """The whole file."""

    sharp: Sharp
    cautious: Cautious
    rookie: Rookie


@cache
def manners() -> Manners:
    """All of it; raises `DataError`."""
    return tables.load(FILE, Manners)


def chip_worth(contracts_left: int) -> int:
    """What a chip in hand is worth to a sharp player, in thousandths of a contract."""
    worth = manners().sharp.worth
    return worth[min(contracts_left, len(worth) - 1)]
