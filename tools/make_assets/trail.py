"""The trail map: the painted sheet, the pieces drawn on it, and the Tiled files that put them together."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import quoteattr

import numpy as np

from tools.make_assets.light import Bytes, grid, linear, mix, ramp, save, toned, with_alpha
from tools.make_assets.noise import Field, grain, octaves
from tools.make_assets.shapes import rounded_box
from tools.make_assets.trail_ink import INK, PICTURES, SAGE, SAND, SUNSET, WATER, along
from tools.make_assets.trail_plan import (
    COLUMNS,
    MESAS,
    PEAKS,
    RIVER,
    ROWS,
    SIZE,
    SMALL,
    TILE,
    TOWNS,
    Point,
    road,
    through,
)

SHEET_COLUMNS = 16


def _moss(x: Field, y: Field, at: Point, rx: float, ry: float) -> Field:
    return np.asarray(np.exp(-(((x - at[0]) / rx) ** 2) - ((y - at[1]) / ry) ** 2), np.float32)


def sheet(seed: int = 61) -> Bytes:
    """The 1280x720 paper under the map: sand, sage and sunset washes, a frame and a compass."""
    rng = np.random.default_rng(seed)
    w, h = SIZE
    x, y = grid(w, h)
    blot, fine = octaves(rng, w, h, 240, 200, 5), octaves(rng, w, h, 22, 8, 3)
    colour = linear(SAND) * (1 + 0.07 * blot + 0.025 * fine + 0.012 * grain(rng, w, h))[..., None]
    edge = octaves(rng, w, h, 60, 60, 4) * 0.22
    for at, rx, ry in (((330, 410), 150, 100), ((650, 430), 110, 190), ((850, 110), 150, 70), ((830, 560), 170, 70)):
        colour = mix(colour, linear(SAGE), 0.34 * ramp(0.2, 0.75, _moss(x, y, at, rx, ry) + edge))
    for at, rx, ry in (((520, 130), 190, 80), ((1050, 250), 180, 190), ((160, 160), 150, 70), ((880, 640), 150, 50)):
        colour = mix(colour, linear(SUNSET), 0.38 * ramp(0.2, 0.85, _moss(x, y, at, rx, ry) + edge))
    dusk = ramp(0.25, 1.2, np.hypot((x - 420) / 980, (y - 430) / 560) + edge * 0.3)
    colour = mix(colour, linear((150, 66, 62)), 0.42 * dusk)
    colour = mix(colour, linear((78, 44, 84)), 0.5 * ramp(0.75, 1.25, np.hypot((x - 420) / 980, (y - 430) / 560)))
    d = rounded_box(x, y, w / 2, h / 2, w / 2, h / 2, 26)
    burn = np.exp(np.minimum(d, 0) / 26) * 0.75
    colour = colour * (1 - burn[..., None] * np.array([0.55, 0.72, 0.86], np.float32))
    wobble = octaves(rng, w, h, 40, 40, 2) * 0.8
    for inset, width in ((24, 1.5), (31, 0.8)):
        line = ramp(width + 0.6, width - 0.6, np.abs(d + inset + wobble))
        colour = mix(colour, linear(INK), 0.75 * line)
    colour = _compass(colour, x, y, (1175, 590))
    for fold in (w / 4, w / 2, 3 * w / 4):
        crease = x - fold + 0 * y + wobble
        colour = (
            colour
            * (1 - 0.10 * np.exp(-(((crease - 1.5) / 2) ** 2)) + 0.07 * np.exp(-(((crease + 2) / 3) ** 2)))[..., None]
        )
    crease = y - h / 2 + 0 * x + wobble
    colour = (
        colour
        * (1 - 0.10 * np.exp(-(((crease - 1.5) / 2) ** 2)) + 0.07 * np.exp(-(((crease + 2) / 3) ** 2)))[..., None]
    )
    return toned(np.asarray(colour * 1.55, np.float32), rng)


def _compass(colour: Field, x: Field, y: Field, at: Point) -> Field:
    u, v = x - at[0], y - at[1]
    r, a = np.hypot(u, v), np.arctan2(v, u)
    for radius, width in ((50, 1.2), (44, 0.6), (18, 0.7)):
        colour = mix(colour, linear(INK), 0.7 * ramp(width + 0.6, width - 0.6, np.abs(r - radius)))
    for turn, size in ((np.pi / 4, 36), (0.0, 58)):
        fold = np.abs(np.mod(a - turn + np.pi / 4, np.pi / 2) - np.pi / 4)
        d = r * np.cos(fold) / size + r * np.sin(fold) / (size * 0.19) - 1
        side = np.mod(a - turn, np.pi / 2) < np.pi / 4
        body = ramp(0.05, -0.05, d)
        colour = mix(colour, linear((236, 206, 156)), body)
        colour = mix(colour, linear((118, 36, 28)), body * side)
        colour = mix(colour, linear(INK), 0.8 * ramp(0.11, 0.03, np.abs(d)))
    return colour


def _merged(layers: list[tuple[Field, Field]]) -> Bytes:
    """RGBA bytes of (mask, linear colour) layers laid over each other."""
    h, w = layers[0][0].shape
    colour, alpha = np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32)
    for mask, tone in layers:
        total = mask + alpha * (1 - mask)
        share = (mask / np.maximum(total, 1e-5))[..., None]
        colour = np.asarray(colour * (1 - share) + tone * share, np.float32)
        alpha = np.asarray(total, np.float32)
    rgb = np.clip(np.clip(colour, 0, 1) ** (1 / 2.2) * 255 + 0.5, 0, 255).astype(np.uint8)
    return with_alpha(rgb, np.asarray(alpha, np.float32))


def river_ink(seed: int = 62) -> Bytes:
    """The river alone, 1280x720 RGBA."""
    rng = np.random.default_rng(seed)
    w, h = SIZE
    d, walked = along(w, h, through(RIVER), 40)
    wash = octaves(rng, w, h, 36, 36, 3)
    half = 9 + 5 * walked / 900 + 1.6 * wash
    body = ramp(0.8, -0.8, d - half)
    tone = linear(WATER) * (1 + 0.1 * wash - 0.3 * np.exp(-np.clip(half - d, 0, None) / 2.4))[..., None]
    shore = ramp(1.3, 0.3, np.abs(d - half)) * 0.75
    wave = np.abs(np.mod(walked + 3 * np.sin(d * 0.6) + 7 * wash, 30) - 15)
    ripple = ramp(1.6, 0.6, wave) * ramp(-2, -5, d - half) * 0.4
    inside = ramp(1, -1, rounded_box(*grid(w, h), w / 2, h / 2, w / 2 - 30, h / 2 - 30, 4))
    flat = 0 * tone
    layers = ((body * 0.9, tone), (ripple, linear((214, 230, 228)) + flat), (shore, linear((44, 66, 82)) + flat))
    return _merged([(np.asarray(m * inside, np.float32), c) for m, c in layers])


def road_ink(seed: int = 63) -> Bytes:
    """All legs of the road, 1280x720 RGBA: a pale track with dashes."""
    rng = np.random.default_rng(seed)
    w, h = SIZE
    wash = octaves(rng, w, h, 20, 20, 3)
    layers: list[tuple[Field, Field]] = []
    for leg in range(len(TOWNS) - 1):
        d, walked = along(w, h, road(leg), 30)
        total = float(walked.max())
        track = ramp(7.5, 3.5, d + 0.8 * wash) * 0.8
        beat = np.mod(walked, 19)
        clear = ramp(22, 25, walked) * ramp(total - 22, total - 25, walked)
        dash = ramp(1.0, -1.0, d - 1.9 - 0.3 * wash) * ramp(-0.8, 0.8, beat - 4) * ramp(0.8, -0.8, beat - 15) * clear
        flat = np.zeros((h, w, 3), np.float32)
        layers += [(track, linear((246, 222, 172)) + flat), (dash * 0.92, linear((122, 34, 22)) + flat)]
    return _merged([(np.asarray(m, np.float32), np.asarray(c, np.float32)) for m, c in layers[::2] + layers[1::2]])


@dataclass(slots=True)
class TileSheet:
    """Tiles of 40 pixels in the order they were added; number 1 is the first, 0 stands for nothing."""

    tiles: list[Bytes]
    kinds: list[str]

    def add(self, tile: Bytes, kind: str) -> int:
        """The number of a new tile, or 0 for one in which nothing is seen."""
        if int(tile[..., 3].max()) < 6:
            return 0
        self.tiles.append(tile)
        self.kinds.append(kind)
        return len(self.tiles)

    def picture(self) -> Bytes:
        """All tiles, 16 in a row."""
        rows = -(-len(self.tiles) // SHEET_COLUMNS)
        out = np.zeros((rows * TILE, SHEET_COLUMNS * TILE, 4), np.uint8)
        for i, tile in enumerate(self.tiles):
            top, left = i // SHEET_COLUMNS * TILE, i % SHEET_COLUMNS * TILE
            out[top : top + TILE, left : left + TILE] = tile
        return out


Layer = list[list[int]]


def _cut(sheet_: TileSheet, picture: Bytes, kind: str) -> Layer:
    h, w = picture.shape[0] // TILE, picture.shape[1] // TILE
    return [
        [sheet_.add(picture[r * TILE : (r + 1) * TILE, c * TILE : (c + 1) * TILE], kind) for c in range(w)]
        for r in range(h)
    ]


def _blank() -> Layer:
    return [[0] * COLUMNS for _ in range(ROWS)]


def _stamp(layer: Layer, numbers: Layer, column: int, row: int) -> None:
    for r, line in enumerate(numbers):
        for c, number in enumerate(line):
            if number and row + r < ROWS and column + c < COLUMNS:
                layer[row + r][column + c] = number


def plan() -> tuple[TileSheet, dict[str, Layer]]:
    """The sheet of tiles and the layers from below: ground, river, road, rocks, plants."""
    tiles = TileSheet([], [])
    stock = {name: _cut(tiles, paint(), name.split("_")[0]) for name, paint, _, _ in PICTURES}
    ground, rocks, plants = _blank(), _blank(), _blank()
    rng = np.random.default_rng(64)
    river, road_ = river_ink(), road_ink()
    for r in range(1, ROWS - 1):
        for c in range(1, COLUMNS - 1):
            if rng.random() < 0.3:
                ground[r][c] = stock[f"sand_{'abc'[int(rng.integers(3))]}"][0][0]
    for i, (column, row) in enumerate(MESAS):
        _stamp(rocks, stock[f"mesa_{'abc'[i % 3]}"], column, row)
    for i, (column, row) in enumerate(PEAKS):
        _stamp(rocks, stock[f"peak_{'ab'[i % 2]}"], column, row)
    for column, row, name in SMALL:
        cell = np.s_[row * TILE : (row + 1) * TILE, column * TILE : (column + 1) * TILE, 3]
        if int(river[cell].max()) < 90 and int(road_[cell].max()) < 90 and not rocks[row][column]:
            _stamp(plants, stock[name], column, row)
    cut = {"river": _cut(tiles, river, "river"), "road": _cut(tiles, road_, "road")}
    return tiles, {"ground": ground, **cut, "rocks": rocks, "plants": plants}


def _properties(pairs: dict[str, int | str], indent: str) -> list[str]:
    out = [f"{indent}<properties>"]
    for name, value in sorted(pairs.items()):
        kind = ' type="int"' if isinstance(value, int) else ""
        out.append(f"{indent} <property name={quoteattr(name)}{kind} value={quoteattr(str(value))}/>")
    return [*out, f"{indent}</properties>"]


def tsx(tiles: TileSheet) -> str:
    """The tile set as Tiled writes it; every tile's type says what it shows."""
    rows = -(-len(tiles.tiles) // SHEET_COLUMNS)
    out = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.10.2" name="trail" tilewidth="{TILE}" tileheight="{TILE}" '
        f'tilecount="{rows * SHEET_COLUMNS}" columns="{SHEET_COLUMNS}">',
        f' <image source="trail_tiles.png" width="{SHEET_COLUMNS * TILE}" height="{rows * TILE}"/>',
        *(f' <tile id="{i}" type={quoteattr(kind)}/>' for i, kind in enumerate(tiles.kinds)),
        "</tileset>",
    ]
    return "\n".join(out) + "\n"


