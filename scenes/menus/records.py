"""Knows the records on the screen: a button a page, what each page lets choose, what is still being read."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.yathsel import difficulty
from scenes.campaign import parts
from scenes.campaign.parts import Pen
from scenes.menus import records_badges
from scenes.menus.base import Menu
from scenes.menus.records_pages import paint_boxes, paint_dice, paint_runs
from scenes.menus.records_saloon import paint_saloon
from scenes.menus.records_times import paint_times
from scenes.services import best_times, honours, saloon_figures, shapes, statistics
from scenes.services.asking import Asking
from scenes.services.badges import Standing
from scenes.services.best_times import CATEGORIES, Times
from scenes.services.records import Records
from scenes.services.saloon_figures import COMPANIES, SaloonFigures
from scenes.services.services import Services
from scenes.services.statistics import Figures
from scenes.stack import Change, Pop
from scenes.ui import theme
from scenes.ui.focus import Focus
from scenes.ui.grid import Grid
from scenes.ui.sometimes import Sometimes
from scenes.ui.widgets import Button, Choice, Words

PAGES = ("runs", "times", "boxes", "dice", "saloon", "badges")
_PANEL = pygame.Rect(36, 24, 1208, 672)
_ROOM = pygame.Rect(_PANEL.left + 48, _PANEL.top + 162, _PANEL.width - 96, 414)
_GRID = pygame.Rect(_PANEL.left + 44, _PANEL.top + 164, 702, 402)
_NOTE = pygame.Rect(_GRID.right + 28, _GRID.top + 4, _PANEL.right - _GRID.right - 72, 394)
_FOOT = _PANEL.bottom - 76
_GAP_PX = 26
_LEVELS = ("", *difficulty.NAMES)
_FOR_LEVELS = ("runs", "times", "boxes", "dice")


@dataclass(frozen=True, slots=True)
class Shown:
    """What stands on a page: figures of the runs, and what that page alone shows."""

    page: str
    category: str = CATEGORIES[0]
    found: Figures = field(default_factory=Figures)
    times: Times = field(default_factory=Times)
    tables: SaloonFigures = field(default_factory=SaloonFigures)
    badges: tuple[Standing, ...] = ()


class RecordsScene(Menu):
    """What the run files say of a player, and those of `saloon` of everybody at this machine."""

    see_through = True

    def __init__(
        self, services: Services, records: Records, files: Callable[[], Change], saloon: Records | None = None
    ) -> None:
        self._records = records
        self._saloon = saloon
        self.page = PAGES[0]
        self._level = self._category = self._company = 0
        self._changes = -1
        self._asking: Asking[Shown] = Asking()
        self.shown = Shown("")
        say = services.text.say
        self._width = (_PANEL.width - 88 + _GAP_PX) // len(PAGES)
        tabs = [
            Button(
                pygame.Rect(_PANEL.left + 44 + number * self._width, _PANEL.top + 94, self._width - _GAP_PX, 50),
                partial(say, f"records.page.{page}"), self._open(page), sound="paper",
            )
            for number, page in enumerate(PAGES)
        ]  # fmt: skip
        self._grid = Grid(_GRID, records_badges.CELL_PX, self._paint_cell)
        back = Button(pygame.Rect(_PANEL.left + 44, _FOOT, 200, 52), partial(say, "menu.back"), Pop)
        to_files = Button(pygame.Rect(_PANEL.left + 264, _FOOT, 240, 52), partial(say, "files.open"), files)
        grid = Sometimes(self._grid, lambda: self.page == "badges" and self._grid.open)
        super().__init__(services, Focus(services, (*tabs, *self._choices(say), grid, back, to_files)))

    def enter(self) -> None:
        """Looks for runs that are not counted yet."""
        for records in self._all():
            records.refresh()
        self._look()
        super().enter()

    def update(self, dt: float) -> Change:
        """Asks again when something new is known."""
        answer = self._asking.taken()
        if answer is not None:
            self.shown = answer
            if self._grid.count != len(answer.badges):
                self._grid.show(len(answer.badges))
        if self._known() != self._changes:
            self._look()
        return super().update(dt)

    @property
    def looks(self) -> bool:
        """Whether something is being asked for that is not shown yet."""
        return self._asking.busy or self._known() != self._changes

    def back(self) -> Change:
        """To the title."""
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, the mark of the open page, the page, and what is still to be read."""
        say = self.services.text.say
        parts.headed_panel(surface, self.services, _PANEL, say("records.heading"))
        left = _PANEL.left + 44 + PAGES.index(self.page) * self._width
        shapes.rect(surface, theme.RED_INK, (left + 12, _PANEL.top + 149, self._width - _GAP_PX - 24, 5), 0, 2)
        empty = self._empty()
        if self.shown.page != self.page:
            pass  # a moment, until its figures are there
        elif empty:
            words = say("records.reading" if any(records.left for records in self._all()) else empty)
            pen = Pen(surface, self.services)
            pen.block(words, _ROOM.center, theme.LARGE_PX, (700, 160), "center", "centre")
        else:
            self._paint_page(surface)
        said = self._standing()
        place, box = (_PANEL.left + 520, _FOOT + 26), (_PANEL.width - 520 - 44 - 440 - 16, 60)
        Pen(surface, self.services, "body", theme.INK_PALE).block(said, place, theme.SMALL_PX, box, "midleft")

    def _paint_page(self, surface: pygame.Surface) -> None:
        services = self.services
        match self.page:
            case "runs":
                paint_runs(surface, services, _ROOM, self.shown.found)
            case "times":
                paint_times(surface, services, _ROOM, self.shown.times, self.shown.category)
            case "boxes":
                paint_boxes(surface, services, _ROOM, self.shown.found)
            case "dice":
                paint_dice(surface, services, _ROOM, self.shown.found)
            case "saloon":
                paint_saloon(surface, services, _ROOM, self.shown.tables)
            case _:
                records_badges.paint_note(surface, services, _NOTE, self.shown.badges[self._grid.index])
                earned = sum(one.earned for one in self.shown.badges)
                said = services.text.say("badges.earned", {"n": earned, "all": len(self.shown.badges)})
                about, box = services.text.say("badges.about"), (_PANEL.width - 520 - 300, 60)
                if not self._standing():
                    pale = Pen(surface, services, "body", theme.INK_PALE)
                    pale.block(about, (_PANEL.left + 520, _FOOT + 26), theme.SMALL_PX, box, "midleft")
                place = (_PANEL.right - 48, _FOOT + 26)
                Pen(surface, services).line(said, place, theme.BODY_PX - 1, (240, 34), "midright")

    def _paint_cell(self, surface: pygame.Surface, index: int, rect: pygame.Rect) -> None:
        records_badges.paint_cell(surface, self.services, self.shown.badges[index], rect)

    def _empty(self) -> str:
        """The words for a page on which nothing stands, if that is so."""
        if self.page in _FOR_LEVELS and not (self.shown.found.played or self.shown.found.abandoned):
            return "records.none"
        return "tables.none" if self.page == "saloon" and not self.shown.tables.played else ""

    def _standing(self) -> str:
        text = self.services.text
        trouble = next((records.trouble for records in self._all() if records.trouble is not None), None)
        if trouble is not None:
            return text.say("records.trouble", {"reason": trouble})
        left = sum(records.left for records in self._all())
        if left:
            return text.say_n("records.left", left)
        return text.say_n("records.unread", self.shown.found.unread) if self.shown.found.unread else ""

    def _all(self) -> tuple[Records, ...]:
        return (self._records,) if self._saloon is None else (self._records, self._saloon)

    def _known(self) -> int:
        return sum(records.changes for records in self._all())

    def _look(self) -> None:
        """Asks for what the open page shows; whether there is any run is asked on each of them."""
        self._changes = self._known()
        self._asking.ask(
            partial(
                _shown, self._records, self._saloon, self.page, _LEVELS[self._level], CATEGORIES[self._category],
                COMPANIES[self._company],
            )
        )  # fmt: skip

    def _choices(self, say: Callable[[str], str]) -> tuple[Sometimes, ...]:
        foot = pygame.Rect(_PANEL.right - 44 - 440, _FOOT, 440, 52)
        above = pygame.Rect(_ROOM.right - 560, _ROOM.top - 2, 560, 44)
        levels = [partial(say, f"difficulty.{level}" if level else "records.all") for level in _LEVELS]
        categories = [partial(say, f"category.{category}") for category in CATEGORIES]
        companies = [partial(say, f"tables.company.{one}" if one else "records.all") for one in COMPANIES]
        return (
            self._choice(above, partial(say, "times.category"), categories, "_category", ("times",)),
            self._choice(foot, partial(say, "records.difficulty"), levels, "_level", _FOR_LEVELS),
            self._choice(foot, partial(say, "tables.company"), companies, "_company", ("saloon",)),
        )

    def _choice(
        self, rect: pygame.Rect, words: Words, options: list[partial[str]], field: str, pages: tuple[str, ...]
    ) -> Sometimes:
        def put(index: int) -> None:
            setattr(self, field, index)
            self._look()

        choice = Choice(rect, words, options, lambda: getattr(self, field), put)
        return Sometimes(choice, lambda: self.page in pages)

    def _open(self, page: str) -> Callable[[], Change]:
        def turn() -> Change:
            self.page = page
            self._look()
            return None

        return turn


def _shown(records: Records, saloon: Records | None, page: str, level: str, category: str, company: str) -> Shown:
    """What a page shows, asked of the databases."""
    every = (records,) if saloon is None else (records, saloon)
    return Shown(
        page,
        category,
        statistics.read(records, level),
        best_times.read(records, category, level) if page == "times" else Times(),
        saloon_figures.read(saloon, company) if page == "saloon" and saloon is not None else SaloonFigures(),
        honours.read(every) if page == "badges" else (),
    )
