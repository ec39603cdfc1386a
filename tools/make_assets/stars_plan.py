"""Where everything on the star map lies: the lanes of the track, the planets, and the kinds as the rules have them."""

from __future__ import annotations

from dataclasses import dataclass

from game.super_teams.numbers import numbers

SIZE = (1280, 720)
GRID = 20
PLATE = 80
COLUMNS, ROWS = SIZE[0] // GRID, SIZE[1] // GRID
PLANET = 160
START_AT, FINAL_AT = (100, 100), (80, 520)

_LANES = (80, 220, 360, 500)
_WAVE = (0, 20, 40, 40, 20, 0, 0, 20, 40, 40, 20)
_FIRST_X, _STEP = 200, 80
_TURN = 60


@dataclass(frozen=True, slots=True)
class Space:
    """One place of the track: its number, its kind as in the rules (`S` and `F` the planets), its middle."""

    index: int
    kind: str
    x: int
    y: int


def _lane(number: int) -> list[tuple[int, int]]:
    """The middles of a lane from left to right; the first lane begins beside the start planet."""
    places = [(_FIRST_X + _STEP * k, _LANES[number] + wave) for k, wave in enumerate(_WAVE)]
    return places[1:] if number == 0 else places


def _turn(x: int, upper: int) -> tuple[int, int]:
    """The one space at the end of a lane, half way down to the next."""
    return x, (upper + (_LANES[1] - _LANES[0]) // 2) // GRID * GRID


def spaces() -> tuple[Space, ...]:
    """Start planet, every space, final planet, in order."""
    right, left = _FIRST_X + _STEP * (len(_WAVE) - 1) + _TURN, _FIRST_X - _TURN
    middles = [START_AT, *_lane(0), _turn(right, _LANES[0] + _WAVE[-1])]
    middles += [*reversed(_lane(1)), _turn(left, _LANES[1] + _WAVE[0])]
    middles += [*_lane(2), _turn(right, _LANES[2] + _WAVE[-1]), *reversed(_lane(3)), FINAL_AT]
    kinds = ("S", *numbers().track, "F")
    return tuple(Space(index, kind, *middle) for index, (kind, middle) in enumerate(zip(kinds, middles, strict=True)))
