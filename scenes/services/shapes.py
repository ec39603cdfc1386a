"""Knows how lines and shapes are drawn in logical coordinates: pygame's own shapes, on a picture of any density."""

from collections.abc import Sequence

import pygame
from pygame.typing import ColorLike, Point, RectLike

from scenes.services.canvas import Canvas, real_rect

Real = tuple[float, float]


def rect(surface: pygame.Surface, colour: ColorLike, area: RectLike, width: int = 0, radius: int = -1) -> None:
    """A rectangle, filled (`width` 0) or its edge, with round corners if `radius` says so."""
    if not isinstance(surface, Canvas):
        pygame.draw.rect(surface, colour, area, width, radius)
        return
    density = surface.density
    real = real_rect(pygame.Rect(area), density)
    round_ = round(radius * density) if radius > 0 else radius
    surface.drawn(real.copy(), pygame.draw.rect, (colour, real, _line(width, density), round_))


def circle(surface: pygame.Surface, colour: ColorLike, centre: Point, radius: float, width: int = 0) -> None:
    """A disc (`width` 0) or a ring."""
    if not isinstance(surface, Canvas):
        pygame.draw.circle(surface, colour, centre, radius, width)
        return
    density = surface.density
    middle = _point(centre, density)
    arguments = (colour, middle, radius * density, _line(width, density))
    surface.drawn(_around((middle,), round(radius * density)), pygame.draw.circle, arguments)


def line(surface: pygame.Surface, colour: ColorLike, start: Point, end: Point, width: int = 1) -> None:
    """A straight line."""
    if not isinstance(surface, Canvas):
        pygame.draw.line(surface, colour, start, end, width)
        return
    density = surface.density
    wide = _line(width, density)
    if start[1] == end[1] or start[0] == end[0]:
        bar = _bar(start, end, width, density, wide)
        surface.drawn(bar.copy(), pygame.draw.rect, (colour, bar))
    else:
        ends = _point(start, density), _point(end, density)
        surface.drawn(_around(ends, wide), pygame.draw.line, (colour, *ends, wide))


def lines(surface: pygame.Surface, colour: ColorLike, closed: bool, points: Sequence[Point], width: int = 1) -> None:
    """A line from point to point."""
    if not isinstance(surface, Canvas):
        pygame.draw.lines(surface, colour, closed, points, width)
        return
    real, wide = tuple(_point(point, surface.density) for point in points), _line(width, surface.density)
    surface.drawn(_around(real, wide), pygame.draw.lines, (colour, closed, real, wide))


def polygon(surface: pygame.Surface, colour: ColorLike, points: Sequence[Point], width: int = 0) -> None:
    """A polygon, filled (`width` 0) or its edge."""
    if not isinstance(surface, Canvas):
        pygame.draw.polygon(surface, colour, points, width)
        return
    real, wide = tuple(_point(point, surface.density) for point in points), _line(width, surface.density)
    surface.drawn(_around(real, wide), pygame.draw.polygon, (colour, real, wide))


def ellipse(surface: pygame.Surface, colour: ColorLike, area: RectLike, width: int = 0) -> None:
    """An ellipse, filled (`width` 0) or its edge."""
    if not isinstance(surface, Canvas):
        pygame.draw.ellipse(surface, colour, area, width)
        return
    real = real_rect(pygame.Rect(area), surface.density)
    surface.drawn(real.inflate(4, 4), pygame.draw.ellipse, (colour, real, _line(width, surface.density)))


def arc(surface: pygame.Surface, colour: ColorLike, area: RectLike, start: float, stop: float, width: int = 1) -> None:
    """A part of an ellipse's edge, from angle to angle (radians, counter-clockwise from the right)."""
    if not isinstance(surface, Canvas):
        pygame.draw.arc(surface, colour, area, start, stop, width)
        return
    real = real_rect(pygame.Rect(area), surface.density)
    surface.drawn(real.inflate(4, 4), pygame.draw.arc, (colour, real, start, stop, _line(width, surface.density)))


def _line(width: int, density: float) -> int:
    return max(1, round(width * density)) if width > 0 else width


def _around(points: Sequence[Real], reach: int) -> pygame.Rect:
    """What a shape through these points can touch, `reach` pixels away from them at most."""
    left, right = min(point[0] for point in points), max(point[0] for point in points)
    top, bottom = min(point[1] for point in points), max(point[1] for point in points)
    return pygame.Rect(left, top, right - left, bottom - top).inflate(2 * reach + 6, 2 * reach + 6)


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
