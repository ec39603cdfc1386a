"""Knows what can happen in Bounty Hunter (bounty_hunter.md, exactly)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began; the contract is the deck's top, which lies open from now on."""

    round: int
    start: Seat
    contract: str
    type: ClassVar[str] = "round_began"


@dataclass(frozen=True, slots=True)
class Scanned:
    """The start player threw the five black dice; not valid when they fulfil the contract."""

    dice: tuple[str, ...]
    valid: bool
    type: ClassVar[str] = "scanned"


@dataclass(frozen=True, slots=True)
class Targeted:
    """The start player chose what is hunted: the deck's top (None) or the top contract of a seat."""

    seat: Seat | None
    type: ClassVar[str] = "targeted"


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat took a marker."""

    seat: Seat
    marker: int
    type: ClassVar[str] = "offered"


@dataclass(frozen=True, slots=True)
class HuntBegan:
    """The seat with the lowest marker hunts, with so many throws."""

    seat: Seat
    throws: int
    type: ClassVar[str] = "hunt_began"


@dataclass(frozen=True, slots=True)
class GreyBought:
    """The hunter paid a chip for a grey die of the middle."""

    seat: Seat
    grey: int
    type: ClassVar[str] = "grey_bought"


@dataclass(frozen=True, slots=True)
class GreyTakenOver:
    """The hunter paid a chip for a grey die of the hunter before."""

    seat: Seat
    grey: int
    type: ClassVar[str] = "grey_taken_over"


@dataclass(frozen=True, slots=True)
class GreyReturned:
    """Grey dice went back to the middle."""

    dice: tuple[int, ...]
    type: ClassVar[str] = "grey_returned"


@dataclass(frozen=True, slots=True)
class Thrown:
    """The hunter threw these dice, and they show these faces."""

    seat: Seat
    dice: tuple[int, ...]
    faces: tuple[str, ...]
    type: ClassVar[str] = "thrown"


@dataclass(frozen=True, slots=True)
class Fulfilled:
    """The hunter has the contract; all markers went back."""

    seat: Seat
    contract: str
    type: ClassVar[str] = "fulfilled"


@dataclass(frozen=True, slots=True)
class Failed:
    """The hunter failed; the marker went back, and grey dice left lying are no longer paid for."""

    seat: Seat
    type: ClassVar[str] = "failed"


@dataclass(frozen=True, slots=True)
class ChipsGiven:
    """These seats got a chip each."""

    seats: tuple[Seat, ...]
    type: ClassVar[str] = "chips_given"


@dataclass(frozen=True, slots=True)
class NewOffers:
    """Everybody has failed: all markers are free again for the same contract."""

    start: Seat
    type: ClassVar[str] = "new_offers"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last contract is fulfilled; the reason is the test that decided."""

    winners: tuple[Seat, ...]
    reason: str
    type: ClassVar[str] = "game_ended"


HuntEvent = (
    RoundBegan | Scanned | Targeted | Offered | HuntBegan | GreyBought | GreyTakenOver | GreyReturned | Thrown
    | Fulfilled | Failed | ChipsGiven | NewOffers | GameEnded
)  # fmt: skip
EVENTS: tuple[type[HuntEvent], ...] = (
    RoundBegan, Scanned, Targeted, Offered, HuntBegan, GreyBought, GreyTakenOver, GreyReturned, Thrown, Fulfilled,
    Failed, ChipsGiven, NewOffers, GameEnded,
)  # fmt: skip
