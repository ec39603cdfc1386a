"""Knows what a seat may ask for in a duel (yathsel.md sections 4 to 6 and 13)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.codec import named
from game.yathsel.card import BOXES, DICE
from game.yathsel.goods import tricks


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw every die but the held slots 0..4."""

    hold: tuple[int, ...]
    type: ClassVar[str] = "throw"

    def __post_init__(self) -> None:
        for slot in self.hold:
            _is_slot("hold", slot)


@dataclass(frozen=True, slots=True)
class Enter:
    """Enter the throw in a box, by its id."""

    box: str
    type: ClassVar[str] = "enter"

    def __post_init__(self) -> None:
        _is_box(self.box)


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange a hand die with a pocket die."""

    hand: int
    pocket: int
    type: ClassVar[str] = "swap"

    def __post_init__(self) -> None:
        _is_slot("hand", self.hand)
        _is_pocket(self.pocket)


@dataclass(frozen=True, slots=True)
class Dive:
    """Go under the table while the opponent's turn runs."""

    type: ClassVar[str] = "dive"


@dataclass(frozen=True, slots=True)
class Open:
    """Look into a pouch; costs time."""

    place: int
    type: ClassVar[str] = "open"

    def __post_init__(self) -> None:
        _is_place(self.place)


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy what an open pouch holds; `pocket` names where a die goes when that is not the first empty one."""

    place: int
    pocket: int | None = None
    type: ClassVar[str] = "buy"

    def __post_init__(self) -> None:
        _is_place(self.place)
        if self.pocket is not None:
            _is_pocket(self.pocket)


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell a pocket die for half its list price."""

    pocket: int
    type: ClassVar[str] = "sell"

    def __post_init__(self) -> None:
        _is_pocket(self.pocket)


@dataclass(frozen=True, slots=True)
class Restock:
    """Have three new pouches hung."""

    type: ClassVar[str] = "restock"


@dataclass(frozen=True, slots=True)
class Use:
    """Use a trick; `slot` and `up` for nudge and flip, `box` for the eraser."""

    item: str
    slot: int | None = None
    up: bool | None = None
    box: str | None = None
    type: ClassVar[str] = "use"

    def __post_init__(self) -> None:
        if self.item not in tricks():
            raise ValueError(f"item: is {named(self.item)}, expected one of {', '.join(tricks())}")
        if self.slot is not None:
            _is_slot("slot", self.slot)
        if self.box is not None:
            _is_box(self.box)


@dataclass(frozen=True, slots=True)
class Surface:
    """Come up again; `resumed` after a crash or quit under the table."""

    resumed: bool | None = None
    type: ClassVar[str] = "surface"


@dataclass(frozen=True, slots=True)
class Again:
    """Throw one die of the last throw once more."""

    slot: int
    type: ClassVar[str] = "again"

    def __post_init__(self) -> None:
        _is_slot("slot", self.slot)


@dataclass(frozen=True, slots=True)
class Accept:
    """Take the card that the opponent offers: the duel is won."""

    type: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Play the duel to its end."""

    type: ClassVar[str] = "play_on"


@dataclass(frozen=True, slots=True)
class Clock:
    """Only lets time pass; from seat -1."""

    type: ClassVar[str] = "clock"


@dataclass(frozen=True, slots=True)
class Abandon:
    """Give up; from seat 0 at any time."""

    type: ClassVar[str] = "abandon"


DuelAction = (
    Throw | Enter | Swap | Dive | Open | Buy | Sell | Restock | Use | Surface | Again | Accept | PlayOn | Clock
    | Abandon
)  # fmt: skip
ACTIONS: tuple[type[DuelAction], ...] = (
    Throw, Enter, Swap, Dive, Open, Buy, Sell, Restock, Use, Surface, Again, Accept, PlayOn, Clock, Abandon,
)  # fmt: skip
MOST_POCKETS = 3
PLACES = 3


def _is_slot(name: str, slot: int) -> None:
    if not 0 <= slot < DICE:
        raise ValueError(f"{name}: is {named(slot)}, expected a slot from 0 to {DICE - 1}")


def _is_pocket(pocket: int) -> None:
    if not 0 <= pocket < MOST_POCKETS:
        raise ValueError(f"pocket: is {named(pocket)}, expected 0 to {MOST_POCKETS - 1}")


def _is_place(place: int) -> None:
    if not 0 <= place < PLACES:
        raise ValueError(f"place: is {named(place)}, expected 0 to {PLACES - 1}")


def _is_box(box: str) -> None:
    if box not in BOXES:
        raise ValueError(f"box: is {named(box)}, expected one of {', '.join(BOXES)}")
