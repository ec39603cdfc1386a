"""Knows how the cautious player decides: the marker that is good for 60 %, the best hold, a chip kept in hand."""

from game.bounty_hunter.actions import HuntAction, Offer, Target
from game.bounty_hunter.bots import advice
from game.bounty_hunter.bots.chances import Chances
from game.bounty_hunter.bots.lattice import set_of
from game.bounty_hunter.bots.numbers import manners
from game.bounty_hunter.legal import legal
from game.bounty_hunter.state import BLACK, Hunt, contract_of, counting, own_dice
from game.core.rules import Seat


def decide(known: Chances, hunt: Hunt, seat: Seat) -> HuntAction:
    """What a cautious player does in this seat."""
    match hunt.phase:
        case "target":
            return _target(known, hunt, [action for action in legal(hunt, seat) if isinstance(action, Target)])
        case "offer":
            return _offer(known, hunt, [action for action in legal(hunt, seat) if isinstance(action, Offer)])
    numbers = manners().cautious
    if hunt.chips[seat] >= numbers.chips and _chance(known, hunt, hunt.throws_left or 0) < numbers.buys_below:
        for bought in advice.purchases(hunt, seat):
            return bought
    dice, contract, throws = len(own_dice(hunt)), contract_of(hunt), hunt.throws_left or 0
    return advice.best(hunt, lambda hold: known.holding(contract, dice, throws, hold))


def _target(known: Chances, hunt: Hunt, listed: list[Target]) -> Target:
    """The richest whose top contract is good for enough in a few throws; null where there is none."""
    numbers = manners().cautious
    robbed = [
        action for action in listed if action.seat is not None and numbers.bids_from * advice.PER_MILLE <= known.of(
            hunt.piles[action.seat][-1], BLACK, numbers.robs_in, set_of(hunt.dice)
        )
    ]  # fmt: skip
    return max(robbed, key=lambda action: len(hunt.piles[action.seat or 0]), default=Target(None))


def _offer(known: Chances, hunt: Hunt, free: list[Offer]) -> Offer:
    """The lowest marker with a good enough chance, else the highest."""
    enough = manners().cautious.bids_from
    return next((offer for offer in free if _chance(known, hunt, offer.marker) >= enough), free[-1])


def _chance(known: Chances, hunt: Hunt, throws: int) -> int:
    dice = BLACK if hunt.phase == "offer" else len(own_dice(hunt))
    return known.of(contract_of(hunt), dice, throws, set_of(counting(hunt))) // advice.PER_MILLE
