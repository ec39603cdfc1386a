"""Knows how the sharp player decides: marker and target by the chances of all, grey dice by what they gain."""

import numpy as np

from game.bounty_hunter.actions import BuyGrey, HuntAction, Offer, TakeOver, Target
from game.bounty_hunter.bots import advice, bidding
from game.bounty_hunter.bots.chances import SURE, Chances, best_values, goal, held_values
from game.bounty_hunter.bots.lattice import Array, lattice, set_of
from game.bounty_hunter.bots.numbers import MILLE, chip_worth, manners
from game.bounty_hunter.bots.outlook import outlook
from game.bounty_hunter.contracts import numbers
from game.bounty_hunter.legal import legal
from game.bounty_hunter.state import (
    BLACK,
    MARKERS,
    Hunt,
    contract_of,
    counting,
    own_dice,
    seats_of,
)  # fmt: skip
from game.core.rules import Seat


def decide(known: Chances, hunt: Hunt, seat: Seat) -> HuntAction:
    """What a sharp player does in this seat."""
    match hunt.phase:
        case "target":
            return _target(known, hunt, seat)
        case "offer":
            return _offer(known, hunt, seat)
        case _:
            return _buy(known, hunt, seat) or advice.best(hunt, _holding(known, hunt, seat))


def _bids(known: Chances, hunt: Hunt, contract: str, owner: Seat | None) -> dict[int, tuple[int, ...]]:
    """What each free marker brings to all seats, whoever's turn it is."""
    seats = seats_of(hunt)
    order = tuple((hunt.start + step) % seats for step in range(seats))
    table = bidding.Table(
        outlook(known, contract, hunt.variant.whites_must_match, set_of(hunt.dice), seats),
        bidding.of_deck(seats) if owner is None else bidding.of_theft(seats, owner),
        hunt.chips if owner is None else (0,) * seats,
        numbers().most_chips,
        chip_worth(len(hunt.deck)),
    )
    return bidding.worths(table, hunt.markers, tuple(one for one in order if hunt.markers[one] is None))


def _offer(known: Chances, hunt: Hunt, seat: Seat) -> Offer:
    found = _bids(known, hunt, contract_of(hunt), hunt.target)
    return Offer(max(found, key=lambda marker: (found[marker][seat], -marker)))


def _target(known: Chances, hunt: Hunt, seat: Seat) -> Target:
    def worth(target: Target) -> int:
        top = hunt.deck[0] if target.seat is None else hunt.piles[target.seat][-1]
        assert top is not None, "the deck's top lies open"
        return max(each[seat] for each in _bids(known, hunt, top, target.seat).values())

    return max((action for action in legal(hunt, seat) if isinstance(action, Target)), key=worth)


def _buy(known: Chances, hunt: Hunt, seat: Seat) -> HuntAction | None:
    """The grey die that gains more than its chip is worth, one left lying first."""
    dice, throws, contract, shown = len(own_dice(hunt)), hunt.throws_left or 0, contract_of(hunt), counting(hunt)
    price = chip_worth(len(hunt.deck)) * (SURE // MILLE)
    now = known.of(contract, dice, throws, set_of(shown))
    best: tuple[int, HuntAction | None] = (now, None)
    for action in advice.purchases(hunt, seat):
        if isinstance(action, TakeOver):
            die = hunt.grey[action.grey - BLACK]
            face = "" if die is None or die.face is None else die.face
            best = max(best, (_with_more(known, hunt, (*shown, face), dice + 1, price), action), key=lambda one: one[0])
        if isinstance(action, BuyGrey):
            best = max(best, (_with_more(known, hunt, shown, dice + 1, price), action), key=lambda one: one[0])
    return best[1]


def _with_more(known: Chances, hunt: Hunt, shown: tuple[str, ...], dice: int, price: int) -> int:
    """The chance with so many dice less the price of the chip."""
    if len(shown) == dice and goal(contract_of(hunt), hunt.variant.whites_must_match)[set_of(shown)]:
        return SURE - price
    return known.of(contract_of(hunt), dice, hunt.throws_left or 0, set_of(shown)) - price


def _holding(known: Chances, hunt: Hunt, seat: Seat) -> advice.Value:
    """What holding a set is worth: the own chance, and what a failure leaves to the hunters after."""
    after = [marker for other, marker in enumerate(hunt.markers) if marker is not None and other != seat]
    dice, contract, throws = len(own_dice(hunt)), contract_of(hunt), hunt.throws_left or 0
    if not after or dice > BLACK:
        return lambda hold: known.holding(contract, dice, throws, hold)
    held = _against_those_after(known, hunt, min(MARKERS, sum(after)))
    return lambda hold: int(held[hold])


def _against_those_after(known: Chances, hunt: Hunt, throws_after: int) -> Array:
    contract, five = contract_of(hunt), lattice().of_size(BLACK)
    at = numbers().contracts.index(contract)
    done = goal(contract, hunt.variant.whites_must_match)[five] == 1
    theirs = known.best[0][at, throws_after - 1, five] // MILLE * manners().sharp.denial
    values = np.where(done, SURE, -theirs // (seats_of(hunt) - 1))
    held = held_values(values, BLACK)
    for _ in range((hunt.throws_left or 1) - 1):
        values = np.where(done, SURE, best_values(held, BLACK)[five])
        held = held_values(values, BLACK)
    return held
