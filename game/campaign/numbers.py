"""Knows the numbers of a run: bounties, XP, kits, wagers, stops, stakes (yathsel.md sections 5, 7 and 8)."""

from dataclasses import dataclass
from functools import cache

from game.core import tables


@dataclass(frozen=True, slots=True)
class Stakes:
    """From which stake each handicap holds."""

    most: int
    rule_from_stake: int
    rule_from_duel: int
    bounty_stake: int
    bounty_percent: int
    no_kit: int
    later_strength: int
    armed_stranger: int
    stranger_dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WagerKind:
    """A stake in gold, how far above the margin it asks for, and how often it comes back."""

    stake: int
    above: int
    times: int


@dataclass(frozen=True, slots=True)
class MarginNumbers:
    """What a wager's margin is made of; `best` is the best expected card in 1/1000 points by twist."""

    percent: int
    least: int
    best: dict[str, int]


@dataclass(frozen=True, slots=True)
class Kit:
    """What a run starts with: pocket dice in order, and perhaps a trick."""

    id: str
    dice: tuple[str, ...]
    trick: str = ""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The file `data/run.toml`."""

    bounties: tuple[int, ...]
    xp_a_gold: int
    xp_won_duel: int
    xp_most_margin: int
    xp_won_run: int
    xp_lost_part: int
    chapel_bounty_percent: int
    chapel_head_start: int
    bank_every: int
    bank_most: int
    doctor_price: int
    school_price: int
    smith_dice: tuple[str, ...]
    stranger_rules: int
    endless_rules: int
    random_play: int
    stops: tuple[str, ...]
    stops_offered: int
    kits_offered: int
    stakes: Stakes
    wager: tuple[WagerKind, ...]
    margin: MarginNumbers
    kit: tuple[Kit, ...]


@cache
def numbers() -> Numbers:
    """The numbers of a run; raises `DataError`."""
    return tables.load("run.toml", Numbers)


@cache
def kits() -> dict[str, Kit]:
    """Every kit by id, in list order."""
    return {kit.id: kit for kit in numbers().kit}


@cache
def wagers() -> dict[int, WagerKind]:
    """Every wager by its stake."""
    return {wager.stake: wager for wager in numbers().wager}


def half_up(product: int, divisor: int) -> int:
    """A quotient of whole numbers, halves rounded up."""
    return (2 * product + divisor) // (2 * divisor)
