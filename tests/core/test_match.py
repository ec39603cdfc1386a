"""A match is a transaction an action: whole or refused, in a stated order, and time passes before the action."""

from itertools import pairwise
from typing import Any

import pytest

from game import catalog
from game.core import rigs
from game.core.codec import CodecError
from game.core.match import Entry, IllegalAction, Match, Start
from game.core.rules import Rig
from game.yathsel.actions import Abandon, Enter, Throw
from game.yathsel.actions import Clock as DuelClock
from tests.laws import toy


def toy_match(seats: int = 3, seed: str = "TOY") -> Any:
    return Match(toy.rules(), Start(seats, {}, seed))


def duel(**start: Any) -> Any:
    return Match(catalog.games()["yathsel_duel"].rules, Start(2, {}, "MATCH", **start))


def led(t: int = 100) -> Any:
    """A toy match whose mover has laid its lowest card at t."""
    match = toy_match()
    match.submit(0, match.rules.legal(match.state, 0)[0], t)
    return match


def seal(match: Any, seat: int) -> Any:
    return next(action for action in match.rules.legal(match.state, seat) if isinstance(action, toy.Seal))


def refusal(match: Any, seat: int, action: Any, t: int) -> str:
    """The code of the refusal; the match must stay as it was."""
    before = match.state, match.t, list(match.log), list(match.digests), match._rigged
    with pytest.raises(IllegalAction) as refused:
        match.submit(seat, action, t)
    assert (match.state, match.t, match.log, match.digests, match._rigged) == before
    return refused.value.code


def test_a_new_match_stands_at_the_first_state_that_waits() -> None:
    match = toy_match()
    assert match.to_act == (0,)
    assert [type(beat.event) for beat in match.opening] == [toy.Dealt]


def test_each_beat_begins_where_the_one_before_ended() -> None:
    match = led()
    beats = [*match.submit(1, seal(match, 1), 200), *match.submit(2, seal(match, 2), 300)]
    assert all(one.after == other.before for one, other in pairwise(beats))
    assert beats[-1].after == match.state


def test_an_accepted_action_is_logged_with_its_time_and_seat() -> None:
    match = led(100)
    assert (match.log[0].t, match.log[0].seat, match.t) == (100, 0, 100)


def test_all_seats_that_are_asked_are_to_act() -> None:
    assert led().to_act == (1, 2)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = toy_match()
    assert refusal(match, 1, toy.Lead(3), 0) == "not_to_act"


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_a_seat_that_does_not_sit_there_is_refused(seat: int) -> None:
    assert refusal(duel(), seat, Throw(()), 0) == "not_to_act"


def test_an_action_that_is_not_listed_is_refused() -> None:
    match = toy_match()
    assert refusal(match, 0, toy.Lead(999), 0) == "illegal_action"


def test_time_that_goes_back_is_refused() -> None:
    match = led(100)
    assert refusal(match, 1, seal(match, 1), 99) == "time_goes_back"


def test_time_may_stand_still() -> None:
    match = led(100)
    match.submit(1, seal(match, 1), 100)
    assert match.t == 100


def test_a_refused_action_takes_no_rigged_die() -> None:
    match = duel(rig=Rig(dice=(1, 2, 3, 4, 5)))
    assert refusal(match, 0, Throw((0,)), 0) == "illegal_action"
    match.submit(0, Throw(()), 0)
    assert match.state.dice == (1, 2, 3, 4, 5)


def test_an_action_is_judged_after_its_time_has_passed() -> None:
    assert refusal(led(100), 1, toy.Seal(999), 5000) == "not_to_act"


def test_a_refused_action_does_not_let_time_pass() -> None:
    match = led(100)
    refusal(match, 1, toy.Seal(999), 5000)
    assert match.to_act == (1, 2)


def over() -> Any:
    match = duel()
    match.submit(0, Abandon(), 50)
    return match


def test_after_the_end_nobody_acts() -> None:
    assert over().to_act == ()


@pytest.mark.parametrize(("seat", "action", "t"), [(0, Throw(()), 60), (1, Throw(()), 0), (7, Abandon(), 0)])
def test_over_comes_before_every_other_refusal(seat: int, action: Any, t: int) -> None:
    assert refusal(over(), seat, action, t) == "over"


def test_even_the_clock_is_refused_after_the_end() -> None:
    assert refusal(over(), -1, DuelClock(), 60) == "over"


def test_not_to_act_comes_before_time_goes_back() -> None:
    match = duel()
    match.submit(0, Throw(()), 100)
    assert refusal(match, 1, Throw(()), 0) == "not_to_act"


def test_time_goes_back_comes_before_illegal_action() -> None:
    match = duel()
    match.submit(0, Throw(()), 100)
    assert refusal(match, 0, Throw((0, 1, 2, 3, 4)), 0) == "time_goes_back"


def test_the_clock_only_comes_from_nobody() -> None:
    assert refusal(duel(), 0, DuelClock(), 0) == "not_to_act"


def test_nobody_may_only_be_the_clock() -> None:
    assert refusal(duel(), -1, Abandon(), 0) == "not_to_act"


def test_the_clock_lets_time_pass() -> None:
    match = duel()
    assert match.submit(-1, DuelClock(), 700) == ()
    assert match.t == 700


