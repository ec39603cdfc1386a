"""Knows who sits at the tables: the opponents in file order, and who may sit where (yathsel.md section 8)."""

from dataclasses import dataclass
from functools import cache

from game.core import tables

DUELS = 8
TEMPERS = ("straights", "high_numbers", "cautious", "gambler", "methodical")


@dataclass(frozen=True, slots=True)
class Opponent:
    """One opponent: id, temper, and the house rule at its table. Name, face and words belong to the screen."""

    id: str
    temper: str
    house_rule: str = ""


@dataclass(frozen=True, slots=True)
class _Opponents:
    last: str
    opponents: tuple[Opponent, ...]


@cache
def all_opponents() -> dict[str, Opponent]:
    """Every opponent by id, in file order; raises `DataError`."""
    loaded = _loaded()
    for opponent in loaded.opponents:
        if opponent.temper not in TEMPERS:
            raise tables.DataError(f"opponents.toml: {opponent.id}: {opponent.temper}, expected {', '.join(TEMPERS)}")
    return {opponent.id: opponent for opponent in loaded.opponents}


def last() -> str:
    """The opponent of the last duel."""
    return _loaded().last


def possible(duel: int) -> tuple[str, ...]:
    """Who may sit at the table of a duel (0 the first): the Stranger at the last alone, all others before it."""
    if duel == DUELS - 1:
        return (last(),)
    return tuple(name for name in all_opponents() if name != last())


@cache
def _loaded() -> _Opponents:
    return tables.load("opponents.toml", _Opponents)
