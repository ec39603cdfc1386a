"""Knows how a trail map made with Tiled is read: its picture, its towns in order, the road between them."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import pygame

from scenes.services.tiled import FOLDER, Map, Point, loaded, picture, things, whole
from scenes.services.tiled_layers import MapError

TOWNS, ROAD = "towns", "road_line"
_NEAR_PX = 24

__all__ = ["FOLDER", "MapError", "Point", "Town", "Trail", "trail"]


@dataclass(frozen=True, slots=True)
class Town:
    """A place of a duel: its id and where it lies on the picture."""

    id: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Trail:
    """A map: its picture, its towns from first to last, a line of the road for each pair of neighbours."""

    picture: pygame.Surface
    towns: tuple[Town, ...]
    legs: tuple[tuple[Point, ...], ...]


@lru_cache(maxsize=4)
def trail(duels: int, path: Path = FOLDER / "trail.tmx") -> Trail:
    """The map at `path`, which must have a town a duel; a display must be open. Raises `MapError`."""
    found = loaded(path)
    towns = _towns(found, duels)
    return Trail(picture(found), towns, _legs(found, towns))


def _towns(made: Map, duels: int) -> tuple[Town, ...]:
    file, found = made.file, dict[int, Town]()
    for one in things(made, TOWNS):
        index = whole(one, "index")
        if not isinstance(index, int) or not 0 <= index < duels:
            raise MapError(
                f"{file}: town {one.name}: index is {index!r}, expected a whole number from 0 to {duels - 1}"
            )
        if index in found:
            raise MapError(f"{file}: town {one.name}: index {index} is {found[index].id}'s already")
        if not one.name:
            raise MapError(f"{file}: the town with index {index} has no name")
        if not (0 <= one.x <= made.size[0] and 0 <= one.y <= made.size[1]):
            raise MapError(f"{file}: town {one.name}: lies outside the map")
        found[index] = Town(one.name, one.x, one.y)
    if len(found) != duels:
        raise MapError(f"{file}: layer {TOWNS} has {len(found)} towns, expected {duels}")
    return tuple(found[index] for index in range(duels))


def _legs(made: Map, towns: tuple[Town, ...]) -> tuple[tuple[Point, ...], ...]:
    file, lines = made.file, dict[int, tuple[Point, ...]]()
    for one in things(made, ROAD):
        start = whole(one, "from")
        if not isinstance(start, int) or len(one.line) < 2:
            raise MapError(f"{file}: road {one.name}: expected a line with a whole number as its property from")
        lines[start] = one.line
    for leg, (here, there) in enumerate(pairwise(towns)):
        if leg not in lines:
            raise MapError(f"{file}: layer {ROAD} has no road from {here.id}")
        for point, town in ((lines[leg][0], here), (lines[leg][-1], there)):
            if abs(point[0] - town.x) > _NEAR_PX or abs(point[1] - town.y) > _NEAR_PX:
                raise MapError(f"{file}: the road from {here.id} does not lead to {town.id}")
    return tuple(lines[leg] for leg in range(len(towns) - 1))
