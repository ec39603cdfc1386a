"""Knows what is asked once, at the very first start: language, movement, size of the letters."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from scenes.menus.base import Menu
from scenes.services.services import Services, change_settings
from scenes.services.settings import LANGUAGES, TEXT_SCALES, Settings
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button, Choice, Words

_PANEL = pygame.Rect(250, 120, 780, 480)
_ROW_PX = 62
# movement and shaking in per cent
_MOVES = ((100, 100), (40, 30), (0, 0))


class FirstScene(Menu):
    """Lies over the title once. Every choice is in force at once; the button, or back, goes on."""

    see_through = True

    def __init__(self, services: Services) -> None:
        say = services.text.say
        sizes: Sequence[Words] = tuple(lambda size=size: f"{size} %" for size in TEXT_SCALES)  # type: ignore[misc]
        moves = (
            lambda: say("first.motion_all"), lambda: say("first.motion_little"), lambda: say("first.motion_none"),
        )  # fmt: skip
        languages = (lambda: say("settings.system"), lambda: "English", lambda: "Deutsch")
        done = pygame.Rect(0, 0, 280, 56)
        done.midbottom = (_PANEL.centerx, _PANEL.bottom - 28)
        rows = (
            Choice(_row(0), lambda: say("settings.language"), languages, self._language, self._put_language),
            Choice(_row(1), lambda: say("first.motion"), moves, self._motion, self._put_motion),
            Choice(_row(2), lambda: say("settings.text_scale"), sizes, self._size, self._put_size),
            Button(done, lambda: say("first.done"), self.back),
        )
        super().__init__(services, Focus(services, rows, len(rows) - 1))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, its heading, and that nothing here is for ever."""
        text = self.services.text
        paint.panel(surface, self.services, _PANEL)
        place = (_PANEL.centerx, _PANEL.top + 50)
        text.draw(surface, text.say("first.heading"), place, "title", theme.HEADING_PX - 6, theme.INK, "center",
                  (_PANEL.width - 90, 56))  # fmt: skip
        paint.rule(surface, (_PANEL.left + 60, _PANEL.top + 84), _PANEL.width - 120)
        place = (_PANEL.centerx, _PANEL.top + 124)
        text.draw(surface, text.say("first.body"), place, "body", theme.BODY_PX - 2, theme.INK_PALE, "center",
                  (_PANEL.width - 120, 60), wrap=True, align="centre")  # fmt: skip

    def back(self) -> Change:
        """Whatever was chosen is kept, and this is never asked again."""
        self._put(replace(self.services.settings.now, asked=True))
        self.services.settings.save()
        return Pop()

    def _put(self, wanted: Settings) -> None:
        change_settings(self.services, wanted)

    def _language(self) -> int:
        return ("", *LANGUAGES).index(self.services.settings.now.language)

    def _put_language(self, index: int) -> None:
        self._put(replace(self.services.settings.now, language=("", *LANGUAGES)[index]))

    def _motion(self) -> int:
        now = self.services.settings.now
        return _MOVES.index((now.motion, now.shake)) if (now.motion, now.shake) in _MOVES else 0

    def _put_motion(self, index: int) -> None:
        motion, shake = _MOVES[index]
        self._put(replace(self.services.settings.now, motion=motion, shake=shake))

    def _size(self) -> int:
        now = self.services.settings.now.text_scale
        return TEXT_SCALES.index(now) if now in TEXT_SCALES else 0

    def _put_size(self, index: int) -> None:
        self._put(replace(self.services.settings.now, text_scale=TEXT_SCALES[index]))


def _row(number: int) -> pygame.Rect:
    return pygame.Rect(_PANEL.left + 60, _PANEL.top + 168 + number * _ROW_PX, _PANEL.width - 120, _ROW_PX - 8)
