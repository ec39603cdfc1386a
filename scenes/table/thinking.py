"""Knows which bot the match waits for and what it has been asked; a question with one answer is asked of nobody."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.rules import Seat
from game.core.session import Question, Session
from scenes.table.hooks import Thought


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
    """One question at a time, asked as early as can be; when its answer is used is the table's affair."""

    def __init__(self, session: Session[Any, Any, Any], think: Callable[[Question[Any, Any]], Thought]) -> None:
        self._session = session
        self._think = think
        self._thought: Thought | None = None

    @property
    def busy(self) -> bool:
        """Whether something has been asked and not been used."""
        return self._thought is not None

    def begin(self) -> Seat | None:
        """Asks the bot that the match waits for, if any; its seat."""
        bot = self._session.bot_to_act()
        if bot is not None and self._thought is None:
            question = self._session.question(bot)
            self._thought = _foregone(self._session, question) or self._think(question)
        return bot

    def answer(self) -> Any:
        """What the bot decided, None as long as it thinks; raises `RuntimeError` if it had to decide and did not."""
        if self._thought is None or not self._thought.ready():
            return None
        action = self._thought.result()
        if action is None:
            raise RuntimeError("a bot had to decide and did not")
        return action

    def forget(self) -> None:
        """What was asked about is not what is there any more."""
        self._thought = None


def _foregone(session: Session[Any, Any, Any], question: Question[Any, Any]) -> Foregone | None:
    legal = session.match.rules.legal(question.view.state, question.view.seat)
    return Foregone(legal[0]) if len(legal) == 1 else None
