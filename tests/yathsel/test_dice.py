"""Every kind of die: faces, weights, wear, breaking, mirrors, stars (yathsel.md sections 6, 11 and 14)."""

from typing import Any

import pytest

from game.core.codec import CodecError
from game.core.draw import draw
from game.yathsel import dice as kinds
from game.yathsel.actions import Enter, Swap, Throw
from game.yathsel.dice import Die
from game.yathsel.scoring import best_faces
from tests.yathsel.places import do, duel, entered, form, thrown

EVERY = {
    "plain": ((1, 2, 3, 4, 5, 6), 0),
    "low": ((1, 1, 2, 2, 3, 3), 8),
    "high": ((4, 4, 5, 5, 6, 6), 16),
    "odd": ((1, 1, 3, 3, 5, 5), 10),
    "even": ((2, 2, 4, 4, 6, 6), 13),
    "ladder": ((2, 3, 3, 4, 4, 5), 9),
    "nailed_1": ((1,), 13),
    "nailed_2": ((2,), 14),
    "nailed_3": ((3,), 15),
    "nailed_4": ((4,), 16),
    "nailed_5": ((5,), 17),
    "nailed_6": ((6,), 18),
    "glass": ((5, 5, 6, 6, 6, 6), 12),
    "gilded": ((1, 2, 3, 4, 5, 6), 6),
    "mirror": ((1, 2, 3, 4, 5, 6), 18),
    "joker": ((1, 2, 3, 4, 5, 0), 24),
}
LOADED_PRICES = (6, 6, 7, 7, 8, 8)


def hand(*first: str) -> list[str]:
    return [*first, *["plain"] * (5 - len(first))]


@pytest.mark.parametrize("kind", EVERY)
def test_a_kind_has_the_faces_and_the_price_of_the_table(kind: str) -> None:
    assert (kinds.kinds()[kind].faces, kinds.kinds()[kind].price) == EVERY[kind]
    assert kinds.kinds()[kind].weights == ()


@pytest.mark.parametrize("number", range(1, 7))
def test_a_loaded_die_has_its_number_with_weight_three(number: int) -> None:
    kind = kinds.kinds()[f"loaded_{number}"]
    assert kind.faces == (1, 2, 3, 4, 5, 6)
    assert kind.weights == tuple(3 if face == number else 1 for face in kind.faces)
    assert kind.price == LOADED_PRICES[number - 1]


def test_there_are_no_other_kinds() -> None:
    assert set(kinds.kinds()) == {*EVERY, *(f"loaded_{number}" for number in range(1, 7))}


@pytest.mark.parametrize("kind", ["low", "high", "odd", "even", "ladder", "glass", "joker"])
def test_a_kind_falls_on_the_listed_face_of_its_draw(kind: str) -> None:
    for number in range(20):
        match = duel({"hand": hand(kind)}, seed=f"FALL-{number}")
        place = draw(f"FALL-{number}", "dice", (0, 0, 0, 0, 0), len(EVERY[kind][0]))
        assert thrown(match)[0] == EVERY[kind][0][place]


def test_a_loaded_die_counts_up_along_its_weights() -> None:
    weighted = (1, 2, 3, 3, 3, 4, 5, 6)
    for number in range(40):
        match = duel({"hand": hand("loaded_3")}, seed=f"LOAD-{number}")
        assert thrown(match)[0] == weighted[draw(f"LOAD-{number}", "dice", (0, 0, 0, 0, 0), 8)]


def test_a_special_die_changes_no_other_die() -> None:
    plain, special = duel(seed="SAME"), duel({"hand": hand("loaded_6")}, seed="SAME")
    assert thrown(plain)[1:] == thrown(special)[1:]


@pytest.mark.parametrize("number", range(1, 7))
def test_a_nailed_die_always_shows_its_number(number: int) -> None:
    match = duel({"hand": hand(f"nailed_{number}")})
    assert {thrown(match)[0] for _ in range(3)} == {number}


def test_a_nailed_die_is_plain_after_its_sixth_throw_whose_face_counts() -> None:
    match = duel({"hand": hand("nailed_2:5")})
    assert thrown(match)[0] == 2
    assert form(match)["hand"] == hand()


