"""Knows which tracks can be flown: the kinds of space, and what each Maw needs around it (super_teams.md)."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from game.core.codec import CodecError, Plain
from game.super_teams.numbers import FINAL, KINDS, MAW, NORMAL, START

FEWEST_SPACES, MOST_SPACES = 10, 100


@cache
def kinds() -> tuple[str, ...]:
    """Every kind of space: one letter, or two different sides, of which none is a Maw."""
    return (*KINDS, *("".join(pair) for pair in permutations(KINDS, 2) if MAW not in pair))


def fault(track: Sequence[str]) -> tuple[int, str] | None:
    """The first space that cannot be flown and why, as `(place from 0, what is wrong)`; None for a good track."""
    if not FEWEST_SPACES <= len(track) <= MOST_SPACES:
        return len(track), f"the track has {len(track)} spaces, expected {FEWEST_SPACES} to {MOST_SPACES}"
    for place, kind in enumerate(track):
        if kind not in kinds():
            return place, f"is {kind!r:.20}, expected one of {', '.join(kinds())}"
        if kind == MAW and not any(NORMAL in other for other in track[:place]):
            return place, "a Maw needs a normal space behind it, to fall back to"
        if kind == MAW and not any(NORMAL in other for other in track[place:]):
            return place, "a Maw needs a normal space ahead of it, to leap to"
    return None


def checked(plain: Sequence[Plain], place: str) -> None:
    """Refuses an own track that cannot be flown; raises `CodecError` naming the space."""
    found = fault([str(kind) for kind in plain])
    if found is not None:
        where, why = found
        raise CodecError("bad_value", f"{place}[{where}]" if where < len(plain) else place, why)


def kind_at(track: tuple[str, ...], space: int) -> str:
    """What a space is: `S` the start planet, `F` the final planet, else its letters."""
    if space == 0:
        return START
    return FINAL if space > len(track) else track[space - 1]


def final(track: tuple[str, ...]) -> int:
    """The number of the final planet."""
    return len(track) + 1


def normal_behind(track: tuple[str, ...], space: int) -> int:
    """The nearest space with a normal side behind a Maw."""
    return next(at for at in range(space - 1, 0, -1) if NORMAL in track[at - 1])


def normal_ahead(track: tuple[str, ...], space: int) -> int:
    """The nearest space with a normal side beyond a Maw."""
    return next(at for at in range(space + 1, final(track)) if NORMAL in track[at - 1])
