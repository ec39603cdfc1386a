"""Knows the secret shop: what hangs there, what it costs at a moment, and its clock (yathsel.md 6 and 14)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from game.core import tables
from game.yathsel import dice, difficulty, goods, house
from game.yathsel.state import Duel, Pouch, Side, has

EASY = "easy"


@dataclass(frozen=True, slots=True)
class Numbers:
    """The file `data/yathsel/shop.toml`."""

    open_ms: int
    fall_every_ms: int
    easy_discount_percent: int
    restock_price: int
    restock_more: int
    stake_clock: int
    stake_clock_ms: int
    stake_fall: int
    stake_fall_every_ms: int
    stake_first_catch_ends: int


@cache
def numbers() -> Numbers:
    """The shop's numbers; raises `DataError`."""
    return tables.load("yathsel/shop.toml", Numbers)


def hung(duel: Duel, draw: Callable[[int, int, int], int]) -> tuple[str | None, ...]:
    """The three goods of new pouches (None: nothing is left to offer); `draw(place, k, n)` draws from a whole list.

    A good that may not be offered is drawn again with the next k, so that a purchase shifts nothing else.
    """
    return tuple(_hung_at(duel, place, names, draw) for place, names in enumerate(goods.place_lists()))


def offerable(duel: Duel, good: str) -> bool:
    """Whether a pouch may hold the good: unlocked, not owned, and known on this difficulty."""
    if duel.table.pool is not None and good not in duel.table.pool:
        return False
    if duel.table.difficulty == EASY and not goods.on_easy(good):
        return False
    if good in dice.kinds():
        side = duel.sides[0]
        owned = {dice.family(die.kind) for die in (*(side.hand or ()), *(side.pockets or ())) if die is not None}
        return dice.family(good) not in owned
    return good not in (duel.tricks or ()) and good not in (duel.charms or ())


def list_price(duel: Duel, good: str) -> int:
    """The price before it falls: the list's, with charms and house rules added up in per cent, rounded up."""
    percent = 100
    percent += house.in_force("dear_fence", duel.table.house_rules, duel.table.difficulty)
    if has(duel, "haggler"):
        percent -= goods.charms()["haggler"].size
    if duel.table.difficulty == EASY:
        percent -= numbers().easy_discount_percent
    return -(-goods.list_price(good) * percent // 100)


def price(duel: Duel, pouch: Pouch, stayed_ms: int) -> int:
    """The price of an open pouch after so much time under the table in this turn."""
    assert pouch.good is not None
    assert pouch.opened_ms is not None
    full = list_price(duel, pouch.good)
    if duel.shop.budget_ms is None:
        return full
    shop = numbers()
    every = shop.stake_fall_every_ms if duel.table.stake >= shop.stake_fall else shop.fall_every_ms
    return max(full - (stayed_ms - pouch.opened_ms) // every, -(-full // 2))


def restock_price(duel: Duel) -> int:
    """What three new pouches cost now."""
    return numbers().restock_price + numbers().restock_more * duel.effects.restocked


def sale_price(good: str) -> int:
    """What the shop pays for a pocket die: half the list price, rounded down."""
    return goods.list_price(good) // 2


def budget_ms(duel: Duel) -> int | None:
    """The clock of the opponent turn that begins now; None without one."""
    base = difficulty.named(duel.table.difficulty).clock_ms
    if not base:
        return None
    if duel.table.stake >= numbers().stake_clock:
        base = numbers().stake_clock_ms
    base += goods.charms()["soft_soles"].size if has(duel, "soft_soles") else 0
    base -= house.in_force("sharp_eyes", duel.table.house_rules, duel.table.difficulty)
    return base + goods.tricks()["smoke"].size * duel.effects.smokes


def deadline(duel: Duel) -> int | None:
    """The t at which a visit ends in a catch; None while nobody is under the table, or without a clock."""
    shop = duel.shop
    if not shop.under or shop.budget_ms is None or duel.verdict is not None:
        return None
    return shop.now + shop.budget_ms - shop.used_ms


def pockets_of(duel: Duel, side: Side) -> tuple[int, ...]:
    """The pockets that a side has."""
    return tuple(range(len(side.pockets or ())))


def _hung_at(duel: Duel, place: int, names: tuple[str, ...], draw: Callable[[int, int, int], int]) -> str | None:
    if not any(offerable(duel, good) for good in names):
        return None
    k = 0
    while not offerable(duel, good := names[draw(place, k, len(names))]):
        k += 1
    return good
