"""Knows sparks and dust: small, cheap, and drawn from a source of chance that no game ever sees."""

import random
from dataclasses import dataclass

import pygame

Colour = tuple[int, int, int]


@dataclass(slots=True)
class _Spark:
    x: float
    y: float
    vx: float
    vy: float
    age_ms: float
    life_ms: float
    colour: Colour
    size: int


class Particles:
    """A cloud of sparks; `amount` per cent of what is asked for is made (the player's motion setting)."""

    def __init__(self, amount: int = 100) -> None:
        self.amount = amount
        self._chance = random.Random()
        self._sparks: list[_Spark] = []

    @property
    def busy(self) -> bool:
        """Whether anything is still in the air."""
        return bool(self._sparks)

    def burst(self, pos: tuple[int, int], number: int, life_ms: int, colours: tuple[Colour, ...]) -> None:
        """Lets `number` sparks fly up from `pos`."""
        for _ in range(number * self.amount // 100):
            chance = self._chance
            self._sparks.append(
                _Spark(
                    x=pos[0] + chance.uniform(-18, 18),
                    y=pos[1] + chance.uniform(-10, 10),
                    vx=chance.gauss(0, 150),
                    vy=chance.uniform(-420, -80),
                    age_ms=0.0,
                    life_ms=life_ms * chance.uniform(0.45, 1.0),
                    colour=chance.choice(colours),
                    size=chance.choice((2, 2, 3, 4)),
                )
            )

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        for spark in self._sparks:
            spark.age_ms += dt * 1000
            spark.vy += 700 * dt
            spark.x += spark.vx * dt
            spark.y += spark.vy * dt
        self._sparks = [spark for spark in self._sparks if spark.age_ms < spark.life_ms]

    def clear(self) -> None:
        """Takes all of them away."""
        self._sparks.clear()

    def draw(self, surface: pygame.Surface) -> None:
        """Draws them, smaller and darker with age."""
        for spark in self._sparks:
            left = 1 - spark.age_ms / spark.life_ms
            colour = tuple(int(part * (0.35 + 0.65 * left)) for part in spark.colour)
            size = max(1, round(spark.size * left))
            surface.fill(colour, (int(spark.x), int(spark.y), size, size))


class Shake:
    """A picture that trembles and calms down; `strength` is the player's setting in per cent."""

    def __init__(self, strength: int = 100) -> None:
        self.strength = strength
        self._left_ms = 0.0
        self._length_ms = 1.0
        self._reach_px = 0.0
        self._chance = random.Random()

    def start(self, length_ms: int, reach_px: int) -> None:
        """Begins to shake."""
        self._left_ms = self._length_ms = float(length_ms)
        self._reach_px = reach_px * self.strength / 100

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._left_ms = max(0.0, self._left_ms - dt * 1000)

    @property
    def offset(self) -> tuple[int, int]:
        """How far to move the picture now."""
        reach = self._reach_px * (self._left_ms / self._length_ms) ** 2
        return round(self._chance.uniform(-reach, reach)), round(self._chance.uniform(-reach, reach))
