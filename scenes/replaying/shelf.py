"""Knows the screen of the run files: what to look for at the left, what was found at the right, and watching it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.core.runfile import RunFileError
from game.yathsel import difficulty
from scenes.campaign import parts
from scenes.campaign.parts import Pen, said_time
from scenes.menus.base import Menu
from scenes.menus.question import MessageScene
from scenes.replaying import exported, filed
from scenes.replaying.card import Card, CardScene, stamp_of
from scenes.replaying.compared import CompareScene, Side
from scenes.replaying.filed import CATEGORIES, MARKS, Filed, Wish
from scenes.replaying.film import Film
from scenes.replaying.house import House
from scenes.replaying.splits_desk import SplitsDesk
from scenes.replaying.watch import WatchScene
from scenes.services import veil
from scenes.services.records import Records
from scenes.services.services import Services
from scenes.stack import Change, Pop, Push
from scenes.ui import theme
from scenes.ui.entry import Entry
from scenes.ui.focus import Focus
from scenes.ui.lists import Row, ScrollList
from scenes.ui.widgets import Button, Choice, Words

_PANEL = pygame.Rect(24, 16, 1232, 688)
_LEFT = pygame.Rect(_PANEL.left + 44, _PANEL.top + 104, 372, 480)
_LIST = pygame.Rect(_LEFT.right + 44, _LEFT.top, _PANEL.right - _LEFT.right - 92, 408)
_FOOT = _PANEL.bottom - 76
_RACE = pygame.Rect(_LEFT.left + 220, _FOOT, 176, 52)
_SPLITS = pygame.Rect(_LEFT.left, _LEFT.top + 412, _LEFT.width, 48)
_MOST_LETTERS = 24
_AT_LIST = 6
GAMES = ("", "yathsel_run", "yathsel_duel", "bounty_hunter", "bang_dice", "super_teams")
_LEVELS = ("", *difficulty.NAMES)
_ENDINGS = ("", "won", "lost", "abandoned", "damaged")
Several = tuple[Records, ...]


class RunFilesScene(Menu):
    """Every finished game that lies on the disk; confirm watches the one that is marked.

    Those of `guests` were played elsewhere: no splits are made of them.
    """

    see_through = True

    def __init__(self, services: Services, own: Several, house: House, guests: Several = ()) -> None:
        self._records = (*own, *guests)
        self._guests = [records.folder for records in guests]
        self._house = house
        self._services = services
        self._exports = services.folders.data / "exports"
        self._changes = -1
        self._first: Filed | None = None
        self._wish = Wish()
        self._all: tuple[Filed, ...] = ()
        self.found: tuple[Filed, ...] = ()
        say = services.text.say
        self._seed = Entry(
            pygame.Rect(_LEFT.left, _LEFT.top, _LEFT.width, 46), partial(say, "files.seed_hint"), _MOST_LETTERS,
            self._to_list, self._looked_for, partial(veil.hidden, services),
        )  # fmt: skip
        self._list = ScrollList(_LIST, (), line_px=34)
        self.splits = SplitsDesk(services, _SPLITS, self._exports, own, self._names)
        foot = [
            self.splits.button,
            Button(pygame.Rect(_LEFT.left, _FOOT, 200, 52), partial(say, "menu.back"), Pop),
            Button(_RACE, partial(say, "racing.race"), self._race, self._can_be_raced),
            self._foot(0, "files.export", self._export, self._one),
            self._foot(1, "files.card", self._card, self._usable),
            Button(_foot_place(2), self._compare_words, self.compare, self._usable),
            self._foot(3, "files.watch", self._watch, self._one),
        ]
        levels = [partial(say, f"difficulty.{level}" if level else "records.all") for level in _LEVELS]
        endings = [partial(say, f"files.ending.{ending}" if ending else "records.all") for ending in _ENDINGS]
        marks = [partial(say, f"files.marks.{mark}" if mark else "records.all") for mark in MARKS]
        categories = [partial(say, f"category.{one}" if one else "records.all") for one in CATEGORIES]
        choices = (
            self._choice(1, "files.game", [self._game_words(game) for game in GAMES], "game", GAMES),
            self._choice(2, "records.difficulty", levels, "difficulty", _LEVELS),
            self._choice(3, "files.ending", endings, "ending", _ENDINGS),
            self._choice(4, "times.category", categories, "category", CATEGORIES),
            self._choice(5, "files.marks", marks, "marks", MARKS),
        )
        super().__init__(services, Focus(services, (self._seed, *choices, self._list, *foot), _AT_LIST))

    def enter(self) -> None:
        """Looks for files that are not known yet."""
        for records in self._records:
            records.refresh()
        self._look()
        super().enter()

    def resume(self, result: object) -> Change:
        """A film that could not be shown to its end says why."""
        super().resume(result)
        return self._told(result) if isinstance(result, str) else None

    def update(self, dt: float) -> Change:
        """Asks again when something new is known."""
        if sum(records.changes for records in self._records) != self._changes:
            self._look()
        return self.splits.told() or super().update(dt)

    def back(self) -> Change:
        """To the records."""
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, how many were found, and all about the marked one."""
        text = self.services.text
        parts.headed_panel(surface, self.services, _PANEL, text.say("files.heading"))
        if not self.found:
            words = text.say("files.none" if not self._all else "files.none_fit")
            place, box = (_LIST.centerx, _LIST.top + 120), (_LIST.width - 120, 120)
            Pen(surface, self.services).block(words, place, theme.LARGE_PX - 2, box, "center", "centre")
        pen = Pen(surface, self.services, "body", theme.INK_PALE)
        left = sum(records.left for records in self._records)
        said = text.say_n("records.left", left) if left else text.say_n("files.count", len(self.found))
        pen.block(said, (_LEFT.left, _LEFT.top + 356), theme.SMALL_PX + 1, (_LEFT.width, 44))
        if self.found:
            self._paint_one(surface, self.found[self._list.index])

    def _paint_one(self, surface: pygame.Surface, one: Filed) -> None:
        text, say = self.services.text, self.services.text.say
        if one.fault is not None:
            lines = [say("files.damaged_body"), one.fault]
        else:
            values: dict[str, object] = {"real": said_time(one.real_ms), "game": said_time(one.game_ms)}
            marked = [text.say_n("records.resumed", one.resumed)] if one.resumed else []
            marked += [] if one.pure else [say("files.marks.apart")]
            marked += [say("files.guest")] if one.path.parent in self._guests else []
            marked += [say("files.marks.seeded")] if one.seeded else []
            lines = [
                say("records.seed", {"seed": veil.said_seed(self.services, one.seed)}),
                " · ".join([say("files.times", values), text.say_n("files.actions", one.actions), *marked]),
            ]
        for number, line in enumerate((*lines, one.path.name)):
            last = number == len(lines)
            pen = Pen(surface, self.services, "small" if last else "body", theme.INK_PALE if last else theme.INK)
            place = (_LIST.left, _LIST.bottom + 22 + number * 26)
            pen.line(line, place, theme.TINY_PX if last else theme.SMALL_PX + 2, (_LIST.width, 26))

    def _look(self) -> None:
        self._changes = sum(records.changes for records in self._records)
        empty = not self.found
        self._all = filed.everything(self._records)
        self._filter()
        if empty and self.found and not self.focus.widget.typing:
            self.focus.index = _AT_LIST

    def _filter(self) -> None:
        self.found = filed.wanted(self._all, self._wish)
        self._list.replace_rows([Row(partial(self._words, one), self._watch) for one in self.found])

    def _looked_for(self) -> None:
        self._wish = replace(self._wish, seed=self._seed.text)
        self._filter()

    def _to_list(self) -> Change:
        if self.found:
            self.focus.set(_AT_LIST)
        return None

    def _words(self, one: Filed) -> str:
        say = self._services.text.say
        if one.fault is not None:
            return say("files.row_damaged", {"date": one.date})
        game = self._game_words(one.game)()
        level = say(f"difficulty.{one.difficulty}") if one.difficulty in _LEVELS else ""
        ending = say(f"files.ending.{one.ending}")
        return " · ".join(
            part
            for part in ("»" if one == self._first else "", one.date, game, level, ending, said_time(one.game_ms))
            if part
        )

    def _names(self) -> list[str]:
        return [one.path.name for one in self.found]

    def _one(self) -> bool:
        return bool(self.found)

    def _watch(self) -> Change:
        one = self.found[self._list.index]
        try:
            if one.fault is not None:
                raise RunFileError(one.fault)
            film = Film(one.path.read_bytes())
            return Push(WatchScene(self.services, film, self._house))
        except (RunFileError, OSError) as fault:
            return self._told(str(fault))
        except KeyError:
            return self._told(self.services.text.say("files.no_table"))

    def _foot(self, place: int, words: str, press: Callable[[], Change], enabled: Callable[[], bool]) -> Button:
        return Button(_foot_place(place), partial(self._services.text.say, words), press, enabled)

    def mark(self, index: int) -> None:
        """Marks a file of those found."""
        self._list.index = index

    def _compare_words(self) -> str:
        return self._services.text.say("files.compare" if self._first is None else "files.compare_with")

    def compare(self) -> Change:
        """The first press remembers a run, the second lays another one beside it."""
        one, first = self.found[self._list.index], self._first
        if first is None or first == one:
            self._first = one if first is None else None
            return None
        self._first = None
        try:
            first_side, second_side = (
                Side(filed_, Film(filed_.path.read_bytes()), filed.duels_of(self._records, filed_))
                for filed_ in (first, one)
            )
        except (RunFileError, OSError) as fault:
            return self._told(str(fault))
        return Push(CompareScene(self.services, (first_side, second_side), self._house))

    def _usable(self) -> bool:
        return bool(self.found) and self.found[self._list.index].fault is None

    def _can_be_raced(self) -> bool:
        return self._usable() and self.found[self._list.index].game in self._house.races

    def _race(self) -> Change:
        """Begins the run that is marked once more, against it."""
        try:
            return self._house.race(self.found[self._list.index].path)
        except (RunFileError, OSError) as fault:
            return self._told(str(fault))

    def _card(self) -> Change:
        one = self.found[self._list.index]
        try:
            stamp = stamp_of(one.path.read_bytes())
        except (RunFileError, OSError) as fault:
            return self._told(str(fault))
        card = Card(one, self._game_words(one.game)(), filed.duels_of(self._records, one), stamp)
        return Push(CardScene(self.services, card, self._exports))

    def _export(self) -> Change:
        say = self.services.text.say
        try:
            places = exported.write(self._exports, self.found)
        except OSError as fault:
            return self._told(fault.strerror or str(fault))
        values = {"csv": places[0].name, "json": places[1].name, "folder": str(self._exports)}
        return Push(
            MessageScene(self.services, lambda: say("files.exported"), lambda: say("files.exported_body", values))
        )

    def _told(self, reason: str) -> Change:
        say = self.services.text.say
        return Push(
            MessageScene(self.services, lambda: say("files.refused"), lambda: say("files.why", {"reason": reason}))
        )

    def _choice(self, row: int, words: str, options: Sequence[Words], field: str, values: tuple[str, ...]) -> Choice:
        def put(index: int) -> None:
            self._wish = replace(self._wish, **{field: values[index]})
            self._filter()

        rect = pygame.Rect(_LEFT.left, _LEFT.top + row * 58, _LEFT.width, 48)
        words_of = partial(self._services.text.say, words)
        return Choice(rect, words_of, options, lambda: values.index(getattr(self._wish, field)), put)

    def _game_words(self, game: str) -> Words:
        say = self._services.text.say
        if not game:
            return partial(say, "records.all")
        if game in ("yathsel_run", "super_teams"):
            return partial(say, f"files.game.{game}")
        return partial(say, f"saloon.game.{game}.name")


def _foot_place(place: int) -> pygame.Rect:
    return pygame.Rect(_LIST.left + place * (_LIST.width + 24) // 4, _FOOT, _LIST.width // 4 - 18, 52)
