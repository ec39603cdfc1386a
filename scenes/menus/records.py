"""Knows the records on the screen: a button a page, a choice of the difficulty, what is still being read."""

from collections.abc import Callable
from functools import partial

import pygame

from game.yathsel import difficulty
from scenes.campaign import parts
from scenes.campaign.parts import Pen
from scenes.menus.base import Menu
from scenes.menus.records_pages import PAGES
from scenes.services import shapes, statistics
from scenes.services.records import Records
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button, Choice

_PANEL = pygame.Rect(36, 24, 1208, 672)
_ROOM = pygame.Rect(_PANEL.left + 48, _PANEL.top + 162, _PANEL.width - 96, 414)
_FOOT = _PANEL.bottom - 76
_GAP_PX = 28
_LEVELS = ("", *difficulty.NAMES)


class RecordsScene(Menu):
    """What the run files say of a player."""

    see_through = True

    def __init__(self, services: Services, records: Records, files: Callable[[], Change]) -> None:
        self._records = records
        self._page = 0
        self._level = 0
        self._changes = -1
        self.found = statistics.Figures()
        say = services.text.say
        self._width = (_PANEL.width - 88 + _GAP_PX) // len(PAGES)
        tabs = [
            Button(
                pygame.Rect(_PANEL.left + 44 + number * self._width, _PANEL.top + 94, self._width - _GAP_PX, 50),
                partial(say, words), self._open(number), sound="paper",
            )
            for number, (words, _) in enumerate(PAGES)
        ]  # fmt: skip
        levels = [partial(say, f"difficulty.{level}" if level else "records.all") for level in _LEVELS]
        choice = Choice(
            pygame.Rect(_PANEL.right - 44 - 440, _FOOT, 440, 52), partial(say, "records.difficulty"), levels,
            lambda: self._level, self._choose,
        )  # fmt: skip
        back = Button(pygame.Rect(_PANEL.left + 44, _FOOT, 200, 52), partial(say, "menu.back"), Pop)
        to_files = Button(pygame.Rect(_PANEL.left + 264, _FOOT, 240, 52), partial(say, "files.open"), files)
        super().__init__(services, Focus(services, (*tabs, back, to_files, choice)))

    def enter(self) -> None:
        """Looks for runs that are not counted yet."""
        self._records.refresh()
        self._look()
        super().enter()

    def update(self, dt: float) -> Change:
        """Asks again when something new is known."""
        if self._records.changes != self._changes:
            self._look()
        return super().update(dt)

    def back(self) -> Change:
        """To the title."""
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, the mark of the open page, the page, and what is still to be read."""
        say = self.services.text.say
        parts.headed_panel(surface, self.services, _PANEL, say("records.heading"))
        left = _PANEL.left + 44 + self._page * self._width
        shapes.rect(surface, theme.RED_INK, (left + 12, _PANEL.top + 149, self._width - _GAP_PX - 24, 5), 0, 2)
        if self.found.played or self.found.abandoned:
            PAGES[self._page][1](surface, self.services, _ROOM, self.found)
        else:
            self._say_nothing(surface)
        said = self._standing()
        place, box = (_PANEL.left + 520, _FOOT + 26), (_PANEL.width - 520 - 44 - 440 - 16, 60)
        Pen(surface, self.services, "body", theme.INK_PALE).block(said, place, theme.SMALL_PX, box, "midleft")

    def _say_nothing(self, surface: pygame.Surface) -> None:
        words = self.services.text.say("records.reading" if self._records.left else "records.none")
        Pen(surface, self.services).block(words, _ROOM.center, theme.LARGE_PX, (700, 160), "center", "centre")

    def _standing(self) -> str:
        text = self.services.text
        if self._records.trouble is not None:
            return text.say("records.trouble", {"reason": self._records.trouble})
        if self._records.left:
            return text.say_n("records.left", self._records.left)
        return text.say_n("records.unread", self.found.unread) if self.found.unread else ""

    def _look(self) -> None:
        self._changes = self._records.changes
        self.found = statistics.read(self._records, _LEVELS[self._level])

    def _choose(self, index: int) -> None:
        self._level = index
        self._look()

    def _open(self, number: int) -> Callable[[], Change]:
        def turn() -> Change:
            self._page = number
            return None

        return turn
