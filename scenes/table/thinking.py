"""Knows which bot the match waits for and what it has been asked; a question with one answer is asked of nobody."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.rules import Seat
from game.core.session import Question, Session
from scenes.services.services import Services
from scenes.table.hooks import TableHooks, Thought


@dataclass(frozen=True, slots=True)
class Foregone:
    """A question with one answer: nobody has to think."""

    action: Any

    def ready(self) -> bool:
        """At once."""
        return True

    def result(self) -> Any:
        """The one action."""
        return self.action


class Thinking:
    """One question at a time, asked as early as can be, and the moment for which its answer is held back."""

    def __init__(self, services: Services, session: Session[Any, Any, Any], hooks: TableHooks) -> None:
        self._services = services
        self._session = session
        self._think = hooks.think
        self._holds_back = hooks.holds_back
        self._thought: Thought | None = None
        self._moment_s: float | None = None

    @property
    def busy(self) -> bool:
        """Whether something has been asked and is to be used as soon as it is there."""
        return self._thought is not None and not self._holds_back()

    @property
    def holds_still(self) -> bool:
        """Whether the moment runs in which the player can act first."""
        return bool(self._moment_s)

    def pass_moment(self, dt: float) -> None:
        """Lets the moment pass."""
        if self._moment_s:
            self._moment_s = max(0.0, self._moment_s - dt)

    def hurry(self) -> None:
        """Ends the moment."""
        self._moment_s = 0.0

    def begin(self) -> Seat | None:
        """Asks the bot that the match waits for, if any; its seat."""
        bot = self._session.bot_to_act()
        if bot is not None and self._thought is None:
            question = self._session.question(bot)
            self._thought = _foregone(self._session, question) or self._think(question)
        return bot

    def answer(self, moment_ms: Callable[[], int]) -> tuple[Seat, Any] | None:
        """A bot's seat and action once the moment is over and it is there; raises `RuntimeError` if it has none."""
        bot = self.begin()
        if bot is None:
            return None
        if self._moment_s is None:
            self._moment_s = 0.0 if self._services.clock.instant else moment_ms() / 1000
        if self._moment_s or self._holds_back() or self._thought is None or not self._thought.ready():
            return None
        action = self._thought.result()
        if action is None:
            raise RuntimeError("a bot had to decide and did not")
        return bot, action

    def forget(self, moment: bool) -> None:
        """What was asked about is not what is there any more; with `moment` another one begins before the next."""
        self._thought = None
        if moment:
            self._moment_s = None


def _foregone(session: Session[Any, Any, Any], question: Question[Any, Any]) -> Foregone | None:
    legal = session.match.rules.legal(question.view.state, question.view.seat)
    return Foregone(legal[0]) if len(legal) == 1 else None
