"""Knows the small dialog in which somebody at the table gets a name and a mark."""

import pygame

from scenes.menus.base import Menu
from scenes.menus.question import sheet
from scenes.saloon.draft import Draft
from scenes.services.profiles import NAME_MOST, clean_name
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import marks
from scenes.ui.entry import Entry
from scenes.ui.focus import Focus
from scenes.ui.marks import MARKS
from scenes.ui.widgets import Button, Choice

_PANEL = pygame.Rect(330, 150, 620, 420)


class ChairScene(Menu):
    """Name and mark of one place; what is changed holds at once, the name when it is confirmed."""

    see_through = True

    def __init__(self, services: Services, draft: Draft, number: int) -> None:
        self._draft = draft
        self._number = number
        say = services.text.say
        field = pygame.Rect(_PANEL.left + 60, _PANEL.top + 112, _PANEL.width - 120, 50)
        self._entry = Entry(field, lambda: say("profiles.name_hint"), NAME_MOST, self.back, lambda: None)
        self._entry.put(draft.name(number))
        row = pygame.Rect(_PANEL.left + 60, _PANEL.top + 192, _PANEL.width - 120, 50)
        options = [lambda mark=mark: say(f"saloon.mark.{mark}") for mark in MARKS]
        choice = Choice(row, lambda: say("saloon.mark"), options, lambda: draft.places[number].mark, self._put_mark)
        done = pygame.Rect(0, 0, 264, 56)
        done.midbottom = (_PANEL.centerx, _PANEL.bottom - 34)
        button = Button(done, lambda: say("saloon.name_done"), self.back)
        super().__init__(services, Focus(services, (self._entry, choice, button)))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, and the mark large."""
        sheet(surface, self.services, _PANEL, self.services.text.say("saloon.name_heading"), "")
        mark = self._draft.places[self._number].mark
        marks.draw(surface, mark, (_PANEL.centerx, _PANEL.top + 284), 52)

    def back(self) -> Change:
        """Keeps the name, if it is one and not what everybody here would be called anyway."""
        place = self._draft.places[self._number]
        name = clean_name(self._entry.text)
        usual = "" if place.who is None else self._draft.called(self._number, place.who)
        place.name = "" if name == usual else name
        return Pop()

    def _put_mark(self, mark: int) -> None:
        self._draft.take_mark(self._number, mark)
