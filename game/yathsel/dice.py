"""Knows the kinds of dice: faces, weights, wear, price, and how a die is written (yathsel.md sections 6 and 14)."""

from dataclasses import dataclass, field, replace
from functools import cache

from game.core import tables

STAR = 0
PLAIN = "plain"
MIRROR = "mirror"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of die. A face 0 is the joker's star; no weights means all alike; no price means not for sale."""

    id: str
    faces: tuple[int, ...]
    weights: tuple[int, ...] = ()
    family: str = ""
    price: int = 0
    breaks_after: int = 0
    gold_on_six: int = 0


@dataclass(frozen=True, slots=True)
class _Kinds:
    star_sum: int
    die: tuple[Kind, ...] = field(default_factory=tuple)


@dataclass(frozen=True, slots=True)
class Die:
    """One die: its kind, and how many throws it has made if it wears."""

    kind: str = PLAIN
    wear: int = 0


PLAIN_DIE = Die()


@cache
def kinds() -> dict[str, Kind]:
    """Every kind by id, in list order; raises `DataError` when faces and weights do not fit."""
    loaded = _loaded().die
    for kind in loaded:
        if kind.weights and len(kind.weights) != len(kind.faces):
            raise tables.DataError(f"yathsel/dice.toml: {kind.id}: expected as many weights as faces")
    return {kind.id: kind for kind in loaded}


def star_sum() -> int:
    """What a star counts where dice are added up for a charm."""
    return _loaded().star_sum


@cache
def for_sale() -> tuple[str, ...]:
    """The ids with a price, in list order."""
    return tuple(kind.id for kind in kinds().values() if kind.price)


def family(kind: str) -> str:
    """What a kind counts as when it is asked what is owned: all loaded dice are one, all nailed dice too."""
    return kinds()[kind].family or kind


def worn(die: Die) -> Die:
    """The die after one more throw: a die that breaks becomes plain."""
    limit = kinds()[die.kind].breaks_after
    if not limit:
        return die
    return PLAIN_DIE if die.wear + 1 >= limit else replace(die, wear=die.wear + 1)


def written(die: Die | None) -> str | None:
    """The outside form: "glass:3" is a glass die that has made three throws."""
    if die is None:
        return None
    return f"{die.kind}:{die.wear}" if die.wear else die.kind


def read(text: object) -> Die | None:
    """The die an outside form names, or None when there is no such die."""
    if not isinstance(text, str):
        return None
    kind, mark, wear = text.partition(":")
    if kind not in kinds() or (mark and not (wear.isascii() and wear.isdigit() and len(wear) < 3)):
        return None
    count = int(wear) if mark else 0
    return Die(kind, count) if count == 0 or count < kinds()[kind].breaks_after else None


@cache
def _loaded() -> _Kinds:
    return tables.load("yathsel/dice.toml", _Kinds)
