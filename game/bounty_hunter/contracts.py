"""Knows the components of Bounty Hunter, and when dice fulfil a contract (bounty_hunter.md, components and rounds)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.core import tables

FILE = "bounty_hunter.toml"
WHITE = "W"


@dataclass(frozen=True, slots=True)
class Numbers:
    """The components, as in `data/bounty_hunter.toml`."""

    colours: str
    contracts: tuple[str, ...]
    black_dice: int
    grey_dice: int
    markers: int
    chips: int
    start_chips: int
    most_chips: int


@dataclass(frozen=True, slots=True)
class Asked:
    """What a contract asks for: so many dice of each printed colour, and so many of colours not printed."""

    colours: tuple[tuple[str, int], ...]
    whites: int


@cache
def numbers() -> Numbers:
    """The components; raises `DataError` for a damaged file."""
    return tables.load(FILE, Numbers)


@cache
def asked(contract: str) -> Asked:
    """What the letters of a contract ask for."""
    printed = tuple(dict.fromkeys(letter for letter in contract if letter != WHITE))
    return Asked(tuple((letter, contract.count(letter)) for letter in printed), contract.count(WHITE))


def fulfils(contract: str, faces: Iterable[str], alike: bool) -> bool:
    """Whether these dice fulfil the contract; with `alike` its whites have to be of one and the same colour."""
    shown = tuple(faces)
    wanted = asked(contract)
    if any(shown.count(letter) < count for letter, count in wanted.colours):
        return False
    if not wanted.whites:
        return True
    printed = tuple(letter for letter, _ in wanted.colours)
    others = [face for face in shown if face not in printed]
    most = max(map(others.count, others), default=0) if alike else len(others)
    return most >= wanted.whites
