"""The star map is a Tiled map that pytmx reads without a display, and it shows the track of the rules."""

from __future__ import annotations

import os
from functools import cache
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import numpy as np
import pygame
import pytmx

from game.super_teams.numbers import numbers
from tools.make_assets import stars
from tools.make_assets.stars_plan import SIZE, spaces

ASSETS = Path(__file__).resolve().parents[2] / "assets"
TRACK = numbers().track


@cache
def the_map() -> pytmx.TiledMap:
    """The shipped map."""
    return pytmx.TiledMap(str(ASSETS / "maps/super_teams.tmx"))


def points() -> list[pytmx.TiledObject]:
    return sorted(the_map().get_layer_by_name("spaces"), key=lambda one: one.properties["index"])


def test_the_map_is_as_large_as_the_canvas() -> None:
    found = the_map()
    assert (found.width * found.tilewidth, found.height * found.tileheight) == SIZE == (1280, 720)


def test_map_and_rules_agree_on_count_kinds_and_order() -> None:
    assert [one.properties["index"] for one in points()] == list(range(len(TRACK) + 2))
    assert [one.properties["kind"] for one in points()] == ["S", *TRACK, "F"]


def test_every_space_lies_well_inside_the_picture_and_leaves_room_for_the_hands() -> None:
    assert all(60 <= one.x <= 1080 and 60 <= one.y <= 560 for one in points())


def test_neighbours_on_the_track_lie_near_each_other_and_no_two_spaces_overlap() -> None:
    places = [np.array((one.x, one.y)) for one in points()]
    assert all(70 <= np.hypot(*(a - b)) <= 200 for a, b in pairwise(places))
    assert all(np.hypot(*(a - b)) >= 70 for at, a in enumerate(places) for b in places[at + 1 :])


def test_on_every_space_lies_the_plate_of_its_kind() -> None:
    found = the_map()
    shown = {}
    for x, y, gid in found.get_layer_by_name("plates").iter_data():
        if gid:
            name = found.get_tile_properties_by_gid(gid)["type"]
            shown[(x * found.tilewidth + 40, (y + 1) * found.tileheight - 40)] = name
    assert [shown[(one.x, one.y)] for one in points()[1:-1]] == list(TRACK)
    assert sorted(shown.values()) == sorted((*TRACK, *["start"] * 4, *["final"] * 4))


def test_every_kind_of_plate_looks_different_without_its_colours_too() -> None:
    sheet = pygame.image.load(str(ASSETS / "maps/super_teams_tiles.png"))
    kinds = ("N", "B", "H", "A", "M")
    forms = []
    for number, _ in enumerate(kinds):
        tile = sheet.subsurface((number * 80, 0, 80, 80))
        grey = np.frombuffer(pygame.image.tobytes(tile, "RGBA"), np.uint8).reshape(80, 80, 4).astype(float)
        forms.append(grey[..., :3].mean(-1) * grey[..., 3] / 255)
    for at, one in enumerate(forms):
        for other in forms[at + 1 :]:
            assert np.abs(one - other).mean() > 8


def test_the_map_made_again_is_the_shipped_one() -> None:
    assert stars.tsx() == (ASSETS / "maps/super_teams.tsx").read_text(encoding="utf-8")
    assert stars.tmx(spaces()) == (ASSETS / "maps/super_teams.tmx").read_text(encoding="utf-8")


def test_plates_look_to_where_the_way_goes() -> None:
    cells = stars.plates(spaces())
    numbered = [number for row in cells for number in row if number]
    mirrored = [number for number in numbered if number & stars.MIRRORED]
    assert 0 < len(mirrored) < len(numbered)


def test_a_plate_painted_again_is_the_shipped_one() -> None:
    sheet = pygame.image.load(str(ASSETS / "maps/super_teams_tiles.png"))
    for kind in ("H", "AN"):
        number = stars.KINDS.index(kind)
        tile = sheet.subsurface((number % stars.ROW * 80, number // stars.ROW * 80, 80, 80))
        there = np.frombuffer(pygame.image.tobytes(tile, "RGBA"), np.uint8).reshape(80, 80, 4).astype(int)
        seen = there[..., 3] > 0
        far = np.abs(stars.plate(kind, 80).astype(int) - there).max(-1) > 2
        assert (far & seen).sum() <= 0.001 * seen.sum()
