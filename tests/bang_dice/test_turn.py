"""A turn: throws, arrows, dynamite, and the steps in which the dice are resolved (bang_dice.md, "A turn")."""

import pytest

from game.bang_dice.actions import Assign, Beers, Gatling, Shot, Stop, Throw
from game.bang_dice.events import (
    AbilityUsed,
    ArrowTaken,
    Attacked,
    Eliminated,
    Exploded,
    GatlingFired,
    Healed,
    Hit,
    TurnBegan,
    TurnEnded,
)  # fmt: skip
from game.bang_dice.numbers import FACES
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

FOUR = (
    ("sheriff", "paul_regret", 8), ("outlaw", "lucky_duke", 8), ("renegade", "black_jack", 8),
    ("outlaw", "calamity_janet", 8),
)  # fmt: skip
FIVE = (*FOUR, ("deputy", "willy_the_kid", 8))


def four(*lives_and_arrows: tuple[int, int]) -> list[tuple]:
    return [(role, name, life, held) for (role, name, _), (life, held) in zip(FOUR, lives_and_arrows, strict=True)]


def drawn(seed: str, turn: int, used: int) -> tuple[str, ...]:
    return tuple(FACES[draw(seed, "dice", (turn, used, die), 6)] for die in range(5))


def test_the_first_throw_throws_all_five_from_their_published_places() -> None:
    assert throw(begun(4, seed="DICE-2"))[0].dice == drawn("DICE-2", 0, 0)


def test_the_next_turn_counts_the_turns_begun_before_it() -> None:
    match = table(*FOUR, dice="AAAAA", throws=3)
    assert asked(match) == (1, "throw")
    assert throw(match)[0].dice == drawn("PLACES", 1, 0)


def test_kept_dice_stay_and_the_others_come_from_the_next_throw() -> None:
    match = table(*FOUR, rig="1B1GG")
    throw(match)
    event = throw(match, 0, 2)[0]
    second = drawn("PLACES", 0, 1)
    assert (event.thrown, event.dice) == ((1, 3, 4), ("one", second[1], "one", second[3], second[4]))


def test_the_first_throw_keeps_nothing() -> None:
    match = table(*FOUR)
    assert listed(match) == (Throw(()),)
    assert "keep" in refused(match, Throw((0,)))


def test_at_least_one_die_is_thrown() -> None:
    match = table(*FOUR, dice="1BGBG", throws=1)
    assert "keep" in refused(match, Throw((0, 1, 2, 3, 4)))


def test_nothing_stops_before_the_first_throw() -> None:
    assert "stop" in refused(table(*FOUR), Stop())


def test_dynamite_is_never_thrown_again() -> None:
    match = table(*FOUR, dice="DBD1G", throws=1)
    assert "dynamite" in refused(match, Throw((0, 1)))
    assert all({0, 2} <= set(action.keep) for action in listed(match) if isinstance(action, Throw))


def test_every_other_die_may_be_thrown_again_also_one_kept_before() -> None:
    match = table(*FOUR, dice="ABA1G", throws=2)
    keeps = [action.keep for action in listed(match) if isinstance(action, Throw)]
    assert len(keeps) == len(set(keeps)) == 31


def test_the_third_throw_stands() -> None:
    match = table(*FOUR, rig="BBBBB" * 3)
    for _ in range(3):
        throw(match)
    assert asked(match) == (0, "beers")


def test_the_thrower_may_stop_earlier() -> None:
    match = table(*FOUR, dice="BBBBB", throws=1)
    stop(match)
    assert asked(match) == (0, "beers")


def test_an_arrow_is_taken_after_every_throw_and_its_die_may_fall_again() -> None:
    match = table(*FOUR, rig="ABBBBA")
    assert of_type(throw(match), ArrowTaken) == [ArrowTaken(0)]
    assert of_type(throw(match, 1, 2, 3, 4), ArrowTaken) == [ArrowTaken(0)]
    assert (arrows(match), match.state.pile) == ([2, 0, 0, 0], 7)


def test_a_kept_arrow_die_takes_no_second_arrow() -> None:
    match = table(*FOUR, rig="ABBBBB")
    throw(match)
    throw(match, 0, 1, 2, 3)
    assert arrows(match)[0] == 1


def test_pile_2_thrower_holds_1_throws_four_arrows() -> None:
    match = table(*four((8, 1), (8, 3), (8, 3), (8, 0)), rig="AAAAB")
    events = throw(match)
    assert [event.type for event in events] == [
        "thrown", "arrow_taken", "arrow_taken", "attacked", "arrow_taken", "arrow_taken",
    ]  # fmt: skip
    assert events[3] == Attacked((3, 3, 3, 0))
    assert (lives(match), arrows(match), match.state.pile) == ([5, 5, 5, 8], [2, 0, 0, 0], 7)


def test_the_turn_goes_on_after_an_attack() -> None:
    match = table(*four((10, 8), (8, 0), (8, 0), (8, 0)), rig="A1111")
    throw(match)
    assert asked(match) == (0, "throw")


