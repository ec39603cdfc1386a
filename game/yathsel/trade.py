"""Knows what happens at and under the table while the opponent throws: diving, the shop, the catch (yathsel.md 6)."""

from typing import assert_never

from game.yathsel import goods, shop
from game.yathsel.actions import Buy, Dive, Open, Restock, Sell, Surface
from game.yathsel.events import (
    BarLowered,
    Bought,
    Caught,
    Dived,
    DuelWon,
    GoldChanged,
    Opened,
    Restocked,
    ShopHung,
    Sold,
    Stayed,
    Surfaced,
    Warned,
)  # fmt: skip
from game.yathsel.fall import DuelFlow
from game.yathsel.state import Duel, between_turns, has, turn_of


def decide(flow: DuelFlow, action: Dive | Open | Buy | Sell | Restock | Surface) -> None:
    """Emits what an allowed action of the player at the shop brings about."""
    duel = flow.state
    match action:
        case Dive():
            flow.emit(Dived(flow.t))
        case Open(place):
            pouch = (duel.shop.pouches or ())[place]
            flow.emit(Opened(place, pouch.good, _open_cost(duel)))
            catch_if_late(flow)
        case Buy():
            _buy(flow, action)
        case Sell(pocket):
            die = (duel.sides[0].pockets or ())[pocket]
            flow.emit(Sold(pocket))
            flow.emit(GoldChanged(0, shop.sale_price(die.kind) if die is not None else 0, "sold"))
        case Restock():
            cost = shop.restock_price(duel)
            flow.emit(GoldChanged(0, -cost, "restock"))
            restocks = (duel.shop.restocks or 0) + 1
            flow.emit(Restocked(shop.hung(duel, _stock_draw(flow, restocks)), duel.shop.budget_ms is not None))
        case Surface(resumed):
            flow.emit(Surfaced(_earns_again(duel), bool(resumed)))
        case _:
            assert_never(action)


def hang(flow: DuelFlow) -> None:
    """Hangs three pouches for the opponent turn that begins, under its clock."""
    flow.emit(ShopHung(shop.hung(flow.state, _stock_draw(flow, 0)), shop.budget_ms(flow.state)))


def let_time_pass(flow: DuelFlow) -> None:
    """Counts the time under the table up to now, at most to the deadline."""
    duel = flow.state
    deadline = shop.deadline(duel)
    until = flow.t if deadline is None else min(flow.t, deadline)
    if duel.shop.under and until > duel.shop.now:
        flow.emit(Stayed(until))


def catch_if_late(flow: DuelFlow) -> None:
    """Catches the player whose time under the table is over."""
    duel = flow.state
    deadline = shop.deadline(duel)
    if deadline is None or duel.shop.now < deadline:
        return
    late_ms = flow.t - duel.shop.now
    if duel.warnings == 0 and duel.table.stake < shop.numbers().stake_first_catch_ends:
        flow.emit(Warned(late_ms))
        return
    flow.emit(Caught(late_ms))
    flow.emit(DuelWon((1,), "caught"))


def _open_cost(duel: Duel) -> int:
    shelf = duel.shop
    if shelf.budget_ms is None:
        return 0
    return min(shop.numbers().open_ms, shelf.budget_ms - shelf.used_ms)


def _buy(flow: DuelFlow, buy: Buy) -> None:
    duel = flow.state
    pouch = (duel.shop.pouches or ())[buy.place]
    assert pouch.good is not None
    pocket = buy.pocket
    if pocket is None and pouch.good not in goods.tricks() and pouch.good not in goods.charms():
        pocket = (duel.sides[0].pockets or ()).index(None)
    flow.emit(GoldChanged(0, -shop.price(duel, pouch, duel.shop.stayed_ms), "bought"))
    flow.emit(Bought(buy.place, pouch.good, pocket))
    if pouch.good == "ledger":
        flow.emit(BarLowered(0, goods.charms()["ledger"].size))


def _earns_again(duel: Duel) -> bool:
    return has(duel, "boots_off") and duel.shop.visit_ms <= goods.charms()["boots_off"].start


def _stock_draw(flow: DuelFlow, restocks: int) -> "_StockDraw":
    duel = flow.state
    # while a finished opponent waits for the player, its turn is still the one the pouches hang for
    turn = turn_of(duel.sides[1].card) - (between_turns(duel) and duel.side == 1)
    return _StockDraw(flow, duel.table.duel, turn, restocks)


class _StockDraw:
    """The `stock` stream of one set of pouches."""

    def __init__(self, flow: DuelFlow, duel: int, turn: int, restocks: int) -> None:
        self._flow = flow
        self._head = duel, turn, restocks

    def __call__(self, place: int, k: int, n: int) -> int:
        return self._flow.draw("stock", (*self._head, place, k), n)
