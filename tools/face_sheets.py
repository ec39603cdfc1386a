"""Makes the two pictures of all opponents for the documents: every mood of every face, and the silhouettes."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from scenes import faces
from scenes.services.assets import Assets
from tools.make_assets import face_people

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
_FACE_PX, _GAP, _SHAPE_PX = 108, 4, 150
_SIDE_BY_SIDE = 3
_PAPER, _INK = (232, 224, 206), 24


def main() -> None:
    """Write both."""
    pygame.display.set_mode((8, 8))
    PICTURES.mkdir(exist_ok=True)
    pygame.image.save(all_moods(), str(PICTURES / "faces.png"))
    pygame.image.save(all_silhouettes(), str(PICTURES / "silhouettes.png"))


def all_moods() -> pygame.Surface:
    """Three people in a row, four moods each: calm, pleased, cross, alarmed."""
    assets, step = Assets(), _FACE_PX + _GAP
    people, moods = face_people.people(), faces.MOODS
    rows = -(-len(people) // _SIDE_BY_SIDE)
    made = pygame.Surface((_SIDE_BY_SIDE * (len(moods) * step + 2 * _GAP), rows * step))
    for place, who in enumerate(people):
        left = place % _SIDE_BY_SIDE * (len(moods) * step + 2 * _GAP)
        for number, mood in enumerate(moods):
            picture = faces.face(assets, who.id, mood, _FACE_PX)
            made.blit(picture, (left + number * step, place // _SIDE_BY_SIDE * step))
    return made


def all_silhouettes() -> pygame.Surface:
    """Seven in a row, as the test compares them."""
    people, step = face_people.people(), _SHAPE_PX + _GAP
    made = pygame.Surface((7 * step, -(-len(people) // 7) * step))
    for place, who in enumerate(people):
        mask = face_people.silhouette(who)[..., None]
        shape = (np.array(_PAPER, np.float32) * (1 - mask) + _INK * mask).astype(np.uint8)
        picture = pygame.image.frombuffer(np.ascontiguousarray(shape).tobytes(), (180, 180), "RGB")
        small = pygame.transform.smoothscale(picture, (_SHAPE_PX, _SHAPE_PX))
        made.blit(small, (place % 7 * step, place // 7 * step))
    return made


if __name__ == "__main__":
    main()
