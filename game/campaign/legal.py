"""Knows what a seat may do in a run: sit down, play the duel, leave (yathsel.md section 8)."""

from collections.abc import Mapping

from game.campaign.actions import Leave, RunAction, StartDuel
from game.campaign.state import Run
from game.core.rules import Seat, Window
from game.yathsel import legal as duel_legal
from game.yathsel.actions import Abandon, Clock

_WINDOWS: Mapping[str, Mapping[Seat, Window]] = {
    "between": {},
    "intro": {0: Window("intro", required=True)},
    "won": {0: Window("won", required=True)},
    "over": {},
}
_LISTED: Mapping[str, RunAction] = {"intro": StartDuel(), "won": Leave()}


def windows(run: Run) -> Mapping[Seat, Window]:
    """Who may decide now: the player between duels, the seat whose turn it is within one."""
    return duel_legal.windows(run.duel) if run.phase == "duel" else _WINDOWS[run.phase]


def check(run: Run, seat: Seat, action: RunAction) -> str | None:
    """The reason against an action of a seat that has a window, or None when it is allowed."""
    if isinstance(action, Clock | Abandon):
        return None
    if isinstance(action, StartDuel | Leave):
        return None if _LISTED.get(run.phase) == action else f"{action.type}: not now, the run waits for something else"
    if run.phase != "duel":
        return f"{action.type}: no duel is being played"
    return duel_legal.check(run.duel, seat, action)


def legal(run: Run, seat: Seat) -> tuple[RunAction, ...]:
    """Every action of the seat; the unlisted ones are left out."""
    if run.phase == "duel":
        return duel_legal.legal(run.duel, seat)
    return (_LISTED[run.phase],) if seat in windows(run) else ()
