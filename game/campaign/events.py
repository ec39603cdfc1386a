"""Knows what can have happened between the duels of a run (yathsel.md sections 8 and 13)."""

from dataclasses import dataclass
from typing import ClassVar

from game.yathsel import events as duel_events
from game.yathsel.events import DuelEvent


@dataclass(frozen=True, slots=True)
class OpponentMet:
    """The next opponent waits at its table, under these twists."""

    duel: int
    opponent: str
    twists: tuple[str, ...]
    type: ClassVar[str] = "opponent_met"


@dataclass(frozen=True, slots=True)
class DuelBegan:
    """The player sat down."""

    duel: int
    type: ClassVar[str] = "duel_began"


@dataclass(frozen=True, slots=True)
class RunWon:
    """The last opponent is beaten; clocks stop."""

    type: ClassVar[str] = "run_won"


@dataclass(frozen=True, slots=True)
class RunEnded:
    """The run is over: `won`, `lost` or `abandoned`."""

    reason: str
    type: ClassVar[str] = "run_ended"


RunEvent = DuelEvent | OpponentMet | DuelBegan | RunWon | RunEnded
EVENTS: tuple[type[RunEvent], ...] = (*duel_events.EVENTS, OpponentMet, DuelBegan, RunWon, RunEnded)
