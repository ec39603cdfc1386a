"""What lies ahead by the seed: kits, opponents, twists, house rules (yathsel.md sections 3, 5, 8, 11 and 14)."""

from typing import Any

import pytest

from game.campaign import road
from game.campaign.actions import Choose, RideOn, StartDuel, Stop, TakeKit
from game.campaign.events import KitTaken, OpponentMet
from game.campaign.numbers import kits, numbers
from game.campaign.opponents import all_opponents
from game.core.draw import draw
from game.yathsel import house
from game.yathsel.actions import Swap
from tests.campaign.plays import begun, decided, do, form, go_on, refused, sit_down

NAMES = [name for name in all_opponents() if name != "stranger"]
RULES = list(house.rules())
TWISTS = ("double_yathsel", "double_straights", "double_full_house", "double_chance", "double_kinds", "double_sixes")
KITS = {
    "odd_even": (("odd", "even"), ""),
    "ladder_low": (("ladder", "low"), ""),
    "loaded": (("loaded_6", "loaded_1"), ""),
    "even_nudge": (("even",), "nudge"),
    "glass_low": (("glass", "low"), ""),
    "gilded_ladder": (("gilded", "ladder"), ""),
    "odd_low_flip": (("odd", "low"), "flip"),
    "high": (("high",), ""),
}


def drawn(seed: str) -> Any:
    return lambda stream, counters, n: draw(seed, stream, counters, n)


def pair(seed: str, duel: int, offered: tuple[str, ...], offer: int) -> list[str]:
    """The opponents of a duel by the published draw."""
    rest, found = [name for name in NAMES if name not in offered], []
    if len(rest) < 2:
        rest = list(NAMES)
    for k in range(2):
        found.append(rest.pop(draw(seed, "opponent", (duel, offer, k), len(rest))))
    return found


def test_there_are_twenty_opponents_and_the_stranger() -> None:
    assert len(NAMES) >= 20
    assert {all_opponents()[name].house_rule for name in NAMES} == set(RULES)
    assert all_opponents()["stranger"].house_rule == ""


def test_the_eight_kits_are_those_of_the_rules() -> None:
    assert {kit.id: (kit.dice, kit.trick) for kit in kits().values()} == KITS


def test_three_different_kits_are_drawn_from_what_is_left() -> None:
    for number in range(20):
        seed, rest, expected = f"KIT-{number}", list(KITS), []
        for k in range(3):
            expected.append(rest.pop(draw(seed, "kit", (k,), 8 - k)))
        assert form(begun(seed))["kits"] == expected


@pytest.mark.parametrize("kit", KITS)
def test_a_kit_lies_in_the_pockets_from_the_first_on(kit: str) -> None:
    seed = next(f"KIT-{number}" for number in range(999) if form(begun(f"KIT-{number}"))["kits"][2] == kit)
    match = begun(seed)
    assert do(match, TakeKit(2))[0] == KitTaken(kit)
    dice, trick = KITS[kit]
    assert form(match)["pockets"] == [*dice, *[None] * (2 - len(dice))]
    assert form(match)["tricks"] == ([trick] if trick else [])


def test_a_kit_is_in_play_in_the_first_duel() -> None:
    match = begun()
    sit_down(match)
    do(match, Swap(0, 0))


@pytest.mark.parametrize(("stake", "phase"), [(2, "kit"), (3, "wager"), (8, "wager")])
def test_from_the_third_stake_on_there_is_no_kit(stake: int, phase: str) -> None:
    match = begun(difficulty="hard", stake=stake)
    assert (form(match)["phase"], form(match)["pockets"]) == (phase, [None, None])


def test_the_first_duel_has_one_opponent_without_twist_and_house_rule() -> None:
    for number in range(20):
        seed = f"FIRST-{number}"
        match = begun(seed)
        (_, _, met) = do(match, TakeKit(0))
        assert met.opponent == NAMES[draw(seed, "opponent", (0, 0, 0), len(NAMES))]
        assert (met.twists, met.house_rules, form(match)["choices"]) == ((), (), [])


