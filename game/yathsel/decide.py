"""Knows what an action in a duel brings about; the shop's part is in `trade`, the dice's in `fall`."""

from typing import assert_never

from game.core.rules import Seat
from game.yathsel import house, trade
from game.yathsel.actions import (
    Abandon,
    Accept,
    Again,
    Buy,
    Clock,
    Dive,
    DuelAction,
    Enter,
    Open,
    PlayOn,
    Restock,
    Sell,
    Surface,
    Swap,
    Throw,
    Use,
)  # fmt: skip
from game.yathsel.card import BOXES, UPPER
from game.yathsel.events import (
    Abandoned,
    CardOffered,
    DuelWon,
    Entered,
    Erased,
    FaceTurned,
    GoldChanged,
    OfferAnswered,
    Swapped,
    Thrown,
    ThrownAgain,
    TurnBegan,
    Used,
)  # fmt: skip
from game.yathsel.fall import DuelFlow, die_again, fallen, finish, leaders
from game.yathsel.goods import charms
from game.yathsel.reach import cannot_catch_up
from game.yathsel.scoring import throws_of_turn, worth
from game.yathsel.state import Duel, between_turns, has, is_full, opponents_turn, upper_sum


def decide(flow: DuelFlow, seat: Seat, action: DuelAction) -> None:
    """Emits what an allowed action brings about."""
    match action:
        case Throw(hold):
            slipped, faces = fallen(flow, seat, hold)
            flow.emit(Thrown(seat, hold, faces, slipped))
        case Again(slot):
            flow.emit(ThrownAgain(seat, slot, die_again(flow, seat, slot)))
        case Enter(box):
            _enter(flow, seat, box)
        case Swap(slot, pocket):
            _swap(flow, seat, slot, pocket)
        case Use():
            _use(flow, action)
        case Dive() | Open() | Buy() | Sell() | Restock() | Surface():
            trade.decide(flow, action)
        case Accept() | PlayOn():
            flow.emit(OfferAnswered(isinstance(action, Accept)))
            if isinstance(action, Accept):
                flow.emit(DuelWon((0,), "accepted"))
        case Clock():
            trade.catch_if_late(flow)
        case Abandon():
            flow.emit(Abandoned(seat))
            others = [other for other in range(len(flow.state.sides)) if other != seat]
            flow.emit(DuelWon(leaders(flow.state, others), "abandoned"))
        case _:
            assert_never(action)


def advance(flow: DuelFlow) -> None:
    """Begins the next turn, or ends the duel once every card is full; waits while the player is under the table."""
    duel = flow.state
    if duel.verdict is not None or duel.offer or duel.shop.under:
        return
    if opponents_turn(duel) and not duel.shop.pouches:
        trade.hang(flow)
    if not between_turns(duel) and not is_full(duel.sides[duel.side].card):
        return
    seats = len(duel.sides)
    following = [(duel.side + step) % seats for step in range(1, seats + 1)]
    for seat in following:
        if not is_full(duel.sides[seat].card):
            begin_turn(flow, seat)
            return
    finish(flow)


def begin_turn(flow: DuelFlow, seat: Seat) -> None:
    """Begins a seat's turn; while an opponent's runs, the shop is open."""
    flow.emit(TurnBegan(seat, throws_of_turn(flow.state, seat)))
    if seat == 1 and not flow.state.table.saloon:
        trade.hang(flow)


def _offers_card(duel: Duel) -> bool:
    """Whether the opponent offers its card after this entry: once, with nobody under the table, and with turns left."""
    if duel.table.saloon or duel.effects.offered or duel.shop.under:
        return False
    return not all(is_full(side.card) for side in duel.sides) and cannot_catch_up(duel)


def _enter(flow: DuelFlow, seat: Seat, box: str) -> None:
    duel = flow.state
    found = worth(duel, seat, box)
    card = duel.sides[seat].card
    before = upper_sum(card)
    reaches = BOXES.index(box) < UPPER and before < card.bar <= before + found.points
    flow.emit(Entered(seat, box, found.points, found.further, reaches, found.zero, found.tax))
    for why, amount in found.gold:
        flow.emit(GoldChanged(seat, amount, why))
    pickpocket = charms()["pickpocket"]
    if seat == 1 and found.zero and has(duel, "pickpocket") and duel.effects.picked < pickpocket.limit:
        flow.emit(GoldChanged(0, pickpocket.size, "pickpocket"))
    if _offers_card(flow.state):
        flow.emit(CardOffered())


def _swap(flow: DuelFlow, seat: Seat, slot: int, pocket: int) -> None:
    duel = flow.state
    own = duel.side == seat and not between_turns(duel)
    if seat == 0 and not duel.sides[0].swaps:
        cost = house.in_force("stiff_fingers", duel.table.house_rules, duel.table.difficulty)
        if cost:
            flow.emit(GoldChanged(0, -cost, "stiff_fingers"))
    flow.emit(Swapped(seat, slot, pocket, own))


def _use(flow: DuelFlow, use: Use) -> None:
    duel = flow.state
    flow.emit(Used(use.item))
    if use.slot is not None and duel.dice is not None:
        shown = duel.dice[use.slot]
        face = 7 - shown if use.item == "flip" else shown + (1 if use.up else -1)
        flow.emit(FaceTurned(0, use.slot, face))
    if use.box is not None:
        flow.emit(Erased(0, use.box))
