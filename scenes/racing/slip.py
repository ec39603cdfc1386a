"""Knows how the ghost's card hangs beside the score card: a slip of thin paper whose rows are the card's own."""

import pygame

from game.yathsel.card import BOXES, numbers
from game.yathsel.state import Card, has_bonus, upper_sum
from scenes.racing import figures
from scenes.racing.ghost import Beside
from scenes.services import shapes
from scenes.services.canvas import blank, density_of
from scenes.services.services import Services
from scenes.services.text import Role
from scenes.skins.yathsel import layout
from scenes.ui import theme
from scenes.ui.theme import Colour

AREA = pygame.Rect(885, 20, 64, 616)
_PAPER: Colour = (222, 226, 218)
_EDGE: Colour = (96, 104, 100)
_ROW_EDGE = (96, 104, 100, 90)
_ALPHA = 236
_FIGURES_PX = 18
_SHORT = 120
_HEAD = pygame.Rect(3, 32, 58, 18)

Look = tuple[Beside, str, int, float]


class Slip:
    """The slip drawn last and what it was drawn from."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._look: Look | None = None
        self._picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, beside: Beside) -> None:
        """Draws the slip in its place."""
        text = self._services.text
        look = (beside, text.language, text.scale, density_of(surface))
        if self._picture is None or look != self._look:
            self._look = look
            self._picture = _drawn(self._services, beside, density_of(surface))
        surface.blit(self._picture, AREA)


def _drawn(services: Services, beside: Beside, density: float) -> pygame.Surface:
    made = blank(AREA.size, pygame.SRCALPHA, density)
    paper = made.get_rect() if beside.mark else pygame.Rect(0, 0, AREA.width, _SHORT)
    shapes.rect(made, (*_PAPER, _ALPHA), paper, 0, 8)
    shapes.rect(made, _EDGE, paper, 1, 8)
    figures.phantom(made, (AREA.width // 2, 18), 22)
    pen = _Pen(made, services)
    pen.head()
    if beside.mark is None:
        area = pygame.Rect(4, 54, AREA.width - 8, _SHORT - 60)
        pen.block(f"racing.{beside.left}_before" if beside.left else "racing.gone", area)
        return made
    pen.card(beside.mark.card)
    pen.figure(str(beside.mark.points), _local(layout.TOTAL_ROW).centery, 22)
    if beside.even:
        points = beside.own.points - beside.mark.points
        pen.figure(figures.said_points(points), _local(layout.LEAD_ROW).centery, 18, figures.colour_of(points, False))
        ms = beside.own.t - beside.mark.t
        pen.figure(figures.said_delta(ms), AREA.height - 14, 15, figures.colour_of(-ms, False))
    else:
        below = pygame.Rect(4, _local(layout.LEAD_ROW).top - 2, AREA.width - 8, 50)
        pen.block(f"racing.{beside.left or 'through'}", below)
    return made


class _Pen:
    """Writes on one slip."""

    def __init__(self, surface: pygame.Surface, services: Services) -> None:
        self._surface = surface
        self._text = services.text

    def head(self) -> None:
        """Whose card it is."""
        self._text.draw(self._surface, self._text.say("racing.ghost"), _HEAD.center, "body", theme.TINY_PX + 1,
                        theme.INK, "center", _HEAD.size)  # fmt: skip

    def card(self, card: Card) -> None:
        """A figure a row of the score card, a dash where a box is open."""
        for box, points in zip(BOXES, card.boxes, strict=True):
            row = _local(layout.row(box))
            pale = theme.INK if points else theme.INK_PALE
            self._cell("" if points is None else str(points), row.centery, pale)
            shapes.line(self._surface, _ROW_EDGE, (5, row.bottom), (AREA.width - 6, row.bottom))
        bonus, further = _local(layout.BONUS_ROW).centery, _local(layout.FURTHER_ROW).centery
        if has_bonus(card):
            self._cell(f"+{card.bonus}", bonus, theme.RED_INK)
        else:
            self._line(str(upper_sum(card)), bonus, "small", 14, theme.INK_PALE)
        beside = card.extra_yathsels * numbers().further_points + card.head - card.tax
        self._cell(figures.said_points(beside) if beside else "", further, theme.RED_INK)
        for y in (_local(layout.BONUS_ROW).bottom, _local(layout.FURTHER_ROW).bottom):
            shapes.line(self._surface, theme.INK, (5, y + 1), (AREA.width - 6, y + 1), 2)

    def figure(self, words: str, y: int, size: int, colour: Colour = theme.INK) -> None:
        """A figure in the middle of the slip."""
        self._line(words, y + 1, "figures", size, colour)

    def block(self, key: str, area: pygame.Rect) -> None:
        """Words in the middle of an area."""
        self._text.draw(self._surface, self._text.say(key), area.center, "small", 13, theme.RED_INK, "center",
                        area.size, wrap=True, align="centre")  # fmt: skip

    def _cell(self, words: str, y: int, colour: Colour) -> None:
        if words:
            self._line(words, y + 2, "figures", _FIGURES_PX, colour)
        else:
            middle = AREA.width // 2
            shapes.line(self._surface, theme.PARCHMENT_DIM, (middle - 7, y), (middle + 7, y))

    def _line(self, words: str, y: int, role: Role, size: int, colour: Colour) -> None:
        place, box = (AREA.width // 2, y), (AREA.width - 8, 30)
        self._text.draw(self._surface, words, place, role, size, colour, "center", box)


def _local(rect: pygame.Rect) -> pygame.Rect:
    return rect.move(0, -AREA.top)