def test_later_duels_offer_two_not_offered_before_in_file_order() -> None:
    for number in range(20):
        seed = f"PAIR-{number}"
        match, _ = decided(0, seed=seed)
        first = NAMES[draw(seed, "opponent", (0, 0, 0), len(NAMES))]
        do(match, Stop())
        names = [choice.opponent for choice in match.state.choices]
        assert names == pair(seed, 1, (first,), 0)


def test_who_was_offered_and_not_chosen_is_not_offered_again() -> None:
    for number in range(20):
        seed = f"PASSED-{number}"
        match, _ = decided(2, seed=seed)
        first = (NAMES[draw(seed, "opponent", (0, 0, 0), len(NAMES))],)
        second = (*first, *pair(seed, 1, first, 0))
        third = (*second, *pair(seed, 2, second, 0))
        do(match, Stop())
        assert [choice.opponent for choice in match.state.choices] == pair(seed, 3, third, 0)


def test_all_are_offered_again_when_fewer_than_two_are_left() -> None:
    sizes: list[int] = []
    road.drawn_opponents(lambda stream, counters, n: sizes.append(n) or 0, 3, tuple(NAMES[1:]), again=False)
    road.drawn_opponents(lambda stream, counters, n: sizes.append(n) or 0, 3, tuple(NAMES[2:]), again=False)
    assert sizes == [len(NAMES), len(NAMES) - 1, 2, 1]


def test_the_chosen_one_sits_at_the_table_with_its_house_rule() -> None:
    for k in (0, 1):
        match, _ = decided(1, seed="CHOSEN")
        do(match, Stop())
        choice = match.state.choices[k]
        do(match, Choose(k))
        assert form(match)["opponent"] == choice.opponent
        assert form(match)["house_rules"] == [all_opponents()[choice.opponent].house_rule]


def test_the_stranger_alone_waits_at_the_last_table() -> None:
    match, _ = decided(6)
    do(match, Stop())
    assert (form(match)["opponent"], form(match)["phase"], form(match)["choices"]) == ("stranger", "wager", [])


def test_a_choice_that_is_not_there_is_refused() -> None:
    match, _ = decided(6)
    assert refused(match, Choose(0)) == "illegal_action"


def test_from_the_second_duel_on_the_draw_names_one_twist_of_six_or_none() -> None:
    for number in range(60):
        seed = f"TWIST-{number}"
        for duel in range(1, 7):
            place = draw(seed, "twist", (duel,), 10)
            assert road.drawn_twists(drawn(seed), duel) == (() if place > 5 else (TWISTS[place],))
        assert road.drawn_twists(drawn(seed), 0) == road.drawn_twists(drawn(seed), 7) == ()


def test_six_in_ten_duels_have_a_twist() -> None:
    """3 000 duels: 60 % with a standard deviation of 0.9 %."""
    chosen = [road.drawn_twists(drawn(f"SIXTY-{number}"), duel) for number in range(500) for duel in range(1, 7)]
    assert 0.57 < sum(map(len, chosen)) / len(chosen) < 0.63


def test_the_run_plays_under_the_twist_it_announced() -> None:
    match, _ = decided(0, seed="TWISTED")
    met = next(event for event in go_on(match) if isinstance(event, OpponentMet))
    assert match.state.duel.table.twists == met.twists == road.drawn_twists(drawn("TWISTED"), 1)


def two_rules(seed: str) -> list[str]:
    rest, found = list(RULES), []
    for k in range(2):
        found.append(rest.pop(draw(seed, "house", (7, k), len(rest))))
    return found


def test_the_stranger_has_two_drawn_rules() -> None:
    for number in range(20):
        assert form(begun(f"STRANGER-{number}", {"duel": 7}))["house_rules"] == two_rules(f"STRANGER-{number}")


