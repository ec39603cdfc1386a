"""Knows how a trail map made with Tiled is read: its picture, its towns in order, the road between them."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import ParseError

import pygame
import pytmx

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "maps"
TOWNS, ROAD = "towns", "road_line"
_NEAR_PX = 24
_LARGEST_PX = 4096

Point = tuple[float, float]


class MapError(Exception):
    """A map that cannot be used; the text names the file, the place and what was expected."""


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
    made = _loaded(path)
    towns = _towns(made, path.name, duels)
    return Trail(_picture(made, path), towns, _legs(made, path.name, towns))


def _loaded(path: Path) -> Any:
    try:
        made = pytmx.load_pygame(str(path))
    except (OSError, pygame.error) as fault:
        raise MapError(f"{path.name}: {_missing(fault)}: the game is not installed completely") from None
    except ParseError as fault:
        raise MapError(f"{path.name}: is no valid XML ({fault})") from None
    except Exception as fault:  # pytmx raises whatever it stumbles over: an odd file must never end the game otherwise
        raise MapError(f"{path.name}: cannot be read as a Tiled map ({type(fault).__name__}: {fault})") from None
    if made.orientation != "orthogonal":
        raise MapError(f"{path.name}: orientation is {made.orientation}, expected orthogonal")
    if str(made.infinite) not in ("0", "False"):
        raise MapError(f"{path.name}: is an infinite map, expected one of a fixed size")
    size = made.width * made.tilewidth, made.height * made.tileheight
    if not all(0 < side <= _LARGEST_PX for side in size):
        raise MapError(f"{path.name}: is {size[0]} x {size[1]} pixels, expected 1 to {_LARGEST_PX} each")
    return made


def _missing(fault: Exception) -> str:
    name = getattr(fault, "filename", None)
    return f"{Path(name).name} cannot be read" if name else str(fault)


def _group(made: Any, file: str, name: str) -> list[Any]:
    for layer in made.layers:
        if isinstance(layer, pytmx.TiledObjectGroup) and layer.name == name:
            return list(layer)
    raise MapError(f"{file}: has no object layer called {name}")


def _towns(made: Any, file: str, duels: int) -> tuple[Town, ...]:
    found: dict[int, Town] = {}
    for one in _group(made, file, TOWNS):
        index = one.properties.get("index")
        if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < duels:
            raise MapError(
                f"{file}: town {one.name}: index is {index!r}, expected a whole number from 0 to {duels - 1}"
            )
        if index in found:
            raise MapError(f"{file}: town {one.name}: index {index} is {found[index].id}'s already")
        if not one.name:
            raise MapError(f"{file}: the town with index {index} has no name")
        if not (0 <= one.x <= made.width * made.tilewidth and 0 <= one.y <= made.height * made.tileheight):
            raise MapError(f"{file}: town {one.name}: lies outside the map")
        found[index] = Town(one.name, one.x, one.y)
    if len(found) != duels:
        raise MapError(f"{file}: layer {TOWNS} has {len(found)} towns, expected {duels}")
    return tuple(found[index] for index in range(duels))


def _legs(made: Any, file: str, towns: tuple[Town, ...]) -> tuple[tuple[Point, ...], ...]:
    lines: dict[int, tuple[Point, ...]] = {}
    for one in _group(made, file, ROAD):
        start = one.properties.get("from")
        points = tuple((float(point[0]), float(point[1])) for point in getattr(one, "points", ()))
        if not isinstance(start, int) or len(points) < 2:
            raise MapError(f"{file}: road {one.name}: expected a line with a whole number as its property from")
        lines[start] = points
    for leg, (here, there) in enumerate(pairwise(towns)):
        if leg not in lines:
            raise MapError(f"{file}: layer {ROAD} has no road from {here.id}")
        for point, town in ((lines[leg][0], here), (lines[leg][-1], there)):
            if abs(point[0] - town.x) > _NEAR_PX or abs(point[1] - town.y) > _NEAR_PX:
                raise MapError(f"{file}: the road from {here.id} does not lead to {town.id}")
    return tuple(lines[leg] for leg in range(len(towns) - 1))


def _picture(made: Any, path: Path) -> pygame.Surface:
    # pytmx lists layers by kind; what lies above what is the order in the file
    order = {layer.get("id"): place for place, layer in enumerate(ElementTree.parse(path).getroot())}
    layers = sorted(made.visible_layers, key=lambda layer: order.get(str(layer.id), 0))
    picture = pygame.Surface((made.width * made.tilewidth, made.height * made.tileheight))
    for layer in layers:
        if isinstance(layer, pytmx.TiledImageLayer):
            if layer.image is None:
                raise MapError(f"{path.name}: layer {layer.name}: its picture is missing")
            offset = (int(getattr(layer, "offsetx", 0)), int(getattr(layer, "offsety", 0)))
            picture.blit(layer.image, offset)
        elif isinstance(layer, pytmx.TiledTileLayer):
            for x, y, image in layer.tiles():
                picture.blit(image, (x * made.tilewidth, (y + 1) * made.tileheight - image.get_height()))
    return picture
