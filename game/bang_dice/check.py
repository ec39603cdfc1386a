"""Knows who is asked, and the reason against each action that is not allowed (bang_dice.md, "Who is asked what")."""

from collections import Counter
from collections.abc import Mapping
from typing import assert_never

from game.bang_dice.actions import Assign, BangAction, Beers, DiscardArrows, Gatling, Gift, Stop, TakeArrow, Throw
from game.bang_dice.numbers import DICE, DYNAMITE, GATLING
from game.bang_dice.shooting import against
from game.bang_dice.state import (
    ASSIGN,
    BEERS,
    DISCARD,
    GIFT,
    RETURN,
    TAKE_ARROW,
    THROW,
    Shootout,
    ability,
    beers_left,
    clockwise,
    count,
    fires,
)  # fmt: skip
from game.core.rules import Seat, Window

PHASE_OF = {
    Throw: THROW, Stop: THROW, Gift: GIFT, Assign: ASSIGN, Beers: BEERS, TakeArrow: TAKE_ARROW,
    DiscardArrows: DISCARD, Gatling: RETURN,
}  # fmt: skip


def windows(state: Shootout) -> Mapping[Seat, Window]:
    """Who is asked now, and what: one seat, or nobody when the game is over."""
    return {} if state.to_act is None else {state.to_act: Window(state.phase, required=True)}


def check(state: Shootout, seat: Seat, action: BangAction) -> str | None:
    """The reason against an action of the seat that is asked, or None when it is allowed."""
    if PHASE_OF[type(action)] != state.phase:
        return f"{action.type}: asked for is {state.phase}"
    match action:
        case Throw(keep):
            return against_keep(state, keep)
        case Stop():
            return "stop: nothing has been thrown in this turn" if state.dice is None else None
        case Gift(target):
            return against_seats(state, (target,), "target")
        case Assign(shots):
            return against(state, shots)
        case Beers(targets):
            if len(targets) != beers_left(state):
                return f"targets: has {len(targets)} seats, expected one a beer, {beers_left(state)}"
            return against_seats(state, targets, "targets")
        case TakeArrow(n):
            most = most_taken(state, seat)
            return None if n <= most else f"n: is {n}, expected at most {most}"
        case DiscardArrows(from_):
            return _against_discard(state, seat, from_)
        case Gatling():
            return None
        case _:
            assert_never(action)


def against_keep(state: Shootout, keep: tuple[int, ...]) -> str | None:
    """The reason against keeping these dice in the next throw."""
    if len(set(keep)) != len(keep):
        return "keep: expected each die once"
    if state.dice is None:
        return "keep: the first throw of a turn throws all five dice" if keep else None
    if len(keep) == DICE:
        return "keep: at least one die must be thrown"
    dynamite = {die for die, face in enumerate(state.dice) if face == DYNAMITE}
    if dynamite - set(keep) and not ability(state, state.turn).rethrows_dynamite:
        return "keep: dynamite is never thrown again"
    return None


def against_seats(state: Shootout, seats: tuple[Seat, ...], key: str) -> str | None:
    """The reason against seats that are not at the table any more."""
    for seat in seats:
        if seat not in clockwise(state):
            return f"{key}: seat {seat} is not in the game"
    return None


def most_taken(state: Shootout, seat: Seat) -> int:
    """How many arrows Bart Cassidy may take for points: never the pile's last one."""
    return min(state.losses[seat], state.pile - 1)


def discards(state: Shootout, seat: Seat) -> tuple[tuple[int, ...], int, int]:
    """How many arrows of each seat may be returned, and how few and many in all."""
    held = tuple(player.arrows for player in state.players)
    if ability(state, seat).arrow_for_gatling:
        most = min(count(state, GATLING), sum(held))
        return held, most if fires(state) else 0, most
    own = tuple(arrows if holder == seat else 0 for holder, arrows in enumerate(held))
    return own, 0, min(own[seat], state.losses[seat])


def _against_discard(state: Shootout, seat: Seat, from_: tuple[Seat, ...]) -> str | None:
    held, fewest, most = discards(state, seat)
    if not fewest <= len(from_) <= most:
        wanted = str(most) if fewest == most else f"{fewest} to {most}"
        return f"from: has {len(from_)} entries, expected {wanted}"
    for holder, arrows in Counter(from_).items():
        if holder >= len(held) or arrows > held[holder]:
            return f"from: seat {holder} has no {arrows} arrows to return here"
    return None
