"""Knows which star map belongs to a track, and how a track without one is laid: four lanes between two planets."""

from functools import lru_cache
from itertools import pairwise
from math import hypot

from scenes.skins.super_teams.course import Course, Point
from scenes.skins.super_teams.track import StarMap, star_map

_LARGEST = 80


@lru_cache(maxsize=8)
def chart_of(kinds: tuple[str, ...]) -> StarMap | None:
    """The map of these kinds of spaces; None where there is none."""
    shipped = star_map()
    return shipped if tuple(shipped.kinds) == kinds else None


@lru_cache(maxsize=8)
def course_of(kinds: tuple[str, ...]) -> Course:
    """Where each space of a track lies: as its map says, else along the way of the game's own, equally far apart."""
    found = chart_of(kinds)
    line = tuple((round(space.x), round(space.y)) for space in (found or star_map()).spaces)
    if found is not None:
        return Course(line, _LARGEST)
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    step = sum(lengths) / (len(kinds) + 1)
    points = tuple(_along(line, lengths, step * at) for at in range(len(kinds) + 1))
    return Course((*points, line[-1]), min(_LARGEST, round(step * 0.95)))


def _along(line: tuple[Point, ...], lengths: list[float], far: float) -> Point:
    """The point so far from the beginning of a line."""
    for (a, b), length in zip(pairwise(line), lengths, strict=True):
        if far <= length:
            part = far / length
            return round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part)
        far -= length
    return line[-1]
