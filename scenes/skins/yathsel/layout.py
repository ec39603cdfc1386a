"""Knows where everything lies on Yathsel's table, in pixels of the 1280x720 canvas."""

from functools import cache

from pygame import Rect

from game.core.rules import Seat
from game.yathsel.card import BOXES, DICE, UPPER

Point = tuple[int, int]

MIDDLE = 596
OWN_Y, THEIR_Y = 302, 122
THEIR_SCALE = 0.84
_JITTER = ((-5, -7), (3, 6), (-2, -3), (5, 8), (2, -5))

RACK = Rect(306, 370, 580, 124)
_RECESS_FIRST, _RECESS_STEP, _RECESS_Y = 67, 111.4, 60
LOG = Rect(330, 174, 532, 76)
LOG_LINES = 3
SPEECH = Rect(226, 6, 690, 62)
THROW_BUTTON = Rect(310, 504, 278, 60)
ENTER_BUTTON = Rect(604, 504, 278, 60)
CURTAIN = Rect(297, 140, 598, 224)
AHEAD = Rect(312, 568, 206, 24)
HINT = Rect(524, 567, 358, 26)
RETELL = Rect(LOG.right - 128, LOG.top + 1, 122, 24)
CUPS: tuple[Point, ...] = ((340, 640), (860, 10))

PARCHMENT = Rect(950, 2, 330, 636)
SHADOW_MARGIN = 30
CARD_LEFT, CARD_RIGHT = 972, 1258
NAME_WIDTH = 138
COLUMNS = (1182, 1256)
COLUMN_WIDTH = 68
HEAD = Rect(CARD_LEFT, 22, CARD_RIGHT - CARD_LEFT, 40)
_ROWS_TOP, ROW_PX, _LOWER_GAP = 66, 31, 36
BONUS_ROW = Rect(CARD_LEFT, _ROWS_TOP + UPPER * ROW_PX, CARD_RIGHT - CARD_LEFT, 31)
FURTHER_ROW = Rect(CARD_LEFT, _ROWS_TOP + 13 * ROW_PX + _LOWER_GAP, CARD_RIGHT - CARD_LEFT, 30)
TOTAL_ROW = Rect(CARD_LEFT, FURTHER_ROW.bottom + 4, CARD_RIGHT - CARD_LEFT, 42)
LEAD_ROW = Rect(CARD_LEFT, TOTAL_ROW.bottom + 2, CARD_RIGHT - CARD_LEFT, 26)

FRAME = Rect(18, 10, 204, 204)
FACE = Rect(30, 22, 180, 180)
SIDE_MIDDLE = 120
SIDE_WIDTH = 196
NAME_Y, TEMPER_Y = 232, 256
TWIST_PLATE = Rect(12, 272, 216, 44)
SALOON_TWIST = Rect(264, 655, 216, 50)
TWIST_EFFECT = Rect(24, 318, 192, 38)
_RULES, RULE_PX, MOST_RULES = Rect(16, 360, 208, 84), 28, 3
TOTAL_Y, TOTAL_LABEL_Y = 474, 450
THROWS_Y, STATE_Y = 507, 530
TURN_Y = 553
TRAIL = Rect(24, 566, 192, 46)

BAR = Rect(0, 640, 1280, 80)
GOLD = Rect(16, 651, 92, 58)
WARNING = Rect(808, 651, 64, 58)
_GOODS_TOP, _GOODS_HEIGHT = 651, 58
CORNER = Rect(1081, 651, 190, 60)
BUTTONS: tuple[tuple[str, Rect], ...] = tuple(
    (name, Rect(882 + number % 2 * 100, 651 + number // 2 * 31, 96, 28))
    for number, name in enumerate(("prompts", "log", "speed", "back"))
)


def pocket(place: int) -> Rect:
    """A pocket of the player in the strip below."""
    return Rect(116 + place * 66, _GOODS_TOP, 62, _GOODS_HEIGHT)


def trick(place: int) -> Rect:
    """A trick's place in the strip below."""
    return Rect(326 + place * 60, _GOODS_TOP, 56, _GOODS_HEIGHT)


def charm(place: int) -> Rect:
    """A charm's place in the strip below."""
    return Rect(516 + place * 58, _GOODS_TOP, 54, _GOODS_HEIGHT)


def rule(place: int) -> Rect:
    """A house rule's line beside the opponent."""
    return Rect(_RULES.left, _RULES.top + place * RULE_PX, _RULES.width, RULE_PX)


def rest(slot: int) -> Point:
    """Where an own die lies after a throw."""
    dx, dy = _JITTER[slot]
    return MIDDLE + (slot - 2) * 108 + dx, OWN_Y + dy


def rack(slot: int) -> Point:
    """Where an own die lies while it is held."""
    return round(RACK.left + _RECESS_FIRST + slot * _RECESS_STEP), RACK.top + _RECESS_Y


def their_rest(slot: int) -> Point:
    """Where one of the opponent's dice lies."""
    dx, dy = _JITTER[DICE - 1 - slot]
    return MIDDLE + (slot - 2) * 98 + dx, THEIR_Y + dy // 2


def place(seat: Seat, slot: int, held: bool) -> Point:
    """Where a die of a seat lies."""
    if seat == 0:
        return rack(slot) if held else rest(slot)
    return their_rest(slot)


@cache
def row(box: str) -> Rect:
    """A box's row across the whole card."""
    number = BOXES.index(box)
    gap = _LOWER_GAP if number >= UPPER else 0
    return Rect(CARD_LEFT, _ROWS_TOP + number * ROW_PX + gap, CARD_RIGHT - CARD_LEFT, ROW_PX)


def die_area(slot: int, held: bool) -> Rect:
    """What a click on an own die hits."""
    area = Rect(0, 0, 100, 100)
    area.center = place(0, slot, held)
    return area
