"""Knows what the table shows now: the settled view, ships and cards on their way; thrown away at any time."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from game.core.rules import Seat
from game.super_teams.numbers import BONUS_NAMES
from game.super_teams.state import Race, names
from scenes.skins.super_teams import layout
from scenes.skins.super_teams.charts import course_of
from scenes.skins.super_teams.course import Course
from scenes.skins.super_teams.habits import Habits
from scenes.skins.super_teams.memory import Line, Memory

BLANK = Race((), (), (), (), (), (), (), (), (), (), ())
Flown = Literal["card", "back", "bonus"]


@dataclass(slots=True)
class Ship:
    """A ship as it is drawn: its place, its size, whether it looks to the right (1) or to the left (-1)."""

    x: float
    y: float
    size: float = 1.0
    looks: int = 1


@dataclass(slots=True)
class Flyer:
    """A card on its way over the table."""

    kind: Flown
    what: str
    x: float
    y: float


@dataclass(slots=True)
class Shown:
    """What the table shows now."""

    race: Race = BLANK
    me: Seat = 0
    memory: Memory = field(default_factory=Memory)
    habits: Habits = field(default_factory=Habits)
    ships: dict[str, Ship] = field(default_factory=dict)
    flying: str = ""
    flyers: list[Flyer] = field(default_factory=list)
    flash: float = 0.0
    flash_at: int = 0
    live: Line | None = None
    shout: str = ""
    shout_line: Line | None = None
    player_waited_for: bool = False
    player_may: bool = False
    waited_ms: float = 0.0
    age_ms: float = 0.0
    data: Path | None = None

    @property
    def course(self) -> Course:
        """Where the spaces lie."""
        return course_of(self.race.track, self.data)


def settle(shown: Shown, race: Race) -> None:
    """Puts everything at rest as the view says."""
    shown.race = race
    shown.ships = resting(race, shown.course)
    shown.flying, shown.flyers = "", []
    shown.flash, shown.live, shown.shout, shown.shout_line = 0.0, None, "", None
    shown.waited_ms = 0.0


def resting(race: Race, course: Course) -> dict[str, Ship]:
    """Every ship where it stands."""
    listed = names(race)
    found = {}
    for ship, space in zip(listed, race.ships, strict=True):
        together = [one for one, where in zip(listed, race.ships, strict=True) if where == space]
        x, y = layout.standing(course, space, together.index(ship), len(together))
        found[ship] = Ship(x, y, 1.0, course.ahead(space))
    return found


def hand(shown: Shown) -> tuple[str, ...]:
    """The own movement cards, colour by colour."""
    race = shown.race
    own = [card for card in race.hands[shown.me] if card is not None] if race.hands else []
    order = [colour[0] for colour in race.colours]
    return tuple(sorted(own, key=lambda card: (order.index(card[0]), card[1:])))


def bonuses(shown: Shown) -> tuple[tuple[str, int], ...]:
    """The own bonus cards by kind, and how many of each."""
    own = shown.race.bonus[shown.me] if shown.race.bonus else ()
    return tuple((kind, own.count(kind)) for kind in BONUS_NAMES if kind in own)
