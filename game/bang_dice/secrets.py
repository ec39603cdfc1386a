"""Knows what each seat may see of Bang! Dice: roles are secret until they are shown, everything else is open."""

from dataclasses import replace

from game.bang_dice.events import BangEvent, Dealt
from game.bang_dice.numbers import FEWEST_SEATS, SHERIFF
from game.bang_dice.state import Player, Shootout, of_three
from game.core.rules import Seat


def mask(state: Shootout, seat: Seat | None) -> Shootout:
    """The game as a seat (or nobody, None) sees it."""
    if state.verdict is not None or of_three(state):
        return state
    return replace(state, players=tuple(_seen(player, own == seat) for own, player in enumerate(state.players)))


def redact(event: BangEvent, seat: Seat | None) -> BangEvent:
    """The event as a seat (or nobody, None) sees it."""
    if not isinstance(event, Dealt) or len(event.roles) == FEWEST_SEATS:
        return event
    roles = tuple(role if role == SHERIFF or own == seat else None for own, role in enumerate(event.roles))
    return replace(event, roles=roles)


def _seen(player: Player, own: bool) -> Player:
    if own or player.out or player.role in (SHERIFF, None):
        return player
    return replace(player, role=None)
