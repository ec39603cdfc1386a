"""What the generator makes today is what ships."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

from scenes import faces
from scenes.services.assets import Assets
from tools.make_assets import (
    dice_goods,
    dice_kinds,
    dice_sheet,
    dice_skin,
    face_people,
    flames,
    icon_charms,
    icon_stops,
    icon_tricks,
    parchment,
    plates,
    poster,
    trail_marks,
    trail_sky,
    under_boots,
    under_things,
)
from tools.make_assets.__main__ import main
from tools.make_assets.dice_march import cast, picture, shaded
from tools.make_assets.face_paint import MOODS, Person
from tools.make_assets.light import Bytes

ASSETS = Path(__file__).resolve().parents[2] / "assets"
# another processor may round a ray at an outline to the other side
ROUNDING = 0.001


def shipped(name: str) -> np.ndarray:
    """RGBA or RGB bytes of a shipped picture."""
    surface = pygame.image.load(str(ASSETS / "images" / name))
    channels = 4 if surface.get_flags() & pygame.SRCALPHA else 3
    data = pygame.image.tobytes(surface, "RGBA" if channels == 4 else "RGB")
    return np.frombuffer(data, np.uint8).reshape(surface.get_height(), surface.get_width(), channels)


def strays(made: Bytes, there: np.ndarray) -> float:
    """The share of visible pixels that differ by more than 2 of 255 in some channel."""
    assert made.shape == there.shape
    seen = made[..., 3] > 0 if made.shape[-1] == 4 else np.ones(made.shape[:2], bool)
    far = np.abs(made.astype(int) - there.astype(int)).max(-1) > 2
    return float((far & seen).sum() / seen.sum())


def _who(name: str) -> Person:
    return next(p for p in face_people.people() if p.id == name)


def _person(name: str) -> Bytes:
    return face_people.portrait(_who(name))


def _kind(name: str) -> dice_kinds.Kind:
    return next(k for k in dice_kinds.KINDS if k.id == name)


PICTURES: list[tuple[str, Callable[[], Bytes]]] = [
    ("parchment.png", parchment.card),
    ("button_hover.png", lambda: plates.button(dict(plates.BUTTONS)["hover"])),
    ("frame.png", plates.frame),
    ("note.png", lambda: parchment.note(dim=False)),
    ("panel.png", lambda: parchment.panel(560, 360, 5)),
    ("title_name.png", poster.name),
    ("slider_knob.png", plates.slider_knob),
    ("dice/small.png", lambda: dice_sheet.small(dice_skin.BONE)),
    ("dice/shadows.png", dice_sheet.shadows),
    ("flames.png", flames.sheet),
    ("dice/held_ring.png", dice_sheet.held_ring),
    ("faces/tess.png", lambda: _person("tess")),
    ("faces/stranger.png", lambda: _person("stranger")),
    ("faces/moods/ignaz.png", lambda: face_people.moods(_who("ignaz"))),
    ("faces/moods/stranger.png", lambda: face_people.moods(_who("stranger"))),
    ("faces/under/hattie.png", lambda: face_people.looking_in(_who("hattie"))),
    ("under/lady_boots_4.png", lambda: under_boots.boots(under_boots.STANCES[4], under_boots.STYLES[3])),
    ("goods/lucky_seven.png", lambda: icon_charms.charm("lucky_seven")),
    ("goods/flip.png", lambda: icon_tricks.trick("flip")),
    ("goods/glass.png", lambda: dice_goods.icon(_kind("glass"), 6, 72)),
    ("rules/sharp_eyes.png", lambda: icon_tricks.rule("sharp_eyes")),
    ("stops/bank.png", lambda: icon_stops.stop("bank")),
    ("trail/rider.png", trail_marks.rider),
    ("trail/light_5.png", lambda: trail_sky.light(5)),
    ("trail/sign_6.png", lambda: trail_sky.sign(6)),
    ("trail/cloud.png", lambda: trail_sky.cloud(dark=False)),
    ("under/watch_hand.png", under_things.watch_hand),
    ("under/pouch_open.png", under_things.pouch_open),
]


@pytest.mark.parametrize(("name", "paint"), PICTURES, ids=[n for n, _ in PICTURES])
def test_a_picture_made_again_is_the_shipped_one(name: str, paint: Callable[[], Bytes]) -> None:
    assert strays(paint(), shipped(name)) <= ROUNDING


@pytest.mark.parametrize("name", ["barnaby", "gus", "ignaz", "silas"])
def test_a_face_put_together_on_the_screen_is_the_one_painted_whole(name: str) -> None:
    pygame.display.set_mode((8, 8))
    for mood, (painted, look) in zip(faces.MOODS, MOODS, strict=True):
        shown = pygame.image.tobytes(faces.face(Assets(), name, mood), "RGB")
        there = np.frombuffer(shown, np.uint8).reshape(180, 180, 3)
        assert mood == painted
        assert strays(face_people.portrait(_who(name), look), there) <= ROUNDING


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_at_rest_made_again_is_the_last_cell_of_its_row(value: int) -> None:
    view = dice_sheet.sheet_camera()
    pose = dice_sheet.poses(value, 0)[-1]
    hits = cast(pose, view)
    skin = dice_skin.BONE
    made = picture(hits, shaded(hits, pose, view, *dice_skin.painted(skin), skin.light), view)
    size = dice_sheet.CELL
    there = shipped("dice/plain.png")[(value - 1) * size : value * size, 19 * size :]
    assert strays(made, there) <= ROUNDING


def test_an_unknown_recipe_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chairs"]) == 2
    assert "no recipe is called 'chairs'" in capsys.readouterr().err


def test_fonts_without_their_sources_are_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fonts", "--sources", str(tmp_path), "--out", str(tmp_path)]) == 1
    assert "was not found below" in capsys.readouterr().err
