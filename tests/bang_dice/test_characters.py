"""What sets each of the sixteen characters apart (bang_dice.md, "Characters" and "Who is asked what, exactly")."""

from typing import Any

import pytest

from game.bang_dice.actions import Assign, Beers, DiscardArrows, Gatling, Gift, Shot, TakeArrow, Throw
from game.bang_dice.events import AbilityUsed, ArrowsReturned, ArrowTaken, Attacked, Eliminated, GameEnded, Healed, Hit
from game.bang_dice.numbers import FACES, characters
from game.core.draw import draw
from tests.bang_dice.places import (
    arrows,
    asked,
    begun,
    do,
    drink,
    listed,
    lives,
    of_type,
    refused,
    shoot,
    stop,
    table,
    throw,
)  # fmt: skip

OTHERS = (("outlaw", "lucky_duke", 8), ("renegade", "black_jack", 8), ("outlaw", "calamity_janet", 8))


def led_by(
    character: str,
    life: int,
    held: int = 0,
    dice: str | None = None,
    rig: str = "",
    others: Any = OTHERS,
    throws: int = 3,
) -> Any:
    """A table of four whose sheriff is the thrower of that character."""
    return table(("sheriff", character, life, held), *others, dice=dice, rig=rig, throws=throws)


def facing(character: str, life: int, held: int = 0, dice: str = "", thrower: int = 0) -> Any:
    """A table of four whose sheriff throws, with `thrower` arrows, at an outlaw of that character next to him."""
    return table(
        ("sheriff", "paul_regret", 8, thrower), ("outlaw", character, life, held), *OTHERS[1:], dice=dice
    )  # fmt: skip


def test_the_characters_have_the_life_of_the_rules() -> None:
    assert [(name, one.life) for name, one in characters().items()] == [
        ("bart_cassidy", 8), ("black_jack", 8), ("calamity_janet", 8), ("el_gringo", 7), ("jesse_jones", 9),
        ("jourdonnais", 7), ("kit_carlson", 7), ("lucky_duke", 8), ("paul_regret", 9), ("pedro_ramirez", 8),
        ("rose_doolan", 9), ("sid_ketchum", 8), ("slab_the_killer", 8), ("suzy_lafayette", 8), ("vulture_sam", 9),
        ("willy_the_kid", 8),
    ]  # fmt: skip


# Bart Cassidy


def test_bart_may_take_arrows_for_points() -> None:
    match = facing("bart_cassidy", 8, dice="11AAA")
    shoot(match, 1, 1)
    assert (asked(match), listed(match)) == ((1, "take_arrow"), (TakeArrow(0), TakeArrow(1), TakeArrow(2)))
    events = do(match, TakeArrow(1))
    assert events[:3] == (AbilityUsed(1, "bart_cassidy"), ArrowTaken(1), Hit(1, 1, 0))
    assert (lives(match)[1], arrows(match)[1]) == (7, 1)


def test_bart_hit_by_three_shots_at_a_pile_of_3_takes_two_arrows_at_most() -> None:
    match = facing("bart_cassidy", 8, dice="111AA", thrower=6)
    shoot(match, 1, 1, 1)
    assert "at most 2" in refused(match, TakeArrow(3))
    do(match, TakeArrow(2))
    assert (lives(match)[1], match.state.pile) == (7, 1)


def test_bart_never_takes_the_last_arrow_and_is_not_asked_for_it() -> None:
    match = facing("bart_cassidy", 8, dice="1AAAA", thrower=8)
    shoot(match, 1)
    assert (asked(match), lives(match)[1]) == ((1, "throw"), 7)


def test_bart_is_asked_for_a_gatling_too() -> None:
    match = facing("bart_cassidy", 8, dice="GGGAA")
    assert (asked(match), lives(match)) == ((1, "take_arrow"), [8, 8, 8, 8])
    do(match, TakeArrow(1))
    assert lives(match) == [8, 8, 7, 7]


