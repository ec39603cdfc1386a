"""The shop's clock, the warning and the catch: t alone decides (yathsel.md sections 6, 10, 14 and 15)."""

from typing import Any

import pytest

from game.core import codec
from game.core.match import Entry
from game.yathsel.actions import Abandon, Buy, Clock, Dive, Enter, Open, Restock, Surface, Swap, Throw, Use
from game.yathsel.events import Caught, Dived, DuelWon, Opened, Stayed, Surfaced, Thrown, TurnBegan, Warned
from tests.yathsel.places import all_but, at_shop, do, duel, entered, finish_turn, form, refused, run, thrown

HARD_STAKE = {"difficulty": "hard", "stake": 4}


def theirs(**position: Any) -> Any:
    return duel({"side": 1, **position})


def warned(**position: Any) -> Any:
    """A duel in which the player has just been caught for the first time, at 20 000."""
    match = theirs(**position)
    do(match, Dive(), t=0)
    do(match, Clock(), seat=-1, t=20_000)
    return match


@pytest.mark.parametrize(("difficulty", "budget"), [("easy", None), ("normal", 20_000), ("hard", 10_000)])
def test_the_difficulty_gives_the_clock(difficulty: str, budget: int | None) -> None:
    assert form(theirs(difficulty=difficulty))["shop"]["budget_ms"] == budget


def test_before_the_deadline_nothing_happens() -> None:
    match = theirs()
    do(match, Dive(), t=1000)
    assert do(match, Clock(), seat=-1, t=20_999) == (Stayed(20_999),)
    assert form(match)["under"]


def test_at_the_deadline_the_visit_is_over() -> None:
    match = theirs()
    do(match, Dive(), t=1000)
    assert do(match, Clock(), seat=-1, t=21_000) == (Stayed(21_000), Warned(0))
    assert (form(match)["under"], form(match)["warnings"], match.to_act) == (False, 1, (1,))


def test_a_late_action_tells_how_late_it_was() -> None:
    match = theirs()
    do(match, Dive(), t=0)
    assert do(match, Clock(), seat=-1, t=20_250) == (Stayed(20_000), Warned(250))


def test_surfacing_stops_the_clock_and_diving_again_goes_on_with_the_rest() -> None:
    match = theirs()
    do(match, Dive(), t=1000)
    do(match, Surface(), t=9000)
    do(match, Dive(), t=100_000)
    assert match.rules.deadline(match.state) == 112_000
    assert do(match, Clock(), seat=-1, t=112_000)[-1] == Warned(0)


def test_one_millisecond_before_he_comes_up_in_time() -> None:
    match = theirs()
    do(match, Dive(), t=0)
    assert do(match, Surface(), t=19_999) == (Stayed(19_999), Surfaced(False, False))
    do(match, Dive(), t=30_000)
    assert do(match, Surface(), t=30_000) == (Surfaced(False, False),)


def test_surfacing_at_the_deadline_is_too_late_and_recorded_as_the_clock() -> None:
    match = theirs()
    do(match, Dive(), t=0)
    assert do(match, Surface(), t=20_000)[-1] == Warned(0)
    assert match.log[-1] == Entry(20_000, -1, Clock())


def test_a_purchase_after_the_deadline_is_dropped() -> None:
    match = at_shop("high", gold=99)
    do(match, Dive(), t=0)
    do(match, Open(0), t=0)
    assert do(match, Buy(0), t=18_500)[-1] == Warned(0)
    assert (form(match)["gold"], form(match)["pockets"], match.log[-1].seat) == (99, [None, None], -1)


def test_what_was_impossible_anyway_is_refused_even_after_the_deadline() -> None:
    match = theirs(gold=0)
    do(match, Dive(), t=0)
    assert refused(match, Restock(), t=25_000) == "illegal_action"
    assert form(match)["under"]


def test_the_opponents_throw_after_the_deadline_still_counts() -> None:
    match = theirs()
    do(match, Dive(), t=0)
    happened = do(match, Throw(()), seat=1, t=20_000)
    assert [type(event) for event in happened] == [Stayed, Warned, Thrown]
    assert match.log[-1] == Entry(20_000, 1, Throw(()))


