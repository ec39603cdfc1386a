"""Knows how long a player takes for an action in ms of game time, so that simulated clocks mean something."""

from game.campaign.actions import RunAction
from game.yathsel.actions import Buy, Dive, Open, Restock, Sell, Surface, Swap

TURN_MS = 1500
HAND_MS = 350
OPPONENT_UNDER_MS = 2000


def takes_ms(action: RunAction, under: bool) -> int:
    """The time before an action of the player; under the table hands are quicker than heads at it."""
    quick = under or isinstance(action, Dive | Open | Buy | Sell | Restock | Surface | Swap)
    return HAND_MS if quick else TURN_MS
