"""Knows what an entry is worth: stars, twists, charms and house rules in their order (yathsel.md 2, 3, 6 and 14)."""

from dataclasses import dataclass
from functools import cache
from itertools import product

from game.core.rules import Seat
from game.yathsel import dice as dice_kinds
from game.yathsel import goods, house
from game.yathsel.card import BOXES, CHANCE, DICE, UPPER, YATHSEL, Faces, Factor, five_alike, numbers, points
from game.yathsel.dice import PLAIN, STAR
from game.yathsel.state import Duel, has, holds_yathsel, turn_of
from game.yathsel.twists import boosted

STRAIGHTS = (BOXES.index("small_straight"), BOXES.index("large_straight"))
FULL_HOUSE = BOXES.index("full_house")
SEVENS = (7, 14, 21, 28)


@dataclass(frozen=True, slots=True)
class Worth:
    """What entering the present throw in a box would do.

    `trace` names each step that made the points, in order, with its part; `gold` each gain by its reason.
    """

    points: int
    further: bool
    zero: bool
    tax: int
    faces: Faces
    trace: tuple[tuple[str, int], ...]
    gold: tuple[tuple[str, int], ...]


def worth(duel: Duel, seat: Seat, box: str) -> Worth:
    """The worth of the present throw in a box of a seat; needs dice on the table."""
    assert duel.dice is not None
    at = BOXES.index(box)
    scored = holds_yathsel(duel.sides[seat].card)
    factor = _factor(duel, seat, at)
    faces = best_faces(duel.dice, at, factor, scored and at != YATHSEL)
    plain = points(at, faces, factor)
    further = scored and at != YATHSEL and five_alike(faces)
    trace = [("throw", plain), *(_additions(duel, seat, at, faces) if plain > 0 else ())]
    gained = sum(part for _, part in trace)
    if seat == 0 and at == CHANCE:
        less = min(gained, _rule(duel, "no_chance"))
        trace += [("no_chance", -less)] * (less > 0)
        gained -= less
    zero = gained == 0
    if zero and has(duel, "rabbit_foot", seat) and not duel.effects.zero_seen:
        gained = goods.charms()["rabbit_foot"].size
        trace.append(("rabbit_foot", gained))
    tax = _rule(duel, "zero_tax") if zero and seat == 0 else 0
    gold = tuple(_gold(duel, seat, faces, gained, further, zero))
    return Worth(gained, further, zero, tax, faces, tuple(trace), gold)


def best_faces(shown: Faces, at: int, factor: Factor, scored: bool) -> Faces:
    """The faces with each star as the number that brings the most points in the box, then the highest sum."""
    if STAR not in shown:
        return shown
    return _best_faces(shown, at, factor, scored)


@cache
def _best_faces(shown: Faces, at: int, factor: Factor, scored: bool) -> Faces:
    stars = shown.count(STAR)

    def filled(numbers_for_stars: tuple[int, ...]) -> Faces:
        rest = iter(numbers_for_stars)
        return tuple(face if face != STAR else next(rest) for face in shown)

    def value(faces: Faces) -> tuple[int, int]:
        further = numbers().further_points if scored and five_alike(faces) else 0
        return points(at, faces, factor) + further, sum(faces)

    return max((filled(chosen) for chosen in product(range(1, 7), repeat=stars)), key=value)


def _factor(duel: Duel, seat: Seat, at: int) -> Factor:
    """The box's factor; double_down is a boost like a twist's: the strongest counts, a weakening cancels."""
    boost = goods.tricks()["double_down"].size if seat == 0 and duel.effects.double_down else 1
    return boosted(duel.table.twists, boost)[at]


def _additions(duel: Duel, seat: Seat, at: int, faces: Faces) -> list[tuple[str, int]]:
    """What charms add to an entry that has its box's pattern."""
    if seat != 0 or not duel.charms:
        return []
    side = duel.sides[seat]
    kinds = {dice_kinds.family(die.kind) for die in side.hand or ()} - {PLAIN}
    times = {
        **dict.fromkeys(pattern_charms(at, faces), 1),
        "menagerie": min(len(kinds), goods.charms()["menagerie"].limit),
        "cold_blood": int(duel.thrown == 1),
        "patience": int(_patient(duel)),
    }
    if None not in (side.pockets or ()):
        times["empty_pocket"] = 0
    return [(name, goods.charms()[name].size * times[name]) for name in duel.charms if times.get(name)]


@cache
def pattern_charms(at: int, faces: Faces) -> frozenset[str]:
    """The charms that may add to these faces in a box; some ask for more than the faces."""
    found = {
        "full_hand": at == FULL_HOUSE,
        "straight_edge": at in STRAIGHTS,
        "menagerie": True,
        "odd_fellows": all(face % 2 for face in faces),
        "even_temper": all(face % 2 == 0 for face in faces),
        "empty_pocket": at >= UPPER,
        "cold_blood": True,
        "patience": True,
        "snake_eyes": faces.count(1) == 2 and len(set(faces)) == DICE - 1,
        "high_table": at < UPPER and faces.count(at + 1) >= goods.charms()["high_table"].start,
    }
    return frozenset(name for name, fits in found.items() if fits)


def _patient(duel: Duel) -> bool:
    """Exactly three throws, the same two slots held in both later ones."""
    held = goods.charms()["patience"].start
    return duel.thrown == 3 and len(set(duel.holds[1:])) == 1 and len(duel.holds[-1]) == held


def _gold(
    duel: Duel, seat: Seat, faces: Faces, gained: int, further: bool, zero: bool
) -> list[tuple[str, int]]:  # fmt: skip
    found = [("further_yathsel", numbers().further_gold)] if further and not duel.table.saloon else []
    if seat != 0 or duel.table.saloon:
        return found
    side = duel.sides[seat]
    sixes = sum(
        dice_kinds.kinds()[die.kind].gold_on_six
        for slot, die in enumerate(side.hand or ())
        if faces[slot] == 6 and slot not in (side.pending or ())
    )
    found += [("gilded", sixes)] * (sixes > 0)
    charms, shown = goods.charms(), duel.dice or ()
    if has(duel, "lucky_seven") and sum(face or dice_kinds.star_sum() for face in shown) in SEVENS:
        found.append(("lucky_seven", charms["lucky_seven"].size))
    fingers = charms["quick_fingers"]
    quick = has(duel, "quick_fingers") and duel.effects.fingered < fingers.limit
    if quick and side.swaps and gained >= fingers.start:
        found.append(("quick_fingers", fingers.size))
    if has(duel, "gravedigger") and zero and not duel.effects.zero_seen:
        found.append(("gravedigger", charms["gravedigger"].size))
    return found


def _rule(duel: Duel, rule: str) -> int:
    return house.in_force(rule, duel.table.house_rules, duel.table.difficulty)


def throws_of_turn(duel: Duel, seat: Seat) -> int:
    """How many throws the seat's coming turn has: three, less a short breath, one more on the last call."""
    turn = turn_of(duel.sides[seat].card)
    throws = numbers().throws
    if seat == 0:
        throws -= turn in duel.table.short_turns
        throws += has(duel, "last_call") and turn == len(BOXES) - 1
    return throws
