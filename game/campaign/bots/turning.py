"""Knows what the player does in the own turn: swap, hold, throw, use a trick, enter."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from game.campaign.bots import leaf, noise, tricks
from game.campaign.bots.holding import Holding, holding, next_swap, swap_cost, swaps_left
from game.campaign.bots.manners import Manner, manners
from game.core.session import BotDraw
from game.yathsel import goods
from game.yathsel.actions import DuelAction, Enter, Swap, Throw
from game.yathsel.bots.hands import Hand, Plan, Pool, plan
from game.yathsel.bots.lattice import index
from game.yathsel.bots.strength import temperature
from game.yathsel.bots.table import Table
from game.yathsel.bots.turn import HOLDS
from game.yathsel.card import BOXES
from game.yathsel.scoring import worth
from game.yathsel.state import Duel, has, turn_of

USUAL_THROWS = 3
SPAN = 8
BOX_KEY = 1 << 20
STOP_KEY = 1 << 21
FACES_AND_STAR = 8


@dataclass(frozen=True, slots=True)
class Keep:
    """Holding these slots and throwing this hand: the value, and the key that names what is held."""

    value: int
    key: int
    hold: tuple[int, ...]
    hand: Hand


def own_turn(duel: Duel, table: Table, manner: Manner, chance: BotDraw) -> DuelAction:
    """The next action of the own turn; `chance` draws on counters."""
    held = holding(duel, manner.trades)
    heat = temperature(table, manner.strength) or 0
    draw = _drawer(duel, chance)
    if duel.dice is None:
        return _first_throw(duel, table, held)
    stop = leaf.box_values(table, duel)
    keep = _best_keep(duel, table, held, heat, draw) if duel.throws_left else None
    seen = {box: value + noise.shift(heat, BOX_KEY + box, draw) for box, value in stop.items()}
    end = max(stop.values()) + noise.shift(heat, STOP_KEY + duel.throws_left, draw)
    if keep is not None and keep.value > end:
        return next_swap(duel, held, keep.hand, keep.hold) or Throw(keep.hold)
    box = max(seen, key=lambda place: seen[place])
    if manner.trades:
        more = _further_value(duel, table, held, stop)
        trick = tricks.before_entry(duel, table, box, more)
        if trick is not None:
            return trick
        swap = _swap_for_charms(duel, held, box)
        if swap is not None:
            return swap
    return Enter(BOXES[box])


def _drawer(duel: Duel, chance: BotDraw) -> Callable[[int, int], int]:
    head = duel.table.duel, 0, turn_of(duel.sides[0].card)
    return lambda decision, n: chance((*head, decision), n)


@lru_cache(maxsize=8)
def _plan(table: Table, pool: Pool, entries: bytes, throws: int) -> Plan:
    import numpy as np

    return plan(pool, np.frombuffer(entries, dtype=np.int64), throws)


def _plan_of(duel: Duel, table: Table, held: Holding, throws: int) -> Plan:
    return _plan(table, held.pool, leaf.best_entries(table, duel).tobytes(), max(throws, USUAL_THROWS))


def _first_throw(duel: Duel, table: Table, held: Holding) -> DuelAction:
    walk = _plan_of(duel, table, held, duel.throws_left)
    best: tuple[int, Hand] | None = None
    for left, hand in _reachable(duel, held):
        value = walk.value(duel.throws_left, left, hand, {}, ()) - _price(duel, held, hand)
        if best is None or value > best[0]:
            best = value, hand
    assert best is not None
    return next_swap(duel, held, best[1]) or Throw(())


def _reachable(duel: Duel, held: Holding) -> list[tuple[int, Hand]]:
    found = list(held.pool.reachable(held.hand, swaps_left(duel, held)))
    return found if swap_cost(duel) <= (duel.sides[0].gold or 0) else found[:1]


def _price(duel: Duel, held: Holding, hand: Hand) -> int:
    """What a swap has to be worth where the first one costs gold."""
    return manners().trade.stiff_swap if hand != held.hand and swap_cost(duel) else 0


def _best_keep(duel: Duel, table: Table, held: Holding, heat: int, draw: Callable[[int, int], int]) -> Keep:
    keeps = _keeps(duel, table, held, duel.throws_left)
    seen = [keep.value + noise.shift(heat, keep.key, draw) for keep in keeps]
    best = max(range(len(keeps)), key=lambda place: seen[place])
    return Keep(seen[best], keeps[best].key, keeps[best].hold, keeps[best].hand)


def _keeps(duel: Duel, table: Table, held: Holding, throws: int) -> list[Keep]:
    """Each different set of dice to hold, with the best hand to throw then."""
    assert duel.dice is not None
    walk, reachable = _plan_of(duel, table, held, throws), _reachable(duel, held)
    prices = [_price(duel, held, hand) for _, hand in reachable]
    pending = set(duel.sides[0].pending or ())
    places = [held.at(slot) for slot in range(len(duel.dice))]
    found: dict[int, Keep] = {}
    # a face that a trick has turned may be one the die does not have: such a die is thrown or entered
    strange = {slot for slot, die in enumerate(places) if die is not None and not held.shows(die, duel.dice[slot])}
    for hold in HOLDS:
        if (pending | strange) & set(hold):
            continue
        odd = {die: duel.dice[slot] for slot in hold if (die := places[slot]) is not None}
        plain = tuple(sorted(duel.dice[slot] for slot in hold if places[slot] is None))
        key = _key(odd, plain, throws)
        if key in found:
            continue
        options = [
            (walk.value(throws, left, hand, odd, plain) - price, hand)
            for (left, hand), price in zip(reachable, prices, strict=True)
            if len(plain) + len(hand) <= len(places) and all(die in hand for die in odd)
        ]
        value, hand = max(options, key=lambda option: option[0])
        found[key] = Keep(value, key, hold, hand)
    return list(found.values())


def _key(odd: dict[int, int], plain: tuple[int, ...], throws: int) -> int:
    shown = sum((face + 1) * int((FACES_AND_STAR + 1) ** die) for die, face in odd.items())
    return ((shown << 9) + index()[plain]) * SPAN + min(throws, SPAN - 1) + (STOP_KEY << 2)


def _further_value(duel: Duel, table: Table, held: Holding, stop: dict[int, int]) -> int:
    """What one more throw would be worth over entering now, in 1/1000 points."""
    if duel.throws_left or "extra_throw" not in (duel.tricks or ()):
        return 0
    return max(keep.value for keep in _keeps(duel, table, held, 1)) - max(stop.values())


def _swap_for_charms(duel: Duel, held: Holding, box: int) -> Swap | None:
    """A swap just before the entry, for a charm that looks at the hand or at swapping itself."""
    if swap_cost(duel) or (held.pool.swaps is not None and not swaps_left(duel, held)):
        return None
    points = worth(duel, 0, BOXES[box]).points
    loose = [slot for slot in range(5) if held.at(slot) is None]
    coming = [place for die, place in sorted(held.pockets.items()) if die not in held.slots]
    if has(duel, "menagerie") and points and coming and loose and len(held.slots) < USUAL_THROWS:
        return Swap(loose[0], coming[0])
    quick = has(duel, "quick_fingers") and not duel.sides[0].swaps and points >= goods.charms()["quick_fingers"].start
    if quick and held.plain_pockets and loose:
        return Swap(loose[0], held.plain_pockets[0])
    return Swap(loose[0], coming[0]) if quick and coming and loose else None
