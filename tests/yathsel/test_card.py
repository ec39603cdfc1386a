"""Thirteen boxes: what every throw is worth, the upper bonus, the further Yathsel (yathsel.md section 2)."""

from itertools import combinations_with_replacement, permutations

import pytest

from game.yathsel.card import BOXES, plain_points
from game.yathsel.state import Card, has_bonus, total
from tests.reference import scoring
from tests.yathsel.places import all_but, duel, entered, form

THROWS = tuple(combinations_with_replacement(range(1, 7), 5))
UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")


def worth(box: str, *faces: int) -> int:
    return plain_points(BOXES.index(box), faces)


def test_the_card_has_the_thirteen_boxes_of_the_rules() -> None:
    assert BOXES == scoring.BOXES


def test_there_are_252_throws() -> None:
    assert len(THROWS) == 252


@pytest.mark.parametrize("box", BOXES)
def test_every_throw_is_worth_what_the_reference_says(box: str) -> None:
    for faces in THROWS:
        assert worth(box, *faces) == scoring.plain(box, faces), faces


@pytest.mark.parametrize("box", BOXES)
def test_the_order_of_the_dice_makes_no_difference(box: str) -> None:
    for faces in THROWS[::9]:
        assert {worth(box, *order) for order in permutations(faces)} == {worth(box, *faces)}


@pytest.mark.parametrize(
    ("box", "faces", "points"),
    [
        ("small_straight", (1, 2, 3, 3, 4), 30), ("large_straight", (1, 2, 3, 3, 4), 0),
        ("small_straight", (4, 4, 1, 2, 3), 30), ("large_straight", (4, 4, 1, 2, 3), 0),
        ("small_straight", (2, 3, 4, 5, 5), 30), ("large_straight", (2, 3, 4, 5, 5), 0),
        ("small_straight", (3, 4, 4, 5, 6), 30), ("large_straight", (3, 4, 4, 5, 6), 0),
        ("small_straight", (6, 3, 5, 4, 3), 30), ("large_straight", (6, 3, 5, 4, 3), 0),
        ("small_straight", (1, 3, 4, 5, 6), 30), ("small_straight", (1, 2, 3, 4, 6), 30),
        ("small_straight", (1, 2, 3, 5, 6), 0), ("small_straight", (1, 2, 4, 5, 6), 0),
        ("small_straight", (5, 1, 4, 2, 3), 30), ("large_straight", (5, 1, 4, 2, 3), 40),
        ("large_straight", (6, 5, 4, 3, 2), 40), ("large_straight", (1, 3, 4, 5, 6), 0),
        ("three_kind", (5, 5, 5, 2, 6), 23), ("three_kind", (4, 4, 4, 4, 1), 17), ("four_kind", (4, 4, 4, 4, 1), 17),
        ("four_kind", (5, 5, 5, 2, 6), 0), ("three_kind", (5, 5, 2, 2, 6), 0), ("four_kind", (5, 5, 2, 2, 6), 0),
        ("four_kind", (3, 3, 3, 3, 3), 15), ("three_kind", (3, 3, 3, 3, 3), 15), ("threes", (3, 3, 3, 3, 3), 15),
        ("chance", (3, 3, 3, 3, 3), 15), ("yathsel", (3, 3, 3, 3, 3), 50), ("full_house", (3, 3, 3, 3, 3), 0),
        ("full_house", (2, 2, 2, 2, 5), 0), ("full_house", (2, 2, 5, 5, 5), 25), ("full_house", (5, 2, 5, 2, 5), 25),
        ("full_house", (2, 2, 3, 3, 5), 0), ("full_house", (2, 2, 2, 3, 5), 0), ("yathsel", (6, 6, 6, 6, 5), 0),
        ("yathsel", (1, 1, 1, 1, 1), 50), ("sixes", (6, 6, 1, 2, 6), 18), ("ones", (2, 3, 4, 5, 6), 0),
        ("three_kind", (6, 6, 6, 6, 6), 30), ("four_kind", (6, 6, 6, 6, 6), 30), ("chance", (6, 6, 6, 6, 6), 30),
        ("chance", (1, 2, 3, 4, 6), 16),
    ],
)  # fmt: skip
def test_a_throw_in_a_box_is_worth(box: str, faces: tuple[int, ...], points: int) -> None:
    assert worth(box, *faces) == points


