"""Knows who sits at a table, and whose turn it is to look at the screen when several people share it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat: a name, a mark (colour and shape, see `scenes.ui.marks`), and whether a person moves it."""

    name: str
    mark: int
    person: bool = True


def looks(asked: Collection[Seat], people: Sequence[Seat], now: Seat) -> Seat:
    """The person whose view is to be shown: `now` while that one is asked or no person is, else the next who is."""
    if now in asked or not people:
        return now
    order = sorted(people)
    after = [seat for seat in order if seat > now] + [seat for seat in order if seat <= now]
    return next((seat for seat in after if seat in asked), now)
