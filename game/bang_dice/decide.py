"""Knows what an action brings about in Bang! Dice; how a turn then runs on is in `turns`."""

from typing import assert_never

from game.bang_dice import turns
from game.bang_dice.actions import Assign, BangAction, Beers, DiscardArrows, Gatling, Gift, Stop, TakeArrow, Throw
from game.bang_dice.damage import BangFlow, heal, return_arrows, take_arrow, used
from game.bang_dice.events import Asked, Dealt, ShotsAssigned
from game.bang_dice.numbers import characters, roles_of
from game.bang_dice.shooting import uses_ability
from game.bang_dice.state import DEAL, JUDGE, THROW, ability
from game.core.draw import shuffled
from game.core.rules import Seat


def advance(flow: BangFlow) -> None:
    """Begins the game: deals, begins the first turn, or judges the throw of a position; else nothing is left to do."""
    state = flow.state
    if state.phase == JUDGE:
        if state.dice is None:
            turns.begin_turn(flow, state.turn)
        else:
            turns.judge(flow)
    elif state.phase == DEAL:
        _deal(flow)
        turns.begin_turn(flow, flow.state.turn)


def decide(flow: BangFlow, seat: Seat, action: BangAction) -> None:
    """Emits what an allowed action brings about, up to the next question or the end."""
    match action:
        case Throw(keep):
            turns.throw(flow, keep)
        case Stop():
            turns.resolve(flow)
        case Gift(target):
            used(flow, seat)
            heal(flow, target, ability(flow.state, seat).gift)
            flow.emit(Asked(seat, THROW))
        case Assign(shots):
            if uses_ability(flow.state, shots):
                used(flow, seat)
            flow.emit(ShotsAssigned(seat, shots))
            turns.ask_bart(flow, None)
        case TakeArrow(n):
            if n:
                used(flow, seat)
            for _ in range(n):
                take_arrow(flow, seat)
            turns.ask_bart(flow, seat)
        case Beers(targets):
            _drink(flow, seat, targets)
            turns.fire(flow)
        case DiscardArrows(from_):
            _discard(flow, seat, from_)
        case Gatling(return_arrows=back):
            return_arrows(flow, seat, flow.state.players[seat].arrows if back else 0)
            turns.after_gatling(flow)
        case _:
            assert_never(action)


def _deal(flow: BangFlow) -> None:
    roles = roles_of(len(flow.state.players))
    names = tuple(characters())
    role_order = shuffled(lambda i, n: flow.draw("roles", (i,), n), roles)
    name_order = shuffled(lambda i, n: flow.draw("characters", (i,), n), names)
    flow.emit(Dealt(tuple(roles[at] for at in role_order), tuple(names[at] for at in name_order[: len(roles)])))


def _drink(flow: BangFlow, seat: Seat, targets: tuple[Seat, ...]) -> None:
    """Every beer gives 1; how low the thrower's life is counts once, when the beers begin."""
    able = ability(flow.state, seat)
    own = able.low_beer if flow.state.players[seat].life <= able.low_life else 1
    if own > 1 and seat in targets:
        used(flow, seat)
    for target in targets:
        heal(flow, target, own if target == seat else 1)


def _discard(flow: BangFlow, seat: Seat, from_: tuple[Seat, ...]) -> None:
    if from_:
        used(flow, seat)
    for holder in sorted(set(from_)):
        return_arrows(flow, holder, from_.count(holder))
    if ability(flow.state, seat).arrow_for_gatling:
        turns.end_turn(flow)
    else:
        turns.ask_pedro(flow, seat)
