"""Knows what a seat may ask for in Super Teams (super_teams.md, "Exactly")."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.codec import named
from game.super_teams.numbers import BONUS_NAMES, KINDS, MAW, letters, movement_cards, numbers, ship_names


@dataclass(frozen=True, slots=True)
class Move:
    """Play a movement card and move a ship; `colour` with a joker only, and then always: the ship's."""

    card: str
    ship: str
    colour: str | None = None
    type: ClassVar[str] = "move"

    def __post_init__(self) -> None:
        _one_of("card", self.card, movement_cards(numbers().colours), "a movement card like r4")
        _one_of("ship", self.ship, ship_names(numbers().colours), "a ship like red1")
        if self.colour is not None:
            _one_of("colour", self.colour, tuple(letters().values()), ", ".join(letters().values()))


@dataclass(frozen=True, slots=True)
class Bonus:
    """Play a bonus card for a ship."""

    card: str
    ship: str
    type: ClassVar[str] = "bonus"

    def __post_init__(self) -> None:
        _one_of("card", self.card, BONUS_NAMES, ", ".join(BONUS_NAMES))
        _one_of("ship", self.ship, ship_names(numbers().colours), "a ship like red1")


@dataclass(frozen=True, slots=True)
class Pass:
    """Play no bonus card now."""

    type: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Side:
    """The side of a two-type space on which the moved ship stands."""

    side: str
    type: ClassVar[str] = "side"

    def __post_init__(self) -> None:
        sides = tuple(kind for kind in KINDS if kind != MAW)
        _one_of("side", self.side, sides, ", ".join(sides))


RaceAction = Move | Bonus | Pass | Side
ACTIONS: tuple[type[RaceAction], ...] = (Move, Bonus, Pass, Side)


def _one_of(name: str, value: str, known: tuple[str, ...], expected: str) -> None:
    if value not in known:
        raise ValueError(f"{name}: is {named(value)}, expected {expected}")
