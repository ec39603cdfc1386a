"""Knows how a game of a cup is played that no person sits at: by the worker, action after action, without a table."""

import time
from collections.abc import Callable
from typing import Any

from game.core.rules import CLOCK_SEAT
from scenes.saloon.evening import Evening, next_bout
from scenes.saloon.keeper import booked, without_people
from scenes.table.hooks import Thought

_PATIENCE_S = 0.006
_NAP_S = 0.0003


class AmongBots:
    """The next game of an evening, if only bots play it."""

    def __init__(self, evening: Evening, think: Callable[[Any], Thought]) -> None:
        self._evening = evening
        self._think = think
        self._thought: Thought | None = None
        self._bout = next_bout(evening)
        self._session = None if self._bout is None else without_people(evening, self._bout)

    @property
    def plays(self) -> bool:
        """Whether there is such a game."""
        return self._session is not None

    def go_on(self) -> Evening | None:
        """Plays for a moment; the evening with the game booked once it is decided."""
        session, bout = self._session, self._bout
        if session is None or bout is None:
            return None
        end = time.perf_counter() + _PATIENCE_S
        while time.perf_counter() < end:
            outcome = session.match.outcome
            if outcome is not None:
                return booked(self._evening, bout, outcome)
            bot = session.bot_to_act()
            if bot is None:
                session.submit(CLOCK_SEAT, session.match.rules.clock(), session.match.t)
                continue
            if self._thought is None:
                self._thought = self._think(session.question(bot))
            if not self._thought.ready():
                time.sleep(_NAP_S)
                continue
            session.submit(bot, self._thought.result(), session.match.t)
            self._thought = None
        return None