def test_a_glass_die_is_plain_after_its_eighth_throw() -> None:
    match = duel({"hand": hand("glass:6")})
    thrown(match)
    assert form(match)["hand"][0] == "glass:7"
    assert thrown(match)[0] in (5, 6)
    assert form(match)["hand"][0] == "plain"


def test_a_held_die_does_not_wear() -> None:
    match = duel({"hand": hand("glass:2")})
    thrown(match)
    thrown(match, 0)
    assert form(match)["hand"][0] == "glass:3"


def test_wear_is_written_as_throws_made() -> None:
    assert [kinds.written(die) for die in (Die("glass", 3), Die("nailed_2", 5), Die(), None)] == [
        "glass:3",
        "nailed_2:5",
        "plain",
        None,
    ]


@pytest.mark.parametrize("text", ["glass:8", "nailed_2:6", "plain:1", "glass:-1", "glass:x", "glas", "glass:", 3])
def test_a_die_that_cannot_be_is_a_bad_value(text: Any) -> None:
    with pytest.raises(CodecError) as fault:
        duel({"hand": hand(text)})
    assert (fault.value.code, fault.value.place) == ("bad_value", "position.hand[0]")


def test_two_nailed_dice_in_the_hand_cannot_be() -> None:
    with pytest.raises(CodecError) as fault:
        duel({"hand": hand("nailed_1", "nailed_6")})
    assert fault.value.place == "position.hand"


@pytest.mark.parametrize(
    ("others", "becomes"),
    [((4, 4, 2, 1), 4), ((4, 4, 2, 2), 4), ((1, 1, 5, 5), 5), ((1, 2, 3, 4), 4), ((3, 3, 3, 6), 3), ((6, 6, 1, 1), 6)],
)
def test_a_mirror_takes_the_number_that_most_others_show_the_higher_on_a_tie(
    others: tuple[int, ...], becomes: int
) -> None:
    match = duel({"hand": hand("mirror")}, dice=(5, *others) if becomes != 5 else (2, *others))
    assert thrown(match) == (becomes, *others)


def test_other_mirrors_and_stars_do_not_count() -> None:
    match = duel({"hand": ["mirror", "mirror", "joker", "joker", "plain"]}, dice=(6, 6, 0, 0, 2))
    assert thrown(match) == (2, 2, 0, 0, 2)


def test_a_mirror_with_nothing_to_count_stays_as_it_fell() -> None:
    match = duel({"hand": ["mirror", "mirror", "mirror", "joker", "joker"]}, dice=(3, 6, 1, 0, 0))
    assert thrown(match) == (3, 6, 1, 0, 0)


def test_a_held_mirror_keeps_its_number() -> None:
    match = duel({"hand": hand("mirror")}, dice=(1, 4, 4, 2, 3, 6, 6, 6, 6))
    thrown(match)
    assert thrown(match, 0) == (4, 6, 6, 6, 6)


def test_held_dice_count_for_a_mirror_with_the_face_they_show() -> None:
    match = duel({"hand": hand("mirror")}, dice=(1, 2, 2, 3, 3, 6, 5, 5))
    thrown(match)
    assert thrown(match, 1, 2) == (5, 2, 2, 5, 5)


def test_a_mirror_looks_at_faces_that_tricks_have_turned() -> None:
    match = duel({"hand": hand("mirror"), "dice": [1, 2, 3, 4, 6], "throws_left": 1}, dice=(5,))
    assert thrown(match, 1, 2, 3, 4) == (6, 2, 3, 4, 6)


