"""Knows that the values inside a turn are exact, and that they are told completely and in order."""

from fractions import Fraction

import pytest

from game.yathsel.bots.choices import choices, every_choice
from game.yathsel.bots.coach import analyse
from game.yathsel.bots.spots import entry_value, open_boxes
from game.yathsel.bots.table import Spot, Table
from game.yathsel.bots.turn import HOLDS, scale, turn
from tests.yathsel_bots.oracle import Faces, keep_value

MIDDLE = Spot(0b1_1010_0110_0101, 21, False)
LATE = Spot(0b0_0010_0001_0000, 55, True)
DICE = (4, 1, 4, 6, 3)


def recursion(table: Table, spot: Spot, kept: Faces, throws: int) -> Fraction:
    def worth(dice: Faces) -> Fraction:
        return Fraction(max(entry_value(table, spot, box, dice) for box in open_boxes(spot)))

    return keep_value(worth, kept, throws)


@pytest.mark.parametrize("throws", [1, 2, 3])
@pytest.mark.parametrize("kept", [(), (4, 4), (1, 3, 4, 6)])
@pytest.mark.parametrize("spot", [MIDDLE, LATE])
def test_keeping_dice_is_worth_exactly_what_recursion_finds(plain: Table, spot: Spot, kept: Faces, throws: int) -> None:
    found = Fraction(turn(plain, spot, 3).keep(kept, throws), scale(throws))
    assert found == recursion(plain, spot, kept, throws)


def test_a_fourth_throw_is_known_to_a_thousandth(plain: Table) -> None:
    found = Fraction(turn(plain, LATE, 4).keep((), 4), scale(4))
    assert float(found) == pytest.approx(float(recursion(plain, LATE, (), 4)), abs=1e-3)


def test_an_empty_card_before_the_first_throw_is_worth_the_table(plain: Table) -> None:
    assert analyse(plain, Spot(), 0, None, 3).value == pytest.approx(plain.ahead(Spot()), abs=1)


def test_the_analysis_of_a_throw_names_every_hold_and_every_open_box(plain: Table) -> None:
    found = analyse(plain, MIDDLE, 100, DICE, 2)
    assert sorted(c.hold for c in found.choices if c.box is None) == sorted(HOLDS)
    assert sorted(c.box for c in found.choices if c.box is not None) == list(open_boxes(MIDDLE))


def test_the_analysis_puts_the_best_first_and_its_loss_is_nought(plain: Table) -> None:
    found = analyse(plain, MIDDLE, 100, DICE, 1)
    values = [choice.value for choice in found.choices]
    assert values == sorted(values, reverse=True)
    assert found.choices[0].loss == 0
    assert found.value == values[0]


def test_a_loss_is_the_distance_to_the_best(plain: Table) -> None:
    found = analyse(plain, MIDDLE, 0, DICE, 2)
    assert all(abs(found.value - choice.value - choice.loss) <= 1 for choice in found.choices)


def test_the_total_on_the_card_counts_into_the_value(plain: Table) -> None:
    assert analyse(plain, LATE, 150, DICE, 0).value == analyse(plain, LATE, 0, DICE, 0).value + 150_000


def test_a_last_throw_leaves_only_boxes(plain: Table) -> None:
    assert all(choice.box is not None for choice in analyse(plain, MIDDLE, 0, DICE, 0).choices)


def test_before_the_first_throw_the_only_choice_is_to_throw(plain: Table) -> None:
    found = analyse(plain, MIDDLE, 0, None, 3)
    assert [(choice.hold, choice.box) for choice in found.choices] == [((), None)]


def test_between_turns_the_value_is_what_lies_ahead(plain: Table) -> None:
    assert analyse(plain, MIDDLE, 80, None, 0).value == 80_000 + plain.ahead(MIDDLE)


def test_a_full_card_is_worth_its_total(plain: Table) -> None:
    found = analyse(plain, Spot(0, 63, True), 260, None, 0)
    assert (found.value, found.choices) == (260_000, ())


def test_distinct_choices_name_each_set_of_kept_dice_once(plain: Table) -> None:
    holds = [choice.hold for choice in choices(plain, MIDDLE, (2, 2, 2, 2, 2), 2) if choice.box is None]
    assert holds == [(), (0,), (0, 1), (0, 1, 2), (0, 1, 2, 3)]


def test_equal_dice_in_other_slots_are_worth_the_same(plain: Table) -> None:
    values = {choice.hold: choice.value for choice in every_choice(plain, MIDDLE, (5, 2, 5, 1, 5), 2)}
    assert values[(0, 2)] == values[(0, 4)] == values[(2, 4)]


def test_a_further_yathsel_is_worth_fifty_in_another_box(plain: Table) -> None:
    with_points, without = (entry_value(plain, Spot(1 << 3, 63, scored), 3, (4,) * 5) for scored in (True, False))
    assert (with_points, without) == (70_000, 20_000)


def test_the_entry_that_reaches_the_bar_brings_the_bonus(plain: Table) -> None:
    assert entry_value(plain, Spot(1 << 5, 45), 5, (6, 6, 6, 1, 2)) == 53_000
    assert entry_value(plain, Spot(1 << 5, 46), 5, (6, 6, 1, 1, 2)) == 12_000
