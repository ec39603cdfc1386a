"""Knows how a race is written: gains and losses with their sign and colour, the star of a best segment, the ghost."""

import math

import pygame

from scenes.services import shapes
from scenes.ui import theme
from scenes.ui.theme import Colour

AHEAD_DARK: Colour = (158, 222, 138)
BEHIND_DARK: Colour = (255, 150, 128)
AHEAD: Colour = (30, 92, 44)
MINUS = "\u2212"
_POINTS = 5


def said_delta(ms: int) -> str:
    """A difference in time to a tenth of a second: `−` is ahead, `+` behind."""
    tenths = abs(ms) // 100
    sign = "" if not tenths else MINUS if ms < 0 else "+"
    minutes, rest = divmod(tenths, 600)
    return f"{sign}{minutes}:{rest // 10:02}.{rest % 10}"


def said_points(points: int) -> str:
    """A difference in points: `+` is ahead, `−` behind."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points else "0"


def colour_of(gain: int, dark: bool) -> Colour:
    """The colour of a gain (above 0) or loss, on a dark ground or on paper."""
    if not gain:
        return theme.PARCHMENT if dark else theme.INK
    if gain > 0:
        return AHEAD_DARK if dark else AHEAD
    return BEHIND_DARK if dark else theme.RED_INK


def star(surface: pygame.Surface, centre: tuple[int, int], radius: int) -> None:
    """The sign of a best segment."""
    points = []
    for corner in range(2 * _POINTS):
        length = radius * (0.45 if corner % 2 else 1.0)
        angle = math.pi * corner / _POINTS
        points.append((centre[0] + length * math.sin(angle), centre[1] - length * math.cos(angle)))
    shapes.polygon(surface, theme.BRASS_BRIGHT, points)
    shapes.polygon(surface, theme.BRASS_DARK, points, 1)


def phantom(surface: pygame.Surface, centre: tuple[int, int], size: int) -> None:
    """A ghost under its sheet, `size` pixels high."""
    x, y, half = centre[0], centre[1], size * 2 // 5
    top = y - size // 2
    for grown, colour in ((1, theme.INK), (0, theme.CREAM)):
        shapes.circle(surface, colour, (x, top + half), half + grown)
        body = pygame.Rect(x - half - grown, top + half, 2 * (half + grown), size // 2 + grown)
        shapes.rect(surface, colour, body)
        for fold in (-1, 0, 1):
            foot = (x + fold * half * 2 // 3, top + half + size // 2)
            shapes.circle(surface, colour, foot, half // 3 + grown)
    for side in (-1, 1):
        shapes.circle(surface, theme.INK, (x + side * half * 2 // 5, top + half), max(2, size // 11))
