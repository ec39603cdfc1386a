"""Knows the three players of whole runs, beginner, honest and cheater, and the numbers they decide by."""

from dataclasses import dataclass
from functools import cache

from game.core import tables

FILE = "campaign_bots.toml"
PLAYERS = ("beginner", "honest", "cheater")


@dataclass(frozen=True, slots=True)
class Manner:
    """A player: how well it decides, whether it swaps, dives and buys, whether it weighs what lies between duels."""

    strength: int
    trades: bool
    thinks_ahead: bool


@dataclass(frozen=True, slots=True)
class Trade:
    """What the cheater trades by; the file says what each is."""

    beside: tuple[int, ...]
    wear_nailed: int
    wear_glass: int
    points_a_gold: int
    more_a_duel: int
    rich_from: int
    gold_points: int
    least_gold: int
    restock_from: int
    safe_ms: int
    stay_ms: int
    turn_face: int
    extra_throw: int
    eraser: int
    double_points: int
    double_late: int
    late_turn: int
    whiskey_duel: int
    whiskey_turn: int
    stiff_swap: int


@dataclass(frozen=True, slots=True)
class Wagers:
    """What a player wagers by."""

    spread: int
    tail: tuple[int, ...]
    least_return: int


@dataclass(frozen=True, slots=True)
class Stops:
    """From how much gold the bank and the card school are worth a stop."""

    bank_from: int
    school_from: int


@dataclass(frozen=True, slots=True)
class Use:
    """What a trick or charm brings: points or gold a duel, points once, points by odd dice or an empty pocket."""

    points: int = 0
    gold: int = 0
    once: int = 0
    a_die: int = 0
    empty: int = 0


@dataclass(frozen=True, slots=True)
class Manners:
    """The file `data/campaign_bots.toml`."""

    beginner: Manner
    honest: Manner
    cheater: Manner
    trade: Trade
    wager: Wagers
    stop: Stops
    rules: dict[str, int]
    good: dict[str, Use]


@cache
def manners() -> Manners:
    """All of it; raises `DataError`."""
    return tables.load(FILE, Manners)


def manner(level: str) -> Manner:
    """The player of a level's name."""
    found: Manner = getattr(manners(), level)
    return found
