"""Knows how to get through a run quickly: duels laid out so that one side wins at its last entry."""

from typing import Any

import pytest

from game import catalog
from game.campaign.actions import Choose, StartDuel, Stop, TakeKit
from game.core.match import IllegalAction, Match, Start
from game.core.rules import Rig
from game.yathsel.actions import Enter, PlayOn, Throw
from game.yathsel.card import BOXES


def begun(seed: str = "RUN", position: dict[str, Any] | None = None, dice: tuple[int, ...] = (), **options: Any) -> Any:
    """A run, at its first state that waits."""
    return Match(catalog.games()["yathsel_run"].rules, Start(2, options, seed, position, Rig(dice) if dice else None))


def do(match: Any, action: Any, seat: int = 0) -> tuple[Any, ...]:
    """Submits one action at the last t; gives the events."""
    return tuple(beat.event for beat in match.submit(seat, action, match.t))


def refused(match: Any, action: Any, seat: int = 0) -> str:
    """The code with which an action is refused, the state being left as it was."""
    before = match.state
    with pytest.raises(IllegalAction) as fault:
        match.submit(seat, action, match.t)
    assert match.state == before
    return fault.value.code


def form(match: Any) -> dict[str, Any]:
    """The full state as the protocol gives it."""
    plain: dict[str, Any] = match.rules.to_dict(match.state)
    return plain


def almost_done(number: int, won: bool = True, **more: Any) -> dict[str, Any]:
    """A position in duel `number` (0 the first) with ones open and one 1 on the table: 41 to 0, or 1 to 40."""
    full = dict.fromkeys(BOXES, 0)
    last = {box: points for box, points in full.items() if box != "ones"}
    own = {**last, "large_straight": 40} if won else last
    theirs = full if won else {**full, "large_straight": 40}
    return {
        "cards": [{"boxes": own}, {"boxes": theirs}],
        "duel": number,
        "side": 0,
        "dice": [1, 2, 3, 4, 6],
        "throws_left": 0,
        "twists": [],
        **more,
    }


def decided(
    number: int, won: bool = True, seed: str = "RUN", options: dict[str, Any] | None = None, **more: Any
) -> tuple[Any, tuple[Any, ...]]:
    """A run just after duel `number` was won or lost, and the events of that entry; house rules only if named."""
    match = begun(seed, almost_done(number, won, **{"house_rules": [], **more}), **(options or {}))
    return match, do(match, Enter("ones"))


def go_on(match: Any, choice: int = 0) -> tuple[Any, ...]:
    """Rides past the stop and chooses an opponent; gives all events up to the wager."""
    happened = list(do(match, Stop())) if match.state.phase == "stop" else []
    if match.state.phase == "choose":
        happened += do(match, Choose(choice))
    return tuple(happened)


def sit_down(match: Any) -> tuple[Any, ...]:
    """From wherever a run stands between duels into the next one; gives all events."""
    happened = list(do(match, TakeKit(0))) if match.state.phase == "kit" else []
    happened += go_on(match)
    return (*happened, *do(match, StartDuel()))


def quick_duel(match: Any) -> tuple[Any, ...]:
    """Plays a duel of single throws to its last box, boxes from the bottom up; gives its events."""
    happened: list[Any] = []
    while match.state.phase == "duel":
        seat = match.to_act[0]
        if match.state.duel.offer:
            happened += do(match, PlayOn())
            continue
        happened += do(match, Throw(()), seat)
        box = [action.box for action in match.rules.legal(match.state, seat) if isinstance(action, Enter)][-1]
        happened += do(match, Enter(box), seat)
    return tuple(happened)


def won_run(seed: str = "RUN", **options: Any) -> Any:
    """A whole run won by rigged dice, before it is left."""
    sides = {0: (6,) * 5, 1: (1,) * 5}
    dice = tuple(
        face
        for number in range(8)
        for turn in range(13)
        for seat in (number % 2, 1 - number % 2)
        for face in sides[seat]
    )
    match = begun(seed, dice=dice, **options)
    for _ in range(8):
        sit_down(match)
        quick_duel(match)
    return match
