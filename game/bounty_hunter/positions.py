"""Knows how a game begins: from its options, or from a position (bounty_hunter.md, exactly; engine.md section 5)."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from game.bounty_hunter.contracts import fulfils, numbers
from game.bounty_hunter.state import (
    BLACK,
    GREY,
    MARKERS,
    Grey,
    Hunt,
    Variant,
    before_first_throw,
    contract_of,
    fulfilled,
    marker_of,
    next_to_hunt,
    seats_of,
)  # fmt: skip
from game.core import forms
from game.core.codec import CodecError, Plain
from game.core.draw import Draw, shuffled
from game.core.rules import Option, Options, Seat

KEYS = (
    "deck", "piles", "chips", "start", "dice", "phase", "markers", "hunter", "throws_left", "grey", "target", "round",
    "offers",
)  # fmt: skip
OF_A_ROUND = ("phase", "markers", "hunter", "throws_left", "grey", "target", "offers")
PHASES = ("target", "offer", "hunt")
MOST_COUNTED = 100_000
FEWEST_TO_ROB = 2

Position = Mapping[str, Plain]


@cache
def options() -> Mapping[str, Option]:
    """The options of `bounty_hunter`."""
    return {"traitor": Option(False, (False, True)), "whites_must_match": Option(False, (False, True))}


def new(seats: int, chosen: Options, position: Position, draw: Draw) -> Hunt:
    """The game before its first scan, or where a position puts it; raises `CodecError` naming the key at fault."""
    forms.only_keys(position, KEYS, "position")
    piles = _piles(position.get("piles", [[] for _ in range(seats)]), seats)
    gone = [contract for pile in piles for contract in pile]
    hunt = Hunt(
        Variant(chosen["traitor"], chosen["whites_must_match"]),
        deck=_deck(position, gone) if "deck" in position else _shuffled(draw, gone),
        piles=piles,
        chips=_chips(position.get("chips", [numbers().start_chips] * seats), seats),
        start=forms.whole(position.get("start", 0), "position.start", 0, seats - 1),
        markers=(None,) * seats,
        round=forms.whole(position.get("round", 0), "position.round", 0, MOST_COUNTED),
        offers=forms.whole(position.get("offers", 0), "position.offers", 0, MOST_COUNTED),
    )
    if "dice" in position:
        return _in_round(hunt, position)
    if not any(key in position for key in OF_A_ROUND):
        return hunt
    return _in_round(hunt, {**position, "dice": _scan(hunt, draw)})


def _shuffled(draw: Draw, gone: list[str]) -> tuple[str, ...]:
    every = numbers().contracts
    order = shuffled(lambda i, n: draw("deck", (i,), n), every)
    deck = tuple(every[at] for at in order if every[at] not in gone)
    if not deck:
        raise CodecError("bad_value", "position.piles", "all contracts lie there: the game would be over")
    return deck


def _deck(position: Position, gone: list[str]) -> tuple[str, ...]:
    listed = _contracts(position["deck"], "position.deck")
    if not listed:
        raise CodecError("bad_value", "position.deck", "is empty: the game would be over")
    if any(contract in gone for contract in listed):
        raise CodecError("bad_value", "position.deck", "holds a contract that lies on a pile")
    return listed


def _piles(plain: Plain, seats: int) -> tuple[tuple[str, ...], ...]:
    listed = enumerate(forms.items(plain, "position.piles", seats, seats))
    piles = tuple(_contracts(pile, f"position.piles[{seat}]") for seat, pile in listed)
    every = [contract for pile in piles for contract in pile]
    if len(set(every)) != len(every):
        raise CodecError("bad_value", "position.piles", "a contract lies there twice")
    return piles


def _contracts(plain: Plain, place: str) -> tuple[str, ...]:
    known = numbers().contracts
    listed = tuple(
        forms.one_of(one, f"{place}[{i}]", known) for i, one in enumerate(forms.items(plain, place, 0, len(known)))
    )
    if len(set(listed)) != len(listed):
        raise CodecError("bad_value", place, "expected each contract once")
    return listed


def _chips(plain: Plain, seats: int) -> tuple[int, ...]:
    place = "position.chips"
    most = numbers().most_chips
    return tuple(
        forms.whole(chips, f"{place}[{i}]", 0, most) for i, chips in enumerate(forms.items(plain, place, seats, seats))
    )


def _scan(hunt: Hunt, draw: Draw) -> list[Plain]:
    """What the scan of this round shows, for a position that leaves it out."""
    colours, top, attempt = numbers().colours, hunt.deck[0], 0
    while True:
        dice = [colours[draw("scan", (hunt.round, attempt, die), len(colours))] for die in range(BLACK)]
        if top is None or not fulfils(top, dice, hunt.variant.whites_must_match):
            return dice
        attempt += 1


def _in_round(hunt: Hunt, position: Position) -> Hunt:
    """A round whose scan lies on the table."""
    first = "target" if hunt.variant.traitor else "offer"
    phase = forms.one_of(position.get("phase", first), "position.phase", PHASES)
    if phase == "target" and not hunt.variant.traitor:
        raise CodecError("bad_value", "position.phase", "target is asked in the traitor variant alone")
    colours = tuple(numbers().colours)
    dice = tuple(
        forms.one_of(face, f"position.dice[{i}]", colours)
        for i, face in enumerate(forms.items(position["dice"], "position.dice", BLACK, BLACK))
    )
    hunt = replace(hunt, shown=True, dice=dice, phase=phase, target=_target(hunt, phase, position.get("target")))
    if phase == "target" and hunt.offers:
        raise CodecError("bad_value", "position.offers", "target is not asked after new offers")
    hunt = replace(hunt, markers=_markers(hunt, position.get("markers", {})))
    hunt = _with_hunter(hunt, position)
    hunt = replace(hunt, grey=_grey(hunt, position.get("grey", [None] * GREY)))
    if fulfilled(hunt):
        raise CodecError("bad_value", "position.dice", f"already fulfil {contract_of(hunt)}")
    _check_scan(hunt)
    return hunt


def _check_scan(hunt: Hunt) -> None:
    """A fresh scan fulfils the deck's top neither, whatever is hunted."""
    top = hunt.deck[0]
    fresh = hunt.offers == 0 and hunt.phase != "hunt"
    if fresh and top is not None and fulfils(top, hunt.dice, hunt.variant.whites_must_match):
        raise CodecError("bad_value", "position.dice", f"already fulfil {top}: the scan would be repeated")


