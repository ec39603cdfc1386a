"""Knows what the table needs from outside, and how what was decided waits for the disk."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.match import Entry
from game.core.rules import Beat
from game.core.session import Question
from scenes.stack import Change, Scene
from scenes.table.people import Sitter


class Thought(Protocol):
    """A question a bot is thinking about."""

    def ready(self) -> bool:
        """Whether the answer is there."""

    def result(self) -> Any:
        """The action, None for a bot that may act but does not."""


class Written(Protocol):
    """An entry of the log on its way to the disk."""

    def done(self) -> bool:
        """Whether it is there (or can never be: then the game goes on all the same)."""


def at_full_speed() -> int:
    """A clock that nobody slows."""
    return 1


@dataclass(frozen=True, slots=True)
class TableHooks:
    """What the table needs from outside. `finished` is asked once, when the decided game has been shown.

    `sitters` are the people and bots by seat; only a table for several people needs them. `holds_back` says whether
    the bots wait with what they have decided, `slow` how many times slower a deadline draws nearer.
    """

    think: Callable[[Question[Any, Any]], Thought]
    recorded: Callable[[Entry[Any]], Written]
    finished: Callable[[], Change]
    pause: Callable[[], Scene]
    sitters: tuple[Sitter, ...] = ()
    holds_back: Callable[[], bool] = bool
    slow: Callable[[], int] = at_full_speed


@dataclass(frozen=True, slots=True)
class Held:
    """Beats that are not shown before their entry is written, and the view they lead to."""

    beats: tuple[Beat[Any, Any], ...]
    written: Written
    view: Any
