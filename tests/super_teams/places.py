"""Knows how to lay out a race for one test: where ships stand, what the seats hold, and the way through it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from game.core.codec import CodecError
from game.core.match import IllegalAction, Match, Start
from game.core.rules import Rig
from game.super_teams import rules as teams
from game.super_teams.actions import Bonus, Move, Pass, Side

FINAL = 47
QUIET = ("turn_began", "asked", "passed")


def begun(
    seats: int,
    position: Mapping[str, Any] | None = None,
    rig: Iterable[str] = (),
    seed: str = "PLACES",
    options: Mapping[str, Any] | None = None,
) -> Any:
    """A match of `super_teams`."""
    cards = tuple(rig)
    return Match(
        teams.rules(), Start(seats, options or {}, seed, position, Rig(cards=cards) if cards else None)
    )  # fmt: skip


def table(
    seats: int,
    ships: Mapping[str, int],
    *hands: str,
    bonus: Sequence[str] = (),
    turn: int = 0,
    rig: Iterable[str] = (),
    sides: Mapping[str, str] | None = None,
) -> Any:
    """A match with ships on spaces; hands and bonus hands as words, the rest of the seats holding one or no card."""
    fill = {0: "y1", 1: "b1", 2: "g1", 3: "y2"} if seats == 4 else {0: "b1", 1: "g1", 2: "g2"}
    held = [hands[seat].split() if seat < len(hands) else [fill[seat]] for seat in range(seats)]
    drawn = [bonus[seat].split() if seat < len(bonus) else [] for seat in range(seats)]
    where = {"ships": dict(ships), "hands": held, "bonus": drawn, "turn": turn, "sides": dict(sides or {})}
    return begun(seats, where, rig)


def do(match: Any, action: Any) -> list[Any]:
    """Submits an action of the seat that is asked; gives the events without turns, questions and passes."""
    beats = match.submit(match.to_act[0], action, match.t)
    return [beat.event for beat in beats if beat.event.type not in QUIET]


def everything(match: Any, action: Any) -> list[str]:
    """Submits an action of the seat that is asked; gives the types of all events."""
    return [beat.event.type for beat in match.submit(match.to_act[0], action, match.t)]


def move(match: Any, card: str, ship: str, colour: str | None = None) -> list[Any]:
    return do(match, Move(card, ship, colour))


def bonus(match: Any, card: str, ship: str) -> list[Any]:
    return do(match, Bonus(card, ship))


def no(match: Any) -> list[Any]:
    return do(match, Pass())


def side(match: Any, letter: str) -> list[Any]:
    return do(match, Side(letter))


def at(match: Any, ship: str) -> int:
    """Where a ship stands."""
    space: int = match.rules.to_dict(match.state)["ships"][ship]
    return space


def letter(match: Any, ship: str) -> str | None:
    """The side a ship stands on, if any."""
    found: str | None = match.rules.to_dict(match.state)["sides"].get(ship)
    return found


def asked(match: Any) -> tuple[int, str]:
    """Who is asked what."""
    return match.state.to_act, match.state.phase


def refused(match: Any, action: Any, who: int | None = None) -> str:
    """The reason against an action, which has changed nothing."""
    before = match.state
    with pytest.raises(IllegalAction) as fault:
        match.submit(match.to_act[0] if who is None else who, action, match.t)
    assert match.state is before
    return str(fault.value)


def bad_value(seats: int, position: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> str:
    """The key that a start is refused for."""
    with pytest.raises(CodecError) as fault:
        begun(seats, position, options=options)
    assert fault.value.code == "bad_value"
    return fault.value.place


def listed(match: Any) -> list[Any]:
    """The legal actions of the seat that is asked."""
    return list(match.rules.legal(match.state, match.to_act[0]))
