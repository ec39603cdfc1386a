"""Knows what is hidden: the order of the deck below its open top, and nothing else (bounty_hunter.md, exactly)."""

from dataclasses import replace

from game.bounty_hunter.events import HuntEvent
from game.bounty_hunter.state import Hunt
from game.core.rules import Seat


def mask(hunt: Hunt, seat: Seat | None) -> Hunt:
    """The game as any seat (or nobody, None) sees it."""
    hidden = tuple(contract if at == 0 and hunt.shown else None for at, contract in enumerate(hunt.deck))
    return replace(hunt, deck=hidden)


def redact(event: HuntEvent, seat: Seat | None) -> HuntEvent:
    """The event as any seat sees it: whole."""
    return event