@pytest.mark.parametrize(
    ("upper", "bonus"),
    [
        ((3, 6, 9, 12, 15, 18), True), ((1, 4, 9, 16, 15, 18), True), ((2, 6, 9, 12, 15, 18), False),
        ((4, 6, 9, 12, 15, 18), True), ((5, 10, 15, 20, 25, 30), True), ((0, 0, 0, 0, 0, 0), False),
        ((1, 4, 6, 8, 10, 36), True), ((None, None, None, 20, 25, 18), True), ((None, None, None, 20, 25, 17), False),
    ],
)  # fmt: skip
def test_the_bonus_is_there_from_63_on(upper: tuple[int | None, ...], bonus: bool) -> None:
    assert has_bonus(Card((*upper, *(None,) * 7))) is bonus


def test_three_of_each_make_98() -> None:
    assert total(Card((3, 6, 9, 12, 15, 18, *(None,) * 7))) == 98


def test_lower_boxes_count_nothing_for_the_bonus() -> None:
    assert not has_bonus(Card((3, 6, 9, 12, 15, 12, 30, 30, 25, 30, 40, 50, 30)))


def test_an_empty_card_is_worth_nothing() -> None:
    assert total(Card()) == 0


def test_the_best_card_without_further_yathsels_is_375() -> None:
    assert total(Card((5, 10, 15, 20, 25, 30, 30, 30, 25, 30, 40, 50, 30))) == 375


def test_the_tax_never_makes_a_card_worth_less_than_nothing() -> None:
    assert total(Card((3, *(None,) * 12), tax=40)) == 0


BEFORE_THE_BONUS = {"boxes": {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15}}


@pytest.mark.parametrize(
    ("dice", "bonus", "worth"),
    [([6, 6, 6, 1, 2], True, 98), ([6, 6, 1, 1, 2], False, 57), ([6, 6, 6, 6, 2], True, 104)],
)
def test_the_entry_that_reaches_63_brings_the_bonus(dice: list[int], bonus: bool, worth: int) -> None:
    match = duel({"cards": [BEFORE_THE_BONUS, {}], "dice": dice})
    (entry, *_) = entered(match, "sixes")
    assert entry.bonus is bonus
    assert form(match)["cards"][0]["total"] == worth


def test_the_bonus_is_not_brought_twice() -> None:
    over = {"boxes": {"twos": 10, "threes": 15, "fours": 20, "fives": 25}}
    match = duel({"cards": [over, {}], "dice": [6, 6, 6, 1, 2]})
    (entry, *_) = entered(match, "sixes")
    assert entry.bonus is False
    assert form(match)["cards"][0]["total"] == 70 + 18 + 35


def test_a_lower_entry_never_brings_the_bonus() -> None:
    match = duel({"cards": [BEFORE_THE_BONUS, {}], "dice": [6, 6, 6, 6, 6]})
    (entry, *_) = entered(match, "chance")
    assert entry.bonus is False


def test_the_bonus_counts_points_after_twists_and_is_not_doubled() -> None:
    card_before = {"boxes": {"ones": 1, "twos": 4, "threes": 6, "fours": 8, "fives": 10}}
    match = duel({"cards": [card_before, {}], "dice": [6, 6, 6, 1, 2], "twists": ["double_sixes"]})
    (entry, *_) = entered(match, "sixes")
    assert (entry.points, entry.bonus) == (36, True)
    assert form(match)["cards"][0]["total"] == 65 + 35


def further(boxes: dict[str, int], dice: list[int], box: str, **position: object) -> tuple[bool, int, int]:
    """Enters dice; gives whether it was a further Yathsel, the points gained on the card, and the gold gained."""
    match = duel({"cards": [{"boxes": boxes}, {}], "dice": dice, "gold": 7, **position})
    before = form(match)["cards"][0]["total"]
    (entry, *_) = entered(match, box)
    return entry.further, form(match)["cards"][0]["total"] - before, form(match)["gold"] - 7


