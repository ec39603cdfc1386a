"""Knows which star map belongs to a track, and how a track without one is laid: four lanes between two planets."""

from functools import lru_cache
from itertools import pairwise
from math import hypot
from pathlib import Path

from scenes.skins.super_teams.course import Course, Point
from scenes.skins.super_teams.track import StarMap, star_map
from scenes.skins.super_teams.tracks import tracks

SIZE = (1280, 720)
_LARGEST = 80


@lru_cache(maxsize=8)
def chart_of(kinds: tuple[str, ...], data: Path | None = None) -> StarMap | None:
    """The map of these kinds of spaces, the game's own or one in a player's `data` folder; None where there is none."""
    listed = [star_map(), *(one for _, one in tracks(data).found)] if data is not None else [star_map()]
    return next((one for one in listed if tuple(one.kinds) == kinds), None)


@lru_cache(maxsize=8)
def course_of(kinds: tuple[str, ...], data: Path | None = None) -> Course:
    """Where each space of a track lies: as its map says, else along the way of the game's own, equally far apart."""
    found = chart_of(kinds, data)
    line = _line(found or star_map())
    if found is not None:
        return Course(line, _LARGEST)
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    step = sum(lengths) / (len(kinds) + 1)
    points = tuple(_along(line, lengths, step * at) for at in range(len(kinds) + 1))
    return Course((*points, line[-1]), min(_LARGEST, round(step * 0.95)))


def _line(chart: StarMap) -> tuple[Point, ...]:
    """The spaces of a map, however large it is drawn, on the canvas."""
    wide, high = chart.picture.get_size()
    return tuple((round(space.x * SIZE[0] / wide), round(space.y * SIZE[1] / high)) for space in chart.spaces)


def _along(line: tuple[Point, ...], lengths: list[float], far: float) -> Point:
    """The point so far from the beginning of a line."""
    for (a, b), length in zip(pairwise(line), lengths, strict=True):
        if far <= length:
            part = far / length
            return round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part)
        far -= length
    return line[-1]
