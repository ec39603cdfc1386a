"""Knows the first screen: a new run, the run that waits, what was met, who plays, settings, the way out."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.campaign import things
from scenes.lessons import bubble
from scenes.lessons.bubble import Said
from scenes.menus.base import Menu
from scenes.menus.settings import SettingsScene
from scenes.services import shapes
from scenes.services.services import Services
from scenes.stack import Change, Push, Reset
from scenes.ui import theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button, Words

_NAME = pygame.Rect(36, -2, 640, 250)
_SUGGESTED = pygame.Rect(96, 196, 560, 124)
_COLUMNS = ((96, 300), (416, 240))
_TOP, _ROW_PX, _HIGH_PX = 336, 62, 54
_STRIP = pygame.Rect(96, 654, 560, 48)
_CONTINUE = (0, 1)

Entry = tuple[Words, Callable[[], Change] | None]


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson that the title leads to: its words, whether it waits, and what is said to somebody new."""

    begin: Callable[[], Change]
    words: Words
    waits: Callable[[], str]
    suggested: Callable[[], Said] | None


@dataclass(frozen=True, slots=True)
class TitleActions:
    """Where the title's buttons lead. `waiting`: what the run that can be gone on with is, None if there is none;
    `player`: who plays, in words."""

    new_run: Callable[[], Change]
    go_on: Callable[[], Change]
    waiting: Callable[[], str | None]
    collection: Callable[[], Change]
    profiles: Callable[[], Change]
    player: Callable[[], str] = str
    corner: Callable[[], str] = str
    lesson: Lesson | None = None
    rules: Callable[[], Change] | None = None
    saloon: Callable[[], Change] | None = None
    records: Callable[[], Change] | None = None


class TitleScene(Menu):
    """The first screen; the focus lies on the run that waits, if there is one."""

    ground = "title.png"

    def __init__(self, services: Services, actions: TitleActions) -> None:
        self._actions = actions
        self._waiting = actions.waiting()
        say = services.text.say
        lesson = actions.lesson
        left: tuple[Entry, ...] = (
            (lambda: say("menu.new_run"), actions.new_run),
            (lambda: say("menu.continue"), actions.go_on),
            (lambda: say("menu.saloon"), actions.saloon),
            (lambda: say("menu.records"), actions.records),
            (lambda: say("menu.settings"), self._settings),
        )
        right: tuple[Entry, ...] = (
            (str if lesson is None else lesson.words, None if lesson is None else lesson.begin),
            (lambda: say("rulesbook.title"), actions.rules),
            (lambda: say("menu.collection"), actions.collection),
            (lambda: say("menu.profiles"), actions.profiles),
            (lambda: say("menu.quit"), Reset),
        )
        buttons = [
            Button(_place(column, row), words, press, self._waits if (column, row) == _CONTINUE else _always)
            for column, entries in enumerate((left, right))
            for row, (words, press) in enumerate(entries)
            if press is not None
        ]
        self._unloaded = ["menu.png", "panel_large.png", "tick_on.png", "tick_off.png"]
        self._unloaded += ["slider_track.png", "slider_knob.png"]
        self._families = things.first_families()
        super().__init__(services, Focus(services, buttons, 1 if self._waiting else 0))

    def enter(self) -> None:
        """Music, and the keys."""
        super().enter()
        self.services.audio.play_music("title")

    def update(self, dt: float) -> Change:
        """Loads what the next screens are made of, one picture a step, so that none of them is waited for."""
        if self._families:
            things.load_faces(self.services.assets, self._families.pop())
        elif self._unloaded:
            self.services.assets.image(self._unloaded.pop())
        return super().update(dt)

    def resume(self, result: object) -> Change:
        """Looks again whether a run waits."""
        self._waiting = self._actions.waiting()
        return super().resume(result)

    def paint(self, surface: pygame.Surface) -> None:
        """The name, what it is, the waiting run, the version."""
        text = self.services.text
        surface.blit(self.services.assets.image("title_name.png"), _NAME)
        lesson = self._actions.lesson
        if lesson is None or lesson.suggested is None:
            motto, middle = text.say("menu.motto"), (_NAME.centerx, _NAME.bottom + 24)
            text.draw(surface, motto, middle, "body", theme.LARGE_PX, theme.PARCHMENT, "center", (640, 44))
        waits = self._waiting or (lesson.waits() if lesson is not None else "")
        self._paint_strip(surface, [words for words in (self._actions.player(), waits) if words])
        size, colour, box = theme.SMALL_PX, theme.PARCHMENT_DIM, (620, 28)
        text.draw(surface, self._actions.corner(), (1256, 708), "small", size, colour, "bottomright", box)

    def draw(self, surface: pygame.Surface) -> None:
        """The whole title; above it a word to somebody new."""
        super().draw(surface)
        lesson = self._actions.lesson
        if lesson is not None and lesson.suggested is not None:
            said, aim = lesson.suggested(), (_place(1, 0),)
            area = bubble.lay(self.services, said, _SUGGESTED, aim)
            bubble.draw(surface, self.services, said, _SUGGESTED, area, aim)

    def _paint_strip(self, surface: pygame.Surface, said: list[str]) -> None:
        """Who plays and what waits, each on a dark plate below the buttons."""
        left, most = _STRIP.left, _STRIP.width if len(said) == 1 else _STRIP.width // 2 - 40
        for words in said:
            box = (most - 28, _STRIP.height - 4)
            picture = self.services.text.fit(words, "body", theme.BODY_PX - 3, theme.PARCHMENT, box, wrap=True)
            plate = pygame.Rect(left, _STRIP.top, picture.get_width() + 28, _STRIP.height)
            shapes.rect(surface, theme.WALNUT_DARK, plate, 0, 10)
            shapes.rect(surface, theme.BRASS_DARK, plate, 2, 10)
            surface.blit(picture, picture.get_rect(center=plate.center))
            left = plate.right + 10
            most = _STRIP.right - left

    def _waits(self) -> bool:
        return self._waiting is not None

    def _settings(self) -> Change:
        return Push(SettingsScene(self.services))


def _always() -> bool:
    return True


def _place(column: int, row: int) -> pygame.Rect:
    left, width = _COLUMNS[column]
    return pygame.Rect(left, _TOP + row * _ROW_PX, width, _HIGH_PX)
