"""Pockets and swaps: when a swapped die counts, how many swaps there are, what is refused (yathsel.md 5 and 14)."""

from typing import Any

import pytest

from game.yathsel.actions import Again, Dive, Enter, Surface, Swap, Throw
from game.yathsel.events import Swapped
from tests.yathsel.places import do, duel, entered, finish_turn, form, listed, refused, thrown

ONES = [1, 1, 1, 1, 1]


def pocketed(*pockets: str | None, **position: Any) -> Any:
    return duel({"pockets": list(pockets or ("nailed_6", None)), "dice": ONES, "throws_left": 2, **position})


def test_a_swap_exchanges_the_dice() -> None:
    match = pocketed("glass:3", "low")
    assert do(match, Swap(4, 1)) == (Swapped(0, 4, 1, True),)
    assert (form(match)["hand"], form(match)["pockets"]) == (["plain"] * 4 + ["low"], ["glass:3", "plain"])


def test_a_swap_takes_no_throw_and_until_the_next_the_face_on_the_table_counts() -> None:
    match = pocketed()
    do(match, Swap(0, 0))
    assert (form(match)["dice"], form(match)["throws_left"]) == (ONES, 2)
    assert entered(match, "ones")[0].points == 5


def test_a_swapped_die_falls_with_the_next_throw() -> None:
    match = pocketed()
    do(match, Swap(0, 0))
    assert thrown(match)[0] == 6


@pytest.mark.parametrize("hold", [(2,), (0, 2), (2, 3, 4)])
def test_a_slot_with_a_pending_swap_cannot_be_held(hold: tuple[int, ...]) -> None:
    match = pocketed()
    do(match, Swap(2, 0))
    assert refused(match, Throw(hold)) == "illegal_action"
    assert hold not in [action.hold for action in listed(match, Throw)]


def test_after_that_throw_it_can_be_held() -> None:
    match = pocketed()
    do(match, Swap(2, 0))
    thrown(match, 0, 1)
    assert thrown(match, 2)[2] == 6


def test_after_the_third_throw_the_new_die_falls_in_the_next_turn() -> None:
    match = pocketed(throws_left=0)
    do(match, Swap(0, 0))
    assert entered(match, "ones")[0].points == 5
    finish_turn(match)
    assert form(match)["pending"] == [0]
    assert thrown(match)[0] == 6


def test_a_turn_that_ends_first_leaves_the_new_die_for_the_next() -> None:
    match = pocketed()
    do(match, Swap(1, 0))
    entered(match, "ones")
    finish_turn(match)
    assert thrown(match)[1] == 6
    assert form(match)["pending"] == []


def test_the_same_slot_may_be_swapped_again_and_that_is_another_swap() -> None:
    match = pocketed("low", "high")
    do(match, Swap(0, 0))
    do(match, Swap(0, 1))
    assert (form(match)["hand"][0], form(match)["pockets"]) == ("high", ["plain", "low"])
    assert form(match)["swaps"] == 2


def test_swapped_back_the_die_still_has_to_be_thrown() -> None:
    match = pocketed("low", None)
    do(match, Swap(0, 0))
    do(match, Swap(0, 0))
    assert refused(match, Throw((0,))) == "illegal_action"


def test_before_the_first_throw_a_swap_counts_for_it() -> None:
    match = duel({"pockets": ["nailed_6", None]})
    do(match, Swap(3, 0))
    assert thrown(match)[3] == 6


def test_a_swap_while_the_opponent_throws_counts_from_the_next_own_turn() -> None:
    match = duel({"pockets": ["nailed_6", None], "side": 1})
    assert do(match, Swap(3, 0)) == (Swapped(0, 3, 0, False),)
    finish_turn(match)
    assert thrown(match)[3] == 6


def test_under_the_table_dice_can_be_swapped_too_and_while_the_opponent_waits() -> None:
    match = duel({"pockets": ["low", "high"], "side": 1})
    do(match, Dive())
    do(match, Swap(0, 0))
    finish_turn(match)
    assert match.to_act == (0,)
    do(match, Swap(1, 1))
    do(match, Surface())
    assert form(match)["hand"][:2] == ["low", "high"]


def test_an_empty_pocket_has_nothing_to_swap() -> None:
    assert refused(pocketed("low", None), Swap(0, 1)) == "illegal_action"


def test_there_is_no_third_pocket_without_the_charm() -> None:
    assert refused(pocketed(), Swap(0, 2)) == "illegal_action"


