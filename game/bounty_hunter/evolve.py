"""Knows how the state follows from what happened: pure, total, and the same on a view (design.md section 1)."""

from dataclasses import replace
from typing import TypeVar, assert_never

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
from game.bounty_hunter.state import BLACK, Grey, Hunt, left_of, seats_of
from game.core.rules import Seat

T = TypeVar("T")


def evolve(hunt: Hunt, event: HuntEvent) -> Hunt:
    """The state after an event."""
    match event:
        case RoundBegan(_, start, contract):
            free = (None,) * seats_of(hunt)
            return replace(hunt, start=start, deck=_turned_up(hunt, contract), shown=True, markers=free, offers=0)
        case Scanned(dice, valid):
            waits = "target" if hunt.variant.traitor else "offer"
            return replace(hunt, dice=dice, phase=waits if valid else "scan")
        case Targeted(victim):
            return replace(hunt, target=victim, phase="offer")
        case Offered(seat, marker):
            return replace(hunt, markers=_with(hunt.markers, seat, marker))
        case HuntBegan(seat, throws):
            return replace(hunt, phase="hunt", hunter=seat, throws_left=throws)
        case Thrown():
            return _thrown(hunt, event)
        case Fulfilled(seat, contract):
            return _fulfilled(hunt, seat, contract)
        case Failed(seat):
            left = tuple(None if die is None else replace(die, paid=False) for die in hunt.grey)
            markers = _with(hunt.markers, seat, None)
            return replace(hunt, markers=markers, hunter=None, throws_left=None, grey=left)
        case ChipsGiven(seats):
            return replace(hunt, chips=tuple(chips + (seat in seats) for seat, chips in enumerate(hunt.chips)))
        case NewOffers(start):
            return replace(hunt, phase="offer", start=start, hunter=None, throws_left=None, offers=hunt.offers + 1)
        case GameEnded():
            return replace(hunt, phase="over")
        case GreyBought() | GreyTakenOver() | GreyReturned():
            return _grey(hunt, event)
        case _:
            assert_never(event)


def _grey(hunt: Hunt, event: GreyBought | GreyTakenOver | GreyReturned) -> Hunt:
    if isinstance(event, GreyReturned):
        kept = tuple(None if BLACK + at in event.dice else die for at, die in enumerate(hunt.grey))
        return replace(hunt, grey=kept)
    at = event.grey - BLACK
    lying = hunt.grey[at]
    die = Grey(None if lying is None else lying.face, paid=True)
    chips = _with(hunt.chips, event.seat, hunt.chips[event.seat] - 1)
    return replace(hunt, grey=(*hunt.grey[:at], die, *hunt.grey[at + 1 :]), chips=chips)


def _thrown(hunt: Hunt, event: Thrown) -> Hunt:
    fallen = dict(zip(event.dice, event.faces, strict=True))
    dice = tuple(fallen.get(die, face) for die, face in enumerate(hunt.dice))
    grey = tuple(Grey(fallen[BLACK + at], True) if BLACK + at in fallen else die for at, die in enumerate(hunt.grey))
    return replace(hunt, dice=dice, grey=grey, throws_left=(hunt.throws_left or 0) - 1)


def _fulfilled(hunt: Hunt, seat: Seat, contract: str) -> Hunt:
    """The contract moves to the top of the hunter's pile; the next round waits to begin."""
    piles = list(hunt.piles)
    if hunt.target is not None:
        piles[hunt.target] = piles[hunt.target][:-1]
    piles[seat] = (*piles[seat], contract)
    from_deck = hunt.target is None
    return replace(
        hunt, piles=tuple(piles), deck=hunt.deck[1:] if from_deck else hunt.deck, shown=not from_deck, phase="scan",
        start=left_of(hunt, seat), markers=(None,) * seats_of(hunt), hunter=None, throws_left=None, target=None,
        dice=(), round=hunt.round + 1, offers=0,
    )  # fmt: skip


def _turned_up(hunt: Hunt, contract: str) -> tuple[str | None, ...]:
    """The deck with the contract on top; a view knows only that it lay somewhere in it."""
    if hunt.shown:
        return hunt.deck
    at = hunt.deck.index(contract) if contract in hunt.deck else 0
    return (contract, *hunt.deck[:at], *hunt.deck[at + 1 :])


def _with(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])
