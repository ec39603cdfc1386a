"""Knows how a run begins: from its options, or in the middle of a duel from a position (yathsel.md 13 and 14)."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from game.campaign import opponents
from game.campaign.decide import drawn_twists
from game.campaign.evolve import first_seat
from game.campaign.state import Run
from game.core import forms
from game.core.codec import Plain
from game.core.draw import Draw
from game.core.rules import Option, Options
from game.yathsel import difficulty
from game.yathsel import positions as duel_positions

KEYS = (*duel_positions.KEYS, "duel", "opponent")


@cache
def options() -> Mapping[str, Option]:
    """The options of `yathsel_run`."""
    return {
        "difficulty": Option("normal", difficulty.NAMES),
        "stake": Option(0, (0,)),
        "pool": Option([], (), "some"),
    }


def new(seats: int, chosen: Options, position: Mapping[str, Plain], draw: Draw) -> Run:
    """The run before its first opponent is met, or in the duel that a position names; raises `CodecError`."""
    forms.only_keys(position, KEYS, "position")
    level = forms.one_of(position.get("difficulty", chosen["difficulty"]), "position.difficulty", difficulty.NAMES)
    gold = difficulty.named(level).start_gold
    number = forms.whole(position.get("duel", 0), "position.duel", 0, opponents.DUELS - 1)
    duel = duel_positions.duel_of(level, drawn_twists(draw, number), number, seats, gold, first_seat(number))
    if not position:
        return Run(level, "between", duel)
    met = _met_before(draw, number)
    if "opponent" in position:
        name = forms.one_of(position["opponent"], "position.opponent", opponents.possible(number))
        met = (*met[:-1], name)
    of_the_duel = {key: value for key, value in position.items() if key in duel_positions.KEYS}
    return replace(Run(level, "duel", duel_positions.placed(duel, of_the_duel)), offered=met)


def _met_before(draw: Draw, number: int) -> tuple[str, ...]:
    met: tuple[str, ...] = ()
    for duel in range(number + 1):
        met = (*met, opponents.offered(draw, duel, met))
    return met
