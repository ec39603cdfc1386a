"""Knows the eight marks by which people at a table are told apart: a colour and a shape each, never colour alone."""

import math
from functools import cache

import pygame

from scenes.services import shapes
from scenes.services.canvas import density_of, sized
from scenes.ui import theme

Point = tuple[float, float]
MARKS = ("disc", "triangle", "square", "diamond", "star", "cross", "hexagon", "drop")
COLOURS: tuple[theme.Colour, ...] = (
    (196, 62, 46), (64, 128, 196), (222, 178, 70), (84, 158, 92), (168, 96, 190), (232, 140, 60), (98, 184, 188),
    (226, 216, 196),
)  # fmt: skip
_FINE = 6


def draw(surface: pygame.Surface, mark: int, centre: tuple[int, int], size: int) -> None:
    """The mark of that number, `size` pixels wide, with a dark rim."""
    picture = picture_of(mark, size, density_of(surface))
    surface.blit(picture, picture.get_rect(center=centre))


@cache
def picture_of(mark: int, size: int, density: float = 1.0) -> pygame.Surface:
    """The same as a picture."""
    large = pygame.Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)
    for colour, part in ((theme.WALNUT_DARK, 1.0), (COLOURS[mark % len(COLOURS)], 0.76)):
        points = [(size * _FINE / 2 * (1 + x * part), size * _FINE / 2 * (1 + y * part)) for x, y in outline(mark)]
        shapes.polygon(large, colour, points)
    return sized(large, (size, size), density)


@cache
def outline(mark: int) -> tuple[Point, ...]:
    """The corners of a mark's shape, inside the circle of radius 1."""
    match MARKS[mark % len(MARKS)]:
        case "disc":
            return _ring(40, 0.9)
        case "triangle":
            return ((0, -0.95), (0.98, 0.78), (-0.98, 0.78))
        case "square":
            return ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))
        case "diamond":
            return ((0, -1), (0.78, 0), (0, 1), (-0.78, 0))
        case "star":
            return tuple(point for at in range(5) for point in (_at(at / 5, 1.0), _at(at / 5 + 0.1, 0.5)))
        case "cross":
            thin, far = 0.36, 0.92
            quarter = ((-thin, -far), (thin, -far), (thin, -thin))
            return tuple(_turned(point, times) for times in range(4) for point in quarter)
        case "hexagon":
            return _ring(6, 0.96)
        case _:
            return ((0, -1), *_ring(24, 0.66, 0.28)[3:22])


def _ring(corners: int, radius: float, down: float = 0.0) -> tuple[Point, ...]:
    return tuple((x, y + down) for x, y in (_at(at / corners, radius) for at in range(corners)))


def _at(turn: float, radius: float) -> Point:
    return radius * math.sin(2 * math.pi * turn), -radius * math.cos(2 * math.pi * turn)


def _turned(point: Point, times: int) -> Point:
    for _ in range(times):
        point = (-point[1], point[0])
    return point