def test_four_fours_and_a_four_in_fours_with_yathsel_50_bring_20_and_50_points_and_50_gold() -> None:
    assert further({"yathsel": 50}, [4, 4, 4, 4, 4], "fours") == (True, 70, 50)


def test_with_yathsel_at_0_they_bring_20() -> None:
    assert further({"yathsel": 0}, [4, 4, 4, 4, 4], "fours") == (False, 20, 0)


def test_with_yathsel_open_they_bring_20() -> None:
    assert further({}, [4, 4, 4, 4, 4], "fours") == (False, 20, 0)


def test_the_first_yathsel_in_its_box_is_no_further_one() -> None:
    assert further({}, [4, 4, 4, 4, 4], "yathsel") == (False, 50, 0)


def test_four_alike_are_no_further_yathsel() -> None:
    assert further({"yathsel": 50}, [4, 4, 4, 4, 5], "fours") == (False, 16, 0)


@pytest.mark.parametrize(
    ("box", "gained"),
    [("full_house", 50), ("small_straight", 50), ("large_straight", 50), ("three_kind", 70), ("four_kind", 70),
     ("chance", 70), ("ones", 50), ("fours", 70)],
)  # fmt: skip
def test_a_further_yathsel_takes_the_ordinary_points_of_the_other_box(box: str, gained: int) -> None:
    assert further({"yathsel": 50}, [4, 4, 4, 4, 4], box) == (True, gained, 50)


def test_a_yathsel_that_a_twist_made_more_still_allows_further_ones() -> None:
    assert further({"yathsel": 150}, [4] * 5, "fours", twists=["triple_yathsel"]) == (True, 70, 50)


def test_the_50_of_a_further_yathsel_are_not_multiplied() -> None:
    assert further({"yathsel": 100}, [4] * 5, "chance", twists=["double_yathsel", "double_chance"]) == (True, 90, 50)


def test_further_yathsels_add_up() -> None:
    match = duel({"cards": [{"boxes": {"yathsel": 50, "ones": 5}, "extra_yathsels": 1}, {}], "dice": [2] * 5})
    entered(match, "twos")
    assert form(match)["cards"][0]["extra_yathsels"] == 2
    assert form(match)["cards"][0]["total"] == 50 + 5 + 10 + 100


def test_the_opponent_gets_as_much_and_the_players_gold_stays() -> None:
    match = duel({"cards": [{}, {"boxes": {"yathsel": 50}}], "side": 1, "dice": [4] * 5, "gold": 3})
    (entry, *_) = entered(match, "fours", seat=1)
    assert entry.further
    assert form(match)["cards"][1]["total"] == 120
    assert (form(match)["gold"], form(match)["rivals"][0]["gold"]) == (3, 50)


def test_in_the_saloon_a_further_yathsel_brings_points_and_no_gold() -> None:
    match = duel({"cards": [{"boxes": {"yathsel": 50}}, {}], "dice": [4] * 5}, options={"saloon": True})
    entered(match, "fours")
    assert form(match)["cards"][0]["total"] == 120
    assert form(match)["gold"] == 0


def test_five_threes_may_be_entered_in_threes_though_yathsel_is_open() -> None:
    match = duel({"dice": [3] * 5})
    entered(match, "threes")
    assert form(match)["cards"][0]["boxes"] == {"threes": 15}


@pytest.mark.parametrize("box", BOXES)
def test_any_open_box_may_be_filled_with_any_throw(box: str) -> None:
    for faces in THROWS[::17]:
        match = duel({"dice": list(faces)})
        entered(match, box)
        assert form(match)["cards"][0]["boxes"] == {box: scoring.plain(box, faces)}


@pytest.mark.parametrize("box", BOXES)
def test_the_only_open_box_can_always_be_filled(box: str) -> None:
    for faces in THROWS[::11]:
        for left in (0, 1, 2):
            match = duel({"cards": [all_but(box), {}], "dice": list(faces), "throws_left": left})
            listed = match.rules.legal(match.state, 0)
            assert [action.box for action in listed if action.type == "enter"] == [box]
