"""Knows how two recorded runs are laid side by side: where they part, their duels, both cards of a chosen one."""

from dataclasses import dataclass
from functools import partial

import pygame

from game.core.runfile import RunFileError
from scenes.campaign import parts, two_cards
from scenes.campaign.parts import Pen, said_time
from scenes.menus.base import Menu
from scenes.replaying.duel_rows import DuelRows, paired
from scenes.replaying.filed import Filed
from scenes.replaying.film import Film
from scenes.replaying.house import House
from scenes.replaying.parting import parting
from scenes.replaying.watch import WatchScene
from scenes.services.reckoning import RUN, DuelCount
from scenes.services.services import Services
from scenes.stack import Change, Pop, Push
from scenes.ui import theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(24, 16, 1232, 688)
_LEFT, _RIGHT = _PANEL.left + 44, _PANEL.right - 44
_ROWS = pygame.Rect(_LEFT, _PANEL.top + 244, 690, 344)
_CARDS = pygame.Rect(_ROWS.right + 44, _PANEL.top + 188, _RIGHT - _ROWS.right - 44, 402)
_FOOT = _PANEL.bottom - 78
_DEVELOP_S = 0.0025
SIDES = (0, 1)
_LETTERS = "AB"


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two runs."""

    one: Filed
    film: Film
    duels: tuple[DuelCount, ...]


class CompareScene(Menu):
    """Two runs side by side. Both are played again beside the screen; pops with a sentence where that cannot be."""

    see_through = True

    def __init__(self, services: Services, sides: tuple[Side, Side], house: House) -> None:
        self._sides = sides
        self._house = house
        self.parting = parting(sides[0].film.run, sides[1].film.run)
        self._said = tuple(house.beside_of(services, side.film).said for side in sides)
        self._told: tuple[str, ...] = ()
        self.rows = DuelRows(_ROWS, paired(sides[0].duels, sides[1].duels))
        self._found = False
        say = services.text.say
        back = Button(pygame.Rect(_LEFT, _FOOT, 200, 52), partial(say, "menu.back"), Pop)
        watch = [
            Button(
                pygame.Rect(_RIGHT - (2 - at) * 300 + 20, _FOOT, 280, 52),
                partial(say, "compare.watch", {"run": _LETTERS[at]}), partial(self.watch, at), partial(self._there, at),
            )
            for at in SIDES
        ]  # fmt: skip
        super().__init__(services, Focus(services, (self.rows, *watch, back)))

    @property
    def whole(self) -> bool:
        """Whether both are known to their ends."""
        return all(side.film.whole for side in self._sides)

    def back(self) -> Change:
        """To the list."""
        return Pop()

    def resume(self, result: object) -> Change:
        """From watching one of them; a film that could not be shown to its end leads back to the list."""
        return Pop(result) if isinstance(result, str) else super().resume(result)

    def update(self, dt: float) -> Change:
        """Plays both on; the duel in which they part is chosen as soon as it is known."""
        try:
            for side in self._sides:
                side.film.develop(_DEVELOP_S)
        except RunFileError as fault:
            return Pop(str(fault))
        if self.whole and not self._found:
            self._found = True
            self.rows.parting = self._duel_of_parting()
            self.rows.index = self.rows.parting or 0
            self._told = self._tell()
        return super().update(dt)

    def goal(self, at: int) -> int:
        """The decision a run is watched from: where they part, if that is in the chosen duel, else its beginning."""
        film = self._sides[at].film
        if self.parting.kind == "action" and self._duel_of_parting() in (self.rows.index, None):
            return min(self.parting.action, film.last)
        if film.run.game != RUN:
            return 0
        before = two_cards.won_at(film)[: self.rows.index]
        return film.chapter_from(before[-1] if before else 0, 1)

    def watch(self, at: int) -> Change:
        """Watches one of them."""
        return Push(WatchScene(self.services, self._sides[at].film, self._house, self.goal(at)))

    def cards(self) -> tuple[two_cards.Line, ...]:
        """Both cards of the chosen duel, as far as they are known."""
        found = []
        for side in self._sides:
            decided = two_cards.won_at(side.film) if side.film.run.game == RUN else ()
            at = self.rows.index
            found.append(two_cards.cards_of(side.film, decided[at]) if at < len(decided) else None)
        return two_cards.lines(self.services, *found)

    def paint(self, surface: pygame.Surface) -> None:
        """Where they part, who they are, the cards."""
        say = self.services.text.say
        parts.headed_panel(surface, self.services, _PANEL, say("compare.heading"))
        pen = Pen(surface, self.services, "body", theme.RED_INK)
        told = (self._told or (say(f"compare.{self.parting.kind}", {"n": self.parting.action}),))[:1]
        pen.line(told[0], (_PANEL.centerx, _PANEL.top + 104), theme.BODY_PX, (_PANEL.width - 100, 30), "center")
        for number, words in enumerate(self._told[1:]):
            place, room = (_LEFT, _PANEL.top + 136 + number * 24), (_RIGHT - _LEFT, 24)
            Pen(surface, self.services).line(words, place, theme.SMALL_PX + 1, room)
        for number, side in enumerate(self._sides):
            self._paint_side(surface, number, side.one)
        if self.rows.open:
            two_cards.draw(surface, self.services, _CARDS, self.cards())

    def _paint_side(self, surface: pygame.Surface, number: int, one: Filed) -> None:
        say = self.services.text.say
        times = say("files.times", {"real": said_time(one.real_ms), "game": said_time(one.game_ms)})
        who = say("compare.who", {"date": one.date, "ending": say(f"files.ending.{one.ending}")})
        y = _PANEL.top + 196 + number * 24
        Pen(surface, self.services, "title").line(_LETTERS[number], (_LEFT, y), theme.BODY_PX, (28, 26))
        room = (_ROWS.width - 34, 24)
        Pen(surface, self.services).line(f"{who} · {times}", (_LEFT + 30, y), theme.SMALL_PX, room)

    def _there(self, at: int) -> bool:
        return self._sides[at].film.whole

    def _duel_of_parting(self) -> int | None:
        """The duel (or the way to it) in which they part, None if they do nowhere in particular."""
        film, number = self._sides[0].film, self.parting.action
        if self.parting.kind != "action" or film.run.game != RUN or not self.rows.open:
            return None
        return min(sum(decided < number for decided in two_cards.won_at(film)), self.rows.last)

    def _tell(self) -> tuple[str, ...]:
        """Where they part in words, and what each of them decided there."""
        say, number = self.services.text.say, self.parting.action
        if self.parting.kind != "action":
            return ()
        said = [
            f"{letter}:  {tell(number, 0) or '' if number <= side.film.last else say('compare.ended')}"
            for letter, tell, side in zip(_LETTERS, self._said, self._sides, strict=True)
        ]
        if self._sides[0].film.run.game != RUN:
            return (say("compare.action", {"n": number}), *said)
        before = self._sides[0].film.moments[number - 1].state
        return (two_cards.told_parting(self.services, before, number), *said)
