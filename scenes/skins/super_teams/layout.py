"""Knows where everything but the track lies on the table of Super Teams, in pixels of the 1280x720 canvas."""

from pygame import Rect

from game.core.rules import Seat
from scenes.skins.super_teams.course import Course, Point

MIDDLE = 600
LINE = Rect(190, 6, 890, 32)
SEATS = Rect(1104, 10, 166, 424)
_TALLEST, _GAP = 132, 8
PLAYED = Rect(1108, 446, 62, 86)
PILES = Rect(1180, 446, 90, 86)
CORNER = Rect(1104, 538, 166, 48)
_BUTTON = (80, 28)
BUTTONS: tuple[tuple[str, Rect], ...] = tuple(
    (name, Rect(1104, 594 + at * 31, 166, _BUTTON[1])) for at, name in enumerate(("prompts", "log", "speed", "back"))
)
DESK = Rect(0, 588, 1094, 132)
HINT = Rect(180, 580, 760, 27)
KEYS = Rect(880, 690, 210, 24)
CARDS = Rect(14, 612, 440, 100)
_CARD_STEP, CARD = 72, (66, 94)
BONUSES = Rect(470, 612, 410, 100)
_BONUS_STEP, BONUS = 82, (78, 94)
PASS = Rect(884, 612, 206, 40)
PASS_ALL = Rect(884, 656, 206, 32)
SHOUT: Point = (MIDDLE, 306)
SHIP = (46, 32)
_SIDE = (206, 58)
_SPREAD = (21, 17)


def card(at: int) -> Rect:
    """A movement card in the own hand."""
    return Rect(CARDS.left + at * _CARD_STEP, CARDS.top + 4, *CARD)


def bonus(at: int) -> Rect:
    """A kind of bonus card in the own hand."""
    return Rect(BONUSES.left + at * _BONUS_STEP, BONUSES.top + 4, *BONUS)


def habit(at: int) -> Rect:
    """What is to be done with a kind of bonus card: the lower edge of the card."""
    area = bonus(at)
    return Rect(area.left + 3, area.bottom - 23, area.width - 6, 20)


def seat(at: Seat, seats: int) -> Rect:
    """A player's panel."""
    height = min(_TALLEST, (SEATS.height + _GAP) // seats - _GAP)
    return Rect(SEATS.left, SEATS.top + at * (height + _GAP), SEATS.width, height)


def side(at: int, sides: int, place: Point) -> Rect:
    """One of the sides to choose from, beside the space at `place`."""
    made = Rect(0, 0, *_SIDE)
    above = place[1] > 300
    made.center = (round(place[0] + (at - (sides - 1) / 2) * (_SIDE[0] + 10)), place[1] + (-104 if above else 104))
    return made.clamp(Rect(8 + at * (_SIDE[0] + 10), 44, 1080 - sides * (_SIDE[0] + 10) + _SIDE[0], 530))


def spaces(course: Course, space: int) -> Rect:
    """The part of the track that belongs to a space."""
    planet = space in (0, len(course.points) - 1)
    made = Rect(0, 0, *(2 * (130 if planet else course.plate - 10,)))
    made.center = course.points[space]
    return made


def standing(course: Course, space: int, at: int, of: int) -> Point:
    """Where the ship number `at` of `of` on a space stands: beside the others, so that the space is still seen."""
    x, y = course.points[space]
    planet = space in (0, len(course.points) - 1)
    rows = 1 if of == 1 else 2
    across = -(-of // rows)
    row, column = at // across, at % across
    here = min(across, of - row * across)
    wide, high = (38, 30) if planet else (_SPREAD[0] * 2 - 2, _SPREAD[1] * 2 - 4)
    lift = 0 if planet or rows > 1 else -15
    return round(x + (column - (here - 1) / 2) * wide), round(y + lift + (row - (rows - 1) / 2) * high)
