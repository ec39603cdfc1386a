"""Knows the set-up of a run: its kind, the difficulty with its table, stakes above hard, a seed or a run code."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.codes import CodeFault
from game.core.seeds import SeedError
from scenes.campaign.almanac import Calendar
from scenes.campaign.kinds import KINDS, Kind, Wish
from scenes.campaign.tries import Page
from scenes.menus import setup_kinds, typed
from scenes.menus.base import Menu
from scenes.menus.typed import Typed
from scenes.services import shapes, veil
from scenes.services.inputs import Command, Input
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.columns import Column, Columns
from scenes.ui.entry import Entry
from scenes.ui.focus import Focus, Widget
from scenes.ui.sometimes import Sometimes
from scenes.ui.widgets import Button, Choice, Words

_PANEL = pygame.Rect(90, 16, 1100, 690)
_LEFT, _RIGHT = _PANEL.left + 50, _PANEL.right - 50
_TABS_TOP, _TAB_PX, _TAB_GAP = _PANEL.top + 82, 46, 20
_TABLE_TOP, _STAKES_TOP, _ENTRY_TOP = _PANEL.top + 180, _PANEL.top + 488, _PANEL.top + 538
_FOOT = _PANEL.bottom - 68
_ENTRY_MOST = 640
_HARD = "hard"


@dataclass(frozen=True, slots=True)
class Difficulty:
    """A difficulty as the set-up shows it: a cell for each row of the table, strengths (per mille) as bars."""

    id: str
    cells: tuple[Words, ...]
    strengths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetupOffer:
    """What can be set up: the table's row labels, the difficulties, what begins a run, and what the calendar says.

    `stakes` above hard are open, `stake` was chosen last, `stake_words` say what each adds; `kind` is picked first.
    """

    rows: tuple[Words, ...]
    difficulties: tuple[Difficulty, ...]
    start: Callable[[Wish], Change]
    page: Callable[[Calendar], Page]
    picked: str = "normal"
    kind: Kind = "free"
    stakes: int = 0
    stake: int = 0
    stake_words: Callable[[int], str] = str


class SetupScene(Menu):
    """Enter begins at once; the seed's canonical form is shown while it is typed."""

    def __init__(self, services: Services, offer: SetupOffer) -> None:
        self._offer = offer
        self._say = say = services.text.say
        self.kind: Kind = offer.kind
        self._typed: Typed | SeedError | CodeFault | None = None
        columns = tuple(Column(_heading(services, one.id), one.cells, one.strengths) for one in offer.difficulties)
        ids = [one.id for one in offer.difficulties]
        picked = ids.index(offer.picked) if offer.picked in ids else 0
        self._stake = min(offer.stake, offer.stakes)
        table = pygame.Rect(_LEFT, _TABLE_TOP, _RIGHT - _LEFT, 300)
        self._columns = Columns(table, offer.rows, lambda: say("setup.bars"), columns, picked, self._start)
        place = pygame.Rect(_LEFT + 190, _ENTRY_TOP, 452, 44)
        self._entry = self._line(place, "setup.seed_hint", _ENTRY_MOST, partial(veil.hidden, services))
        self._text = self._line(
            pygame.Rect(_LEFT + 676, _ENTRY_TOP, _RIGHT - _LEFT - 676, 44), "setup.text_hint", setup_kinds.TEXT_MOST
        )
        leave = Button(pygame.Rect(_LEFT, _FOOT, 260, 54), lambda: say("menu.back"), Pop)
        start = Button(pygame.Rect(_RIGHT - 300, _FOOT, 300, 54), self._start_words, self._start, self._seed_is_fine)
        tabs = self._tabs()
        widgets: tuple[Widget, ...] = (
            *tabs, self._columns, self._stakes(pygame.Rect(_LEFT, _STAKES_TOP, 480, 42)),
            Sometimes(self._entry, lambda: not self._calendar), Sometimes(self._text, self._takes_text), start, leave,
        )  # fmt: skip
        super().__init__(services, Focus(services, widgets, len(tabs)))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, its headings, the kind of run, what becomes of the seed."""
        text = self.services.text
        paint.panel(surface, self.services, _PANEL)
        place = (_PANEL.centerx, _PANEL.top + 38)
        text.draw(surface, text.say("setup.heading"), place, "title", theme.HEADING_PX, theme.INK, "center", (900, 56))
        paint.rule(surface, (_LEFT, _PANEL.top + 68), _RIGHT - _LEFT)
        tab = self._tab(KINDS.index(self.kind))
        shapes.rect(surface, theme.RED_INK, (tab.left + 12, tab.bottom + 8, tab.width - 24, 5), 0, 2)
        kind = "ranked_seeded" if self.kind == "ranked" and self._typed is not None else self.kind
        self._write(surface, text.say(f"setup.kind.{kind}_about"), (_LEFT + 8, _TABS_TOP + 76), theme.BODY_PX - 3)
        words, place = self.stake_words(), (_LEFT + 510, _STAKES_TOP + 21)
        self._write(surface, words, place if self._can_stake() else (_LEFT + 8, place[1]), theme.BODY_PX - 4, 46)
        if self._calendar:
            self._paint_page(surface, self._calendar)
            return
        label = (_LEFT + 8, self._entry.rect.centery)
        words = text.say("setup.seed")
        text.draw(surface, words, label, "body", theme.BODY_PX - 1, theme.INK, "midleft", (176, 50), wrap=True)
        words, colour = self.seed_words()
        self._write(surface, words, (_LEFT + 8, self._entry.rect.bottom + 20), theme.BODY_PX - 4, 32, colour)

    def handle(self, given: Input) -> Change:
        """As every menu; what a code says cannot be changed beside it."""
        to = self._arrow(given)
        if to is not None:
            self.focus.set(to)
            return None
        change = super().handle(given)
        self._read()
        return change

    def _arrow(self, given: Input) -> int | None:
        """Where an arrow leads that would not lead there by distance alone."""
        table, here = len(KINDS), self.focus.index
        entry, text, start, leave = range(table + 2, table + 6)
        match given:
            case Command("down") if here < table:
                return table
            case Command("up") if here == table:
                return KINDS.index(self.kind)
            case Command("down") if here in (entry, text):
                return start
            case Command("right") if here == leave:
                return start
            case Command("left") if here == start:
                return leave
        return None

    def back(self) -> Change:
        """To the title."""
        return Pop()

    def seed_words(self) -> tuple[str, theme.Colour]:
        """What is said below the entry, and in which ink; a drawn seed stays secret, since it tells every throw."""
        say = self.services.text.say
        match self._typed:
            case None:
                words = setup_kinds.own_words(self._text.text) if self._takes_text() else ""
                return say("setup.text_shown", {"text": words}) if words else say("setup.seed_drawn"), theme.INK
            case SeedError() | CodeFault() as fault:
                return typed.said_fault(self.services.text, fault), theme.RED_INK
            case Typed(seed, None):
                key = "setup.ranked_typed" if self.kind == "ranked" else "setup.seed_typed"
                return say(key, {"seed": veil.said_seed(self.services, seed)}), theme.INK
            case Typed() as wanted:
                return typed.said_code(self.services, wanted), theme.INK

    def stake_words(self) -> str:
        """What the chosen stake adds, or what it takes to choose one."""
        say = self.services.text.say
        if self._by_code():
            return say("setup.code_decides")
        if self._level != _HARD:
            return say("setup.stakes_hard_only")
        if not self._offer.stakes:
            return say("setup.stakes_closed")
        return self._offer.stake_words(self._stake)

    @property
    def _level(self) -> str:
        return self._offer.difficulties[self._columns.picked].id

    @property
    def _calendar(self) -> Calendar | None:
        return self.kind if self.kind == "daily" or self.kind == "weekly" else None

    def _by_code(self) -> bool:
        return not self._calendar and isinstance(self._typed, Typed) and self._typed.difficulty is not None

    def _can_stake(self) -> bool:
        return not self._by_code() and self._level == _HARD and self._offer.stakes > 0

    def _takes_text(self) -> bool:
        return self.kind == "ranked" and self._typed is None

    def _start_words(self) -> str:
        practice = self._calendar is not None and self._offer.page(self._calendar).attempt.state != "open"
        return self._say("setup.start_practice" if practice else "setup.start")

    def _tab(self, number: int) -> pygame.Rect:
        width = (_RIGHT - _LEFT + _TAB_GAP) // len(KINDS)
        return pygame.Rect(_LEFT + number * width, _TABS_TOP, width - _TAB_GAP, _TAB_PX)

    def _tabs(self) -> list[Button]:
        words = [partial(self._say, f"setup.kind.{kind}") for kind in KINDS]
        return [
            Button(self._tab(number), words[number], partial(self._pick, kind), sound="paper")
            for number, kind in enumerate(KINDS)
        ]

    def _pick(self, kind: Kind) -> Change:
        self.kind = kind
        return None

    def _line(self, rect: pygame.Rect, hint: str, most: int, hidden: Callable[[], bool] = bool) -> Entry:
        return Entry(rect, lambda: self._say(hint), most, self._start, self._read, hidden)

    def _write(
        self, surface: pygame.Surface, words: str, place: tuple[int, int], size: int, height: int = 40,
        colour: theme.Colour = theme.INK,
    ) -> None:  # fmt: skip
        """A sentence from `place` (its middle) to the right edge."""
        box = (_RIGHT - place[0] - 8, height)
        self.services.text.draw(surface, words, place, "body", size, colour, "midleft", box, wrap=True)

    def _paint_page(self, surface: pygame.Surface, calendar: Calendar) -> None:
        said = setup_kinds.said_page(self.services.text, calendar, self._offer.page(calendar))
        for number, words in enumerate(said):
            self._write(surface, words, (_LEFT + 8, _ENTRY_TOP + 8 + number * 28), theme.BODY_PX - 4, 27)

    def _stakes(self, rect: pygame.Rect) -> Sometimes:
        say = self._say
        options: list[Words] = [lambda: say("setup.no_stake")]
        options += [partial(str, stake) for stake in range(1, self._offer.stakes + 1)]
        return Sometimes(
            Choice(rect, lambda: say("setup.stake"), options, lambda: self._stake, self._put_stake), self._can_stake
        )

    def _put_stake(self, stake: int) -> None:
        self._stake = stake

    def _read(self) -> None:
        """Looks at what is typed now; a code says how hard the run is, so that is picked too."""
        self._typed = None
        if self._calendar or not self._entry.text.strip():
            return
        try:
            self._typed = typed.read(self._entry.text)
        except (SeedError, CodeFault) as fault:
            self._typed = fault
        if isinstance(self._typed, Typed) and self._typed.difficulty is not None:
            self._columns.picked = [one.id for one in self._offer.difficulties].index(self._typed.difficulty)

    def _seed_is_fine(self) -> bool:
        return not isinstance(self._typed, SeedError | CodeFault)

    def _start(self) -> Change:
        stake = self._stake if self._can_stake() else 0
        match self._typed:
            case SeedError() | CodeFault():
                return None
            case Typed(seed, str(level), coded):
                return self._offer.start(Wish(level, coded, self.kind, seed))
            case Typed(seed):
                return self._offer.start(Wish(self._level, stake, self.kind, seed))
        if self._calendar:
            return self._offer.start(Wish(self._level, stake, self.kind, shown=self._offer.page(self._calendar).seed))
        words = setup_kinds.own_words(self._text.text) if self._takes_text() else ""
        return self._offer.start(Wish(self._level, stake, self.kind, text=words))


def _heading(services: Services, difficulty: str) -> Words:
    return lambda: services.text.say(f"difficulty.{difficulty}")
