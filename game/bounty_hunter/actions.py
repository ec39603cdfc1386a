"""Knows what a seat may ask for in Bounty Hunter (bounty_hunter.md, exactly)."""

from dataclasses import dataclass
from typing import ClassVar

from game.bounty_hunter.state import BLACK, DICE, MARKERS, MOST_SEATS
from game.core.codec import named


@dataclass(frozen=True, slots=True)
class Target:
    """Hunt the deck's top contract (None) or the top contract of another seat's pile, for the whole round."""

    seat: int | None
    type: ClassVar[str] = "target"

    def __post_init__(self) -> None:
        if self.seat is not None:
            _within("seat", self.seat, 0, MOST_SEATS - 1)


@dataclass(frozen=True, slots=True)
class Offer:
    """Take a marker from the middle: the most throws of the own hunt."""

    marker: int
    type: ClassVar[str] = "offer"

    def __post_init__(self) -> None:
        _within("marker", self.marker, 1, MARKERS)


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw these dice, black ones 0..4 and own grey ones 5 and 6; the others lie beside the card."""

    dice: tuple[int, ...]
    type: ClassVar[str] = "throw"

    def __post_init__(self) -> None:
        for die in self.dice:
            _within("dice", die, 0, DICE - 1)


@dataclass(frozen=True, slots=True)
class BuyGrey:
    """Buy the lowest grey die in the middle for a chip; it joins with the next throw."""

    type: ClassVar[str] = "buy_grey"


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Pay a chip for a grey die that the hunter before has left."""

    grey: int
    type: ClassVar[str] = "take_over"

    def __post_init__(self) -> None:
        _within("grey", self.grey, BLACK, DICE - 1)


@dataclass(frozen=True, slots=True)
class Stop:
    """End the own hunt without fulfilment: a failure."""

    type: ClassVar[str] = "stop"


def _within(key: str, number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        raise ValueError(f"{key}: is {named(number)}, expected {low} to {high}")


HuntAction = Target | Offer | Throw | BuyGrey | TakeOver | Stop
ACTIONS: tuple[type[HuntAction], ...] = (Target, Offer, Throw, BuyGrey, TakeOver, Stop)
