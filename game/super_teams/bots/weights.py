"""Knows how the bots weigh a race and how long they think: counts, never milliseconds."""

from dataclasses import dataclass
from functools import cache

from game.core import tables

FILE = "super_teams_bots.toml"


@dataclass(frozen=True, slots=True)
class Sharp:
    """How far `sharp` looks: so many actions, each in so many imagined deals."""

    candidates: int
    worlds: int


@dataclass(frozen=True, slots=True)
class Rookie:
    """How often, in per cent, a rookie follows a whim."""

    whim: int


@dataclass(frozen=True, slots=True)
class Weights:
    """All weights, as in `data/super_teams_bots.toml`; ways are in 1/1000 movement cards."""

    bonus_worth: int
    fit_per_cent: int
    win: int
    sharp: Sharp
    rookie: Rookie


@cache
def weights() -> Weights:
    """The weights of the bots; raises `DataError` for a damaged file."""
    return tables.load(FILE, Weights)
