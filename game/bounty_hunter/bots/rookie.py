"""Knows how the rookie decides: keeps whatever a contract asks for, bids and buys by the feel of it."""

from collections.abc import Sequence

from game.bounty_hunter.actions import HuntAction, Offer, Throw
from game.bounty_hunter.bots import advice
from game.bounty_hunter.bots.numbers import manners
from game.bounty_hunter.contracts import asked
from game.bounty_hunter.legal import legal
from game.bounty_hunter.state import Hunt, contract_of, own_dice
from game.core.rules import Seat
from game.core.session import BotDraw


def decide(hunt: Hunt, seat: Seat, chance: BotDraw) -> HuntAction:
    """What a rookie does in this seat."""
    here = (hunt.round, hunt.offers, seat, hunt.throws_left or 0, len(own_dice(hunt)))
    if hunt.phase == "target":
        listed = legal(hunt, seat)
        return listed[chance((*here, 0), len(listed))]
    if hunt.phase == "offer":
        return _offer(hunt, [action for action in legal(hunt, seat) if isinstance(action, Offer)], chance, here)
    buys = advice.purchases(hunt, seat)
    if buys and chance((*here, 2), manners().rookie.buys_one_in) == 0:
        return buys[0]
    return _throw(hunt)


def _offer(hunt: Hunt, free: Sequence[Offer], chance: BotDraw, here: tuple[int, ...]) -> Offer:
    """Now and then any marker, else the one nearest to so many throws for each die still missing, one more or less."""
    numbers = manners().rookie
    if chance((*here, 0), numbers.blind) == 0:
        return free[chance((*here, 1), len(free))]
    missing = len(contract_of(hunt)) - len(_useful(hunt))
    guess = numbers.throws_a_die * missing + chance((*here, 1), 3) - 1
    return min(free, key=lambda offer: abs(offer.marker - guess))


def _throw(hunt: Hunt) -> Throw:
    """All dice that are no use are thrown; when all are some use, the last that may be."""
    kept = _useful(hunt)
    every = list(advice.throws(hunt))
    wanted = tuple(die for die in own_dice(hunt) if die not in kept)
    return next((throw for throw in every if throw.dice == wanted), every[-1])


def _useful(hunt: Hunt) -> tuple[int, ...]:
    """The dice that the contract asks for, each colour no more than that often; whites last."""
    wanted = asked(contract_of(hunt))
    need = dict(wanted.colours)
    whites, kept = wanted.whites, []
    for die in own_dice(hunt):
        face = advice.face_of(hunt, die)
        if face is not None and need.get(face, 0) > 0:
            need[face] -= 1
            kept.append(die)
        elif face is not None and face not in need and whites:
            whites -= 1
            kept.append(die)
    return tuple(kept)
