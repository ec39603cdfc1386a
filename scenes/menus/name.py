"""Knows the small dialog that asks for a player's name."""

import pygame

from scenes.menus.base import Menu
from scenes.menus.question import sheet
from scenes.services.profiles import NAME_MOST, clean_name
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui.entry import Entry
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(330, 190, 620, 330)


class NameScene(Menu):
    """Pops with the folder it was asked for (empty: somebody new) and the name, or with nothing."""

    see_through = True

    def __init__(self, services: Services, folder: str, name: str) -> None:
        self._folder = folder
        say = services.text.say
        field = pygame.Rect(_PANEL.left + 60, _PANEL.top + 158, _PANEL.width - 120, 52)
        self._entry = Entry(field, lambda: say("profiles.name_hint"), NAME_MOST, self._done, lambda: None)
        self._entry.put(name)
        top = _PANEL.bottom - 92
        no = Button(pygame.Rect(_PANEL.left + 36, top, 264, 56), lambda: say("menu.back"), Pop)
        yes = Button(
            pygame.Rect(_PANEL.right - 300, top, 264, 56), lambda: say("profiles.name_done"), self._done, self._is_fine
        )
        super().__init__(services, Focus(services, (self._entry, yes, no)))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet with the question."""
        say = self.services.text.say
        sheet(surface, self.services, _PANEL, say("profiles.name_heading"), "")

    def back(self) -> Change:
        """No name."""
        return Pop()

    def _is_fine(self) -> bool:
        return bool(clean_name(self._entry.text))

    def _done(self) -> Change:
        return Pop((self._folder, self._entry.text)) if self._is_fine() else None
