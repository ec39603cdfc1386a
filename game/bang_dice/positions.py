"""Knows how a game begins: dealt, or from a position, of which every key is checked (bang_dice.md, "Position")."""

from collections.abc import Mapping

from game.bang_dice.endings import verdict
from game.bang_dice.evolve import starting_life
from game.bang_dice.forms import SEAT_KEYS
from game.bang_dice.numbers import DICE, FACES, ROLES, characters, numbers, roles_of
from game.bang_dice.state import JUDGE, Player, Shootout, most_throws
from game.core import forms
from game.core.codec import CodecError, Plain
from game.core.draw import Draw
from game.core.rules import Option, Options

KEYS = ("seats", "pile", "turn", "throws_used", "dice")
UNDEALT = Player(None, "", 0)


def options() -> Mapping[str, Option]:
    """The options of `bang_dice`: none."""
    return {}


def new(seats: int, chosen: Options, position: Mapping[str, Plain], draw: Draw) -> Shootout:
    """The game before anything is dealt or thrown; raises `CodecError` naming the key of what cannot be."""
    if not position:
        return Shootout((UNDEALT,) * seats, numbers().arrows, 0, -1)
    forms.only_keys(position, KEYS, "position")
    for key in KEYS:
        if key not in position:
            raise CodecError("bad_value", f"position.{key}", "is missing: a position of this game names all its keys")
    players = _players(position["seats"], seats)
    rest = numbers().arrows - sum(player.arrows for player in players)
    if rest < 1:
        raise CodecError("bad_value", "position.pile", f"the seats hold more than {numbers().arrows - 1} arrows")
    forms.whole(position["pile"], "position.pile", rest, rest)
    turn = forms.whole(position["turn"], "position.turn", 0, seats - 1)
    if players[turn].out:
        raise CodecError("bad_value", "position.turn", "names a seat that is out")
    dice = None if position["dice"] is None else _dice(position["dice"])
    state = Shootout(players, rest, turn, -1 if dice is None else 0, dice=dice, phase=JUDGE, losses=(0,) * seats)
    if verdict(state, (), None) is not None:
        raise CodecError("bad_value", "position.seats", "the game would be over")
    low, high = (0, 0) if dice is None else (1, most_throws(state))
    used = forms.whole(position["throws_used"], "position.throws_used", low, high)
    return Shootout(players, rest, turn, state.turn_number, used, dice, JUDGE, losses=state.losses)


def _players(plain: Plain, seats: int) -> tuple[Player, ...]:
    listed = forms.items(plain, "position.seats", seats, seats)
    players = tuple(_player(one, f"position.seats[{seat}]") for seat, one in enumerate(listed))
    if sorted(player.role or "" for player in players) != sorted(roles_of(seats)):
        raise CodecError("bad_value", "position.seats", f"roles: expected {', '.join(roles_of(seats))} in any order")
    return players


def _player(plain: Plain, place: str) -> Player:
    forms.only_keys(plain, SEAT_KEYS, place)
    for key in SEAT_KEYS:
        if key not in plain:
            raise CodecError("bad_value", f"{place}.{key}", "is missing")
    role = forms.one_of(plain["role"], f"{place}.role", ROLES)
    character = forms.one_of(plain["character"], f"{place}.character", tuple(characters()))
    life = forms.whole(plain["life"], f"{place}.life", 0, starting_life(role, character))
    arrows = forms.whole(plain["arrows"], f"{place}.arrows", 0, numbers().arrows - 1 if life else 0)
    return Player(role, character, life, arrows, out=life == 0)


def _dice(plain: Plain) -> tuple[str, ...]:
    listed = forms.items(plain, "position.dice", DICE, DICE)
    return tuple(forms.one_of(face, f"position.dice[{die}]", FACES) for die, face in enumerate(listed))
