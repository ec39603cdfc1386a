"""Knows how a turn runs: throws, and the steps in which the dice are resolved, each up to the next question."""

from game.bang_dice.damage import BangFlow, heal, return_arrows, strike, take_arrow, turn_goes_on, used
from game.bang_dice.events import Asked, Exploded, GatlingFired, Thrown, TurnBegan, TurnEnded
from game.bang_dice.numbers import ARROW, DICE, DYNAMITE, FACES, GATLING, numbers
from game.bang_dice.state import (
    ASSIGN,
    BEERS,
    DISCARD,
    EXPLOSION,
    GIFT,
    OVER,
    RETURN,
    SHOTS,
    TAKE_ARROW,
    THROW,
    ability,
    beers_left,
    clockwise,
    count,
    explodes,
    fires,
    following,
    most_throws,
    shot_dice,
)  # fmt: skip
from game.core.rules import Seat


def begin_turn(flow: BangFlow, seat: Seat) -> None:
    """Begins a seat's turn."""
    flow.emit(TurnBegan(seat))
    flow.emit(Asked(seat, GIFT if ability(flow.state, seat).gift else THROW))


def end_turn(flow: BangFlow) -> None:
    """Ends the turn, and begins that of the next living seat; nothing once the game is over."""
    if flow.state.phase != OVER:
        flow.emit(TurnEnded(flow.state.turn))
        begin_turn(flow, following(flow.state))


def throw(flow: BangFlow, keep: tuple[int, ...]) -> None:
    """Throws the dice that are not kept; the thrower takes their arrows before anything else."""
    state = flow.state
    loose = tuple(die for die in range(DICE) if die not in keep)
    dice = list(state.dice or ("",) * DICE)
    if state.dice is not None and any(dice[die] == DYNAMITE for die in loose):
        used(flow, state.turn)
    if state.throws_used == numbers().throws:
        used(flow, state.turn)
    for die in loose:
        dice[die] = _fallen(flow, die)
    flow.emit(Thrown(state.turn, loose, tuple(dice)))
    for die in loose:
        if dice[die] == ARROW and turn_goes_on(flow):
            take_arrow(flow, state.turn)
    if turn_goes_on(flow):
        judge(flow)
    else:
        end_turn(flow)


def judge(flow: BangFlow) -> None:
    """Goes on after a throw whose arrows are taken: another throw, or the resolving."""
    if explodes(flow.state) or flow.state.throws_used >= most_throws(flow.state):
        resolve(flow)
    else:
        flow.emit(Asked(flow.state.turn, THROW))


def resolve(flow: BangFlow) -> None:
    """Resolves the dice, dynamite first."""
    if explodes(flow.state):
        flow.emit(Exploded(flow.state.turn))
        strike(flow, None)
        ask_pedro(flow, None)
    else:
        _shoot(flow)


def ask_bart(flow: BangFlow, last: Seat | None) -> None:
    """Asks the next seat after `last` that may take arrows for points; with none left the step strikes."""
    state = flow.state
    for seat in _after(clockwise(state), last):
        if state.losses[seat] and ability(state, seat).arrow_for_point and state.pile > 1:
            flow.emit(Asked(seat, TAKE_ARROW))
            return
    strike(flow, state.turn)
    ask_pedro(flow, None)


def ask_pedro(flow: BangFlow, last: Seat | None) -> None:
    """Asks the next seat after `last` that may return arrows for lost life; with none left the turn goes on."""
    if not turn_goes_on(flow):
        end_turn(flow)
        return
    state = flow.state
    for seat in _after(clockwise(state), last):
        if state.losses[seat] and ability(state, seat).arrow_back_for_point and state.players[seat].arrows:
            flow.emit(Asked(seat, DISCARD))
            return
    match state.step:
        case step if step == EXPLOSION:
            _shoot(flow)
        case step if step == SHOTS:
            _gringo(flow)
            _drink(flow)
        case _:
            _clear(flow)


def fire(flow: BangFlow) -> None:
    """The Gatling, if it fires; else what its dice do besides."""
    state = flow.state
    if not turn_goes_on(flow):
        end_turn(flow)
    elif fires(state):
        if count(state, GATLING) < numbers().gatlings:
            used(flow, state.turn)
        flow.emit(GatlingFired(state.turn))
        ask_bart(flow, None)
    else:
        _ask_kit(flow)


def after_gatling(flow: BangFlow) -> None:
    """What follows once the thrower's own arrows are seen to."""
    _gringo(flow)
    if turn_goes_on(flow):
        _ask_kit(flow)
    else:
        end_turn(flow)


def _fallen(flow: BangFlow, die: int) -> str:
    face = flow.rigged_die()
    if face is None:
        face = flow.draw("dice", (flow.state.turn_number, flow.state.throws_used, die), len(FACES))
    return FACES[face]


def _shoot(flow: BangFlow) -> None:
    thrower = flow.state.turn
    if shot_dice(flow.state):
        flow.emit(Asked(thrower, ASSIGN))
        return
    gain = ability(flow.state, thrower).quiet_gain
    if gain:
        used(flow, thrower)
        heal(flow, thrower, gain)
    _drink(flow)


def _drink(flow: BangFlow) -> None:
    if turn_goes_on(flow) and beers_left(flow.state):
        flow.emit(Asked(flow.state.turn, BEERS))
    else:
        fire(flow)


def _clear(flow: BangFlow) -> None:
    """The thrower's own arrows after a Gatling: asked, unless they go back by themselves."""
    state = flow.state
    own = state.players[state.turn].arrows
    if own and not ability(state, state.turn).arrow_for_gatling:
        flow.emit(Asked(state.turn, RETURN))
        return
    return_arrows(flow, state.turn, own)
    after_gatling(flow)


def _gringo(flow: BangFlow) -> None:
    """The arrows that the thrower owes to those it made lose life."""
    hurt = tuple(seat for seat, lost in enumerate(flow.state.losses) if lost and seat != flow.state.turn)
    seats = len(flow.state.players)
    for seat in sorted(hurt, key=lambda seat: (seat - flow.state.turn) % seats):
        if turn_goes_on(flow) and ability(flow.state, seat).arrow_to_attacker:
            used(flow, seat)
            take_arrow(flow, flow.state.turn)


def _ask_kit(flow: BangFlow) -> None:
    state = flow.state
    able = ability(state, state.turn).arrow_for_gatling and count(state, GATLING)
    if able and any(player.arrows for player in state.players):
        flow.emit(Asked(state.turn, DISCARD))
    else:
        end_turn(flow)


def _after(order: tuple[Seat, ...], last: Seat | None) -> tuple[Seat, ...]:
    return order if last is None else order[order.index(last) + 1 :]
