"""Knows which symbols of a contract are covered by which dice, symbol by symbol."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from game.bounty_hunter.contracts import WHITE, asked

Cover = Literal["aside", "lies", "missing"]


def covers(contract: str, aside: Sequence[str], lying: Sequence[str], alike: bool) -> tuple[Cover, ...]:
    """For each symbol in its order: covered by a die that lies beside the card, by one that still lies on the table,
    or missing. With `alike` all whites are of that one colour which covers most of them."""
    wanted = asked(contract)
    kept, loose = Counter(aside), Counter(lying)
    given: dict[str, list[Cover]] = {}
    for letter, count in wanted.colours:
        given[letter] = _covered(count, kept[letter], loose[letter])
    if wanted.whites:
        given[WHITE] = _whites(wanted.whites, dict(wanted.colours), kept, loose, alike)
    return tuple(given[letter].pop(0) for letter in contract)


def missing(contract: str, found: Sequence[Cover]) -> tuple[tuple[str, int], ...]:
    """How many of which symbols are still missing, in the order of the card."""
    count = Counter(letter for letter, cover in zip(contract, found, strict=True) if cover == "missing")
    return tuple((letter, count[letter]) for letter in dict.fromkeys(contract) if count[letter])


def _covered(count: int, kept: int, loose: int) -> list[Cover]:
    kept = min(count, kept)
    loose = min(count - kept, loose)
    return [*(["aside"] * kept), *(["lies"] * loose), *(["missing"] * (count - kept - loose))]  # type: ignore[list-item]


def _whites(count: int, printed: dict[str, int], kept: Counter[str], loose: Counter[str], alike: bool) -> list[Cover]:
    others = sorted(letter for letter in {*kept, *loose} if letter not in printed)
    if not alike:
        return _covered(count, sum(kept[letter] for letter in others), sum(loose[letter] for letter in others))
    if not others:
        return _covered(count, 0, 0)
    best = max(others, key=lambda letter: (min(count, kept[letter] + loose[letter]), kept[letter]))
    return _covered(count, kept[best], loose[best])
