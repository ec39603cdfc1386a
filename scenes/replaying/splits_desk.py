"""Knows how the splits files are asked for on a screen, and how it is told what became of them."""

from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path

import pygame

from scenes.menus.question import MessageScene
from scenes.replaying.splits_file import Names
from scenes.replaying.splits_kept import Writing
from scenes.services.records import Records
from scenes.services.services import Services
from scenes.services.text import Text
from scenes.stack import Change, Push
from scenes.ui.widgets import Button

_MOST_NAMED = 3


class SplitsDesk:
    """A button that writes splits files of the run files `wanted` then, and `told` what to show once that is done."""

    def __init__(
        self, services: Services, rect: pygame.Rect, folder: Path, all_records: tuple[Records, ...],
        wanted: Callable[[], Collection[str]],
    ) -> None:  # fmt: skip
        self.button = Button(rect, self._words, self._press, lambda: self._writing is None)
        self._text = services.text
        self._services = services
        self._folder = folder
        self._records = all_records
        self._wanted = wanted
        self._writing: Writing | None = None

    def told(self) -> Change:
        """The files that were written, or why none could be, once."""
        told = None if self._writing is None else self._writing.told()
        if told is None:
            return None
        self._writing = None
        say = self._text.say
        if isinstance(told, str):
            heading, body = "files.refused", say("files.why", {"reason": told})
        else:
            more = ["…"] if len(told) > _MOST_NAMED else []
            listed = ", ".join([*(place.name for place in told[:_MOST_NAMED]), *more])
            values: dict[str, object] = {"files": listed, "folder": str(self._folder)}
            heading, body = "splits.write", self._text.say_n("splits.written", len(told), values)
        return Push(MessageScene(self._services, partial(say, heading), lambda: body))

    def _words(self) -> str:
        return self._text.say("splits.write")

    def _press(self) -> Change:
        say = partial(said_names, self._text)
        self._writing = Writing(self._folder, self._records, frozenset(self._wanted()), say)
        return None


def said_names(text: Text, category: str, difficulty: str) -> Names:
    """What stands in a splits file for people to read."""
    parts = [text.say(f"category.{category}"), text.say(f"difficulty.{difficulty}")] if category else []
    return Names(text.say("splits.game"), " · ".join(parts), lambda number: text.say("splits.duel", {"n": number}))