def test_bart_decides_about_a_gatling_on_the_pile_before_the_throwers_arrows_go_back() -> None:
    match = facing("bart_cassidy", 8, dice="GGGAA", thrower=8)
    assert (asked(match), lives(match)[1]) == ((0, "gatling"), 7)


def test_bart_takes_no_arrows_in_an_attack_nor_for_his_dynamite() -> None:
    match = led_by("bart_cassidy", 8, held=7, rig="AA111")
    assert Attacked((8, 0, 0, 0)) in throw(match)
    match = led_by("bart_cassidy", 8, rig="DDDBB")
    assert Hit(0, 1, None) in throw(match)
    assert asked(match) == (0, "beers")


def test_bart_with_one_life_may_save_himself_from_two_shots() -> None:
    match = facing("bart_cassidy", 1, dice="11AAA")
    shoot(match, 1, 1)
    do(match, TakeArrow(2))
    assert (lives(match)[1], arrows(match)[1]) == (1, 2)


def test_bart_who_takes_nothing_loses_all_points() -> None:
    match = facing("bart_cassidy", 8, dice="11AAA")
    shoot(match, 1, 1)
    assert do(match, TakeArrow(0))[0] == Hit(1, 2, 0)


# Black Jack


def test_black_jack_may_throw_dynamite_again() -> None:
    match = led_by("black_jack", 8, dice="DD1BB", throws=1)
    assert Throw(()) in listed(match)
    assert AbilityUsed(0, "black_jack") in throw(match)


def test_black_jack_may_keep_dynamite() -> None:
    assert Throw((0, 1)) in listed(led_by("black_jack", 8, dice="DD1BB", throws=1))


def test_black_jack_with_three_dynamite_throws_no_more() -> None:
    match = led_by("black_jack", 8, rig="DDDBB")
    throw(match)
    assert (asked(match), lives(match)[0]) == ((0, "beers"), 7)


# Calamity Janet


def test_janets_one_may_be_a_two_and_her_two_a_one_die_by_die() -> None:
    seats = (("sheriff", "calamity_janet", 8), *OTHERS[:2], ("outlaw", "rose_doolan", 8), ("deputy", "jesse_jones", 8))
    match = table(*seats, dice="12AAA")
    targets = {tuple(shot.target for shot in action.shots) for action in listed(match)}
    assert targets == {(one, two) for one in (1, 2, 3, 4) for two in (1, 2, 3, 4)}


def test_janet_among_four_reaches_everybody_with_either() -> None:
    others = (*OTHERS[:2], ("outlaw", "rose_doolan", 8))
    for die in "12":
        match = led_by("calamity_janet", 8, dice=die + "AAAA", others=others)
        assert [action.shots[0].target for action in listed(match)] == [1, 2, 3]


def test_janets_ability_is_told_only_when_it_makes_a_difference() -> None:
    others = (*OTHERS[:2], ("outlaw", "rose_doolan", 8))
    match = led_by("calamity_janet", 8, dice="1AAAA", others=others)
    assert not of_type(shoot(match, 1), AbilityUsed)
    match = led_by("calamity_janet", 8, dice="1AAAA", others=others)
    assert of_type(shoot(match, 2), AbilityUsed) == [AbilityUsed(0, "calamity_janet")]


# El Gringo


def test_who_makes_gringo_lose_life_takes_one_arrow() -> None:
    match = facing("el_gringo", 7, dice="1AAAA")
    shoot(match, 1)
    assert arrows(match) == [1, 0, 0, 0]


def test_the_shots_of_one_step_are_one_event_and_gatling_another() -> None:
    match = facing("el_gringo", 7, dice="11GGG")
    shoot(match, 1, 1)
    assert arrows(match)[0] == 1
    do(match, Gatling(False))
    assert arrows(match)[0] == 2


def test_gringos_arrow_is_due_even_if_he_is_eliminated() -> None:
    match = facing("el_gringo", 1, dice="1AAAA")
    events = shoot(match, 1)
    assert [event.type for event in events[1:5]] == ["hit", "eliminated", "ability_used", "arrow_taken"]
    assert arrows(match) == [1, 0, 0, 0]


