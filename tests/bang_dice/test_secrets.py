"""Roles are secret until they are shown (bang_dice.md, "Hidden"; BR-22)."""

from dataclasses import replace
from typing import Any

import pytest

from game.bang_dice.events import Dealt, Eliminated, GameEnded
from game.core import codec
from game.core.draw import draw
from tests.bang_dice.places import begun, listed, table, throw

SEATS = range(4, 9)


def played(match: Any, seed: str) -> Any:
    """The beats of a game played by chance, one after the other."""
    yield from match.opening
    while match.outcome is None:
        actions = listed(match)
        yield from match.submit(match.to_act[0], actions[draw(seed, "t", (len(match.log),), len(actions))], 0)


@pytest.mark.parametrize("seats", SEATS)
def test_no_view_nor_event_holds_a_role_that_is_not_shown(seats: int) -> None:
    match = begun(seats, seed="SECRET")
    for beat in played(match, "SECRET"):
        for viewer in (*range(seats), None):
            state = match.rules.mask(beat.after, viewer)
            open_roles = {
                own for own, player in enumerate(beat.after.players)
                if player.role == "sheriff" or own == viewer or player.out or beat.after.verdict
            }  # fmt: skip
            assert {own for own, player in enumerate(state.players) if player.role} == open_roles
            told = codec.encode(match.rules.redact(beat.event, viewer))
            if not isinstance(beat.event, Dealt | Eliminated | GameEnded):
                assert not {"role", "roles"} & set(told)


def test_the_deal_tells_the_sheriff_and_the_own_role_alone() -> None:
    match = begun(6, seed="SECRET")
    dealt = match.opening[0].event
    for viewer in (*range(6), None):
        seen = match.rules.redact(dealt, viewer).roles
        assert all(
            role == (full if full == "sheriff" or own == viewer else None)
            for own, (role, full) in enumerate(zip(seen, dealt.roles, strict=True))
        )


def test_swapped_secret_roles_change_nothing_that_the_others_see() -> None:
    """Two games that differ in two unknown roles alone look the same to a third seat."""
    one = begun(6, seed="SECRET").state
    hidden = [seat for seat, player in enumerate(one.players) if player.role != "sheriff"]
    first, second = next((a, b) for a in hidden for b in hidden if one.players[a].role != one.players[b].role)
    players = list(one.players)
    players[first], players[second] = (
        replace(players[first], role=players[second].role), replace(players[second], role=players[first].role),
    )  # fmt: skip
    other = replace(one, players=tuple(players))
    rules = begun(6).rules
    for viewer in set(range(6)) - {first, second}:
        assert rules.mask(one, viewer) == rules.mask(other, viewer)
        assert rules.to_dict(rules.mask(one, viewer)) == rules.to_dict(rules.mask(other, viewer))


def test_an_eliminated_seats_role_is_shown_once_to_everybody() -> None:
    seats = (("sheriff", "paul_regret", 8), ("outlaw", "lucky_duke", 1, 8), ("renegade", "black_jack", 8),
             ("outlaw", "rose_doolan", 8))  # fmt: skip
    match = table(*seats, rig="A1111")
    shown = [event for event in throw(match) if isinstance(event, Eliminated)]
    assert shown == [Eliminated(1, "outlaw")]
    assert [match.rules.mask(match.state, 2).players[seat].role for seat in range(4)] == [
        "sheriff", "outlaw", "renegade", None,
    ]  # fmt: skip


def test_of_three_every_role_is_open() -> None:
    match = begun(3)
    assert match.rules.mask(match.state, None) == match.state
    assert match.rules.redact(match.opening[0].event, None) == match.opening[0].event


def test_hidden_things_keep_their_number_and_order() -> None:
    match = begun(7)
    form = match.rules.to_dict(match.rules.mask(match.state, None))
    assert [seat["role"] is None for seat in form["seats"]].count(True) == 6
    assert [seat["character"] for seat in form["seats"]] == [player.character for player in match.state.players]


def test_when_the_game_is_over_every_role_is_open() -> None:
    match = begun(5, seed="OVER")
    for _ in played(match, "OVER"):
        pass
    assert all(player.role for player in match.rules.mask(match.state, None).players)
