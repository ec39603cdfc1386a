"""Knows the weather over the map of the road: its light, its sign in the corner, clouds, rain, snow, dust that move."""

import math
import random
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.services import shapes
from scenes.services.canvas import blank, density_of, sized
from scenes.services.services import Services

STAGES = 8
_SIGN = (14, 12)
_STORM_EVERY_S, _GLOW_S, _GLOW_MOST = 5.2, 0.9, 70


@dataclass(frozen=True, slots=True)
class Falling:
    """What falls or flies: how many, how fast in px a second, how long and thick, how it swings, its colour."""

    number: int
    speed: tuple[float, float]
    line: tuple[float, float]
    thick: int
    swing: float
    colour: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Sky:
    """What moves at a stage: clouds (number, dark or not, px a second), what falls, whether there is lightning."""

    clouds: int = 0
    dark: bool = False
    drift: float = 7.0
    falling: Falling | None = None
    storm: bool = False


_MIST = Falling(16, (9, 0), (90, 0), 6, 3, (255, 240, 226, 34))
_DUST = Falling(90, (210, 14), (26, 2), 2, 5, (250, 214, 150, 120))
_RAIN = Falling(150, (-90, 620), (-3, 17), 1, 0, (206, 216, 236, 130))
_SNOW = Falling(110, (-14, 42), (0, 0), 2, 14, (246, 246, 255, 220))
SKIES = (
    Sky(falling=_MIST), Sky(clouds=2), Sky(), Sky(falling=_DUST), Sky(clouds=3, drift=9), Sky(clouds=1, drift=5),
    Sky(clouds=4, dark=True, drift=16, falling=_RAIN, storm=True), Sky(falling=_SNOW),
)  # fmt: skip


class Weather:
    """The weather of a stage (0 the first) over a map at `rect`; without motion it stands still."""

    def __init__(self, services: Services, stage: int, rect: pygame.Rect) -> None:
        self._services = services
        self._stage = stage
        self._sky = SKIES[stage]
        self._rect = rect
        self._time_s = 0.0
        chance = random.Random()
        motion = services.settings.now.motion
        number = self._sky.falling.number * motion // 100 if self._sky.falling else 0
        self._pieces = tuple((chance.random(), chance.random(), chance.uniform(0.6, 1.25)) for _ in range(number))
        spread = rect.width + 240
        self._clouds = tuple(
            ((place + chance.uniform(0.1, 0.6)) * spread / self._sky.clouds, chance.uniform(0.02, 0.62))
            for place in range(self._sky.clouds)
        )
        self._moves = bool(motion)

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._time_s += dt * self._moves

    def lit(self, picture: pygame.Surface) -> pygame.Surface:
        """The map in the light of the stage, as large as the place it is drawn at."""
        light = self._services.assets.image(f"trail/light_{self._stage}.png")
        return _lit(picture, light, self._rect.size, self._services.assets.density)

    @property
    def glow(self) -> float:
        """Lightning far away, 0 to 1: the map grows a little brighter and slowly dark again."""
        since = self._time_s % _STORM_EVERY_S
        if not self._sky.storm or not self._moves or since >= _GLOW_S:
            return 0.0
        return math.sin(math.pi * since / _GLOW_S) ** 2

    def draw_sign(self, surface: pygame.Surface) -> None:
        """The sign in the corner, under everything that moves."""
        sign = self._services.assets.image(f"trail/sign_{self._stage}.png")
        surface.blit(sign, (self._rect.left + _SIGN[0], self._rect.top + _SIGN[1]))

    def draw(self, surface: pygame.Surface) -> None:
        """Clouds, what falls, the far glow of a storm; the caller keeps it inside the map."""
        cloud = self._services.assets.image(f"trail/cloud{'_dark' if self._sky.dark else ''}.png")
        spread = self._rect.width + 240
        for x, y in self._clouds:
            left = (x + self._time_s * self._sky.drift) % spread - 200
            surface.blit(cloud, (self._rect.left + round(left), self._rect.top + round(y * self._rect.height)))
        if self._sky.falling:
            self._draw_falling(surface, self._sky.falling)
        level = round(_GLOW_MOST * self.glow)
        if level:
            surface.fill((level, level, round(level * 1.15)), self._rect, special_flags=pygame.BLEND_RGB_ADD)

    def _draw_falling(self, surface: pygame.Surface, kind: Falling) -> None:
        piece = _piece(kind.line, kind.thick, kind.colour, density_of(surface))
        width, height = self._rect.width + 80, self._rect.height + 60
        for x, y, pace in self._pieces:
            turn = self._time_s * 1.3 * pace + x * math.tau
            across = x * width + self._time_s * kind.speed[0] * pace + kind.swing * math.sin(turn)
            down = y * height + self._time_s * kind.speed[1] * pace
            left = self._rect.left - 60 + across % width
            surface.blit(piece, (round(left), round(self._rect.top - 40 + down % height)))


@lru_cache(maxsize=2)
def _lit(picture: pygame.Surface, light: pygame.Surface, size: tuple[int, int], density: float) -> pygame.Surface:
    made = sized(picture, size, density)
    made.blit(sized(light, size, density), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


@lru_cache(maxsize=8)
def _piece(
    line: tuple[float, float], thick: int, colour: tuple[int, int, int, int], density: float
) -> pygame.Surface:  # fmt: skip
    """One drop, flake, streak or band of mist; long ones fade at their ends."""
    wide, high = max(2 * thick + 1, round(abs(line[0])) + 1), max(2 * thick + 1, round(abs(line[1])) + 1)
    made = blank((wide, high), pygame.SRCALPHA, density)
    if not any(line):
        shapes.circle(made, colour, (wide / 2, high / 2), thick)
    elif abs(line[0]) > abs(line[1]):
        for x in range(wide):
            alpha = round(colour[3] * math.sin(math.pi * (x + 0.5) / wide))
            y = high / 2 + line[1] * (x / wide - 0.5)
            shapes.line(made, (*colour[:3], alpha), (x, y - thick / 2), (x, y + thick / 2))
    else:
        start = (wide - 1, 0) if line[0] < 0 else (0, 0)
        shapes.line(made, colour, start, (start[0] + line[0], high - 1), thick)
    return made