def _target(hunt: Hunt, phase: str, plain: Plain) -> Seat | None:
    if plain is None:
        return None
    if not hunt.variant.traitor or phase == "target":
        raise CodecError("bad_value", "position.target", "expected null but after the traitor's choice")
    victim = forms.whole(plain, "position.target", 0, seats_of(hunt) - 1)
    if len(hunt.piles[victim]) < FEWEST_TO_ROB:
        raise CodecError("bad_value", "position.target", "whoever has one contract or none is left alone")
    if victim == hunt.start and not hunt.offers:
        raise CodecError("bad_value", "position.target", "the start player does not choose the own pile")
    return victim


def _markers(hunt: Hunt, plain: Plain) -> tuple[int | None, ...]:
    place = "position.markers"
    seats = seats_of(hunt)
    names = [str(seat) for seat in range(seats)]
    if not isinstance(plain, Mapping) or any(name not in names for name in plain):
        raise CodecError("bad_value", place, f"expected an object of seats {', '.join(names)}")
    out = {int(name): forms.whole(marker, f"{place}.{name}", 1, MARKERS) for name, marker in plain.items()}
    if len(set(out.values())) != len(out):
        raise CodecError("bad_value", place, "a marker is there once")
    first = [(hunt.start + step) % seats for step in range(len(out))]
    if hunt.phase == "target" and out:
        raise CodecError("bad_value", place, "nobody has a marker before the target is chosen")
    if hunt.phase == "offer" and set(out) != set(first):
        raise CodecError("bad_value", place, "are taken clockwise from the start player")
    if hunt.phase == "hunt" and not out:
        raise CodecError("bad_value", place, "somebody who hunts holds one")
    return tuple(out.get(seat) for seat in range(seats))


def _with_hunter(hunt: Hunt, position: Position) -> Hunt:
    if hunt.phase != "hunt":
        for key in ("hunter", "throws_left"):
            if position.get(key) is not None:
                raise CodecError("bad_value", f"position.{key}", "expected null outside a hunt")
        return hunt
    lowest = next_to_hunt(hunt)
    hunter = forms.whole(position.get("hunter", lowest), "position.hunter", 0, seats_of(hunt) - 1)
    if hunter != lowest:
        raise CodecError("bad_value", "position.hunter", f"the lowest marker is seat {lowest}'s")
    hunt = replace(hunt, hunter=hunter)
    most = marker_of(hunt)
    return replace(hunt, throws_left=forms.whole(position.get("throws_left", most), "position.throws_left", 0, most))


def _grey(hunt: Hunt, plain: Plain) -> tuple[Grey | None, ...]:
    place = "position.grey"
    grey = tuple(_die(die, f"{place}[{i}]") for i, die in enumerate(forms.items(plain, place, GREY, GREY)))
    lying = [die for die in grey if die is not None]
    if lying and hunt.target is not None:
        raise CodecError("bad_value", place, "there are no grey dice in a round against a player")
    if lying and hunt.phase == "target":
        raise CodecError("bad_value", place, "grey dice go back before a round")
    if hunt.phase != "hunt" and any(die.paid for die in lying):
        raise CodecError("bad_value", place, "nobody has paid outside a hunt")
    if hunt.phase == "hunt" and not before_first_throw(hunt) and not all(die.paid for die in lying):
        raise CodecError("bad_value", place, "dice of the hunter before go back at the first throw")
    if hunt.throws_left == 0 and any(die.face is None for die in lying):
        raise CodecError("bad_value", place, "a bought die joins with the next throw, and there is none")
    return grey


def _die(plain: Plain, place: str) -> Grey | None:
    if plain is None:
        return None
    forms.only_keys(plain, ("face", "paid"), place)
    face = plain.get("face")
    if face is not None:
        face = forms.one_of(face, f"{place}.face", tuple(numbers().colours))
    paid = forms.one_of(plain.get("paid"), f"{place}.paid", (False, True))
    if face is None and not paid:
        raise CodecError("bad_value", f"{place}.paid", "a die that was left lying has been thrown")
    return Grey(face, paid)
