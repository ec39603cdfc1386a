"""Knows what a player remembers of a duel: log, each side's last dice and entry; a fold over the events seen."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from game.campaign.events import OpponentMet, RunEvent
from game.core.rules import Seat
from game.yathsel.card import DICE
from game.yathsel.events import (
    BarLowered,
    Bought,
    CardOffered,
    Caught,
    Dived,
    DuelWon,
    Entered,
    Erased,
    FaceTurned,
    GoldChanged,
    OfferAnswered,
    Opened,
    Restocked,
    RolledOff,
    Sold,
    Surfaced,
    Swapped,
    Thrown,
    ThrownAgain,
    TurnBegan,
    Used,
    Warned,
)  # fmt: skip

Faces = tuple[int, ...]
T = TypeVar("T")
TOLD_OTHERWISE = ("bought", "restock", "wager", "bounty", "debt_collector")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: what happened, to whom, with which numbers, dice and goods; `name`: whose, of several."""

    what: str
    seat: Seat | None = None
    box: str = ""
    points: int = 0
    held: Faces = ()
    thrown: int = 0
    faces: Faces = ()
    good: str = ""
    name: str = ""


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
    """The memory after one more event; what nobody needs to remember changes nothing."""
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
        case Thrown(seat, hold, dice, slipped):
            kept = tuple(slot for slot in hold if slot not in slipped)
            fallen = tuple(face for slot, face in enumerate(dice) if slot not in kept)
            slips = (Line("slip", seat, points=len(slipped)),) * bool(slipped)
            return replace(
                memory,
                lines=(*memory.lines, replace(thrown_line(memory, event), faces=fallen), *slips),
                dice=_with(memory.dice, seat, dice),
                held=_with(memory.held, seat, kept),
            )
        case ThrownAgain(seat, slot, face) | FaceTurned(seat, slot, face):
            return _turned(memory, seat, slot, face, "turn" if isinstance(event, FaceTurned) else "once_more")
        case Entered(seat, box):
            lines = (*memory.lines, *entered_lines(event))
            return replace(
                memory, lines=lines, held=_with(memory.held, seat, ()), entered=_with(memory.entered, seat, box)
            )
        case _:
            return replace(memory, lines=(*memory.lines, *told(event)))


def told(event: RunEvent) -> tuple[Line, ...]:
    """What the log says of all that leaves the dice alone."""
    match event:
        case GoldChanged(0, int(amount), str(why)) if why not in TOLD_OTHERWISE:
            return (Line("gold" if amount > 0 else "pay", 0, points=abs(amount), good=why),)
        case Swapped(seat, hand, pocket, _):
            return (Line("swap", seat, points=(hand or 0) + 1, thrown=(pocket or 0) + 1),)
        case Dived() | Surfaced():
            return (Line(event.type, 0),)
        case Opened(_, str(good), _) | Bought(_, str(good), _):
            return (Line(event.type, 0, good=good),)
        case Sold() | Restocked():
            return (Line(event.type, 0),)
        case Used(item):
            return (Line("used", 0, good=item),)
        case Erased(seat, box):
            return (Line("erased", seat, box),)
        case BarLowered(_, by):
            return (Line("bar_lowered", 0, points=by),)
        case Warned(late) | Caught(late):
            return (Line(event.type, points=late),)
        case CardOffered():
            return (Line("card_offered"),)
        case OfferAnswered(accepted):
            return (Line("accepted" if accepted else "played_on", 0),)
        case RolledOff(_, _, faces):
            return (Line("roll_off", faces=faces),)
        case DuelWon(winners, reason):
            return (Line(f"{'won' if 0 in winners else 'lost'}.{reason}"),)
        case _:
            return ()


def thrown_line(memory: Memory, event: Thrown) -> Line:
    """What is thrown, before the dice have fallen."""
    before = memory.dice[event.seat] or ()
    held = tuple(sorted(before[slot] for slot in event.hold)) if before else ()
    return Line("again" if event.hold else "throw", event.seat, held=held, thrown=DICE - len(event.hold))


def entered_lines(event: Entered) -> tuple[Line, ...]:
    """The entry, and what it brought besides."""
    what = "enter" if event.points else "strike"
    lines = [Line(what, event.seat, event.box, event.points)]
    if event.taxed:
        lines.append(Line("tax", event.seat, points=event.taxed))
    if event.further:
        lines.append(Line("further", event.seat))
    if event.bonus:
        lines.append(Line("bonus", event.seat))
    return tuple(lines)


def _turned(memory: Memory, seat: Seat, slot: int, face: int, what: str) -> Memory:
    before = memory.dice[seat] or (0,) * DICE
    faces = (*before[:slot], face, *before[slot + 1 :])
    line = Line(what, seat, thrown=1, faces=(face,))
    return replace(memory, lines=(*memory.lines, line), dice=_with(memory.dice, seat, faces))


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
