"""Knows whose decision is waited for, and what stands against an action (bounty_hunter.md, exactly)."""

from collections.abc import Mapping
from typing import assert_never

from game.bounty_hunter.actions import BuyGrey, HuntAction, Offer, Stop, TakeOver, Target, Throw
from game.bounty_hunter.contracts import fulfils
from game.bounty_hunter.state import BLACK, Hunt, before_first_throw, next_to_offer, own_dice, seats_of
from game.core.rules import Seat, Window

FEWEST_TO_ROB = 2


def windows(hunt: Hunt) -> Mapping[Seat, Window]:
    """The one seat that is asked, with the phase."""
    seat = _asked(hunt)
    return {} if seat is None else {seat: Window(hunt.phase, required=True)}


def check(hunt: Hunt, seat: Seat, action: HuntAction) -> str | None:
    """The reason against an action of the seat that is asked, or None."""
    wanted = {Target: "target", Offer: "offer"}.get(type(action), "hunt")
    if hunt.phase != wanted:
        return f"this is the time of {hunt.phase}"
    match action:
        case Target(victim):
            return None if victim is None else _against_target(hunt, seat, victim)
        case Offer(marker):
            return "that marker is taken" if marker in hunt.markers else None
        case Throw(dice):
            return _against_throw(hunt, dice)
        case BuyGrey():
            return _against_buying(hunt, seat)
        case TakeOver(grey):
            return _against_taking_over(hunt, seat, grey)
        case Stop():
            return None
        case _:
            assert_never(action)


def _asked(hunt: Hunt) -> Seat | None:
    match hunt.phase:
        case "target":
            return hunt.start
        case "offer":
            return next_to_offer(hunt)
        case "hunt":
            return hunt.hunter
        case _:
            return None


def _against_target(hunt: Hunt, seat: Seat, victim: Seat) -> str | None:
    if victim >= seats_of(hunt):
        return "nobody sits there"
    if victim == seat:
        return "that is the own pile"
    pile = hunt.piles[victim]
    if len(pile) < FEWEST_TO_ROB:
        return "whoever has one contract or none is left alone"
    if fulfils(pile[-1], hunt.dice, hunt.variant.whites_must_match):
        return "the scan already fulfils that contract"
    return None


def _against_throw(hunt: Hunt, dice: tuple[int, ...]) -> str | None:
    if not dice:
        return "no die is named"
    if any(dice[i] >= dice[i + 1] for i in range(len(dice) - 1)):
        return "the dice are not strictly ascending"
    own = own_dice(hunt)
    if any(die not in own for die in dice):
        return "a grey die that is not paid for cannot be thrown"
    for at, grey in enumerate(hunt.grey):
        if grey is not None and grey.face is None and BLACK + at not in dice:
            return "a bought die joins with the next throw"
    return None


def _against_buying(hunt: Hunt, seat: Seat) -> str | None:
    if hunt.target is not None:
        return "there are no grey dice in a round against a player"
    if not hunt.chips[seat]:
        return "there is no chip in hand"
    return None if None in hunt.grey else "both grey dice are on the table"


def _against_taking_over(hunt: Hunt, seat: Seat, grey: int) -> str | None:
    die = hunt.grey[grey - BLACK]
    if die is None or die.paid:
        return "no die of the hunter before lies there"
    if not before_first_throw(hunt):
        return "only before the own first throw"
    return None if hunt.chips[seat] else "there is no chip in hand"
