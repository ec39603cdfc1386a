"""Knows what can have happened between the duels of a run (yathsel.md sections 8 and 13)."""

from dataclasses import dataclass
from typing import ClassVar

from game.campaign.state import Choice
from game.yathsel import events as duel_events
from game.yathsel.events import DuelEvent


@dataclass(frozen=True, slots=True)
class KitsOffered:
    """Three kits to choose from."""

    kits: tuple[str, ...]
    type: ClassVar[str] = "kits_offered"


@dataclass(frozen=True, slots=True)
class KitTaken:
    """The player took a kit (None: not for this viewer to know)."""

    kit: str | None
    type: ClassVar[str] = "kit_taken"


@dataclass(frozen=True, slots=True)
class OpponentsOffered:
    """Two opponents of the next duel to choose from; the first and the last duel have one."""

    duel: int
    choices: tuple[Choice, ...]
    type: ClassVar[str] = "opponents_offered"


@dataclass(frozen=True, slots=True)
class OpponentMet:
    """The next opponent waits at its table, under these twists and house rules; `bar` is the player's upper bar."""

    duel: int
    opponent: str
    twists: tuple[str, ...]
    house_rules: tuple[str, ...]
    short_turns: tuple[int, ...]
    bar: int
    type: ClassVar[str] = "opponent_met"


@dataclass(frozen=True, slots=True)
class WagerMade:
    """Gold stands on winning by a margin."""

    stake: int
    margin: int
    type: ClassVar[str] = "wager_made"


@dataclass(frozen=True, slots=True)
class DuelBegan:
    """The player sat down."""

    duel: int
    type: ClassVar[str] = "duel_began"


@dataclass(frozen=True, slots=True)
class XpGained:
    """Experience for a duel, a run, or in place of gold after the last duel."""

    amount: int
    why: str
    type: ClassVar[str] = "xp_gained"


@dataclass(frozen=True, slots=True)
class StopsOffered:
    """Three stops on the way, of which one may be visited."""

    stops: tuple[str, ...]
    type: ClassVar[str] = "stops_offered"


@dataclass(frozen=True, slots=True)
class StopVisited:
    """A stop was visited, or none."""

    stop: str | None
    type: ClassVar[str] = "stop_visited"


@dataclass(frozen=True, slots=True)
class DieForged:
    """The smith made a plain hand die into another."""

    slot: int | None
    die: str | None
    type: ClassVar[str] = "die_forged"


@dataclass(frozen=True, slots=True)
class TrickLearned:
    """The card school taught a trick."""

    trick: str | None
    type: ClassVar[str] = "trick_learned"


@dataclass(frozen=True, slots=True)
class RumourHeard:
    """The next duel's twists and first pouches are known."""

    twists: tuple[str, ...] | None
    goods: tuple[str | None, ...] | None
    type: ClassVar[str] = "rumour_heard"


@dataclass(frozen=True, slots=True)
class RunWon:
    """The last opponent is beaten; clocks stop."""

    type: ClassVar[str] = "run_won"


@dataclass(frozen=True, slots=True)
class RodeOn:
    """The player rides on after the won run."""

    type: ClassVar[str] = "rode_on"


@dataclass(frozen=True, slots=True)
class RunEnded:
    """The run is over: `won`, `lost`, `caught` or `abandoned`."""

    reason: str
    type: ClassVar[str] = "run_ended"


RunEvent = (
    DuelEvent | KitsOffered | KitTaken | OpponentsOffered | OpponentMet | WagerMade | DuelBegan | XpGained
    | StopsOffered | StopVisited | DieForged | TrickLearned | RumourHeard | RunWon | RodeOn | RunEnded
)  # fmt: skip
EVENTS: tuple[type[RunEvent], ...] = (
    *duel_events.EVENTS, KitsOffered, KitTaken, OpponentsOffered, OpponentMet, WagerMade, DuelBegan, XpGained,
    StopsOffered, StopVisited, DieForged, TrickLearned, RumourHeard, RunWon, RodeOn, RunEnded,
)  # fmt: skip