def test_gringos_arrow_may_start_an_attack() -> None:
    match = facing("el_gringo", 7, dice="1BAAA", thrower=6, held=2)
    events = shoot(match, 1)
    assert of_type(events, Attacked) == [Attacked((7, 2, 0, 0))]
    assert (lives(match), arrows(match), asked(match)) == ([1, 4, 8, 8], [0] * 4, (0, "beers"))


def test_an_attack_by_gringos_arrow_may_eliminate_the_thrower_and_nothing_more_is_resolved() -> None:
    match = table(
        ("outlaw", "paul_regret", 5, 8), ("sheriff", "el_gringo", 7), *OTHERS[1:], dice="1BGGG"
    )  # fmt: skip
    events = shoot(match, 1)
    assert Eliminated(0, "outlaw") in events
    assert (asked(match), lives(match)) == ((1, "throw"), [0, 6, 8, 8])


def test_an_attack_by_gringos_arrow_may_end_the_game() -> None:
    match = facing("el_gringo", 7, dice="1BAAA", thrower=8)
    events = shoot(match, 1)
    assert events[-1] == GameEnded((1, 3), "sheriff_out", ("sheriff", "outlaw", "renegade", "outlaw"))


def test_gringos_arrow_comes_after_the_throwers_arrows_went_back() -> None:
    match = facing("el_gringo", 7, dice="GGGAA", thrower=8)
    assert asked(match) == (0, "gatling")
    do(match, Gatling(True))
    assert (arrows(match)[0], lives(match)[0]) == (1, 8)


def test_dynamite_and_attacks_owe_gringo_nothing() -> None:
    match = led_by("el_gringo", 7, rig="DDDAA")
    throw(match)
    assert arrows(match) == [2, 0, 0, 0]


# Jesse Jones


def test_jesses_own_beers_give_two_with_four_life_or_less() -> None:
    match = led_by("jesse_jones", 4, dice="BAAAA")
    assert drink(match, 0)[:2] == (AbilityUsed(0, "jesse_jones"), Healed(0, 2))


def test_jesses_threshold_is_looked_at_once() -> None:
    match = led_by("jesse_jones", 4, dice="BBBAA")
    drink(match, 0, 0, 0)
    assert lives(match)[0] == 10


def test_jesse_with_five_life_gains_one_a_beer() -> None:
    match = led_by("jesse_jones", 5, dice="BBAAA")
    drink(match, 0, 0)
    assert lives(match)[0] == 7


def test_jesses_beers_give_others_one_and_others_beers_give_jesse_one() -> None:
    match = led_by("jesse_jones", 4, dice="BBAAA", others=(("outlaw", "lucky_duke", 5), *OTHERS[1:]))
    drink(match, 1, 0)
    assert lives(match)[:2] == [6, 6]
    match = table(("sheriff", "paul_regret", 8), ("outlaw", "jesse_jones", 4), *OTHERS[1:], dice="BAAAA")
    drink(match, 1)
    assert lives(match)[1] == 5


# Jourdonnais


def test_jourdonnais_loses_at_most_one_in_an_attack() -> None:
    match = led_by("jourdonnais", 7, held=7, rig="AA111")
    events = throw(match)
    assert Attacked((1, 0, 0, 0)) in events
    assert AbilityUsed(0, "jourdonnais") in events


def test_jourdonnais_without_arrows_loses_nothing() -> None:
    match = table(("sheriff", "paul_regret", 9, 8), ("outlaw", "jourdonnais", 7), *OTHERS[1:], rig="A1111")
    assert Attacked((9, 0, 0, 0)) in throw(match)


def test_jourdonnais_has_no_shelter_from_shots() -> None:
    match = facing("jourdonnais", 7, dice="11AAA")
    shoot(match, 1, 1)
    assert lives(match)[1] == 5


# Kit Carlson


