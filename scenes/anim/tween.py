"""Knows how one value goes to another, and the one clock whose speed covers every animation."""

import math
from collections.abc import Callable

Ease = Callable[[float], float]


class Clock:
    """Turns screen time into animation time; `speed` 0 means that everything is over at once."""

    def __init__(self, speed: int = 1) -> None:
        self.speed = speed

    @property
    def instant(self) -> bool:
        """Whether animations end the moment they begin."""
        return self.speed == 0

    def scaled_ms(self, dt: float) -> float:
        """Animation time in ms for `dt` seconds of screen time, infinite at speed 0."""
        return math.inf if self.speed == 0 else dt * 1000 * self.speed


def linear(part: float) -> float:
    """Even pace."""
    return part


def ease_out(part: float) -> float:
    """Fast first, gently to rest."""
    return 1 - (1 - part) ** 3


def ease_in(part: float) -> float:
    """From rest, ever faster."""
    return part**3


def ease_in_out(part: float) -> float:
    """From rest to rest."""
    return part * part * (3 - 2 * part)


def ease_back(part: float) -> float:
    """A little beyond the goal and back."""
    back = part - 1
    return 1 + back * back * (2.7 * back + 1.7)


def there_and_back(part: float) -> float:
    """0 at both ends, 1 in the middle."""
    return math.sin(math.pi * part)


def between(start: float, end: float, part: float) -> float:
    """The value at `part` of the way from `start` to `end`."""
    return start + (end - start) * part
