"""Knows what is told of the books of many seeds: whole, searched, as CSV or JSON (engine.md section 6)."""

import csv
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass

from game.campaign.book import Book, Chapter, Find, book
from game.campaign.numbers import numbers
from game.campaign.opponents import DUELS, all_opponents
from game.commands.progress import with_progress
from game.core import seeds
from game.yathsel import dice, goods, house, twists

WORDS = "a die, trick, charm, kit, twist, opponent, house rule or stop"


class SeedbookError(Exception):
    """What cannot be looked up; the text names the argument and what was expected."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which seeds, how played, and what to look for: each of `find` has to be there by duel `by_duel` (from 1)."""

    seeds: tuple[str, ...]
    difficulty: str
    stake: int = 0
    find: tuple[str, ...] = ()
    by_duel: int = DUELS
    form: str = "text"


def known_words() -> frozenset[str]:
    """Every id that can be looked for."""
    lists = (
        dice.for_sale(), goods.tricks(), goods.charms(), twists.ids(), all_opponents(), house.rules(), numbers().stops,
        (kit.id for kit in numbers().kit),
    )  # fmt: skip
    return frozenset(word for words in lists for word in words)


def seeds_of(named: Sequence[str], base: str | None, count: int) -> tuple[str, ...]:
    """The canonical seeds that were named and, with a base, BASE-0, BASE-1, …; raises `SeedbookError`."""
    try:
        numbered = () if base is None else tuple(seeds.typed(f"{base}-{k}") for k in range(count))
    except seeds.SeedError as fault:
        raise SeedbookError(f"--from: with a number behind it, the {fault}") from None
    if not named and not numbered:
        raise SeedbookError("no seed named, expected SEED or --from BASE")
    return (*named, *numbered)


def run(wanted: Wanted) -> int:
    """Prints what was asked for; progress goes to the error stream. Exit 0, or 1 if nothing was found.

    Raises `SeedbookError` before anything is printed.
    """
    strange = next((word for word in wanted.find if word not in known_words()), None)
    if strange is not None:
        raise SeedbookError(f"--find is {strange!r:.40}, expected {WORDS}")
    if wanted.stake and wanted.difficulty != "hard":
        raise SeedbookError(f"--stake is {wanted.stake}, expected 0 on {wanted.difficulty}")
    books = with_progress((book(seed, wanted.difficulty, wanted.stake) for seed in wanted.seeds), len(wanted.seeds))
    held = ((one, found) for one in books if (found := _found(one, wanted)) is not None)
    writers = {"csv": _csv, "json": _json, "text": _text}
    told = 0
    for line in writers[wanted.form](held, wanted):
        print(line)
        told += 1
    if not told and wanted.find:
        print(f"none of {len(wanted.seeds)} seeds holds {' and '.join(wanted.find)}", file=sys.stderr)
    return 0 if told else 1


def _found(one: Book, wanted: Wanted) -> tuple[Find, ...] | None:
    """The first place of each thing looked for; None if one of them is missing."""
    early = [find for find in one.finds() if find.duel < wanted.by_duel]
    firsts = [next((find for find in early if find.id == word), None) for word in wanted.find]
    return None if None in firsts else tuple(find for find in firsts if find is not None)


Held = Iterable[tuple[Book, tuple[Find, ...]]]


def _text(held: Held, wanted: Wanted) -> Iterator[str]:
    for one, found in held:
        if wanted.find or len(wanted.seeds) > 1:
            yield f"{one.seed}: {'; '.join(map(_place, found)) if found else _short(one)}"
        else:
            yield from _whole(one, wanted)


def _json(held: Held, wanted: Wanted) -> Iterator[str]:
    for one, found in held:
        told = {**asdict(one), "difficulty": wanted.difficulty, "stake": wanted.stake}
        yield json.dumps({**told, "found": [asdict(find) for find in found]} if wanted.find else told)


def _csv(held: Held, wanted: Wanted) -> Iterator[str]:
    """A line a thing: with `find` the things looked for, else all there are; duels and turns count from 1."""
    rows = _Lines()
    for one, found in held:
        if not rows.begun:
            yield rows.line("seed", "duel", "turn", "kind", "id")
        for find in found if wanted.find else one.finds():
            turn = "" if find.turn is None else find.turn + 1
            yield rows.line(one.seed, find.duel + 1, turn, find.kind, find.id)


class _Lines:
    """Writes CSV a line at a time."""

    def __init__(self) -> None:
        self.begun = False
        self._line = ""
        self._writer = csv.writer(self, lineterminator="")

    def write(self, text: str) -> None:
        """What `csv` calls with each finished line."""
        self._line = text

    def line(self, *fields: str | int) -> str:
        """The fields as one line without its end."""
        self.begun = True
        self._writer.writerow(fields)
        return self._line


def _place(find: Find) -> str:
    where = "kit" if find.kind == "kit" else f"duel {find.duel + 1}"
    turn = "" if find.turn is None else f" turn {find.turn + 1}"
    return f"{find.id} {where}{turn}"


def _short(one: Book) -> str:
    ways = " / ".join("+".join(chapter.twists) or "-" for chapter in one.chapters)
    return f"kits {', '.join(one.kits) or '-'}; twists {ways}"


def _whole(one: Book, wanted: Wanted) -> Iterator[str]:
    stake = f", stake {wanted.stake}" if wanted.stake else ""
    yield f"seed {one.seed}, {wanted.difficulty}{stake}"
    yield f"kits: {', '.join(one.kits) or 'none'}"
    for duel, chapter in enumerate(one.chapters, start=1):
        yield ""
        yield from _told(duel, chapter)


def _told(duel: int, chapter: Chapter) -> Iterator[str]:
    yield f"duel {duel}: {', '.join(chapter.twists) or 'no twist'}"
    for choice in chapter.opponents:
        yield f"  {choice.opponent}: {', '.join(choice.house_rules) or 'no house rule'}, bounty {choice.bounty}"
    if any("short_breath" in choice.house_rules for choice in chapter.opponents):
        yield f"  short turns: {', '.join(str(turn + 1) for turn in chapter.short_turns)}"
    for turn, hung in enumerate(chapter.stock, start=1):
        yield f"  pouches {turn:2}: {', '.join(hung)}"
    if chapter.stops:
        yield f"  stops after it: {', '.join(chapter.stops)}"
