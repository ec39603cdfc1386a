"""Knows how a new level is told: its number, and everything it unlocks."""

import pygame

from scenes.campaign import parts, things
from scenes.campaign.parts import Pen
from scenes.menus.base import Menu
from scenes.services import progress
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(170, 70, 940, 580)
_SMALL_PANEL = pygame.Rect(170, 150, 940, 420)
_BLOCK = (416, 158)
_MOST, _A_ROW = 4, 2


class UnlockScene(Menu):
    """Lies over whatever comes next; what is told is booked already."""

    see_through = True

    def __init__(self, services: Services, level: int, unlocked: tuple[str, ...]) -> None:
        self._level = level
        self._unlocked = unlocked
        self._panel = _SMALL_PANEL if len(unlocked) <= _A_ROW else _PANEL
        place = pygame.Rect(0, 0, 280, 58)
        place.midbottom = (self._panel.centerx, self._panel.bottom - 30)
        button = Button(place, lambda: services.text.say("menu.understood"), Pop)
        super().__init__(services, Focus(services, (button,)))

    def enter(self) -> None:
        """With a fanfare."""
        super().enter()
        self.services.audio.fanfare("bonus")

    def back(self) -> Change:
        """Away with it."""
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        """The level, then a block for each new thing."""
        text, panel = self.services.text, self._panel
        heading = text.say("unlock.heading", {"level": self._level, "levels": progress.LEVELS})
        parts.headed_panel(surface, self.services, panel, heading)
        about = text.say("unlock.about")
        place, room = (panel.centerx, panel.top + 110), (panel.width - 100, 34)
        Pen(surface, self.services).line(about, place, theme.BODY_PX, room, "center")
        for number, ware in enumerate(self._unlocked[:_MOST]):
            left = panel.left + 44 + number % _A_ROW * (_BLOCK[0] + 24)
            if len(self._unlocked) == 1:
                left = panel.centerx - _BLOCK[0] // 2
            block = pygame.Rect((left, panel.top + 140 + number // _A_ROW * (_BLOCK[1] + 4)), _BLOCK)
            things.explained(surface, self.services, ware, block)
        if len(self._unlocked) > _MOST:
            more = text.say_n("unlock.more", len(self._unlocked) - _MOST)
            place = (panel.centerx, panel.bottom - 106)
            Pen(surface, self.services).line(more, place, theme.BODY_PX, room, "center")
