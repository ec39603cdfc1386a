"""Knows what can have happened in Bang! Dice (bang_dice.md). A role is None where the viewer may not know it."""

from dataclasses import dataclass
from typing import ClassVar

from game.bang_dice.actions import Shot
from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Roles and characters lie at the seats."""

    roles: tuple[str | None, ...]
    characters: tuple[str, ...]
    type: ClassVar[str] = "dealt"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn began."""

    seat: Seat
    type: ClassVar[str] = "turn_began"


@dataclass(frozen=True, slots=True)
class Asked:
    """The game waits for a seat's answer; `phase` is the action asked for."""

    seat: Seat
    phase: str
    type: ClassVar[str] = "asked"


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice at the places `thrown` fell; `dice` are all five as they lie."""

    seat: Seat
    thrown: tuple[int, ...]
    dice: tuple[str, ...]
    type: ClassVar[str] = "thrown"


@dataclass(frozen=True, slots=True)
class ArrowTaken:
    """A seat took one arrow from the pile."""

    seat: Seat
    type: ClassVar[str] = "arrow_taken"


@dataclass(frozen=True, slots=True)
class Attacked:
    """The pile was empty: every seat lost so much life for its arrows, and all arrows went back."""

    losses: tuple[int, ...]
    type: ClassVar[str] = "attacked"


@dataclass(frozen=True, slots=True)
class Exploded:
    """A thrower's dynamite went off."""

    seat: Seat
    type: ClassVar[str] = "exploded"


@dataclass(frozen=True, slots=True)
class ShotsAssigned:
    """A thrower said where every shot goes."""

    seat: Seat
    shots: tuple[Shot, ...]
    type: ClassVar[str] = "shots_assigned"


@dataclass(frozen=True, slots=True)
class Hit:
    """A seat lost n life to a shot or Gatling of seat `by`, or to its own dynamite (None)."""

    seat: Seat
    n: int
    by: Seat | None
    type: ClassVar[str] = "hit"


@dataclass(frozen=True, slots=True)
class Healed:
    """A seat gained n life; 0 when it was wasted."""

    seat: Seat
    n: int
    type: ClassVar[str] = "healed"


@dataclass(frozen=True, slots=True)
class GatlingFired:
    """A thrower's Gatling fires at everybody else."""

    seat: Seat
    type: ClassVar[str] = "gatling"


@dataclass(frozen=True, slots=True)
class ArrowsReturned:
    """A seat's n arrows went back to the pile."""

    seat: Seat
    n: int
    type: ClassVar[str] = "arrows_returned"


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A seat is out: its role is shown, its arrows went back."""

    seat: Seat
    role: str
    type: ClassVar[str] = "eliminated"


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """A character's ability made a difference."""

    seat: Seat
    ability: str
    type: ClassVar[str] = "ability_used"


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat's turn is over."""

    seat: Seat
    type: ClassVar[str] = "turn_ended"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """It is decided: `sheriff_out renegade_alone law all_out target survivor`; every role is shown."""

    winners: tuple[Seat, ...]
    reason: str
    roles: tuple[str, ...]
    type: ClassVar[str] = "game_ended"


BangEvent = (
    Dealt | TurnBegan | Asked | Thrown | ArrowTaken | Attacked | Exploded | ShotsAssigned | Hit | Healed
    | GatlingFired | ArrowsReturned | Eliminated | AbilityUsed | TurnEnded | GameEnded
)  # fmt: skip
EVENTS: tuple[type[BangEvent], ...] = (
    Dealt, TurnBegan, Asked, Thrown, ArrowTaken, Attacked, Exploded, ShotsAssigned, Hit, Healed, GatlingFired,
    ArrowsReturned, Eliminated, AbilityUsed, TurnEnded, GameEnded,
)  # fmt: skip
