"""Knows where everything lies on Yathsel's table, in pixels of the 1280x720 canvas."""

from functools import cache

import pygame

from game.core.rules import Seat
from game.yathsel.card import BOXES, DICE, UPPER

Point = tuple[int, int]

MIDDLE = 596
OWN_Y, THEIR_Y = 302, 122
THEIR_SCALE = 0.84
_JITTER = ((-5, -7), (3, 6), (-2, -3), (5, 8), (2, -5))

RACK = pygame.Rect(306, 370, 580, 124)
_RECESS_FIRST, _RECESS_STEP, _RECESS_Y = 67, 111.4, 60
LOG = pygame.Rect(330, 174, 532, 76)
LOG_LINES = 3
THROW_BUTTON = pygame.Rect(310, 504, 278, 60)
ENTER_BUTTON = pygame.Rect(604, 504, 278, 60)
CURTAIN = pygame.Rect(297, 140, 598, 224)
HINT = pygame.Rect(310, 566, 572, 26)
CUPS: tuple[Point, ...] = ((340, 640), (860, 10))

PARCHMENT = pygame.Rect(950, 2, 330, 636)
SHADOW_MARGIN = 30
CARD_LEFT, CARD_RIGHT = 972, 1258
NAME_WIDTH = 138
COLUMNS = (1182, 1256)
COLUMN_WIDTH = 68
HEAD = pygame.Rect(CARD_LEFT, 22, CARD_RIGHT - CARD_LEFT, 40)
_ROWS_TOP, ROW_PX, _LOWER_GAP = 66, 31, 36
BONUS_ROW = pygame.Rect(CARD_LEFT, _ROWS_TOP + UPPER * ROW_PX, CARD_RIGHT - CARD_LEFT, 31)
FURTHER_ROW = pygame.Rect(CARD_LEFT, _ROWS_TOP + 13 * ROW_PX + _LOWER_GAP, CARD_RIGHT - CARD_LEFT, 30)
TOTAL_ROW = pygame.Rect(CARD_LEFT, FURTHER_ROW.bottom + 4, CARD_RIGHT - CARD_LEFT, 42)
LEAD_ROW = pygame.Rect(CARD_LEFT, TOTAL_ROW.bottom + 2, CARD_RIGHT - CARD_LEFT, 26)

FRAME = pygame.Rect(18, 18, 204, 204)
FACE = pygame.Rect(30, 30, 180, 180)
SIDE_MIDDLE = 120
SIDE_WIDTH = 196
NAME_Y, TEMPER_Y = 244, 270
TWIST_PLATE = pygame.Rect(12, 292, 216, 48)
TWIST_EFFECT = pygame.Rect(24, 341, 192, 42)
TOTAL_Y, TOTAL_LABEL_Y = 432, 398
THROWS_Y, STATE_Y = 486, 514
TRAIL = pygame.Rect(24, 556, 192, 54)

BAR = pygame.Rect(0, 640, 1280, 80)
TURN = pygame.Rect(24, 650, 196, 62)
KEYS = pygame.Rect(236, 651, 700, 58)
CORNER = pygame.Rect(956, 650, 304, 62)
BUTTONS: tuple[tuple[str, pygame.Rect], ...] = tuple(
    (name, pygame.Rect(KEYS.left + number * 176, KEYS.top + 29, 168, 27))
    for number, name in enumerate(("prompts", "log", "speed", "back"))
)


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
def row(box: str) -> pygame.Rect:
    """A box's row across the whole card."""
    number = BOXES.index(box)
    gap = _LOWER_GAP if number >= UPPER else 0
    return pygame.Rect(CARD_LEFT, _ROWS_TOP + number * ROW_PX + gap, CARD_RIGHT - CARD_LEFT, ROW_PX)


def die_area(slot: int, held: bool) -> pygame.Rect:
    """What a click on an own die hits."""
    area = pygame.Rect(0, 0, 100, 100)
    area.center = place(0, slot, held)
    return area
