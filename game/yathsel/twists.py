"""Knows the ten twists and how several on one box combine (yathsel.md section 3)."""

from dataclasses import dataclass, field
from functools import cache

from game.core import tables
from game.yathsel.card import BOXES, Factor


@dataclass(frozen=True, slots=True)
class Twist:
    """One twist: what it multiplies and what it divides, by box id."""

    id: str
    boosts: dict[str, int] = field(default_factory=dict)
    weakens: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Twists:
    """The file `data/yathsel/twists.toml`."""

    draw_n: int
    campaign: int
    twist: tuple[Twist, ...]


@cache
def all_twists() -> Twists:
    """The ten twists in table order; raises `DataError` when one names a box that does not exist."""
    loaded = tables.load("yathsel/twists.toml", Twists)
    for twist in loaded.twist:
        for box in (*twist.boosts, *twist.weakens):
            if box not in BOXES:
                raise tables.DataError(f"yathsel/twists.toml: {twist.id}: {box}, expected one of {', '.join(BOXES)}")
    return loaded


def ids() -> tuple[str, ...]:
    """The twists' ids in table order."""
    return tuple(twist.id for twist in all_twists().twist)


@cache
def factors(chosen: tuple[str, ...]) -> tuple[Factor, ...]:
    """For each of the 13 boxes (times, divided by): the strongest boost and weakening count, both together cancel."""
    return boosted(chosen, 1)


@cache
def boosted(chosen: tuple[str, ...], boost: int) -> tuple[Factor, ...]:
    """As `factors`, with one more boost on every box."""
    named = [twist for twist in all_twists().twist if twist.id in chosen]
    return tuple(_factor(named, box, boost) for box in BOXES)


def _factor(named: list[Twist], box: str, boost: int) -> Factor:
    times = max(boost, *(twist.boosts.get(box, 1) for twist in named), 1)
    over = max((twist.weakens.get(box, 1) for twist in named), default=1)
    return (1, 1) if times > 1 and over > 1 else (times, over)
