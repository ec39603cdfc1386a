"""Knows who moves which seat of a match: the only caller of bots, and the keeper of what each seat has seen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.core.draw import draw
from game.core.match import Match
from game.core.rules import Beat, Rules, Seat, View

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

BotDraw = Callable[[tuple[int, ...], int], int]
Bot = Callable[[View[S, E], Callable[[], Sequence[A]], BotDraw], A | None]


@dataclass(frozen=True, slots=True)
class BotChance:
    """The chance a bot may use: the stream `bot` alone, so that no throw to come can be read from it."""

    seed: str

    def __call__(self, counters: tuple[int, ...], n: int) -> int:
        return draw(self.seed, "bot", counters, n)


@dataclass(frozen=True, slots=True)
class Question(Generic[S, E]):
    """What a bot is asked, whole and ready to be sent to another process."""

    game: str
    level: int | str | None
    view: View[S, E]
    chance: BotChance


def answer(rules: Rules[S, A, E], bot: Bot[S, E, A], question: Question[S, E]) -> A | None:
    """The bot's choice from its view alone, or None when it may act but does not."""
    seat, state = question.view.seat, question.view.state
    return bot(question.view, lambda: rules.legal(state, seat), question.chance)


class Session(Generic[S, A, E]):
    """A match with its drivers: seats in `levels` are moved by bots, all others by people."""

    def __init__(self, match: Match[S, A, E], levels: Mapping[Seat, int | str | None]) -> None:
        self.match = match
        self.levels = dict(levels)
        self._seen: dict[Seat, list[E]] = {seat: [] for seat in range(match.start.seats)}
        self._watch(match.opening)

    def submit(self, seat: Seat, action: A, t: int) -> tuple[Beat[S, E], ...]:
        """As `Match.submit`."""
        beats = self.match.submit(seat, action, t)
        self._watch(beats)
        return beats

    def view(self, seat: Seat) -> View[S, E]:
        """What the seat knows now."""
        return View(seat, self.match.rules.mask(self.match.state, seat), tuple(self._seen[seat]))

    def masked(self, beats: Sequence[Beat[S, E]], seat: Seat) -> tuple[Beat[S, E], ...]:
        """The beats as a seat may see them."""
        rules = self.match.rules
        return tuple(
            Beat(rules.redact(beat.event, seat), rules.mask(beat.before, seat), rules.mask(beat.after, seat))
            for beat in beats
        )

    def bot_to_act(self) -> Seat | None:
        """The lowest seat of a bot that the match waits for, if any."""
        return next((seat for seat in self.match.to_act if seat in self.levels), None)

    def question(self, seat: Seat) -> Question[S, E]:
        """What the bot of a seat is to be asked now."""
        rules = self.match.rules
        return Question(rules.game, self.levels[seat], self.view(seat), BotChance(self.match.start.seed))

    def _watch(self, beats: Sequence[Beat[S, E]]) -> None:
        for seat, seen in self._seen.items():
            seen.extend(self.match.rules.redact(beat.event, seat) for beat in beats)
