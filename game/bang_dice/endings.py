"""Knows when the game is over and who has won: the one test, made after each simultaneous step (bang_dice.md)."""

from collections.abc import Collection

from game.bang_dice.numbers import DEPUTY, OUTLAW, RENEGADE, SHERIFF, numbers
from game.bang_dice.state import Player, Shootout, Verdict, of_three
from game.core.rules import Seat

LAW = "law"


def verdict(state: Shootout, fallen: Collection[Seat], by: Seat | None) -> Verdict | None:
    """Who has won now that the seats `fallen` went out in one step, by seat `by` or nobody; None while it goes on."""
    return _of_three(state, fallen, by) if of_three(state) else _of_many(state.players)


def side_of(state: Shootout) -> str | None:
    """The side that has won; at a table of three the winner's role."""
    if state.verdict is None:
        return None
    role = state.players[state.verdict.winners[0]].role
    return LAW if not of_three(state) and role in (SHERIFF, DEPUTY) else role


def _of_many(players: tuple[Player, ...]) -> Verdict | None:
    living = [seat for seat, player in enumerate(players) if not player.out]
    roles = [players[seat].role for seat in living]
    if SHERIFF not in roles:
        if roles == [RENEGADE]:
            return Verdict((living[0],), "renegade_alone")
        return Verdict(_with_roles(players, OUTLAW), "sheriff_out" if living else "all_out")
    if OUTLAW not in roles and RENEGADE not in roles:
        return Verdict(_with_roles(players, SHERIFF, DEPUTY), "law")
    return None


def _of_three(state: Shootout, fallen: Collection[Seat], by: Seat | None) -> Verdict | None:
    players = state.players
    if by is not None and any(players[seat].role == numbers().prey[players[by].role or ""] for seat in fallen):
        return Verdict((by,), "target")
    living = [seat for seat, player in enumerate(players) if not player.out]
    if len(living) == 1:
        return Verdict((living[0],), "survivor")
    return None if living else Verdict(_with_roles(players, OUTLAW), "all_out")


def _with_roles(players: tuple[Player, ...], *roles: str) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(players) if player.role in roles)
