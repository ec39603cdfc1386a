"""Ten twists, and how several on one box combine (yathsel.md section 3)."""

from itertools import combinations, combinations_with_replacement

import pytest

from game.yathsel import card, twists
from game.yathsel.card import BOXES
from tests.reference import scoring
from tests.yathsel.places import duel, entered, form

THROWS = tuple(combinations_with_replacement(range(1, 7), 5))
EVERY_SET = tuple(chosen for count in range(11) for chosen in combinations(scoring.TWISTS, count))
SAMPLES = ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6), (6, 6, 6, 6, 6), (1, 1, 1, 2, 2), (5, 5, 5, 5, 6), (1, 3, 4, 5, 6),
           (1, 1, 2, 2, 3), (3, 3, 3, 4, 6), (1, 2, 4, 6, 6))  # fmt: skip


def worth(box: str, faces: tuple[int, ...], *chosen: str) -> int:
    at = BOXES.index(box)
    return card.points(at, faces, twists.factors(chosen)[at])


def test_the_ten_twists_stand_in_table_order() -> None:
    assert twists.ids() == tuple(scoring.TWISTS)


def test_there_are_1024_sets() -> None:
    assert len(EVERY_SET) == 1024


@pytest.mark.parametrize("twist", scoring.TWISTS)
def test_every_throw_under_one_twist_is_worth_what_the_reference_says(twist: str) -> None:
    for box in BOXES:
        for faces in THROWS:
            assert worth(box, faces, twist) == scoring.points(box, faces, (twist,)), (box, faces)


def test_every_set_of_twists_combines_as_in_the_reference() -> None:
    for chosen in EVERY_SET:
        for at, (times, over) in enumerate(twists.factors(chosen)):
            assert scoring.factor(BOXES[at], chosen) == scoring.Fraction(times, over), (BOXES[at], chosen)


def test_samples_under_every_set_of_twists_are_worth_what_the_reference_says() -> None:
    for chosen in EVERY_SET:
        factors = twists.factors(chosen)
        for faces in SAMPLES:
            for box in ("sixes", "four_kind", "full_house", "large_straight", "yathsel", "chance"):
                at = BOXES.index(box)
                assert card.points(at, faces, factors[at]) == scoring.points(box, faces, chosen), (box, faces, chosen)


def test_without_a_twist_nothing_changes() -> None:
    assert set(twists.factors(())) == {(1, 1)}


def test_the_order_of_naming_makes_no_difference() -> None:
    assert twists.factors(("half_chance", "double_chance")) == twists.factors(("double_chance", "half_chance"))


@pytest.mark.parametrize(
    ("box", "faces", "chosen", "points"),
    [
        ("three_kind", (5, 5, 5, 2, 6), ("double_kinds",), 46), ("three_kind", (4, 4, 4, 4, 1), ("double_kinds",), 34),
        ("four_kind", (4, 4, 4, 4, 1), ("double_kinds",), 34), ("three_kind", (5, 5, 2, 2, 6), ("double_kinds",), 0),
        ("chance", (6, 6, 6, 6, 5), ("half_chance",), 14), ("chance", (1, 1, 1, 1, 1), ("half_chance",), 2),
        ("full_house", (2, 2, 5, 5, 5), ("straight_gamble",), 12),
        ("small_straight", (1, 2, 3, 4, 6), ("straight_gamble",), 60),
        ("large_straight", (1, 2, 3, 4, 5), ("straight_gamble",), 80),
        ("full_house", (2, 2, 5, 5, 5), ("straight_gamble", "double_full_house"), 25),
        ("chance", (1, 2, 3, 4, 5), ("half_chance", "double_chance"), 15),
        ("large_straight", (1, 2, 3, 4, 5), ("straight_gamble", "double_straights"), 80),
        ("yathsel", (1, 1, 1, 1, 1), ("double_yathsel", "triple_yathsel"), 150),
        ("yathsel", (1, 1, 1, 1, 1), ("triple_yathsel",), 150), ("yathsel", (1, 1, 1, 1, 1), ("double_yathsel",), 100),
        ("sixes", (6, 6, 6, 1, 2), ("double_sixes", "double_upper"), 36),
        ("ones", (1, 1, 1, 1, 2), ("double_upper",), 8),
        ("sixes", (6, 6, 6, 1, 2), ("double_sixes",), 36), ("fives", (5, 5, 5, 1, 2), ("double_sixes",), 15),
    ],
)  # fmt: skip
def test_a_throw_under_twists_is_worth(box: str, faces: tuple[int, ...], chosen: tuple[str, ...], points: int) -> None:
    assert worth(box, faces, *chosen) == points


def test_six_twists_belong_to_the_campaign() -> None:
    rules = twists.all_twists()
    assert (rules.draw_n, rules.campaign) == (10, 6)
    assert twists.ids()[:6] == ("double_yathsel", "double_straights", "double_full_house", "double_chance",
                                "double_kinds", "double_sixes")  # fmt: skip


def test_an_entry_holds_the_points_after_the_twist() -> None:
    match = duel({"dice": [6, 6, 6, 6, 5]}, options={"twists": ["half_chance"]})
    (entry, *_) = entered(match, "chance")
    assert entry.points == 14
    card = form(match)["cards"][0]
    assert (card["boxes"], card["extra_yathsels"], card["tax"], card["total"]) == ({"chance": 14}, 0, 0, 14)


def test_a_twist_holds_for_both_sides() -> None:
    match = duel({"side": 1, "dice": [6, 6, 6, 6, 5]}, options={"twists": ["double_chance"]})
    (entry, *_) = entered(match, "chance", seat=1)
    assert entry.points == 58


def test_the_host_may_switch_on_all_ten() -> None:
    match = duel(options={"twists": list(reversed(twists.ids()))})
    assert form(match)["twists"] == list(twists.ids())
