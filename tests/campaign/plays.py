"""Knows how to get through a run quickly: duels laid out so that one side wins at its last entry."""

from typing import Any

from game import catalog
from game.core.match import Match, Start
from game.core.rules import Rig
from game.yathsel.actions import Enter, Throw
from game.yathsel.card import BOXES


def begun(seed: str = "RUN", position: dict[str, Any] | None = None, dice: tuple[int, ...] = (), **options: Any) -> Any:
    """A run, at its first state that waits."""
    return Match(catalog.games()["yathsel_run"].rules, Start(2, options, seed, position, Rig(dice) if dice else None))


def only(match: Any) -> Any:
    """The only listed action of the seat that is waited for."""
    seat = match.to_act[0]
    (action,) = match.rules.legal(match.state, seat)
    return action


def proceed(match: Any) -> tuple[Any, ...]:
    """Submits the only listed action of the player; gives the events."""
    return tuple(beat.event for beat in match.submit(0, only(match), match.t))


def almost_done(number: int, won: bool) -> dict[str, Any]:
    """A position in duel `number` with one box open, 1 2 3 4 6 on the table, that the player will win or lose."""
    full = dict.fromkeys(BOXES, 0)
    last = {box: points for box, points in full.items() if box != "ones"}
    own = {**last, "large_straight": 40} if won else last
    theirs = full if won else {**full, "large_straight": 40}
    return {"cards": [{"boxes": own}, {"boxes": theirs}], "duel": number, "side": 0, "dice": [1, 2, 3, 4, 6],
            "twists": []}  # fmt: skip


def decided(number: int, won: bool, seed: str = "RUN") -> tuple[Any, tuple[Any, ...]]:
    """A run just after duel `number` was won or lost, and the events of that entry."""
    match = begun(seed, almost_done(number, won))
    return match, tuple(beat.event for beat in match.submit(0, Enter("ones"), 0))


def winning_dice(first: int) -> tuple[int, ...]:
    """Faces for one whole duel of single throws by `quick_duel` in which the player wins."""
    return tuple(face for turn in range(13) for seat in _order(first) for face in ((6,) * 5 if seat == 0 else (1,) * 5))


def quick_duel(match: Any) -> tuple[Any, ...]:
    """Plays a duel of single throws, boxes from the bottom up; gives its events."""
    happened: list[Any] = []
    number = match.state.duel.duel
    while match.state.phase == "duel" and match.state.duel.duel == number:
        seat = match.to_act[0]
        happened += [beat.event for beat in match.submit(seat, Throw(()), match.t + 10)]
        box = [action.box for action in match.rules.legal(match.state, seat) if isinstance(action, Enter)][-1]
        happened += [beat.event for beat in match.submit(seat, Enter(box), match.t + 10)]
    return tuple(happened)


def _order(first: int) -> tuple[int, int]:
    return (0, 1) if first == 0 else (1, 0)


def won_run(seed: str = "RUN", **options: Any) -> Any:
    """A whole run won by rigged dice, before it is left."""
    dice = tuple(face for number in range(8) for face in winning_dice(number % 2))
    match = begun(seed, dice=dice, **options)
    for _ in range(8):
        proceed(match)
        quick_duel(match)
    return match
