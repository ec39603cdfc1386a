"""Knows how the bots weigh things: goals by role, the manner a role is taken to have, levels (whole numbers all)."""

from dataclasses import dataclass
from functools import cache

from game.bang_dice.numbers import ROLES
from game.core import tables

FILE = "bang_dice_bots.toml"
USUAL = "sharp"
SHERIFF, DEPUTY, OUTLAW, RENEGADE = range(len(ROLES))


@dataclass(frozen=True, slots=True)
class Goal:
    """What a point taken from a seat of each role is worth, and its elimination on top."""

    point: tuple[int, ...]
    kill: tuple[int, ...]
    role: str = ""


@dataclass(frozen=True, slots=True)
class Three:
    """The goals at a table of three."""

    prey_point: int
    prey_kill: int
    hunter_point: int
    hunter_kill: int


@dataclass(frozen=True, slots=True)
class Manner:
    """The odds that a role's shot and beer go to a seat of each role; `own` those of drinking itself."""

    role: str
    shot: tuple[int, ...]
    beer: tuple[int, ...]
    own: int


@dataclass(frozen=True, slots=True)
class Level:
    """One level: per cent of fear, whether it learns from others' deeds and weighs throws through, per cent of whim."""

    id: str
    fear: int
    learns: bool
    plans: bool
    whim: int


@dataclass(frozen=True, slots=True)
class Own:
    """What the own life is worth, and per cent of a point that an arrow is expected to cost."""

    point: int
    low: int
    death: int
    sheriff_death: int
    arrow: int


@dataclass(frozen=True, slots=True)
class Balance:
    """Per cent by which a renegade leans against the side with more life left."""

    against_outlaws: int
    against_law: int


@dataclass(frozen=True, slots=True)
class Weights:
    """All of `data/bang_dice_bots.toml`."""

    goal: tuple[Goal, ...]
    late: Goal
    three: Three
    balance: Balance
    manner: tuple[Manner, ...]
    level: tuple[Level, ...]
    self: Own


@cache
def weights() -> Weights:
    """The weights; raises `DataError` for a damaged file."""
    loaded = tables.load(FILE, Weights)
    for name, listed in (("goal", loaded.goal), ("manner", loaded.manner)):
        if tuple(one.role for one in listed) != ROLES:
            raise tables.DataError(f"{FILE}: {name}: expected one for each of {', '.join(ROLES)}, in this order")
    return loaded


@cache
def levels() -> dict[str, Level]:
    """The levels by name, the strongest first."""
    return {level.id: level for level in weights().level}


def level_of(name: int | str | None) -> Level:
    """The level of that name; None is the usual one."""
    return levels()[name if isinstance(name, str) else USUAL]
