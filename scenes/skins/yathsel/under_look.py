"""Knows what is to be seen under the table at one moment, what is left of the clock then, and what things cost."""

from dataclasses import dataclass

from game.yathsel import shop
from game.yathsel.state import Duel, Pouch
from scenes.skins.yathsel.under_plan import Aim, Spot

URGENT_MS, HASTE_MS, PEEK_MS = 5000, 3000, 1200


@dataclass(frozen=True, slots=True)
class Look:
    """One moment under the table: the duel as far as it is known, game time, boots, and what the player points at."""

    duel: Duel
    t: int
    boots: int = 0
    line: str = ""
    over: Spot | None = None
    aim: Aim | None = None
    hint: str = ""
    beat: float = 0.0


def peek(look: Look) -> float:
    """How far the opponent's head has come down below the table, 0 to 1: the hat first, the chin at a catch."""
    left = left_ms(look.duel, look.t)
    if look.boots < 3:
        return 0.0
    if left is None:
        return 1.0 if look.boots == 4 else 0.3
    part = 1 - min(1.0, left / HASTE_MS)
    return part * part


def left_ms(duel: Duel, t: int) -> int | None:
    """What is left of the clock at game time t, None without one."""
    if duel.shop.budget_ms is None:
        return None
    gone = max(0, t - duel.shop.now) if duel.shop.under else 0
    return max(0, duel.shop.budget_ms - duel.shop.used_ms - gone)


def price_now(duel: Duel, hung: Pouch, t: int) -> int:
    """What an open pouch costs at game time t."""
    gone = max(0, t - duel.shop.now) if duel.shop.under else 0
    return shop.price(duel, hung, duel.shop.stayed_ms + gone)
