"""Knows how one seat of many sees a saloon duel: itself on one side, on the other whoever moves or moved last."""

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from typing import cast

from game.core.rules import Seat
from game.yathsel.events import DuelEvent, DuelWon, RolledOff, TurnBegan
from game.yathsel.state import Duel, total
from scenes.skins.yathsel import words
from scenes.skins.yathsel.memory import Line, Memory, noted
from scenes.skins.yathsel.shown import Sitting
from scenes.table.people import Sitter

OWN, OTHER = 0, 1


def across(duel: Duel, me: Seat, before: Seat) -> Seat:
    """Who is on the other side: the seat that moves, in the own turn the one that was there `before`."""
    return duel.side if duel.side != me else before


def first_across(seen: Iterable[DuelEvent], me: Seat, seats: int) -> Seat:
    """Who moved last of all others, at the beginning the next one."""
    moved = [event.seat for event in seen if isinstance(event, TurnBegan) and event.seat != me]
    return moved[-1] if moved else (me + 1) % seats


def two_sides(duel: Duel, me: Seat, other: Seat) -> Duel:
    """The duel as if these two sat there alone; its own verdict says whether `me` has won."""
    verdict = duel.verdict
    if verdict is not None:
        verdict = replace(verdict, winners=(OWN if me in verdict.winners else OTHER,))
    side = OWN if duel.side == me else OTHER
    return replace(duel, sides=(duel.sides[me], duel.sides[other]), side=side, verdict=verdict)


def of_two(event: DuelEvent, me: Seat) -> DuelEvent:
    """The event as one of those two sides."""
    if isinstance(event, DuelWon):
        return DuelWon((OWN if me in event.winners else OTHER,), event.reason)
    if not any(field.name == "seat" for field in fields(event)):
        return event
    side = OWN if getattr(event, "seat", None) == me else OTHER
    return cast(DuelEvent, replace(cast(TurnBegan, event), seat=side))


def recalled(seen: Iterable[DuelEvent], me: Seat, sitters: Sequence[Sitter]) -> Memory:
    """What is remembered after these events, each line with the name it belongs to."""
    memory = Memory()
    for event in seen:
        memory = named(memory, noted(memory, of_two(event, me)), event, sitters)
    return memory


def named(before: Memory, after: Memory, event: DuelEvent, sitters: Sequence[Sitter]) -> Memory:
    """The memory with the name of whoever the event was about on the lines that it brought."""
    if isinstance(event, RolledOff):
        faces = zip(event.seats, event.faces, strict=True)
        said = " · ".join(f"{sitters[seat].name} {face}" for seat, face in faces)
        return replace(after, lines=(*before.lines, Line("rolled_off", name=said)))
    seat = event.winners[0] if isinstance(event, DuelWon) else getattr(event, "seat", None)
    if seat is None:
        return after
    old = len(before.lines)
    return replace(
        after, lines=(*after.lines[:old], *(replace(line, name=sitters[seat].name) for line in after.lines[old:]))
    )


def sitting(duel: Duel, me: Seat, other: Seat, sitters: Sequence[Sitter]) -> Sitting:
    """Who sits on the two sides, and the names and totals of all others; `duel` is the whole one."""
    rest = tuple(
        (sitters[seat].name, total(side.card)) for seat, side in enumerate(duel.sides) if seat not in (me, other)
    )
    return Sitting(
        two_sides(duel, me, other), words.Given(sitters[other].name), you=words.Given(sitters[me].name), rivals=rest
    )
