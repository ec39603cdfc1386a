"""Knows how any map made with Tiled is read: its picture and its objects; an odd file gets one sentence."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, ParseError

import pygame
import pytmx

from scenes.services import tiled_layers
from scenes.services.tiled_layers import MapError, number

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "maps"
LARGEST_PX = 4096
_LARGEST_BYTES = 4_000_000

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Thing:
    """One object of an object layer: its number in Tiled, its name, its type or class, its place, its properties.

    `line` are the points of a polyline, where they lie on the picture; `spoken` says that it holds text.
    """

    id: str
    name: str
    kind: str
    x: float
    y: float
    properties: dict[str, str]
    line: tuple[Point, ...] = ()
    spoken: bool = False


@dataclass(frozen=True, slots=True)
class Map:
    """A map that was found sound: its file's name, its size in pixels, its XML, and what pytmx made of it."""

    file: str
    size: tuple[int, int]
    root: Element
    made: Any


def loaded(path: Path) -> Map:
    """The map at `path`; a display must be open. Raises `MapError`."""
    root = _root(path)
    _fits(root, path.name)
    size = _size(root, path.name)
    tiled_layers.check(root, path)
    try:
        made = pytmx.load_pygame(str(path))
    except (OSError, pygame.error) as fault:
        raise MapError(f"{path.name}: {_missing(fault)}: the map is not there completely") from None
    except Exception as fault:  # pytmx raises whatever it stumbles over: an odd file must never end the game otherwise
        raise MapError(f"{path.name}: cannot be read as a Tiled map ({type(fault).__name__}: {fault})") from None
    return Map(path.name, size, root, made)


def things(found: Map, layer: str) -> tuple[Thing, ...]:
    """The objects of the object layer of that name, hidden or not, in a group or not; raises `MapError` without one."""
    layers = [
        (node, offset) for node, offset, _ in tiled_layers.walk(found.root)
        if node.tag == "objectgroup" and node.get("name") == layer
    ]  # fmt: skip
    if not layers:
        raise MapError(f"{found.file}: has no object layer called {layer}")
    return tuple(_thing(found.file, node, offset) for group, offset in layers for node in group.findall("object"))


def whole(one: Thing, name: str) -> int | str | None:
    """The whole number that a property is, else its text, or None where there is none."""
    text = one.properties.get(name)
    if text is None:
        return None
    return int(text) if text.strip().lstrip("-").isdecimal() and len(text) < 10 else text


def picture(found: Map, below: str = "", lines: Sequence[Sequence[Point]] = ()) -> pygame.Surface:
    """The layers that are seen, in the order of the file; `lines` are drawn just below the layer called `below`."""
    surface = pygame.Surface(found.size)
    made = {layer.id: layer for layer in found.made.layers if hasattr(layer, "id")}
    for node, offset, shown in tiled_layers.walk(found.root):
        if node.get("name") == below:
            for line in lines:
                _glowing(surface, line)
        layer = made.get(_number(node))
        if shown and layer is not None and node.tag in ("layer", "imagelayer"):
            _laid(surface, found, layer, offset)
    return surface


def _root(path: Path) -> Element:
    try:
        if path.stat().st_size > _LARGEST_BYTES:
            raise MapError(f"{path.name}: is larger than {_LARGEST_BYTES // 1_000_000} MB")
        return ElementTree.parse(path).getroot()
    except OSError as fault:
        raise MapError(f"{path.name}: cannot be read ({fault.strerror})") from None
    except (ParseError, ValueError, LookupError) as fault:
        raise MapError(f"{path.name}: is no valid XML ({fault})") from None


def _fits(root: Element, file: str) -> None:
    if root.tag != "map":
        raise MapError(f"{file}: is no Tiled map but a {root.tag[:40]}")
    orientation = root.get("orientation")
    if orientation != "orthogonal":
        raise MapError(f"{file}: orientation is {orientation}, expected orthogonal")
    if root.get("infinite", "0") != "0" or root.find(".//chunk") is not None:
        raise MapError(
            f"{file}: is an infinite map, expected one of a fixed size "
            "(an endless map has no picture; in Tiled: Map, Map Properties, Infinite: off)"
        )


def _size(root: Element, file: str) -> tuple[int, int]:
    wide, high, tile, row = (number(root, name, file) for name in ("width", "height", "tilewidth", "tileheight"))
    size = wide * tile, high * row
    if not all(0 < side <= LARGEST_PX for side in size):
        raise MapError(f"{file}: is {size[0]:.0f} x {size[1]:.0f} pixels, expected 1 to {LARGEST_PX} each")
    return int(size[0]), int(size[1])


def _missing(fault: Exception) -> str:
    name = getattr(fault, "filename", None)
    return f"{Path(name).name} cannot be read" if name else str(fault)


def _thing(file: str, node: Element, offset: Point) -> Thing:
    known = node.get("id", "?")
    x, y = (
        number(node, name, f"{file}: object {known}", "0") + shift for name, shift in zip("xy", offset, strict=True)
    )
    line = node.find("polyline")
    return Thing(
        known, node.get("name", ""), node.get("type") or node.get("class") or "", x, y,
        {one.get("name", ""): one.get("value") or one.text or "" for one in node.findall("properties/property")},
        () if line is None else tuple(_points(line.get("points", ""), x, y, f"{file}: object {known}")),
        node.find("text") is not None,
    )  # fmt: skip


def _points(text: str, x: float, y: float, place: str) -> Iterator[Point]:
    for pair in text.split():
        try:
            dx, dy = map(float, pair.split(","))
        except ValueError:
            raise MapError(f"{place}: {pair[:20]!r} is no point of a line") from None
        if not (isfinite(dx) and isfinite(dy)):
            raise MapError(f"{place}: {pair[:20]!r} is no point of a line")
        yield x + dx, y + dy


def _number(node: Element) -> int:
    try:
        return int(node.get("id", "0"))
    except ValueError:
        return 0


def _laid(surface: pygame.Surface, found: Map, layer: Any, offset: Point) -> None:
    dx, dy = map(int, offset)
    if isinstance(layer, pytmx.TiledImageLayer):
        if layer.image is None:
            raise MapError(f"{found.file}: layer {layer.name}: its picture is missing")
        surface.blit(layer.image, (dx, dy))
        return
    wide, high = found.made.tilewidth, found.made.tileheight
    for x, y, image in layer.tiles():
        surface.blit(image, (x * wide + dx, (y + 1) * high - image.get_height() + dy))


def _glowing(surface: pygame.Surface, line: Sequence[Point]) -> None:
    """A line of light: dots along it, the same way apart."""
    dot = pygame.Surface((9, 9), pygame.SRCALPHA)
    for y in range(9):
        for x in range(9):
            near = max(0.0, 1 - ((x - 4) ** 2 + (y - 4) ** 2) ** 0.5 / 4.4)
            dot.set_at((x, y), (176, 204, 255, int(230 * near)))
    left = 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        while length and left <= length:
            share = left / length
            surface.blit(dot, (ax + (bx - ax) * share - 4, ay + (by - ay) * share - 4))
            left += 10
        left -= length
