"""Knows what a good is worth to the cheater, and for which it pays its price (`docs/balance.md`, "The cheater")."""

from game.campaign.bots.holding import is_odd
from game.campaign.bots.manners import Use, manners
from game.campaign.opponents import DUELS
from game.yathsel import dice, goods
from game.yathsel.bots.worths import worths
from game.yathsel.card import BOXES
from game.yathsel.state import Duel, turn_of

UNITS = 1000
PER_MILLE = 1000
TENTHS = 10
TURNS = len(BOXES)


def owned(duel: Duel) -> tuple[str, ...]:
    """The odd dice in hand and pockets, the best first."""
    side = duel.sides[0]
    kinds = [die.kind for die in (*(side.hand or ()), *(side.pockets or ())) if die is not None]
    return tuple(sorted((kind for kind in kinds if is_odd(kind)), key=lambda kind: (-worths()[kind].a_duel, kind)))


def set_value(kinds: tuple[str, ...]) -> int:
    """1/1000 points a duel of several odd dice together: each better one leaves the next less to do."""
    found = sorted((worths()[kind].a_duel for kind in kinds), reverse=True)
    return sum(value * share // PER_MILLE for value, share in zip(found, manners().trade.beside, strict=False))


def points_of(duel: Duel, good: str) -> int:
    """Points that a good brings in all until the run's end, by tenths; 0 for what this player has no use for.

    A die that breaks, a trick and what is left of this duel count once; everything else for each duel to come.
    """
    left = TURNS - turn_of(duel.sides[0].card)
    duels = TENTHS * max(0, DUELS - 1 - duel.table.duel) + TENTHS * left // TURNS
    if good in dice.kinds():
        return _die_points(duel, good, duels)
    use = manners().good.get(good, Use())
    a_duel = use.points + use.a_die * min(len(owned(duel)), goods.charms()["menagerie"].limit)
    if use.empty and None in (duel.sides[0].pockets or ()) and not owned(duel)[2:]:
        a_duel += use.empty
    gold = use.gold * manners().trade.gold_points
    return TENTHS * use.once + a_duel * duels + gold * max(0, duels - TENTHS)


def wanted(duel: Duel, good: str, price: int) -> bool:
    """Whether the good is worth its price: a gold must bring more while many duels are to come, less to the rich."""
    trade = manners().trade
    later = max(0, DUELS - 1 - duel.table.duel)
    asked = price * (trade.points_a_gold + trade.more_a_duel * later) * trade.rich_from
    points = points_of(duel, good)
    return points > 0 and points * max(trade.rich_from, duel.sides[0].gold or 0) >= asked and _room(duel, good)


def _die_points(duel: Duel, kind: str, duels: int) -> int:
    if not is_odd(kind):
        gold = manners().trade.gold_points
        return 2 * gold * max(0, duels - TENTHS)
    mine = owned(duel)
    kept = mine[: len(manners().trade.beside) - 1]
    gain = (set_value((*kept, kind)) - set_value(mine)) * TENTHS // UNITS
    return gain * (min(duels, TENTHS) if dice.kinds()[kind].breaks_after else duels) // TENTHS


def _room(duel: Duel, good: str) -> bool:
    if good in goods.tricks():
        return len(duel.tricks or ()) < goods.goods().most_tricks
    return good not in goods.charms() or len(duel.charms or ()) < goods.goods().most_charms
