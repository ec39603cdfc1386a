"""Knows how lines and shapes are drawn in logical coordinates: pygame's own shapes, on a picture of any density."""

from collections.abc import Sequence

import pygame
from pygame.typing import ColorLike, Point, RectLike

from scenes.services.canvas import Canvas, density_of, real_rect


def rect(surface: pygame.Surface, colour: ColorLike, area: RectLike, width: int = 0, radius: int = -1) -> None:
    """A rectangle, filled (`width` 0) or its edge, with round corners if `radius` says so."""
    if not isinstance(surface, Canvas):
        pygame.draw.rect(surface, colour, area, width, radius)
        return
    density = surface.density
    real = real_rect(pygame.Rect(area), density)
    pygame.draw.rect(surface, colour, real, _line(width, density), round(radius * density) if radius > 0 else radius)


def circle(surface: pygame.Surface, colour: ColorLike, centre: Point, radius: float, width: int = 0) -> None:
    """A disc (`width` 0) or a ring."""
    if not isinstance(surface, Canvas):
        pygame.draw.circle(surface, colour, centre, radius, width)
        return
    density = surface.density
    pygame.draw.circle(surface, colour, _point(centre, density), radius * density, _line(width, density))


def line(surface: pygame.Surface, colour: ColorLike, start: Point, end: Point, width: int = 1) -> None:
    """A straight line."""
    if not isinstance(surface, Canvas):
        pygame.draw.line(surface, colour, start, end, width)
        return
    density = surface.density
    wide = _line(width, density)
    if start[1] == end[1] or start[0] == end[0]:
        pygame.draw.rect(surface, colour, _bar(start, end, width, density, wide))
    else:
        pygame.draw.line(surface, colour, _point(start, density), _point(end, density), wide)


def lines(surface: pygame.Surface, colour: ColorLike, closed: bool, points: Sequence[Point], width: int = 1) -> None:
    """A line from point to point."""
    density = density_of(surface)
    real = points if density == 1 else [_point(point, density) for point in points]
    pygame.draw.lines(surface, colour, closed, real, _line(width, density))


def polygon(surface: pygame.Surface, colour: ColorLike, points: Sequence[Point], width: int = 0) -> None:
    """A polygon, filled (`width` 0) or its edge."""
    density = density_of(surface)
    real = points if density == 1 else [_point(point, density) for point in points]
    pygame.draw.polygon(surface, colour, real, _line(width, density))


def ellipse(surface: pygame.Surface, colour: ColorLike, area: RectLike, width: int = 0) -> None:
    """An ellipse, filled (`width` 0) or its edge."""
    density = density_of(surface)
    real = area if density == 1 else real_rect(pygame.Rect(area), density)
    pygame.draw.ellipse(surface, colour, real, _line(width, density))


def arc(surface: pygame.Surface, colour: ColorLike, area: RectLike, start: float, stop: float, width: int = 1) -> None:
    """A part of an ellipse's edge, from angle to angle (radians, counter-clockwise from the right)."""
    density = density_of(surface)
    real = area if density == 1 else real_rect(pygame.Rect(area), density)
    pygame.draw.arc(surface, colour, real, start, stop, _line(width, density))


def _line(width: int, density: float) -> int:
    return max(1, round(width * density)) if width > 0 else width


def _point(point: Point, density: float) -> tuple[float, float]:
    """The middle of a logical pixel among the real ones."""
    half = (density - 1) / 2
    return point[0] * density + half, point[1] * density + half


def _bar(start: Point, end: Point, width: int, density: float, wide: int) -> pygame.Rect:
    """A level or upright line as the rectangle that pygame would fill: ends included, the odd pixel before."""
    before = (width - 1) // 2
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    if start[1] == end[1]:
        x, y = round(left * density), round((top - before) * density)
        return pygame.Rect(x, y, round((right + 1) * density) - x, wide)
    x, y = round((left - before) * density), round(top * density)
    return pygame.Rect(x, y, wide, round((bottom + 1) * density) - y)
