"""Who wins, tested after each simultaneous step (bang_dice.md, "The end"; BR-11 and BR-13)."""

from typing import Any

import pytest

from game.bang_dice.events import GameEnded, Healed, Thrown
from tests.bang_dice.places import asked, begun, do, listed, lives, of_type, shoot, table, throw

P, L, B, C = "paul_regret", "lucky_duke", "black_jack", "calamity_janet"


def result(match: Any) -> tuple[str, str | None, tuple[int, ...]]:
    return match.outcome.reason, match.outcome.side, match.outcome.winners


def test_sheriff_out_and_others_alive_the_outlaws_win() -> None:
    match = table(("outlaw", P, 8), ("sheriff", L, 1), ("renegade", B, 8), ("outlaw", C, 8), dice="1AAAA")
    events = shoot(match, 1)
    assert result(match) == ("sheriff_out", "outlaw", (0, 3))
    assert events[-1] == GameEnded((0, 3), "sheriff_out", ("outlaw", "sheriff", "renegade", "outlaw"))
    assert match.outcome.scores == (1, 0, 0, 1)


def test_sheriff_out_and_all_outlaws_out_but_a_deputy_alive_the_outlaws_win() -> None:
    match = table(
        ("renegade", P, 8), ("sheriff", L, 1), ("deputy", B, 8), ("outlaw", C, 0), ("outlaw", L, 0), dice="1AAAA"
    )
    shoot(match, 1)
    assert result(match) == ("sheriff_out", "outlaw", (3, 4))


def test_the_renegade_as_the_only_survivor_wins() -> None:
    match = table(("renegade", P, 8), ("sheriff", L, 1), ("outlaw", B, 0), ("outlaw", C, 0), dice="1AAAA")
    shoot(match, 1)
    assert result(match) == ("renegade_alone", "renegade", (0,))


def test_all_outlaws_and_renegades_out_the_law_wins_with_its_dead() -> None:
    match = table(
        ("sheriff", P, 8), ("outlaw", L, 1), ("renegade", B, 0), ("outlaw", C, 0), ("deputy", L, 0), dice="1AAAA"
    )
    shoot(match, 1)
    assert result(match) == ("law", "law", (0, 4))


def test_a_dead_outlaw_wins_with_his_side() -> None:
    match = table(("outlaw", P, 8), ("sheriff", L, 1), ("renegade", B, 8), ("outlaw", C, 0), dice="1AAAA")
    shoot(match, 1)
    assert match.outcome.scores == (1, 0, 0, 1)


@pytest.mark.parametrize("sheriff", range(4))
def test_everybody_dies_together_and_the_outlaws_win_whoever_is_looked_at_first(sheriff: int) -> None:
    roles = ["sheriff", "outlaw", "renegade", "outlaw"]
    seats = [(roles[(seat - sheriff) % 4], (P, L, B, C)[seat], 2, 2) for seat in range(4)]
    match = table(*seats, rig="A1111")
    throw(match)
    reason, side, winners = result(match)
    assert (reason, side) == ("all_out", "outlaw")
    assert [match.state.players[seat].role for seat in winners] == ["outlaw", "outlaw"]


def test_gatling_takes_the_sheriff_and_the_last_outlaw_and_the_outlaws_win() -> None:
    seats = (("renegade", P, 8), ("sheriff", L, 1), ("outlaw", B, 1), ("deputy", C, 8), ("outlaw", L, 0))
    match = table(*seats, dice="GGGAA")
    assert result(match) == ("sheriff_out", "outlaw", (2, 4))


def test_both_at_once_is_the_sheriffs_test_first() -> None:
    seats = (("outlaw", P, 1, 1), ("sheriff", L, 7, 7), ("outlaw", B, 0), ("renegade", C, 0))
    match = table(*seats, rig="A1111")
    throw(match)
    assert result(match) == ("all_out", "outlaw", (0, 2))
    seats = (("deputy", L, 8), ("sheriff", B, 3, 3), ("outlaw", P, 3, 3), ("renegade", C, 0), ("outlaw", L, 0))
    match = table(*seats, rig="AAA11")
    throw(match)
    assert result(match) == ("sheriff_out", "outlaw", (2, 4))


def test_sheriff_dies_by_arrows_in_anothers_first_throw_and_nothing_more_is_asked() -> None:
    match = table(("outlaw", P, 8, 6), ("sheriff", L, 2, 2), ("renegade", B, 8), ("outlaw", C, 8), rig="A1BGG")
    events = throw(match)
    assert result(match)[0] == "sheriff_out"
    assert events[-1].type == "game_ended"
    assert (match.to_act, asked(match)) == ((), (None, "over"))


def test_the_last_outlaw_dies_by_arrows_in_the_sheriffs_throw_and_the_law_wins_at_once() -> None:
    match = table(("sheriff", P, 8), ("outlaw", L, 8, 8), ("renegade", B, 0), ("outlaw", C, 0), rig="AAB11")
    events = throw(match)
    assert result(match)[0] == "law"
    assert [event.type for event in events[1:4]] == ["arrow_taken", "attacked", "eliminated"]


