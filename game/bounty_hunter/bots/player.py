"""Knows how a bot of each level answers for its seat: `sharp`, `cautious` or `rookie`; without a level, sharp."""

from collections.abc import Callable, Sequence

from game.bounty_hunter.actions import HuntAction, Target
from game.bounty_hunter.bots import cautious, rookie, sharp
from game.bounty_hunter.bots.advice import of
from game.bounty_hunter.bots.numbers import manners
from game.bounty_hunter.check import windows
from game.bounty_hunter.events import HuntEvent
from game.bounty_hunter.state import Hunt
from game.core.rules import View
from game.core.session import BotDraw
from game.core.shelf import Shelf


def of_level(
    level: str | None,
    shelf: Shelf,
    view: View[Hunt, HuntEvent],
    legal: Callable[[], Sequence[HuntAction]],
    chance: BotDraw,
) -> HuntAction | None:
    """What a bot of that level does now, or None when nothing is asked of its seat."""
    hunt, seat = view.state, view.seat
    if seat not in windows(hunt):
        return None
    if hunt.phase == "target" and hunt.round >= manners().patience:
        return Target(None)
    match level:
        case "rookie":
            return rookie.decide(hunt, seat, chance)
        case "cautious":
            return cautious.decide(of(shelf, hunt), hunt, seat)
        case _:
            return sharp.decide(of(shelf, hunt), hunt, seat)