def test_a_swap_after_a_warning_is_made_at_the_table() -> None:
    match = theirs(pockets=["low", None])
    do(match, Dive(), t=0)
    do(match, Swap(0, 0), t=30_000)
    assert form(match)["hand"][0] == "low"
    assert match.log[-1].action == Swap(0, 0)


def test_after_a_warning_there_is_no_more_diving_in_that_turn_and_the_duel_goes_on() -> None:
    match = warned()
    assert refused(match, Dive()) == "illegal_action"
    finish_turn(match)
    assert match.to_act == (0,)


def test_in_the_next_opponent_turn_he_may_dive_again() -> None:
    match = warned()
    finish_turn(match)
    finish_turn(match, seat=0)
    do(match, Dive())
    assert form(match)["shop"]["used_ms"] == 0


def test_every_later_time_it_is_over() -> None:
    match = theirs(warnings=1)
    do(match, Dive(), t=0)
    assert do(match, Clock(), seat=-1, t=20_000)[1:] == (Caught(0), DuelWon((1,), "caught"))
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "caught")


def test_caught_he_loses_however_the_cards_stand() -> None:
    match = theirs(warnings=1, cards=[{"boxes": {"chance": 30}}, {}])
    do(match, Dive(), t=0)
    do(match, Clock(), seat=-1, t=20_000)
    assert (match.outcome.scores, match.outcome.winners) == ((30, 0), (1,))


def test_an_action_that_comes_after_the_last_catch_is_dropped_whoever_makes_it() -> None:
    for seat, action in ((1, Throw(())), (0, Abandon()), (0, Surface())):
        match = theirs(warnings=1)
        do(match, Dive(), t=0)
        assert do(match, action, seat=seat, t=20_000)[-1] == DuelWon((1,), "caught")
        assert match.log[-1] == Entry(20_000, -1, Clock())


def test_on_easy_nobody_is_ever_caught() -> None:
    match = theirs(difficulty="easy", warnings=1)
    do(match, Dive(), t=0)
    assert match.rules.deadline(match.state) is None
    do(match, Clock(), seat=-1, t=10**9)
    assert form(match)["under"]


def test_a_purchase_and_a_swap_made_before_the_deadline_stand() -> None:
    match = at_shop("high", gold=16)
    do(match, Dive(), t=0)
    do(match, Open(0), t=0)
    do(match, Buy(0), t=100)
    do(match, Swap(2, 0), t=18_499)
    do(match, Clock(), seat=-1, t=18_500)
    assert (form(match)["hand"][2], form(match)["gold"], form(match)["pending"]) == ("high", 0, [2])


def test_opening_with_a_second_and_a_half_left_is_a_catch_at_once() -> None:
    match = at_shop("high")
    do(match, Dive(), t=0)
    assert do(match, Open(0), t=18_500) == (Stayed(18_500), Opened(0, "high", 1500), Warned(0))


def test_opening_with_less_left_costs_what_is_left() -> None:
    match = at_shop("high")
    do(match, Dive(), t=0)
    assert do(match, Open(0), t=19_000)[1:] == (Opened(0, "high", 1000), Warned(0))
    assert form(match)["shop"]["used_ms"] == 20_000


def test_with_one_millisecond_more_he_can_still_come_up() -> None:
    match = at_shop("high")
    do(match, Dive(), t=0)
    assert do(match, Open(0), t=18_499)[-1] == Opened(0, "high", 1500)
    do(match, Surface(), t=18_499)
    assert form(match)["warnings"] == 0


def test_every_opening_brings_the_deadline_nearer() -> None:
    match = theirs()
    do(match, Dive(), t=0)
    for place in range(3):
        do(match, Open(place), t=0)
    assert match.rules.deadline(match.state) == 20_000 - 3 * 1500


def test_the_deadline_stays_where_it_is_while_time_passes_under_the_table() -> None:
    match = theirs()
    do(match, Dive(), t=500)
    for t in (600, 4000, 20_000):
        do(match, Clock(), seat=-1, t=t)
        assert match.rules.deadline(match.state) == 20_500


