"""Knows how the tests set a table of Bounty Hunter and play at it."""

from collections.abc import Sequence
from typing import Any

from game.bounty_hunter.rules import rules
from game.core import rigs
from game.core.match import IllegalAction, Match, Start

DECK = ["RRBB", "OOOWW", "YYWW", "GGGG"]


def table(
    seats: int = 3,
    position: dict[str, Any] | None = None,
    rig: dict[str, Any] | None = None,
    seed: str = "CANTINA",
    options: dict[str, Any] | None = None,
) -> Any:
    """A match of that many seats."""
    laid = None if rig is None else rigs.read(rules(), rig)
    return Match(rules(), Start(seats, options or {}, seed, position, laid))


def hunting(seats: int = 3, dice: str = "RGYOP", **more: Any) -> dict[str, Any]:
    """A position in a hunt for RRBB: seat 1 has marker 3, seat 0 has 5."""
    return {"deck": DECK, "dice": list(dice), "phase": "hunt", "markers": {"1": 3, "0": 5}, **more}


def act(match: Any, *actions: tuple[int, Any]) -> list[Any]:
    """Submits the actions; gives all their events."""
    return [beat.event for seat, action in actions for beat in match.submit(seat, action, match.t)]


def kinds(events: Sequence[Any]) -> list[str]:
    """The types of the events."""
    return [event.type for event in events]


def opening(match: Any) -> list[Any]:
    """The events with which a match began."""
    return [beat.event for beat in match.opening]


def refusal(match: Any, seat: int, action: Any) -> str:
    """The code with which an action is refused; nothing may have changed."""
    before = match.state, len(match.log)
    try:
        match.submit(seat, action, match.t)
    except IllegalAction as fault:
        assert (match.state, len(match.log)) == before
        assert action not in match.rules.legal(match.state, seat)
        return fault.code
    raise AssertionError(f"{action} of seat {seat} was accepted")
