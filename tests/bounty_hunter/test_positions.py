"""A position sets what it names; what cannot be is refused by key; a match from it goes on from where it waits."""

from typing import Any

import pytest

from game.bounty_hunter.actions import Offer
from game.bounty_hunter.events import Failed, HuntBegan
from game.core.codec import CodecError
from tests.bounty_hunter.tables import DECK, hunting, kinds, opening, table

WHOLE = {
    "deck": ["RRBB", "GGGG"], "piles": [["PPPP"], ["OOPP", "BBPP"]], "chips": [0, 2], "start": 1,
    "dice": ["R", "R", "G", "Y", "O"], "phase": "hunt", "markers": {"0": 4}, "hunter": 0, "throws_left": 3,
    "grey": [None, {"face": "R", "paid": True}], "target": None, "round": 3, "offers": 1,
}  # fmt: skip
SPOTTED = {"deck": DECK, "dice": list("RGYOP")}


def test_a_state_has_every_key_of_a_position_with_the_values_given() -> None:
    match = table(2, position=WHOLE)
    state = match.rules.to_dict(match.state)
    assert {key: state[key] for key in WHOLE} == WHOLE
    assert match.to_act == (0,)


def test_a_state_taken_as_a_position_is_that_state_again() -> None:
    first = table(2, position=WHOLE)
    state = first.rules.to_dict(first.state)
    again = table(2, position={key: state[key] for key in WHOLE})
    assert again.state == first.state


def test_missing_keys_take_the_start_value() -> None:
    match = table(position={"start": 2})
    assert (match.state.chips, match.state.piles, match.to_act) == ((1, 1, 1), ((), (), ()), (2,))
    assert len(match.state.deck) == 15


def test_a_missing_deck_is_the_shuffled_rest() -> None:
    match = table(position={"piles": [["RRRR"], ["GGGG"], []]})
    whole = table().state.deck
    assert match.state.deck == tuple(contract for contract in whole if contract not in ("RRRR", "GGGG"))


def test_a_position_with_dice_waits_for_offers_without_any_event() -> None:
    match = table(position=SPOTTED)
    assert (opening(match), match.to_act, match.state.phase) == ([], (0,), "offer")


def test_a_position_in_which_all_have_offered_goes_on_to_the_hunt() -> None:
    match = table(2, position={**SPOTTED, "markers": {"0": 5, "1": 2}})
    assert opening(match) == [HuntBegan(1, 2)]


def test_a_position_without_a_throw_left_goes_on_to_the_next_hunter() -> None:
    match = table(position=hunting(throws_left=0))
    assert opening(match)[0] == Failed(1)
    assert kinds(opening(match)) == ["failed", "chips_given", "hunt_began"]


def test_in_a_hunt_the_lowest_marker_hunts_with_all_its_throws_when_nothing_else_is_named() -> None:
    match = table(position=hunting())
    assert (match.state.hunter, match.state.throws_left) == (1, 3)


def test_markers_taken_so_far_lie_clockwise_from_the_start_player() -> None:
    match = table(position={**SPOTTED, "start": 2, "markers": {"2": 6, "0": 1}})
    assert match.to_act == (1,)
    assert Offer(6) not in match.rules.legal(match.state, 1)


