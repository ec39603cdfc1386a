"""Knows what lives on the street by itself: tumbleweed that rolls by, the shadow of a bird that circles."""

import math

import pygame

from scenes.services.services import Services

_PERIOD_MS, _ROLL_MS = 17_000, 6_400
_CIRCLE_MS = 23_000
_FRAMES = 12
_WEED = "bang/weed.png"


class Alive:
    """Moves with real time, whatever is played; `motion` 0 (a setting, in per cent) holds it still."""

    def __init__(self) -> None:
        self._ms = 4000.0

    def forget(self) -> None:
        """Begins anew."""
        self._ms = 4000.0

    def update(self, ms: float, motion: int) -> None:
        """Lets `ms` pass."""
        if motion and math.isfinite(ms):
            self._ms += ms

    def draw(self, surface: pygame.Surface, services: Services) -> None:
        """The bird's shadow on the ground, then the tumbleweed."""
        turn = self._ms / _CIRCLE_MS * 2 * math.pi
        bird = services.assets.image("bang/bird.png")
        x, y = 640 + 430 * math.cos(turn), 330 + 150 * math.sin(turn)
        surface.blit(bird, (round(x), round(y)))
        part = self._ms % _PERIOD_MS / _ROLL_MS
        if part >= 1:
            return
        hop = abs(math.sin(part * 9 * math.pi)) * 16
        at = (round(-60 + 1400 * part), round(250 + 26 * math.sin(part * 5) - hop))
        weed = services.assets.sheet(_WEED, 1, _FRAMES)[0][int(part * 46) % _FRAMES]
        surface.blit(weed, at)
