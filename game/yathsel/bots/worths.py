"""Knows the stored worth of each die: points of the best expected card, in whole thousandths (`docs/balance.md`)."""

from dataclasses import dataclass
from functools import cache

from game.core import tables
from game.yathsel import dice
from game.yathsel.card import BOXES

FILE = "yathsel/worth.toml"


@dataclass(frozen=True, slots=True)
class Worth:
    """One kind of die: in a pocket with free swaps (never breaking), in the hand for good, until it breaks, with one
    swap a turn. None: not computed, or it does not break."""

    id: str
    free: int
    hand: int | None = None
    wearing: int | None = None
    one_swap: int | None = None

    @property
    def a_duel(self) -> int:
        """What a player reckons with for a duel: of one that breaks, the part of the turns that its throws last for."""
        throws = dice.kinds()[self.id].breaks_after or len(BOXES)
        return self.free * throws // len(BOXES)


@dataclass(frozen=True, slots=True)
class _Worths:
    die: tuple[Worth, ...]


@cache
def worths() -> dict[str, Worth]:
    """The worth of each kind for sale, in list order; raises `DataError` when one is missing."""
    loaded = {worth.id: worth for worth in tables.load(FILE, _Worths).die}
    for kind in dice.for_sale():
        if kind not in loaded:
            raise tables.DataError(f"{FILE}: {kind} is missing (python -m tools.balance worth)")
    return loaded
