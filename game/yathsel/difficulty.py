"""Knows the three difficulties and their numbers (yathsel.md section 7)."""

from dataclasses import dataclass
from functools import cache

from game.core import tables

NAMES = ("easy", "normal", "hard")


@dataclass(frozen=True, slots=True)
class Difficulty:
    """One difficulty; strengths are per mille of the best expected card, one a duel of the run."""

    strengths: tuple[int, ...]
    start_gold: int
    house_rules_percent: int
    swaps: int
    clock_ms: int
    xp_percent: int
    bounty_percent: int


@dataclass(frozen=True, slots=True)
class _Difficulties:
    easy: Difficulty
    normal: Difficulty
    hard: Difficulty


@cache
def named(name: str) -> Difficulty:
    """The difficulty called `easy`, `normal` or `hard`; raises `DataError` for a damaged file."""
    loaded: Difficulty = getattr(tables.load("difficulty.toml", _Difficulties), name)
    return loaded
