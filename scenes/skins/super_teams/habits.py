"""Knows what a player wants done with a kind of bonus card whenever it could be played: be asked, always, never."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from game.super_teams.actions import Bonus, Pass, RaceAction
from game.super_teams.check import WINDOWS
from game.super_teams.state import Race

Habit = Literal["ask", "always", "never"]
HABITS: tuple[Habit, ...] = ("ask", "always", "never")


@dataclass(frozen=True, slots=True)
class Habits:
    """The habits by kind of card; `passing` is the move (counted by cards played) in which nothing is to be asked."""

    by_card: tuple[tuple[str, Habit], ...] = field(default=())
    passing: tuple[object, ...] | None = None

    def of(self, card: str) -> Habit:
        """What is to be done with a card."""
        return dict(self.by_card).get(card, "ask")

    def turned(self, card: str) -> "Habits":
        """The same with the next habit for a card."""
        following = HABITS[(HABITS.index(self.of(card)) + 1) % len(HABITS)]
        return replace(self, by_card=(*((one, how) for one, how in self.by_card if one != card), (card, following)))


def move_of(race: Race) -> tuple[object, ...]:
    """What tells one move from every other."""
    flight = race.flight
    return race.turn, len(race.played), race.movement_shuffles, None if flight is None else flight.card


def answer(race: Race, habits: Habits, legal: Sequence[RaceAction]) -> RaceAction | None:
    """What is done without being asked in a window; None: the player decides."""
    if race.phase not in WINDOWS or not legal:
        return None
    cards = [one for one in legal if isinstance(one, Bonus)]
    if not cards or habits.passing == move_of(race):
        return Pass()
    always = next((one for one in cards if habits.of(one.card) == "always"), None)
    if always is not None:
        return always
    return Pass() if all(habits.of(one.card) == "never" for one in cards) else None
