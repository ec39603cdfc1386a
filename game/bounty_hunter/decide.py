"""Knows what an action brings about, and what happens by itself: scan, next hunter, new offers, next round."""

from typing import assert_never

from game.bounty_hunter.actions import BuyGrey, HuntAction, Offer, Stop, TakeOver, Target, Throw
from game.bounty_hunter.contracts import fulfils, numbers
from game.bounty_hunter.events import (
    ChipsGiven,
    Failed,
    Fulfilled,
    GameEnded,
    GreyBought,
    GreyReturned,
    GreyTakenOver,
    HuntBegan,
    HuntEvent,
    NewOffers,
    Offered,
    RoundBegan,
    Scanned,
    Targeted,
    Thrown,
)  # fmt: skip
from game.bounty_hunter.result import verdict
from game.bounty_hunter.state import (
    BLACK,
    GREY,
    Hunt,
    before_first_throw,
    contract_of,
    fulfilled,
    left_of,
    marker_of,
    next_to_hunt,
    next_to_offer,
    seats_of,
    unpaid,
)  # fmt: skip
from game.core.rules import Flow, Seat

HuntFlow = Flow[Hunt, HuntEvent]


def decide(flow: HuntFlow, seat: Seat, action: HuntAction) -> None:
    """Emits what an allowed action brings about."""
    match action:
        case Target(victim):
            flow.emit(Targeted(victim))
        case Offer(marker):
            flow.emit(Offered(seat, marker))
        case Throw(dice):
            _throw(flow, seat, dice)
        case BuyGrey():
            flow.emit(GreyBought(seat, BLACK + flow.state.grey.index(None)))
        case TakeOver(grey):
            flow.emit(GreyTakenOver(seat, grey))
            if fulfilled(flow.state):
                _succeed(flow, seat)
        case Stop():
            _give_back(flow, unpaid(flow.state))
            _fail(flow, seat)
        case _:
            assert_never(action)


def advance(flow: HuntFlow) -> None:
    """Plays on by itself until somebody is asked, or the game is over."""
    while True:
        hunt = flow.state
        if hunt.phase == "scan":
            _begin_round(flow)
        elif hunt.phase == "offer" and next_to_offer(hunt) is None:
            _begin_hunt(flow)
        elif hunt.phase == "hunt" and hunt.hunter is not None and hunt.throws_left == 0:
            _fail(flow, hunt.hunter)
        else:
            return


def _begin_round(flow: HuntFlow) -> None:
    """Turns the deck's top up where it is not open yet, and scans until the dice do not fulfil it."""
    hunt = flow.state
    top = hunt.deck[0]
    if not hunt.shown:
        named = flow.rigged_card(numbers().contracts)
        top = named if named in hunt.deck else top
    assert top is not None, "whoever decides sees the deck"
    flow.emit(RoundBegan(hunt.round, hunt.start, top))
    attempt = 0
    while flow.state.phase == "scan":
        dice = tuple(_face(flow, "scan", (hunt.round, attempt, die)) for die in range(BLACK))
        flow.emit(Scanned(dice, not fulfils(top, dice, hunt.variant.whites_must_match)))
        attempt += 1


def _begin_hunt(flow: HuntFlow) -> None:
    hunter = next_to_hunt(flow.state)
    assert hunter is not None, "whoever has offered holds a marker"
    marker = flow.state.markers[hunter]
    assert marker is not None
    flow.emit(HuntBegan(hunter, marker))


def _throw(flow: HuntFlow, seat: Seat, dice: tuple[int, ...]) -> None:
    hunt = flow.state
    if before_first_throw(hunt):
        _give_back(flow, unpaid(hunt))
    place = seats_of(hunt) - sum(marker is not None for marker in hunt.markers)
    made = marker_of(hunt) - (hunt.throws_left or 0)
    faces = tuple(_face(flow, "dice", (hunt.round, hunt.offers, place, made, die)) for die in dice)
    flow.emit(Thrown(seat, dice, faces))
    if fulfilled(flow.state):
        _succeed(flow, seat)
    elif flow.state.throws_left == 0:
        _fail(flow, seat)


def _face(flow: HuntFlow, stream: str, counters: tuple[int, ...]) -> str:
    colours = numbers().colours
    rigged = flow.rigged_die()
    return colours[flow.draw(stream, counters, len(colours)) if rigged is None else rigged]


def _succeed(flow: HuntFlow, seat: Seat) -> None:
    flow.emit(Fulfilled(seat, contract_of(flow.state)))
    _give_back(flow, tuple(BLACK + at for at in range(GREY) if flow.state.grey[at] is not None))
    if not flow.state.deck:
        flow.emit(GameEnded(*verdict(flow.state)))


def _fail(flow: HuntFlow, seat: Seat) -> None:
    """The marker and dice never thrown go back, everybody else gets a chip, and the next one hunts or offers."""
    flow.emit(Failed(seat))
    _give_back(
        flow, tuple(BLACK + at for at, die in enumerate(flow.state.grey) if die is not None and die.face is None)
    )
    hunt = flow.state
    given = tuple(
        other for other in range(seats_of(hunt)) if other != seat and hunt.chips[other] < numbers().most_chips
    )
    if given:
        flow.emit(ChipsGiven(given))
    if next_to_hunt(hunt) is None:
        flow.emit(NewOffers(left_of(hunt, seat)))
    else:
        _begin_hunt(flow)


def _give_back(flow: HuntFlow, dice: tuple[int, ...]) -> None:
    if dice:
        flow.emit(GreyReturned(dice))
