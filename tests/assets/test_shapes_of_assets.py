"""Sizes and faces that the screens rely on."""

from __future__ import annotations

import os
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

from tools.make_assets import dice_sheet, face_people
from tools.make_assets.dice_skin import FACE_VALUE
from tools.make_assets.face_paint import MOODS

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SIZES = {
    "table": (1280, 720),
    "menu": (1280, 720),
    "title": (1280, 720),
    "title_name": (640, 250),
    "parchment": (330, 636),
    "parchment_shadow": (390, 696),
    "panel": (560, 360),
    "panel_large": (860, 560),
    "frame": (204, 204),
    "rack": (580, 124),
    "icon": (256, 256),
    "button_normal": (240, 56),
    "dice/small": (216, 36),
    "dice/small_dark": (216, 36),
}
# the share of two silhouettes laid over each other that both have; shoulders alone are half of it
MOST_ALIKE = 0.9
SHEETS = [f"{skin}{v}" for skin, _ in dice_sheet.SKINS for v in dice_sheet.VARIANTS]


@pytest.mark.parametrize("name", sorted(SIZES))
def test_a_picture_has_the_size_the_layout_counts_on(name: str) -> None:
    assert pygame.image.load(str(ASSETS / f"images/{name}.png")).get_size() == SIZES[name]


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_of_dice_has_six_rows_of_twenty_cells(name: str) -> None:
    assert pygame.image.load(str(ASSETS / f"images/dice/{name}.png")).get_size() == (20 * 112, 6 * 112)


@pytest.mark.parametrize("variant", range(4))
@pytest.mark.parametrize("value", range(1, 7))
def test_every_tumble_ends_with_its_number_on_top(value: int, variant: int) -> None:
    up = dice_sheet.poses(value, variant)[-1].T @ np.array([0.0, 0.0, 1.0])
    axis = int(np.argmax(np.abs(up)))
    face = {2: 0, 0: 2, 1: 4}[axis] + (up[axis] < 0)
    assert abs(up[axis]) == pytest.approx(1.0)
    assert FACE_VALUE[face] == value


@pytest.mark.parametrize("name", SHEETS)
def test_no_frame_of_a_die_touches_the_edge_of_its_cell(name: str) -> None:
    surface = pygame.image.load(str(ASSETS / f"images/dice/{name}.png"))
    alpha = np.frombuffer(pygame.image.tobytes(surface, "RGBA"), np.uint8).reshape(6, 112, 20, 112, 4)[..., 3]
    edges = (alpha[:, 0], alpha[:, -1], alpha[:, :, :, 0], alpha[:, :, :, -1])
    assert max(int(e.max()) for e in edges) == 0


def test_both_sides_dice_differ_by_grey_alone() -> None:
    means = []
    for name in ("plain", "dark"):
        surface = pygame.image.load(str(ASSETS / f"images/dice/{name}.png"))
        rgba = np.frombuffer(pygame.image.tobytes(surface, "RGBA"), np.uint8).reshape(-1, 4).astype(float)
        means.append(float(rgba[rgba[:, 3] > 250][:, :3].mean()))
    assert means[0] - means[1] > 60


def test_every_opponent_has_a_face_of_its_own() -> None:
    ids = [p.id for p in face_people.people()]
    files = {f.stem: f.read_bytes() for f in (ASSETS / "images/faces").glob("*.png")}
    assert sorted(files) == sorted(ids)
    assert len(set(files.values())) == len(ids) == 21
    sizes = {pygame.image.load(str(ASSETS / f"images/faces/{i}.png")).get_size() for i in ids}
    assert sizes == {(180, 180)}


def test_every_face_has_its_moods() -> None:
    ids = sorted(p.id for p in face_people.people())
    assert sorted(f.stem for f in (ASSETS / "images/faces/moods").glob("*.png")) == ids
    wide, high = face_people.MOODY[2:]
    sizes = {pygame.image.load(str(ASSETS / f"images/faces/moods/{i}.png")).get_size() for i in ids}
    assert sizes == {((len(MOODS) - 1) * wide, high)}


def test_every_opponent_is_known_by_the_silhouette() -> None:
    shapes = {p.id: face_people.silhouette(p) for p in face_people.people()}
    shares = {
        (a, b): float(np.minimum(shapes[a], shapes[b]).sum() / np.maximum(shapes[a], shapes[b]).sum())
        for a, b in combinations(shapes, 2)
    }
    assert {pair: share for pair, share in shares.items() if share > MOST_ALIKE} == {}