def test_kit_may_return_an_arrow_of_anybody_for_each_gatling() -> None:
    others = (("outlaw", "lucky_duke", 8, 2), ("renegade", "black_jack", 8, 1), OTHERS[2])
    match = led_by("kit_carlson", 7, held=1, dice="GGAAA", others=others)
    assert (asked(match), lives(match)) == ((0, "discard_arrows"), [7, 8, 8, 8])
    assert set(listed(match)) == {
        DiscardArrows(seats) for seats in [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 1), (1, 2)]
    }
    do(match, DiscardArrows((1, 1)))
    assert arrows(match) == [1, 0, 1, 0]


def test_kit_with_four_gatlings_hits_everybody_clears_his_own_and_returns_four_more() -> None:
    others = (("outlaw", "lucky_duke", 8, 4), ("renegade", "black_jack", 8, 1), OTHERS[2])
    match = led_by("kit_carlson", 7, held=3, dice="GGGGA", others=others)
    assert (lives(match), arrows(match), asked(match)) == ([7, 7, 7, 7], [0, 4, 1, 0], (0, "discard_arrows"))
    assert "expected 4" in refused(match, DiscardArrows((1, 1, 2)))
    assert set(listed(match)) == {DiscardArrows((1, 1, 1, 1)), DiscardArrows((1, 1, 1, 2))}
    do(match, DiscardArrows((1, 1, 1, 1)))
    assert arrows(match) == [0, 0, 1, 0]


def test_kit_with_three_gatlings_returns_all_there_are_when_they_are_fewer() -> None:
    others = (("outlaw", "lucky_duke", 8, 2), *OTHERS[1:])
    match = led_by("kit_carlson", 7, dice="GGGAA", others=others)
    assert listed(match) == (DiscardArrows((1, 1)),)


def test_kits_own_arrows_go_back_unasked_and_nothing_is_asked_without_others() -> None:
    match = led_by("kit_carlson", 7, held=3, dice="GGGAA")
    assert (arrows(match), asked(match)) == ([0] * 4, (1, "throw"))


def test_kits_discards_come_after_gringos_arrow() -> None:
    others = (("outlaw", "el_gringo", 7), *OTHERS[1:])
    match = led_by("kit_carlson", 7, held=2, dice="GGGAA", others=others)
    assert (arrows(match), listed(match)) == ([1, 0, 0, 0], (DiscardArrows((0,)),))


def test_kit_takes_from_nobody_more_than_is_held() -> None:
    others = (("outlaw", "lucky_duke", 8, 1), *OTHERS[1:])
    match = led_by("kit_carlson", 7, held=1, dice="GGAAA", others=others)
    assert "seat 1" in refused(match, DiscardArrows((1, 1)))


def test_kit_without_an_arrow_on_the_table_is_not_asked() -> None:
    assert asked(led_by("kit_carlson", 7, dice="GGAAA")) == (1, "throw")


# Lucky Duke


def test_lucky_duke_throws_four_times() -> None:
    others = (("outlaw", "rose_doolan", 8), *OTHERS[1:])
    match = led_by("lucky_duke", 8, dice="BBBBB", others=others)
    assert asked(match) == (0, "throw")
    assert AbilityUsed(0, "lucky_duke") in throw(match, 0, 1, 2, 3)
    assert asked(match)[1] != "throw"


def test_lucky_dukes_fourth_throw_has_its_own_chance() -> None:
    match = led_by("lucky_duke", 8, dice="BBBBB", others=(("outlaw", "rose_doolan", 8), *OTHERS[1:]))
    assert throw(match, 0, 1, 2, 3)[1].dice[4] == FACES[draw("PLACES", "dice", (0, 3, 4), 6)]


def test_lucky_duke_may_stop_before() -> None:
    match = led_by("lucky_duke", 8, dice="BBBBB", others=(("outlaw", "rose_doolan", 8), *OTHERS[1:]))
    stop(match)
    assert asked(match) == (0, "beers")


# Paul Regret


