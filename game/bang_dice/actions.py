"""Knows what a seat may ask for in Bang! Dice; lists inside an action are put into ascending order (bang_dice.md)."""

from dataclasses import dataclass
from typing import ClassVar

from game.bang_dice.numbers import DICE, MOST_SEATS
from game.core.codec import named
from game.core.rules import Seat

MOST_POINTS = 10


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw every die but the kept ones 0..4; the first throw of a turn keeps none."""

    keep: tuple[int, ...]
    type: ClassVar[str] = "throw"

    def __post_init__(self) -> None:
        for die in self.keep:
            _is_die("keep", die)
        object.__setattr__(self, "keep", tuple(sorted(self.keep)))


@dataclass(frozen=True, slots=True)
class Stop:
    """Throw no more."""

    type: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Gift:
    """Sid Ketchum: this seat gains a life at the start of the turn."""

    target: Seat
    type: ClassVar[str] = "gift"

    def __post_init__(self) -> None:
        _is_seat("target", self.target)


@dataclass(frozen=True, slots=True)
class Shot:
    """One die's shot at a seat; `double` is True when a beer doubles it, else None."""

    die: int
    target: Seat
    double: bool | None = None

    def __post_init__(self) -> None:
        _is_die("die", self.die)
        _is_seat("target", self.target)
        if self.double is False:
            raise ValueError("double: is False, expected true, or no such key")


@dataclass(frozen=True, slots=True)
class Assign:
    """Where every shot goes."""

    shots: tuple[Shot, ...]
    type: ClassVar[str] = "assign"

    def __post_init__(self) -> None:
        ordered = sorted(self.shots, key=lambda shot: (shot.die, shot.target, shot.double is True))
        object.__setattr__(self, "shots", tuple(ordered))


@dataclass(frozen=True, slots=True)
class Beers:
    """Who drinks: one seat a beer."""

    targets: tuple[Seat, ...]
    type: ClassVar[str] = "beers"

    def __post_init__(self) -> None:
        for seat in self.targets:
            _is_seat("targets", seat)
        object.__setattr__(self, "targets", tuple(sorted(self.targets)))


@dataclass(frozen=True, slots=True)
class TakeArrow:
    """Bart Cassidy: so many arrows in place of as many points."""

    n: int
    type: ClassVar[str] = "take_arrow"

    def __post_init__(self) -> None:
        if not 0 <= self.n <= MOST_POINTS:
            raise ValueError(f"n: is {named(self.n)}, expected 0 to {MOST_POINTS}")


@dataclass(frozen=True, slots=True)
class DiscardArrows:
    """Pedro Ramirez and Kit Carlson: return arrows to the pile, one entry an arrow, by the seat that holds it."""

    from_: tuple[Seat, ...]
    type: ClassVar[str] = "discard_arrows"

    def __post_init__(self) -> None:
        for seat in self.from_:
            _is_seat("from", seat)
        object.__setattr__(self, "from_", tuple(sorted(self.from_)))


@dataclass(frozen=True, slots=True)
class Gatling:
    """Whether the thrower's own arrows go back to the pile after a Gatling."""

    return_arrows: bool
    type: ClassVar[str] = "gatling"


BangAction = Throw | Stop | Gift | Assign | Beers | TakeArrow | DiscardArrows | Gatling
ACTIONS: tuple[type[BangAction], ...] = (Throw, Stop, Gift, Assign, Beers, TakeArrow, DiscardArrows, Gatling)


def _is_die(name: str, die: int) -> None:
    if not 0 <= die < DICE:
        raise ValueError(f"{name}: is {named(die)}, expected a die from 0 to {DICE - 1}")


def _is_seat(name: str, seat: Seat) -> None:
    if not 0 <= seat < MOST_SEATS:
        raise ValueError(f"{name}: is {named(seat)}, expected a seat from 0 to {MOST_SEATS - 1}")
