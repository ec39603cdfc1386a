"""Knows which of the player's dice lie where, as the pool of a turn, and how a hand is brought about by swaps."""

from dataclasses import dataclass

from game.campaign.bots.manners import manners
from game.yathsel import dice, difficulty, house
from game.yathsel.actions import Swap
from game.yathsel.bots.hands import Hand, Odd, Pool
from game.yathsel.bots.pocket import odd_die
from game.yathsel.bots.worths import worths
from game.yathsel.dice import PLAIN
from game.yathsel.state import Duel

ALIKE = (PLAIN, "gilded")


@dataclass(frozen=True, slots=True)
class Holding:
    """The pool; the kind of each odd die in it, its slot or its pocket; slots and pockets of dice taken as plain."""

    pool: Pool
    kinds: tuple[str, ...]
    slots: dict[int, int]
    pockets: dict[int, int]
    plain_pockets: tuple[int, ...]

    @property
    def hand(self) -> Hand:
        """The odd dice in the hand."""
        return tuple(sorted(self.slots))

    def shows(self, die: int, face: int) -> bool:
        """Whether an odd die has this face."""
        return face in self.pool.odd[die].faces

    def at(self, slot: int) -> int | None:
        """The odd die in a slot, None for one taken as plain."""
        return next((die for die, place in self.slots.items() if place == slot), None)


def is_odd(kind: str) -> bool:
    """Whether a kind falls differently from a plain die."""
    return kind not in ALIKE


def holding(duel: Duel, swaps: bool) -> Holding:
    """The player's dice; the least of too many odd ones are taken as plain, or left where they are in a pocket."""
    side = duel.sides[0]
    hand = [die.kind for die in side.hand or ()]
    pockets = [die.kind if die is not None else None for die in side.pockets or ()] if swaps else []
    odd = sorted({kind for kind in (*hand, *pockets) if kind is not None and is_odd(kind)}, key=_rank)
    kinds = tuple(odd[: len(manners().trade.beside)])
    slots = {kinds.index(kind): slot for slot, kind in enumerate(hand) if kind in kinds}
    places = {kinds.index(kind): place for place, kind in enumerate(pockets) if kind in kinds}
    alike = tuple(place for place, kind in enumerate(pockets) if kind in ALIKE)
    limit = difficulty.named(duel.table.difficulty).swaps or None
    plain = len(hand) - len(slots) + len(alike)
    pool = Pool(tuple(Odd(odd_die(kind), _wear(kind)) for kind in kinds), plain, len(places) + len(alike), limit)
    return Holding(pool, kinds, slots, places, alike)


def swaps_left(duel: Duel, held: Holding) -> int:
    """How many swaps are left, as the pool counts them; 0 where any number is allowed."""
    return 0 if held.pool.swaps is None else max(0, held.pool.swaps - (duel.sides[0].swaps or 0))


def next_swap(duel: Duel, held: Holding, wanted: Hand, kept: tuple[int, ...] = ()) -> Swap | None:
    """The next swap towards the wanted hand without touching the kept slots; None once it is there."""
    come = [die for die in wanted if die in held.pockets]
    go = [held.slots[die] for die in held.hand if die not in wanted and held.slots[die] not in kept]
    if come:
        loose = [slot for slot in range(len(duel.sides[0].hand or ())) if slot not in kept and held.at(slot) is None]
        slot = (go or sorted(loose, key=lambda slot: (_is_gilded(duel, slot), slot)))[0]
        return Swap(slot, held.pockets[come[0]])
    return Swap(go[0], held.plain_pockets[0]) if go else None


def swap_cost(duel: Duel) -> int:
    """The gold that the next swap costs."""
    if duel.sides[0].swaps:
        return 0
    return house.in_force("stiff_fingers", duel.table.house_rules, duel.table.difficulty)


def _is_gilded(duel: Duel, slot: int) -> bool:
    return (duel.sides[0].hand or ())[slot].kind != PLAIN


def _rank(kind: str) -> tuple[int, str]:
    return -worths()[kind].a_duel, kind


def _wear(kind: str) -> int:
    if not dice.kinds()[kind].breaks_after:
        return 0
    return manners().trade.wear_nailed if dice.family(kind) == "nailed" else manners().trade.wear_glass
