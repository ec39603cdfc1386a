"""Knows how each event changes a game of Bang! Dice; pure, total, and just as true on a masked state (design.md 1)."""

from dataclasses import replace
from typing import assert_never

from game.bang_dice.events import (
    AbilityUsed,
    ArrowsReturned,
    ArrowTaken,
    Asked,
    Attacked,
    BangEvent,
    Dealt,
    Eliminated,
    Exploded,
    GameEnded,
    GatlingFired,
    Healed,
    Hit,
    ShotsAssigned,
    Thrown,
    TurnBegan,
    TurnEnded,
)  # fmt: skip
from game.bang_dice.numbers import DEPUTY, SHERIFF, characters, numbers
from game.bang_dice.shooting import points_at, points_of_gatling
from game.bang_dice.state import EXPLOSION, OVER, SALVO, SHOTS, TAKE_ARROW, THROWS, Player, Shootout, Verdict, of_three
from game.core.rules import Seat


def evolve(state: Shootout, event: BangEvent) -> Shootout:
    """The game after the event."""
    match event:
        case Dealt(roles, names):
            return _dealt(state, roles, names)
        case Asked(seat, phase):
            return replace(state, phase=phase, to_act=seat)
        case TurnBegan() | TurnEnded() | Thrown() | AbilityUsed():
            return _turned(state, event)
        case ArrowTaken() | ArrowsReturned():
            return _arrows_moved(state, event)
        case Exploded() | ShotsAssigned() | GatlingFired():
            return _step_begun(state, event)
        case Attacked() | Hit() | Healed() | Eliminated():
            return _lives_changed(state, event)
        case GameEnded(winners, reason, roles):
            players = tuple(replace(player, role=role) for player, role in zip(state.players, roles, strict=True))
            return replace(state, players=players, phase=OVER, to_act=None, verdict=Verdict(winners, reason))
        case _:
            assert_never(event)


def starting_life(role: str | None, character: str) -> int:
    """The life that a seat begins with, and may have at most."""
    return characters()[character].life + (numbers().sheriff_life if role == SHERIFF else 0)


def _dealt(state: Shootout, roles: tuple[str | None, ...], names: tuple[str, ...]) -> Shootout:
    players = tuple(Player(role, name, starting_life(role, name)) for role, name in zip(roles, names, strict=True))
    return replace(state, players=players, turn=roles.index(DEPUTY if of_three(state) else SHERIFF))


def _turned(state: Shootout, event: TurnBegan | TurnEnded | Thrown | AbilityUsed) -> Shootout:
    match event:
        case TurnBegan(seat):
            return replace(
                state, turn=seat, turn_number=state.turn_number + 1, throws_used=0, dice=None, step=THROWS,
                losses=(0,) * len(state.players), doubled=False,
            )  # fmt: skip
        case Thrown(_, _, dice):
            return replace(state, throws_used=state.throws_used + 1, dice=dice)
        case TurnEnded() | AbilityUsed():
            return state


def _arrows_moved(state: Shootout, event: ArrowTaken | ArrowsReturned) -> Shootout:
    if isinstance(event, ArrowsReturned):
        return _moved(state, event.seat, -event.n)
    after = _moved(state, event.seat, 1)
    if state.phase == TAKE_ARROW and state.to_act == event.seat:
        losses = tuple(points - (seat == event.seat) for seat, points in enumerate(state.losses))
        return replace(after, losses=losses)
    return after


def _step_begun(state: Shootout, event: Exploded | ShotsAssigned | GatlingFired) -> Shootout:
    seats = len(state.players)
    match event:
        case Exploded(thrower):
            return replace(state, step=EXPLOSION, losses=tuple(int(seat == thrower) for seat in range(seats)))
        case ShotsAssigned(_, shots):
            doubled = any(shot.double for shot in shots)
            return replace(state, step=SHOTS, losses=points_at(shots, seats), doubled=doubled)
        case GatlingFired(thrower):
            return replace(state, step=SALVO, losses=points_of_gatling(state, thrower))


def _lives_changed(state: Shootout, event: Attacked | Hit | Healed | Eliminated) -> Shootout:
    match event:
        case Attacked(losses):
            players = tuple(
                replace(player, life=player.life - lost, arrows=0)
                for player, lost in zip(state.players, losses, strict=True)
            )
            return replace(state, players=players, pile=numbers().arrows)
        case Hit(seat, n, _):
            return _changed(state, seat, replace(state.players[seat], life=state.players[seat].life - n))
        case Healed(seat, n):
            return _changed(state, seat, replace(state.players[seat], life=state.players[seat].life + n))
        case Eliminated(seat, role):
            returned = _moved(state, seat, -state.players[seat].arrows)
            return _changed(returned, seat, replace(returned.players[seat], role=role, out=True))


def _moved(state: Shootout, seat: Seat, arrows: int) -> Shootout:
    """The state with so many arrows moved from the pile to the seat."""
    player = state.players[seat]
    return replace(_changed(state, seat, replace(player, arrows=player.arrows + arrows)), pile=state.pile - arrows)


def _changed(state: Shootout, seat: Seat, player: Player) -> Shootout:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