def test_paul_is_never_harmed_by_gatling() -> None:
    match = table(("sheriff", "willy_the_kid", 8), ("outlaw", "paul_regret", 9), *OTHERS[1:], dice="GGGAA")
    assert lives(match) == [8, 9, 7, 7]


def test_paul_is_harmed_by_shots() -> None:
    match = table(("sheriff", "willy_the_kid", 8), ("outlaw", "paul_regret", 9), *OTHERS[1:], dice="1AAAA")
    shoot(match, 1)
    assert lives(match)[1] == 8


def test_paul_is_harmed_by_attacks_and_his_dynamite() -> None:
    assert Attacked((9, 0, 0, 0)) in throw(led_by("paul_regret", 9, held=7, rig="AA111"))
    assert Hit(0, 1, None) in throw(led_by("paul_regret", 9, rig="DDD11"))


# Pedro Ramirez


def test_pedro_may_return_an_own_arrow_for_each_life_lost() -> None:
    match = facing("pedro_ramirez", 8, held=3, dice="11AAA")
    shoot(match, 1, 1)
    assert (asked(match), lives(match)[1]) == ((1, "discard_arrows"), 6)
    assert listed(match) == (DiscardArrows(()), DiscardArrows((1,)), DiscardArrows((1, 1)))
    assert do(match, DiscardArrows((1, 1)))[:2] == (AbilityUsed(1, "pedro_ramirez"), ArrowsReturned(1, 2))


def test_pedro_returns_only_his_own() -> None:
    match = facing("pedro_ramirez", 8, held=1, dice="1AAAA", thrower=1)
    shoot(match, 1)
    assert "seat 0" in refused(match, DiscardArrows((0,)))


def test_pedro_is_asked_for_his_own_explosion_before_the_dice_are_resolved() -> None:
    match = led_by("pedro_ramirez", 8, held=2, rig="DDD1B")
    throw(match)
    assert (asked(match), listed(match)) == ((0, "discard_arrows"), (DiscardArrows(()), DiscardArrows((0,))))
    do(match, DiscardArrows((0,)))
    assert (asked(match), arrows(match)[0]) == ((0, "assign"), 1)


def test_pedro_is_not_asked_in_an_attack_nor_without_an_arrow() -> None:
    match = table(("sheriff", "paul_regret", 9, 6), ("outlaw", "pedro_ramirez", 8, 2), *OTHERS[1:], rig="A1111")
    throw(match)
    assert asked(match) == (0, "throw")
    match = facing("pedro_ramirez", 8, dice="1AAAA")
    shoot(match, 1)
    assert asked(match) == (1, "throw")


def test_pedro_decides_before_the_throwers_arrows_go_back() -> None:
    match = facing("pedro_ramirez", 8, held=1, dice="GGGAA", thrower=1)
    assert asked(match) == (1, "discard_arrows")
    do(match, DiscardArrows(()))
    assert asked(match) == (0, "gatling")


# Rose Doolan


def test_rose_reaches_one_farther() -> None:
    seats = (("sheriff", "rose_doolan", 9), *OTHERS, ("deputy", "jesse_jones", 8), ("outlaw", "willy_the_kid", 8))
    match = table(*seats, dice="1AAAA")
    assert [action.shots[0].target for action in listed(match)] == [1, 2, 4, 5]
    match = table(*seats, dice="2AAAA")
    assert [action.shots[0].target for action in listed(match)] == [2, 3, 4]


def test_rose_in_a_ring_of_four_reaches_the_other_neighbour_with_three_places() -> None:
    match = led_by("rose_doolan", 9, dice="2AAAA")
    assert [action.shots[0].target for action in listed(match)] == [1, 2, 3]


def test_rose_never_shoots_herself() -> None:
    others = (OTHERS[0], ("renegade", "black_jack", 0), ("outlaw", "calamity_janet", 0))
    for die in "12":
        match = led_by("rose_doolan", 9, dice=die + "AAAA", others=others)
        assert [action.shots[0].target for action in listed(match)] == [1]
    others = (OTHERS[0], OTHERS[1], ("outlaw", "calamity_janet", 0))
    for die in "12":
        match = led_by("rose_doolan", 9, dice=die + "AAAA", others=others)
        assert [action.shots[0].target for action in listed(match)] == [1, 2]


