"""Knows what is remembered of a race: the log, a line for each thing that happened."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.rules import Seat
from game.super_teams.events import (
    Asked,
    BonusDrawn,
    BonusPlayed,
    CardPlayed,
    Dealt,
    FellBack,
    Followed,
    GameEnded,
    HandsDealt,
    Leapt,
    Passed,
    PlanetCardsTaken,
    PlanetReached,
    RaceEvent,
    Reshuffled,
    ShipMoved,
    SideChosen,
    TurnBegan,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: what happened, whose doing it was, to which ship, with which card or side, where."""

    what: str
    seat: Seat | None = None
    ship: str = ""
    card: str = ""
    space: int = 0
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Memory:
    """What has been told so far."""

    lines: tuple[Line, ...] = ()


def recalled(events: Iterable[RaceEvent]) -> Memory:
    """The memory after these events."""
    return Memory(tuple(line for event in events for line in told(event)))


def noted(memory: Memory, event: RaceEvent) -> Memory:
    """The memory after one more event."""
    return Memory((*memory.lines, *told(event)))


def told(event: RaceEvent) -> tuple[Line, ...]:
    """What the log says of an event."""
    match event:
        case Dealt() | HandsDealt():
            return (Line(event.type),)
        case CardPlayed(seat, card, ship, colour):
            return (Line("joker" if colour else "card", seat, ship, card),)
        case BonusPlayed(seat, card, ship):
            return (Line("bonus", seat, ship, card),)
        case ShipMoved(ship, path):
            return (Line("moved", None, ship, "", path[-1]),)
        case FellBack(ship, space) | Leapt(ship, space):
            return (Line(event.type, None, ship, "", space),)
        case SideChosen(ship, side):
            return (Line("side", None, ship, side),)
        case Followed(ship, space, _):
            return (Line("followed", None, ship, "", space),)
        case BonusDrawn(seat, card):
            return (Line("drawn" if card is None else "drawn_known", seat, "", card or ""),)
        case PlanetReached(ship):
            return (Line("home", None, ship),)
        case PlanetCardsTaken():
            return (Line("planet"),)
        case Reshuffled(pile, _):
            return (Line(f"shuffled_{pile}"),)
        case GameEnded(winners, _):
            return (Line("ended", None, "", "", 0, winners),)
        case TurnBegan() | Asked() | Passed():
            return ()
