"""Knows what the cheater does while the opponent throws: dive, open, wait, make room, buy, surface in time."""

from game.campaign.bots import appraisal, tricks
from game.campaign.bots.holding import is_odd
from game.campaign.bots.manners import manners
from game.yathsel import dice, difficulty, shop
from game.yathsel.actions import Buy, Dive, DuelAction, Open, Restock, Sell, Surface, Swap
from game.yathsel.bots.worths import worths
from game.yathsel.dice import Die
from game.yathsel.state import Duel, Pouch


def others_turn(duel: Duel, required: bool) -> DuelAction | None:
    """What to do now; None stays at or under the table. `required`: the opponent is done and waits."""
    if duel.shop.under:
        return _under(duel, required)
    if (use := tricks.at_any_time(duel)) is not None:
        return use
    shelf, gold = duel.shop, duel.sides[0].gold or 0
    been = shelf.stayed_ms or shelf.barred or (shelf.budget_ms is not None and shelf.used_ms >= shelf.budget_ms)
    return Dive() if gold >= manners().trade.least_gold and not been else None


def _under(duel: Duel, required: bool) -> DuelAction | None:
    trade, left = manners().trade, _left_ms(duel)
    best = _best_pouch(duel)
    hurried = left is not None and left <= trade.safe_ms + shop.numbers().open_ms
    closed = [place for place, pouch in enumerate(duel.shop.pouches or ()) if _is_closed(pouch)]
    if closed and not hurried:
        return Open(closed[0])
    if best is not None:
        waits = left is not None and left > trade.stay_ms and not required
        return None if waits and _still_falls(duel, best) else _buy(duel, best)
    gold = duel.sides[0].gold or 0
    if gold >= trade.restock_from and (left is None or left > 2 * trade.stay_ms):
        return Restock()
    return Surface()


def _left_ms(duel: Duel) -> int | None:
    budget = duel.shop.budget_ms
    return None if budget is None else budget - duel.shop.used_ms


def _is_closed(pouch: Pouch) -> bool:
    return pouch.opened_ms is None and not pouch.sold


def _best_pouch(duel: Duel) -> int | None:
    """The open pouch that brings most for its price, of those worth it and in reach."""
    found: list[tuple[int, int]] = []
    for place, pouch in enumerate(duel.shop.pouches or ()):
        if pouch.good is None or pouch.opened_ms is None or pouch.sold:
            continue
        price = shop.price(duel, pouch, duel.shop.stayed_ms)
        if price <= (duel.sides[0].gold or 0) and appraisal.wanted(duel, pouch.good, price):
            found.append((-appraisal.points_of(duel, pouch.good) * 100 // price, place))
    return min(found)[1] if found else None


def _still_falls(duel: Duel, place: int) -> bool:
    pouch = (duel.shop.pouches or ())[place]
    assert pouch.good is not None
    return shop.price(duel, pouch, duel.shop.stayed_ms) > -(-shop.list_price(duel, pouch.good) // 2)


def _buy(duel: Duel, place: int) -> DuelAction:
    """The purchase, or what makes room for it: an odd die goes into the hand, the least of too many is sold."""
    good = (duel.shop.pouches or ())[place].good
    if good not in dice.kinds():
        return Buy(place)
    pockets = duel.sides[0].pockets or ()
    if None in pockets:
        return Buy(place)
    plain = [pocket for pocket, die in enumerate(pockets) if die is not None and not is_odd(die.kind)]
    if plain:
        return Buy(place, plain[0])
    full = len(appraisal.owned(duel)) >= len(manners().trade.beside)
    least = min(range(len(pockets)), key=lambda pocket: _worth_of(pockets[pocket]))
    swap = None if full else _into_hand(duel, least)
    return swap or Sell(least)


def _into_hand(duel: Duel, pocket: int) -> Swap | None:
    """A swap that brings an odd pocket die into the hand for a plain one."""
    side = duel.sides[0]
    limit = difficulty.named(duel.table.difficulty).swaps
    if limit and (side.swaps or 0) >= limit:
        return None
    coming = (side.pockets or ())[pocket]
    loose = [slot for slot, die in enumerate(side.hand or ()) if not is_odd(die.kind)]
    nailed = any(dice.family(die.kind) == "nailed" for die in side.hand or ())
    if not loose or coming is None or (nailed and dice.family(coming.kind) == "nailed"):
        return None
    return Swap(loose[0], pocket)


def _worth_of(die: Die | None) -> int:
    return worths()[die.kind].a_duel if die is not None and is_odd(die.kind) else 0
