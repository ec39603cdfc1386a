"""Knows the settings screen: a button a page, a trial of LiveSplit; what is changed is saved when it is left."""

from collections.abc import Callable
from functools import partial

import pygame

from scenes.campaign import timer_sign
from scenes.menus.base import Menu
from scenes.menus.settings_rows import Rows
from scenes.services import shapes
from scenes.services.inputs import Command, Input
from scenes.services.livesplit import State
from scenes.services.livesplit_line import Trial, Verdict
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.focus import Focus, Widget
from scenes.ui.widgets import Button

PAGES = ("settings.page.play", "settings.page.picture", "settings.page.sound", "settings.page.races")
RACES = 3
_PANEL = pygame.Rect(190, 26, 900, 668)
_LEFT, _WIDTH = _PANEL.left + 60, _PANEL.width - 120
_TABS_TOP, _TAB_PX, _GAP_PX = _PANEL.top + 92, (_WIDTH + 16) // len(PAGES), 16
_ROWS_TOP, _ROW_PX = _PANEL.top + 164, 54
_TRIAL_ROW = 5
_SAID = {
    "answered": "settings.trial.answered", "silent": "settings.trial.silent", "other": "settings.trial.other",
    "nobody": "settings.trial.nobody",
}  # fmt: skip


class SettingsScene(Menu):
    """Lies over anything; what is below shows through, blurred. It opens on the first row of a page."""

    see_through = True

    def __init__(self, services: Services, page: int = 0) -> None:
        self._kept = services.settings
        self._failed = False
        self._page = page
        self._trial: Trial | None = None
        self._verdict: Verdict | None = None
        super().__init__(services, Focus(services, self._widgets(services), len(PAGES)))

    def handle(self, given: Input) -> Change:
        """Up and down go row by row, and between the first or last row and the button of the open page."""
        first, last, now = len(PAGES), len(self.focus.widgets) - 1, self.focus.index
        match given:
            case Command("down", _) if now < first:
                self.focus.set(first)
            case Command("up", _) if now < first:
                self.focus.set(last)
            case Command("up", _) if now == first:
                self.focus.set(self._page)
            case Command("down", _) if now == last:
                self.focus.set(self._page)
            case Command("down" | "up" as way, repeat):
                return super().handle(Command("next" if way == "down" else "previous", repeat))
            case _:
                return super().handle(given)
        return None

    @property
    def tried(self) -> bool:
        """Whether a trial has come to something."""
        return self._verdict is not None

    def update(self, dt: float) -> Change:
        """Looks whether the trial has come to something."""
        if self._trial is not None:
            self._verdict = self._trial.verdict()
            if self._verdict is not None:
                self._trial = None
        return super().update(dt)

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet and its heading, the mark of the open page, what the trial came to."""
        text = self.services.text
        paint.panel(surface, self.services, _PANEL)
        place = (_PANEL.centerx, _PANEL.top + 44)
        words = text.say("settings.heading")
        text.draw(surface, words, place, "title", theme.HEADING_PX - 6, theme.INK, "center", (700, 56))
        paint.rule(surface, (_LEFT, _PANEL.top + 76), _WIDTH)
        tab = _tab(self._page)
        shapes.rect(surface, theme.RED_INK, (tab.left + 12, tab.bottom + 5, tab.width - 24, 5), 0, 2)
        if self._page == RACES:
            self._paint_trial(surface)
        if self._failed:
            place = (_PANEL.centerx, _PANEL.bottom - 92)
            text.draw(surface, text.say("settings.not_saved"), place, "small", theme.SMALL_PX, theme.RED_INK, "center",
                      (780, 24))  # fmt: skip

    def back(self) -> Change:
        """Saves; if the disk refuses that is said once, the second time it leaves all the same."""
        if not self._kept.save() and not self._failed:
            self._failed = True
            return None
        return Pop()

    def leave(self) -> None:
        """Saves, also if the screen goes with the whole stack."""
        self._kept.save()
        super().leave()

    def _widgets(self, services: Services) -> list[Widget]:
        say, rows = services.text.say, Rows(services, _row)
        tabs = [
            Button(_tab(number), partial(say, words), self._open(number), sound="paper")
            for number, words in enumerate(PAGES)
        ]
        page = (rows.play, rows.picture, rows.sound, rows.races)[self._page]()
        if self._page == RACES:
            place = _row(_TRIAL_ROW)
            field = pygame.Rect(place.right - place.width * 45 // 100, place.top + 4, place.width * 45 // 100, 46)
            page.append(Button(field, partial(say, "settings.trial"), self._try, lambda: self._trial is None))
        done = pygame.Rect(0, 0, 260, 54)
        done.midbottom = (_PANEL.centerx, _PANEL.bottom - 22)
        return [*tabs, *page, Button(done, partial(say, "settings.done"), self.back)]

    def _open(self, number: int) -> Callable[[], Change]:
        def turn() -> Change:
            self._page, self._trial, self._verdict = number, None, None
            self.focus.release()
            self.focus = Focus(self.services, self._widgets(self.services), number)
            self.focus.claim()
            return None

        return turn

    def _try(self) -> Change:
        self._trial, self._verdict = Trial(self._kept.now.livesplit_port), None
        return None

    def _paint_trial(self, surface: pygame.Surface) -> None:
        text, row, verdict = self.services.text, _row(_TRIAL_ROW), self._verdict
        state: State = "connecting"
        if self._trial is not None:
            words = text.say("settings.trial.goes_on")
        elif verdict is not None:
            words = text.say(_SAID[verdict], {"port": self._kept.now.livesplit_port})
            state = "connected" if verdict == "answered" else "refused"
        else:
            return
        timer_sign.mark(surface, state, (row.left + 20, row.bottom + 36), theme.INK)
        place, box = (row.left + 40, row.bottom + 36), (row.width - 50, 62)
        text.draw(surface, words, place, "body", theme.SMALL_PX + 2, theme.INK, "midleft", box, wrap=True)


def _tab(number: int) -> pygame.Rect:
    return pygame.Rect(_LEFT + number * _TAB_PX, _TABS_TOP, _TAB_PX - _GAP_PX, 48)


def _row(number: int) -> pygame.Rect:
    return pygame.Rect(_LEFT, _ROWS_TOP + number * _ROW_PX, _WIDTH, _ROW_PX - 6)
