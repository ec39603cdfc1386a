"""Knows what a game of Bounty Hunter is at any moment (bounty_hunter.md, exactly)."""

from dataclasses import dataclass

from game.bounty_hunter.contracts import fulfils
from game.core.rules import Seat

BLACK, GREY = 5, 2
DICE = BLACK + GREY
MARKERS = 6
FEWEST_SEATS, MOST_SEATS = 2, 5


@dataclass(frozen=True, slots=True)
class Grey:
    """A grey die on the table: `face` None is bought and not thrown yet, `paid` False is left by the hunter before."""

    face: str | None
    paid: bool


@dataclass(frozen=True, slots=True)
class Variant:
    """The options: what holds for the whole game."""

    traitor: bool = False
    whites_must_match: bool = False


@dataclass(frozen=True, slots=True)
class Hunt:
    """A game. `deck[0]` is the top (None where it is hidden) and lies open while `shown`; a pile's top is its last.

    `phase` is `scan`, which never waits, `target`, `offer`, `hunt` or `over`. `markers` are those still out, by seat;
    `grey` the two grey places, 5 and 6. `target` is the seat whose top contract is hunted, None for the deck's.
    `round` counts the contracts fulfilled before, `offers` the new offers in this round.
    """

    variant: Variant
    deck: tuple[str | None, ...]
    piles: tuple[tuple[str, ...], ...]
    chips: tuple[int, ...]
    start: Seat = 0
    shown: bool = False
    dice: tuple[str, ...] = ()
    phase: str = "scan"
    markers: tuple[int | None, ...] = ()
    hunter: Seat | None = None
    throws_left: int | None = None
    grey: tuple[Grey | None, ...] = (None, None)
    target: Seat | None = None
    round: int = 0
    offers: int = 0


def seats_of(hunt: Hunt) -> int:
    """How many sit at the table."""
    return len(hunt.piles)


def contract_of(hunt: Hunt) -> str:
    """The contract that is hunted; it lies open."""
    contract = hunt.deck[0] if hunt.target is None else hunt.piles[hunt.target][-1]
    assert contract is not None, "the hunted contract lies open"
    return contract


def counting(hunt: Hunt) -> tuple[str, ...]:
    """The faces that count: the black dice and the paid grey ones that have been thrown."""
    return (*hunt.dice, *(die.face for die in hunt.grey if die is not None and die.paid and die.face is not None))


def fulfilled(hunt: Hunt) -> bool:
    """Whether the dice that count fulfil the hunted contract."""
    return fulfils(contract_of(hunt), counting(hunt), hunt.variant.whites_must_match)


def marker_of(hunt: Hunt) -> int:
    """The hunter's marker: how often the hunt may throw in all."""
    marker = None if hunt.hunter is None else hunt.markers[hunt.hunter]
    assert marker is not None, "a hunter holds a marker"
    return marker


def before_first_throw(hunt: Hunt) -> bool:
    """Whether the hunter has not thrown yet."""
    return hunt.throws_left == marker_of(hunt)


def left_of(hunt: Hunt, seat: Seat) -> Seat:
    """The left neighbour: the next seat, clockwise."""
    return (seat + 1) % seats_of(hunt)


def next_to_offer(hunt: Hunt) -> Seat | None:
    """Who takes a marker now: clockwise from the start player; None when everybody has one."""
    order = ((hunt.start + step) % seats_of(hunt) for step in range(seats_of(hunt)))
    return next((seat for seat in order if hunt.markers[seat] is None), None)


def next_to_hunt(hunt: Hunt) -> Seat | None:
    """Who has the lowest marker still out; None when nobody has one."""
    out = [(marker, seat) for seat, marker in enumerate(hunt.markers) if marker is not None]
    return min(out)[1] if out else None


def unpaid(hunt: Hunt) -> tuple[int, ...]:
    """The grey places of dice that the hunter before has left, 5 or 6."""
    return tuple(BLACK + at for at, die in enumerate(hunt.grey) if die is not None and not die.paid)


def own_dice(hunt: Hunt) -> tuple[int, ...]:
    """The dice that the hunter may throw, ascending."""
    paid = tuple(BLACK + at for at, die in enumerate(hunt.grey) if die is not None and die.paid)
    return (*range(BLACK), *paid)
