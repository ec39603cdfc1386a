"""A shoot-out over the protocol: forms, masks, rigs, levels and refusals (engine.md section 5)."""

from typing import Any

import pytest

from game.commands.protocol import Desk
from game.core.codec import canonical_json
from tests.bang_dice.places import position
from tests.commands.asked import ask, code

FOUR = (
    ("sheriff", "paul_regret", 8), ("outlaw", "lucky_duke", 8), ("renegade", "black_jack", 8),
    ("outlaw", "calamity_janet", 8),
)  # fmt: skip
KIT = (("sheriff", "kit_carlson", 7, 1), *FOUR[1:])


@pytest.fixture
def desk() -> Desk:
    return Desk()


def begun(desk: Desk, seats: int = 4, **fields: Any) -> Any:
    return ask(desk, "new", game="bang_dice", seed="DESK", seats=seats, **fields)


def test_the_game_is_listed_for_three_to_eight_without_options(desk: Desk) -> None:
    listed = next(game for game in ask(desk, "games")["games"] if game["id"] == "bang_dice")
    assert (listed["seats"], listed["options"]) == ([3, 8], {})


def test_new_deals_and_asks_the_sheriff(desk: Desk) -> None:
    reply = begun(desk, 5)
    assert [event["type"] for event in reply["events"][:2]] == ["dealt", "turn_began"]
    assert reply["to_act"] == reply["state"]["to_act"] == [reply["state"]["turn"]]
    assert (reply["state"]["turn_number"], reply["state"]["pile"]) == (0, 9)


def test_a_seats_state_hides_the_others_roles(desk: Desk) -> None:
    match = begun(desk, 6)["match"]
    full = ask(desk, "state", match=match)["state"]
    for seat in range(6):
        seen = ask(desk, "state", match=match, seat=seat)["state"]
        for own, (open_to_all, known) in enumerate(zip(seen["seats"], full["seats"], strict=True)):
            shown = own == seat or known["role"] == "sheriff"
            assert open_to_all["role"] == (known["role"] if shown else None)


def test_the_state_of_a_running_game_given_back_as_a_position_is_the_same_place(desk: Desk) -> None:
    where = position(FOUR, turn=2, dice="B1GAA", throws=1)
    state = begun(desk, position=where)["state"]
    assert {key: state[key] for key in where} == where


def test_shots_beers_and_discards_have_the_forms_of_the_rules(desk: Desk) -> None:
    match = begun(desk, position=position(KIT, dice="1BGAA"))["match"]
    ask(desk, "act", match=match, seat=0, action={"type": "assign", "shots": [{"die": 0, "target": 1}]})
    beers = ask(desk, "legal", match=match, seat=0)["actions"]
    assert beers[0] == {"type": "beers", "targets": [0]}
    ask(desk, "act", match=match, seat=0, action=beers[0])
    assert ask(desk, "legal", match=match, seat=0)["actions"] == [
        {"type": "discard_arrows", "from": []}, {"type": "discard_arrows", "from": [0]},
    ]  # fmt: skip


def test_a_double_is_true_or_absent(desk: Desk) -> None:
    seats = (("sheriff", "slab_the_killer", 8), *FOUR[1:])
    match = begun(desk, position=position(seats, dice="1BAAA"))["match"]
    listed = ask(desk, "legal", match=match, seat=0)["actions"]
    assert listed[:2] == [
        {"type": "assign", "shots": [{"die": 0, "target": 1}]},
        {"type": "assign", "shots": [{"die": 0, "target": 1, "double": True}]},
    ]
    wrong = {"type": "assign", "shots": [{"die": 0, "target": 1, "double": False}]}
    assert code(desk, "act", match=match, seat=0, action=wrong) == "bad_value"


@pytest.mark.parametrize(("action", "why"), [
    ({"type": "throw"}, "bad_value"),
    ({"type": "throw", "keep": [5]}, "bad_value"),
    ({"type": "throw", "keep": ["0"]}, "bad_value"),
    ({"type": "throw", "keep": [], "hold": []}, "unknown_key"),
    ({"type": "duck"}, "bad_value"),
    ({"type": "beers", "targets": [9]}, "bad_value"),
    ({"type": "throw", "keep": [0]}, "illegal_action"),
    ({"type": "stop"}, "illegal_action"),
    ({"type": "beers", "targets": []}, "illegal_action"),
])  # fmt: skip
def test_what_cannot_be_done_is_refused_with_its_code(desk: Desk, action: dict[str, Any], why: str) -> None:
    match = begun(desk, position=position(FOUR))["match"]
    assert code(desk, "act", match=match, seat=0, action=action) == why


def test_another_seat_is_not_asked(desk: Desk) -> None:
    match = begun(desk, position=position(FOUR))["match"]
    assert code(desk, "act", match=match, seat=1, action={"type": "throw", "keep": []}) == "not_to_act"
    assert ask(desk, "legal", match=match, seat=1)["actions"] == []


def test_rigged_faces_fall_and_mark_the_match(desk: Desk) -> None:
    rig = {"dice": ["dynamite", "dynamite", "dynamite", "beer", "beer"]}
    match = begun(desk, position=position(FOUR), rig=rig)["match"]
    reply = ask(desk, "act", match=match, seat=0, action={"type": "throw", "keep": []})
    assert [event["type"] for event in reply["events"][:3]] == ["thrown", "exploded", "hit"]
    assert ask(desk, "save", match=match)["run"]["marks"]["rigged"] is True


def test_a_rig_of_cards_or_unknown_faces_is_a_bad_value(desk: Desk) -> None:
    for rig in ({"cards": ["x"]}, {"dice": [1]}, {"dice": ["water"]}):
        assert code(desk, "new", game="bang_dice", seed="S", seats=4, rig=rig) == "bad_value"


def test_every_level_answers_and_others_are_refused(desk: Desk) -> None:
    reply = begun(desk, 8)
    seat = reply["to_act"][0]
    for level in ("sharp", "cautious", "rookie", None):
        action = ask(desk, "bot", match=reply["match"], seat=seat, level=level)["action"]
        assert action in ask(desk, "legal", match=reply["match"], seat=seat)["actions"]
    assert code(desk, "bot", match=reply["match"], seat=seat, level=1000) == "bad_value"


def test_a_whole_game_of_bots_ends_with_side_and_reason_and_loads_again(desk: Desk) -> None:
    reply = begun(desk, 6)
    match = reply["match"]
    while not reply.get("result"):
        seat = reply["to_act"][0]
        action = ask(desk, "bot", match=match, seat=seat)["action"]
        reply = ask(desk, "act", match=match, seat=seat, action=action)
    result, roles = reply["result"], [seat["role"] for seat in reply["state"]["seats"]]
    assert result["side"] in ("law", "outlaw", "renegade")
    assert result["scores"] == [int(seat in result["winners"]) for seat in range(6)]
    assert reply["events"][-1]["roles"] == roles
    assert reply["state"]["phase"] == "over"
    again = ask(desk, "load", run=ask(desk, "save", match=match)["run"])
    assert ask(desk, "digest", match=again["match"]) == ask(desk, "digest", match=match)
    assert canonical_json(again["state"]) == canonical_json(reply["state"])
