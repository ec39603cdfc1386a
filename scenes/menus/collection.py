"""Knows the collection: everything there is to be met, as a shadow until it was, then with its exact numbers."""

from collections.abc import Callable
from functools import partial
from itertools import chain

import pygame

from game.campaign.opponents import all_opponents
from game.yathsel import dice, goods, house
from game.yathsel.twists import all_twists
from scenes.campaign import parts, things
from scenes.campaign.parts import Pen
from scenes.menus import entries
from scenes.menus.base import Menu
from scenes.services import shapes
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import theme
from scenes.ui.focus import Focus
from scenes.ui.grid import Grid
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(36, 24, 1208, 672)
_GRID = pygame.Rect(_PANEL.left + 44, _PANEL.top + 168, 602, 402)
_NOTE = pygame.Rect(_GRID.right + 34, _GRID.top - 6, _PANEL.right - _GRID.right - 70, 484)
_CELL_PX, _ICON_PX = 100, 82
_CHAPTERS = ("dice", "tricks", "charms", "rules", "twists", "opponents")


def everything() -> dict[str, tuple[str, ...]]:
    """All ids by chapter, in list order."""
    return {
        "dice": tuple(dice.kinds()),
        "tricks": tuple(goods.tricks()),
        "charms": tuple(goods.charms()),
        "rules": tuple(house.rules()),
        "twists": tuple(twist.id for twist in all_twists().twist[: all_twists().campaign]),
        "opponents": tuple(all_opponents()),
    }


class CollectionScene(Menu):
    """A button a chapter, its grid, at the right what is looked at. `pool`: what is unlocked, None: all."""

    see_through = True

    def __init__(self, services: Services, met: frozenset[str], pool: tuple[str, ...] | None) -> None:
        self._met = met
        self._pool = pool
        self._all = everything()
        self._chapter = _CHAPTERS[0]
        say = services.text.say
        self._grid = Grid(_GRID, _CELL_PX, self._paint_cell)
        self._grid.show(len(self._all[self._chapter]))
        width = (_PANEL.width - 88 + 10) // len(_CHAPTERS)
        tabs = [
            Button(
                pygame.Rect(_PANEL.left + 44 + number * width, _PANEL.top + 94, width - 10, 50),
                partial(say, f"collection.{chapter}"), self._open(chapter),
            )
            for number, chapter in enumerate(_CHAPTERS)
        ]  # fmt: skip
        back = Button(pygame.Rect(_PANEL.left + 44, _PANEL.bottom - 74, 240, 52), lambda: say("menu.back"), Pop)
        super().__init__(services, Focus(services, (*tabs, self._grid, back), len(tabs)))

    def back(self) -> Change:
        """To the title."""
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, how much was met, the mark of the open chapter, what is looked at."""
        text = self.services.text
        parts.headed_panel(surface, self.services, _PANEL, text.say("collection.heading"))
        ids = self._all[self._chapter]
        found = sum(one in self._met for one in ids)
        said = text.say("collection.met", {"met": found, "all": len(ids)})
        total = sum(one in self._met for one in chain.from_iterable(self._all.values()))
        everything_said = text.say("collection.met_in_all", {"met": total, "all": sum(map(len, self._all.values()))})
        foot, room = _PANEL.bottom - 48, (420, 30)
        Pen(surface, self.services).line(
            f"{said} · {everything_said}", (_GRID.left + 270, foot), theme.BODY_PX - 2, room
        )
        width = (_PANEL.width - 88 + 10) // len(_CHAPTERS)
        left = _PANEL.left + 44 + _CHAPTERS.index(self._chapter) * width
        shapes.rect(surface, theme.RED_INK, (left + 12, _PANEL.top + 149, width - 34, 5), 0, 2)
        shapes.rect(surface, theme.PARCHMENT_DIM, _NOTE, 1, 10)
        one = ids[self._grid.index]
        inside = _NOTE.inflate(-36, -32)
        if one in self._met:
            entries.paint(surface, self.services, self._chapter, one, inside)
        else:
            entries.paint_unknown(surface, self.services, self._picture(one), self._pool is None or one in self._pool,
                                  one, inside)  # fmt: skip

    def _open(self, chapter: str) -> Callable[[], Change]:
        def turn() -> Change:
            self._chapter = chapter
            self._grid.show(len(self._all[chapter]))
            return None

        return turn

    def _picture(self, one: str) -> str:
        return entries.picture(self._chapter, one)

    def _paint_cell(self, surface: pygame.Surface, index: int, rect: pygame.Rect) -> None:
        one = self._all[self._chapter][index]
        met = one in self._met
        if self._chapter == "twists":
            entries.paint_twist(surface, self.services, one if met else "", rect.inflate(-14, -14))
            return
        draw = things.icon if met else things.silhouette
        draw(surface, self.services, self._picture(one), rect.center, _ICON_PX)
