"""Knows what each seat may see of a duel: the others' hands, pockets and gold are hidden (design.md 1)."""

from dataclasses import replace

from game.core.rules import Seat
from game.yathsel.events import DuelEvent
from game.yathsel.state import Duel


def mask(duel: Duel, seat: Seat | None) -> Duel:
    """The duel as a seat (or nobody, None) sees it."""
    sides = tuple(
        side if other == seat else replace(side, hand=None, pockets=None, gold=None)
        for other, side in enumerate(duel.sides)
    )
    return replace(duel, sides=sides)


def redact(event: DuelEvent, seat: Seat | None) -> DuelEvent:
    """The event as a seat sees it: what happens on the table is public."""
    return event
