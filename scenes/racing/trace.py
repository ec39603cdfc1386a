"""Knows a run as a race sees it: at which game time it had come how far, entry by entry, and when its duels ended."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game import catalog
from game.campaign.events import DuelBegan, RunEnded, RunEvent
from game.campaign.state import Run
from game.core import replay
from game.core.rules import Beat
from game.core.runfile import Header, RunFileError, Step
from game.yathsel.events import DuelWon, Entered
from game.yathsel.state import Card, total

PLAYER = 0


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """How far a run has come: in which duel (from 0), after how many of the player's own entries there."""

    duel: int
    entries: int


@dataclass(frozen=True, slots=True)
class Mark:
    """When a place was reached, and the player's card there."""

    place: Place
    t: int
    card: Card

    @property
    def points(self) -> int:
        """The card's total."""
        return total(self.card)


@dataclass(frozen=True, slots=True)
class Lap:
    """The end of a duel."""

    number: int
    t: int
    won: bool


class Trace:
    """The marks and laps of one run in order; `ended` is why it is over, None before."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.laps: list[Lap] = []
        self.ended: str | None = None

    def hear(self, event: RunEvent, after: Run, t: int) -> None:
        """Something happened at game time `t`, and the run after it."""
        duel = after.duel
        match event:
            case DuelBegan(number):
                self.marks.append(Mark(Place(number, 0), t, duel.sides[PLAYER].card))
            case Entered(0) if self.marks:
                place = self.marks[-1].place
                self.marks.append(Mark(Place(place.duel, place.entries + 1), t, duel.sides[PLAYER].card))
            case DuelWon(winners):
                self.laps.append(Lap(duel.table.duel, t, PLAYER in winners))
            case RunEnded(reason):
                self.ended = reason
            case _:
                pass

    @property
    def ends(self) -> list[int]:
        """The game times at which its duels were won."""
        return [lap.t for lap in self.laps if lap.won]

    def upto(self, place: Place) -> Mark | None:
        """The last mark of the same duel that lies at a place or before it."""
        at = bisect_right(self.marks, place, key=lambda mark: mark.place)
        return self.marks[at - 1] if at and self.marks[at - 1].place.duel == place.duel else None

    def when(self, t: int) -> Mark | None:
        """The last mark that it had reached at game time `t`."""
        at = bisect_right(self.marks, t, key=lambda mark: mark.t)
        return self.marks[at - 1] if at else None


def traced(header: Header, steps: Sequence[Step]) -> Trace:
    """The trace of the actions of a run so far; raises `RunFileError` when they cannot be played."""
    match, trace = replay.begun(catalog.games()[header.game].rules, header), Trace()

    def hear(beat: Beat[Any, Any]) -> None:
        trace.hear(beat.event, beat.after, match.t)

    different = replay.play(match, steps, hear)
    if different is not None:
        raise RunFileError(f"run file: action {different.action}: {different.why}")
    return trace
