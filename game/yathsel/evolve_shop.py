"""Knows how the shop's events change a duel: time, pouches, purchases, the catch."""

from dataclasses import replace
from typing import assert_never

from game.yathsel import goods
from game.yathsel.dice import Die
from game.yathsel.events import (
    Bought,
    Caught,
    Dived,
    Opened,
    Restocked,
    ShopHung,
    Sold,
    Stayed,
    Surfaced,
    Warned,
)  # fmt: skip
from game.yathsel.state import Duel, Pouch, Shop, Side

ShopEvent = ShopHung | Dived | Stayed | Opened | Bought | Sold | Restocked | Surfaced | Warned | Caught


def evolve(duel: Duel, event: ShopEvent) -> Duel:
    """The duel after an event of the shop."""
    shop = duel.shop
    match event:
        case ShopHung(names, budget):
            fresh = Shop(_pouches(names, budget), None if names is None else 0, budget)
            effects = replace(duel.effects, smokes=0) if duel.effects.smokes else duel.effects
            return replace(duel, shop=fresh, effects=effects)
        case Dived(t):
            return replace(duel, shop=replace(shop, under=True, now=t, visit_ms=0))
        case Stayed(t):
            gone = t - shop.now
            return replace(duel, shop=_spent(replace(shop, now=t), gone, stayed=gone))
        case Opened(place, good, cost):
            return replace(duel, shop=_opened(_spent(shop, cost, stayed=0), place, good))
        case Bought():
            return _bought(duel, event)
        case Sold(pocket):
            return _with_pocket(duel, pocket, None)
        case Restocked(names, _):
            hung = replace(shop, pouches=_pouches(names, shop.budget_ms))
            if shop.restocks is not None:
                hung = replace(hung, restocks=shop.restocks + 1)
            return replace(duel, shop=hung, effects=replace(duel.effects, restocked=duel.effects.restocked + 1))
        case Surfaced(quick, resumed):
            effects = replace(duel.effects, again=duel.effects.again or quick)
            return replace(duel, shop=replace(shop, under=False, barred=shop.barred or resumed), effects=effects)
        case Warned():
            return replace(duel, shop=replace(shop, under=False, barred=True), warnings=duel.warnings + 1)
        case Caught():
            return replace(duel, shop=replace(shop, under=False, barred=True))
        case _:
            assert_never(event)


def _pouches(names: tuple[str | None, ...] | None, budget: int | None) -> tuple[Pouch, ...] | None:
    """Closed pouches, or open ones where there is no clock."""
    if names is None:
        return None
    opened = 0 if budget is None else None
    return tuple(Pouch(name, opened, sold=False) for name in names)


def _spent(shop: Shop, gone: int, stayed: int) -> Shop:
    return replace(
        shop, used_ms=shop.used_ms + gone, stayed_ms=shop.stayed_ms + stayed, visit_ms=shop.visit_ms + stayed
    )


def _opened(shop: Shop, place: int | None, good: str | None) -> Shop:
    if shop.pouches is None or place is None:
        return shop
    pouch = Pouch(good, shop.stayed_ms)
    return replace(shop, pouches=(*shop.pouches[:place], pouch, *shop.pouches[place + 1 :]))


def _bought(duel: Duel, event: Bought) -> Duel:
    place, good = event.place, event.good
    if place is None or good is None or duel.shop.pouches is None:
        return duel
    empty = Pouch(None, None, sold=True)
    pouches = (*duel.shop.pouches[:place], empty, *duel.shop.pouches[place + 1 :])
    after = replace(duel, shop=replace(duel.shop, pouches=pouches))
    if event.pocket is not None:
        return _with_pocket(after, event.pocket, Die(good))
    if good in goods.tricks():
        return replace(after, tricks=(*(duel.tricks or ()), good))
    return _with_charm(after, good)


def _with_charm(duel: Duel, charm: str) -> Duel:
    own = duel.sides[0]
    if charm == "deep_pocket":
        own = replace(own, pockets=(*(own.pockets or ()), None))
    return _with_own(replace(duel, charms=(*(duel.charms or ()), charm)), own)


def _with_pocket(duel: Duel, pocket: int | None, die: Die | None) -> Duel:
    own = duel.sides[0]
    if own.pockets is None or pocket is None:
        return duel
    return _with_own(duel, replace(own, pockets=(*own.pockets[:pocket], die, *own.pockets[pocket + 1 :])))


def _with_own(duel: Duel, own: Side) -> Duel:
    return replace(duel, sides=(own, *duel.sides[1:]))
