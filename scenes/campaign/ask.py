"""Knows what is said before a new run: that another one still waits and would be given up, or why it cannot begin."""

from collections.abc import Callable

import pygame

from scenes.menus.base import Menu
from scenes.menus.question import MessageScene, sheet
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(290, 190, 700, 340)


class ReplaceScene(Menu):
    """The focus begins on keeping what waits, so that nothing is lost by haste. `words`: whose words are said."""

    see_through = True

    def __init__(self, services: Services, waiting: str, replace: Callable[[], Change], words: str = "run") -> None:
        self._waiting = waiting
        self._words = words
        say = services.text.say
        top = _PANEL.bottom - 92
        keep = Button(pygame.Rect(_PANEL.left + 36, top, 300, 56), lambda: say(f"replace.{words}.keep"), Pop)
        go = Button(pygame.Rect(_PANEL.right - 336, top, 300, 56), lambda: say(f"replace.{words}.go"), replace)
        super().__init__(services, Focus(services, (keep, go)))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet with the question."""
        say = self.services.text.say
        body = say(f"replace.{self._words}.body", {"waiting": self._waiting})
        sheet(surface, self.services, _PANEL, say(f"replace.{self._words}.heading"), body)

    def back(self) -> Change:
        """Keeps it."""
        return Pop()


def refused(services: Services, why: str) -> MessageScene:
    """Why a run does not begin; `why` as in `kinds.Refusal`."""
    say = services.text.say
    return MessageScene(services, lambda: say(f"setup.{why}_heading"), lambda: say(f"setup.{why}_body"))
