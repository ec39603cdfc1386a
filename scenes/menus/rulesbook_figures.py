"""Knows the figures of a rules book that any game can use: a thing with its picture, a table, a row of odds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import pygame

from scenes.campaign import things
from scenes.menus.rulesbook_blocks import DIE_PX, Words
from scenes.services import shapes
from scenes.services.services import Services
from scenes.ui import paint, theme

ICON_PX = 56
_NAME_PX, _WORDS_PX = theme.BODY_PX - 2, theme.BODY_PX - 4
_FACE_PX = 34
_CELL_PX = 10


@dataclass(frozen=True, slots=True)
class Odds:
    """The faces of a die, each with its exact chance as a fraction and in per cent."""

    services: Services
    kind: str
    shown: tuple[tuple[int, Fraction], ...]

    def height(self, width: int) -> int:
        """A face and a line below it."""
        return _FACE_PX + self._line() + 2

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The faces from the left."""
        step = min(118, rect.width // max(1, len(self.shown)))
        text = self.services.text
        for place, (number, chance) in enumerate(self.shown):
            x = rect.left + place * step + step // 2
            things.face(surface, self.services, self.kind, number, (x, rect.top + _FACE_PX // 2), _FACE_PX)
            per_mille = round(1000 * chance)
            percent = text.say("collection.percent", {"whole": per_mille // 10, "tenth": per_mille % 10})
            below, box = (x, rect.top + _FACE_PX + 2), (step - 4, self._line())
            text.draw(surface, f"{chance} · {percent}", below, "small", theme.SMALL_PX - 2, theme.INK, "midtop", box)

    def _line(self) -> int:
        return self.services.text.scaled(theme.SMALL_PX) + 6


@dataclass(frozen=True, slots=True)
class Thing:
    """A picture, a name, what it does, and perhaps the odds of a die."""

    services: Services
    icon: str
    name: str
    words: str
    odds: Odds | None = None

    def height(self, width: int) -> int:
        """As high as its words, the picture at least."""
        name, says = self._parts()
        inner = width - ICON_PX - 18
        odds = self.odds.height(inner) + 4 if self.odds else 0
        return max(ICON_PX, name.height(inner) + says.height(inner) + 2 + odds)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The picture at the left, the rest beside it."""
        things.icon(surface, self.services, self.icon, (rect.left + ICON_PX // 2, rect.top + ICON_PX // 2), ICON_PX)
        name, says = self._parts()
        inner = pygame.Rect(rect.left + ICON_PX + 18, rect.top, rect.width - ICON_PX - 18, rect.height)
        name.draw(surface, inner)
        inner.top += name.height(inner.width) + 2
        says.draw(surface, inner)
        inner.top += says.height(inner.width) + 4
        if self.odds:
            self.odds.draw(surface, inner)

    def _parts(self) -> tuple[Words, Words]:
        return Words(self.services, self.name, _NAME_PX), Words(self.services, self.words, _WORDS_PX, theme.INK)


@dataclass(frozen=True, slots=True)
class Example:
    """Dice, an arrow, what they are entered as, and the points."""

    services: Services
    kind: str
    faces: tuple[int, ...]
    words: str
    points: str

    def height(self, width: int) -> int:
        """A die, or as many lines as the words take."""
        return max(DIE_PX + 8, self._says().height(self._room(width)))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """From left to right."""
        for place, number in enumerate(self.faces):
            centre = (rect.left + DIE_PX // 2 + place * (DIE_PX + 6), rect.centery)
            things.face(surface, self.services, self.kind, number, centre, DIE_PX)
        left = rect.left + len(self.faces) * (DIE_PX + 6) + 10
        shapes.polygon(
            surface, theme.RED_INK, ((left, rect.centery - 8), (left + 14, rect.centery), (left, rect.centery + 8))
        )
        width = self._room(rect.width)
        height = self._says().height(width)
        self._says().draw(surface, pygame.Rect(left + 26, rect.centery - height // 2, width, height))
        place_of_points, box = (rect.right - 6, rect.centery), (84, DIE_PX)
        colour = theme.RED_INK if self.points == "0" else theme.INK
        self.services.text.draw(
            surface, self.points, place_of_points, "figures", theme.LARGE_PX, colour, "midright", box
        )

    def _says(self) -> Words:
        return Words(self.services, self.words, theme.BODY_PX - 4)

    def _room(self, width: int) -> int:
        return width - len(self.faces) * (DIE_PX + 6) - 36 - 96


@dataclass(frozen=True, slots=True)
class TableRow:
    """One row of a table: what it is about, then its cells; `head` rows stand on a dark strip."""

    services: Services
    label: str
    cells: Sequence[str]
    share: int = 40
    head: bool = False

    def height(self, width: int) -> int:
        """As high as its highest cell."""
        heights = [words.height(rect.width) for words, rect in self._places(pygame.Rect(0, 0, width, 0))]
        return max(heights) + 8

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The cells side by side."""
        if self.head:
            shapes.rect(surface, theme.LEATHER, rect.inflate(8, 0), 0, 6)
        else:
            shapes.line(surface, theme.PARCHMENT_DIM, (rect.left, rect.bottom + 3), (rect.right, rect.bottom + 3))
        for words, place in self._places(rect):
            place.top = rect.centery - words.height(place.width) // 2
            words.draw(surface, place)

    def _places(self, rect: pygame.Rect) -> list[tuple[Words, pygame.Rect]]:
        colour = theme.CREAM if self.head else theme.INK
        first = rect.width * self.share // 100
        step = (rect.width - first) // max(1, len(self.cells))
        made = [(Words(self.services, self.label, _WORDS_PX, colour), pygame.Rect(rect.left, 0, first - _CELL_PX, 0))]
        for number, cell in enumerate(self.cells):
            place = pygame.Rect(rect.left + first + number * step, 0, step - _CELL_PX, 0)
            made.append((Words(self.services, cell, _WORDS_PX, colour), place))
        return made


@dataclass(frozen=True, slots=True)
class Drawn:
    """Anything that a game draws itself, at a fixed height."""

    px: int
    paint: Callable[[pygame.Surface, pygame.Rect], None]

    def height(self, width: int) -> int:
        """Always the same."""
        return self.px

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """As the game does it."""
        self.paint(surface, rect)


@dataclass(frozen=True, slots=True)
class Gauge:
    """A bar filled to a share in 1/1000, with words before it."""

    services: Services
    label: str
    per_mille: int

    def height(self, width: int) -> int:
        """A line."""
        return self.services.text.scaled(_WORDS_PX) + 10

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The words, the bar, the number."""
        box = (rect.width * 40 // 100, rect.height)
        self.services.text.draw(surface, self.label, rect.midleft, "body", _WORDS_PX, theme.INK, "midleft", box)
        bar = pygame.Rect(rect.left + box[0] + 10, rect.centery - 8, rect.width - box[0] - 100, 16)
        paint.field(surface, bar)
        shapes.rect(
            surface, theme.LEATHER_BRIGHT, (bar.left + 2, bar.top + 2, (bar.width - 4) * self.per_mille // 1000, 12)
        )
        percent = f"{round(self.per_mille / 10)} %"
        self.services.text.draw(
            surface, percent, rect.midright, "figures", _WORDS_PX, theme.INK, "midright", (84, rect.height)
        )
