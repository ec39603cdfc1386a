"""Knows what an opponent of a given strength and temper does with a moment of its turn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.yathsel.bots import endgame
from game.yathsel.bots.choices import Decision, first_holds
from game.yathsel.bots.spots import entry_value, open_boxes
from game.yathsel.bots.strength import PERFECT, temperature, weight
from game.yathsel.bots.table import Spot, Table
from game.yathsel.bots.tempers import Temper, hold_shift, softened, tempers
from game.yathsel.bots.turn import HOLDS, rounded, scale, turn
from game.yathsel.card import Faces

Draw = Callable[[int, int], int]
STAGES = 8


@dataclass(frozen=True, slots=True)
class Side:
    """One card of a duel: where it stands and its total."""

    spot: Spot
    total: int


def decide_turn(
    table: Table,
    mine: Side,
    theirs: Side | None,
    dice: Faces | None,
    throws_left: int,
    strength: int,
    temper: str | None,
    draw: Draw,
) -> Decision:
    """What to do now: throw again with these slots held, or enter this box.

    `draw(decision, n)` gives a whole number 0..n-1; `decision` is different for every choice of one turn. Without
    dice the answer is the first throw. `strength` is per mille of the best expected card, never below random play.
    """
    if dice is None:
        return ("throw", ())
    if strength >= PERFECT and theirs is not None and endgame.near(mine.spot, theirs.spot):
        return endgame.decide(table, mine.spot, theirs.spot, mine.total - theirs.total, dice, throws_left)
    heat = temperature(table, strength)
    manner = tempers().get(temper) if temper else None
    if throws_left:
        hold = _choose_hold(table, mine.spot, dice, throws_left, heat, manner, draw)
        if hold is not None:
            return ("throw", hold)
    return ("enter", _choose_box(table, mine.spot, dice, throws_left, heat, manner, draw))


def _choose_hold(
    table: Table, spot: Spot, dice: Faces, throws_left: int, heat: int | None, manner: Temper | None, draw: Draw
) -> tuple[int, ...] | None:
    """The slots to hold, or None to stop; random play holds each die with one half."""
    if heat is None:
        pick = draw(throws_left * STAGES, len(HOLDS) + 1)
        return HOLDS[pick] if pick < len(HOLDS) else None
    walk, unit = turn(table, spot, throws_left), scale(throws_left)
    holds = first_holds(dice)
    options: list[tuple[int, ...] | None] = [*holds, None]
    values = [rounded(walk.keep(faces, throws_left), unit) for faces in holds.values()] + [walk.best_entry(dice)]
    shifts = [hold_shift(manner, faces) for faces in holds.values()] + [manner.stop if manner else 0]
    seen = [value + softened(shift, heat) for value, shift in zip(values, shifts, strict=True)]
    return options[_pick(seen, heat, throws_left * STAGES, draw)]


def _choose_box(
    table: Table, spot: Spot, dice: Faces, throws_left: int, heat: int | None, manner: Temper | None, draw: Draw
) -> int:
    boxes, decision = open_boxes(spot), throws_left * STAGES + 1
    if heat is None:
        return boxes[draw(decision, len(boxes))]
    values = [entry_value(table, spot, box, dice) + softened(manner.boxes[box] if manner else 0, heat) for box in boxes]
    return boxes[_pick(values, heat, decision, draw)]


def _pick(values: Sequence[int], heat: int, decision: int, draw: Draw) -> int:
    """The place of the value chosen by softmax; the first of the best without heat."""
    best = max(values)
    if heat <= 0:
        return list(values).index(best)
    weights = [weight(best - value, heat) for value in values]
    rest = draw(decision, sum(weights))
    for place, share in enumerate(weights):
        rest -= share
        if rest < 0:
            return place
    raise AssertionError("a draw lies below the sum of the weights")
