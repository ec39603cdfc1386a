"""Knows the rows of each page of the settings, a row a setting; each change is in force at once."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from scenes.services.services import Services, change_settings, shape_of
from scenes.services.settings import LANGUAGES, PICTURE_SCALES, SLOWNESSES, SPEEDS, TEXT_SCALES, Settings
from scenes.services.window import Shape
from scenes.ui.focus import Widget
from scenes.ui.number import Number
from scenes.ui.widgets import Choice, Slider, Words

_SHAPES: tuple[Shape, ...] = ("window", "borderless", "fullscreen")
_PORTS = (1, 65535)


class Rows:
    """Builds rows; `place(number)` says where a row lies."""

    def __init__(self, services: Services, place: Callable[[int], pygame.Rect]) -> None:
        self._services = services
        self._place = place

    def play(self) -> list[Widget]:
        """How it is played."""
        speeds: list[Words] = [_fixed(f"{speed}x") for speed in SPEEDS if speed]
        speeds.append(self._words("settings.instant"))
        slow = [self._words(f"settings.watch_slow.{times}") for times in SLOWNESSES]
        languages = (self._words("settings.system"), _fixed("English"), _fixed("Deutsch"))
        return [
            self._choice(0, "settings.language", languages, ("", *LANGUAGES), "language"),
            self._choice(1, "settings.speed", speeds, SPEEDS, "speed"),
            self._switch(2, "settings.ask_zero", "ask_zero"),
            self._switch(3, "hint_card.setting", "hints"),
            self._switch(4, "settings.pause_on_focus_loss", "pause_on_focus_loss"),
            self._choice(5, "settings.watch_slow", slow, SLOWNESSES, "watch_slow"),
        ]

    def picture(self) -> list[Widget]:
        """What is seen."""
        scales = [_fixed(f"{scale} %") for scale in TEXT_SCALES]
        sizes = [_fixed(f"{1280 * scale // 100} × {720 * scale // 100}") for scale in PICTURE_SCALES[1:]]
        sizes.insert(0, self._words("settings.picture_auto"))
        return [
            self._window(0),
            self._choice(1, "settings.picture", sizes, PICTURE_SCALES, "picture_scale"),
            self._choice(2, "settings.text_scale", scales, TEXT_SCALES, "text_scale"),
            self._slider(3, "settings.shake", "shake"),
            self._slider(4, "settings.motion", "motion"),
        ]

    def sound(self) -> list[Widget]:
        """What is heard."""
        return [
            self._slider(0, "settings.master", "master"),
            self._slider(1, "settings.sounds", "sounds"),
            self._slider(2, "settings.music", "music"),
        ]

    def races(self) -> list[Widget]:
        """What somebody in a hurry wants."""
        port = Number(
            self._place(4), self._words("settings.livesplit_port"), _PORTS,
            lambda: self._services.settings.now.livesplit_port, partial(self._put, "livesplit_port"),
        )  # fmt: skip
        return [
            self._switch(0, "settings.clocks", "clocks"),
            self._switch(1, "settings.ghost", "ghost"),
            self._switch(2, "settings.hide_seed", "hide_seed"),
            self._switch(3, "settings.livesplit", "livesplit"),
            port,
        ]

    def _words(self, key: str) -> Words:
        return partial(self._services.text.say, key)

    def _window(self, row: int) -> Choice:
        shapes = [
            self._words(key) for key in ("settings.window_framed", "settings.window_bare", "settings.window_full")
        ]

        def put(index: int) -> None:
            shape = _SHAPES[index]
            now = self._services.settings.now
            wanted = replace(now, fullscreen=shape == "fullscreen", borderless=shape == "borderless")
            change_settings(self._services, wanted)

        def get() -> int:
            return _SHAPES.index(shape_of(self._services.settings.now))

        return Choice(self._place(row), self._words("settings.window"), shapes, get, put)

    def _put(self, name: str, value: object) -> None:
        wanted: Settings = replace(self._services.settings.now, **{name: value})  # type: ignore[arg-type]
        change_settings(self._services, wanted)

    def _slider(self, row: int, key: str, name: str) -> Slider:
        def get() -> int:
            return int(getattr(self._services.settings.now, name))

        return Slider(self._place(row), self._words(key), get, partial(self._put, name))

    def _switch(self, row: int, key: str, name: str) -> Choice:
        options = (self._words("settings.off"), self._words("settings.on"))
        return self._choice(row, key, options, (False, True), name)

    def _choice(self, row: int, key: str, options: Sequence[Words], values: Sequence[object], name: str) -> Choice:
        def put(index: int) -> None:
            self._put(name, values[index])

        def get() -> int:
            now = getattr(self._services.settings.now, name)
            return values.index(now) if now in values else 0

        return Choice(self._place(row), self._words(key), options, get, put)


def _fixed(words: str) -> Words:
    return lambda: words
