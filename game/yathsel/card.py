"""Knows the thirteen boxes and what a throw is worth in each (yathsel.md section 2)."""

from dataclasses import dataclass
from functools import cache

from game.core import tables

BOXES = (
    "ones", "twos", "threes", "fours", "fives", "sixes",
    "three_kind", "four_kind", "full_house", "small_straight", "large_straight", "yathsel", "chance",
)  # fmt: skip
UPPER = 6
YATHSEL = BOXES.index("yathsel")
CHANCE = BOXES.index("chance")
DICE = 5

Faces = tuple[int, ...]
Factor = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The card's numbers, as in `data/yathsel/card.toml`."""

    full_house: int
    small_straight: int
    large_straight: int
    yathsel: int
    upper_bonus: int
    upper_bar: int
    further_points: int
    further_gold: int
    throws: int


@cache
def numbers() -> Numbers:
    """The numbers of the card; raises `DataError` for a damaged file."""
    return tables.load("yathsel/card.toml", Numbers)


def plain_points(box: int, faces: Faces) -> int:
    """Points of five faces (1..6, any order) in box 0..12 before any twist; 0 without the pattern."""
    return _plain_points(box, tuple(sorted(faces)))


def points(box: int, faces: Faces, factor: Factor) -> int:
    """Points after the box's factor (times, divided by); halves round down."""
    times, over = factor
    return plain_points(box, faces) * times // over


def five_alike(faces: Faces) -> bool:
    """Whether all five dice show one number."""
    return len(set(faces)) == 1


@cache
def _plain_points(box: int, faces: Faces) -> int:
    if box < UPPER:
        return faces.count(box + 1) * (box + 1)
    most = max(faces.count(face) for face in faces)
    match BOXES[box]:
        case "three_kind":
            return sum(faces) if most >= 3 else 0
        case "four_kind":
            return sum(faces) if most >= 4 else 0
        case "full_house":
            return numbers().full_house if most == 3 and len(set(faces)) == 2 else 0
        case "small_straight":
            return numbers().small_straight if _has_run(faces, 4) else 0
        case "large_straight":
            return numbers().large_straight if _has_run(faces, 5) else 0
        case "yathsel":
            return numbers().yathsel if five_alike(faces) else 0
        case _:
            return sum(faces)


def _has_run(faces: Faces, length: int) -> bool:
    present = set(faces)
    return any(all(low + step in present for step in range(length)) for low in range(1, 8 - length))