def test_on_easy_rules_are_drawn_without_sharp_eyes() -> None:
    for number in range(40):
        seed, rest, expected = f"EASY-{number}", [rule for rule in RULES if rule != "sharp_eyes"], []
        for k in range(2):
            expected.append(rest.pop(draw(seed, "house", (7, k), len(rest))))
        assert form(begun(seed, {"duel": 7}, difficulty="easy"))["house_rules"] == expected


def test_on_easy_a_dear_fence_stands_for_sharp_eyes() -> None:
    name = next(name for name in NAMES if all_opponents()[name].house_rule == "sharp_eyes")
    assert form(begun(position={"duel": 3, "opponent": name}, difficulty="easy"))["house_rules"] == ["dear_fence"]
    assert form(begun(position={"duel": 3, "opponent": name}))["house_rules"] == ["sharp_eyes"]


@pytest.mark.parametrize(("duel", "count"), [(0, 0), (1, 1), (2, 2), (6, 2), (7, 3)])
def test_from_the_first_stake_on_there_is_one_more_rule_from_the_third_duel_on(duel: int, count: int) -> None:
    for number in range(10):
        rules = form(begun(f"STAKE-{number}", {"duel": duel}, difficulty="hard", stake=1))["house_rules"]
        assert len(rules) == len(set(rules)) == count


def test_the_rule_a_stake_adds_is_drawn_from_those_not_in_force() -> None:
    match = begun("ADDED", {"duel": 4, "opponent": "opal"}, difficulty="hard", stake=1)
    own = all_opponents()["opal"].house_rule
    rest = [rule for rule in RULES if rule != own]
    assert form(match)["house_rules"] == [own, rest[draw("ADDED", "house", (4, 0), len(rest))]]


def test_on_the_ride_there_are_three_rules_then_one_more_each() -> None:
    match, _ = decided(7, seed="RIDE")
    do(match, RideOn())
    assert [len(choice.house_rules) for choice in match.state.choices] == [3, 3]
    run = match.state
    assert [len(road.house_rules(drawn("RIDE"), run, duel, "ada")) for duel in (8, 9, 10, 30)] == [3, 4, 5, 12]


def test_short_breath_is_drawn_for_the_duel_it_holds_in() -> None:
    name = next(name for name in NAMES if all_opponents()[name].house_rule == "short_breath")
    match = begun("BREATH", {"duel": 5, "opponent": name})
    order = list(range(13))
    for i in range(12, 0, -1):
        partner = draw("BREATH", "breath", (5, i), i + 1)
        order[i], order[partner] = order[partner], order[i]
    assert form(match)["short_turns"] == sorted(order[:3])


def test_stops_are_three_different_of_seven() -> None:
    for number in range(20):
        seed = f"STOPS-{number}"
        match, _ = decided(3, seed=seed)
        rest, expected = list(numbers().stops), []
        for k in range(3):
            expected.append(rest.pop(draw(seed, "stop", (3, k), 7 - k)))
        assert form(match)["stops"] == expected


def test_after_the_eighth_duel_there_is_no_stop() -> None:
    match, _ = decided(7)
    assert (form(match)["stops"], form(match)["phase"]) == ([], "won")


def test_at_the_last_stake_the_stranger_may_swap_once_a_turn() -> None:
    match = begun(position={"duel": 7, "side": 1, "house_rules": []}, difficulty="hard", stake=8)
    do(match, Swap(0, 0), seat=1)
    assert refused(match, Swap(1, 1), seat=1) == "illegal_action"
    seen = match.rules.to_dict(match.rules.mask(match.state, 0))["rivals"][0]
    assert (seen["hand"], seen["pockets"], seen["swaps"]) == (None, None, None)


def test_met_on_the_road_the_stranger_carries_them_too() -> None:
    match, _ = decided(6, options={"difficulty": "hard", "stake": 8})
    do(match, Stop())
    do(match, StartDuel())
    assert form(match)["rivals"][0]["pockets"] == ["high", "even"]
