"""A run: eight duels in order, the Stranger last, one lost duel ends it (yathsel.md sections 3, 7, 8 and 14)."""

from functools import cache
from typing import Any

import pytest

from game.campaign import decide, opponents, state
from game.campaign.actions import Leave, StartDuel
from game.campaign.events import DuelBegan, OpponentMet, RunEnded, RunWon
from game.core import forms
from game.core.codec import CodecError
from game.core.draw import draw
from game.core.match import IllegalAction, Match, Start
from game.yathsel.actions import Abandon, Enter, Throw
from game.yathsel.events import Abandoned, DuelWon
from tests.campaign.plays import almost_done, begun, decided, proceed, quick_duel, won_run


@cache
def whole() -> Any:
    """A won run; not to be changed."""
    return won_run()


def events_of(seed: str, numbers: range) -> list[tuple[str, tuple[str, ...]]]:
    """Whom a seed meets and under which twists, by the functions that the run itself uses."""
    def chance(stream: str, counters: tuple[int, ...], n: int) -> int:
        return draw(seed, stream, counters, n)

    met: list[tuple[str, tuple[str, ...]]] = []
    for number in numbers:
        name = opponents.offered(chance, number, tuple(name for name, _ in met))
        met.append((name, decide.drawn_twists(chance, number)))
    return met


def refused(match: Any, action: Any, seat: int = 0) -> str:
    with pytest.raises(IllegalAction) as fault:
        match.submit(seat, action, match.t)
    return fault.value.code


def test_a_run_begins_by_meeting_the_first_opponent() -> None:
    match = begun()
    (met,) = [beat.event for beat in match.opening]
    assert isinstance(met, OpponentMet)
    assert (met.duel, match.to_act, match.state.phase) == (0, (0,), "intro")


def test_the_player_sits_down_when_he_likes() -> None:
    match = begun()
    assert match.rules.legal(match.state, 0) == (StartDuel(),)
    assert proceed(match) == (DuelBegan(0),)
    assert match.state.phase == "duel"


@pytest.mark.parametrize("action", [Throw(()), Enter("chance"), Leave()])
def test_before_the_duel_nothing_else_is_possible(action: Any) -> None:
    assert refused(begun(), action) == "illegal_action"


def test_the_opponent_has_nothing_to_say_before_the_duel() -> None:
    assert refused(begun(), StartDuel(), seat=1) == "not_to_act"


def test_in_a_duel_nobody_can_sit_down_or_leave() -> None:
    match = begun()
    proceed(match)
    assert {refused(match, StartDuel()), refused(match, Leave())} == {"illegal_action"}


def test_a_run_has_eight_duels() -> None:
    assert len(whole().state.results) == 8
    assert [result.won for result in whole().state.results] == [True] * 8


def test_the_eighth_opponent_is_the_stranger_and_no_other() -> None:
    names = [result.opponent for result in whole().state.results]
    assert names[7] == "stranger"
    assert "stranger" not in names[:7]


def test_no_opponent_is_met_twice() -> None:
    for number in range(300):
        names = [name for name, _ in events_of(f"MET-{number}", range(8))]
        assert len(set(names)) == 8


def test_every_opponent_can_be_the_first() -> None:
    firsts = {events_of(f"FIRST-{number}", range(1))[0][0] for number in range(600)}
    assert firsts == set(opponents.all_opponents()) - {"stranger"}


def test_an_opponent_is_drawn_from_those_not_met_in_file_order() -> None:
    names = [name for name in opponents.all_opponents() if name != "stranger"]
    first, second = (name for name, _ in events_of("ORDER", range(2)))
    assert first == names[draw("ORDER", "opponent", (0, 0, 0), len(names))]
    names.remove(first)
    assert second == names[draw("ORDER", "opponent", (1, 0, 0), len(names))]


def test_all_are_offered_again_when_fewer_than_two_are_left() -> None:
    names = [name for name in opponents.all_opponents() if name != "stranger"]
    pools = []
    opponents.offered(lambda stream, counters, n: pools.append(n) or 0, 3, tuple(names[1:]))
    opponents.offered(lambda stream, counters, n: pools.append(n) or 0, 3, tuple(names[2:]))
    assert pools == [len(names), 2]


def test_the_first_duel_and_the_stranger_have_no_twist() -> None:
    for number in range(200):
        met = events_of(f"NONE-{number}", range(8))
        assert (met[0][1], met[7][1]) == ((), ())


def test_from_the_second_duel_on_six_in_ten_have_one_twist() -> None:
    """3 000 duels: 60 % with a standard deviation of 0.9 %."""
    chosen = [twists for number in range(500) for _, twists in events_of(f"SIXTY-{number}", range(8))[1:7]]
    assert {len(twists) for twists in chosen} == {0, 1}
    assert 0.57 < sum(map(len, chosen)) / len(chosen) < 0.63


