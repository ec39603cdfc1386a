"""Knows the opponents' faces: a picture for every mood."""

from functools import lru_cache
from typing import Literal

import pygame

from scenes.services.assets import Assets
from scenes.services.canvas import sized

Mood = Literal["calm", "pleased", "cross", "alarmed"]
MOODS: tuple[Mood, ...] = ("calm", "pleased", "cross", "alarmed")
Style = Literal["rider", "gentleman", "worker", "lady"]
STANCES = 5
_STYLES: dict[Style, tuple[str, ...]] = {
    "gentleman": ("barnaby", "elijah", "ignaz", "nate", "quill", "silas"),
    "worker": ("dutch", "gus", "kit_carver", "lorenzo"),
    "lady": ("ada", "calico", "flora", "hattie", "juno", "mabel", "opal", "prudence", "rosa"),
}
CHANGED = pygame.Rect(44, 58, 96, 106)


def has(assets: Assets, who: str) -> bool:
    """Whether there is a face of that opponent."""
    return assets.has(f"faces/{who}.png")


def face(assets: Assets, who: str, mood: Mood = "calm", size: int = 0) -> pygame.Surface:
    """An opponent's face in a mood, `size` pixels wide (0: as it was painted); do not draw on it."""
    calm = assets.image(f"faces/{who}.png")
    if mood == "calm":
        return _sized(calm, size)
    return _sized(_moody(calm, assets.image(f"faces/moods/{who}.png"), MOODS.index(mood) - 1), size)


def boots(who: str, stance: int) -> str:
    """The picture of an opponent's legs under the table in a stance (0 to 4: at rest, toe up, toe down, bent, low)."""
    style = next((style for style, ids in _STYLES.items() if who in ids), "rider")
    return f"under/{style}_boots_{stance}.png"


def looking_in(assets: Assets, who: str) -> str:
    """The picture of an opponent who looks under the table; a face in the dark if it is nobody known."""
    name = f"faces/under/{who}.png"
    return name if assets.has(name) else "faces/under/stranger.png"


@lru_cache(maxsize=32)
def _moody(calm: pygame.Surface, moods: pygame.Surface, place: int) -> pygame.Surface:
    made = calm.copy()
    made.blit(moods, CHANGED, pygame.Rect((place * CHANGED.width, 0), CHANGED.size))
    return made


@lru_cache(maxsize=64)
def _sized(picture: pygame.Surface, size: int) -> pygame.Surface:
    if not size or picture.get_width() == size:
        return picture
    return sized(picture, (size, size))
