"""Knows how a star map made with Tiled is read: its picture, and every space with its kind and its place.

The layer `spaces` holds a point a space. Its number is the property `index` (0 the start planet, the highest the
final planet); its kind is the property `kind`, else the type, else the class: a letter or a word, whatever its
case and the blanks around it, two of them for two sides: `HN`, `hyperspace/normal`.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from game.super_teams import track as rules
from game.super_teams.numbers import FINAL, START
from scenes.services.tiled import FOLDER, Map, Point, Thing, loaded, picture, things, whole
from scenes.services.tiled_layers import MapError

SHIPPED = FOLDER / "super_teams.tmx"
SPACES, PLATES = "spaces", "plates"
WORDS = {
    "normal": "N", "bonus": "B", "hyperspace": "H", "asteroid_field": "A", "asteroids": "A", "maw": "M",
    "start": START, "final": FINAL,
}  # fmt: skip
_LETTERS = {"n", "b", "h", "a", "m", "s", "f"}
_LONGEST = 40


@dataclass(frozen=True, slots=True)
class Space:
    """One space: its kind as the rules have it (`S` and `F` the planets) and its middle on the picture."""

    kind: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class StarMap:
    """A map: its picture and its spaces, start planet first."""

    picture: pygame.Surface
    spaces: tuple[Space, ...]

    @property
    def kinds(self) -> list[str]:
        """The track between the planets, as the option `track` of the rules takes it."""
        return [space.kind for space in self.spaces[1:-1]]


@lru_cache(maxsize=4)
def star_map(path: Path = SHIPPED) -> StarMap:
    """The map at `path`; a display must be open. Raises `MapError`, which names the space and what is wrong with it."""
    found = loaded(path)
    spaces = _spaces(found)
    fault = rules.fault([space.kind for space in spaces[1:-1]])
    if fault is not None:
        where = f"space {fault[0] + 1}: " if fault[0] < len(spaces) - 2 else ""
        raise MapError(f"{found.file}: {where}{fault[1]}")
    return StarMap(picture(found, PLATES, (_way(found, spaces),)), spaces)


def kind_of(words: str) -> str | None:
    """The kind that words or letters name; None when they name none."""
    parts = [part for part in re.split(r"[^a-z_]+", words.strip().lower().replace(" field", "_field")) if part]
    letters = [WORDS.get(part, part.upper() if set(part) <= _LETTERS else None) for part in parts]
    if not letters or None in letters:
        return None
    kind = "".join(letter or "" for letter in letters)
    return kind if kind in (*rules.kinds(), START, FINAL) else None


def _spaces(found: Map) -> tuple[Space, ...]:
    numbered: dict[int, Space] = {}
    for one in things(found, SPACES):
        if one.spoken:
            continue
        index = _index(found.file, one)
        if index in numbered:
            raise MapError(f"{found.file}: space {index}: object {one.id} has a number that another one has already")
        numbered[index] = _space(found, one, index)
    last = len(numbered) - 1
    for index in range(len(numbered)):
        if index not in numbered:
            raise MapError(f"{found.file}: space {index}: is missing, there are {len(numbered)} spaces in all")
    for index, space in numbered.items():
        wanted = START if index == 0 else FINAL if index == last else None
        if (wanted or space.kind) != space.kind or (wanted is None and space.kind in (START, FINAL)):
            raise MapError(f"{found.file}: space {index}: is {space.kind}, but the first is S and the last, {last}, F")
    return tuple(numbered[index] for index in range(len(numbered)))


def _index(file: str, one: Thing) -> int:
    index = whole(one, "index")
    if not isinstance(index, int) or index < 0:
        raise MapError(f"{file}: object {one.id}: index is {_shown(index)}, expected the number of a space")
    return index


def _space(found: Map, one: Thing, index: int) -> Space:
    words = one.properties.get("kind") or one.kind
    kind = kind_of(words)
    if not words.strip():
        raise MapError(f"{found.file}: space {index}: object {one.id} has neither a kind nor a type")
    if kind is None:
        known = ", ".join((*WORDS, "two sides like HN"))
        raise MapError(f"{found.file}: space {index}: {_shown(words)} is no kind of space, expected {known}")
    if not (0 <= one.x <= found.size[0] and 0 <= one.y <= found.size[1]):
        raise MapError(f"{found.file}: space {index}: lies outside the picture")
    return Space(kind, one.x, one.y)


def _way(found: Map, spaces: tuple[Space, ...]) -> tuple[Point, ...]:
    """The line that is drawn from space to space."""
    return tuple((space.x, space.y) for space in spaces)


def _shown(value: int | str | None) -> str:
    return "missing" if value is None else repr(value)[:_LONGEST]
