"""Knows the sign that all sound is off: a struck-out speaker in the corner of whatever is shown."""

import pygame

from scenes.services import shapes
from scenes.ui import theme

_CENTRE, _RADIUS = (20, 20), 15
_SPEAKER = ((-8, -4), (-4, -4), (2, -9), (2, 9), (-4, 4), (-8, 4))
_SLASH = ((-9, 9), (9, -9))


def draw(surface: pygame.Surface) -> None:
    """A brass button in the upper left corner."""
    shapes.circle(surface, theme.WALNUT_DARK, _CENTRE, _RADIUS)
    shapes.circle(surface, theme.BRASS, _CENTRE, _RADIUS, 2)
    shapes.polygon(surface, theme.PARCHMENT, [_at(point) for point in _SPEAKER])
    shapes.line(surface, theme.BRASS_BRIGHT, _at(_SLASH[0]), _at(_SLASH[1]), 3)


def _at(point: tuple[int, int]) -> tuple[int, int]:
    return _CENTRE[0] + point[0], _CENTRE[1] + point[1]
