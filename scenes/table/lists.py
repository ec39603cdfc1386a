"""Knows the two lists that lie over a table: everything the player may do now, and everything that happened."""

from collections.abc import Callable, Sequence

import pygame

from scenes.menus.base import Menu
from scenes.services.inputs import Command, FocusLost, Input, Stall
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.table.skin import Act, Press, Prompt
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.lists import Row, ScrollList
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(270, 40, 740, 640)
_LIST = pygame.Rect(_PANEL.left + 46, _PANEL.top + 98, _PANEL.width - 92, 442)


class ListScene(Menu):
    """A parchment with a heading, a list and a way back; `toggle` is the key that opened it and closes it."""

    see_through = True

    def __init__(self, services: Services, heading: str, rows: Sequence[Row], toggle: str, at_end: bool) -> None:
        self._heading = heading
        self._toggle = toggle
        close = pygame.Rect(0, 0, 240, 54)
        close.midbottom = (_PANEL.centerx, _PANEL.bottom - 26)
        button = Button(close, lambda: services.text.say("table.close"), Pop)
        listed = ScrollList(_LIST, rows, at_end)
        super().__init__(services, Focus(services, (listed, button) if listed.open else (button,)))

    def handle(self, given: Input) -> Change:
        """The key that opened the list closes it; what stops the game outside stops it here too."""
        match given:
            case Command(name, repeat) if name == self._toggle:
                return None if repeat else Pop()
            case Command("pause", False) | Stall():
                return Pop(Press("back"))
            case FocusLost():
                return Pop(Press("back")) if self.services.settings.now.pause_on_focus_loss else None
            case _:
                return super().handle(given)

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet and its heading."""
        text = self.services.text
        paint.panel(surface, self.services, _PANEL)
        place = (_PANEL.centerx, _PANEL.top + 50)
        words = text.say(self._heading)
        text.draw(surface, words, place, "title", theme.HEADING_PX - 8, theme.INK, "center", (_PANEL.width - 90, 56))
        paint.rule(surface, (_PANEL.left + 46, _PANEL.top + 82), _PANEL.width - 92)

    def back(self) -> Change:
        """To the table."""
        return Pop()


def prompts_scene(services: Services, prompts: Sequence[Prompt]) -> ListScene:
    """Every legal action in words; pops with `Act`. The table below goes on, so that deciding takes game time."""
    scene = ListScene(services, "table.prompts", [Row(one.words, _choosing(one)) for one in prompts], "prompts", False)
    scene.lets_run = True
    return scene


def log_scene(services: Services, lines: Sequence[Callable[[], str]]) -> ListScene:
    """What happened so far, the newest at the end."""
    return ListScene(services, "table.log", [Row(line) for line in lines], "log", True)


def _choosing(prompt: Prompt) -> Callable[[], Change]:
    chosen = prompt.action if isinstance(prompt.action, Press) else Act(prompt.action)
    return lambda: Pop(chosen)
