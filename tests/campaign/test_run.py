"""A run: eight duels in order, the Stranger last, one lost duel ends it (yathsel.md sections 3, 7, 8 and 14)."""

from functools import cache
from typing import Any

import pytest

from game.campaign.actions import Choose, Leave, RideOn, StartDuel, Stop, TakeKit, Wager
from game.campaign.events import (
    DuelBegan,
    OpponentMet,
    OpponentsOffered,
    RodeOn,
    RunEnded,
    RunWon,
    StopsOffered,
    StopVisited,
    XpGained,
)
from game.core import forms
from game.core.codec import CodecError
from game.core.draw import draw
from game.core.match import IllegalAction, Match, Start
from game.yathsel.actions import Abandon, Accept, Clock, Dive, Enter, PlayOn, Throw
from game.yathsel.events import Abandoned, CardOffered, DuelWon, GoldChanged
from tests.campaign.plays import almost_done, begun, decided, do, form, go_on, quick_duel, refused, sit_down, won_run
from tests.yathsel.places import all_but


@cache
def whole() -> Any:
    """A won run; not to be changed."""
    return won_run()


def types(happened: tuple[Any, ...]) -> list[type]:
    return [type(event) for event in happened]


def test_a_run_begins_with_its_kits_and_then_the_first_opponent() -> None:
    match = begun()
    assert (form(match)["phase"], match.to_act) == ("kit", (0,))
    assert types(do(match, TakeKit(1)))[1:] == [OpponentsOffered, OpponentMet]
    assert (form(match)["phase"], form(match)["duel"]) == ("wager", 0)


def test_the_player_sits_down_when_he_likes() -> None:
    match = begun()
    do(match, TakeKit(0))
    assert do(match, StartDuel()) == (DuelBegan(0),)
    assert (form(match)["phase"], match.to_act) == ("duel", (0,))


@pytest.mark.parametrize(
    "action", [Throw(()), Enter("chance"), Leave(), RideOn(), Dive(), Stop(), Choose(0), StartDuel(), Wager(3)]
)
def test_before_the_kit_nothing_else_is_possible(action: Any) -> None:
    assert refused(begun(), action) == "illegal_action"


@pytest.mark.parametrize(
    "action", [Throw(()), Enter("chance"), Leave(), RideOn(), Dive(), Stop(), Choose(0), TakeKit(0)]
)
def test_before_the_duel_there_are_wager_and_start_alone(action: Any) -> None:
    match = begun()
    do(match, TakeKit(0))
    assert refused(match, action) == "illegal_action"


def test_the_opponent_has_nothing_to_say_before_the_duel() -> None:
    assert refused(begun(), TakeKit(0), seat=1) == "not_to_act"


@pytest.mark.parametrize("action", [StartDuel(), Leave(), RideOn(), Wager(3), Stop(), Choose(0), TakeKit(0)])
def test_in_a_duel_nothing_of_the_road_is_possible(action: Any) -> None:
    match = begun()
    sit_down(match)
    assert refused(match, action) == "illegal_action"


def test_a_run_has_eight_duels() -> None:
    assert [result.won for result in whole().state.results] == [True] * 8


def test_the_eighth_opponent_is_the_stranger_and_no_other() -> None:
    names = [result.opponent for result in whole().state.results]
    assert names[7] == "stranger"
    assert "stranger" not in names[:7]


def test_a_won_run_waits_to_be_left_or_ridden_on() -> None:
    match, happened = decided(7)
    assert happened[-1] == RunWon()
    assert match.rules.legal(match.state, 0) == (Leave(), RideOn())
    assert match.outcome is None


def test_a_won_run_that_is_left_is_won() -> None:
    match, _ = decided(7)
    assert do(match, Leave()) == (RunEnded("won"),)
    assert (match.outcome.winners, match.outcome.reason, match.to_act) == ((0,), "won", ())


@pytest.mark.parametrize("number", range(7))
def test_after_a_won_duel_come_xp_and_bounty_then_the_stop_then_the_choice_then_the_wager(number: int) -> None:
    match, happened = decided(number)
    assert types(happened)[1:] == [DuelWon, XpGained, GoldChanged, StopsOffered]
    expected = [OpponentsOffered, OpponentMet] if number == 6 else [OpponentsOffered]
    assert types(do(match, Stop())) == [StopVisited, *expected]
    if number < 6:
        assert types(do(match, Choose(1))) == [OpponentMet]
    assert (form(match)["phase"], form(match)["duel"]) == ("wager", number + 1)
    assert types(do(match, StartDuel()))[0] == DuelBegan


