"""Knows a game's outside form, as run files, digests and the protocol hold it, and the way back (bang_dice.md)."""

from collections.abc import Mapping

from game.bang_dice.state import Player, Shootout, Verdict
from game.core.codec import Plain, decode, encode

SEAT_KEYS = ("role", "character", "life", "arrows")
_TUPLES = ("dice", "losses")
_PLAIN = ("pile", "turn", "turn_number", "throws_used", "phase", "step", "doubled")


def to_dict(state: Shootout) -> dict[str, Plain]:
    """The whole game in plain JSON values, with the keys of a position; exact."""
    return {
        "seats": [{key: getattr(player, key) for key in SEAT_KEYS} for player in state.players],
        **{name: getattr(state, name) for name in _PLAIN},
        **{name: encode(getattr(state, name)) for name in _TUPLES},
        "out": [seat for seat, player in enumerate(state.players) if player.out],
        "to_act": [] if state.to_act is None else [state.to_act],
        "verdict": encode(state.verdict),
    }


def from_dict(plain: Mapping[str, Plain]) -> Shootout:
    """The game that `to_dict` gave; trusts its shape."""
    players = (decode(Player, form, f"state.seats[{seat}]") for seat, form in enumerate(_seats(plain)))
    return Shootout(
        players=tuple(players),
        to_act=plain["to_act"][0] if plain["to_act"] else None,
        verdict=_verdict(plain["verdict"]),
        dice=None if plain["dice"] is None else tuple(plain["dice"]),
        losses=tuple(plain["losses"]),
        **{name: plain[name] for name in _PLAIN},
    )


def _seats(plain: Mapping[str, Plain]) -> list[dict[str, Plain]]:
    return [{**form, "out": seat in plain["out"]} for seat, form in enumerate(plain["seats"])]


def _verdict(plain: Plain) -> Verdict | None:
    return None if plain is None else Verdict(tuple(plain["winners"]), plain["reason"])
