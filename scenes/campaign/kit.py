"""Knows how a run begins on the screen: three kits with what is in them, one of which is taken along."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.campaign.numbers import kits
from game.campaign.state import Run
from scenes.campaign import parts, things
from scenes.campaign.cards import Card
from scenes.campaign.parts import Pen
from scenes.menus.base import Menu
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(44, 28, 1192, 664)
_CARD = (352, 424)
_CARDS_TOP = _PANEL.top + 132
_THING_PX = 170


@dataclass(frozen=True, slots=True)
class KitActions:
    """What taking a kit (by its place) does, and where the way back leads."""

    take: Callable[[int], Change]
    pause: Callable[[], Change]


class KitScene(Menu):
    """Three cards, the first has the focus."""

    def __init__(self, services: Services, run: Run, actions: KitActions) -> None:
        self._actions = actions
        gap = (_PANEL.width - 72 - 3 * _CARD[0]) // 2
        cards = [
            Card(
                pygame.Rect((_PANEL.left + 36 + k * (_CARD[0] + gap), _CARDS_TOP), _CARD),
                _painter(services, kit), lambda k=k: actions.take(k),  # type: ignore[misc]
            )
            for k, kit in enumerate(run.kits)
        ]  # fmt: skip
        leave = pygame.Rect(_PANEL.left + 36, _PANEL.bottom - 84, 240, 56)
        button = Button(leave, lambda: services.text.say("road.pause"), actions.pause)
        super().__init__(services, Focus(services, (*cards, button)))

    def back(self) -> Change:
        """To the pause."""
        return self._actions.pause()

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, its heading, what a kit is for."""
        say = self.services.text.say
        parts.headed_panel(surface, self.services, _PANEL, say("kit.heading"))
        place, room = (_PANEL.centerx, _PANEL.top + 106), (_PANEL.width - 120, 34)
        Pen(surface, self.services).line(say("kit.about"), place, theme.BODY_PX, room, "center")
        hint = (_PANEL.right - 40, _PANEL.bottom - 56)
        small = Pen(surface, self.services, "small", theme.INK_PALE)
        small.line(say("kit.hint"), hint, theme.SMALL_PX, (760, 28), "midright")


def _painter(services: Services, kit: str) -> Callable[[pygame.Surface, pygame.Rect], None]:
    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        pen = Pen(surface, services, "title")
        name = services.text.say(f"kit.{kit}")
        pen.line(name, (rect.centerx, rect.top + 22), theme.LARGE_PX + 2, (rect.width, 40), "center")
        paint.rule(surface, (rect.left, rect.top + 46), rect.width)
        held = kits()[kit]
        inside = (*held.dice, *([held.trick] if held.trick else []))
        height = min(_THING_PX, (rect.height - 58) // len(inside))
        for place, ware in enumerate(inside):
            block = pygame.Rect(rect.left, rect.top + 58 + place * height, rect.width, height - 6)
            things.explained(surface, services, ware, block)

    return draw
