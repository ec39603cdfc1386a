"""Knows how the sharp player decides: marker and target by the chances of all, grey dice by what they gain."""

import numpy as np

from game.bounty_hunter.actions import HuntAction, Offer, TakeOver, Target
from game.bounty_hunter.bots import advice, bidding
from game.bounty_hunter.bots.chances import SURE, Chances, goal
from game.bounty_hunter.bots.hunting import Plan, plan
from game.bounty_hunter.bots.lattice import Array, lattice, set_of
from game.bounty_hunter.bots.numbers import MILLE, chip_worth, manners
from game.bounty_hunter.bots.outlook import outlook
from game.bounty_hunter.bots.rounds import SURELY, WAYS, rounds
from game.bounty_hunter.contracts import numbers
from game.bounty_hunter.legal import legal
from game.bounty_hunter.state import BLACK, MARKERS, Hunt, contract_of, counting, own_dice, seats_of
from game.core.rules import Seat

TWO = 2


def decide(known: Chances, hunt: Hunt, seat: Seat) -> HuntAction:
    """What a sharp player does in this seat."""
    match hunt.phase:
        case "target":
            return _target(known, hunt, seat)
        case "offer":
            return _offer(known, hunt, seat)
        case _:
            return _hunt(known, hunt, seat)


def _bids(known: Chances, hunt: Hunt, contract: str, owner: Seat | None) -> dict[int, tuple[int, ...]]:
    """What each free marker brings to all seats, whoever's turn it is."""
    seats = seats_of(hunt)
    order = tuple((hunt.start + step) % seats for step in range(seats))
    table = bidding.Table(
        outlook(known, contract, hunt.variant.whites_must_match, set_of(hunt.dice), seats),
        bidding.of_deck(seats) if owner is None else bidding.of_theft(seats, owner),
        hunt.chips if owner is None else (0,) * seats,
        tuple(chip_worth(len(hunt.deck), chip) for chip in range(numbers().most_chips + 1)),
        again=seats == TWO and owner is None,
        habit=manners().sharp.habit,
        enough=manners().cautious.bids_from * (SURELY // MILLE),
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


def _hunt(known: Chances, hunt: Hunt, seat: Seat) -> HuntAction:
    """Buys or takes over when that beats the best throw, else throws."""
    own = len(own_dice(hunt))
    planned = plan(
        contract_of(hunt), hunt.variant.whites_must_match, hunt.throws_left or 0, own,
        hunt.chips[seat] if hunt.target is None else 0, lambda chips: _price(hunt, chips), _lost(known, hunt, seat),
    )  # fmt: skip
    best, chosen = int(planned.best[own][set_of(counting(hunt))]), None
    for action in advice.purchases(hunt, seat):
        worth = _bought(planned, hunt, action, own) - _price(hunt, hunt.chips[seat])
        if worth > best:
            best, chosen = worth, action
    return chosen or advice.best(hunt, lambda hold: int(planned.held[own][hold]))


def _bought(planned: Plan, hunt: Hunt, action: HuntAction, own: int) -> int:
    """What the hunt is worth with one die more, the chip not counted."""
    shown = counting(hunt)
    if not isinstance(action, TakeOver):
        return int(planned.before[own + 1][set_of(shown)])
    die = hunt.grey[action.grey - BLACK]
    more = set_of((*shown, "" if die is None or die.face is None else die.face))
    if goal(contract_of(hunt), hunt.variant.whites_must_match)[more]:
        return SURE
    return int(planned.before[own + 1][more])


def _price(hunt: Hunt, chips: int) -> int:
    """What the last of so many chips in hand is worth, in parts of `SURE`."""
    return chip_worth(len(hunt.deck), chips) * (SURE // MILLE)


def _lost(known: Chances, hunt: Hunt, seat: Seat) -> Array:
    """What failing with each set of five dice is worth: by the chances of those after, with two also of new offers."""
    hunts = rounds(known, contract_of(hunt), hunt.variant.whites_must_match)
    after = [marker for other, marker in enumerate(hunt.markers) if marker is not None and other != seat]
    again = hunts.again if seats_of(hunt) == TWO and hunt.target is None else np.zeros_like(hunts.again)
    part = SURE // SURELY
    if not after:
        return -again * part
    theirs = min(MARKERS, sum(after))
    grey = int(hunt.target is None and seats_of(hunt) == TWO)
    wins = hunts.wins[grey, theirs - 1]
    # with a grey die the next hunter fails less often: the new offers shrink alike
    rest = (
        hunts.fails[theirs - 1] @ again // WAYS * (SURELY - wins) // np.maximum(SURELY - hunts.wins[0, theirs - 1], 1)
    )
    found: Array = (rest - wins // (seats_of(hunt) - 1)) * part
    return np.where(goal(contract_of(hunt), hunt.variant.whites_must_match)[lattice().of_size(BLACK)] == 1, SURE, found)