def test_two_dynamite_then_a_third_ends_the_throwing_and_the_two_others_are_resolved() -> None:
    match = table(*FOUR, rig="DD1B1D")
    throw(match)
    events = throw(match, 0, 1, 2, 3)
    assert events[1:] == (Exploded(0), Hit(0, 1, None))
    assert asked(match) == (0, "assign")
    shoot(match, 1)
    assert asked(match) == (0, "beers")
    assert lives(match) == [7, 7, 8, 8]


def test_life_1_three_dynamite_and_two_shots_the_shots_are_not_fired() -> None:
    match = table(("renegade", "paul_regret", 1), *FOUR[1:2], ("sheriff", "black_jack", 8), FOUR[3], rig="DDD11")
    events = throw(match)
    assert events[1:] == (
        Exploded(0), Hit(0, 1, None), Eliminated(0, "renegade"), TurnEnded(0), TurnBegan(1),
    )  # fmt: skip
    assert asked(match) == (1, "throw")


def test_shots_are_all_assigned_before_they_hit_at_once() -> None:
    match = table(*FOUR, dice="11AAA")
    events = shoot(match, 1, 3)
    assert [event.type for event in events[:3]] == ["shots_assigned", "hit", "hit"]


def test_a_one_reaches_the_next_and_a_two_the_second_on_either_side() -> None:
    match = table(*FIVE, dice="12AAA")
    targets = [tuple(shot.target for shot in action.shots) for action in listed(match)]
    assert targets == [(1, 2), (1, 3), (4, 2), (4, 3)]


def test_with_two_or_three_alive_a_two_is_a_one() -> None:
    three = table(*FIVE[:3], ("outlaw", "calamity_janet", 0), ("deputy", "willy_the_kid", 0), dice="2AAAA")
    assert [action.shots[0].target for action in listed(three)] == [1, 2]
    two = table(*FOUR[:2], ("renegade", "black_jack", 0), ("outlaw", "calamity_janet", 0), dice="2AAAA")
    assert [action.shots[0].target for action in listed(two)] == [1]


def test_with_four_alive_both_second_players_are_the_same() -> None:
    assert [action.shots[0].target for action in listed(table(*FOUR, dice="2AAAA"))] == [2]


def test_distances_are_counted_over_living_players() -> None:
    match = table(FIVE[0], ("outlaw", "lucky_duke", 0), *FIVE[2:], dice="1AAAA")
    assert [action.shots[0].target for action in listed(match)] == [2, 4]


def test_distances_are_those_at_the_start_of_the_step() -> None:
    match = table(FIVE[0], ("outlaw", "lucky_duke", 1), *FIVE[2:], dice="12AAA")
    shoot(match, 1, 2)
    assert lives(match) == [8, 0, 7, 8, 8]


def test_overkill_is_allowed() -> None:
    match = table(FOUR[0], ("outlaw", "lucky_duke", 1), *FOUR[2:], dice="111AA")
    assert of_type(shoot(match, 1, 1, 1), Hit) == [Hit(1, 1, 0)]


def test_every_shot_is_assigned_once() -> None:
    match = table(*FOUR, dice="11AAA")
    for shots in ((), (Shot(0, 1),), (Shot(0, 1), Shot(0, 3)), (Shot(0, 1), Shot(1, 3), Shot(2, 1))):
        assert "shots" in refused(match, Assign(shots))


def test_a_shot_out_of_reach_is_refused() -> None:
    assert "reaches" in refused(table(*FOUR, dice="1AAAA"), Assign((Shot(0, 2),)))


def test_nobody_but_slab_doubles() -> None:
    assert "doubles" in refused(table(*FOUR, dice="1BAAA"), Assign((Shot(0, 1, True),)))


def test_the_shots_are_asked_even_if_only_one_answer_exists() -> None:
    assert asked(table(*FOUR, dice="2AAAA")) == (0, "assign")


def test_each_beer_gives_one_life_to_any_living_player_up_to_the_cap() -> None:
    match = table(("sheriff", "paul_regret", 11), ("outlaw", "lucky_duke", 7), *FOUR[2:], dice="BBBAA")
    assert of_type(drink(match, 0, 1, 1), Healed) == [Healed(0, 0), Healed(1, 1), Healed(1, 0)]


def test_a_beer_must_be_given_even_if_wasted() -> None:
    match = table(*FOUR, dice="BAAAA")
    assert "targets" in refused(match, Beers(()))
    drink(match, 1)
    assert lives(match)[1] == 8


def test_no_beer_for_those_out() -> None:
    match = table(FOUR[0], ("outlaw", "lucky_duke", 0), *FOUR[2:], dice="BAAAA")
    assert "not in the game" in refused(match, Beers((1,)))
    assert [action.targets for action in listed(match)] == [(0,), (2,), (3,)]


def test_the_list_of_beers_holds_every_sharing_once() -> None:
    assert len(listed(table(*FOUR, dice="BBBBB"))) == 56


def test_the_order_in_an_action_does_not_matter() -> None:
    assert Beers((3, 0, 1)) == Beers((0, 1, 3))
    assert Throw((4, 1)) == Throw((1, 4))
    assert Assign((Shot(3, 1), Shot(0, 2))) == Assign((Shot(0, 2), Shot(3, 1)))


