"""Knows how a duel begins: from options, or from a position given outside (yathsel.md sections 13 and 14)."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement

from game.core import codec, forms
from game.core.codec import CodecError, Plain
from game.core.draw import Draw
from game.core.rules import Option, Options
from game.yathsel import difficulty, twists
from game.yathsel.card import BOXES, DICE, YATHSEL, Factor, numbers, points
from game.yathsel.state import EMPTY_POCKETS, PLAIN_HAND, Card, Duel, Side, is_full

KEYS = (
    "cards", "side", "throws_left", "dice", "hand", "pockets", "gold", "warnings", "twists", "house_rules", "tricks",
    "charms", "difficulty",
)  # fmt: skip
MOST_GOLD = 1_000_000
_NOTHING_YET: Mapping[str, Plain] = {
    "hand": list(PLAIN_HAND), "pockets": list(EMPTY_POCKETS), "warnings": 0, "house_rules": [], "tricks": [],
    "charms": [],
}  # fmt: skip


@cache
def options() -> Mapping[str, Option]:
    """The options of `yathsel_duel`."""
    return {
        "difficulty": Option("normal", difficulty.NAMES),
        "twists": Option([], twists.ids(), "some"),
        "house_rules": Option([], (), "some"),
        "saloon": Option(False, (False, True)),
        "pockets": Option(None, (None,)),
        "mirror": Option(False, (False, True)),
    }


def new(seats: int, chosen: Options, position: Mapping[str, Plain], draw: Draw) -> Duel:
    """The duel before anything is thrown; raises `CodecError` naming the key of what cannot be."""
    forms.only_keys(position, KEYS, "position")
    level = forms.one_of(position.get("difficulty", chosen["difficulty"]), "position.difficulty", difficulty.NAMES)
    saloon = chosen["saloon"] or seats > 2
    gold = 0 if saloon else difficulty.named(level).start_gold
    start = duel_of(level, tuple(chosen["twists"]), 0, seats, gold, first=0)
    start = Duel(**{**_fields(start), "saloon": saloon, "mirror": chosen["mirror"]})
    return placed(start, position)


def duel_of(level: str, chosen: tuple[str, ...], number: int, seats: int, gold: int, first: int) -> Duel:
    """A fresh duel; `first` begins."""
    sides = (Side(gold=gold), *(Side() for _ in range(seats - 1)))
    return Duel(level, chosen, number, False, False, sides, first, numbers().throws)


def placed(duel: Duel, position: Mapping[str, Plain]) -> Duel:
    """The duel changed to what the position names; raises `CodecError`."""
    for key, only in _NOTHING_YET.items():
        if key in position and (type(position[key]) is not type(only) or position[key] != only):
            raise CodecError("bad_value", f"position.{key}", f"expected {only} in these rules")
    changed = _fields(duel)
    if "twists" in position:
        changed["twists"] = forms.some_of(position["twists"], "position.twists", twists.ids())
    seats = len(duel.sides)
    gold = forms.whole(position.get("gold", duel.sides[0].gold), "position.gold", 0, MOST_GOLD)
    plain_cards = forms.items(position.get("cards", [{}] * seats), "position.cards", seats, seats)
    cards = [_card(plain, f"position.cards[{i}]", changed["twists"]) for i, plain in enumerate(plain_cards)]
    changed["sides"] = tuple(
        Side(card=card, gold=gold if seat == 0 else duel.sides[seat].gold) for seat, card in enumerate(cards)
    )
    if "side" in position:
        changed["side"] = forms.whole(position["side"], "position.side", 0, seats - 1)
    _place_throw(changed, position)
    if changed["dice"] is not None and is_full(cards[changed["side"]]):
        raise CodecError("bad_value", "position.dice", "the card of the side to move is full, expected null")
    return Duel(**changed)


def _place_throw(changed: dict[str, Plain], position: Mapping[str, Plain]) -> None:
    dice = position.get("dice")
    if dice is not None:
        faces = forms.items(dice, "position.dice", DICE, DICE)
        changed["dice"] = tuple(forms.whole(face, f"position.dice[{i}]", 1, 6) for i, face in enumerate(faces))
    most = numbers().throws
    left = position.get("throws_left", most)
    changed["throws_left"] = forms.whole(left, "position.throws_left", 1 if dice is None else 0, most)
    changed["thrown"] = 0 if dice is None else max(1, most - changed["throws_left"])


def _card(plain: Plain, place: str, chosen: tuple[str, ...]) -> Card:
    forms.only_keys(plain, ("boxes", "extra_yathsels"), place)
    filled = plain.get("boxes", {})
    forms.only_keys(filled, BOXES, f"{place}.boxes")
    every_factor = twists.factors(chosen)
    boxes = tuple(
        _entry(filled[box], f"{place}.boxes.{box}", at, every_factor[at]) if box in filled else None
        for at, box in enumerate(BOXES)
    )
    others_filled = sum(points is not None for at, points in enumerate(boxes) if at != YATHSEL)
    most_extra = others_filled if boxes[YATHSEL] else 0
    extra = forms.whole(plain.get("extra_yathsels", 0), f"{place}.extra_yathsels", 0, most_extra)
    return Card(boxes, extra)


def _entry(plain: Plain, place: str, at: int, factor: Factor) -> int:
    if type(plain) is not int or plain not in possible_points(at, factor):
        raise CodecError("bad_value", place, f"{codec.named(plain)} cannot stand in {BOXES[at]} under these twists")
    return plain


@cache
def possible_points(at: int, factor: Factor) -> frozenset[int]:
    """All points that some throw takes in a box."""
    return frozenset({0, *(points(at, faces, factor) for faces in combinations_with_replacement(range(1, 7), DICE))})


def _fields(duel: Duel) -> dict[str, Plain]:
    return {name: getattr(duel, name) for name in Duel.__dataclass_fields__}