@pytest.mark.parametrize(
    ("box", "dice", "points"),
    [
        ("ones", (0, 1, 1, 2, 3), 3),
        ("sixes", (0, 6, 1, 2, 3), 12),
        ("sixes", (0, 1, 1, 2, 3), 6),
        ("three_kind", (0, 2, 2, 5, 6), 17),
        ("four_kind", (0, 3, 3, 3, 1), 13),
        ("full_house", (0, 2, 2, 3, 3), 25),
        ("small_straight", (0, 1, 2, 4, 4), 30),
        ("large_straight", (0, 2, 3, 4, 5), 40),
        ("yathsel", (0, 4, 4, 4, 4), 50),
        ("chance", (0, 1, 1, 2, 3), 13),
        ("yathsel", (0, 0, 2, 2, 2), 50),
        ("large_straight", (0, 0, 2, 3, 5), 40),
        ("full_house", (0, 0, 2, 2, 6), 25),
        ("chance", (0, 0, 0, 0, 0), 30),
        ("yathsel", (0, 0, 0, 0, 0), 50),
        ("full_house", (0, 0, 3, 3, 3), 25),
        ("small_straight", (0, 0, 1, 1, 2), 30),
    ],
)
def test_a_star_is_the_number_that_brings_most_in_the_box(box: str, dice: tuple[int, ...], points: int) -> None:
    match = duel({"hand": ["joker"] * 5, "dice": list(dice)})
    assert entered(match, box)[0].points == points


def test_a_star_with_nothing_to_gain_is_the_highest_number() -> None:
    at = 7  # four_kind
    assert best_faces((0, 1, 2, 3, 4), at, (1, 1), False) == (6, 1, 2, 3, 4)


def test_a_star_of_a_large_straight_is_the_higher_number() -> None:
    assert best_faces((0, 2, 3, 4, 5), 10, (1, 1), False) == (6, 2, 3, 4, 5)


def test_several_stars_are_the_set_with_the_most_points_then_the_highest_sum() -> None:
    assert sorted(best_faces((0, 0, 2, 3, 4), 9, (1, 1), False)) == [2, 3, 4, 5, 6]
    assert sorted(best_faces((0, 0, 3, 3, 3), 8, (1, 1), False)) == [3, 3, 3, 6, 6]


def test_a_star_makes_a_further_yathsel_when_that_is_worth_most() -> None:
    match = duel({"cards": [{"boxes": {"yathsel": 50}}, {}], "hand": hand("joker"), "dice": [0, 2, 2, 2, 2]})
    (entry, *_) = entered(match, "sixes")
    assert (entry.points, entry.further) == (0, True)


def test_a_star_makes_no_further_yathsel_while_the_box_is_open() -> None:
    match = duel({"hand": hand("joker"), "dice": [0, 2, 2, 2, 2]})
    (entry, *_) = entered(match, "sixes")
    assert (entry.points, entry.further) == (6, False)


def test_a_star_that_would_lose_a_straight_is_weighed_against_the_further_yathsel() -> None:
    match = duel(
        {"cards": [{"boxes": {"yathsel": 50}}, {}], "hand": ["joker"] * 5, "dice": [0, 0, 0, 0, 0], "twists": []}
    )
    (entry, *_) = entered(match, "large_straight")
    assert (entry.points, entry.further) == (0, True)


def test_a_gilded_die_entered_showing_six_pays_a_gold() -> None:
    match = duel({"hand": hand("gilded", "gilded", "gilded"), "dice": [6, 6, 1, 6, 6], "gold": 0})
    entered(match, "chance")
    assert form(match)["gold"] == 2


def test_a_gilded_die_waiting_for_its_throw_pays_nothing() -> None:
    match = duel({"pockets": ["gilded", None], "dice": [6, 1, 1, 1, 1], "gold": 0})
    do(match, Swap(0, 0))
    do(match, Enter("chance"))
    assert form(match)["gold"] == 0


def test_a_star_may_be_laid_down_by_a_position_only_for_a_joker() -> None:
    assert form(duel({"hand": hand("joker"), "dice": [0, 1, 2, 3, 4]}))["dice"][0] == 0
    with pytest.raises(CodecError, match="dice"):
        duel({"dice": [0, 1, 2, 3, 4]})


def test_dice_keep_their_wear_in_a_pocket() -> None:
    match = duel({"pockets": ["glass:4", None], "dice": [6, 1, 1, 1, 1]})
    do(match, Swap(2, 0))
    do(match, Throw(()))
    assert form(match)["hand"][2] == "glass:5"
