"""Knows what the exact chances say about a hunt: of the present dice, of any hold, and which hold is best.

`chance` and `best_throw` serve the screen too: a shelf, a view, and a set of dice in; thousandths or an action out.
"""

from collections.abc import Callable, Iterator

from game.bounty_hunter.actions import BuyGrey, HuntAction, TakeOver, Throw
from game.bounty_hunter.bots.chances import SURE, Chances, chances
from game.bounty_hunter.bots.lattice import set_of
from game.bounty_hunter.check import check
from game.bounty_hunter.legal import every_throw
from game.bounty_hunter.state import BLACK, DICE, Hunt, contract_of, counting, own_dice
from game.core.rules import Seat
from game.core.shelf import Shelf

PER_MILLE = SURE // 1000
Value = Callable[[int], int]


def chance(shelf: Shelf, hunt: Hunt, thrown: tuple[int, ...] | None = None) -> int:
    """The hunter's chance of fulfilling the contract in thousandths, best play from here or after throwing these dice.

    Dice 0..4 are black, 5 and 6 grey, as in `Throw`; bought dice have to be among them.
    """
    known = of(shelf, hunt)
    throws, dice = hunt.throws_left or 0, len(own_dice(hunt))
    if thrown is None:
        return known.of(contract_of(hunt), dice, throws, set_of(counting(hunt))) // PER_MILLE
    return known.holding(contract_of(hunt), dice, throws, set_of(held(hunt, thrown))) // PER_MILLE


def best_throw(shelf: Shelf, hunt: Hunt) -> Throw:
    """The throw with the best chance; of equal ones the one with the fewest dice, first ones first."""
    known, contract, throws = of(shelf, hunt), contract_of(hunt), hunt.throws_left or 0
    dice = len(own_dice(hunt))
    return best(hunt, lambda hold: known.holding(contract, dice, throws, hold))


def of(shelf: Shelf, hunt: Hunt) -> Chances:
    """The chances under the options of this game."""
    return chances(shelf, hunt.variant.whites_must_match)


def best(hunt: Hunt, value: Value) -> Throw:
    """The throw whose held set has the highest value; of equal ones the first listed."""
    return max(throws(hunt), key=lambda throw: value(set_of(held(hunt, throw.dice))))


def throws(hunt: Hunt) -> Iterator[Throw]:
    """Every throw that the hunter may make now."""
    bought = [BLACK + at for at, die in enumerate(hunt.grey) if die is not None and die.face is None]
    return (throw for throw in every_throw(own_dice(hunt)) if all(die in throw.dice for die in bought))


def purchases(hunt: Hunt, seat: Seat) -> list[HuntAction]:
    """What the seat may do for a chip now: take over what lies there, first ones first, then buy."""
    every: tuple[HuntAction, ...] = (*map(TakeOver, range(BLACK, DICE)), BuyGrey())
    return [action for action in every if check(hunt, seat, action) is None]


def held(hunt: Hunt, thrown: tuple[int, ...]) -> tuple[str, ...]:
    """The faces that lie beside the card while these dice are thrown."""
    shown = (face_of(hunt, die) for die in own_dice(hunt) if die not in thrown)
    return tuple(face for face in shown if face is not None)


def face_of(hunt: Hunt, die: int) -> str | None:
    """What die 0..6 shows; None for a grey one that is not there or was not thrown yet."""
    if die < BLACK:
        return hunt.dice[die]
    grey = hunt.grey[die - BLACK]
    return None if grey is None else grey.face