@pytest.mark.parametrize("number", range(8))
def test_one_lost_duel_ends_the_run(number: int) -> None:
    match, happened = decided(number, won=False)
    assert types(happened)[1:] == [DuelWon, XpGained, RunEnded]
    assert (match.outcome.winners, match.outcome.reason, match.to_act) == ((1,), "lost", ())


def test_a_run_counts_the_duels_each_side_won() -> None:
    match = won_run("COUNTED")
    do(match, Leave())
    assert match.outcome.scores == (8, 0)


def test_a_result_keeps_both_totals() -> None:
    match, _ = decided(2)
    (result,) = match.state.results
    assert (result.own, result.theirs, result.won) == (41, 0, True)


def test_a_tied_duel_is_won_by_roll_off() -> None:
    position = almost_done(0)
    position["cards"][1]["boxes"] = {**position["cards"][1]["boxes"], "large_straight": 40, "ones": 1}
    match = begun(position=position, dice=(6, 1))
    assert DuelWon((0,), "roll_off") in do(match, Enter("ones"))


def test_each_duel_begins_with_empty_cards_and_the_other_side() -> None:
    for number in range(7):
        match, _ = decided(number)
        sit_down(match)
        assert all(set(side.card.boxes) == {None} for side in match.state.duel.sides)
        assert match.to_act == ((number + 1) % 2,)


def test_dice_wear_charms_tricks_gold_and_the_warning_go_along() -> None:
    match, _ = decided(
        2,
        hand=["glass:3", *["plain"] * 4],
        pockets=["joker", "nailed_3:2"],
        charms=["ledger"],
        tricks=["flip"],
        warnings=1,
        gold=33,
    )
    sit_down(match)
    plain = form(match)
    assert (plain["hand"][0], plain["pockets"], plain["charms"], plain["tricks"], plain["warnings"]) == (
        "glass:3",
        ["joker", "nailed_3:2"],
        ["ledger"],
        ["flip"],
        1,
    )


def test_the_gold_of_the_opponent_goes_nowhere() -> None:
    position = almost_done(0)
    position["cards"][0]["boxes"]["yathsel"] = 50
    match = begun(position={**position, "dice": [1, 1, 1, 1, 1]})
    do(match, Enter("ones"))
    assert [side.gold for side in match.state.duel.sides] == [10 + 50 + 8, 0]


def test_the_dice_of_a_duel_are_those_of_its_number() -> None:
    match = begun("DICE", {"duel": 5, "house_rules": []})
    do(match, Throw(()), seat=1)
    assert match.state.duel.dice == tuple(1 + draw("DICE", "dice", (5, 1, 0, 0, slot), 6) for slot in range(5))


def test_how_a_duel_was_played_changes_no_later_duel() -> None:
    following = []
    for dice in ([1, 2, 3, 4, 6], [6, 6, 6, 6, 6]):
        match = begun("LATER", {**almost_done(0), "dice": dice})
        do(match, Enter("ones"))
        sit_down(match)
        do(match, Throw(()), seat=1)
        following.append((match.state.offered, match.state.duel.table.twists, match.state.duel.dice))
    assert following[0] == following[1]


def test_what_was_offered_is_never_offered_again_in_a_run() -> None:
    offered = whole().state.offered
    assert len(offered) == 1 + 6 * 2 + 1
    assert len(set(offered)) == len(offered)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_may_give_up_in_anybodys_turn(seat: int) -> None:
    match = begun(position={"side": seat})
    assert do(match, Abandon()) == (Abandoned(0), RunEnded("abandoned"))
    assert (match.outcome.winners, match.outcome.reason, match.state.xp) == ((1,), "abandoned", 0)


def test_the_player_may_give_up_between_duels() -> None:
    for match in (begun(), decided(1)[0]):
        do(match, Abandon())
        assert match.outcome.reason == "abandoned"


def test_the_opponent_never_gives_up() -> None:
    assert refused(begun(position={"side": 1}), Abandon(), seat=1) == "not_to_act"


def test_a_run_already_won_cannot_be_lost_by_giving_up_nor_on_the_ride() -> None:
    match, _ = decided(7)
    do(match, Abandon())
    assert match.outcome.reason == "won"


def test_caught_again_the_run_is_over_without_xp_for_that_duel() -> None:
    match = begun(position={"side": 1, "warnings": 1})
    match.submit(0, Dive(), 0)
    happened = tuple(beat.event for beat in match.submit(-1, Clock(), 20_000))
    assert happened[-2:] == (DuelWon((1,), "caught"), RunEnded("caught"))
    assert (match.outcome.reason, match.outcome.winners, match.state.xp) == ("caught", (1,), 0)


