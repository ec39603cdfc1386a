"""What can be known of the roles: the counts, what was shown, and what the seats did (bang_dice.md, "Bots"; BR-22)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.bang_dice.actions import Assign, Beers, Shot, Stop, Throw
from game.bang_dice.bots.beliefs import WHOLE, beliefs
from game.bang_dice.bots.deeds import BEER, SHOT, Deed, deeds
from game.bang_dice.bots.logs import ONE, log, powers
from game.bang_dice.bots.player import choose
from game.bang_dice.bots.weights import DEPUTY, OUTLAW, RENEGADE, SHERIFF, levels
from game.bang_dice.numbers import ROLES
from game.core.rules import View
from game.core.session import BotChance
from tests.bang_dice.places import begun, table

SIX = (
    ("sheriff", "paul_regret", 9), ("outlaw", "lucky_duke", 8), ("renegade", "black_jack", 8),
    ("outlaw", "calamity_janet", 8), ("deputy", "willy_the_kid", 8), ("outlaw", "rose_doolan", 9),
)  # fmt: skip


def seen_by(match: Any, seat: int | None, beats: Sequence[Any]) -> View[Any, Any]:
    """The view of a seat that has seen these beats besides the beginning."""
    rules = match.rules
    events = tuple(rules.redact(beat.event, seat) for beat in (*match.opening, *beats))
    return View(seat if seat is not None else 0, rules.mask(match.state, seat), events)


def after(match: Any, seat: int | None, *actions: Any) -> Any:
    """What a seat believes after these actions."""
    beats = [beat for action in actions for beat in match.submit(match.to_act[0], action, 0)]
    view = seen_by(match, seat, beats)
    return beliefs(view.state, view.seen)


@pytest.mark.parametrize("seats", range(4, 9))
def test_at_first_nothing_but_the_counts_is_known(seats: int) -> None:
    match = begun(seats)
    sheriff = match.state.turn
    known = after(match, None)
    assert known[sheriff] == (WHOLE, 0, 0, 0)
    assert len({chances for seat, chances in enumerate(known) if seat != sheriff}) == 1


def test_the_own_role_and_the_counts_are_certain() -> None:
    known = after(table(*SIX), 4)
    assert known[4] == (0, WHOLE, 0, 0)
    assert known[1][DEPUTY] == 0
    assert known[1][OUTLAW] == WHOLE * 3 // 4


def test_the_chances_of_a_seat_are_a_whole() -> None:
    for chances in after(table(*SIX), None):
        assert WHOLE - 3 <= sum(chances) <= WHOLE


def test_who_is_out_is_known() -> None:
    seats = (*SIX[:3], ("outlaw", "calamity_janet", 0), *SIX[4:])
    assert after(table(*seats), None)[3] == (0, 0, WHOLE, 0)


def test_a_shot_at_the_sheriff_looks_like_an_outlaw() -> None:
    match = table(*SIX, turn=1, rig="1GGBB")
    before = after(match, None)
    later = after(match, None, Throw(()), Stop(), Assign((Shot(0, 0),)))
    assert later[1][OUTLAW] > before[1][OUTLAW]
    assert later[1][DEPUTY] < before[1][DEPUTY]


def test_who_spares_the_sheriff_looks_less_like_an_outlaw() -> None:
    match = table(*SIX, turn=1, rig="1GGBB")
    before = after(match, None)
    assert after(match, None, Throw(()), Stop(), Assign((Shot(0, 2),)))[1][OUTLAW] < before[1][OUTLAW]


def test_a_beer_for_the_sheriff_looks_like_a_deputy() -> None:
    match = table(*SIX, turn=4, dice="BAAAA")
    before = after(match, None)
    assert after(match, None, Beers((0,)))[4][DEPUTY] > before[4][DEPUTY]


def test_a_wasted_beer_and_a_shot_without_choice_say_nothing() -> None:
    full = (("sheriff", "paul_regret", 11), *SIX[1:])
    match = table(*full, turn=4, dice="BAAAA")
    before = after(match, None)
    assert after(match, None, Beers((0,))) == before
    four = (*SIX[:1], ("outlaw", "lucky_duke", 8), ("renegade", "black_jack", 8), ("outlaw", "rose_doolan", 8))
    match = table(*four, turn=2, rig="2GGBB")
    before = after(match, None)
    assert after(match, None, Throw(()), Stop(), Assign((Shot(0, 0),))) == before


def test_without_learning_deeds_say_nothing() -> None:
    match = table(*SIX, turn=1, rig="1GGBB")
    beats = [beat for action in (Throw(()), Stop(), Assign((Shot(0, 0),))) for beat in match.submit(1, action, 0)]
    view = seen_by(match, None, beats)
    assert beliefs(view.state, view.seen, learns=False) == after(table(*SIX), None)


def test_deeds_name_whom_a_shot_might_have_hit_and_a_beer_healed() -> None:
    match = table(*SIX, turn=1, dice="BAAA1", throws=3)
    beats = [*match.submit(1, match.rules.legal(match.state, 1)[-1], 0)]
    assert not list(deeds(match.state, [beat.event for beat in beats]))
    beats += [*match.submit(1, Assign((Shot(4, 0),)), 0), *match.submit(1, Beers((0,)), 0)]
    events = [beat.event for beat in (*match.opening, *beats)]
    assert list(deeds(match.state, events))[-1] == Deed(BEER, 1, 0, (0, 1, 2, 3, 4, 5))


def test_deeds_of_a_whole_throw_know_the_dice() -> None:
    match = table(*SIX, rig="1" + "AAAA")
    beats = [*match.submit(0, match.rules.legal(match.state, 0)[0], 0)]
    beats += match.submit(0, match.rules.legal(match.state, 0)[-1], 0)
    beats += match.submit(0, Assign((Shot(0, 5),)), 0)
    found = list(deeds(match.state, [beat.event for beat in (*match.opening, *beats)]))
    assert found == [Deed(SHOT, 0, 5, (1, 5))]


def test_swapping_two_unknown_roles_leaves_every_first_decision_the_same() -> None:
    one = begun(6, seed="SECRET")
    state, dealt = one.state, one.opening[0].event
    hidden = [seat for seat, player in enumerate(state.players) if player.role != "sheriff"]
    first, second = next((a, b) for a in hidden for b in hidden if dealt.roles[a] != dealt.roles[b])
    roles = list(dealt.roles)
    roles[first], roles[second] = roles[second], roles[first]
    events = [beat.event for beat in one.opening]
    thrown = one.submit(state.turn, one.rules.legal(state, state.turn)[0], 0)
    swapped = replace(
        one.state,
        players=tuple(replace(player, role=role) for player, role in zip(one.state.players, roles, strict=True)),
    )
    viewer = one.state.turn
    for level in levels():
        answers = []
        for world, deal in ((one.state, dealt), (swapped, replace(dealt, roles=tuple(roles)))):
            told = [deal, *events[1:], *(beat.event for beat in thrown)]
            seen = tuple(one.rules.redact(event, viewer) for event in told)
            view = View(viewer, one.rules.mask(world, viewer), seen)
            answers.append(choose(level, None, view, lambda w=world: one.rules.legal(w, viewer), BotChance("SECRET")))
        assert answers[0] == answers[1]


def test_the_whole_number_logarithms_are_those_of_two() -> None:
    assert [log(n) for n in (1, 2, 4, 1024)] == [0, ONE, 2 * ONE, 10 * ONE]
    assert abs(log(10) - 3401) <= 1
    assert powers()[0] in (2**21, 2**21 - 1)
    assert abs(powers()[512] * powers()[512] - 2**41) < 2**23
    assert list(powers()) == sorted(powers(), reverse=True)


def test_roles_are_numbered_as_the_data_lists_them() -> None:
    assert (ROLES[SHERIFF], ROLES[DEPUTY], ROLES[OUTLAW], ROLES[RENEGADE]) == ROLES
