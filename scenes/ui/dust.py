"""Knows the dust that drifts through the lamp's light over a table."""

import math
import random
from dataclasses import dataclass
from functools import cache

import pygame

from scenes.services import shapes
from scenes.services.canvas import blank, density_of

_MOTES = 46
_AREA = pygame.Rect(0, 0, 1280, 720)
_LAMP = (540, 330)
_REACH_PX = 620


@dataclass(frozen=True, slots=True)
class _Mote:
    x: float
    y: float
    speed_x: float
    speed_y: float
    swing: float
    phase: float
    size: int


class Dust:
    """Motes that float in the light round a lamp; `amount` is the player's motion setting in per cent, 0: none."""

    def __init__(self, amount: int = 100, lamp: tuple[int, int] = _LAMP, reach_px: int = _REACH_PX) -> None:
        self._lamp = lamp
        self._reach_px = reach_px
        chance = random.Random()
        self._time_s = 0.0
        self._motes = tuple(
            _Mote(
                x=chance.uniform(0, _AREA.width),
                y=chance.uniform(0, _AREA.height),
                speed_x=chance.uniform(-5, 9),
                speed_y=chance.uniform(-7, 3),
                swing=chance.uniform(4, 16),
                phase=chance.uniform(0, math.tau),
                size=chance.choice((2, 3, 3, 4, 5)),
            )
            for _ in range(_MOTES * amount // 100)
        )

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._time_s += dt

    def draw(self, surface: pygame.Surface) -> None:
        """Adds the motes to the picture, brighter near the lamp."""
        density = density_of(surface)
        for mote in self._motes:
            turn = self._time_s * 0.5 + mote.phase
            x = (mote.x + mote.speed_x * self._time_s + mote.swing * math.sin(turn)) % _AREA.width
            y = (mote.y + mote.speed_y * self._time_s + mote.swing * math.cos(turn * 0.7)) % _AREA.height
            near = 1 - math.hypot(x - self._lamp[0], y - self._lamp[1]) / self._reach_px
            if near > 0.05:
                level = min(7, int(8 * near * (0.7 + 0.3 * math.sin(turn * 2))))
                surface.blit(_dot(mote.size, level, density), (int(x), int(y)), special_flags=pygame.BLEND_RGB_ADD)


@cache
def _dot(size: int, level: int, density: float) -> pygame.Surface:
    made = blank((2 * size + 1, 2 * size + 1), 0, density)
    for radius in range(size, 0, -1):
        part = (1 - radius / (size + 1)) ** 1.5 * (level + 1) / 8
        shapes.circle(made, (int(96 * part), int(74 * part), int(44 * part)), (size, size), radius)
    return made
