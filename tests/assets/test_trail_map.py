"""The trail map is a Tiled map that pytmx reads without a display: eight towns in order, joined by the road."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pytest
import pytmx

from tools.make_assets import trail, trail_plan

ASSETS = Path(__file__).resolve().parents[2] / "assets"


@cache
def the_map() -> pytmx.TiledMap:
    """The shipped map."""
    return pytmx.TiledMap(str(ASSETS / "maps/trail.tmx"))


def test_the_tiles_cover_the_canvas_exactly() -> None:
    m = the_map()
    assert (m.width * m.tilewidth, m.height * m.tileheight) == (1280, 720)


def test_the_map_has_eight_towns_in_order() -> None:
    towns = list(the_map().get_layer_by_name("towns"))
    assert [t.properties["index"] for t in towns] == list(range(8))
    assert len({t.name for t in towns}) == 8
    assert {t.type for t in towns} == {"town"}


def test_every_town_lies_well_inside_the_picture() -> None:
    towns = list(the_map().get_layer_by_name("towns"))
    assert all(60 <= t.x <= 1220 and 90 <= t.y <= 660 for t in towns)


@pytest.mark.parametrize("leg", range(7))
def test_a_leg_of_the_road_joins_two_towns(leg: int) -> None:
    towns = list(the_map().get_layer_by_name("towns"))
    line = next(o for o in the_map().get_layer_by_name("road_line") if o.properties["from"] == leg)
    first, last = line.points[0], line.points[-1]
    assert (round(first[0]), round(first[1])) == (towns[leg].x, towns[leg].y)
    assert (round(last[0]), round(last[1])) == (towns[leg + 1].x, towns[leg + 1].y)


def test_the_tile_layers_come_from_below_to_above() -> None:
    named = [layer.name for layer in the_map().layers if isinstance(layer, pytmx.TiledTileLayer)]
    assert named == ["ground", "river", "road", "rocks", "plants"]


def test_the_painted_sheet_under_the_tiles_is_the_shipped_picture() -> None:
    source = Path(the_map().get_layer_by_name("sheet").source)
    assert (ASSETS / "maps" / source).resolve() == (ASSETS / "images/trail.png").resolve()


@pytest.mark.parametrize("name", ["ground", "river", "road", "rocks", "plants"])
def test_a_tile_layer_shows_tiles_of_the_sheet(name: str) -> None:
    tiles = list(the_map().get_layer_by_name(name).tiles())
    assert len(tiles) > 10


def test_the_kinds_of_tiles_are_named() -> None:
    text = (ASSETS / "maps/trail.tsx").read_text(encoding="utf-8")
    for kind in ("sand", "sage", "mesa", "river", "road", "peak", "cactus"):
        assert f'type="{kind}"' in text


def test_the_map_made_again_is_the_shipped_one() -> None:
    tiles, layers = trail.plan()
    assert trail.tsx(tiles) == (ASSETS / "maps/trail.tsx").read_text(encoding="utf-8")
    assert trail.tmx(layers) == (ASSETS / "maps/trail.tmx").read_text(encoding="utf-8")


def test_no_plant_stands_on_the_road_or_in_the_river() -> None:
    _, layers = trail.plan()
    names = {(column, row) for column, row, _ in trail_plan.SMALL}
    planted = {(c, r) for r, row in enumerate(layers["plants"]) for c, n in enumerate(row) if n}
    assert planted <= names
