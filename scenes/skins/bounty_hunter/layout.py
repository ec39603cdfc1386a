"""Knows where everything lies on Bounty Hunter's table, in pixels of the 1280x720 canvas."""

from pygame import Rect

from game.bounty_hunter.state import BLACK, DICE, MARKERS
from game.core.rules import Seat

Point = tuple[int, int]

MIDDLE = 634
HUNTERS = Rect(14, 12, 248, 616)
_TALLEST, _GAP = 150, 8
MARKER_Y, MARKER_PX, _MARKER_STEP = 54, 72, 92
LOG = Rect(290, 102, 688, 76)
LOG_LINES = 3
TABLE_Y, RACK_Y, _DIE_STEP = 262, 402, 96
RACK = Rect(290, 344, 688, 128)
_JITTER = ((-4, -6), (5, 5), (-3, 6), (4, -5), (-5, 3), (3, -3), (-2, 5))
THROWS = Rect(290, 480, 688, 26)
THROW = Rect(290, 510, 286, 62)
GREY = Rect(588, 510, 206, 62)
STOP = Rect(806, 510, 172, 62)
HINT = Rect(300, 582, 668, 28)
KEYS = Rect(290, 690, 640, 24)
CARD = Rect(1006, 12, 262, 322)
DECK = Rect(1006, 342, 262, 54)
ODDS = Rect(1006, 404, 262, 112)
SUPPLY = Rect(1006, 524, 262, 104)
BAR = Rect(0, 640, 1280, 80)
_BUTTON_PX, _BUTTON_GAP = 150, 8
BUTTONS: tuple[tuple[str, Rect], ...] = tuple(
    (name, Rect(290 + at * (_BUTTON_PX + _BUTTON_GAP), 650, _BUTTON_PX, 34))
    for at, name in enumerate(("prompts", "log", "speed", "back"))
)
CORNER = Rect(930, 648, 338, 48)
CUP: Point = (MIDDLE, 660)
SHOUT: Point = (MIDDLE, 140)


def seat(at: Seat, seats: int) -> Rect:
    """A hunter's panel."""
    height = min(_TALLEST, (HUNTERS.height + _GAP) // seats - _GAP)
    return Rect(HUNTERS.left, HUNTERS.top + at * (height + _GAP), HUNTERS.width, height)


def seat_mark(area: Rect) -> Point:
    """Where a hunter's marker lies on the panel."""
    return area.right - 33, area.top + 31


def seat_pile(area: Rect) -> Rect:
    """Where the top contract of a hunter's pile lies."""
    made = Rect(0, 0, 92, min(74, area.height - 64))
    made.bottomright = (area.right - 10, area.bottom - 9)
    return made


def chip(area: Rect, at: int) -> Point:
    """One of the three chip places of a hunter."""
    return area.left + 26 + at * 31, area.bottom - 28


def seat_figure(area: Rect) -> Point:
    """Where the Overlord's figure stands on a hunter's panel: the middle of its foot."""
    return area.left + 124, area.bottom - 10


def marker(number: int) -> Rect:
    """An offer marker in the middle."""
    made = Rect(0, 0, MARKER_PX, MARKER_PX)
    made.center = (round(MIDDLE + (number - (MARKERS + 1) / 2) * _MARKER_STEP), MARKER_Y)
    return made


def table(slot: int) -> Point:
    """Where a die lies that will be thrown."""
    dx, dy = _JITTER[slot]
    return _column(slot) + dx, TABLE_Y + dy


def rack(slot: int) -> Point:
    """Where a die lies beside the card."""
    return _column(slot), RACK_Y - 8


def die(slot: int, aside: bool) -> Rect:
    """The part of the table that belongs to a die."""
    made = Rect(0, 0, 84, 88)
    made.center = rack(slot) if aside else table(slot)
    return made


def tray(at: int) -> Point:
    """A grey die in the middle of the table, not bought: beside the supply."""
    return SUPPLY.left + 46 + at * 54, SUPPLY.top + 66


def choice(at: int, count: int) -> Rect:
    """One of the contracts that the start player may choose."""
    width = min(150, RACK.width // count - 10)
    made = Rect(0, 0, width, RACK.height + 26)
    made.center = (round(MIDDLE + (at - (count - 1) / 2) * (width + 10)), RACK.centery)
    return made


def symbols(area: Rect, count: int) -> tuple[tuple[Point, int], ...]:
    """Middles and size of the symbols of a contract on a card of that size: at most three in a row."""
    two = (2, 2) if count == 4 else (3, count - 3)
    rows = max(((count,), two), key=lambda rows: _largest(area, rows))
    size = _largest(area, rows)
    found: list[tuple[Point, int]] = []
    for row, number in enumerate(rows):
        y = area.centery + round((row - (len(rows) - 1) / 2) * size)
        found += [((round(area.centerx + (at - (number - 1) / 2) * size), y), size) for at in range(number)]
    return tuple(found)


def _largest(area: Rect, rows: tuple[int, ...]) -> int:
    """How large each of so many symbols in rows can be."""
    return min(area.width // max(rows), area.height // len(rows))


def _column(slot: int) -> int:
    """Black dice in the middle, a grey one at either end."""
    at = slot + 1 if slot < BLACK else (slot - BLACK) * (DICE - 1)
    return round(MIDDLE + (at - (DICE - 1) / 2) * _DIE_STEP)