def test_a_warning_holds_for_the_run() -> None:
    match, _ = decided(2, warnings=1)
    sit_down(match)
    if match.to_act == (0,):
        do(match, Throw(()))
        do(match, Enter("chance"))
    match.submit(0, Dive(), 100)
    match.submit(-1, Clock(), 100_000)
    assert match.outcome.reason == "caught"


def test_a_run_that_is_over_takes_nothing_more() -> None:
    match, _ = decided(0, won=False)
    assert {refused(match, action) for action in (StartDuel(), Abandon(), Throw(()))} == {"over"}


def test_time_never_starts_again_in_a_run() -> None:
    match = begun()
    match.submit(0, TakeKit(0), 500)
    with pytest.raises(IllegalAction) as fault:
        match.submit(0, StartDuel(), 499)
    assert fault.value.code == "time_goes_back"


def test_an_accepted_card_is_a_won_duel() -> None:
    cards = [all_but("chance", "ones", large_straight=40), all_but("ones")]
    match = begun(position={**almost_done(3), "cards": cards, "dice": [1, 1, 1, 1, 1], "house_rules": []})
    assert do(match, Enter("ones"))[-1] == CardOffered()
    happened = do(match, Accept())
    assert DuelWon((0,), "accepted") in happened
    assert (form(match)["phase"], match.state.results[0].own) == ("stop", 45)


def test_a_card_declined_is_played_on() -> None:
    cards = [all_but("chance", "ones", large_straight=40), all_but("ones")]
    match = begun(position={**almost_done(3), "cards": cards, "dice": [1, 1, 1, 1, 1], "house_rules": []})
    do(match, Enter("ones"))
    do(match, PlayOn())
    assert match.to_act == (1,)


def test_riding_on_goes_to_a_ninth_duel_with_two_to_choose_from() -> None:
    match, _ = decided(7)
    assert types(do(match, RideOn())) == [RodeOn, OpponentsOffered]
    assert len(form(match)["choices"]) == 2
    do(match, Choose(0))
    do(match, StartDuel())
    assert (form(match)["duel"], match.to_act, form(match)["strength"]) == (8, (0,), 850)
    assert "stranger" not in [choice.opponent for choice in match.state.choices]


def test_a_duel_lost_on_the_ride_leaves_the_run_won() -> None:
    match = won_run("RIDE")
    do(match, RideOn())
    sit_down(match)
    quick_duel(match)
    while match.state.phase != "over":
        if match.state.phase == "stop":
            sit_down(match)
        quick_duel(match)
        if len(match.state.results) > 40:
            break
    assert (match.outcome.reason, match.outcome.winners) == ("won", (0,))


def test_after_a_duel_won_on_the_ride_there_are_bounty_and_stop_again() -> None:
    match = won_run("RIDE")
    do(match, RideOn())
    sit_down(match)
    quick_duel(match)
    assert form(match)["phase"] in ("stop", "over")


def test_giving_up_on_the_ride_leaves_the_run_won() -> None:
    match = won_run("RIDE")
    do(match, RideOn())
    sit_down(match)
    do(match, Abandon())
    assert match.outcome.reason == "won"


def test_a_run_played_through_a_whole_duel_is_the_same_as_its_file_form() -> None:
    match = begun("FORM")
    sit_down(match)
    quick_duel(match)
    assert match.rules.from_dict(match.rules.to_dict(match.state)) == match.state


def test_a_run_is_for_two_seats() -> None:
    assert begun().rules.seats == (2, 2)


def test_the_options_have_their_defaults() -> None:
    assert forms.merged_options(begun().rules.options(), {}) == {"difficulty": "normal", "stake": 0, "pool": None}


def test_the_state_has_the_keys_of_the_rules() -> None:
    plain = form(begun(position={"duel": 3}))
    assert {
        "cards",
        "side",
        "throws_left",
        "dice",
        "hand",
        "pockets",
        "gold",
        "warnings",
        "twists",
        "house_rules",
        "tricks",
        "charms",
        "difficulty",
        "duel",
        "opponent",
        "phase",
        "turn",
        "pouches",
        "choices",
        "kits",
        "stops",
        "wager",
        "xp",
        "strength",
        "short_turns",
        "under",
    } <= set(plain)


def test_choices_tell_opponent_house_rule_and_bounty() -> None:
    match, _ = decided(1)
    do(match, Stop())
    for choice in form(match)["choices"]:
        assert {"opponent", "house_rule", "bounty"} <= set(choice)


def test_kits_stops_and_wager_are_told_while_they_matter() -> None:
    match = begun()
    assert len(form(match)["kits"]) == 3
    do(match, TakeKit(0))
    do(match, Wager(3))
    assert form(match)["kits"] == []
    assert form(match)["wager"]["stake"] == 3
    assert len(form(decided(1)[0])["stops"]) == 3


