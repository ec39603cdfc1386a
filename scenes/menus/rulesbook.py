"""Knows the rules book on the screen: contents that can be searched, pages, and their sheets."""

from functools import partial

import pygame

from scenes.campaign import parts
from scenes.campaign.parts import Pen
from scenes.menus import rulesbook_blocks
from scenes.menus.base import Menu
from scenes.menus.rulesbook_blocks import Figures, Piece
from scenes.menus.rulesbook_pages import Book, Page
from scenes.services import shapes
from scenes.services.inputs import Command, FocusLost, Input, Stall
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.entry import Entry
from scenes.ui.focus import Focus
from scenes.ui.lists import Row, ScrollList
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(24, 16, 1232, 688)
_SEARCH = pygame.Rect(_PANEL.left + 40, _PANEL.top + 96, 300, 44)
_LIST = pygame.Rect(_SEARCH.left, _SEARCH.bottom + 16, 300, 432)
_SHEET = pygame.Rect(_LIST.right + 36, _SEARCH.top, _PANEL.right - _LIST.right - 84, 484)
_TITLE_PX = 50
_ROOM = pygame.Rect(_SHEET.left, _SHEET.top + _TITLE_PX, _SHEET.width, _SHEET.height - _TITLE_PX)
_FOOT = _PANEL.bottom - 76
_MOST_LETTERS = 24
_LIST_PAGE = 2


class RulesBookScene(Menu):
    """Lies over anything and hides it. Pops by back, or by the key that opened it."""

    def __init__(self, services: Services, book: Book, figures: Figures, values: dict[str, object]) -> None:
        self._book = book
        self._figures = figures
        self._values = values
        self._page = book.page[0]
        self._sheet = 0
        self._cache: dict[object, list[list[tuple[Piece, pygame.Rect]]]] = {}
        self._search_entry = Entry(
            _SEARCH, partial(services.text.say, "rulesbook.search"), _MOST_LETTERS, self._to_list, self._filter
        )
        line = 34 if services.text.scale <= 110 else 42
        self._services = services
        self._found = book.page
        self._list = ScrollList(_LIST, self._rows(), line_px=line)
        say = services.text.say
        left = pygame.Rect(_ROOM.left, _FOOT, 64, 52)
        right = pygame.Rect(_ROOM.left + 200, _FOOT, 64, 52)
        done = pygame.Rect(_SHEET.right - 240, _FOOT, 240, 52)
        widgets = (
            self._search_entry, self._list,
            Button(left, lambda: "«", partial(self._turn, -1), partial(self._more, -1), "paper"),
            Button(right, lambda: "»", partial(self._turn, 1), partial(self._more, 1), "paper"),
            Button(done, lambda: say("rulesbook.close"), Pop),
        )  # fmt: skip
        super().__init__(services, Focus(services, widgets, 1))

    @property
    def page(self) -> Page:
        """The page that lies open."""
        return self._page

    @property
    def found(self) -> tuple[Page, ...]:
        """The pages in the contents as they are filtered now."""
        return self._found

    def open_at(self, page: str) -> None:
        """Opens a page by its id."""
        self._show(next(one for one in self._book.page if one.id == page))

    def sheets(self) -> list[list[tuple[Piece, pygame.Rect]]]:
        """The sheets of the open page, laid out for the language and text size in force."""
        text = self.services.text
        key = (self._page.id, text.language, text.scale, self.services.inputs.device)
        if key not in self._cache:
            pieces = rulesbook_blocks.pieces_of(self.services, self._book, self._page, self._figures, self._values)
            self._cache[key] = rulesbook_blocks.sheets(pieces, _ROOM.size)
        return self._cache[key]

    def handle(self, given: Input) -> Change:
        """The key of the rules closes; in the contents left and right turn the sheets."""
        in_list = self.focus.widget is self._list
        match given:
            case Command("rules" | "pause", False):
                return Pop()
            case Stall() | FocusLost():
                return None
            case Command("left" | "right" as name, _) if in_list and self._turns(-1 if name == "left" else 1):
                return None
        index = self._list.index
        change = super().handle(given)
        if isinstance(given, Command) and in_list and self._found and self._list.index != index:
            self._show(self._found[self._list.index])
        return change

    def paint(self, surface: pygame.Surface) -> None:
        """The panel, the page's name, the open sheet, where one is in it."""
        text = self.services.text
        parts.headed_panel(surface, self.services, _PANEL, text.say(f"rulesbook.{self._book.id}.title"))
        shapes.line(surface, theme.INK_PALE, (_LIST.right + 18, _SEARCH.top), (_LIST.right + 18, _PANEL.bottom - 30))
        pen = Pen(surface, self.services, "title", theme.RED_INK)
        pen.line(self._title(self._page), (_SHEET.left, _SHEET.top + 18), theme.LARGE_PX + 2, (_SHEET.width, 40))
        paint.rule(surface, (_SHEET.left, _SHEET.top + 40), _SHEET.width)
        pages = self.sheets()
        self._sheet = min(self._sheet, len(pages) - 1)
        for piece, place in pages[self._sheet]:
            piece.draw(surface, place.move(_ROOM.topleft))
        if not self._found:
            Pen(surface, self.services).block(
                text.say("rulesbook.nothing"),
                (_LIST.left + 8, _LIST.top + 12),
                theme.BODY_PX - 2,
                (_LIST.width - 16, 120),
            )
        foot, box = (_ROOM.left + 132, _FOOT + 26), (120, 40)
        Pen(surface, self.services, "figures").line(
            f"{self._sheet + 1} / {len(pages)}", foot, theme.BODY_PX, box, "center"
        )

    def back(self) -> Change:
        """Closes it."""
        return Pop()

    def _rows(self) -> list[Row]:
        return [Row(partial(self._title, page), partial(self._open, page)) for page in self._found]

    def _title(self, page: Page) -> str:
        return self._services.text.say(f"rulesbook.{self._book.id}.{page.id}.title")

    def _open(self, page: Page) -> Change:
        if page is self._page:
            self._turns(1)
        self._show(page)
        return None

    def _show(self, page: Page) -> None:
        if page is not self._page:
            self._page, self._sheet = page, 0
        if page in self._found:
            self._list.index = self._found.index(page)

    def _turn(self, by: int) -> Change:
        self._turns(by)
        return None

    def _turns(self, by: int) -> bool:
        if not self._more(by):
            return False
        self._sheet += by
        self.services.audio.play("paper", 40)
        return True

    def _more(self, by: int) -> bool:
        return 0 <= self._sheet + by < len(self.sheets())

    def _to_list(self) -> Change:
        if self._found:
            self._show(self._found[0])
            self.focus.set(1)
        return None

    def _filter(self) -> None:
        wanted = self._search_entry.text.strip().casefold()
        self._found = tuple(page for page in self._book.page if wanted in self._said(page).casefold())
        self._list.replace_rows(self._rows())
        if self._page in self._found:
            self._list.index = self._found.index(self._page)

    def _said(self, page: Page) -> str:
        """All words of a page, to be searched."""
        pieces = rulesbook_blocks.pieces_of(self._services, self._book, page, self._figures, self._values)
        return "\n".join([self._title(page), *(words for piece in pieces if (words := getattr(piece, "words", "")))])
