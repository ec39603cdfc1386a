"""Every die, good, house rule and stop of the data has its picture, and the place under the table its parts."""

from __future__ import annotations

import os
import tomllib
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

from tools.make_assets import dice_goods, dice_kinds, dice_sheet, face_people, under_boots, under_coat
from tools.make_assets.dice_march import cast, picture, shaded, turn
from tools.make_assets.dice_skin import painted, up

ROOT = Path(__file__).resolve().parents[2]
IMAGES = ROOT / "assets/images"
UNDER = {
    "under_table": (1280, 720),
    "under/coat": (620, 520),
    **{f"under/{style.name}_boots_{i}": (300, 370) for style in under_boots.STYLES for i in range(5)},
    **{f"faces/under/{person.id}": (180, 180) for person in face_people.people()},
    "under/pouch": (130, 150),
    "under/pouch_open": (130, 150),
    "under/watch": (150, 170),
    "under/watch_hand": (120, 120),
    "under/pocket": (110, 120),
    "under/pocket_back": (110, 120),
    "under/kit": (120, 120),
    "trail": (1280, 720),
}


def _table(name: str) -> dict[str, list[dict[str, str]]]:
    return tomllib.loads((ROOT / f"data/yathsel/{name}.toml").read_text(encoding="utf-8"))


def _ids(name: str) -> list[str]:
    return [row["id"] for rows in _table(name).values() if isinstance(rows, list) for row in rows if "id" in row]


def _rgba(name: str) -> np.ndarray:
    surface = pygame.image.load(str(IMAGES / f"{name}.png"))
    data = pygame.image.tobytes(surface, "RGBA")
    return np.frombuffer(data, np.uint8).reshape(surface.get_height(), surface.get_width(), 4)


@pytest.mark.parametrize("die", _ids("dice"))
def test_every_die_has_a_sheet_and_an_icon(die: str) -> None:
    family = die.split("_")[0] if die[-1].isdigit() else die
    assert _rgba(f"dice/{family}").shape == (6 * 112, 20 * 112, 4)
    assert _rgba(f"goods/{die}").shape == (72, 72, 4)


@pytest.mark.parametrize("good", _ids("goods"))
def test_every_trick_and_charm_has_an_icon(good: str) -> None:
    assert _rgba(f"goods/{good}").shape == (72, 72, 4)


@pytest.mark.parametrize("rule", _ids("house_rules"))
def test_every_house_rule_has_a_small_and_a_large_mark(rule: str) -> None:
    assert _rgba(f"rules/{rule}").shape == (36, 36, 4)
    assert _rgba(f"rules/{rule}_large").shape == (72, 72, 4)


def test_every_stop_has_its_picture() -> None:
    stops = tomllib.loads((ROOT / "data/run.toml").read_text(encoding="utf-8"))["stops"]
    assert len(stops) == 7
    assert {_rgba(f"stops/{stop}").shape for stop in stops} == {(120, 120, 4)}


@pytest.mark.parametrize("name", sorted(UNDER))
def test_a_part_of_the_run_has_the_size_the_layout_counts_on(name: str) -> None:
    assert pygame.image.load(str(IMAGES / f"{name}.png")).get_size() == UNDER[name]


@pytest.mark.parametrize("kind", [k.id for k in dice_kinds.KINDS])
def test_no_frame_of_a_special_die_touches_the_edge_of_its_cell(kind: str) -> None:
    alpha = _rgba(f"dice/{kind}").reshape(6, 112, 20, 112, 4)[..., 3]
    edges = (alpha[:, 0], alpha[:, -1], alpha[:, :, :, 0], alpha[:, :, :, -1])
    assert max(int(e.max()) for e in edges) == 0


@pytest.mark.parametrize("kind", [k.id for k in dice_kinds.KINDS])
def test_six_faces_of_a_special_die_at_rest_are_six_pictures(kind: str) -> None:
    cells = _rgba(f"dice/{kind}").reshape(6, 112, 20, 112, 4)[:, :, 19].astype(float)
    assert min(float(np.abs(a - b).mean()) for a, b in combinations(cells, 2)) > 1.0


def test_any_two_kinds_of_dice_are_told_apart_without_colour() -> None:
    names = ["plain", *(k for k in ("low", "high", "odd", "even", "ladder", "glass", "gilded", "mirror", "joker")),
             "loaded_5", "nailed_5"]  # fmt: skip
    greys = {
        n: _rgba(f"goods/{n}")[..., :3].astype(float).mean(-1) * (_rgba(f"goods/{n}")[..., 3] > 128) for n in names
    }
    alike = [(a, b) for a, b in combinations(names, 2) if float(np.abs(greys[a] - greys[b])[14:58, 14:58].mean()) < 10]
    assert alike == []


def test_the_hooks_of_the_coat_are_even_and_made_of_bright_brass() -> None:
    coat = _rgba("under/coat")
    xs = [int(x) for x, _ in under_coat.HOOKS]
    assert xs[1] - xs[0] == xs[2] - xs[1]
    for x, y in under_coat.HOOKS:
        around = coat[int(y) - 34 : int(y), int(x) - 12 : int(x) + 12].astype(int)
        assert int((around[..., 0] - around[..., 2]).max()) > 90


@pytest.mark.parametrize("value", range(1, 7))
def test_any_two_kinds_of_dice_on_the_table_are_told_apart_by_mark_and_material_in_grey(value: int) -> None:
    view, pose = dice_sheet.sheet_camera(), turn((0, 0, 1), 0.3) @ up(value)
    hits = cast(pose, view)
    cells = {kind.id: dice_goods.drawn(kind, pose, view) for kind in dice_kinds.KINDS}
    for name, skin in dice_sheet.SKINS:
        cells[name] = picture(hits, shaded(hits, pose, view, *painted(skin), skin.light), view)
    greys = {name: _grey(cell) for name, cell in cells.items()}
    assert [pair for pair in combinations(greys, 2) if not _told_apart(greys[pair[0]], greys[pair[1]])] == []


def _grey(cell: np.ndarray) -> np.ndarray:
    grey = cell[..., :3].astype(float) @ np.array([0.299, 0.587, 0.114])
    return np.where(cell[..., 3] > 128, grey, np.nan)


def _told_apart(one: np.ndarray, other: np.ndarray) -> bool:
    """Tones differ by 12 of 255 on the whole, and by marks alone (both equally bright) in a twenty-fifth by 40."""
    apart = (one - other)[~np.isnan(one - other)]
    marks = np.abs(apart - np.median(apart)) > 40
    return float(np.abs(apart).mean()) >= 12 and float(marks.mean()) >= 0.04


def test_the_higher_a_die_the_paler_and_wider_is_its_shadow() -> None:
    cells = np.split(_rgba("dice/shadows")[..., 3].astype(float), dice_sheet.SHADOWS, axis=1)
    assert [c.max() for c in cells] == sorted((c.max() for c in cells), reverse=True)
    wide = [int((c > 12).any(0).sum()) for c in cells]
    assert wide == sorted(wide)
    assert wide[-1] > wide[0] + 20
