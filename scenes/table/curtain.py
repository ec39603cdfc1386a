"""Knows the curtain that hides table and shop while the game is paused."""

import math
from functools import cache

import pygame

from scenes.services import shapes
from scenes.services.canvas import blank, density_of

_CLOTH, _ROD, _ROD_LIGHT, _FRINGE = (74, 20, 24), (120, 84, 34), (222, 178, 92), (170, 122, 52)
_FOLD_PX = 58


def draw(surface: pygame.Surface) -> None:
    """Covers the canvas."""
    surface.blit(_cloth(surface.get_size(), density_of(surface)), (0, 0))


@cache
def _cloth(size: tuple[int, int], density: float) -> pygame.Surface:
    """Oxblood folds on a brass rod, darker towards the sides."""
    width, height = size
    made = blank(size, 0, density)
    for x in range(width):
        fold = math.sin(x * 2 * math.pi / _FOLD_PX) + 0.35 * math.sin(x * 2 * math.pi / 171 + 1)
        light = (0.62 + 0.3 * fold) * (0.55 + 0.45 * math.sin(math.pi * (x + 1) / (width + 1)))
        colour = [round(part * max(0.16, light) * 1.5) for part in _CLOTH]
        shapes.line(made, colour, (x, 0), (x, height))
    shapes.rect(made, _ROD, (0, 14, width, 16))
    shapes.rect(made, _ROD_LIGHT, (0, 17, width, 4))
    for x in range(_FOLD_PX // 4, width, _FOLD_PX):
        shapes.circle(made, _ROD, (x, 24), 17, 6)
        shapes.circle(made, _ROD_LIGHT, (x, 23), 15, 2)
    shapes.rect(made, _FRINGE, (0, height - 34, width, 10))
    for x in range(0, width, 7):
        shapes.line(made, _FRINGE, (x, height - 26), (x, height - 8), 3)
    return made
