"""Knows that opponents of every strength and temper do something legal, the same again, and err as they should."""

from collections import Counter
from hashlib import sha256
from itertools import combinations_with_replacement, product

import pytest

from game.core.draw import draw
from game.yathsel.bots.coach import analyse
from game.yathsel.bots.opponent import Decision, Draw, Side, decide_turn
from game.yathsel.bots.spots import open_boxes
from game.yathsel.bots.table import Spot, Table
from game.yathsel.bots.tempers import tempers
from game.yathsel.bots.turn import HOLDS

THROWS = tuple(combinations_with_replacement(range(1, 7), 5))
EMPTY = Side(Spot(), 0)
OTHER = Side(Spot(1 << 8 | 1 << 12, 63, True), 180)
DICE = (4, 1, 4, 6, 3)
ANSWERS = "eb6d52fcdd369479186c21c4470f0255cf2bb7016fb64f9dca44d2cac5cc01e1"


def chance(*counters: int) -> Draw:
    return lambda decision, n: draw("BOTS", "bot", (*counters, decision), n)


def allowed(spot: Spot, throws_left: int, decision: Decision) -> bool:
    if decision[0] == "throw":
        return throws_left > 0 and decision[1] in HOLDS
    return decision[1] in open_boxes(spot)


@pytest.mark.parametrize("strength", [0, 200, 550, 1000])
@pytest.mark.parametrize("box", range(13))
def test_one_open_box_and_any_throw_get_a_legal_answer_at_every_level(plain: Table, box: int, strength: int) -> None:
    mine = Side(Spot(1 << box, 55, box != 11), 150)
    for place, dice in enumerate(THROWS):
        for left in (2, 1, 0):
            found = decide_turn(plain, mine, OTHER, dice, left, strength, None, chance(place))
            assert allowed(mine.spot, left, found), (dice, left, found)


def test_yathsel_alone_and_a_throw_without_it_ends_in_that_box(plain: Table) -> None:
    mine = Side(Spot(1 << 11, 20), 120)
    assert decide_turn(plain, mine, OTHER, (6, 1, 3, 1, 4), 0, 300, None, chance(0)) == ("enter", 11)


@pytest.mark.parametrize("temper", ["straights", "high_numbers", "cautious", "gambler", "methodical"])
def test_every_temper_gives_legal_answers(plain: Table, temper: str) -> None:
    for place, dice in enumerate(THROWS[::9]):
        for left in (2, 1, 0):
            found = decide_turn(plain, EMPTY, EMPTY, dice, left, 600, temper, chance(place))
            assert allowed(EMPTY.spot, left, found)


def test_the_first_throw_of_a_turn_is_thrown_with_all_dice(plain: Table) -> None:
    assert decide_turn(plain, EMPTY, EMPTY, None, 3, 700, None, chance(0)) == ("throw", ())


def test_the_same_moment_gets_the_same_answer(plain: Table) -> None:
    answers = {decide_turn(plain, EMPTY, OTHER, DICE, 2, 400, "gambler", chance(3)) for _ in range(5)}
    assert len(answers) == 1


def test_every_machine_meets_the_same_opponents(plain: Table) -> None:
    mine, told = Side(Spot(0b1_1010_0110_0101, 21), 90), []
    for strength, temper in product((0, 300, 690, 1000), (None, "straights", "cautious")):
        for place, dice in enumerate(THROWS[::5]):
            for side in (mine, Side(Spot(1 << 3 | 1 << 11, 50), 170)):
                told.append(decide_turn(plain, side, OTHER, dice, place % 3, strength, temper, chance(place)))
    assert sha256(repr(told).encode()).hexdigest() == ANSWERS


def test_full_strength_takes_the_first_of_the_best(plain: Table) -> None:
    for dice in THROWS[::7]:
        best = analyse(plain, EMPTY.spot, 0, dice, 1).choices[0]
        found = decide_turn(plain, EMPTY, EMPTY, dice, 1, 1000, None, chance(0))
        assert found == (("throw", best.hold) if best.box is None else ("enter", best.box))


def test_full_strength_draws_nothing(plain: Table) -> None:
    def never(decision: int, n: int) -> int:
        raise AssertionError("nothing is left to chance")

    for mine in (EMPTY, OTHER):
        assert allowed(mine.spot, 2, decide_turn(plain, mine, OTHER, DICE, 2, 1000, "cautious", never))


def test_decisions_of_one_turn_draw_under_different_numbers(plain: Table) -> None:
    seen: list[int] = []

    def noting(decision: int, n: int) -> int:
        assert 1 <= n <= 1 << 64
        seen.append(decision)
        return n - 1

    for left in (2, 1, 0):
        decide_turn(plain, EMPTY, EMPTY, DICE, left, 500, None, noting)
    assert len(seen) == len(set(seen))


def test_random_play_takes_every_hold_and_stopping_alike(plain: Table) -> None:
    answers = Counter(decide_turn(plain, EMPTY, None, DICE, 2, 0, None, chance(k)) for k in range(3_200))
    holds = [number for answer, number in answers.items() if answer[0] == "throw"]
    assert len(holds) == 31
    assert 60 < min(holds) <= max(holds) < 150


def test_weaker_opponents_give_more_away(plain: Table) -> None:
    losses = {}
    worth = {(c.hold, c.box): c.loss for c in analyse(plain, Spot(), 0, DICE, 0).choices}
    for strength in (250, 500, 750, 950):
        boxes = [decide_turn(plain, EMPTY, None, DICE, 0, strength, None, chance(k))[1] for k in range(400)]
        losses[strength] = sum(worth[(), box] for box in boxes if isinstance(box, int))
    assert sorted(losses.values(), reverse=True) == list(losses.values())


def test_no_shift_of_a_temper_is_over_half_a_point() -> None:
    assert set(tempers()) == {"straights", "high_numbers", "cautious", "gambler", "methodical"}