def _objects(first_layer: int) -> tuple[list[str], int]:
    out, number = [f' <objectgroup id="{first_layer}" name="road_line" color="#7a2216">'], 1
    for leg in range(len(TOWNS) - 1):
        line = road(leg)
        x0, y0 = line[0]
        points = " ".join(f"{x - x0:.1f},{y - y0:.1f}" for x, y in line)
        out.append(f'  <object id="{number}" name="leg_{leg}" type="road" x="{x0:g}" y="{y0:g}">')
        out += [*_properties({"from": leg, "to": leg + 1}, "   "), f'   <polyline points="{points}"/>', "  </object>"]
        number += 1
    out += [" </objectgroup>", f' <objectgroup id="{first_layer + 1}" name="towns" color="#ffcc66">']
    for index, town in enumerate(TOWNS):
        out.append(f'  <object id="{number}" name="{town.id}" type="town" x="{town.x:g}" y="{town.y:g}">')
        out += [*_properties({"index": index}, "   "), "   <point/>", "  </object>"]
        number += 1
    return [*out, " </objectgroup>"], number


def tmx(layers: dict[str, Layer]) -> str:
    """The map as Tiled writes it: painted sheet, tile layers, road and towns."""
    objects, next_object = _objects(len(layers) + 2)
    out = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" '
        f'width="{COLUMNS}" height="{ROWS}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
        f'nextlayerid="{len(layers) + 4}" nextobjectid="{next_object}">',
        ' <tileset firstgid="1" source="trail.tsx"/>',
        ' <imagelayer id="1" name="sheet">',
        f'  <image source="../images/trail.png" width="{SIZE[0]}" height="{SIZE[1]}"/>',
        " </imagelayer>",
    ]
    for number, (name, layer) in enumerate(layers.items(), 2):
        rows = ",\n".join(",".join(map(str, row)) for row in layer)
        out.append(f' <layer id="{number}" name="{name}" width="{COLUMNS}" height="{ROWS}">')
        out += ['  <data encoding="csv">', rows, "</data>", " </layer>"]
    return "\n".join([*out, *objects, "</map>"]) + "\n"


def composed(layers: dict[str, Layer], tiles: TileSheet) -> Bytes:
    """The map as the screen shows it, for looking at."""
    out = sheet().astype(np.float32)
    for layer in layers.values():
        for r, row in enumerate(layer):
            for c, number in enumerate(row):
                if number:
                    tile = tiles.tiles[number - 1].astype(np.float32)
                    cut = np.s_[r * TILE : (r + 1) * TILE, c * TILE : (c + 1) * TILE]
                    alpha = tile[..., 3:] / 255
                    out[cut] = out[cut] * (1 - alpha) + tile[..., :3] * alpha
    return np.clip(out, 0, 255).astype(np.uint8)


def write_all(root: Path) -> None:
    """Write the painted sheet, the tiles and the two Tiled files."""
    tiles, layers = plan()
    save(root / "images/trail.png", sheet())
    save(root / "maps/trail_tiles.png", tiles.picture())
    (root / "maps/trail.tsx").write_text(tsx(tiles), encoding="utf-8", newline="\n")
    (root / "maps/trail.tmx").write_text(tmx(layers), encoding="utf-8", newline="\n")
