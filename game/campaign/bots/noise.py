"""Knows how a choice errs on purpose: each option gets its own chance, so that the rest of the options may change."""

from collections.abc import Callable
from decimal import Decimal, localcontext
from functools import cache

UNITS = 1000
STEPS = 4096

Chance = Callable[[int, int], int]


def shift(heat: int, key: int, chance: Chance) -> int:
    """What an option's value seems to be more, in 1/1000 points; the best by this is softmax at `heat` 1/1000 points.

    `chance(decision, n)` draws; `key` names the option and is the same whenever it is asked again in the turn.
    """
    return heat * gumbel()[chance(key, STEPS)] // UNITS if heat > 0 else 0


@cache
def gumbel() -> tuple[int, ...]:
    """-ln(-ln u) in 1/1000 for u in the middle of each of 4096 equal steps."""
    with localcontext() as context:
        context.prec = 12
        middles = [Decimal(2 * step + 1) / (2 * STEPS) for step in range(STEPS)]
        return tuple(int((-(-u.ln()).ln() * UNITS).to_integral_value()) for u in middles)
