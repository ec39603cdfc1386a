"""Knows the house rules and their sizes by difficulty (yathsel.md section 8)."""

from dataclasses import dataclass, field
from functools import cache

from game.core import tables
from game.yathsel import difficulty


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One handicap: full size, what it adds to the opponent's own gold, and what stands for it on easy."""

    id: str
    size: int
    own: int
    on_easy: str = ""


@dataclass(frozen=True, slots=True)
class _HouseRules:
    rule: tuple[HouseRule, ...] = field(default_factory=tuple)


@cache
def rules() -> dict[str, HouseRule]:
    """Every house rule by id, in table order."""
    return {rule.id: rule for rule in tables.load("yathsel/house_rules.toml", _HouseRules).rule}


@cache
def ids(level: str) -> tuple[str, ...]:
    """The house rules that a difficulty knows, in table order."""
    return tuple(rule.id for rule in rules().values() if level != "easy" or not rule.on_easy)


@cache
def size(rule: str, level: str) -> int:
    """The size at a difficulty: the share of the full size, rounded half up, at least 1."""
    share = difficulty.named(level).house_rules_percent
    return max(1, (rules()[rule].size * share + 50) // 100)


def in_force(rule: str, chosen: tuple[str, ...], level: str) -> int:
    """The size of a rule among those of a table, 0 when it is not in force."""
    return size(rule, level) if rule in chosen else 0
