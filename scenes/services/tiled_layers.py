"""Knows what a Tiled file says before pytmx reads it: layers with their offsets, packings, and numbers of tiles."""

import base64
import binascii
import zlib
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, ParseError

LAYERS = ("layer", "imagelayer", "objectgroup", "group")
_MIRRORED = 0x1FFFFFFF
_PACKED = (None, "", "zlib", "gzip")
_LARGEST = 1 << 26
_GZIP = 31


class MapError(Exception):
    """A map that cannot be used; the text names the file, the place and what was expected."""


def walk(
    node: Element, offset: tuple[float, float] = (0, 0), shown: bool = True
) -> Iterator[tuple[Element, tuple[float, float], bool]]:
    """Every layer from below to above, those in groups too, with its offset and whether it is seen."""
    for child in node:
        if child.tag in LAYERS:
            dx, dy = (number(child, name, f"layer {child.get('name')}", "0") for name in ("offsetx", "offsety"))
            place = offset[0] + dx, offset[1] + dy
            seen = shown and child.get("visible", "1") != "0"
            if child.tag == "group":
                yield from walk(child, place, seen)
            else:
                yield child, place, seen


def number(node: Element, name: str, place: str, otherwise: str | None = None) -> float:
    """A number of the file; raises `MapError` for anything else."""
    text = node.get(name, otherwise)
    try:
        found = float(text or "")
    except ValueError:
        found = float("nan")
    if not isfinite(found):
        raise MapError(f"{place}: {name} is {(text or '')[:20]!r}, expected a number")
    return found


def check(root: Element, path: Path) -> None:
    """Refuses layers that pytmx would misread or stumble over; raises `MapError`."""
    last = _last_tile(root, path)
    for node in root.iter("object"):
        for name in ("x", "y"):
            number(node, name, f"{path.name}: object {node.get('id')}", "0")
        if node.get("template") is not None:
            raise MapError(
                f"{path.name}: object {node.get('id')}: is made from a template (in Tiled: Object, Detach)"
            )  # fmt: skip
    try:
        for node, _, _ in walk(root):
            if node.tag == "layer":
                _check_layer(node, path.name, last)
    except RecursionError:
        raise MapError(f"{path.name}: its groups are nested too deep") from None
    except MapError as fault:
        named = str(fault).startswith(path.name)
        raise fault if named else MapError(f"{path.name}: {fault}") from None


def _last_tile(root: Element, path: Path) -> int:
    """The highest number a tile may have."""
    last = 0
    for node in root.findall("tileset"):
        first = int(number(node, "firstgid", f"{path.name}: tileset"))
        source = node.get("source")
        if source is not None:
            node = _tileset(path, source)
        last = max(last, first + int(number(node, "tilecount", f"{path.name}: tileset", "0")) - 1)
    return last


def _tileset(path: Path, source: str) -> Element:
    name = Path(source).name
    try:
        root = ElementTree.parse(path.parent / source).getroot()
    except (OSError, ValueError):
        raise MapError(f"{path.name}: its tileset {name} cannot be read") from None
    except ParseError as fault:
        raise MapError(f"{path.name}: its tileset {name} is no valid XML ({fault})") from None
    if root.tag != "tileset":
        raise MapError(f"{path.name}: its tileset {name} is none but a {root.tag[:40]}")
    return root


def _check_layer(node: Element, file: str, last: int) -> None:
    place = f"{file}: layer {node.get('name')}"
    data = node.find("data")
    if data is None:
        raise MapError(f"{place}: has no tiles")
    cells = int(number(node, "width", place)) * int(number(node, "height", place))
    tiles = _tiles(data, place)
    if len(tiles) != cells:
        raise MapError(f"{place}: has {len(tiles)} tiles, expected {cells}")
    highest = max((tile & _MIRRORED for tile in tiles), default=0)
    if highest > last:
        raise MapError(f"{place}: names tile {highest}, but the tilesets end with {last}")


def _tiles(data: Element, place: str) -> list[int]:
    encoding, packing = data.get("encoding"), data.get("compression")
    if packing not in _PACKED:
        raise MapError(
            f"{place}: is packed with {packing}, expected CSV, base64, zlib or gzip "
            "(in Tiled: Map, Map Properties, Tile Layer Format: CSV)"
        )
    if encoding == "csv":
        return [_tile(word, place) for word in (data.text or "").replace("\n", ",").split(",") if word.strip()]
    if encoding == "base64":
        raw = _unpacked(data.text or "", packing, place)
        return [int.from_bytes(raw[at : at + 4], "little") for at in range(0, len(raw), 4)]
    if encoding is None:
        return [_tile(tile.get("gid", "0"), place) for tile in data.findall("tile")]
    raise MapError(f"{place}: is written as {encoding[:20]}, expected CSV or base64")


def _tile(word: str, place: str) -> int:
    if not word.strip().isdecimal() or len(word) > 12:
        raise MapError(f"{place}: {word.strip()[:20]!r} is no number of a tile")
    return int(word)


def _unpacked(text: str, packing: str | None, place: str) -> bytes:
    try:
        raw = base64.b64decode(text.strip(), validate=False)
        if packing == "zlib":
            return zlib.decompressobj().decompress(raw, _LARGEST)
        return zlib.decompressobj(_GZIP).decompress(raw, _LARGEST) if packing == "gzip" else raw
    except (binascii.Error, ValueError, zlib.error) as fault:
        raise MapError(f"{place}: its packed tiles are damaged ({fault})") from None