@pytest.mark.parametrize("difficulty", ["easy", "normal"])
def test_on_easy_and_normal_there_is_any_number_of_swaps(difficulty: str) -> None:
    match = pocketed("low", "high", difficulty=difficulty)
    for slot in (0, 1, 2, 3, 4, 0, 1, 2):
        do(match, Swap(slot, slot % 2))


def test_on_hard_there_is_one_swap_a_turn() -> None:
    match = pocketed("low", "high", difficulty="hard")
    do(match, Swap(0, 0))
    assert refused(match, Swap(1, 1)) == "illegal_action"
    assert listed(match, Swap) == []
    thrown(match)
    assert refused(match, Swap(1, 1)) == "illegal_action"


def test_on_hard_a_swap_during_the_opponents_turn_counts_for_the_coming_own_one() -> None:
    match = duel({"pockets": ["low", "high"], "side": 1, "difficulty": "hard"})
    do(match, Swap(0, 0))
    assert refused(match, Swap(1, 1)) == "illegal_action"
    finish_turn(match)
    assert refused(match, Swap(1, 1)) == "illegal_action"
    finish_turn(match, "ones", seat=0)
    do(match, Swap(1, 1))
    assert refused(match, Swap(2, 0)) == "illegal_action"


def test_on_hard_the_swap_is_renewed_when_the_own_turn_ends() -> None:
    match = pocketed("low", "high", difficulty="hard")
    do(match, Swap(0, 0))
    entered(match, "ones")
    do(match, Swap(1, 1))


def test_a_second_nailed_die_in_the_hand_is_refused() -> None:
    match = pocketed("nailed_6", "nailed_1")
    do(match, Swap(0, 0))
    assert refused(match, Swap(1, 1)) == "illegal_action"
    assert [action.hand for action in listed(match, Swap) if action.pocket == 1] == [0]


def test_one_nailed_die_may_take_the_place_of_the_other() -> None:
    match = pocketed("nailed_6", "nailed_1")
    do(match, Swap(0, 0))
    do(match, Swap(0, 1))
    assert form(match)["hand"][0] == "nailed_1"


def test_a_nailed_die_that_broke_makes_room_for_another() -> None:
    match = duel({"hand": ["nailed_2:5", *["plain"] * 4], "pockets": ["nailed_6", None]})
    assert refused(match, Swap(1, 0)) == "illegal_action"
    thrown(match)
    do(match, Swap(1, 0))


def test_a_swap_is_never_caught_and_takes_no_time_from_the_clock() -> None:
    match = duel({"pockets": ["low", None], "side": 1})
    do(match, Swap(0, 0), t=500)
    assert (form(match)["warnings"], form(match)["shop"]["used_ms"]) == (0, 0)


def test_the_opponent_has_no_pockets_and_cannot_swap() -> None:
    match = duel({"side": 1})
    assert refused(match, Swap(0, 0), seat=1) == "illegal_action"


def test_others_do_not_see_what_was_swapped() -> None:
    match = pocketed("low", None)
    (beat,) = match.submit(0, Swap(0, 0), 0)
    assert match.rules.redact(beat.event, 1) == Swapped(0, None, None, True)


def test_in_the_saloon_every_seat_gets_the_same_two_pocket_dice() -> None:
    match = duel(seats=3, options={"pockets": ["odd", "glass"]})
    plain = form(match)
    assert [plain["pockets"], *(rival["pockets"] for rival in plain["rivals"])] == [["odd", "glass"]] * 3


def test_in_the_saloon_everybody_may_swap_at_any_time() -> None:
    match = duel(seats=3, options={"pockets": ["odd", "glass"]})
    do(match, Swap(0, 1), seat=2)
    do(match, Swap(4, 0), seat=0)
    assert match.rules.to_dict(match.state)["rivals"][1]["hand"][0] == "glass"


def test_a_mirror_thrown_again_counts_a_face_whose_slot_waits_for_another_mirror() -> None:
    match = duel(
        {"hand": ["mirror", *["plain"] * 4], "pockets": ["mirror", None], "charms": ["boots_off"], "side": 1},
        dice=(1, 1, 1, 1, 1, 1, 5, 5, 2, 2, 3),
    )
    do(match, Dive())
    do(match, Surface())
    thrown(match, seat=1)
    do(match, Enter("chance"), seat=1)
    assert thrown(match) == (5, 5, 5, 2, 2)
    do(match, Swap(1, 0))
    do(match, Again(0))
    assert form(match)["dice"] == [5, 5, 5, 2, 2]
