"""Knows the set-up of a run: the difficulty with its table, and a seed if the player wants one of his own."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core import seeds
from scenes.menus.base import Menu
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.columns import Column, Columns
from scenes.ui.entry import Entry
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button, Words

_PANEL = pygame.Rect(90, 30, 1100, 660)
_ENTRY_MOST = 80


@dataclass(frozen=True, slots=True)
class Difficulty:
    """A difficulty as the set-up shows it: a cell for each row of the table, strengths (per mille) as bars."""

    id: str
    cells: tuple[Words, ...]
    strengths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetupOffer:
    """What can be set up: the table's row labels, the difficulties, and what begins a run (difficulty, seed, typed)."""

    rows: tuple[Words, ...]
    difficulties: tuple[Difficulty, ...]
    start: Callable[[str, str, bool], Change]
    picked: str = "normal"
    seed: str = ""


class SetupScene(Menu):
    """Enter begins at once; the seed's canonical form is shown while it is typed."""

    def __init__(self, services: Services, offer: SetupOffer) -> None:
        self._offer = offer
        say = services.text.say
        columns = tuple(Column(_heading(services, one.id), one.cells, one.strengths) for one in offer.difficulties)
        ids = [one.id for one in offer.difficulties]
        picked = ids.index(offer.picked) if offer.picked in ids else 0
        table = pygame.Rect(_PANEL.left + 50, _PANEL.top + 100, _PANEL.width - 100, 318)
        self._columns = Columns(table, offer.rows, lambda: say("setup.bars"), columns, picked, self._start)
        self._entry = Entry(
            pygame.Rect(_PANEL.left + 350, _PANEL.top + 440, 700, 50), lambda: say("setup.seed_hint"), _ENTRY_MOST,
            self._start, lambda: None,
        )  # fmt: skip
        self._entry.put(offer.seed)
        foot = _PANEL.bottom - 86
        leave = Button(pygame.Rect(_PANEL.left + 50, foot, 260, 58), lambda: say("menu.back"), Pop)
        start = Button(
            pygame.Rect(_PANEL.right - 350, foot, 300, 58), lambda: say("setup.start"), self._start, self._seed_is_fine
        )
        super().__init__(services, Focus(services, (self._columns, self._entry, start, leave)))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, its headings, what becomes of the seed."""
        text = self.services.text
        paint.panel(surface, self.services, _PANEL)
        place = (_PANEL.centerx, _PANEL.top + 46)
        text.draw(surface, text.say("setup.heading"), place, "title", theme.HEADING_PX, theme.INK, "center", (900, 60))
        paint.rule(surface, (_PANEL.left + 50, _PANEL.top + 82), _PANEL.width - 100)
        label = (_PANEL.left + 58, self._entry.rect.centery)
        words = text.say("setup.seed")
        text.draw(surface, words, label, "body", theme.BODY_PX, theme.INK, "midleft", (270, 54), wrap=True)
        words, colour = self.seed_words()
        place = (self._entry.rect.left + 4, self._entry.rect.bottom + 14)
        text.draw(surface, words, place, "body", theme.BODY_PX - 3, colour, box=(696, 56), wrap=True)

    def back(self) -> Change:
        """To the title."""
        return Pop()

    def seed_words(self) -> tuple[str, theme.Colour]:
        """What is said below the entry, and in which ink; a drawn seed stays secret, since it tells every throw."""
        say = self.services.text.say
        if not self._entry.text.strip():
            return say("setup.seed_drawn"), theme.INK
        try:
            seed = seeds.typed(self._entry.text)
        except seeds.SeedError as fault:
            return say(f"setup.seed_fault.{fault.why}", {"most": seeds.LONGEST}), theme.RED_INK
        return say("setup.seed_typed", {"seed": seeds.grouped(seed)}), theme.INK

    def _seed_is_fine(self) -> bool:
        if not self._entry.text.strip():
            return True
        try:
            seeds.typed(self._entry.text)
        except seeds.SeedError:
            return False
        return True

    def _start(self) -> Change:
        if not self._seed_is_fine():
            return None
        typed = bool(self._entry.text.strip())
        seed = seeds.typed(self._entry.text) if typed else fresh_seed()
        return self._offer.start(self._offer.difficulties[self._columns.picked].id, seed, typed)


def fresh_seed() -> str:
    """A random seed (engine.md section 2): drawn by the system, outside the engine."""
    return "".join(secrets.choice(seeds.ALPHABET) for _ in range(seeds.RANDOM_LENGTH))


def _heading(services: Services, difficulty: str) -> Words:
    return lambda: services.text.say(f"difficulty.{difficulty}")
