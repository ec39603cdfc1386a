"""Knows what of a game is on the screen now: one seat's view, its dice, what flies and flashes for a while."""

from dataclasses import dataclass, field

from game.bang_dice.events import BangEvent
from game.bang_dice.numbers import DICE, FACES
from game.bang_dice.state import Player, Shootout
from game.core.rules import Seat
from scenes.anim.dice import Die
from scenes.skins.bang_dice import layout

SKIN = "street"
BLANK = Shootout((Player(None, "bart_cassidy", 8), Player(None, "bart_cassidy", 8)), 9, 0, 0)


@dataclass(slots=True)
class Float:
    """A number or a few words that rise from a seat; `part` is how far they have risen."""

    seat: Seat
    words: str
    good: bool
    part: float = 0.0
    icon: str = ""


@dataclass(slots=True)
class Flyer:
    """A small picture on its way, `part` of it flown."""

    picture: str
    start: tuple[float, float]
    end: tuple[float, float]
    part: float = 0.0


@dataclass(slots=True)
class Aim:
    """A shot that is drawn from seat to seat: the line grows to `part`, then a bullet flies `fired` of it."""

    by: Seat
    at: Seat
    face: str
    double: bool
    part: float = 0.0
    fired: float = 0.0


@dataclass(slots=True)
class Shown:
    """Everything that is drawn. What `settle` does not set anew is gone with it."""

    state: Shootout = BLANK
    me: Seat = 0
    events: tuple[BangEvent, ...] = ()
    dice: tuple[Die, ...] = field(default_factory=lambda: tuple(Die(skin=SKIN) for _ in range(DICE)))
    waits: bool = False
    may: bool = False
    people: int = 1
    tumbling: bool = False
    floats: list[Float] = field(default_factory=list)
    flyers: list[Flyer] = field(default_factory=list)
    aims: list[Aim] = field(default_factory=list)
    struck: dict[Seat, float] = field(default_factory=dict)
    shout: str = ""
    blaze: float = 0.0
    turned: Seat | None = None
    turned_part: float = 0.0

    def clear(self) -> None:
        """Whatever was only on its way is gone."""
        self.floats, self.flyers, self.aims, self.struck = [], [], [], {}
        self.shout, self.blaze, self.tumbling = "", 0.0, False
        self.turned, self.turned_part = None, 0.0

    @property
    def open_role(self) -> bool:
        """Whether nobody else can look over the shoulder: one person among bots."""
        return self.people < 2


def row_of(face: str) -> int:
    """The row of the sheet (from 1) that shows a face."""
    return FACES.index(face) + 1


def lay_dice(shown: Shown, low: frozenset[int]) -> None:
    """All dice at rest as the view has them."""
    for slot, die in enumerate(shown.dice):
        face = shown.state.dice[slot] if shown.state.dice else None
        die.settle(layout.die(slot, slot in low), row_of(face) if face else 0)
