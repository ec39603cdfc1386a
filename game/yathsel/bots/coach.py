"""Knows what the best play makes of a card from here, and what each choice gives away."""

from dataclasses import dataclass

from game.yathsel.bots.choices import Choice, every_choice
from game.yathsel.bots.table import UNITS, Spot, Table
from game.yathsel.bots.turn import rounded, scale, turn
from game.yathsel.card import Faces


@dataclass(frozen=True, slots=True)
class Analysis:
    """`value`: expected final total under best play; `choices` with such values, best first; all in 1/1000 points."""

    value: int
    choices: tuple[Choice, ...]


def analyse(table: Table, spot: Spot, total: int, dice: Faces | None, throws_left: int) -> Analysis:
    """The moment of a turn (`dice` None: not thrown yet; no throw left either: between turns), all actions included.

    Equal values stand in the order of the actions. A full card has its total and no choices.
    """
    base = UNITS * total
    if not spot.open or (dice is None and throws_left == 0):
        return Analysis(base + table.ahead(spot), ())
    if dice is None:
        value = rounded(turn(table, spot, throws_left).keep((), throws_left), scale(throws_left))
        return Analysis(base + value, (Choice((), None, base + value, 0),))
    found = every_choice(table, spot, dice, throws_left)
    ranked = sorted(found, key=lambda choice: (-choice.value, choice.loss))
    return Analysis(base + ranked[0].value, tuple(Choice(c.hold, c.box, base + c.value, c.loss) for c in ranked))
