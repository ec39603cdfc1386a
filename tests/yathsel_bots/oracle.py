"""Knows small cards a second time, by plain recursion over fractions and the rules' text: no lattice, no arrays."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product

from tests.reference import scoring

Faces = tuple[int, ...]
Worth = Callable[[Faces], Fraction]
UPPER = 6
YATHSEL = scoring.BOXES.index("yathsel")


class Card:
    """Best expected points still to come on a card with few open boxes."""

    def __init__(self, twists: tuple[str, ...] = ()) -> None:
        self.twists = twists
        self.ahead = cache(self._ahead)

    def entry(self, open_boxes: frozenset[int], upper: int, scored: bool, box: int, dice: Faces) -> Fraction:
        """Points of an entry and of all that comes after it."""
        worth = scoring.points(scoring.BOXES[box], dice, self.twists)
        further = 50 if scored and len(set(dice)) == 1 else 0
        total = upper + worth if box < UPPER else upper
        bonus = 35 if upper < 63 <= total else 0
        yathsel = scored or (box == YATHSEL and worth > 0)
        return worth + further + bonus + self.ahead(open_boxes - {box}, total, yathsel)

    def best(self, open_boxes: frozenset[int], upper: int, scored: bool) -> Worth:
        """The best entry of a throw."""
        return cache(lambda dice: max(self.entry(open_boxes, upper, scored, box, dice) for box in open_boxes))

    def _ahead(self, open_boxes: frozenset[int], upper: int, scored: bool) -> Fraction:
        if not open_boxes:
            return Fraction(0)
        return keep_value(self.best(open_boxes, upper, scored), (), 3)


def keep_value(worth: Worth, kept: Faces, throws: int) -> Fraction:
    """The value of throwing all dice but these, with so many throws left and `worth` of what is entered."""

    @cache
    def keep(faces: Faces, left: int) -> Fraction:
        outcomes = list(product(range(1, 7), repeat=5 - len(faces)))
        found: dict[Faces, int] = {}
        for thrown in outcomes:
            dice = tuple(sorted(faces + thrown))
            found[dice] = found.get(dice, 0) + 1
        return sum((many * shown(dice, left - 1) for dice, many in found.items()), Fraction(0)) / len(outcomes)

    @cache
    def shown(dice: Faces, left: int) -> Fraction:
        values = [worth(dice)]
        if left:
            values += [keep(faces, left) for faces in {f for size in range(5) for f in combinations(dice, size)}]
        return max(values)

    return keep(kept, throws)
