"""Knows the four small pictures that stand for a commitment's first 20 bits: 32 emblems, told apart by shape alone."""

import math
from functools import lru_cache

import pygame

from scenes.services import shapes
from scenes.services.canvas import sized
from scenes.ui import theme

SYMBOLS = ("star", "moon", "horseshoe", "cactus", "spade", "heart", "bell", "key")
FRAMES = ("coin", "tile", "comb", "shield")
SHOWN = 4
_BITS = 5
_FINE = 4
_GROUNDS = ((150, 112, 48), (70, 88, 58), (122, 44, 36), (58, 68, 92))

Point = tuple[float, float]


def emblems_of(commitment: str) -> tuple[int, ...]:
    """The numbers 0..31 of the four emblems, from the first five hex digits."""
    bits = int(commitment[: SHOWN * _BITS // 4], 16)
    return tuple(bits >> _BITS * (SHOWN - 1 - place) & 31 for place in range(SHOWN))


def named(emblem: int) -> tuple[str, str]:
    """The ids of an emblem's symbol and frame."""
    return SYMBOLS[emblem >> 2], FRAMES[emblem & 3]


@lru_cache(maxsize=64)
def picture(emblem: int, size: int, density: float = 1.0) -> pygame.Surface:
    """The emblem on a clear ground, `size` pixels wide and high; do not draw on it."""
    big = pygame.Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)
    frame = emblem & 3
    for scale, colour in ((1.0, theme.BRASS_DARK), (0.93, theme.BRASS_BRIGHT), (0.85, _GROUNDS[frame])):
        _polygon(big, [_scaled(point, scale) for point in _outline(FRAMES[frame])], colour)
    _symbol(big, SYMBOLS[emblem >> 2], _GROUNDS[frame])
    return sized(big, (size, size), density)


def _scaled(point: Point, scale: float) -> Point:
    return point[0] * scale, point[1] * scale


def _circle(radius: float = 1.0, centre: Point = (0, 0), first: float = 0, last: float = 360) -> list[Point]:
    spokes = [_spoke(first + (last - first) * step / 48, radius) for step in range(49)]
    return [(centre[0] + x, centre[1] + y) for x, y in spokes]


def _spoke(degrees: float, radius: float = 1.0) -> Point:
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def _outline(frame: str) -> list[Point]:
    match frame:
        case "coin":
            return _circle(0.98)
        case "tile":
            return [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)]
        case "comb":
            return [_spoke(60 * corner) for corner in range(6)]
        case _:
            lower = [(x, 0.05 + y) for x, y in (_spoke(degrees, 0.9) for degrees in range(0, 181, 6))]
            return [(-0.86, -0.92), (0, -0.8), (0.86, -0.92), *lower]


def _polygon(surface: pygame.Surface, points: list[Point], colour: theme.Colour) -> None:
    half = surface.get_width() / 2
    shapes.polygon(surface, colour, [(half + x * half, half + y * half) for x, y in points])


def _symbol(big: pygame.Surface, symbol: str, ground: theme.Colour) -> None:
    ink = theme.CREAM
    match symbol:
        case "star":
            _polygon(big, [_spoke(36 * tip - 90, 0.24 if tip % 2 else 0.58) for tip in range(10)], ink)
        case "moon":
            _polygon(big, _circle(0.52, (-0.05, 0)), ink)
            _polygon(big, _circle(0.44, (0.2, -0.1)), ground)
        case "horseshoe":
            outer = _circle(0.54, (0, -0.08), 130, 410)
            inner = _circle(0.3, (0, -0.08), 130, 410)
            _polygon(big, [*outer, (0.42, 0.54), (0.16, 0.54), *reversed(inner), (-0.16, 0.54), (-0.42, 0.54)], ink)
        case "cactus":
            _cactus(big, ink)
        case "spade":
            _leaf(big, ink, -1)
            _polygon(big, [(-0.2, 0.54), (0, 0.05), (0.2, 0.54)], ink)
        case "heart":
            _leaf(big, ink, 1)
        case "bell":
            dome = _circle(0.34, (0, -0.16), 180, 360)
            _polygon(big, [*dome, (0.4, 0.3), (0.52, 0.38), (-0.52, 0.38), (-0.4, 0.3)], ink)
            _polygon(big, _circle(0.13, (0, 0.46)), ink)
        case _:
            _polygon(big, _circle(0.27, (0, -0.32)), ink)
            _polygon(big, _circle(0.12, (0, -0.34)), ground)
            _polygon(big, [(-0.08, -0.1), (0.08, -0.1), (0.08, 0.6), (-0.08, 0.6)], ink)
            for y in (0.2, 0.44):
                _polygon(big, [(0.05, y), (0.32, y), (0.32, y + 0.14), (0.05, y + 0.14)], ink)


def _leaf(big: pygame.Surface, ink: theme.Colour, way: int) -> None:
    """A heart, or with `way` -1 the head of a spade."""
    for x in (-0.24, 0.24):
        _polygon(big, _circle(0.27, (x, -0.14 * way)), ink)
    _polygon(big, [(-0.49, -0.03 * way), (0, -0.3 * way), (0.49, -0.03 * way), (0, 0.56 * way)], ink)


def _cactus(big: pygame.Surface, ink: theme.Colour) -> None:
    def bar(left: float, top: float, right: float, bottom: float) -> None:
        half = big.get_width() / 2
        rect = pygame.Rect(half + left * half, half + top * half, (right - left) * half, (bottom - top) * half)
        shapes.rect(big, ink, rect, 0, int(0.1 * half))

    bar(-0.13, -0.6, 0.13, 0.6)
    bar(-0.5, -0.22, -0.3, 0.2)
    bar(-0.5, 0.04, 0, 0.22)
    bar(0.3, -0.36, 0.5, 0.06)
    bar(0, -0.1, 0.5, 0.08)
