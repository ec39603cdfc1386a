"""Knows the first screen: a new run, the run that waits, what was met, who plays, settings, the way out."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.campaign.numbers import numbers
from game.yathsel import dice
from scenes.anim.dice import FACES, FRAMES
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
_SUGGESTED = pygame.Rect(668, 62, 440, 176)


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
        entries: tuple[tuple[Words, Callable[[], Change], Callable[[], bool]], ...] = (
            (lambda: say("menu.new_run"), actions.new_run, lambda: True),
            (lambda: say("menu.continue"), actions.go_on, lambda: self._waiting is not None),
            (lambda: say("menu.collection"), actions.collection, lambda: True),
            (lambda: say("menu.profiles"), actions.profiles, lambda: True),
            (lambda: say("menu.settings"), self._settings, lambda: True),
            (lambda: say("menu.quit"), Reset, lambda: True),
        )
        buttons = [
            Button(_place(number), words, press, enabled) for number, (words, press, enabled) in enumerate(entries)
        ]
        if actions.lesson is not None:
            buttons.append(Button(_aside(0), actions.lesson.words, actions.lesson.begin))
        if actions.rules is not None:
            buttons.append(Button(_aside(2), lambda: say("rulesbook.title"), actions.rules))
        if actions.saloon is not None:
            buttons.append(Button(_aside(4), lambda: say("menu.saloon"), actions.saloon))
        if actions.records is not None:
            buttons.append(Button(_aside(5), lambda: say("menu.records"), actions.records))
        self._unloaded = ["menu.png", "panel_large.png", "tick_on.png", "tick_off.png"]
        self._unloaded += ["slider_track.png", "slider_knob.png"]
        self._unloaded += [f"dice/{family}.png" for family in _kit_families()]
        super().__init__(services, Focus(services, buttons, 1 if self._waiting else 0))

    def enter(self) -> None:
        """Music, and the keys."""
        super().enter()
        self.services.audio.play_music("title")

    def update(self, dt: float) -> Change:
        """Loads what the next screens are made of, one picture a step, so that none of them is waited for."""
        if self._unloaded:
            name = self._unloaded.pop()
            if name.startswith("dice/"):
                self.services.assets.sheet(name, FACES, FRAMES)
            else:
                self.services.assets.image(name)
        return super().update(dt)

    def resume(self, result: object) -> Change:
        """Looks again whether a run waits."""
        self._waiting = self._actions.waiting()
        return super().resume(result)

    def paint(self, surface: pygame.Surface) -> None:
        """The name, what it is, the waiting run, the version."""
        text = self.services.text
        surface.blit(self.services.assets.image("title_name.png"), _NAME)
        motto, middle = text.say("menu.motto"), (_NAME.centerx, _NAME.bottom + 8)
        text.draw(surface, motto, middle, "body", theme.LARGE_PX, theme.PARCHMENT, "center", (640, 44))
        if self._waiting:
            self._beside(surface, self._waiting, 1)
        lesson = self._actions.lesson
        if lesson is not None and lesson.waits() and not self._waiting:
            self._beside(surface, lesson.waits(), 1)
        if self._actions.player():
            self._beside(surface, self._actions.player(), 3)
        size, colour, box = theme.SMALL_PX, theme.PARCHMENT_DIM, (620, 28)
        text.draw(surface, self._actions.corner(), (1256, 708), "small", size, colour, "bottomright", box)

    def draw(self, surface: pygame.Surface) -> None:
        """The whole title; above it a word to somebody new."""
        super().draw(surface)
        lesson = self._actions.lesson
        if lesson is not None and lesson.suggested is not None:
            said, aim = lesson.suggested(), (_aside(0),)
            area = bubble.lay(self.services, said, _SUGGESTED, aim)
            bubble.draw(surface, self.services, said, _SUGGESTED, area, aim)

    def _beside(self, surface: pygame.Surface, words: str, number: int) -> None:
        """Words on a dark plate beside the button of that number."""
        left, middle = 456, _place(number).centery
        picture = self.services.text.fit(words, "body", theme.BODY_PX - 2, theme.PARCHMENT, (330, 56), wrap=True)
        plate = pygame.Rect(left, 0, picture.get_width() + 28, picture.get_height() + 12)
        plate.centery = middle
        shapes.rect(surface, theme.WALNUT_DARK, plate, 0, 10)
        shapes.rect(surface, theme.BRASS_DARK, plate, 2, 10)
        surface.blit(picture, picture.get_rect(center=plate.center))

    def _settings(self) -> Change:
        return Push(SettingsScene(self.services))


def _kit_families() -> list[str]:
    """The families of the dice that a run may begin with: the next screen shows their faces."""
    return sorted({dice.family(kind) for kit in numbers().kit for kind in kit.dice})


def _aside(number: int) -> pygame.Rect:
    """A place beside the button of that number."""
    return pygame.Rect(456, _place(number).top, 264, 56)


def _place(number: int) -> pygame.Rect:
    return pygame.Rect(96, 290 + number * 68, theme.BUTTON[0], 56)