def test_a_deadline_is_applied_at_its_own_millisecond() -> None:
    match = led(100)
    match.submit(-1, toy.Clock(), 1100)
    assert match.to_act != (1, 2)


def test_a_deadline_is_not_applied_a_millisecond_early() -> None:
    match = led(100)
    match.submit(-1, toy.Clock(), 1099)
    assert match.to_act == (1, 2)


def test_an_action_made_impossible_by_a_deadline_is_dropped_and_the_clock_recorded() -> None:
    match = led(100)
    late = seal(match, 1)
    beats = match.submit(1, late, 1100)
    assert match.log[-1] == Entry(1100, -1, toy.Clock())
    assert [type(beat.event) for beat in beats] == [toy.Sealed, toy.Sealed, toy.Revealed]


def won_by_its_mover() -> Any:
    """A toy match whose mover has laid its highest card, which no other seat can beat."""
    for number in range(100):
        match = toy_match(seed=f"TOY-{number}")
        highest = match.state.hands[0][-1]
        if highest > max(hand[-1] for hand in match.state.hands[1:]):
            match.submit(0, toy.Lead(highest), 100)
            return match
    raise AssertionError("no seed deals the mover the highest card")


def test_an_action_that_only_a_deadline_makes_possible_is_judged_after_it() -> None:
    match = won_by_its_mover()
    following = toy.Lead(match.state.hands[0][0])
    assert match.rules.check(match.state, 0, following) is not None
    beats = match.submit(0, following, 1100)
    assert match.log[-1] == Entry(1100, 0, following)
    assert [type(beat.event) for beat in beats] == [toy.Sealed, toy.Sealed, toy.Revealed, toy.Led]


def test_a_dropped_action_replays_as_the_clock() -> None:
    match, copy = led(100), toy_match()
    match.submit(1, seal(match, 1), 1100)
    for entry in match.log:
        copy.submit(entry.seat, entry.action, entry.t)
    assert copy.digest() == match.digest()


def test_an_action_that_was_never_possible_is_refused_though_a_deadline_has_passed() -> None:
    assert refusal(won_by_its_mover(), 0, toy.Seal(999), 1100) == "illegal_action"


def test_digests_are_taken_every_16_actions_and_at_the_end() -> None:
    match = duel()
    for turn in range(20):
        match.submit(turn % 2, Throw(()), 0)
        match.submit(turn % 2, Enter(_first_open(match, turn % 2)), 0)
    match.submit(0, Abandon(), 0)
    assert [count for count, _ in match.digests] == [16, 32, 41]


def _first_open(match: Any, seat: int) -> str:
    return next(a.box for a in match.rules.legal(match.state, seat) if isinstance(a, Enter))


def test_a_digest_knows_neither_seed_nor_time() -> None:
    one = duel(rig=Rig(dice=(1, 2, 3, 4, 5)))
    other = Match(one.rules, Start(2, {}, "OTHER", None, Rig(dice=(1, 2, 3, 4, 5))))
    one.submit(0, Throw(()), 10)
    other.submit(0, Throw(()), 999)
    assert one.digest() == other.digest()


def test_a_digest_knows_the_dice() -> None:
    matches = [duel(rig=Rig(dice=(1, 2, 3, 4, last))) for last in (5, 6)]
    for match in matches:
        match.submit(0, Throw(()), 0)
    assert matches[0].digest() != matches[1].digest()


def test_missing_options_take_their_defaults() -> None:
    assert duel().options == {"difficulty": "normal", "twists": [], "house_rules": [], "saloon": False,
                              "pockets": None, "mirror": False}  # fmt: skip


@pytest.mark.parametrize(
    ("options", "code", "place"),
    [
        ({"speed": 1}, "unknown_key", "options.speed"),
        ({"difficulty": "brutal"}, "bad_value", "options.difficulty"),
        ({"difficulty": ["normal"]}, "bad_value", "options.difficulty"),
        ({"mirror": 1}, "bad_value", "options.mirror"),
        ({"twists": "double_chance"}, "bad_value", "options.twists"),
        ({"twists": ["double_chance", "double_chance"]}, "bad_value", "options.twists"),
        ({"twists": ["double_nothing"]}, "bad_value", "options.twists[0]"),
        ({"twists": [{}]}, "bad_value", "options.twists[0]"),
        ([], "bad_value", "options"),
        (None, "bad_value", "options"),
    ],
)
def test_impossible_options_are_refused_by_key(options: Any, code: str, place: str) -> None:
    with pytest.raises(CodecError) as refused:
        Match(catalog.games()["yathsel_duel"].rules, Start(2, options, "S"))
    assert (refused.value.code, refused.value.place) == (code, place)


def test_rigged_dice_fall_in_order_and_chance_follows_when_they_are_used_up() -> None:
    match = duel(rig=Rig(dice=(6, 5)))
    free = duel()
    for one in (match, free):
        one.submit(0, Throw(()), 0)
    assert match.state.dice[:2] == (6, 5)
    assert match.state.dice[2:] == free.state.dice[2:]


@pytest.mark.parametrize("face", [-1, 7, 10**30])
def test_a_rigged_die_shows_a_face_that_a_die_has(face: int) -> None:
    with pytest.raises(CodecError, match="dice"):
        rigs.read(catalog.games()["yathsel_duel"].rules, {"dice": [1, face]})
