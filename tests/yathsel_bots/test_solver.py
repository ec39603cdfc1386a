"""Knows what whole cards are worth, from exact figures found elsewhere and from plain recursion."""

from dataclasses import replace

import pytest

from game.yathsel import twists
from game.yathsel.bots.lattice import Floats
from game.yathsel.bots.solver import solve_values
from game.yathsel.bots.table import Spot, Table, solve
from game.yathsel.bots.terms import Terms, classes, terms
from tests.yathsel_bots.oracle import Card

BEST = {
    "double_straights": 314.0485,
    "double_kinds": 289.7054,
    "double_sixes": 284.3333,
    "double_upper": 326.2070,
    "triple_yathsel": 286.4533,
    "straight_gamble": 303.7321,
    "double_chance": 272.4404,
    "double_yathsel": 267.3117,
    "double_full_house": 273.2219,
}
OFTEN = ("double_straights", "double_upper")
SMALL = (
    ((0,), 62, False),
    ((5,), 45, True),
    ((8,), 0, True),
    ((11,), 0, False),
    ((12,), 63, True),
    ((3, 4), 40, False),
    ((11, 12), 10, False),
    ((5, 11), 51, False),
    ((6, 9), 0, True),
)


def whole_card(values: Floats, rules: Terms) -> float:
    return float(values[-2, classes(rules).ids[-1, 0]])


def test_the_untwisted_card_is_worth_249_5569(fresh_values: Floats) -> None:
    assert whole_card(fresh_values, terms()) == pytest.approx(249.55692178, abs=1e-8)


def test_the_untwisted_card_has_359616_states(fresh_values: Floats) -> None:
    assert int((fresh_values > -1.0).sum()) == 359_616


@pytest.mark.parametrize(
    "name", [name if name in OFTEN else pytest.param(name, marks=pytest.mark.trials) for name in BEST]
)
def test_the_best_expected_card_under_each_twist(name: str) -> None:
    table = solve(terms(twists.factors((name,))))
    assert table.ahead(Spot()) / 1000 == pytest.approx(BEST[name], abs=1e-3)


def test_the_best_expected_card_under_half_chance(half_chance: Table) -> None:
    assert half_chance.ahead(Spot()) / 1000 == pytest.approx(238.4806, abs=1e-3)


@pytest.mark.trials
@pytest.mark.parametrize(("further", "expected"), [(0, 245.870774514), (100, 253.970241190)])
def test_the_public_figures_of_the_game_without_jokers(further: int, expected: float) -> None:
    rules = replace(terms(), further=further)
    assert whole_card(solve_values(rules), rules) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize(("boxes", "upper", "scored"), SMALL)
def test_cards_with_one_or_two_open_boxes_equal_plain_recursion(
    fresh_values: Floats, boxes: tuple[int, ...], upper: int, scored: bool
) -> None:
    opened = sum(1 << box for box in boxes)
    row = (opened >> 6) * 2 + int(scored)
    found = fresh_values[row, classes(terms()).ids[opened & 63, upper]]
    assert float(found) == pytest.approx(float(Card().ahead(frozenset(boxes), upper, scored)), abs=1e-11)


def test_a_twisted_card_with_two_open_boxes_equals_plain_recursion(half_chance: Table) -> None:
    expected = Card(("half_chance",)).ahead(frozenset((1, 12)), 58, True)
    assert half_chance.ahead(Spot(1 << 1 | 1 << 12, 58, True)) == pytest.approx(float(expected * 1000), abs=0.51)
