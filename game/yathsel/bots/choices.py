"""Knows every choice of a moment in a turn with its exact value and loss, distinct or slot by slot."""

from dataclasses import dataclass
from typing import Literal

from game.yathsel.bots.spots import entry_value, open_boxes
from game.yathsel.bots.table import Spot, Table
from game.yathsel.bots.turn import HOLDS, Turn, rounded, scale, turn
from game.yathsel.card import Faces

Decision = tuple[Literal["throw"], tuple[int, ...]] | tuple[Literal["enter"], int]


@dataclass(frozen=True, slots=True)
class Choice:
    """Throwing again while `hold` is held (box None), or entering `box`; value and loss in 1/1000 points."""

    hold: tuple[int, ...]
    box: int | None
    value: int
    loss: int


def choices(table: Table, spot: Spot, dice: Faces | None, throws_left: int) -> tuple[Choice, ...]:
    """Throws with distinct kept dice (each by its first hold), then the open boxes; in the order of the actions."""
    return _with_losses(table, spot, dice, throws_left, tuple(first_holds(dice)) if dice else ((),))


def every_choice(table: Table, spot: Spot, dice: Faces | None, throws_left: int) -> tuple[Choice, ...]:
    """As `choices`, with every allowed hold."""
    return _with_losses(table, spot, dice, throws_left, HOLDS if dice else ((),))


def first_holds(dice: Faces) -> dict[tuple[int, ...], Faces]:
    """The first hold that keeps each distinct set of faces, with those faces."""
    seen: dict[Faces, tuple[int, ...]] = {}
    for hold in HOLDS:
        seen.setdefault(kept(dice, hold), hold)
    return {hold: faces for faces, hold in seen.items()}


def kept(dice: Faces, hold: tuple[int, ...]) -> Faces:
    """The faces in the held slots, sorted."""
    return tuple(sorted(dice[slot] for slot in hold))


def _with_losses(
    table: Table, spot: Spot, dice: Faces | None, throws_left: int, holds: tuple[tuple[int, ...], ...]
) -> tuple[Choice, ...]:
    walk = turn(table, spot, throws_left)
    unit = scale(throws_left)
    exact: list[tuple[tuple[int, ...], int | None, int]] = []
    if throws_left:
        exact += [(hold, None, _keep(walk, dice, hold, throws_left)) for hold in holds]
    if dice:
        exact += [((), box, entry_value(table, spot, box, dice) * unit) for box in open_boxes(spot)]
    best = max((value for _, _, value in exact), default=0)
    return tuple(Choice(hold, box, rounded(value, unit), rounded(best - value, unit)) for hold, box, value in exact)


def _keep(walk: Turn, dice: Faces | None, hold: tuple[int, ...], throws_left: int) -> int:
    return walk.keep(kept(dice, hold) if dice else (), throws_left)
