"""Knows the numbers by which the bots decide, as in `data/bounty_bots.toml`."""

from dataclasses import dataclass
from functools import cache

from game.core import tables

FILE = "bounty_bots.toml"
MILLE = 1000


@dataclass(frozen=True, slots=True)
class Sharp:
    """`worth`: the first chip in hand by the contracts left; `chip`: what the k-th is worth of it, in thousandths."""

    worth: tuple[int, ...]
    chip: tuple[int, ...]
    habit: int


@dataclass(frozen=True, slots=True)
class Cautious:
    """From which chance it bids a marker and robs in how many throws, with how many chips and below which it buys."""

    bids_from: int
    robs_in: int
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
    """The whole file; nobody robs any more after `patience` rounds."""

    patience: int
    sharp: Sharp
    cautious: Cautious
    rookie: Rookie


@cache
def manners() -> Manners:
    """All of it; raises `DataError`."""
    return tables.load(FILE, Manners)


def chip_worth(contracts_left: int, chip: int) -> int:
    """What the so-many-th chip in hand is worth to a sharp player, in thousandths of a contract; the 0th nothing."""
    sharp = manners().sharp
    return sharp.worth[min(contracts_left, len(sharp.worth) - 1)] * sharp.chip[chip] // MILLE
