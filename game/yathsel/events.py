"""Knows what can have happened in a duel (yathsel.md section 13)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn began, with so many throws."""

    seat: Seat
    throws: int
    type: ClassVar[str] = "turn_began"


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice but the held slots were thrown; `dice` are all five faces as they lie now."""

    seat: Seat
    hold: tuple[int, ...]
    dice: tuple[int, ...]
    type: ClassVar[str] = "thrown"


@dataclass(frozen=True, slots=True)
class Entered:
    """A throw was entered; `further` marks a further Yathsel, `bonus` the entry that reached the upper bonus."""

    seat: Seat
    box: str
    points: int
    further: bool
    bonus: bool
    type: ClassVar[str] = "entered"


@dataclass(frozen=True, slots=True)
class RolledOff:
    """Those tied at the top threw one die each."""

    round: int
    seats: tuple[Seat, ...]
    faces: tuple[int, ...]
    type: ClassVar[str] = "rolled_off"


@dataclass(frozen=True, slots=True)
class Abandoned:
    """A seat gave up."""

    seat: Seat
    type: ClassVar[str] = "abandoned"


@dataclass(frozen=True, slots=True)
class DuelWon:
    """The duel is decided: `higher_total`, `roll_off` or `abandoned`."""

    winners: tuple[Seat, ...]
    reason: str
    type: ClassVar[str] = "duel_won"


DuelEvent = TurnBegan | Thrown | Entered | RolledOff | Abandoned | DuelWon
EVENTS: tuple[type[DuelEvent], ...] = (TurnBegan, Thrown, Entered, RolledOff, Abandoned, DuelWon)