def test_the_sheriff_throws_three_dynamite_with_one_life_and_it_is_over() -> None:
    match = table(("sheriff", P, 1), ("outlaw", L, 8), ("renegade", B, 8), ("outlaw", C, 8), rig="DDD11")
    throw(match)
    assert result(match) == ("sheriff_out", "outlaw", (1, 3))


def test_each_of_two_renegades_is_alone() -> None:
    seats = (("renegade", P, 8), ("sheriff", L, 1), ("renegade", B, 8), *((role, C, 0) for role in (
        "outlaw", "outlaw", "outlaw", "deputy", "deputy")))  # fmt: skip
    match = table(*seats, dice="1AAAA")
    shoot(match, 1)
    assert result(match) == ("sheriff_out", "outlaw", (3, 4, 5))


def test_a_second_renegade_alive_holds_the_law_up() -> None:
    seats = (("sheriff", P, 8), ("renegade", L, 1), ("renegade", B, 8), *((role, C, 0) for role in (
        "outlaw", "outlaw", "outlaw", "deputy", "deputy")))  # fmt: skip
    match = table(*seats, dice="1AAAA")
    shoot(match, 1)
    assert match.outcome is None


def test_no_further_die_is_resolved_once_it_is_decided() -> None:
    match = table(("outlaw", P, 3), ("sheriff", L, 1), ("renegade", B, 8), ("outlaw", C, 8), dice="1BGGG")
    events = shoot(match, 1)
    assert not of_type(events, Healed)
    assert lives(match) == [3, 0, 8, 8]


THREE = ("deputy", "renegade", "outlaw")
PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


def three(lives_of: dict[str, int], turn: str, dice: str | None = None, rig: str = "", held: dict | None = None) -> Any:
    held = held or {}
    seats = [(role, (P, C, B)[at], lives_of.get(role, 8), held.get(role, 0)) for at, role in enumerate(THREE)]
    return table(*seats, turn=THREE.index(turn), dice=dice, rig=rig)


@pytest.mark.parametrize("hunter", THREE)
def test_of_three_the_last_hit_on_the_own_target_wins(hunter: str) -> None:
    prey = PREY[hunter]
    match = three({prey: 1}, hunter, "1AAAA")
    shoot(match, THREE.index(prey))
    assert result(match) == ("target", hunter, (THREE.index(hunter),))


@pytest.mark.parametrize("hunter", THREE)
def test_of_three_two_fight_on_when_the_third_falls_otherwise(hunter: str) -> None:
    other = next(role for role in THREE if role not in (hunter, PREY[hunter]))
    match = three({other: 1}, hunter, "1AAAA")
    shoot(match, THREE.index(other))
    assert (match.outcome, match.state.players[THREE.index(other)].out) == (None, True)


def test_of_three_the_survivor_wins_however_it_came() -> None:
    match = three({"renegade": 0, "outlaw": 1}, "outlaw", rig="DDD11")
    throw(match)
    assert result(match) == ("survivor", "deputy", (0,))


def test_of_two_the_hit_on_who_is_no_target_wins_as_survivor() -> None:
    match = three({"renegade": 0, "outlaw": 1}, "deputy", "1AAAA")
    shoot(match, 2)
    assert result(match) == ("survivor", "deputy", (0,))


def test_of_three_a_gatling_is_an_own_last_hit() -> None:
    match = three({"renegade": 1, "outlaw": 1}, "deputy", "GGGAA")
    assert result(match) == ("target", "deputy", (0,))


def test_of_three_an_attack_is_nobodys_hit() -> None:
    match = three({"renegade": 1}, "deputy", rig="AA111", held={"renegade": 8})
    throw(match)
    assert match.outcome is None
    assert asked(match) == (0, "throw")


def test_of_three_nobody_left_is_the_outlaws_even_if_out_before() -> None:
    match = three({"outlaw": 0, "deputy": 2, "renegade": 6}, "deputy", rig="AAAAA", held={"deputy": 1, "renegade": 6})
    throw(match)
    assert result(match) == ("all_out", "outlaw", (2,))


def test_of_three_the_deputy_begins_and_nobody_has_extra_life() -> None:
    match = begun(3, seed="THREE")
    state = match.state
    assert state.players[state.turn].role == "deputy"
    assert all(player.life <= 9 for player in state.players)


def test_the_game_being_over_lists_nothing() -> None:
    match = table(("sheriff", P, 1), ("outlaw", L, 8), ("renegade", B, 8), ("outlaw", C, 8), rig="DDD11")
    assert isinstance(do(match, listed(match)[0])[0], Thrown)
    assert all(match.rules.legal(match.state, seat) == () for seat in range(4))