# Sid Ketchum


def test_sid_gives_one_life_at_the_start_of_his_turn() -> None:
    match = led_by("sid_ketchum", 8, others=(("outlaw", "lucky_duke", 5), *OTHERS[1:]))
    assert (asked(match), listed(match)) == ((0, "gift"), (Gift(0), Gift(1), Gift(2), Gift(3)))
    assert do(match, Gift(1)) == (AbilityUsed(0, "sid_ketchum"), Healed(1, 1))
    assert (asked(match), lives(match)[1]) == ((0, "throw"), 6)


def test_sids_gift_must_be_given_and_is_wasted_at_the_cap() -> None:
    match = led_by("sid_ketchum", 8)
    assert "asked for is gift" in refused(match, Throw(()))
    assert Healed(1, 0) in do(match, Gift(1))


def test_sid_gives_nothing_to_those_out_and_may_give_to_himself() -> None:
    match = led_by("sid_ketchum", 8, others=(("outlaw", "lucky_duke", 0), *OTHERS[1:]))
    assert "not in the game" in refused(match, Gift(1))
    do(match, Gift(0))
    assert lives(match)[0] == 9


# Slab the Killer


def test_slabs_beer_doubles_one_shot_and_heals_nobody() -> None:
    match = led_by("slab_the_killer", 8, dice="1BAAA")
    shoot(match, 1, double=0)
    assert (lives(match), asked(match)) == ([8, 6, 8, 8], (1, "throw"))


def test_slab_doubles_one_shot_a_turn_and_the_other_beers_are_drunk() -> None:
    match = led_by("slab_the_killer", 8, dice="11BBA")
    assert "at most one" in refused(match, Assign((Shot(0, 1, True), Shot(1, 1, True))))
    shoot(match, 1, 3, double=1)
    assert (lives(match)[1], lives(match)[3], asked(match)) == (7, 6, (0, "beers"))
    assert "expected one a beer, 1" in refused(match, Beers((0, 0)))


def test_slab_without_a_beer_doubles_nothing() -> None:
    match = led_by("slab_the_killer", 8, dice="11AAA")
    assert "doubles" in refused(match, Assign((Shot(0, 1, True), Shot(1, 1))))
    assert not any(shot.double for action in listed(match) for shot in action.shots)


def test_slab_may_leave_it() -> None:
    match = led_by("slab_the_killer", 8, dice="1BAAA")
    shoot(match, 1)
    assert asked(match) == (0, "beers")


def test_both_points_of_slab_hit_the_same_player_and_bart_may_take_arrows_for_both() -> None:
    match = led_by("slab_the_killer", 8, dice="1BAAA", others=(("outlaw", "bart_cassidy", 8), *OTHERS[1:]))
    shoot(match, 1, double=0)
    assert listed(match) == (TakeArrow(0), TakeArrow(1), TakeArrow(2))


# Suzy Lafayette


def test_suzy_without_a_shot_gains_two() -> None:
    match = led_by("suzy_lafayette", 5, dice="BBAAA")
    assert (lives(match)[0], asked(match)) == (7, (0, "beers"))


def test_suzy_with_a_shot_gains_nothing() -> None:
    match = led_by("suzy_lafayette", 5, dice="2BAAA")
    assert (lives(match)[0], asked(match)) == (5, (0, "assign"))


def test_suzy_gains_after_an_explosion_if_alive() -> None:
    match = led_by("suzy_lafayette", 5, rig="DDDBB")
    assert throw(match)[2:] == (Hit(0, 1, None), AbilityUsed(0, "suzy_lafayette"), Healed(0, 2))
    match = table(("outlaw", "suzy_lafayette", 1), ("sheriff", "paul_regret", 8), *OTHERS[1:], rig="DDDBB")
    assert not of_type(throw(match), Healed)


