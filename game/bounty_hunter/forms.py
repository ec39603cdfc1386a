"""Knows a game's outside form, as run files, digests and the protocol hold it, and the way back."""

from collections.abc import Mapping

from game.bounty_hunter.contracts import numbers
from game.bounty_hunter.state import Grey, Hunt, Variant
from game.core.codec import Plain, decode, encode

_PLAIN = ("start", "shown", "phase", "hunter", "throws_left", "target", "round", "offers")


def to_dict(hunt: Hunt) -> dict[str, Plain]:
    """The whole game in plain JSON values, with the keys of a position; exact."""
    return {
        **encode(hunt.variant),
        **{name: getattr(hunt, name) for name in _PLAIN},
        "deck": list(hunt.deck),
        "piles": [list(pile) for pile in hunt.piles],
        "chips": list(hunt.chips),
        "supply": numbers().chips - sum(hunt.chips),
        "dice": list(hunt.dice),
        "markers": {str(seat): marker for seat, marker in enumerate(hunt.markers) if marker is not None},
        "grey": [None if die is None else {"face": die.face, "paid": die.paid} for die in hunt.grey],
    }


def from_dict(plain: Mapping[str, Plain]) -> Hunt:
    """The game that `to_dict` gave; trusts its shape."""
    return Hunt(
        variant=decode(Variant, {name: plain[name] for name in Variant.__dataclass_fields__}, "state"),
        deck=tuple(plain["deck"]),
        piles=tuple(tuple(pile) for pile in plain["piles"]),
        chips=tuple(plain["chips"]),
        dice=tuple(plain["dice"]),
        markers=tuple(plain["markers"].get(str(seat)) for seat in range(len(plain["piles"]))),
        grey=tuple(None if die is None else Grey(die["face"], die["paid"]) for die in plain["grey"]),
        **{name: plain[name] for name in _PLAIN},
    )
