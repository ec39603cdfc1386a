"""How a game is dealt, and which positions can and cannot be (bang_dice.md, "Set-up" and "Position")."""

from collections import Counter
from typing import Any

import pytest

from game.bang_dice.events import Dealt, TurnBegan
from game.bang_dice.numbers import characters, roles_of
from game.bang_dice.positions import KEYS
from game.core.codec import CodecError
from game.core.draw import draw, shuffled
from tests.bang_dice.places import asked, bad_value, begun, faces, lives, position, table, throw

SEATS = (
    ("sheriff", "paul_regret", 8, 1), ("outlaw", "lucky_duke", 8, 2), ("renegade", "black_jack", 0),
    ("outlaw", "calamity_janet", 8),
)  # fmt: skip


def here(**changes: Any) -> dict[str, Any]:
    return {**position(SEATS), **changes}


def with_seat(at: int, **changes: Any) -> dict[str, Any]:
    where = here()
    seats = list(where["seats"])
    seats[at] = {**seats[at], **changes}
    return {**where, "seats": seats}


@pytest.mark.parametrize(("seats", "roles"), [
    (3, "deputy outlaw renegade"), (4, "sheriff renegade outlaw outlaw"), (5, "sheriff renegade outlaw outlaw deputy"),
    (6, "sheriff renegade outlaw outlaw deputy outlaw"), (7, "sheriff renegade outlaw outlaw deputy outlaw deputy"),
    (8, "sheriff renegade outlaw outlaw deputy outlaw deputy renegade"),
])  # fmt: skip
def test_the_roles_of_a_table(seats: int, roles: str) -> None:
    assert roles_of(seats) == tuple(roles.split())
    assert Counter(player.role for player in begun(seats).state.players) == Counter(roles.split())


def test_roles_and_characters_are_dealt_from_their_published_places() -> None:
    dealt = begun(6, seed="DEAL").opening[0].event
    roles, names = roles_of(6), tuple(characters())
    places = [shuffled(lambda i, n, s=stream: draw("DEAL", s, (i,), n), listed)
              for stream, listed in (("roles", roles), ("characters", names))]  # fmt: skip
    assert dealt == Dealt(tuple(roles[at] for at in places[0]), tuple(names[at] for at in places[1][:6]))


def test_the_sheriff_begins_and_nine_arrows_lie_in_the_pile() -> None:
    match = begun(5, seed="FIRST")
    state = match.state
    assert state.players[state.turn].role == "sheriff"
    assert (state.pile, state.turn_number, match.to_act) == (9, 0, (state.turn,))
    assert match.opening[1].event == TurnBegan(state.turn)


def test_each_character_is_dealt_once() -> None:
    assert len({player.character for player in begun(8).state.players}) == 8


def test_the_full_state_has_every_key_of_a_position_and_phase_and_who_is_asked() -> None:
    form = table(*SEATS, turn=1).rules.to_dict(table(*SEATS, turn=1).state)
    assert {*KEYS, "phase", "to_act", "turn_number"} <= set(form)
    assert {key: form[key] for key in KEYS} == here(turn=1)
    assert (form["phase"], form["to_act"], form["turn_number"]) == ("throw", [1], 0)


def test_a_position_without_dice_is_the_very_beginning_of_a_turn() -> None:
    seats = (("sheriff", "sid_ketchum", 8), *SEATS[1:])
    assert asked(table(*seats)) == (0, "gift")


def test_the_throw_of_a_position_is_judged_at_once() -> None:
    assert asked(table(*SEATS, dice="BAAAA", throws=2)) == (0, "throw")
    assert asked(table(*SEATS, dice="BAAAA", throws=3)) == (0, "beers")
    exploded = table(*SEATS, dice="DDDBA", throws=1)
    assert (asked(exploded), lives(exploded)[0]) == ((0, "beers"), 7)


def test_the_arrows_of_a_positions_throw_are_taken_already() -> None:
    assert table(*SEATS, dice="AAAAA", throws=1).state.pile == 6


@pytest.mark.parametrize("key", KEYS)
def test_every_key_has_to_be_there(key: str) -> None:
    where = here()
    del where[key]
    assert bad_value(where, 4) == f"position.{key}"


def test_an_unknown_key_is_refused_by_name() -> None:
    with pytest.raises(CodecError) as fault:
        begun(4, here(weather="rain"))
    assert (fault.value.code, fault.value.place) == ("unknown_key", "position.weather")


@pytest.mark.parametrize(("where", "place"), [
    (here(seats=[]), "position.seats"),
    (here(seats=None), "position.seats"),
    (with_seat(1, role="renegade"), "position.seats"),
    (with_seat(1, role="mayor"), "position.seats[1].role"),
    (with_seat(1, role=None), "position.seats[1].role"),
    (with_seat(1, character="nobody"), "position.seats[1].character"),
    (with_seat(1, life=9), "position.seats[1].life"),
    (with_seat(0, life=12), "position.seats[0].life"),
    (with_seat(1, life=-1), "position.seats[1].life"),
    (with_seat(1, life=1.0), "position.seats[1].life"),
    (with_seat(2, arrows=1), "position.seats[2].arrows"),
    (with_seat(1, arrows=9), "position.seats[1].arrows"),
    (with_seat(1, arrows=8), "position.pile"),
    (here(pile=7), "position.pile"),
    (here(pile=0), "position.pile"),
    (here(turn=2), "position.turn"),
    (here(turn=4), "position.turn"),
    (here(throws_used=1), "position.throws_used"),
    (here(dice=list(faces("BBBBB"))), "position.throws_used"),
    (here(dice=list(faces("BBBBB")), throws_used=4), "position.throws_used"),
    (here(dice=list(faces("BBBB")), throws_used=1), "position.dice"),
    (here(dice=["beer"] * 4 + ["water"], throws_used=1), "position.dice[4]"),
    (here(dice=[1, 2, 3, 4, 5], throws_used=1), "position.dice[0]"),
])  # fmt: skip
def test_what_cannot_be_is_a_bad_value_that_names_its_key(where: dict[str, Any], place: str) -> None:
    assert bad_value(where, 4) == place


def test_a_game_that_is_over_is_no_position() -> None:
    assert bad_value(with_seat(0, life=0, arrows=0) | {"turn": 1, "pile": 7}, 4) == "position.seats"


def test_lucky_duke_may_have_thrown_four_times() -> None:
    match = table(*SEATS, turn=1, dice="BBBBB", throws=4)
    assert asked(match) == (1, "beers")
    assert asked(table(*SEATS, turn=1, dice="BBBBB", throws=3)) == (1, "throw")


def test_a_character_may_occur_twice_in_a_position() -> None:
    assert begun(4, with_seat(1, character="paul_regret")).state.players[1].character == "paul_regret"


def test_of_three_one_may_be_out_already() -> None:
    three = (("deputy", "paul_regret", 8), ("renegade", "black_jack", 0), ("outlaw", "rose_doolan", 9))
    assert asked(table(*three)) == (0, "throw")


def test_a_rigged_throw_serves_the_thrown_dice_ascending() -> None:
    match = table(*SEATS, rig="BGB1GAD")
    throw(match)
    assert match.state.dice == faces("BGB1G")
    throw(match, 0, 2, 4)
    assert match.state.dice == faces("BABDG")
