"""Knows what is remembered of a game of Bounty Hunter: the log, and which dice lie beside the card."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.bounty_hunter.events import (
    ChipsGiven,
    Failed,
    Fulfilled,
    GameEnded,
    GreyBought,
    GreyReturned,
    GreyTakenOver,
    HuntBegan,
    HuntEvent,
    NewOffers,
    Offered,
    RoundBegan,
    Scanned,
    Targeted,
    Thrown,
)  # fmt: skip
from game.bounty_hunter.state import DICE
from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: what happened, to whom, with which number, colours and contract."""

    what: str
    seat: Seat | None = None
    number: int = 0
    faces: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Memory:
    """`aside` are the dice (0 to 6) that lay beside the card in the last throw of the present hunt; `fresh`: nobody
    has thrown yet since this hunt began."""

    lines: tuple[Line, ...] = ()
    aside: tuple[int, ...] = ()
    fresh: bool = True


def recalled(events: Iterable[HuntEvent]) -> Memory:
    """The memory after these events."""
    memory = Memory()
    for event in events:
        memory = noted(memory, event)
    return memory


def noted(memory: Memory, event: HuntEvent) -> Memory:
    """The memory after one more event."""
    memory = replace(memory, lines=(*memory.lines, *told(event)))
    match event:
        case Thrown(_, dice, _):
            return replace(memory, aside=tuple(die for die in range(DICE) if die not in dice), fresh=False)
        case Scanned() | HuntBegan() | NewOffers() | Failed() | Fulfilled():
            return replace(memory, aside=(), fresh=True)
        case _:
            return memory


def told(event: HuntEvent) -> tuple[Line, ...]:
    """What the log says of an event."""
    match event:
        case RoundBegan(number, start, contract):
            return (Line("round", start, number + 1, tuple(contract)),)
        case Scanned(dice, valid):
            return (Line("scan" if valid else "scan_again", None, 0, dice),)
        case Targeted(seat):
            return (Line("target_deck") if seat is None else Line("target", seat),)
        case Offered(seat, marker):
            return (Line("offered", seat, marker),)
        case HuntBegan(seat, throws):
            return (Line("hunts", seat, throws),)
        case GreyBought(seat, _) | GreyTakenOver(seat, _):
            return (Line("bought" if isinstance(event, GreyBought) else "taken_over", seat),)
        case GreyReturned(dice):
            return (Line("returned", None, len(dice)),)
        case Thrown(seat, dice, faces):
            return (Line("thrown", seat, len(dice), faces),)
        case Fulfilled(seat, contract):
            return (Line("fulfilled", seat, 0, tuple(contract)),)
        case Failed(seat):
            return (Line("failed", seat),)
        case ChipsGiven(seats):
            return (Line("chips", None, 0, (), seats),)
        case NewOffers(start):
            return (Line("new_offers", start),)
        case GameEnded(winners, reason):
            return (Line("ended", None, 0, (), winners, reason),)
