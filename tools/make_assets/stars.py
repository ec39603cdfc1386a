"""The star map of Super Teams: the painted sheet, the plates, and the Tiled files made from the rules' own track."""

from __future__ import annotations

from itertools import pairwise, permutations
from pathlib import Path
from xml.sax.saxutils import quoteattr

import numpy as np

from tools.make_assets.light import Bytes, save
from tools.make_assets.stars_paint import planet, plate, sheet
from tools.make_assets.stars_plan import COLUMNS, FINAL_AT, GRID, PLANET, PLATE, ROWS, SIZE, START_AT, Space, spaces

KINDS = ("N", "B", "H", "A", "M", *("".join(pair) for pair in permutations("NBHA", 2)))
PLANETS = ("start", "final")
ROW = 5
MIRRORED = 1 << 31
Cells = list[list[int]]


def tiles() -> tuple[tuple[str, Bytes], ...]:
    """Every tile with its kind: a plate a kind, then both planets in quarters, left to right and down."""
    listed = [(kind, plate(kind, PLATE)) for kind in KINDS]
    looks = (
        planet(PLANET, ((38, 96, 150), (150, 210, 236), (220, 230, 255)), ringed=False, seed=82),
        planet(PLANET, ((176, 96, 40), (250, 206, 130), (255, 232, 190)), ringed=True, seed=83),
    )
    for name, picture in zip(PLANETS, looks, strict=True):
        for top in (0, PLATE):
            for left in (0, PLATE):
                listed.append((name, picture[top : top + PLATE, left : left + PLATE]))
    return tuple(listed)


def picture(listed: tuple[tuple[str, Bytes], ...]) -> Bytes:
    """All tiles, five in a row."""
    out = np.zeros((-(-len(listed) // ROW) * PLATE, ROW * PLATE, 4), np.uint8)
    for number, (_, tile) in enumerate(listed):
        top, left = number // ROW * PLATE, number % ROW * PLATE
        out[top : top + PLATE, left : left + PLATE] = tile
    return out


def _names() -> list[str]:
    return [*KINDS, *(name for name in PLANETS for _ in range(4))]


def tsx() -> str:
    """The tile set as Tiled writes it; every tile's type is its kind."""
    names = _names()
    rows = -(-len(names) // ROW)
    out = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.10.2" name="super_teams" tilewidth="{PLATE}" tileheight="{PLATE}" '
        f'tilecount="{rows * ROW}" columns="{ROW}">',
        f' <image source="super_teams_tiles.png" width="{ROW * PLATE}" height="{rows * PLATE}"/>',
        *(f' <tile id="{number}" type={quoteattr(kind)}/>' for number, kind in enumerate(names)),
        "</tileset>",
    ]
    return "\n".join(out) + "\n"


def _stamped(cells: Cells, number: int, x: int, y: int) -> None:
    """Puts a tile with its middle at a point: Tiled lets a tile stand on the lower left corner of its cell."""
    cells[(y + PLATE // 2) // GRID - 1][(x - PLATE // 2) // GRID] = number


def plates(listed: tuple[Space, ...]) -> Cells:
    """The layer of plates and planets, by the number of each tile; plates look to where the way goes."""
    cells = [[0] * COLUMNS for _ in range(ROWS)]
    for (x, y), first in ((START_AT, len(KINDS) + 1), (FINAL_AT, len(KINDS) + 5)):
        for quarter in range(4):
            dx, dy = quarter % 2 * PLATE - PLATE // 2, quarter // 2 * PLATE - PLATE // 2
            _stamped(cells, first + quarter, x + dx, y + dy)
    for space, after in pairwise(listed[1:]):
        mirrored = MIRRORED if after.x < space.x else 0
        _stamped(cells, mirrored | KINDS.index(space.kind) + 1, space.x, space.y)
    return cells


def _object(number: int, space: Space) -> list[str]:
    return [
        f'  <object id="{number}" name="{space.index}" x="{space.x}" y="{space.y}">',
        "   <properties>",
        f'    <property name="index" type="int" value="{space.index}"/>',
        f'    <property name="kind" value="{space.kind}"/>',
        "   </properties>",
        "   <point/>",
        "  </object>",
    ]


def tmx(listed: tuple[Space, ...]) -> str:
    """The map as Tiled writes it: the sheet, the plates, and a point for every space."""
    rows = ",\n".join(",".join(map(str, row)) for row in plates(listed))
    out = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" '
        f'width="{COLUMNS}" height="{ROWS}" tilewidth="{GRID}" tileheight="{GRID}" infinite="0" '
        f'nextlayerid="4" nextobjectid="{len(listed) + 1}">',
        ' <tileset firstgid="1" source="super_teams.tsx"/>',
        ' <imagelayer id="1" name="sheet">',
        f'  <image source="../images/super_teams.png" width="{SIZE[0]}" height="{SIZE[1]}"/>',
        " </imagelayer>",
        f' <layer id="2" name="plates" width="{COLUMNS}" height="{ROWS}">',
        '  <data encoding="csv">',
        rows,
        "</data>",
        " </layer>",
        ' <objectgroup id="3" name="spaces" color="#ffffff">',
        *(line for number, space in enumerate(listed, 1) for line in _object(number, space)),
        " </objectgroup>",
        "</map>",
    ]
    return "\n".join(out) + "\n"


def write_all(root: Path) -> None:
    """Write the painted sheet, the tiles and the two Tiled files."""
    save(root / "images/super_teams.png", sheet(SIZE))
    save(root / "maps/super_teams_tiles.png", picture(tiles()))
    (root / "maps/super_teams.tsx").write_text(tsx(), encoding="utf-8", newline="\n")
    (root / "maps/super_teams.tmx").write_text(tmx(spaces()), encoding="utf-8", newline="\n")