PAID, LEFT, BOUGHT = {"face": "R", "paid": True}, {"face": "R", "paid": False}, {"face": None, "paid": True}
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"deck": []}, "deck"), ({"deck": ["RRBB", "RRBB"]}, "deck"), ({"deck": ["XXXX"]}, "deck"),
    ({"deck": "RRBB"}, "deck"), ({"deck": ["PPPP"], "piles": [["PPPP"], [], []]}, "deck"),
    ({"piles": [["PPPP"], ["PPPP"], []]}, "piles"), ({"piles": [[], []]}, "piles"), ({"piles": [[1], [], []]}, "piles"),
    ({"chips": [1, 1]}, "chips"), ({"chips": [4, 0, 0]}, "chips"), ({"chips": [-1, 0, 0]}, "chips"),
    ({"start": 3}, "start"), ({"start": True}, "start"), ({"round": -1}, "round"), ({"offers": "0"}, "offers"),
    ({"dice": list("RRBB")}, "dice"), ({"dice": list("RRBBW")}, "dice"),
    ({"deck": DECK, "dice": list("RRBBY")}, "dice"),
    ({**SPOTTED, "phase": "over"}, "phase"), ({**SPOTTED, "phase": "scan"}, "phase"),
    ({**SPOTTED, "phase": "target"}, "phase"), ({"phase": "hunt"}, "markers"),
    ({**SPOTTED, "markers": {"0": 7}}, "markers"), ({**SPOTTED, "markers": {"3": 1}}, "markers"),
    ({**SPOTTED, "markers": {"0": 1, "1": 1}}, "markers"), ({**SPOTTED, "markers": {"1": 1}}, "markers"),
    ({**SPOTTED, "markers": [4]}, "markers"), (hunting(markers={}), "markers"),
    ({**SPOTTED, "hunter": 0}, "hunter"), (hunting(hunter=0), "hunter"), (hunting(hunter=None), "hunter"),
    ({**SPOTTED, "throws_left": 1}, "throws_left"), (hunting(throws_left=4), "throws_left"),
    (hunting(throws_left=-1), "throws_left"), (hunting(grey=[None]), "grey"), (hunting(grey=[{}, None]), "grey"),
    (hunting(grey=[{"face": "W", "paid": True}, None]), "grey"),
    (hunting(grey=[{"face": None, "paid": False}, None]), "grey"),
    (hunting(grey=[LEFT, None], throws_left=1), "grey"), (hunting(grey=[BOUGHT, None], throws_left=0), "grey"),
    ({**SPOTTED, "grey": [PAID, None]}, "grey"),
    (hunting(dice="RBBYY", grey=[PAID, None]), "dice"),
    ({**SPOTTED, "target": 1}, "target"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "key"), IMPOSSIBLE, ids=[f"{key}-{i}" for i, (_, key) in enumerate(IMPOSSIBLE)])
def test_what_cannot_be_is_bad_value_and_names_its_key(position: dict[str, Any], key: str) -> None:
    with pytest.raises(CodecError) as refused:
        table(position=position)
    assert refused.value.code == "bad_value"
    assert refused.value.place.startswith(f"position.{key}")


def test_dice_left_out_are_those_of_the_scan() -> None:
    plain = table(2)
    match = table(2, position={"markers": {"0": 4}})
    assert (match.state.dice, match.state.deck, match.to_act) == (plain.state.dice, plain.state.deck, (1,))
    assert match.rules.legal(match.state, 1) == plain.rules.legal(match.state, 1)


PILES = [["PPPP", "YYYPP"], ["BBPP", "OOPP"], ["RRWW"]]
TRAITORS: list[tuple[dict[str, Any], str]] = [
    ({"target": 2, "phase": "offer"}, "target"), ({"target": 0, "phase": "offer"}, "target"),
    ({"target": 3, "phase": "offer"}, "target"), ({"target": 1}, "target"),
    ({"target": 1, "phase": "offer", "dice": list("OOPPY")}, "dice"), ({"phase": "target", "offers": 1}, "offers"),
    ({"phase": "target", "markers": {"0": 1}}, "markers"), ({"phase": "target", "dice": list("RRBBY")}, "dice"),
    ({"phase": "hunt", "markers": {"0": 1}, "target": 1, "grey": [PAID, None]}, "grey"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "key"), TRAITORS)
def test_what_cannot_be_with_a_traitor_is_named_too(changes: dict[str, Any], key: str) -> None:
    position = {"deck": DECK, "piles": PILES, "dice": list("RGYOP"), **changes}
    with pytest.raises(CodecError) as refused:
        table(position=position, options={"traitor": True})
    assert refused.value.place.startswith(f"position.{key}")


def test_after_new_offers_the_start_player_may_own_the_target() -> None:
    position = {"deck": DECK, "piles": PILES, "dice": list("RGYOP"), "phase": "offer", "target": 0, "offers": 1}
    assert table(position=position, options={"traitor": True}).state.target == 0


def test_an_unknown_key_is_refused_by_name() -> None:
    with pytest.raises(CodecError) as refused:
        table(position={"wanted": 1})
    assert (refused.value.code, refused.value.place) == ("unknown_key", "position.wanted")
