"""Knows what a seed is: one canonical text, the same for every spelling and every Python (engine.md section 2)."""

import re
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache

from game.core import tables

LONGEST = 64
ALPHABET = "23456789BCDFGHJKLMNPQRSTVWXZ"
RANDOM_LENGTH = 16
GROUP = 4
_CALENDAR = re.compile(r"DAILY \d{4}-\d\d-\d\d|WEEKLY \d{4}-W\d\d", re.ASCII)


class SeedError(Exception):
    """A seed that cannot be used; `why` is one of `empty long control newer unstable reserved`."""

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


def canonical(text: str) -> str:
    """The canonical seed of a typed text: NFKC, stripped, upper-cased, NFKC again; raises `SeedError`."""
    if not _all_assigned(text):
        raise SeedError("newer", "seed: holds a character newer than Unicode 14, expected older ones")
    seed = _folded(text)
    if not seed:
        raise SeedError("empty", f"seed: is empty, expected 1 to {LONGEST} characters")
    if len(seed) > LONGEST:
        raise SeedError("long", f"seed: has {len(seed)} characters, expected 1 to {LONGEST}")
    if any(unicodedata.category(char) in ("Cc", "Cs") for char in seed):
        raise SeedError("control", "seed: holds a control character or half a surrogate pair, expected printable text")
    if _folded(seed) != seed:
        raise SeedError("unstable", "seed: reads differently each time it is normalised, expected plainer characters")
    return seed


def is_drawn(seed: str) -> bool:
    """Whether a seed looks like one drawn by chance."""
    return len(seed) == RANDOM_LENGTH and all(char in ALPHABET for char in seed)


def calendar(seed: str) -> str:
    """`daily` or `weekly` for a seed of the calendar (`DAILY 2026-11-30`, `WEEKLY 2026-W49`), else empty."""
    return seed.partition(" ")[0].lower() if _CALENDAR.fullmatch(seed) else ""


def grouped(seed: str) -> str:
    """A random seed in groups of four for reading; any other seed as it is."""
    if is_drawn(seed):
        return " ".join(seed[start : start + GROUP] for start in range(0, RANDOM_LENGTH, GROUP))
    return seed


def typed(text: str) -> str:
    """The canonical seed of a text a person typed: a random seed in its shown groups is that seed again.

    The seeds of the calendar are nobody's to type: they have one counted try.
    """
    seed = canonical(text)
    if calendar(seed):
        raise SeedError("reserved", f"seed: {seed!r} belongs to the calendar, expected one of your own")
    joined = seed.replace("-", " ").replace(" ", "")
    return joined if grouped(joined) == seed.replace("-", " ") else seed


def _folded(text: str) -> str:
    upper = "".join(_upper(char) for char in unicodedata.normalize("NFKC", text).strip())
    return unicodedata.normalize("NFKC", upper)


def _upper(char: str) -> str:
    """Upper case; a newer Unicode may give an old letter a new capital, which an older Python does not know."""
    upper = char.upper()
    return upper if _all_assigned(upper) else char


@dataclass(frozen=True, slots=True)
class _Assigned:
    assigned: str


@cache
def _ranges() -> tuple[tuple[int, ...], tuple[int, ...]]:
    firsts, lasts = [], []
    for word in tables.load("unicode14.toml", _Assigned).assigned.split():
        first, _, last = word.partition("-")
        firsts.append(int(first, 16))
        lasts.append(int(last or first, 16))
    return tuple(firsts), tuple(lasts)


def _all_assigned(text: str) -> bool:
    if text.isascii():
        return True
    firsts, lasts = _ranges()
    return all(ord(char) <= lasts[bisect_right(firsts, ord(char)) - 1] for char in text)
