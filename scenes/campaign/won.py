"""Knows the fork after a won run: leave the table for good, or ride on for as long as it goes."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.campaign.numbers import numbers
from game.campaign.opponents import last
from game.campaign.state import Run
from scenes.campaign import parts
from scenes.campaign.parts import Pen
from scenes.menus.base import Menu
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import lettering, paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(190, 196, 900, 470)


@dataclass(frozen=True, slots=True)
class WonActions:
    """Where the ways lead."""

    leave: Callable[[], Change]
    ride_on: Callable[[], Change]
    pause: Callable[[], Change]


class WonScene(Menu):
    """The focus lies on leaving: what is won is won."""

    def __init__(self, services: Services, run: Run, actions: WonActions) -> None:
        self._run = run
        self._actions = actions
        say, foot = services.text.say, _PANEL.bottom - 88
        leave = Button(pygame.Rect(_PANEL.left + 50, foot, 380, 60), lambda: say("won.leave"), actions.leave)
        on = Button(pygame.Rect(_PANEL.right - 430, foot, 380, 60), lambda: say("won.ride_on"), actions.ride_on)
        super().__init__(services, Focus(services, (leave, on)))

    def enter(self) -> None:
        """The rider's tune, come home."""
        super().enter()
        self.services.audio.fanfare("run_won")

    def back(self) -> Change:
        """To the pause."""
        return self._actions.pause()

    def paint(self, surface: pygame.Surface) -> None:
        """The great words, the Stranger's last ones, what riding on means."""
        say, services = self.services.text.say, self.services
        lettering.gold(surface, services, say("won.heading"), (640, 62), 84, (1160, 120), centred=True)
        paint.panel(surface, services, _PANEL)
        parts.portrait(surface, services, last(), (_PANEL.left + 150, _PANEL.top + 146), 160, "alarmed")
        left, width = _PANEL.left + 270, _PANEL.width - 320
        speech = Pen(surface, services, "body", theme.RED_INK)
        said = say("run.quoted", {"words": say(f"opponent.{last()}.lose")})
        speech.block(said, (left, _PANEL.top + 50), theme.BODY_PX, (width, 70))
        Pen(surface, services).block(say("won.about"), (left, _PANEL.top + 130), theme.BODY_PX, (width, 110))
        paint.rule(surface, (_PANEL.left + 50, _PANEL.top + 258), _PANEL.width - 100)
        endless = say("won.endless", {"rules": numbers().endless_rules})
        Pen(surface, services).block(endless, (_PANEL.left + 50, _PANEL.top + 274), theme.BODY_PX - 2,
                                     (_PANEL.width - 100, 92))  # fmt: skip
