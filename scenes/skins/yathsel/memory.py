"""Knows what a player remembers of a duel: log, each side's last dice and entry; a fold over the events seen."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from game.campaign.events import DuelBegan, OpponentMet, RunEnded, RunEvent, RunWon
from game.core.rules import Seat
from game.yathsel.card import DICE
from game.yathsel.events import Abandoned, DuelWon, Entered, RolledOff, Thrown, TurnBegan

Faces = tuple[int, ...]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: what happened, to whom, with which numbers and dice."""

    what: str
    seat: Seat | None = None
    box: str = ""
    points: int = 0
    held: Faces = ()
    thrown: int = 0
    faces: Faces = ()


@dataclass(frozen=True, slots=True)
class Memory:
    """What two seats' turns have left behind. `dice` are those of a seat's present or last turn."""

    lines: tuple[Line, ...] = ()
    dice: tuple[Faces | None, ...] = (None, None)
    held: tuple[Faces, ...] = ((), ())
    entered: tuple[str | None, ...] = (None, None)


def recalled(events: Iterable[RunEvent]) -> Memory:
    """The memory after these events."""
    memory = Memory()
    for event in events:
        memory = noted(memory, event)
    return memory


def noted(memory: Memory, event: RunEvent) -> Memory:
    """The memory after one more event."""
    match event:
        case OpponentMet():
            return Memory()
        case TurnBegan(seat, _):
            return replace(
                memory,
                dice=_with(memory.dice, seat, None),
                held=_with(memory.held, seat, ()),
                entered=_with(memory.entered, seat, None),
            )
        case Thrown(seat, hold, dice):
            line = thrown_line(memory, event)
            fallen = tuple(face for slot, face in enumerate(dice) if slot not in hold)
            return replace(
                memory,
                lines=(*memory.lines, replace(line, faces=fallen)),
                dice=_with(memory.dice, seat, dice),
                held=_with(memory.held, seat, hold),
            )
        case Entered(seat, box, _, _, _):
            lines = (*memory.lines, *entered_lines(event))
            return replace(
                memory, lines=lines, held=_with(memory.held, seat, ()), entered=_with(memory.entered, seat, box)
            )
        case RolledOff(_, _, faces):
            return replace(memory, lines=(*memory.lines, Line("roll_off", faces=faces)))
        case DuelWon(winners, reason):
            won = "won" if 0 in winners else "lost"
            return replace(memory, lines=(*memory.lines, Line(f"{won}.{reason}")))
        case Abandoned() | DuelBegan() | RunWon() | RunEnded():
            return memory


def thrown_line(memory: Memory, event: Thrown) -> Line:
    """What is thrown, before the dice have fallen."""
    before = memory.dice[event.seat] or ()
    held = tuple(sorted(before[slot] for slot in event.hold)) if before else ()
    return Line("again" if event.hold else "throw", event.seat, held=held, thrown=DICE - len(event.hold))


def entered_lines(event: Entered) -> tuple[Line, ...]:
    """The entry, and what it earned besides."""
    what = "enter" if event.points else "strike"
    lines = [Line(what, event.seat, event.box, event.points)]
    if event.further:
        lines.append(Line("further", event.seat))
    if event.bonus:
        lines.append(Line("bonus", event.seat))
    return tuple(lines)


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
