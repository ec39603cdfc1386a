"""Knows the set-up of a run: the difficulty with its table, stakes above hard, a seed or a run code."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.core import seeds
from game.core.codes import CodeFault
from game.core.seeds import SeedError
from scenes.menus import typed
from scenes.menus.base import Menu
from scenes.menus.typed import Typed
from scenes.services import veil
from scenes.services.inputs import Input
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.columns import Column, Columns
from scenes.ui.entry import Entry
from scenes.ui.focus import Focus, Used
from scenes.ui.widgets import Button, Choice, Words

_PANEL = pygame.Rect(90, 30, 1100, 660)
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
    """What can be set up: the table's row labels, the difficulties, and what begins a run (difficulty, stake, seed,
    typed). `stakes` above hard are open, `stake` was chosen last, `stake_words` say what each adds."""

    rows: tuple[Words, ...]
    difficulties: tuple[Difficulty, ...]
    start: Callable[[str, int, str, bool], Change]
    picked: str = "normal"
    seed: str = ""
    stakes: int = 0
    stake: int = 0
    stake_words: Callable[[int], str] = str


class StakeChoice:
    """A choice that is there only while it can be made."""

    typing = False

    def __init__(self, choice: Choice, can: Callable[[], bool]) -> None:
        self.rect = choice.rect
        self._choice = choice
        self._can = can

    @property
    def open(self) -> bool:
        """Whether stakes can be chosen now."""
        return self._can()

    def handle(self, given: Input) -> Used | None:
        """As the choice."""
        return self._choice.handle(given)

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """As the choice; nothing while it cannot be made."""
        if self.open:
            self._choice.draw(surface, services, focused)


class SetupScene(Menu):
    """Enter begins at once; the seed's canonical form is shown while it is typed."""

    def __init__(self, services: Services, offer: SetupOffer) -> None:
        self._offer = offer
        self._offer_say = say = services.text.say
        columns = tuple(Column(_heading(services, one.id), one.cells, one.strengths) for one in offer.difficulties)
        ids = [one.id for one in offer.difficulties]
        picked = ids.index(offer.picked) if offer.picked in ids else 0
        self._stake = min(offer.stake, offer.stakes)
        table = pygame.Rect(_PANEL.left + 50, _PANEL.top + 94, _PANEL.width - 100, 330)
        self._columns = Columns(table, offer.rows, lambda: say("setup.bars"), columns, picked, self._start)
        self._typed: Typed | SeedError | CodeFault | None = None
        self._entry = Entry(
            pygame.Rect(_PANEL.left + 350, _PANEL.top + 488, 700, 46), lambda: say("setup.seed_hint"), _ENTRY_MOST,
            self._start, self._read, partial(veil.hidden, services),
        )  # fmt: skip
        self._entry.put(offer.seed)
        stakes = self._stakes(pygame.Rect(_PANEL.left + 50, _PANEL.top + 434, 480, 44))
        foot = _PANEL.bottom - 76
        leave = Button(pygame.Rect(_PANEL.left + 50, foot, 260, 56), lambda: say("menu.back"), Pop)
        start = Button(
            pygame.Rect(_PANEL.right - 350, foot, 300, 56), lambda: say("setup.start"), self._start, self._seed_is_fine
        )
        super().__init__(services, Focus(services, (self._columns, stakes, self._entry, start, leave)))

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
        place = (self._entry.rect.left + 4, self._entry.rect.bottom + 6)
        text.draw(surface, words, place, "body", theme.BODY_PX - 3, colour, box=(696, 42), wrap=True)
        words, place = self.stake_words(), (_PANEL.left + 560, _PANEL.top + 456)
        width = _PANEL.right - 50 - place[0]
        if not self._can_stake():
            place, width = (_PANEL.left + 58, place[1]), _PANEL.width - 108
        text.draw(surface, words, place, "body", theme.BODY_PX - 4, theme.INK, "midleft", (width, 46), wrap=True)

    def handle(self, given: Input) -> Change:
        """As every menu; what a code says cannot be changed beside it."""
        change = super().handle(given)
        self._read()
        return change

    def back(self) -> Change:
        """To the title."""
        return Pop()

    def seed_words(self) -> tuple[str, theme.Colour]:
        """What is said below the entry, and in which ink; a drawn seed stays secret, since it tells every throw."""
        say = self.services.text.say
        match self._typed:
            case None:
                return say("setup.seed_drawn"), theme.INK
            case SeedError() | CodeFault() as fault:
                return typed.said_fault(self.services.text, fault), theme.RED_INK
            case Typed(seed, None):
                return say("setup.seed_typed", {"seed": veil.said_seed(self.services, seed)}), theme.INK
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

    def _by_code(self) -> bool:
        return isinstance(self._typed, Typed) and self._typed.difficulty is not None

    def _can_stake(self) -> bool:
        return not self._by_code() and self._level == _HARD and self._offer.stakes > 0

    def _stakes(self, rect: pygame.Rect) -> StakeChoice:
        say = self._offer_say
        options: list[Words] = [lambda: say("setup.no_stake")]
        options += [partial(str, stake) for stake in range(1, self._offer.stakes + 1)]
        return StakeChoice(
            Choice(rect, lambda: say("setup.stake"), options, lambda: self._stake, self._put_stake), self._can_stake
        )

    def _put_stake(self, stake: int) -> None:
        self._stake = stake

    def _read(self) -> None:
        """Looks at what is typed now; a code says how hard the run is, so that is picked too."""
        self._typed = None
        if not self._entry.text.strip():
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
        match self._typed:
            case SeedError() | CodeFault():
                return None
            case Typed(seed, str(level), stake):
                return self._offer.start(level, stake, seed, True)
            case Typed(seed):
                return self._offer.start(self._level, self._stake if self._can_stake() else 0, seed, True)
        return self._offer.start(self._level, self._stake if self._can_stake() else 0, fresh_seed(), False)


def fresh_seed() -> str:
    """A random seed (engine.md section 2): drawn by the system, outside the engine."""
    return "".join(secrets.choice(seeds.ALPHABET) for _ in range(seeds.RANDOM_LENGTH))


def _heading(services: Services, difficulty: str) -> Words:
    return lambda: services.text.say(f"difficulty.{difficulty}")
