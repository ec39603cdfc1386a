"""Knows where everything lies on the noon street, in pixels of the 1280x720 canvas."""

from pygame import Rect

from game.bang_dice.numbers import DICE
from game.core.rules import Seat

Point = tuple[int, int]

MIDDLE = 640
LOOSE_Y, KEPT_Y = 288, 374
_STEP = 98
_JITTER = ((-3, -5), (3, 5), (0, -3), (4, 6), (1, -4))
PILE = Rect(470, 162, 340, 38)
PILE_STEP = 26
LINES = Rect(380, 204, 520, 38)
MOST_LINES = 2
HINT = Rect(392, 422, 496, 24)
PLATES = Rect(396, 448, 488, 60)
_PLATE_GAP = 12

SEAT_SIZE = (198, 128)
OWN = Rect(336, 514, 608, 120)
ROLE = Rect(OWN.right - 96, OWN.top + 10, 86, 100)
_LEFT, _RIGHT = 114, 1166
_UP, _DOWN = 218, 436
_TOP = 74
_AROUND: dict[int, tuple[Point, ...]] = {
    1: ((640, _TOP),),
    2: ((_LEFT + 60, 250), (_RIGHT - 60, 250)),
    3: ((_LEFT, 320), (640, _TOP), (_RIGHT, 320)),
    4: ((_LEFT, 340), (420, _TOP), (860, _TOP), (_RIGHT, 340)),
    5: ((_LEFT, _DOWN), (_LEFT, _UP), (640, _TOP), (_RIGHT, _UP), (_RIGHT, _DOWN)),
    6: ((_LEFT, _DOWN), (_LEFT, _UP), (480, _TOP), (800, _TOP), (_RIGHT, _UP), (_RIGHT, _DOWN)),
    7: ((_LEFT, _DOWN), (_LEFT, _UP), (376, _TOP), (640, _TOP), (904, _TOP), (_RIGHT, _UP), (_RIGHT, _DOWN)),
}

BAR = Rect(0, 640, 1280, 80)
CORNER = Rect(1086, 651, 178, 60)
TURN = Rect(16, 651, 380, 60)
KEYS = Rect(404, 651, 460, 60)
BUTTONS: tuple[tuple[str, Rect], ...] = tuple(
    (name, Rect(882 + number % 2 * 100, 651 + number // 2 * 31, 96, 28))
    for number, name in enumerate(("prompts", "log", "speed", "back"))
)
MARGIN = Rect(6, 6, 1268, BAR.top - 12)


def seat(at: Seat, me: Seat, seats: int) -> Rect:
    """Where a seat's sheet hangs: the own one below, all others clockwise from the left."""
    if at == me:
        return OWN
    area = Rect((0, 0), SEAT_SIZE)
    area.center = _AROUND[seats - 1][(at - me) % seats - 1]
    return area


def hand(at: Seat, me: Seat, seats: int) -> Point:
    """The point of a seat's sheet that looks into the ring: shots start and end there, dice come from there."""
    area = seat(at, me, seats)
    if at == me:
        return area.centerx, HINT.top - 8
    if area.top < _TOP:
        return area.centerx, area.bottom - 6
    return (area.right - 6 if area.centerx < MIDDLE else area.left + 6), area.centery


def badge(at: Seat, me: Seat, seats: int) -> Point:
    """Where another seat's distance is told: at its hand, but clear of the figures on the sheets at the top."""
    x, y = hand(at, me, seats)
    return (x, y + 18) if seat(at, me, seats).top < _TOP else (x, y)


def die(slot: int, kept: bool) -> Point:
    """Where a die lies."""
    dx, dy = _JITTER[slot]
    return MIDDLE + (slot - 2) * _STEP + dx, (KEPT_Y if kept else LOOSE_Y) + dy


def die_area(slot: int, kept: bool) -> Rect:
    """What a click on a die hits."""
    area = Rect(0, 0, 88, 84)
    area.center = die(slot, kept)
    return area


def arrow(at: int, of: int) -> Point:
    """Where an arrow of the pile lies."""
    return round(PILE.centerx + (at - (of - 1) / 2) * PILE_STEP), PILE.centery


def plate(number: int, count: int) -> Rect:
    """One of so many large buttons in a row."""
    width = (PLATES.width - _PLATE_GAP * (count - 1)) // count
    return Rect(PLATES.left + number * (width + _PLATE_GAP), PLATES.top, width, PLATES.height)


def slots() -> range:
    """All dice."""
    return range(DICE)
