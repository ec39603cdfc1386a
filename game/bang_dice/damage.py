"""Knows what one step of damage brings: losses together, eliminations, Vulture Sam, the end test (bang_dice.md)."""

from game.bang_dice.endings import verdict
from game.bang_dice.events import (
    AbilityUsed,
    ArrowsReturned,
    ArrowTaken,
    Attacked,
    BangEvent,
    Eliminated,
    GameEnded,
    Healed,
    Hit,
)  # fmt: skip
from game.bang_dice.state import OVER, SALVO, Shootout, ability, alive, cap, clockwise
from game.core.rules import Flow, Seat

BangFlow = Flow[Shootout, BangEvent]


def turn_goes_on(flow: BangFlow) -> bool:
    """Whether there is more to resolve: the game runs, and the thrower is alive."""
    return flow.state.phase != OVER and alive(flow.state, flow.state.turn)


def strike(flow: BangFlow, by: Seat | None) -> None:
    """Takes the life that the step costs from everybody together; `by` is whose shots or Gatling it is."""
    before = flow.state
    for seat in clockwise(before):
        lost = min(before.losses[seat], before.players[seat].life)
        if lost:
            flow.emit(Hit(seat, lost, by))
        if before.step == SALVO and seat != by and ability(before, seat).gatling_proof:
            used(flow, seat)
    settle(flow, by)


def settle(flow: BangFlow, by: Seat | None) -> None:
    """Takes those without life out of the game, feeds Vulture Sam, tests for the end: after every step, here alone."""
    fallen = [seat for seat in clockwise(flow.state) if flow.state.players[seat].life == 0]
    for seat in fallen:
        flow.emit(Eliminated(seat, flow.state.players[seat].role or ""))
    for seat in clockwise(flow.state) if fallen else ():
        gain = ability(flow.state, seat).vulture_gain
        if gain:
            used(flow, seat)
            heal(flow, seat, gain * len(fallen))
    if fallen:
        ended = verdict(flow.state, fallen, by)
        if ended is not None:
            roles = tuple(player.role or "" for player in flow.state.players)
            flow.emit(GameEnded(ended.winners, ended.reason, roles))


def heal(flow: BangFlow, seat: Seat, n: int) -> None:
    """Gives a seat up to n life; what is above its most is wasted."""
    flow.emit(Healed(seat, min(n, cap(flow.state, seat) - flow.state.players[seat].life)))


def used(flow: BangFlow, seat: Seat) -> None:
    """Says that a seat's ability made a difference."""
    flow.emit(AbilityUsed(seat, flow.state.players[seat].character))


def take_arrow(flow: BangFlow, seat: Seat) -> None:
    """The seat takes an arrow; with the last one everybody is attacked at once."""
    flow.emit(ArrowTaken(seat))
    if flow.state.pile == 0:
        _attack(flow)


def return_arrows(flow: BangFlow, seat: Seat, n: int) -> None:
    """Puts n arrows of a seat back."""
    if n:
        flow.emit(ArrowsReturned(seat, n))


def _attack(flow: BangFlow) -> None:
    state = flow.state
    losses = []
    spared = []
    for seat, player in enumerate(state.players):
        most = ability(state, seat).most_in_attack
        due = min(player.arrows, player.life)
        losses.append(due if most is None else min(due, most))
        if losses[-1] < due:
            spared.append(seat)
    flow.emit(Attacked(tuple(losses)))
    for seat in spared:
        used(flow, seat)
    settle(flow, None)
