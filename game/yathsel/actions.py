"""Knows what a seat may ask for in a duel (yathsel.md sections 4 and 13)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.codec import named
from game.yathsel.card import BOXES, DICE


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw every die but the held slots 0..4."""

    hold: tuple[int, ...]
    type: ClassVar[str] = "throw"

    def __post_init__(self) -> None:
        strange = [slot for slot in self.hold if not 0 <= slot < DICE]
        if strange:
            raise ValueError(f"hold: holds {named(strange[0])}, expected slots 0 to {DICE - 1}")


@dataclass(frozen=True, slots=True)
class Enter:
    """Enter the throw in a box, by its id."""

    box: str
    type: ClassVar[str] = "enter"

    def __post_init__(self) -> None:
        if self.box not in BOXES:
            raise ValueError(f"box: is {named(self.box)}, expected one of {', '.join(BOXES)}")


@dataclass(frozen=True, slots=True)
class Clock:
    """Only lets time pass; from seat -1."""

    type: ClassVar[str] = "clock"


@dataclass(frozen=True, slots=True)
class Abandon:
    """Give up; from seat 0 at any time."""

    type: ClassVar[str] = "abandon"


DuelAction = Throw | Enter | Clock | Abandon
ACTIONS: tuple[type[DuelAction], ...] = (Throw, Enter, Clock, Abandon)
