"""Knows what each seat may see of a run: as much as of its duel."""

from dataclasses import replace

from game.campaign.events import RunEvent
from game.campaign.state import Run
from game.core.rules import Seat
from game.yathsel import secrets as duel_secrets


def mask(run: Run, seat: Seat | None) -> Run:
    """The run as a seat (or nobody, None) sees it."""
    return replace(run, duel=duel_secrets.mask(run.duel, seat))


def redact(event: RunEvent, seat: Seat | None) -> RunEvent:
    """The event as a seat sees it: so far all of them are public."""
    return event
