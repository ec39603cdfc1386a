"""Knows how a run begins: from its options, or in the middle of a duel from a position (yathsel.md 13 and 14)."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from game.campaign import opponents, road
from game.campaign.evolve import armed, first_seat
from game.campaign.numbers import numbers
from game.campaign.state import Run
from game.core import forms
from game.core.codec import CodecError, Plain
from game.core.draw import Draw
from game.core.rules import Option, Options
from game.yathsel import beginning, dice, difficulty, goods
from game.yathsel import positions as duel_positions
from game.yathsel.state import Side, Table

KEYS = (*duel_positions.KEYS, "duel", "opponent")


@cache
def options() -> Mapping[str, Option]:
    """The options of `yathsel_run`; `pool` null is everything."""
    return {
        "difficulty": Option("normal", difficulty.NAMES),
        "stake": Option(0, tuple(range(numbers().stakes.most + 1))),
        "pool": Option(None, (*dice.for_sale(), *goods.tricks(), *goods.charms()), "some"),
    }


def new(seats: int, chosen: Options, position: Mapping[str, Plain], draw: Draw) -> Run:
    """The run before its first kit, or in the duel that a position names; raises `CodecError`."""
    forms.only_keys(position, KEYS, "position")
    level = forms.one_of(position.get("difficulty", chosen["difficulty"]), "position.difficulty", difficulty.NAMES)
    if chosen["stake"] and level != "hard":
        raise CodecError("bad_value", "options.stake", "only on hard")
    number = forms.whole(position.get("duel", 0), "position.duel", 0, opponents.DUELS - 1)
    pool = None if chosen["pool"] is None else tuple(chosen["pool"])
    table = Table(level, duel=number, pool=pool, stake=chosen["stake"])
    own = Side(gold=beginning.start_gold(level))
    run = Run(level, "between", beginning.fresh(table, seats, first_seat(number), own))
    return run if not position else _placed(run, number, position, draw)


def _placed(run: Run, number: int, position: Mapping[str, Plain], draw: Draw) -> Run:
    offered: tuple[str, ...] = ()
    there: tuple[str, ...] = ()
    for earlier in range(number + 1):
        there = road.drawn_opponents(draw, earlier, offered, again=False)
        offered = (*offered, *there)
    name = there[0]
    if "opponent" in position:
        name = forms.one_of(position["opponent"], "position.opponent", opponents.possible(number))
    offered = offered if name in offered else (*offered, name)
    rules = road.house_rules(draw, run, number, name)
    table = replace(run.duel.table, twists=road.drawn_twists(draw, number), house_rules=rules)
    duel = beginning.fresh(table, 2, first_seat(number), run.duel.sides[0])
    duel = replace(duel, sides=(duel.sides[0], armed(duel.sides[1], table)))
    of_the_duel = {key: value for key, value in position.items() if key in duel_positions.KEYS}
    return replace(
        run, phase="duel", duel=duel_positions.placed(duel, of_the_duel, draw), opponent=name, offered=offered
    )