def test_three_gatlings_hit_every_other_player() -> None:
    match = table(*FOUR, dice="GGGAA")
    assert lives(match) == [8, 7, 7, 7]


def test_two_gatlings_are_nothing() -> None:
    assert lives(table(*FOUR, dice="GGAAA")) == [8, 8, 8, 8]


@pytest.mark.parametrize(("back", "held"), [(True, 0), (False, 2)])
def test_the_thrower_may_return_all_own_arrows_with_a_gatling(back: bool, held: int) -> None:
    match = table(*four((8, 2), (8, 1), (8, 0), (8, 0)), dice="GGGAA")
    assert (asked(match), lives(match)) == ((0, "gatling"), [8, 7, 7, 7])
    do(match, Gatling(back))
    assert arrows(match) == [held, 1, 0, 0]


def test_the_return_is_asked_only_if_the_thrower_holds_an_arrow() -> None:
    assert asked(table(*four((8, 0), (8, 3), (8, 0), (8, 0)), dice="GGGAA")) == (1, "throw")


def test_beer_comes_after_the_shots_and_gatling_after_beer() -> None:
    match = table(*FOUR[:1], ("outlaw", "lucky_duke", 5), *FOUR[2:], dice="1BGGG")
    shoot(match, 1)
    events = drink(match, 1)
    assert [event.type for event in events[:2]] == ["healed", "gatling"]
    assert lives(match) == [8, 4, 7, 7]


def test_who_is_shot_dead_drinks_no_beer() -> None:
    match = table(*FOUR[:1], ("outlaw", "lucky_duke", 1), *FOUR[2:], dice="1BAAA")
    shoot(match, 1)
    assert "not in the game" in refused(match, Beers((1,)))


def test_eliminated_shows_the_role_and_returns_the_arrows() -> None:
    match = table(*four((8, 0), (1, 4), (8, 0), (8, 0)), dice="1AAAA")
    assert of_type(shoot(match, 1), Eliminated) == [Eliminated(1, "outlaw")]
    assert (arrows(match), match.state.pile) == ([0, 0, 0, 0], 9)


def test_b_dies_from_arrows_on_the_own_first_throw_and_c_is_next() -> None:
    seats = (("sheriff", "paul_regret", 8), ("outlaw", "lucky_duke", 2, 8), *FOUR[2:])
    match = table(*seats, turn=1, rig="A11BB")
    events = throw(match)
    assert [event.type for event in events] == [
        "thrown", "arrow_taken", "attacked", "eliminated", "turn_ended", "turn_began",
    ]  # fmt: skip
    assert asked(match) == (2, "throw")


def test_a_shoots_the_next_seat_dead_and_the_turn_goes_to_the_one_after() -> None:
    match = table(*FOUR[:1], ("outlaw", "lucky_duke", 1), *FOUR[2:], dice="1AAAA")
    shoot(match, 1)
    assert asked(match) == (2, "throw")


def test_c_shoots_a_and_b_dead_and_the_turn_goes_to_d_then_to_c() -> None:
    seats = (("renegade", "lucky_duke", 1), ("outlaw", "black_jack", 1), ("sheriff", "paul_regret", 8),
             ("outlaw", "calamity_janet", 8))  # fmt: skip
    match = table(*seats, turn=2, dice="12AAA", rig="AAAAA")
    shoot(match, 1, 0)
    assert asked(match) == (3, "throw")
    throw(match)
    stop(match)
    assert asked(match) == (2, "throw")


@pytest.mark.parametrize("games", [60, pytest.param(1000, marks=pytest.mark.trials)])
def test_the_turns_of_random_games_neither_skip_nor_repeat_a_living_seat(games: int) -> None:
    for number in range(games):
        seats = 3 + number % 6
        match, out, before = begun(seats, seed=f"ORDER-{number}"), set(), None
        for beat in [*match.opening, *_played(match, f"ORDER-{number}")]:
            if isinstance(beat.event, Eliminated):
                out.add(beat.event.seat)
            if isinstance(beat.event, TurnBegan):
                if before is not None:
                    rest = [(before + step) % seats for step in range(1, seats + 1)]
                    assert beat.event.seat == next(seat for seat in rest if seat not in out)
                before = beat.event.seat


def _played(match, seed: str):
    while match.outcome is None:
        actions = listed(match)
        yield from match.submit(match.to_act[0], actions[draw(seed, "t", (len(match.log),), len(actions))], 0)


def test_another_phase_asks_for_another_action() -> None:
    assert "asked for is throw" in refused(table(*FOUR), Beers((1,)))
    assert "asked for is beers" in refused(table(*FOUR, dice="BAAAA"), Stop())


def test_the_events_of_a_gatling_are_told_before_its_hits() -> None:
    match = table(*FOUR, dice="BGGGA")
    events = drink(match, 0)
    assert events[1:5] == (GatlingFired(0), Hit(1, 1, 0), Hit(2, 1, 0), Hit(3, 1, 0))
    assert not of_type(events, AbilityUsed)
