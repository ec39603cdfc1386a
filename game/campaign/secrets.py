"""Knows what each seat may see of a run: as much as of its duel, and nothing of the player's purchases."""

from dataclasses import replace

from game.campaign.events import DieForged, KitTaken, RumourHeard, RunEvent, TrickLearned
from game.campaign.state import Run
from game.core.rules import Seat
from game.yathsel import secrets as duel_secrets
from game.yathsel.events import EVENTS as DUEL_EVENTS


def mask(run: Run, seat: Seat | None) -> Run:
    """The run as a seat (or nobody, None) sees it."""
    way = run.way if seat == 0 else replace(run.way, rumour=None)
    return replace(run, duel=duel_secrets.mask(run.duel, seat), way=way)


def redact(event: RunEvent, seat: Seat | None) -> RunEvent:
    """The event as a seat (or nobody, None) sees it."""
    if isinstance(event, DUEL_EVENTS):
        return duel_secrets.redact(event, seat)
    if seat == 0:
        return event
    match event:
        case KitTaken():
            return KitTaken(None)
        case DieForged():
            return DieForged(None, None)
        case TrickLearned():
            return TrickLearned(None)
        case RumourHeard():
            return RumourHeard(None, None)
        case _:
            return event
