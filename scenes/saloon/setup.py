"""Knows the screen on which a table is set up: game, form, who sits where, options, seed."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.core import seeds
from scenes.catalog import TABLE_GAMES
from scenes.menus.base import Menu
from scenes.menus.question import QuestionScene
from scenes.saloon import wording
from scenes.saloon.chair import ChairScene
from scenes.saloon.draft import MOST_PLACES, Draft
from scenes.saloon.evening import Evening
from scenes.saloon.options import OptionsScene
from scenes.saloon.rows import PlaceRow
from scenes.services import veil
from scenes.services.chance import fresh_seed
from scenes.services.services import Services
from scenes.stack import Change, Pop, Push
from scenes.ui import paint, theme
from scenes.ui.entry import Entry
from scenes.ui.focus import Focus, Used, Widget
from scenes.ui.widgets import Button, Choice

_PANEL = pygame.Rect(46, 14, 1188, 692)
_LEFT, _WIDTH = _PANEL.left + 50, 600
_TOP, _ROW_PX, _PLACES_TOP, _PLACE_PX = _PANEL.top + 84, 42, _PANEL.top + 178, 41
_RIGHT = pygame.Rect(_PANEL.left + 706, _PANEL.top + 96, 434, 398)
_SEED_Y, _FOOT = _PANEL.top + 526, _PANEL.bottom - 76
_ENTRY_MOST = 80


@dataclass(frozen=True, slots=True)
class SetupActions:
    """What begins an evening, and what goes on with the one that waits (None: none does; the words say which).

    `loses`: whether another one would end it undecided. `lesson` teaches a game that `teaches` is true of.
    """

    begin: Callable[[Evening], Change]
    go_on: Callable[[], Change]
    waiting: Callable[[], str | None]
    loses: Callable[[], bool] = lambda: False
    lesson: Callable[[str], Change] = lambda game: None
    teaches: Callable[[str], bool] = lambda game: False


class SaloonSetup(Menu):
    """The table as it was last; the focus lies on beginning, so that Enter plays it once more."""

    def __init__(self, services: Services, draft: Draft, actions: SetupActions) -> None:
        self.services = services
        self.draft = draft
        self._actions = actions
        self._waiting = actions.waiting()
        self._asked: Evening | None = None
        say = services.text.say
        places = [self._place_row(services, number) for number in range(MOST_PLACES)]
        button = pygame.Rect(_RIGHT.left, _RIGHT.bottom - 54, 212, 50)
        options = Button(button, lambda: say("saloon.options"), lambda: Push(OptionsScene(services, draft)),
                         lambda: bool(draft.table.offered))  # fmt: skip
        lesson = Button(button.move(222, 0), lambda: say("saloon.lesson"), lambda: actions.lesson(draft.game),
                        lambda: actions.teaches(draft.game))  # fmt: skip
        field = pygame.Rect(_LEFT + 210, _SEED_Y, 620, 44)
        self._entry = Entry(
            field,
            lambda: say("setup.seed_hint"),
            _ENTRY_MOST,
            self._begin,
            lambda: None,
            partial(veil.hidden, services),
        )
        leave = Button(pygame.Rect(_LEFT, _FOOT, 220, 54), lambda: say("menu.back"), self.back)
        waits = Button(pygame.Rect(_LEFT + 330, _FOOT, 380, 54), lambda: say("saloon.go_on"), actions.go_on,
                       lambda: self._waiting is not None)  # fmt: skip
        start = Button(pygame.Rect(_PANEL.right - 350, _FOOT, 300, 54), lambda: say("saloon.begin"), self._begin,
                       lambda: self.fault() is None)  # fmt: skip
        widgets = [*self._choices(services), *places, options, lesson, self._entry, start, waits, leave]
        first = widgets.index(waits if self._waiting is not None else start)
        super().__init__(services, Focus(services, widgets, first))

    def resume(self, result: object) -> Change:
        """Looks again what waits; a yes gives up what does."""
        self._waiting = self._actions.waiting()
        asked, self._asked = self._asked, None
        super().resume(result)
        return self._actions.begin(asked) if result is True and asked is not None else None

    def back(self) -> Change:
        """To the title."""
        return Pop()

    def fault(self) -> str | None:
        """What speaks against beginning, in words; None: nothing."""
        text = self.services.text
        found = self.draft.fault()
        if found is not None:
            return text.say(f"saloon.fault.{found}", {"n": self.draft.limits[0]})
        try:
            if self._entry.text.strip():
                seeds.typed(self._entry.text)
        except seeds.SeedError as fault:
            return text.say(f"setup.seed_fault.{fault.why}", {"most": seeds.LONGEST})
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, its headings, options in words, what becomes of the seed, what is wrong."""
        text = self.services.text
        paint.panel(surface, self.services, _PANEL)
        place = (_PANEL.centerx, _PANEL.top + 40)
        text.draw(surface, text.say("saloon.heading"), place, "title", theme.HEADING_PX, theme.INK, "center", (800, 60))
        paint.rule(surface, (_LEFT, _PANEL.top + 72), _PANEL.width - 100)
        self._paint_options(surface)
        said = text.say("saloon.seed")
        text.draw(surface, said, (_LEFT + 8, self._entry.rect.centery), "body", theme.BODY_PX, theme.INK, "midleft",
                  (196, 44), wrap=True)  # fmt: skip
        fault = self.fault()
        said = fault or self._seed_words()
        place = (self._entry.rect.left + 4, self._entry.rect.bottom + 4)
        text.draw(surface, said, place, "body", theme.BODY_PX - 4, theme.RED_INK if fault else theme.INK,
                  box=(_PANEL.right - 60 - place[0], 26))  # fmt: skip
        if self._waiting is not None:
            place = (_LEFT + 520, _FOOT - 14)
            text.draw(surface, self._waiting, place, "small", theme.SMALL_PX - 2, theme.INK_PALE, "center", (390, 22))

    def _paint_options(self, surface: pygame.Surface) -> None:
        text, draft = self.services.text, self.draft
        pen = (_RIGHT.left, _RIGHT.top)
        said = wording.game_name(text, draft.game)
        text.draw(surface, said, pen, "title", theme.LARGE_PX + 6, theme.RED_INK, box=(_RIGHT.width, 44))
        said = text.say(f"saloon.game.{draft.game}.line")
        y = text.draw(surface, said, (pen[0], pen[1] + 46), "body", theme.BODY_PX - 4, theme.INK,
                      box=(_RIGHT.width, 74), wrap=True).bottom + 12  # fmt: skip
        lines = wording.summary(text, draft.table, draft.chosen)
        rest = _RIGHT.bottom - 62 - y
        for line in lines:
            drawn = text.draw(surface, line, (pen[0], y), "body", theme.BODY_PX - 4, theme.INK,
                              box=(_RIGHT.width, max(24, rest // max(1, len(lines)))), wrap=True)  # fmt: skip
            y = drawn.bottom + 6

    def _seed_words(self) -> str:
        say = self.services.text.say
        if not self._entry.text.strip():
            return say("saloon.seed_drawn")
        return say("saloon.seed_typed", {"seed": veil.said_seed(self.services, seeds.typed(self._entry.text))})

    def _choices(self, services: Services) -> list[Widget]:
        text, draft = services.text, self.draft
        games = [game.id for game in TABLE_GAMES]
        rows: list[Widget] = [
            Choice(
                pygame.Rect(_LEFT, _TOP, _WIDTH, _ROW_PX), lambda: text.say("saloon.game"),
                [partial(wording.game_name, text, game) for game in games], lambda: games.index(draft.game),
                lambda at: draft.change_game(games[at]),
            ),
            FormChoice(pygame.Rect(_LEFT, _TOP + _ROW_PX + 2, _WIDTH, _ROW_PX), services, draft),
        ]  # fmt: skip
        return rows if len(games) > 1 else rows[1:]

    def _place_row(self, services: Services, number: int) -> PlaceRow:
        rect = pygame.Rect(_LEFT, _PLACES_TOP + number * _PLACE_PX, _WIDTH, _PLACE_PX - 4)
        return PlaceRow(rect, self.draft, number, lambda place: Push(ChairScene(services, self.draft, place)))

    def _begin(self) -> Change:
        if self.fault() is not None:
            return None
        typed = bool(self._entry.text.strip())
        seed = seeds.typed(self._entry.text) if typed else fresh_seed()
        evening = self.draft.evening(seed, typed)
        if not self._actions.loses():
            return self._actions.begin(evening)
        say, self._asked = self.services.text.say, evening
        return Push(
            QuestionScene(
                self.services, lambda: say("saloon.replace_heading"),
                lambda: say("saloon.replace_body", {"evening": self._waiting or ""}),
                lambda: say("saloon.replace_yes"), lambda: say("saloon.replace_no"),
            )
        )  # fmt: skip


class FormChoice(Choice):
    """How many games belong together: what the chosen game knows of."""

    def __init__(self, rect: pygame.Rect, services: Services, draft: Draft) -> None:
        self._draft = draft
        self._said = services.text
        super().__init__(rect, lambda: services.text.say("saloon.form"), (), self._index, self._choose)

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """With the forms of the game that is chosen now."""
        self._options = tuple(partial(wording.form_name, self._said, form) for form in self._draft.table.forms)
        super().draw(surface, services, focused)

    def _go(self, by: int) -> Used:
        self._options = tuple(partial(wording.form_name, self._said, form) for form in self._draft.table.forms)
        return super()._go(by)

    def _index(self) -> int:
        return self._draft.table.forms.index(self._draft.form)

    def _choose(self, at: int) -> None:
        self._draft.form = self._draft.table.forms[at]
