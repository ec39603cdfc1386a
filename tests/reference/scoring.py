"""Knows the card a second time, from the text of the rules alone (yathsel.md 2 and 3), nothing of game/."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import floor

NUMBERS = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
LOWER = ("three_kind", "four_kind", "full_house", "small_straight", "large_straight", "yathsel", "chance")
BOXES = (*NUMBERS, *LOWER)
HALF = Fraction(1, 2)
TWISTS: dict[str, dict[str, Fraction | int]] = {
    "double_yathsel": {"yathsel": 2},
    "double_straights": {"small_straight": 2, "large_straight": 2},
    "double_full_house": {"full_house": 2},
    "double_chance": {"chance": 2},
    "double_kinds": {"three_kind": 2, "four_kind": 2},
    "double_sixes": {"sixes": 2},
    "double_upper": dict.fromkeys(NUMBERS, 2),
    "triple_yathsel": {"yathsel": 3},
    "half_chance": {"chance": HALF},
    "straight_gamble": {"small_straight": 2, "large_straight": 2, "full_house": HALF},
}


def plain(box: str, dice: Sequence[int]) -> int:
    """Points of five faces in a box, without twists."""
    dice = sorted(dice)
    tallies = sorted((dice.count(face) for face in set(dice)), reverse=True)
    gaps = "".join(str(face) for face in sorted(set(dice)))
    if box in NUMBERS:
        return sum(face for face in dice if face == NUMBERS[box])
    worth = {
        "three_kind": sum(dice) if tallies[0] in (3, 4, 5) else 0,
        "four_kind": sum(dice) if tallies[0] in (4, 5) else 0,
        "full_house": 25 if tallies == [3, 2] else 0,
        "small_straight": 30 if any(run in gaps for run in ("1234", "2345", "3456")) else 0,
        "large_straight": 40 if gaps in ("12345", "23456") else 0,
        "yathsel": 50 if tallies == [5] else 0,
        "chance": sum(dice),
    }
    return worth[box]


def factor(box: str, twists: Iterable[str]) -> Fraction:
    """What all twists in force make of one box."""
    named = [TWISTS[twist][box] for twist in twists if box in TWISTS[twist]]
    boost = max((one for one in named if one > 1), default=None)
    weakening = min((one for one in named if one < 1), default=None)
    if boost is not None and weakening is not None:
        return Fraction(1)
    return Fraction(boost or weakening or 1)


def points(box: str, dice: Sequence[int], twists: Iterable[str] = ()) -> int:
    """Points of five faces in a box under twists; halves round down."""
    return floor(plain(box, dice) * factor(box, twists))


def total(boxes: dict[str, int], extra_yathsels: int = 0) -> int:
    """What a card is worth."""
    upper = sum(boxes.get(box, 0) for box in NUMBERS)
    return sum(boxes.values()) + (35 if upper >= 63 else 0) + 50 * extra_yathsels