def test_only_the_six_twists_of_the_campaign_come_up_each_as_often() -> None:
    chosen = [twists[0] for number in range(500) for _, twists in events_of(f"SIX-{number}", range(8))[1:7] if twists]
    counts = {twist: chosen.count(twist) for twist in set(chosen)}
    assert set(counts) == {"double_yathsel", "double_straights", "double_full_house", "double_chance", "double_kinds",
                           "double_sixes"}  # fmt: skip
    assert min(counts.values()) > 240


def test_the_twist_is_the_drawn_one_of_the_table() -> None:
    table = ("double_yathsel", "double_straights", "double_full_house", "double_chance", "double_kinds", "double_sixes")
    for number in range(1, 7):
        place = draw("TABLE", "twist", (number,), 10)
        assert events_of("TABLE", range(8))[number][1] == (() if place > 5 else (table[place],))


def test_the_run_plays_under_the_twist_it_announced() -> None:
    match = begun("TWISTED", almost_done(0, won=True))
    (met,) = [beat.event for beat in match.submit(0, Enter("ones"), 0) if isinstance(beat.event, OpponentMet)]
    assert match.state.duel.twists == met.twists == events_of("TWISTED", range(2))[1][1]


@pytest.mark.parametrize(
    ("difficulty", "strengths"),
    [
        ("easy", (200, 419, 510, 580, 638, 690, 737, 780)), ("normal", (300, 508, 594, 660, 716, 765, 809, 850)),
        ("hard", (550, 720, 791, 845, 890, 930, 967, 1000)),
    ],
)  # fmt: skip
def test_opponents_grow_stronger_by_the_table_of_the_difficulty(difficulty: str, strengths: tuple[int, ...]) -> None:
    met = [state.strength(begun(position={"duel": number}, difficulty=difficulty).state) for number in range(8)]
    assert tuple(met) == strengths


@pytest.mark.parametrize("number", range(7))
def test_a_won_duel_leads_to_the_next_opponent(number: int) -> None:
    match, happened = decided(number, won=True)
    assert [type(event) for event in happened[1:]] == [DuelWon, OpponentMet]
    assert happened[-1].duel == number + 1
    assert (match.state.phase, match.to_act) == ("intro", (0,))


def test_after_the_eighth_win_the_run_is_won_and_waits_to_be_left() -> None:
    match, happened = decided(7, won=True)
    assert [type(event) for event in happened[1:]] == [DuelWon, RunWon]
    assert match.rules.legal(match.state, 0) == (Leave(),)
    assert match.outcome is None


def test_a_won_run_that_is_left_is_won() -> None:
    match, _ = decided(7, won=True)
    assert proceed(match) == (RunEnded("won"),)
    assert (match.outcome.winners, match.outcome.reason, match.to_act) == ((0,), "won", ())


@pytest.mark.parametrize("number", range(8))
def test_one_lost_duel_ends_the_run(number: int) -> None:
    match, happened = decided(number, won=False)
    assert [type(event) for event in happened[1:]] == [DuelWon, RunEnded]
    assert (match.outcome.winners, match.outcome.reason, match.to_act) == ((1,), "lost", ())


def test_a_run_counts_the_duels_each_side_won() -> None:
    match = won_run()
    proceed(match)
    assert match.outcome.scores == (8, 0)


def test_a_result_keeps_both_totals() -> None:
    match, _ = decided(2, won=True)
    (result,) = match.state.results
    assert (result.own, result.theirs, result.won) == (41, 0, True)


def test_a_tied_duel_is_won_by_roll_off() -> None:
    position = almost_done(0, won=True)
    position["cards"][1]["boxes"] = {**position["cards"][1]["boxes"], "large_straight": 40, "ones": 1}
    match = begun(position=position, dice=(6, 1))
    happened = [beat.event for beat in match.submit(0, Enter("ones"), 0)]
    assert DuelWon((0,), "roll_off") in happened
    assert match.state.phase == "intro"


def test_each_duel_begins_with_empty_cards() -> None:
    match, _ = decided(3, won=True)
    assert all(set(side.card.boxes) == {None} for side in match.state.duel.sides)


@pytest.mark.parametrize("number", range(7))
def test_the_next_duel_is_begun_by_the_other_side(number: int) -> None:
    match, _ = decided(number, won=True)
    proceed(match)
    assert match.to_act == ((number + 1) % 2,)


def test_gold_won_in_a_duel_goes_along_and_the_opponents_goes_nowhere() -> None:
    position = almost_done(0, won=True)
    position["cards"][0]["boxes"]["yathsel"] = 50
    position["dice"] = [1, 1, 1, 1, 1]
    match = begun(position=position)
    match.submit(0, Enter("ones"), 0)
    assert [side.gold for side in match.state.duel.sides] == [10 + 50, 0]


def test_the_dice_of_a_duel_are_those_of_its_number() -> None:
    match = begun("DICE", {"duel": 5})
    match.submit(1, Throw(()), 0)
    assert match.state.duel.dice == tuple(1 + draw("DICE", "dice", (5, 1, 0, 0, slot), 6) for slot in range(5))


