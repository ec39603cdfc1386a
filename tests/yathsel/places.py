"""Knows how to lay out a duel for one test: a position, rigged dice, and the way through it."""

from typing import Any

from game import catalog
from game.core.match import Match, Start
from game.core.rules import Rig
from game.yathsel.actions import Enter, Throw
from game.yathsel.card import BOXES


def duel(
    position: dict[str, Any] | None = None,
    dice: tuple[int, ...] = (),
    seats: int = 2,
    options: dict[str, Any] | None = None,
    seed: str = "PLACES",
) -> Any:
    """A `yathsel_duel` from a position, the dice rigged as listed."""
    rules = catalog.games()["yathsel_duel"].rules
    return Match(rules, Start(seats, options or {}, seed, position, Rig(dice) if dice else None))


def run(
    position: dict[str, Any] | None = None,
    dice: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    seed: str = "PLACES",
) -> Any:
    """A `yathsel_run` from a position, the dice rigged as listed."""
    rules = catalog.games()["yathsel_run"].rules
    return Match(rules, Start(2, options or {}, seed, position, Rig(dice) if dice else None))


def entered(match: Any, box: str, seat: int = 0) -> tuple[Any, ...]:
    """Enters the dice on the table; gives the events."""
    return events(match.submit(seat, Enter(box), match.t))


def thrown(match: Any, *hold: int, seat: int = 0) -> tuple[int, ...]:
    """Throws all but the held slots; gives the faces."""
    match.submit(seat, Throw(hold), match.t)
    faces: tuple[int, ...] = match.state.dice
    return faces


def events(beats: tuple[Any, ...]) -> tuple[Any, ...]:
    """The events of some beats."""
    return tuple(beat.event for beat in beats)


def form(match: Any) -> dict[str, Any]:
    """The full state as the protocol gives it."""
    plain: dict[str, Any] = match.rules.to_dict(match.state)
    return plain


def all_but(*open_boxes: str, **points: int) -> dict[str, Any]:
    """A card with every box at 0 but the named open ones, and the named points."""
    return {"boxes": {box: points.get(box, 0) for box in BOXES if box not in open_boxes}}