@pytest.mark.parametrize(
    ("difficulty", "strengths"),
    [
        ("easy", (200, 419, 510, 580, 638, 690, 737, 780)),
        ("normal", (300, 508, 594, 660, 716, 765, 809, 850)),
        ("hard", (550, 720, 791, 845, 890, 930, 967, 1000)),
    ],
)
def test_opponents_grow_stronger_by_the_table_of_the_difficulty(difficulty: str, strengths: tuple[int, ...]) -> None:
    met = [form(begun(position={"duel": number}, difficulty=difficulty))["strength"] for number in range(8)]
    assert tuple(met) == strengths


def test_from_the_seventh_stake_on_duels_are_one_place_later_in_the_table() -> None:
    met = [form(begun(position={"duel": number}, difficulty="hard", stake=7))["strength"] for number in range(8)]
    assert met == [720, 791, 845, 890, 930, 967, 1000, 1000]


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"duel": 8}, "duel"),
        ({"duel": -1}, "duel"),
        ({"duel": "1"}, "duel"),
        ({"duel": None}, "duel"),
        ({"opponent": "nobody"}, "opponent"),
        ({"opponent": None}, "opponent"),
        ({"opponent": 3}, "opponent"),
        ({"duel": 3, "opponent": "stranger"}, "opponent"),
        ({"duel": 7, "opponent": "opal"}, "opponent"),
        ({"dice": [1]}, "dice"),
        ({"side": 2}, "side"),
        ({"gold": -1}, "gold"),
        ({"cards": [{}]}, "cards"),
        ({"house_rules": ["sharp_eyes"], "difficulty": "easy"}, "house_rules[0]"),
        ({"warnings": 2}, "warnings"),
    ],
)
def test_what_cannot_be_is_a_bad_value_naming_the_key(position: dict[str, Any], key: str) -> None:
    with pytest.raises(CodecError) as fault:
        begun(position=position)
    assert (fault.value.code, fault.value.place) == ("bad_value", f"position.{key}")


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"difficulty": "brutal"}, "difficulty"),
        ({"stake": 9, "difficulty": "hard"}, "stake"),
        ({"pool": ["x"]}, "pool[0]"),
        ({"stake": False}, "stake"),
        ({"stake": 1}, "stake"),
        ({"stake": 8, "difficulty": "easy"}, "stake"),
        ({"pool": ["plain"]}, "pool[0]"),
        ({"pool": "high"}, "pool"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], place: str) -> None:
    with pytest.raises(CodecError) as fault:
        Match(begun().rules, Start(2, options, "S"))
    assert fault.value.place == f"options.{place}"


def test_a_position_stands_in_its_duel_with_start_values_for_the_rest() -> None:
    plain = form(begun(position={"duel": 2, "house_rules": []}))
    assert (plain["phase"], plain["duel"], plain["gold"], plain["pockets"], plain["side"]) == (
        "duel",
        2,
        10,
        [None, None],
        0,
    )


def test_missing_twists_opponent_and_house_rules_are_the_drawn_ones() -> None:
    for number in range(1, 7):
        placed = begun("RUN", {"duel": number})
        place = draw("RUN", "twist", (number,), 10)
        names = (
            "double_yathsel",
            "double_straights",
            "double_full_house",
            "double_chance",
            "double_kinds",
            "double_sixes",
        )
        assert form(placed)["twists"] == ([names[place]] if place < 6 else [])
        assert form(placed)["opponent"] == whole().state.results[number].opponent


def test_a_position_gives_the_gold_after_the_toll() -> None:
    assert form(begun(position={"duel": 3, "house_rules": ["toll"], "gold": 5}))["gold"] == 5
    assert form(begun(position={"duel": 3, "house_rules": ["toll"]}))["gold"] == 4


def test_a_position_may_name_the_opponent_who_is_not_offered_again() -> None:
    for name in ("ada", "opal", "tess"):
        match, _ = decided(0, opponent=name)
        assert form(match)["opponent"] == name
        go_on(match)
        assert match.state.offered.count(name) == 1


def test_at_the_last_stake_the_stranger_carries_two_dice() -> None:
    match = begun(position={"duel": 7}, difficulty="hard", stake=8)
    assert form(match)["rivals"][0]["pockets"] == ["high", "even"]
    match = begun(position={"duel": 7}, difficulty="hard", stake=7)
    assert form(match)["rivals"][0]["pockets"] == [None, None]
    match = begun(position={"duel": 6}, difficulty="hard", stake=8)
    assert form(match)["rivals"][0]["pockets"] == [None, None]