def test_how_a_duel_was_played_changes_no_later_duel() -> None:
    following = []
    for dice in ([1, 2, 3, 4, 6], [6, 6, 6, 6, 6]):
        match = begun("LATER", {**almost_done(0, won=True), "dice": dice})
        match.submit(0, Enter("ones"), 0)
        proceed(match)
        match.submit(1, Throw(()), 0)
        following.append((match.state.offered, match.state.duel.twists, match.state.duel.dice))
    assert following[0] == following[1]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_may_give_up_in_anybodys_turn(seat: int) -> None:
    match = begun(position={"side": seat})
    assert tuple(beat.event for beat in match.submit(0, Abandon(), 0)) == (Abandoned(0), RunEnded("abandoned"))
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "abandoned")


def test_the_player_may_give_up_between_duels() -> None:
    match = begun()
    match.submit(0, Abandon(), 0)
    assert match.outcome.reason == "abandoned"


def test_the_opponent_never_gives_up() -> None:
    assert refused(begun(position={"side": 1}), Abandon(), seat=1) == "not_to_act"


def test_a_run_already_won_cannot_be_lost_by_giving_up() -> None:
    match, _ = decided(7, won=True)
    match.submit(0, Abandon(), 0)
    assert match.outcome.reason == "won"


def test_a_run_that_is_over_takes_nothing_more() -> None:
    match, _ = decided(0, won=False)
    assert {refused(match, action) for action in (StartDuel(), Abandon(), Throw(()))} == {"over"}


def test_time_never_starts_again_in_a_run() -> None:
    match = begun()
    match.submit(0, StartDuel(), 500)
    with pytest.raises(IllegalAction) as fault:
        match.submit(0, Throw(()), 499)
    assert fault.value.code == "time_goes_back"


def test_a_run_played_through_a_whole_duel_is_the_same_as_its_file_form() -> None:
    match = begun("FORM")
    proceed(match)
    quick_duel(match)
    assert match.rules.from_dict(match.rules.to_dict(match.state)) == match.state


def test_a_run_is_for_two_seats() -> None:
    assert begun().rules.seats == (2, 2)


def test_the_options_have_their_defaults() -> None:
    assert forms.merged_options(begun().rules.options(), {}) == {"difficulty": "normal", "stake": 0, "pool": []}


def test_the_state_has_the_keys_of_a_position() -> None:
    match = begun(position={"duel": 3})
    plain = match.rules.to_dict(match.state)
    assert {"cards", "side", "throws_left", "dice", "hand", "pockets", "gold", "warnings", "twists", "house_rules",
            "tricks", "charms", "difficulty", "duel", "opponent", "strength"} <= set(plain)  # fmt: skip
    assert (plain["duel"], plain["opponent"]) == (3, events_of("RUN", range(4))[3][0])


def test_missing_twists_are_the_drawn_ones() -> None:
    for number in range(8):
        match = begun("DRAWN", {"duel": number})
        assert match.state.duel.twists == events_of("DRAWN", range(8))[number][1]


def test_a_position_may_name_the_opponent() -> None:
    match = begun(position={"duel": 2, "opponent": "opal"})
    assert state.opponent(match.state) == "opal"


def test_an_opponent_named_by_a_position_is_not_met_again() -> None:
    match = begun(position={**almost_done(0, won=True), "opponent": "opal"})
    match.submit(0, Enter("ones"), 0)
    assert state.opponent(match.state) != "opal"


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"duel": 8}, "duel"), ({"duel": -1}, "duel"), ({"duel": "1"}, "duel"), ({"duel": None}, "duel"),
        ({"opponent": "nobody"}, "opponent"), ({"opponent": None}, "opponent"), ({"opponent": 3}, "opponent"),
        ({"duel": 3, "opponent": "stranger"}, "opponent"), ({"duel": 7, "opponent": "opal"}, "opponent"),
        ({"dice": [1]}, "dice"), ({"side": 2}, "side"), ({"gold": -1}, "gold"), ({"cards": [{}]}, "cards"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_a_bad_value_naming_the_key(position: dict[str, Any], key: str) -> None:
    with pytest.raises(CodecError) as fault:
        begun(position=position)
    assert (fault.value.code, fault.value.place) == ("bad_value", f"position.{key}")


@pytest.mark.parametrize(
    ("options", "place"),
    [({"difficulty": "brutal"}, "difficulty"), ({"stake": 9}, "stake"), ({"pool": ["x"]}, "pool"),
     ({"stake": False}, "stake")],
)  # fmt: skip
def test_impossible_options_are_refused(options: dict[str, Any], place: str) -> None:
    with pytest.raises(CodecError) as fault:
        Match(begun().rules, Start(2, options, "S"))
    assert fault.value.place == f"options.{place}"
