"""Knows where two recorded runs first part."""

from dataclasses import dataclass

from game.core.runfile import RunFile


@dataclass(frozen=True, slots=True)
class Parting:
    """Where two runs part: `same`, `game`, `seed`, `options`, or `action` with its number, counted from 1."""

    kind: str
    action: int = 0


def parting(first: RunFile, second: RunFile) -> Parting:
    """The first difference; times of decisions are none."""
    if (first.game, first.rules) != (second.game, second.rules):
        return Parting("game")
    if first.seed != second.seed:
        return Parting("seed")
    if (first.options, first.position, first.rig) != (second.options, second.position, second.rig):
        return Parting("options")
    pairs = zip(first.actions, second.actions, strict=False)
    for number, ((_, seat, action), (_, other_seat, other)) in enumerate(pairs, start=1):
        if (seat, action) != (other_seat, other):
            return Parting("action", number)
    if len(first.actions) != len(second.actions):
        return Parting("action", min(len(first.actions), len(second.actions)) + 1)
    return Parting("same")
