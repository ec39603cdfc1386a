"""Knows the small dialogs: a question with two answers, a message with one."""

import pygame

from scenes.menus.base import Menu
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button, Words

_PANEL = pygame.Rect(330, 200, 620, 320)
_MESSAGE = pygame.Rect(270, 170, 740, 380)


class QuestionScene(Menu):
    """Pops with True for yes, False for no or back. The focus begins on no, so that nothing is lost by haste."""

    see_through = True

    def __init__(self, services: Services, heading: Words, body: Words, yes: Words, no: Words) -> None:
        self._heading, self._body = heading, body
        top = _PANEL.bottom - 92
        first = pygame.Rect(_PANEL.left + 36, top, 264, 56)
        second = pygame.Rect(_PANEL.right - 300, top, 264, 56)
        buttons = (Button(first, no, lambda: Pop(False)), Button(second, yes, lambda: Pop(True)))
        super().__init__(services, Focus(services, buttons))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet with the question."""
        sheet(surface, self.services, _PANEL, self._heading(), self._body())

    def back(self) -> Change:
        """No."""
        return Pop(False)


class MessageScene(Menu):
    """Tells one thing and pops."""

    see_through = True

    def __init__(self, services: Services, heading: Words, body: Words) -> None:
        self._heading, self._body = heading, body
        place = pygame.Rect(0, 0, 260, 56)
        place.midbottom = (_MESSAGE.centerx, _MESSAGE.bottom - 36)
        button = Button(place, lambda: services.text.say("menu.understood"), Pop)
        super().__init__(services, Focus(services, (button,)))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet with the message."""
        sheet(surface, self.services, _MESSAGE, self._heading(), self._body())

    def back(self) -> Change:
        """Away with it."""
        return Pop()


def sheet(surface: pygame.Surface, services: Services, panel: pygame.Rect, heading: str, body: str) -> None:
    """A parchment with a heading, a rule and text in the room above the buttons."""
    text = services.text
    paint.panel(surface, services, panel)
    width = panel.width - 90
    place = (panel.centerx, panel.top + 48)
    text.draw(surface, heading, place, "title", theme.HEADING_PX - 10, theme.INK, "center", (width, 52))
    paint.rule(surface, (panel.left + 45, panel.top + 80), width)
    room = panel.height - 84 - 104
    middle = (panel.centerx, panel.top + 88 + room // 2)
    box = (width, room)
    text.draw(surface, body, middle, "body", theme.BODY_PX, theme.INK, "center", box, wrap=True, align="centre")
