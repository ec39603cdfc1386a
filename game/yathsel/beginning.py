"""Knows how a duel begins: its sides, its house rules taking hold, its short breaths (yathsel.md sections 8 and 14)."""

from dataclasses import replace
from functools import cache

from game.core.draw import Draw, shuffled
from game.yathsel import difficulty, goods, house
from game.yathsel.card import BOXES, numbers
from game.yathsel.scoring import throws_of_turn
from game.yathsel.state import Card, Duel, Side, Table


def fresh(table: Table, seats: int, first: int, own: Side, charms: tuple[str, ...] | None = ()) -> Duel:
    """A duel before its first throw; `own` is the player's side, whose dice, pockets and gold come along."""
    rivals = (Side(_rival_card(table)), *(Side() for _ in range(seats - 2)))
    player = replace(own, card=own_card(table, charms), pending=own.pending and (), swaps=own.swaps and 0)
    duel = Duel(table, (player, *rivals), first, 0, charms=charms)
    return replace(duel, throws_left=throws_of_turn(duel, first))


def own_card(table: Table, charms: tuple[str, ...] | None) -> Card:
    """The player's empty card: what the upper bonus asks and gives under the house rules and the ledger."""
    bar = numbers().upper_bar + house.in_force("high_bar", table.house_rules, table.difficulty)
    if "ledger" in (charms or ()):
        bar -= goods.charms()["ledger"].size
    bonus = numbers().upper_bonus - house.in_force("stingy_bonus", table.house_rules, table.difficulty)
    return Card(bar=bar, bonus=bonus)


def short_turns(draw: Draw, duel: int, chosen: tuple[str, ...], level: str) -> tuple[int, ...]:
    """The player's turns that have one throw less, ascending; empty without short breath."""
    count = house.in_force("short_breath", chosen, level)
    if not count:
        return ()
    order = shuffled(lambda i, n: draw("breath", (duel, i), n), range(len(BOXES)))
    return tuple(sorted(order[:count]))


def toll(table: Table, gold: int) -> int:
    """What the toll takes: its size, or all there is."""
    return min(gold, house.in_force("toll", table.house_rules, table.difficulty))


@cache
def start_gold(level: str) -> int:
    """The gold a run begins with."""
    return difficulty.named(level).start_gold


def _rival_card(table: Table) -> Card:
    return Card(head=house.in_force("head_start", table.house_rules, table.difficulty))
