"""Knows how a duel begins outside a run: from options, or from a position (yathsel.md sections 13 and 14)."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from game.core import forms
from game.core.codec import CodecError, Plain
from game.core.draw import Draw
from game.core.rules import Option, Options, Seat
from game.yathsel import beginning, dice, difficulty, goods, house, twists
from game.yathsel.card import BOXES, DICE, YATHSEL, numbers
from game.yathsel.dice import STAR, Die
from game.yathsel.possible import own_points, rival_points
from game.yathsel.scoring import throws_of_turn
from game.yathsel.state import Card, Duel, Side, Table, holds_yathsel, is_full

KEYS = (
    "cards", "side", "throws_left", "dice", "hand", "pockets", "gold", "warnings", "twists", "house_rules", "tricks",
    "charms", "difficulty",
)  # fmt: skip
MOST_GOLD = 1_000_000
MOST_WARNINGS = 1
MOST_TAX = 1000


@cache
def options() -> Mapping[str, Option]:
    """The options of `yathsel_duel`."""
    return {
        "difficulty": Option("normal", difficulty.NAMES),
        "twists": Option([], twists.ids(), "some"),
        "house_rules": Option([], tuple(house.rules()), "some"),
        "saloon": Option(False, (False, True)),
        "pockets": Option(None, tuple(dice.kinds()), "pair"),
        "mirror": Option(False, (False, True)),
    }


def new(seats: int, chosen: Options, position: Mapping[str, Plain], draw: Draw) -> Duel:
    """The duel before anything is thrown; raises `CodecError` naming the key of what cannot be."""
    forms.only_keys(position, KEYS, "position")
    level = forms.one_of(position.get("difficulty", chosen["difficulty"]), "position.difficulty", difficulty.NAMES)
    saloon = chosen["saloon"] or seats > 2
    rules = _house_rules(chosen["house_rules"], "options.house_rules", level)
    if saloon and rules:
        raise CodecError("bad_value", "options.house_rules", "there are none in the saloon")
    pair = chosen["pockets"]
    if pair is not None and not saloon:
        raise CodecError("bad_value", "options.pockets", "only in the saloon")
    pocketed = pair is not None
    table = Table(level, tuple(chosen["twists"]), rules, saloon=saloon, pocketed=pocketed, mirror=chosen["mirror"])
    if saloon:
        pockets = (None, None) if pair is None else tuple(Die(kind) for kind in pair)
        sides = tuple(Side(pockets=pockets) for _ in range(seats))
        return placed(Duel(table, sides, 0, numbers().throws), position, draw)
    return placed(beginning.fresh(table, seats, 0, Side(gold=beginning.start_gold(level))), position, draw)


def placed(duel: Duel, position: Mapping[str, Plain], draw: Draw) -> Duel:
    """The duel changed to what the position names; raises `CodecError`."""
    table = _table(duel.table, position, draw)
    tricks = _owned(position, "tricks", tuple(goods.tricks()), goods.goods().most_tricks, table)
    charms = _owned(position, "charms", tuple(goods.charms()), goods.goods().most_charms, table)
    seats = len(duel.sides)
    plain_cards = forms.items(position.get("cards", [{}] * seats), "position.cards", seats, seats)
    fresh = (beginning.own_card(table, charms), *(side.card for side in duel.sides[1:]))
    if not table.saloon:
        fresh = (fresh[0], replace(fresh[1], head=house.in_force("head_start", table.house_rules, table.difficulty)))
    cards = [
        _card(plain, f"position.cards[{seat}]", fresh[seat], _can_stand(table, charms, seat))
        for seat, plain in enumerate(plain_cards)
    ]
    own = replace(_own_side(duel.sides[0], position, charms, table), card=cards[0])
    rivals = (replace(side, card=card) for side, card in zip(duel.sides[1:], cards[1:], strict=True))
    warnings = forms.whole(position.get("warnings", 0), "position.warnings", 0, MOST_WARNINGS)
    side = forms.whole(position.get("side", duel.side), "position.side", 0, seats - 1)
    changed = replace(
        duel, table=table, sides=(own, *rivals), side=side, tricks=tricks, charms=charms, warnings=warnings
    )
    return _with_throw(changed, position)


def _table(table: Table, position: Mapping[str, Plain], draw: Draw) -> Table:
    if "twists" in position:
        table = replace(table, twists=forms.some_of(position["twists"], "position.twists", twists.ids()))
    if "house_rules" in position:
        rules = _house_rules(position["house_rules"], "position.house_rules", table.difficulty)
        if rules and table.saloon:
            raise CodecError("bad_value", "position.house_rules", "there are none in the saloon")
        table = replace(table, house_rules=rules)
    breaths = beginning.short_turns(draw, table.duel, table.house_rules, table.difficulty)
    return replace(table, short_turns=breaths)


def _house_rules(plain: Plain, place: str, level: str) -> tuple[str, ...]:
    return forms.some_of(plain, place, house.ids(level))


def _owned(
    position: Mapping[str, Plain], key: str, every: tuple[str, ...], most: int, table: Table
) -> tuple[str, ...]:  # fmt: skip
    place = f"position.{key}"
    known = tuple(good for good in every if table.difficulty != "easy" or goods.on_easy(good))
    chosen = [forms.one_of(good, f"{place}[{i}]", known) for i, good in enumerate(
        forms.items(position.get(key, []), place, 0, 0 if table.saloon else most)
    )]  # fmt: skip
    if len(set(chosen)) != len(chosen):
        raise CodecError("bad_value", place, "expected each entry once")
    return tuple(chosen)


def _own_side(side: Side, position: Mapping[str, Plain], charms: tuple[str, ...], table: Table) -> Side:
    usual = side.gold or 0
    most = 0 if table.saloon else MOST_GOLD
    taken = 0 if "gold" in position else beginning.toll(table, usual)
    gold = forms.whole(position.get("gold", usual), "position.gold", 0, most) - taken
    count = goods.goods().pockets + ("deep_pocket" in charms)
    hand = _dice(position["hand"], "position.hand", DICE) if "hand" in position else side.hand
    pockets = (*(side.pockets or ()), *(None,) * (count - len(side.pockets or ())))
    if "pockets" in position:
        pockets = _pockets(position["pockets"], count)
    families = [dice.family(die.kind) for die in hand or ()]
    if families.count("nailed") > 1:
        raise CodecError("bad_value", "position.hand", "at most one nailed die is in the hand")
    return replace(side, gold=gold, hand=hand, pockets=pockets)


def _dice(plain: Plain, place: str, count: int) -> tuple[Die, ...]:
    return tuple(_die(text, f"{place}[{i}]") for i, text in enumerate(forms.items(plain, place, count, count)))


def _pockets(plain: Plain, count: int) -> tuple[Die | None, ...]:
    place = "position.pockets"
    listed = enumerate(forms.items(plain, place, count, count))
    return tuple(None if text is None else _die(text, f"{place}[{i}]") for i, text in listed)


def _die(text: Plain, place: str) -> Die:
    die = dice.read(text)
    if die is None:
        raise CodecError("bad_value", place, f"expected a die: {', '.join(dice.kinds())}, worn ones as glass:3")
    return die


def _with_throw(duel: Duel, position: Mapping[str, Plain]) -> Duel:
    shown, usual = position.get("dice"), throws_of_turn(duel, duel.side)
    left = forms.whole(position.get("throws_left", usual), "position.throws_left", 0 if shown else 1, usual)
    if shown is None:
        return replace(duel, throws_left=left, thrown=0)
    lowest = [0 if STAR in dice.kinds()[die.kind].faces else 1 for die in duel.sides[duel.side].hand or ()]
    faces = tuple(
        forms.whole(face, f"position.dice[{i}]", lowest[i], 6)
        for i, face in enumerate(forms.items(shown, "position.dice", DICE, DICE))
    )
    if is_full(duel.sides[duel.side].card):
        raise CodecError("bad_value", "position.dice", "the card of the side to move is full, expected null")
    return replace(duel, dice=faces, throws_left=left, thrown=max(1, usual - left))


def _can_stand(table: Table, charms: tuple[str, ...], seat: Seat) -> tuple[frozenset[int], ...]:
    """Which points may stand in each box of a seat."""
    if seat or table.saloon:
        return tuple(rival_points(at, table.twists) for at in range(len(BOXES)))
    less = house.in_force("no_chance", table.house_rules, table.difficulty)
    return tuple(own_points(at, table.twists, charms, less) for at in range(len(BOXES)))


def _card(plain: Plain, place: str, fresh: Card, can_stand: tuple[frozenset[int], ...]) -> Card:
    forms.only_keys(plain, ("boxes", "extra_yathsels", "tax"), place)
    filled = plain.get("boxes", {})
    forms.only_keys(filled, BOXES, f"{place}.boxes")
    for box, points in filled.items():
        if type(points) is not int or points not in can_stand[BOXES.index(box)]:
            raise CodecError("bad_value", f"{place}.boxes.{box}", "holds points that no throw brings there")
    card = replace(fresh, boxes=tuple(filled.get(box) for box in BOXES))
    others_filled = sum(points is not None for at, points in enumerate(card.boxes) if at != YATHSEL)
    most_extra = others_filled if holds_yathsel(card) else 0
    extra = forms.whole(plain.get("extra_yathsels", 0), f"{place}.extra_yathsels", 0, most_extra)
    tax = forms.whole(plain.get("tax", 0), f"{place}.tax", 0, MOST_TAX)
    return replace(card, extra_yathsels=extra, tax=tax)