def test_suzy_gains_at_the_end_of_the_throws_alone() -> None:
    match = led_by("suzy_lafayette", 5, rig="BBBGG")
    throw(match)
    assert (lives(match)[0], asked(match)) == (5, (0, "throw"))


# Vulture Sam


def test_sam_gains_two_for_each_other_player_eliminated() -> None:
    seats = (("outlaw", "paul_regret", 8), ("sheriff", "vulture_sam", 4), ("renegade", "black_jack", 1),
             ("outlaw", "calamity_janet", 8))  # fmt: skip
    match = table(*seats, dice="2AAAA")
    assert of_type(shoot(match, 2), Healed) == [Healed(1, 2)]
    assert lives(match)[1] == 6


def test_sam_gains_for_two_at_once_up_to_the_cap() -> None:
    seats = (("outlaw", "willy_the_kid", 8), ("sheriff", "vulture_sam", 9), ("renegade", "black_jack", 1),
             ("outlaw", "calamity_janet", 1))  # fmt: skip
    match = table(*seats, dice="GGGAA")
    assert lives(match) == [8, 11, 0, 0]


def test_sam_eliminated_in_the_same_moment_gains_nothing() -> None:
    seats = (("outlaw", "willy_the_kid", 8), ("outlaw", "vulture_sam", 1), ("renegade", "black_jack", 1),
             ("sheriff", "calamity_janet", 8))  # fmt: skip
    match = table(*seats, dice="GGGAA")
    assert (lives(match), asked(match)) == ([8, 0, 0, 7], (3, "throw"))
    assert not any(beat.event.type == "healed" for beat in match.opening)


# Willy the Kid


def test_two_gatlings_are_enough_for_willy() -> None:
    match = led_by("willy_the_kid", 8, dice="GGAAA")
    assert lives(match) == [8, 7, 7, 7]
    assert any(beat.event == AbilityUsed(0, "willy_the_kid") for beat in match.opening)


@pytest.mark.parametrize("dice", ["GGGAA", "GGGGA", "GGGGG"])
def test_willys_gatling_fires_once_a_turn(dice: str) -> None:
    assert lives(led_by("willy_the_kid", 8, dice=dice)) == [8, 7, 7, 7]


def test_one_gatling_is_not_enough_for_willy() -> None:
    assert lives(led_by("willy_the_kid", 8, dice="GAAAA")) == [8, 8, 8, 8]


def test_willy_may_return_his_arrows_with_two() -> None:
    match = led_by("willy_the_kid", 8, held=2, dice="GGAAA")
    assert asked(match) == (0, "gatling")


# Several of one kind, in a position


def test_a_character_that_occurs_twice_is_asked_clockwise_from_the_thrower() -> None:
    seats = (("outlaw", "bart_cassidy", 8), ("renegade", "paul_regret", 8), ("sheriff", "bart_cassidy", 8),
             ("outlaw", "black_jack", 8))  # fmt: skip
    match = table(*seats, turn=1, dice="GGGAA")
    assert asked(match) == (2, "take_arrow")
    do(match, TakeArrow(1))
    assert asked(match) == (0, "take_arrow")


def test_the_second_bart_decides_on_what_the_first_has_left() -> None:
    seats = (("sheriff", "paul_regret", 8, 6), ("outlaw", "bart_cassidy", 8), ("renegade", "bart_cassidy", 8),
             ("outlaw", "black_jack", 8))  # fmt: skip
    match = table(*seats, dice="GGGAA")
    do(match, TakeArrow(1))
    assert (asked(match), match.state.pile) == ((2, "take_arrow"), 2)
    do(match, TakeArrow(1))
    assert (match.state.pile, asked(match)) == (1, (0, "gatling"))


def test_a_fresh_sheriff_has_two_more_life_than_the_character() -> None:
    for number in range(10):
        state = begun(6, seed=f"SHERIFF-{number}").state
        for player in state.players:
            assert player.life == characters()[player.character].life + 2 * (player.role == "sheriff")