def test_the_opponents_throws_under_which_he_stays_take_no_time_but_their_t() -> None:
    match = theirs()
    do(match, Dive(), t=0)
    do(match, Throw(()), seat=1, t=19_999)
    assert form(match)["warnings"] == 0


def test_a_finished_opponent_does_not_stop_the_clock() -> None:
    match = theirs()
    do(match, Dive(), t=0)
    finish_turn(match)
    happened = do(match, Clock(), seat=-1, t=20_000)
    assert [type(event) for event in happened] == [Stayed, Warned, TurnBegan]
    assert match.to_act == (0,)


def test_after_a_crash_under_the_table_the_visit_is_over_for_that_turn() -> None:
    match = at_shop("high", gold=16)
    do(match, Dive(), t=0)
    do(match, Open(0), t=0)
    do(match, Buy(0), t=0)
    assert do(match, Surface(resumed=True), t=500) == (Stayed(500), Surfaced(False, True))
    assert refused(match, Dive()) == "illegal_action"
    assert form(match)["pockets"] == ["high", None]
    finish_turn(match)
    finish_turn(match, seat=0)
    do(match, Dive())


def test_the_player_may_give_up_under_the_table() -> None:
    match = theirs()
    do(match, Dive(), t=0)
    do(match, Abandon(), t=10)
    assert match.outcome.reason == "abandoned"


def test_a_budget_is_fixed_when_the_turn_begins() -> None:
    match = at_shop("soft_soles", gold=99)
    do(match, Dive(), t=0)
    do(match, Open(2), t=0)
    do(match, Buy(2), t=0)
    assert form(match)["shop"]["budget_ms"] == 20_000
    finish_turn(match)
    do(match, Surface())
    finish_turn(match, seat=0)
    assert form(match)["shop"]["budget_ms"] == 24_000


@pytest.mark.parametrize(
    ("position", "budget"),
    [
        ({"charms": ["soft_soles"]}, 24_000),
        ({"house_rules": ["sharp_eyes"]}, 15_000),
        ({"charms": ["soft_soles"], "house_rules": ["sharp_eyes"]}, 19_000),
        ({"difficulty": "hard", "charms": ["soft_soles"]}, 14_000),
        ({"difficulty": "hard", "house_rules": ["sharp_eyes"]}, 5000),
    ],
)
def test_charms_and_house_rules_change_the_clock(position: dict[str, Any], budget: int) -> None:
    assert form(theirs(**position))["shop"]["budget_ms"] == budget


def test_smoke_lengthens_the_next_opponent_turn_alone() -> None:
    match = duel({"dice": [1, 2, 3, 4, 5], "tricks": ["smoke"]})
    do(match, Use("smoke"))
    entered(match, "chance")
    assert form(match)["shop"]["budget_ms"] == 28_000
    finish_turn(match)
    finish_turn(match, "ones", seat=0)
    assert form(match)["shop"]["budget_ms"] == 20_000


def test_two_smokes_add_and_one_lit_under_the_table_is_for_the_next_turn() -> None:
    match = run({"side": 1, "gold": 99, "tricks": ["smoke"]}, options={"pool": ["smoke"]})
    do(match, Dive(), t=0)
    do(match, Use("smoke"), t=0)
    do(match, Restock(), t=0)
    do(match, Open(1), t=0)
    do(match, Buy(1), t=0)
    do(match, Use("smoke"), t=0)
    assert form(match)["shop"]["budget_ms"] == 20_000
    do(match, Surface(), t=0)
    finish_turn(match)
    finish_turn(match, seat=0)
    assert form(match)["shop"]["budget_ms"] == 36_000


def test_smoke_is_not_lit_at_the_table_in_the_others_turn() -> None:
    assert refused(theirs(tricks=["smoke"]), Use("smoke")) == "illegal_action"


def test_from_the_fourth_stake_on_the_clock_has_eight_seconds() -> None:
    budgets = [
        form(run({"side": 1}, options={"difficulty": "hard", "stake": stake}))["shop"]["budget_ms"]
        for stake in (0, 3, 4, 8)
    ]
    assert budgets == [10_000, 10_000, 8000, 8000]


