"""Knows how to lay out a duel for one test: a position, rigged dice, and the way through it."""

from functools import cache
from typing import Any

import pytest

from game import catalog
from game.core.draw import draw
from game.core.match import IllegalAction, Match, Start
from game.core.rules import Rig
from game.yathsel import goods
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
    return tuple(form(match)["dice"])


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


def do(match: Any, action: Any, seat: int = 0, t: int | None = None) -> tuple[Any, ...]:
    """Submits one action, at the last t unless said; gives the events."""
    return events(match.submit(seat, action, match.t if t is None else t))


def refused(match: Any, action: Any, seat: int = 0, t: int | None = None) -> str:
    """The code with which an action is refused, the state being left as it was."""
    before = match.state, match.t, len(match.log)
    with pytest.raises(IllegalAction) as fault:
        match.submit(seat, action, match.t if t is None else t)
    assert (match.state, match.t, len(match.log)) == before
    return fault.value.code


def listed(match: Any, kind: type, seat: int = 0) -> list[Any]:
    """The listed actions of one kind."""
    return [action for action in match.rules.legal(match.state, seat) if isinstance(action, kind)]


@cache
def seed_with(*wanted: str, duel: int = 0, turn: int = 0) -> str:
    """A seed whose pouches in an opponent turn hold the wanted goods at the first draw."""
    lists = goods.place_lists()
    places = [next(place for place, names in enumerate(lists) if good in names) for good in wanted]
    for number in range(200_000):
        seed = f"STOCK-{number}"
        if all(
            lists[place][draw(seed, "stock", (duel, turn, 0, place, 0), len(lists[place]))] == good
            for place, good in zip(places, wanted, strict=True)
        ):
            return seed
    raise AssertionError(f"no seed hangs {wanted}")


def at_shop(*wanted: str, turn: int = 0, difficulty: str = "normal", **position: Any) -> Any:
    """A duel in the opponent's turn, its pouches holding the wanted goods."""
    seed = seed_with(*wanted, turn=turn)
    return duel({"side": 1, **position}, options={"difficulty": difficulty}, seed=seed)


def place_of(good: str) -> int:
    """The place of the shop where a good may hang."""
    return next(place for place, names in enumerate(goods.place_lists()) if good in names)


def finish_turn(match: Any, box: str = "chance", seat: int = 1) -> tuple[Any, ...]:
    """Lets a seat throw once and enter; gives the events of the entry."""
    thrown(match, seat=seat)
    return entered(match, box, seat=seat)
