"""Knows what on the table grows older by itself and goes: gold counting, rising words, flames, an account of points."""

import math

from scenes.services.feel import EnterFeel, Feel, GoldFeel
from scenes.skins.yathsel.shown import Shown

FRAME_MS = 1000 / 60


def pass_time(shown: Shown, feel: Feel, ms: float) -> None:
    """Lets `ms` of animation time pass, infinite at instant speed."""
    shown.pressed_ms = max(0.0, shown.pressed_ms - ms)
    _gold(shown, feel.gold, ms)
    _entry(shown, feel.enter, ms)


def _gold(shown: Shown, gold: GoldFeel, ms: float) -> None:
    goal, step = float(shown.duel.sides[0].gold or 0), ms / gold.count_ms
    away = goal - shown.gold
    shown.gold = goal if abs(away) < 0.5 or math.isinf(ms) else shown.gold + away * min(1.0, 3 * step)
    for one in shown.floats:
        one.age_ms += gold.float_ms * FRAME_MS / gold.float_at_instant_ms if math.isinf(ms) else ms
    shown.floats[:] = [one for one in shown.floats if one.age_ms < gold.float_ms]


def _entry(shown: Shown, enter: EnterFeel, ms: float) -> None:
    if shown.burning_ms is not None:
        shown.burning_ms = shown.burning_ms + ms if shown.burning_ms + ms < enter.burn_ms else None
    if shown.reckoning is not None and shown.counting is None:
        shown.reckoning.age_ms += ms
        if shown.reckoning.age_ms >= enter.causes_stay_ms:
            shown.reckoning = None
