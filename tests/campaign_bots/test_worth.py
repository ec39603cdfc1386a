"""The stored worth of dice, against a numerical study made with other code, and recomputed."""

import numpy as np
import pytest

from game.yathsel import dice
from game.yathsel.bots import worth
from game.yathsel.bots.pocket import OddDie, odd_die
from game.yathsel.bots.terms import terms
from game.yathsel.bots.worths import worths

STUDY = {"low": 15.1, "odd": 19.4, "even": 24.9, "high": 30.3, "nailed_3": 40.0, "nailed_6": 53.9}
STUDY_IN_HAND = {"low": -26.0, "odd": -11.2, "even": 1.8, "high": 12.7, "nailed_3": -31.2, "nailed_6": -17.7}


@pytest.mark.parametrize("kind", STUDY)
def test_a_die_in_a_pocket_is_worth_what_the_study_found(kind: str) -> None:
    assert worths()[kind].free / 1000 == pytest.approx(STUDY[kind], abs=0.06)


@pytest.mark.parametrize("kind", STUDY_IN_HAND)
def test_a_die_in_the_hand_for_good_is_worth_what_the_study_found(kind: str) -> None:
    assert (worths()[kind].hand or 0) / 1000 == pytest.approx(STUDY_IN_HAND[kind], abs=0.06)


def test_every_die_for_sale_has_its_worth() -> None:
    assert tuple(worths()) == dice.for_sale()


def test_a_die_that_breaks_is_worth_less_than_one_that_does_not() -> None:
    breaking = [found for found in worths().values() if found.wearing is not None]
    assert {found.id for found in breaking} <= {kind for kind in worths() if dice.kinds()[kind].breaks_after}
    assert all(0 < (found.wearing or 0) < found.free for found in breaking)


def test_the_worth_of_a_nailed_six_is_found_again() -> None:
    found = worth.worth_free(terms(), odd_die("nailed_6"))
    assert found * 1000 == pytest.approx(worths()["nailed_6"].free, abs=2)


def test_a_turn_with_a_die_that_has_no_throw_left_is_a_plain_turn() -> None:
    leaf = np.linspace(0, 50, 252, dtype=np.float32).reshape(-1, 1)
    plain = float(worth._free_turn(odd_die("plain"), leaf)[0])
    wearing = worth._wearing_turn(odd_die("nailed_6"), [leaf, leaf])
    assert float(wearing[0][0]) == pytest.approx(plain, abs=0.001)
    assert float(wearing[1][0]) >= plain


def test_with_one_swap_a_turn_it_matters_little_where_the_die_lies_first() -> None:
    leaf = np.linspace(0, 50, 252, dtype=np.float32).reshape(-1, 1)
    pocket, hand = worth._one_swap_turn(odd_die("high"), (leaf, leaf))
    free = worth._free_turn(odd_die("high"), leaf)
    assert float(pocket[0]) <= float(free[0]) + 0.001
    assert float(hand[0]) <= float(free[0]) + 0.001


@pytest.mark.trials
@pytest.mark.parametrize("kind", dice.for_sale())
def test_the_worth_of_each_die_is_found_again(kind: str) -> None:
    found = worths()[kind]
    assert worth.worth_free(terms(), odd_die(kind)) * 1000 == pytest.approx(found.free, abs=2)
    if found.hand is not None:
        assert worth.worth_in_hand(terms(), odd_die(kind)) * 1000 == pytest.approx(found.hand, abs=2)


@pytest.mark.trials
def test_a_star_in_place_of_a_one_is_worth_what_the_study_found_within_a_fifth_of_a_point() -> None:
    assert worth.worth_free(terms(), OddDie((0, 2, 3, 4, 5, 6), (1,) * 6)) == pytest.approx(41.4, abs=0.2)


@pytest.mark.trials
def test_one_swap_a_turn_in_all_takes_four_points_from_a_high_die() -> None:
    pocket, _ = worth.worth_one_swap(terms(), odd_die("high"))
    assert pocket * 1000 == pytest.approx(worths()["high"].one_swap, abs=2)
    assert 3500 < worths()["high"].free - pocket * 1000 < 4500
