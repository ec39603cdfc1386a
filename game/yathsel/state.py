"""Knows what a duel is at any moment, and what a card is worth (yathsel.md sections 2 and 14)."""

from dataclasses import dataclass

from game.core.rules import Seat
from game.yathsel.card import BOXES, DICE, UPPER, numbers

PLAIN_HAND = ("plain",) * DICE
EMPTY_POCKETS: tuple[str | None, ...] = (None, None)


@dataclass(frozen=True, slots=True)
class Card:
    """One score card: points a box (None while open), after twists."""

    boxes: tuple[int | None, ...] = (None,) * len(BOXES)
    extra_yathsels: int = 0
    tax: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """One seat's things; hand, pockets and gold are None where the viewer may not look."""

    card: Card = Card()
    hand: tuple[str, ...] | None = PLAIN_HAND
    pockets: tuple[str | None, ...] | None = EMPTY_POCKETS
    gold: int | None = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who won a duel, and why."""

    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel. `side` is the seat whose turn it is; `dice` is None until its first throw; `thrown` counts its throws.

    Between two turns `throws_left` is 0 and `dice` None.
    """

    difficulty: str
    twists: tuple[str, ...]
    duel: int
    saloon: bool
    mirror: bool
    sides: tuple[Side, ...]
    side: Seat
    throws_left: int
    thrown: int = 0
    dice: tuple[int, ...] | None = None
    held: tuple[int, ...] = ()
    verdict: Verdict | None = None


def upper_sum(card: Card) -> int:
    """The points in the upper boxes, after twists."""
    return sum(points or 0 for points in card.boxes[:UPPER])


def has_bonus(card: Card) -> bool:
    """Whether the upper bonus is on the card."""
    return upper_sum(card) >= numbers().upper_bar


def total(card: Card) -> int:
    """All points: boxes, upper bonus, further Yathsels, less the tax; never below 0."""
    boxes = sum(points or 0 for points in card.boxes)
    bonus = numbers().upper_bonus if has_bonus(card) else 0
    return max(0, boxes + bonus + card.extra_yathsels * numbers().further_points - card.tax)


def turn_of(card: Card) -> int:
    """How many turns its owner has finished."""
    return sum(points is not None for points in card.boxes)


def is_full(card: Card) -> bool:
    """Whether no box is open."""
    return None not in card.boxes
