"""Knows how two recorded runs are laid side by side: where they first part, and their duels with splits."""

from dataclasses import dataclass
from functools import partial

import pygame

from game.core.runfile import RunFile
from scenes.campaign import parts
from scenes.campaign.parts import Pen, said_time
from scenes.menus.base import Menu
from scenes.replaying.filed import Filed
from scenes.services.reckoning import DuelCount
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(36, 24, 1208, 672)
_ROW_PX = 40
_MOST_ROWS = 8
_TOP = _PANEL.top + 196


@dataclass(frozen=True, slots=True)
class Parting:
    """Where two runs part: `same`, `game`, `seed`, `options`, or `action` with its number, counted from 1."""

    kind: str
    action: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two runs."""

    one: Filed
    run: RunFile
    duels: tuple[DuelCount, ...]


def parting(first: RunFile, second: RunFile) -> Parting:
    """The first difference; times of decisions are none."""
    if (first.game, first.rules) != (second.game, second.rules):
        return Parting("game")
    if first.seed != second.seed:
        return Parting("seed")
    if (first.options, first.position, first.rig) != (second.options, second.position, second.rig):
        return Parting("options")
    pairs = zip(first.actions, second.actions, strict=False)
    for number, ((_, seat, action), (_, other_seat, other)) in enumerate(pairs, start=1):
        if (seat, action) != (other_seat, other):
            return Parting("action", number)
    if len(first.actions) != len(second.actions):
        return Parting("action", min(len(first.actions), len(second.actions)) + 1)
    return Parting("same")


def split(duels: tuple[DuelCount, ...], number: int) -> int:
    """The game time that a duel took, with the way to it."""
    return duels[number].t_ms - (duels[number - 1].t_ms if number else 0)


class CompareScene(Menu):
    """Two runs side by side; the quicker split of each duel is marked."""

    see_through = True

    def __init__(self, services: Services, sides: tuple[Side, Side]) -> None:
        self._sides = sides
        self._parting = parting(sides[0].run, sides[1].run)
        place = pygame.Rect(_PANEL.left + 44, _PANEL.bottom - 76, 200, 52)
        back = Button(place, partial(services.text.say, "menu.back"), Pop)
        super().__init__(services, Focus(services, (back,)))

    def back(self) -> Change:
        """To the list."""
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        """Where they part, then both in columns."""
        say = self.services.text.say
        parts.headed_panel(surface, self.services, _PANEL, say("compare.heading"))
        said, box = say(f"compare.{self._parting.kind}", {"n": self._parting.action}), (_PANEL.width - 100, 40)
        pen = Pen(surface, self.services, "body", theme.RED_INK)
        pen.line(said, (_PANEL.centerx, _PANEL.top + 112), theme.BODY_PX + 2, box, "center")
        width = (_PANEL.width - 88 - 40) // 2
        for number, side in enumerate(self._sides):
            left = _PANEL.left + 44 + number * (width + 40)
            self._paint_side(surface, side, self._sides[1 - number], pygame.Rect(left, _TOP, width, 400))

    def _paint_side(self, surface: pygame.Surface, side: Side, other: Side, rect: pygame.Rect) -> None:
        say, one = self.services.text.say, side.one
        values: dict[str, object] = {"date": one.date, "ending": say(f"files.ending.{one.ending}")}
        pen = Pen(surface, self.services, "title", theme.INK)
        pen.line(say("compare.who", values), (rect.left, rect.top - 42), theme.BODY_PX, (rect.width, 34))
        times: dict[str, object] = {"real": said_time(one.real_ms), "game": said_time(one.game_ms)}
        Pen(surface, self.services).line(
            say("files.times", times), (rect.left, rect.top - 12), theme.SMALL_PX + 1, (rect.width, 26)
        )
        paint.rule(surface, (rect.left, rect.top + 6), rect.width)
        for number, duel in enumerate(side.duels[:_MOST_ROWS]):
            y = rect.top + 36 + number * _ROW_PX
            taken = split(side.duels, number)
            faster = number < len(other.duels) and taken < split(other.duels, number)
            name = f"{duel.number + 1}. {parts.said_name(self.services, duel.opponent)}"
            Pen(surface, self.services).line(name, (rect.left, y), theme.BODY_PX - 2, (rect.width - 290, 34))
            colour = theme.INK if duel.won else theme.RED_INK
            Pen(surface, self.services, "figures", colour).line(
                f"{duel.own} : {duel.theirs}", (rect.right - 150, y), theme.BODY_PX - 2, (130, 34), "midright"
            )
            words = f"{'« ' if faster else ''}{said_time(taken)}"
            Pen(surface, self.services, "figures").line(
                words, (rect.right, y), theme.BODY_PX - 2, (135, 34), "midright"
            )
