"""Knows a duel's outside form, as run files, digests and the protocol hold it, and the way back (yathsel.md 13)."""

from collections.abc import Mapping

from game.core.codec import Plain, encode
from game.yathsel.card import BOXES
from game.yathsel.state import Card, Duel, Side, Verdict, total, turn_of


def to_dict(duel: Duel) -> dict[str, Plain]:
    """The whole duel in plain JSON values, with the keys of a position; exact."""
    own, *rivals = duel.sides
    return {
        "cards": [_card_form(side.card) for side in duel.sides],
        "side": duel.side,
        "turn": turn_of(duel.sides[duel.side].card),
        "throws_left": duel.throws_left,
        "thrown": duel.thrown,
        "dice": encode(duel.dice),
        "held": encode(duel.held),
        **_secrets_form(own),
        "rivals": [_secrets_form(side) for side in rivals],
        "warnings": 0,
        "twists": encode(duel.twists),
        "house_rules": [],
        "tricks": [],
        "charms": [],
        "difficulty": duel.difficulty,
        "duel": duel.duel,
        "saloon": duel.saloon,
        "mirror": duel.mirror,
        "phase": "turn" if duel.verdict is None else "over",
        "verdict": encode(duel.verdict),
    }


def from_dict(plain: Mapping[str, Plain]) -> Duel:
    """The duel that `to_dict` gave; trusts its shape."""
    secrets = [plain, *plain["rivals"]]
    return Duel(
        difficulty=plain["difficulty"],
        twists=tuple(plain["twists"]),
        duel=plain["duel"],
        saloon=plain["saloon"],
        mirror=plain["mirror"],
        sides=tuple(_side(card, hidden) for card, hidden in zip(plain["cards"], secrets, strict=True)),
        side=plain["side"],
        throws_left=plain["throws_left"],
        thrown=plain["thrown"],
        dice=_tuple(plain["dice"]),
        held=tuple(plain["held"]),
        verdict=_verdict(plain["verdict"]),
    )


def _card_form(card: Card) -> dict[str, Plain]:
    filled = {box: points for box, points in zip(BOXES, card.boxes, strict=True) if points is not None}
    return {"boxes": filled, "extra_yathsels": card.extra_yathsels, "tax": card.tax, "total": total(card)}


def _secrets_form(side: Side) -> dict[str, Plain]:
    return {"hand": encode(side.hand), "pockets": encode(side.pockets), "gold": side.gold}


def _side(card: Mapping[str, Plain], hidden: Mapping[str, Plain]) -> Side:
    boxes = tuple(card["boxes"].get(box) for box in BOXES)
    return Side(
        Card(boxes, card["extra_yathsels"], card["tax"]),
        _tuple(hidden["hand"]),
        _tuple(hidden["pockets"]),
        hidden["gold"],
    )


def _verdict(plain: Plain) -> Verdict | None:
    return None if plain is None else Verdict(tuple(plain["winners"]), plain["reason"])


def _tuple(plain: Plain) -> Plain:
    return None if plain is None else tuple(plain)
