"""Knows the sheet with a game's options: ticks, choices and pairs by the rules' own schema, and what they come to."""

from functools import partial
from typing import Any

import pygame

from game import catalog
from game.core.codec import Plain
from game.core.rules import Option
from scenes.menus.base import Menu
from scenes.saloon import wording
from scenes.saloon.draft import Draft
from scenes.saloon.rows import Tick
from scenes.services import shapes
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.focus import Focus, Widget
from scenes.ui.widgets import Button, Choice

_PANEL = pygame.Rect(70, 22, 1140, 676)
_LEFT, _WIDTH, _TOP, _FOOT = _PANEL.left + 56, 560, _PANEL.top + 92, _PANEL.bottom - 84
_TALLEST = 44
_RIGHT = pygame.Rect(_PANEL.left + 690, _PANEL.top + 92, 394, 490)


class OptionsScene(Menu):
    """Everything the host may choose of a game; on the right what the choice comes to, where the game can say so."""

    see_through = True

    def __init__(self, services: Services, draft: Draft) -> None:
        self._services = services
        self._draft = draft
        schema = catalog.games()[draft.game].rules.options()
        offered = [(name, schema[name]) for name in draft.table.offered]
        rows = sum(self._count(option) for _, option in offered)
        self._height = min(_TALLEST, (_FOOT - _TOP) // max(1, rows))
        self._row = 0
        drawn = draft.table.drawn
        self._drawn = None if drawn is None else drawn(services.folders.data)
        widgets: list[Widget] = []
        for name, option in offered:
            widgets += self._widgets(name, option)
        done = pygame.Rect(0, 0, 260, 56)
        done.midbottom = (_PANEL.centerx, _PANEL.bottom - 22)
        widgets.append(Button(done, lambda: services.text.say("saloon.options_done"), Pop))
        super().__init__(services, Focus(services, widgets))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, the headings of lists, the common effect."""
        text = self.services.text
        paint.panel(surface, self.services, _PANEL)
        place = (_PANEL.centerx, _PANEL.top + 44)
        said = text.say("saloon.options_heading", {"game": wording.game_name(text, self._draft.game)})
        text.draw(surface, said, place, "title", theme.HEADING_PX - 8, theme.INK, "center", (900, 54))
        paint.rule(surface, (_PANEL.left + 50, _PANEL.top + 76), _PANEL.width - 100)
        self._paint_effects(surface)
        self._paint_drawn(surface)

    def back(self) -> Change:
        """To the table; everything holds already."""
        return Pop()

    def _paint_effects(self, surface: pygame.Surface) -> None:
        text = self.services.text
        rows = wording.effects(text, self._draft.game, self._draft.chosen)
        if not rows:
            return
        said = text.say("saloon.effects")
        text.draw(surface, said, (_RIGHT.left, _RIGHT.top + 12), "body", theme.BODY_PX, theme.RED_INK, "midleft",
                  (_RIGHT.width, 30))  # fmt: skip
        height = min(36, (_RIGHT.height - 34) // len(rows))
        for number, (what, how) in enumerate(rows):
            y = _RIGHT.top + 34 + number * height + height // 2
            shapes.line(surface, theme.PARCHMENT_DIM, (_RIGHT.left, y + height // 2), (_RIGHT.right, y + height // 2))
            text.draw(surface, what, (_RIGHT.left + 6, y), "body", theme.BODY_PX - 3, theme.INK, "midleft",
                      (_RIGHT.width - 90, height - 2))  # fmt: skip
            if how:
                tag = pygame.Rect(_RIGHT.right - 60, y - height // 2 + 3, 54, height - 6)
                shapes.rect(surface, theme.RED_INK, tag, 0, 6)
                text.draw(surface, how, tag.center, "small", theme.SMALL_PX, theme.CREAM, "center", tag.size)
            else:
                text.draw(surface, "×1", (_RIGHT.right - 33, y), "small", theme.SMALL_PX, theme.INK_PALE, "center",
                          (54, height - 4))  # fmt: skip

    def _paint_drawn(self, surface: pygame.Surface) -> None:
        """Where the player's own files belong, and what is wrong with those that cannot be taken."""
        if self._drawn is None:
            return
        text, x, y = self.services.text, _RIGHT.left, _RIGHT.top
        told = [(text.say("saloon.drawn", {"folder": str(self._drawn.folder)}), theme.INK)]
        for words, colour in [*told, *((fault, theme.RED_INK) for fault in self._drawn.faults[:4])]:
            taken = text.draw(surface, words, (x, y), "small", theme.SMALL_PX, colour, "topleft",
                              (_RIGHT.width, 96), True)  # fmt: skip
            y = taken.bottom + 12

    def _count(self, option: Option) -> int:
        return len(option.choices) if option.takes == "some" else 2 if option.takes == "pair" else 1

    def _place(self) -> pygame.Rect:
        self._row += 1
        return pygame.Rect(_LEFT, _TOP + (self._row - 1) * self._height, _WIDTH, self._height - 4)

    def _widgets(self, name: str, option: Option) -> list[Widget]:
        text, draft = self._services.text, self._draft
        if option.takes == "some":
            return [
                Tick(
                    self._place(), partial(wording.value_name, text, draft.table, name, value),
                    partial(self._has, name, value), partial(self._put_one, name, option, value),
                )
                for value in option.choices
            ]  # fmt: skip
        if self._drawn is not None and name == self._drawn.option:
            return [self._own(name)]
        if option.takes == "pair":
            return [self._pair(name, option, which) for which in (0, 1)]
        words = [partial(wording.value_name, text, draft.table, name, value) for value in option.choices]
        return [
            Choice(
                self._place(), partial(wording.option_name, text, draft.game, name), words,
                lambda: option.choices.index(draft.chosen[name]), lambda at: draft.choose(name, option.choices[at]),
            )
        ]  # fmt: skip

    def _own(self, name: str) -> Widget:
        """What the game has itself, or something that the player has drawn."""
        assert self._drawn is not None
        text, draft = self._services.text, self._draft
        values: list[Plain] = [None, *(value for _, value in self._drawn.found)]
        words = [partial(text.say, "saloon.drawn_none"), *(partial(str, name) for name, _ in self._drawn.found)]

        def get() -> int:
            chosen = draft.chosen[name]
            return values.index(chosen) if chosen in values else 0

        return Choice(
            self._place(), partial(wording.option_name, text, draft.game, name), words, get,
            lambda at: draft.choose(name, values[at]),
        )  # fmt: skip

    def _pair(self, name: str, option: Option, which: int) -> Widget:
        """One of two things of a pair; the first may also be off, and so take the second along."""
        text, draft = self._services.text, self._draft
        values: list[Plain] = [None, *option.choices]
        words = [partial(wording.value_name, text, draft.table, name, value) for value in values]

        def get() -> int:
            pair = draft.chosen[name]
            return 0 if pair is None else values.index(pair[which])

        def put(at: int) -> None:
            pair = draft.chosen[name] or [option.choices[0]] * 2
            both = list(pair)
            both[which] = values[at]
            draft.choose(name, None if values[at] is None else both)

        said = f"{name}_{which + 1}"
        return Choice(self._place(), partial(wording.option_name, text, draft.game, said), words, get, put)

    def _has(self, name: str, value: Plain) -> bool:
        return value in self._draft.chosen[name]

    def _put_one(self, name: str, option: Option, value: Plain, on: bool) -> None:
        chosen: Any = self._draft.chosen[name]
        wanted = {*chosen, value} if on else {one for one in chosen if one != value}
        self._draft.choose(name, [one for one in option.choices if one in wanted])