def test_at_the_fourth_stake_charms_and_rules_still_change_the_clock() -> None:
    match = run({"side": 1, "charms": ["soft_soles"], "house_rules": ["sharp_eyes"]}, options=HARD_STAKE)
    assert form(match)["shop"]["budget_ms"] == 7000


@pytest.mark.parametrize(("stake", "cost"), [(4, 16 - 2), (5, 16 - 1)])
def test_from_the_fifth_stake_on_prices_fall_by_one_in_four_seconds(stake: int, cost: int) -> None:
    match = run({"side": 1}, options={"difficulty": "hard", "stake": stake, "pool": ["high"]})
    do(match, Dive(), t=0)
    do(match, Open(0), t=0)
    do(match, Clock(), seat=-1, t=6000)
    assert form(match)["pouches"][0]["price"] == cost


@pytest.mark.parametrize(("stake", "reason"), [(5, None), (6, "caught"), (8, "caught")])
def test_from_the_sixth_stake_on_the_first_catch_ends_the_run(stake: int, reason: str | None) -> None:
    match = run({"side": 1}, options={"difficulty": "hard", "stake": stake})
    do(match, Dive(), t=0)
    do(match, Clock(), seat=-1, t=8000)
    assert (match.outcome and match.outcome.reason) == reason


def test_the_opponents_last_box_is_filled_while_he_is_under_and_the_duel_is_decided_when_he_surfaces() -> None:
    match = duel({"side": 1, "cards": [all_but(chance=30), all_but("chance")]}, dice=(1, 1, 1, 1, 1))
    do(match, Dive(), t=0)
    finish_turn(match)
    assert (match.outcome, match.to_act) == (None, (0,))
    assert do(match, Surface(), t=5)[-1] == DuelWon((0,), "higher_total")


def test_a_warning_then_decides_it_too_and_a_catch_counts() -> None:
    for warnings, reason, winner in ((0, "higher_total", 0), (1, "caught", 1)):
        match = duel(
            {"side": 1, "warnings": warnings, "cards": [all_but(chance=30), all_but("chance")]}, dice=(1, 1, 1, 1, 1)
        )
        do(match, Dive(), t=0)
        finish_turn(match)
        do(match, Clock(), seat=-1, t=20_000)
        assert (match.outcome.reason, match.outcome.winners) == (reason, (winner,))


def test_everybody_sees_that_somebody_is_under_the_table() -> None:
    match = theirs()
    (beat,) = match.submit(0, Dive(), 0)
    assert match.rules.redact(beat.event, 1) == Dived(0)
    assert match.rules.mask(match.state, 1).shop.under


def test_a_log_with_a_catch_replays_to_the_same_digests() -> None:
    first, second = theirs(), theirs()
    do(first, Dive(), t=0)
    do(first, Surface(), t=25_000)
    for entry in first.log:
        second.submit(entry.seat, entry.action, entry.t)
    assert second.digest() == first.digest()


@pytest.mark.parametrize("steps", [30, 60, 144])
def test_the_clock_is_the_same_in_steps_of_any_length(steps: int) -> None:
    match = theirs()
    do(match, Dive(), t=1000)
    frame = 0
    while form(match)["under"]:
        frame += 1
        do(match, Clock(), seat=-1, t=1000 + frame * 1000 // steps)
    assert frame == 20 * steps
    whole = theirs()
    do(whole, Dive(), t=1000)
    do(whole, Clock(), seat=-1, t=21_000)
    assert whole.digest() == match.digest()


def test_resumed_is_told_in_the_form_of_the_action() -> None:
    plain = {"type": "surface", "resumed": True}
    assert codec.decode_tagged((Surface,), plain, "action") == Surface(resumed=True)


def test_the_time_of_the_dive_counts_from_its_t_alone() -> None:
    match = theirs()
    thrown(match, seat=1)
    do(match, Dive(), t=700)
    do(match, Enter("chance"), seat=1, t=800)
    assert match.rules.deadline(match.state) == 20_700
