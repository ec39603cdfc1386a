"""Knows a race's outside form, as run files, digests and the protocol hold it, and the way back (super_teams.md)."""

from collections.abc import Mapping

from game.core.codec import Plain, encode
from game.super_teams.numbers import ship_names
from game.super_teams.state import Flight, Race, names

_PLAIN = ("turn", "phase", "movement_shuffles", "bonus_shuffles")
_CARDS = ("pile", "played", "bonus_pile", "bonus_played", "planet")
_TUPLES = ("track", "colours", *_CARDS, "winners")
_HANDS = ("hands", "bonus")


def to_dict(race: Race) -> dict[str, Plain]:
    """The whole race in plain JSON values, with the keys of a position; exact."""
    return {
        **{name: getattr(race, name) for name in _PLAIN},
        **{name: encode(getattr(race, name)) for name in (*_TUPLES, *_HANDS, "flight")},
        "ships": dict(zip(names(race), race.ships, strict=True)),
        "sides": {ship: side for ship, side in zip(names(race), race.sides, strict=True) if side},
        "planet_taken": not race.planet,
        "to_act": [] if race.to_act is None else [race.to_act],
    }


def from_dict(plain: Mapping[str, Plain]) -> Race:
    """The race that `to_dict` gave; trusts its shape."""
    flight, ships = plain["flight"], ship_names(tuple(plain["colours"]))
    lists: dict[str, Plain] = {name: tuple(plain[name]) for name in _TUPLES}
    hands: dict[str, Plain] = {name: tuple(tuple(hand) for hand in plain[name]) for name in _HANDS}
    return Race(
        ships=tuple(plain["ships"][ship] for ship in ships),
        sides=tuple(plain["sides"].get(ship, "") for ship in ships),
        to_act=plain["to_act"][0] if plain["to_act"] else None,
        flight=None if flight is None else Flight(flight["card"], flight["ship"], flight["origin"], flight["bonus"]),
        **{name: plain[name] for name in _PLAIN},
        **lists,
        **hands,
    )
