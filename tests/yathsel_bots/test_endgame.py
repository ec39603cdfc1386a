"""Knows what is left on short cards exactly, and that the last turns are played for the duel."""

from itertools import product

import pytest

from game.yathsel.bots import endgame
from game.yathsel.bots.opponent import Side, decide_turn
from game.yathsel.bots.remaining import plain_spot, remaining
from game.yathsel.bots.table import Spot, Table
from game.yathsel.bots.turn import scale
from tests.yathsel_bots.oracle import Faces, keep_value

CHANCE = Spot(1 << 12, 63)
FOUR = Spot(1 << 1 | 1 << 5 | 1 << 10 | 1 << 11, 40)
DONE = Spot(0, 63)


def nothing(decision: int, n: int) -> int:
    raise AssertionError("the best play draws nothing")


@pytest.mark.parametrize("spot", [CHANCE, FOUR, Spot(0b1_0000_0001_0110, 51, True), Spot(1 << 11 | 1 << 3, 10)])
def test_the_distribution_of_what_is_left_has_the_mean_of_the_table(plain: Table, spot: Spot) -> None:
    left = remaining(plain, plain_spot(plain, spot)).tolist()
    assert sum(left) == pytest.approx(1)
    mean = sum(points * chance for points, chance in enumerate(left))
    assert mean * 1000 == pytest.approx(plain.ahead(spot), abs=1)


def test_nothing_is_left_on_a_full_card(plain: Table) -> None:
    assert remaining(plain, DONE).tolist() == [1.0]


def test_the_last_yathsel_has_the_known_chance(plain: Table) -> None:
    left = remaining(plain, plain_spot(plain, Spot(1 << 11, 0))).tolist()
    assert left[50] == pytest.approx(0.0460286, abs=1e-7)
    assert left[0] == pytest.approx(1 - left[50])


@pytest.mark.parametrize("behind", [12, 19, 24, 30])
def test_the_last_chance_is_thrown_with_the_best_odds_to_catch_up(plain: Table, behind: int) -> None:
    def worth(dice: Faces) -> float:
        return (sum(dice) > behind) + (sum(dice) == behind) / 2

    _, walk = endgame.win_turn(plain, CHANCE, DONE, -behind, 3)
    found = walk.keep((), 3) / scale(3) / endgame.WIN_UNITS
    assert found == pytest.approx(float(keep_value(worth, (), 3)), abs=7e-4)


def test_far_behind_the_last_box_is_thrown_for_the_rare_catch(plain: Table) -> None:
    mine, theirs = Side(CHANCE, 172), Side(DONE, 200)
    sure = decide_turn(plain, mine, None, (5, 5, 5, 5, 6), 1, 1000, None, nothing)
    assert sure == ("enter", 12)
    assert decide_turn(plain, mine, theirs, (5, 5, 5, 5, 6), 1, 1000, None, nothing) == ("throw", (0, 1, 4))


def test_ahead_for_certain_the_points_decide(plain: Table) -> None:
    mine, theirs = Side(CHANCE, 300), Side(DONE, 200)
    for dice in product((1, 3, 6), repeat=5):
        assert decide_turn(plain, mine, theirs, dice, 1, 1000, None, nothing) == decide_turn(
            plain, mine, None, dice, 1, 1000, None, nothing
        )


def test_long_cards_are_played_for_points(plain: Table) -> None:
    assert not endgame.near(Spot(), DONE)
    assert not endgame.near(FOUR, Spot(0b111111))
    assert endgame.near(FOUR, Spot(0b11111))
