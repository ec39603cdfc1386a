"""Knows the duels of two runs as rows to choose from: who sat there, both totals, both splits, the quicker marked."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.campaign import parts, two_cards
from scenes.campaign.parts import Pen, said_time
from scenes.services import shapes
from scenes.services.inputs import Command, Input, Pointer, Wheel
from scenes.services.reckoning import DuelCount
from scenes.services.services import Services
from scenes.ui import paint, theme
from scenes.ui.focus import Used

ROW_PX = 34
_HEAD_PX = 28
_SPLIT_PX, _SCORE_PX = 108, 100
_LOST, _QUICKER = "×", "«"


@dataclass(frozen=True, slots=True)
class Pair:
    """One duel as both runs had it; None: this run had none."""

    first: DuelCount | None
    second: DuelCount | None
    first_ms: int = 0
    second_ms: int = 0


def paired(first: Sequence[DuelCount], second: Sequence[DuelCount]) -> tuple[Pair, ...]:
    """The duels of two runs side by side, each with the game time it took with the way to it."""

    def at(duels: Sequence[DuelCount], number: int) -> tuple[DuelCount | None, int]:
        if number >= len(duels):
            return None, 0
        return duels[number], duels[number].t_ms - (duels[number - 1].t_ms if number else 0)

    pairs = []
    for number in range(max(len(first), len(second))):
        (one, one_ms), (other, other_ms) = at(first, number), at(second, number)
        pairs.append(Pair(one, other, one_ms, other_ms))
    return tuple(pairs)


class DuelRows:
    """Up, down, wheel and mouse choose a row; as many are shown as fit, around the chosen one. `parting` is marked."""

    typing = False

    def __init__(self, rect: pygame.Rect, pairs: tuple[Pair, ...]) -> None:
        self.rect = rect
        self.index = 0
        self.parting: int | None = None
        self._pairs = pairs

    @property
    def open(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self._pairs)

    @property
    def last(self) -> int:
        """The number of the last row."""
        return len(self._pairs) - 1

    @property
    def _first(self) -> int:
        most = (self.rect.height - _HEAD_PX) // ROW_PX
        return max(0, min(self.index - most // 2, len(self._pairs) - most))

    def handle(self, given: Input) -> Used | None:
        """Chooses; at the ends up and down lead on."""
        match given:
            case Command("up", _) if self.index > 0:
                return self._choose(self.index - 1)
            case Command("down", _) if self.index < len(self._pairs) - 1:
                return self._choose(self.index + 1)
            case Wheel(_, steps):
                return self._choose(self.index - steps)
            case Pointer(pos, 1, "down") if self.rect.collidepoint(pos):
                return self._choose(self._first + (pos[1] - self.rect.top - _HEAD_PX) // ROW_PX)
            case _:
                return None

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """A head with the letters of the runs, then the rows."""
        head = Pen(surface, services, "title")
        for letter, right in zip("AB", self._columns, strict=True):
            place, room = (right - _SPLIT_PX, self.rect.top + _HEAD_PX // 2), (_SCORE_PX, _HEAD_PX)
            head.line(letter, place, theme.BODY_PX, room, "midright")
        most = (self.rect.height - _HEAD_PX) // ROW_PX
        for line, pair in enumerate(self._pairs[self._first : self._first + most]):
            top = self.rect.top + _HEAD_PX + line * ROW_PX
            row = pygame.Rect(self.rect.left, top, self.rect.width, ROW_PX)
            self._row(surface, services, row, pair, self._first + line == self.index)
            if self._first + line == self.parting:
                colour = theme.CREAM if self.index == self.parting else theme.RED_INK
                two_cards.unequal(surface, (self._columns[0] - _SPLIT_PX - _SCORE_PX - 22, row.centery), colour)
        if focused:
            paint.ring(surface, self.rect.inflate(8, 4))

    @property
    def _columns(self) -> tuple[int, int]:
        """The right ends of what is told of each run."""
        return self.rect.right - _SCORE_PX - _SPLIT_PX - 24, self.rect.right - 8

    def _row(self, surface: pygame.Surface, services: Services, row: pygame.Rect, pair: Pair, chosen: bool) -> None:
        if chosen:
            shapes.rect(surface, theme.LEATHER, row.inflate(0, -2), 0, 6)
        ink = theme.CREAM if chosen else theme.INK
        name = " / ".join(
            dict.fromkeys(parts.said_name(services, one.opponent) for one in (pair.first, pair.second) if one)
        )
        number = next(one.number for one in (pair.first, pair.second) if one) + 1
        room = (self._columns[0] - _SPLIT_PX - _SCORE_PX - row.left - 20, ROW_PX - 4)
        Pen(surface, services, "body", ink).line(
            f"{number}. {name}", (row.left + 12, row.centery), theme.SMALL_PX + 3, room
        )
        sides = ((pair.first, pair.first_ms, pair.second_ms), (pair.second, pair.second_ms, pair.first_ms))
        both = pair.first is not None and pair.second is not None
        figures = Pen(surface, services, "figures", ink)
        for right, (duel, ms, other_ms) in zip(self._columns, sides, strict=True):
            if duel is None:
                continue
            score = f"{'' if duel.won else _LOST} {duel.own}:{duel.theirs}"
            figures.line(
                score, (right - _SPLIT_PX, row.centery), theme.SMALL_PX + 2, (_SCORE_PX, ROW_PX - 4), "midright"
            )
            quicker = f"{_QUICKER} " if both and ms < other_ms else ""
            words = f"{quicker}{said_time(ms)}"
            figures.line(words, (right, row.centery), theme.SMALL_PX + 2, (_SPLIT_PX - 8, ROW_PX - 4), "midright")

    def _choose(self, index: int) -> Used:
        before, self.index = self.index, max(0, min(index, len(self._pairs) - 1))
        return Used(sound="focus" if before != self.index else "")
