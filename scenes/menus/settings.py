"""Knows the settings screen: every change is in force at once and saved when the screen is left."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from scenes.menus.base import Menu
from scenes.services.services import Services, change_settings, shape_of
from scenes.services.settings import LANGUAGES, PICTURE_SCALES, SPEEDS, TEXT_SCALES, Settings
from scenes.services.window import Shape
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.focus import Focus, Widget
from scenes.ui.widgets import Button, Choice, Slider, Words

_PANEL = pygame.Rect(190, 26, 900, 668)
_ROW_PX = 39
_SHAPES: tuple[Shape, ...] = ("window", "borderless", "fullscreen")


class SettingsScene(Menu):
    """One row a setting. Lies over anything; what is below shows through, blurred."""

    see_through = True

    def __init__(self, services: Services) -> None:
        self._kept = services.settings
        self._failed = False
        self._services = services
        rows = self._rows()
        done = pygame.Rect(0, 0, 260, 54)
        done.midbottom = (_PANEL.centerx, _PANEL.bottom - 22)
        button = Button(done, lambda: services.text.say("settings.done"), self.back)
        super().__init__(services, Focus(services, (*rows, button)))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet and its heading."""
        text = self.services.text
        paint.panel(surface, self.services, _PANEL)
        place = (_PANEL.centerx, _PANEL.top + 44)
        words = text.say("settings.heading")
        text.draw(surface, words, place, "title", theme.HEADING_PX - 6, theme.INK, "center", (700, 56))
        paint.rule(surface, (_PANEL.left + 60, _PANEL.top + 76), _PANEL.width - 120)
        if self._failed:
            place = (_PANEL.centerx, _PANEL.bottom - 84)
            text.draw(surface, text.say("settings.not_saved"), place, "small", theme.SMALL_PX, theme.RED_INK, "center",
                      (780, 24))  # fmt: skip

    def back(self) -> Change:
        """Saves; if the disk refuses that is said once, the second time it leaves all the same."""
        if not self._kept.save() and not self._failed:
            self._failed = True
            return None
        return Pop()

    def leave(self) -> None:
        """Saves, also if the screen goes with the whole stack."""
        self._kept.save()
        super().leave()

    def _rows(self) -> list[Widget]:
        say = self._services.text.say
        speeds: Sequence[Words] = tuple(_fixed(f"{speed}x") for speed in SPEEDS if speed)
        speeds = (*speeds, lambda: say("settings.instant"))
        scales = tuple(_fixed(f"{scale} %") for scale in TEXT_SCALES)
        sizes = (_fixed(f"{1280 * scale // 100} × {720 * scale // 100}") for scale in PICTURE_SCALES[1:])
        pictures: Sequence[Words] = (lambda: say("settings.picture_auto"), *sizes)
        languages = (lambda: say("settings.system"), _fixed("English"), _fixed("Deutsch"))
        rows: list[Widget] = [
            self._choice(0, lambda: say("settings.language"), languages, ("", *LANGUAGES), "language"),
            self._slider(1, lambda: say("settings.master"), "master"),
            self._slider(2, lambda: say("settings.sounds"), "sounds"),
            self._slider(3, lambda: say("settings.music"), "music"),
            self._choice(4, lambda: say("settings.speed"), speeds, SPEEDS, "speed"),
            self._window(5),
            self._choice(6, lambda: say("settings.picture"), pictures, PICTURE_SCALES, "picture_scale"),
            self._choice(7, lambda: say("settings.text_scale"), scales, TEXT_SCALES, "text_scale"),
            self._switch(8, lambda: say("settings.ask_zero"), "ask_zero"),
            self._slider(9, lambda: say("settings.shake"), "shake"),
            self._slider(10, lambda: say("settings.motion"), "motion"),
            self._switch(11, lambda: say("settings.pause_on_focus_loss"), "pause_on_focus_loss"),
            self._switch(12, lambda: say("hint_card.setting"), "hints"),
        ]
        return rows

    def _window(self, row: int) -> Choice:
        say = self._services.text.say
        shapes = (
            lambda: say("settings.window_framed"), lambda: say("settings.window_bare"),
            lambda: say("settings.window_full"),
        )  # fmt: skip

        def put(index: int) -> None:
            shape = _SHAPES[index]
            wanted = replace(self._kept.now, fullscreen=shape == "fullscreen", borderless=shape == "borderless")
            change_settings(self._services, wanted)

        def get() -> int:
            return _SHAPES.index(shape_of(self._kept.now))

        return Choice(_row(row), lambda: say("settings.window"), shapes, get, put)

    def _put(self, name: str, value: object) -> None:
        wanted: Settings = replace(self._kept.now, **{name: value})  # type: ignore[arg-type]
        change_settings(self._services, wanted)

    def _slider(self, row: int, words: Words, name: str) -> Slider:
        def get() -> int:
            return int(getattr(self._kept.now, name))

        return Slider(_row(row), words, get, lambda value: self._put(name, value))

    def _switch(self, row: int, words: Words, name: str) -> Choice:
        say = self._services.text.say
        options = (lambda: say("settings.off"), lambda: say("settings.on"))
        return self._choice(row, words, options, (False, True), name)

    def _choice(self, row: int, words: Words, options: Sequence[Words], values: Sequence[object], name: str) -> Choice:
        def put(index: int) -> None:
            self._put(name, values[index])

        def get() -> int:
            now = getattr(self._kept.now, name)
            return values.index(now) if now in values else 0

        return Choice(_row(row), words, options, get, put)


def _row(number: int) -> pygame.Rect:
    return pygame.Rect(_PANEL.left + 60, _PANEL.top + 86 + number * _ROW_PX, _PANEL.width - 120, _ROW_PX - 2)


def _fixed(words: str) -> Callable[[], str]:
    return lambda: words
