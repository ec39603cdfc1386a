"""Knows the tricks and charms with their numbers, and what a pouch may hold (yathsel.md section 6)."""

from dataclasses import dataclass, field
from functools import cache

from game.core import tables
from game.yathsel import dice


@dataclass(frozen=True, slots=True)
class Good:
    """One trick or charm: `size` is the number in its sentence, `limit` a cap, `start` where it begins."""

    id: str
    price: int
    size: int = 0
    limit: int = 0
    start: int = 0
    not_on_easy: bool = False


@dataclass(frozen=True, slots=True)
class Goods:
    """The file `data/yathsel/goods.toml`."""

    most_tricks: int
    most_charms: int
    pockets: int
    trick: tuple[Good, ...] = field(default_factory=tuple)
    charm: tuple[Good, ...] = field(default_factory=tuple)


@cache
def goods() -> Goods:
    """All tricks and charms in list order; raises `DataError`."""
    return tables.load("yathsel/goods.toml", Goods)


@cache
def tricks() -> dict[str, Good]:
    """The tricks by id, in list order."""
    return {good.id: good for good in goods().trick}


@cache
def charms() -> dict[str, Good]:
    """The charms by id, in list order."""
    return {good.id: good for good in goods().charm}


@cache
def place_lists() -> tuple[tuple[str, ...], ...]:
    """What each of the three places draws from: dice, tricks, charms."""
    return dice.for_sale(), tuple(tricks()), tuple(charms())


def list_price(good: str) -> int:
    """The price in the list."""
    if good in dice.kinds():
        return dice.kinds()[good].price
    return (tricks().get(good) or charms()[good]).price


def on_easy(good: str) -> bool:
    """Whether the good exists on easy."""
    found = tricks().get(good) or charms().get(good)
    return found is None or not found.not_on_easy
