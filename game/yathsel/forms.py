"""Knows a duel's outside form, as run files, digests and the protocol hold it, and the way back (yathsel.md 13)."""

from collections.abc import Mapping

from game.core.codec import Plain, decode, encode
from game.yathsel import shop
from game.yathsel.card import BOXES
from game.yathsel.dice import read, written
from game.yathsel.state import Card, Duel, Effects, Pouch, Shop, Side, Table, Verdict, total, turn_of

TIME = "t"


def to_dict(duel: Duel) -> dict[str, Plain]:
    """The whole duel in plain JSON values, with the keys of a position; exact. `t` alone is a time."""
    own, *rivals = duel.sides
    return {
        **encode(duel.table),
        "pool": encode(duel.table.pool),
        "cards": [_card_form(side.card) for side in duel.sides],
        "side": duel.side,
        "turn": turn_of(duel.sides[duel.side].card),
        "throws_left": duel.throws_left,
        "thrown": duel.thrown,
        "dice": encode(duel.dice),
        "holds": encode(duel.holds),
        **_secrets_form(own),
        "rivals": [_secrets_form(side) for side in rivals],
        "warnings": duel.warnings,
        "tricks": encode(duel.tricks),
        "charms": encode(duel.charms),
        "pouches": None if duel.shop.pouches is None else [_pouch_form(duel, pouch) for pouch in duel.shop.pouches],
        "stock": None if duel.shop.pouches is None else [encode(pouch) for pouch in duel.shop.pouches],
        "under": duel.shop.under,
        "shop": {name: getattr(duel.shop, name) for name in _SHOP},
        TIME: duel.shop.now,
        "effects": encode(duel.effects),
        "phase": phase(duel),
        "offer": duel.offer,
        "verdict": encode(duel.verdict),
    }


def phase(duel: Duel) -> str:
    """`turn`, `offer` or `over`."""
    if duel.verdict is not None:
        return "over"
    return "offer" if duel.offer else "turn"


def from_dict(plain: Mapping[str, Plain]) -> Duel:
    """The duel that `to_dict` gave; trusts its shape."""
    secrets = [plain, *plain["rivals"]]
    table = decode(Table, {name: plain[name] for name in Table.__dataclass_fields__}, "state")
    return Duel(
        table=table,
        sides=tuple(_side(card, hidden) for card, hidden in zip(plain["cards"], secrets, strict=True)),
        side=plain["side"],
        throws_left=plain["throws_left"],
        thrown=plain["thrown"],
        dice=_tuple(plain["dice"]),
        holds=tuple(tuple(hold) for hold in plain["holds"]),
        tricks=_tuple(plain["tricks"]),
        charms=_tuple(plain["charms"]),
        warnings=plain["warnings"],
        shop=_shop(plain),
        effects=decode(Effects, plain["effects"], "state.effects"),
        offer=plain["offer"],
        verdict=_verdict(plain["verdict"]),
    )


_SHOP = ("restocks", "budget_ms", "used_ms", "stayed_ms", "visit_ms", "barred")
_SIDE = ("gold", "swaps")


def _card_form(card: Card) -> dict[str, Plain]:
    filled = {box: points for box, points in zip(BOXES, card.boxes, strict=True) if points is not None}
    return {**encode(card), "boxes": filled, "total": total(card)}


def _pouch_form(duel: Duel, pouch: Pouch) -> dict[str, Plain]:
    shown = pouch.opened_ms is not None and pouch.good is not None
    price = shop.price(duel, pouch, duel.shop.stayed_ms) if shown and duel.charms is not None else None
    return {"item": pouch.good if shown else None, "open": pouch.opened_ms is not None or pouch.sold, "price": price}


def _shop(plain: Mapping[str, Plain]) -> Shop:
    stock = plain["stock"]
    pouches = None if stock is None else tuple(decode(Pouch, pouch, "state.stock") for pouch in stock)
    return Shop(pouches=pouches, under=plain["under"], now=plain[TIME], **plain["shop"])


def _secrets_form(side: Side) -> dict[str, Plain]:
    return {
        "hand": None if side.hand is None else [written(die) for die in side.hand],
        "pockets": None if side.pockets is None else [written(die) for die in side.pockets],
        "pending": encode(side.pending),
        **{name: getattr(side, name) for name in _SIDE},
    }


def _side(card: Mapping[str, Plain], hidden: Mapping[str, Plain]) -> Side:
    numbers = {name: card[name] for name in ("extra_yathsels", "tax", "head", "erased", "bar", "bonus")}
    return Side(
        Card(boxes=tuple(card["boxes"].get(box) for box in BOXES), **numbers),
        hand=None if hidden["hand"] is None else tuple(read(die) or _no_die() for die in hidden["hand"]),
        pockets=None if hidden["pockets"] is None else tuple(read(die) for die in hidden["pockets"]),
        pending=_tuple(hidden["pending"]),
        **{name: hidden[name] for name in _SIDE},
    )


def _no_die() -> Plain:
    raise ValueError("state.hand: names no die")


def _verdict(plain: Plain) -> Verdict | None:
    return None if plain is None else Verdict(tuple(plain["winners"]), plain["reason"])


def _tuple(plain: Plain) -> Plain:
    return None if plain is None else tuple(plain)
