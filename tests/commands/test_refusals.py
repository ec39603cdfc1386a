"""What the protocol refuses, with which code, and which refusal comes first (engine.md section 5)."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.commands.protocol import Desk
from game.yathsel.card import BOXES
from tests.commands.asked import ask, code, enter, finished, line, new, throw

NOWHERE = 999
NEEDED = {
    "new": {"seed": "S"},
    "legal": {"seat": 0},
    "act": {"seat": 0, "action": throw()},
    "bot": {"seat": 0},
    "draw": {"seed": "S", "stream": "dice", "counters": [0], "n": 6},
    "load": {"run": {}},
    "score": {"box": "ones", "dice": [1, 1, 1, 1, 1]},
    "analyse": {"seat": 0},
}
OF_A_MATCH = ("legal", "act", "state", "bot", "save", "digest", "analyse")
BAD_JSON = {
    "an empty line": b"",
    "a blank line": b"   \r\n",
    "a list": b"[]",
    "a list of a request": b'[{"cmd":"games"}]',
    "a number": b"7",
    "a text": b'"games"',
    "null": b"null",
    "half an object": b'{"cmd":"games"',
    "two objects": b'{"cmd":"games"}{"cmd":"games"}',
    "single quotes": b"{'cmd':'games'}",
    "NaN": b'{"cmd":"draw","seed":"S","stream":"x","counters":[],"n":NaN}',
    "Infinity": b'{"cmd":"games","id":-Infinity}',
    "an id beyond all numbers": b'{"cmd":"games","id":1e999}',
    "bad UTF-8": b'{"cmd":"games","id":"\xff\xfe"}',
    "UTF-16": '{"cmd":"games"}'.encode("utf-16"),
    "a zero byte": b'{"cmd":"games"}\x00',
    "deep nesting": b'{"cmd":"games","id":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "deep nesting without end": b"[" * 100_000,
    "deep objects": b'{"a":' * 100_000,
    "a number of 5000 digits": b'{"cmd":"games","id":' + b"9" * 5000 + b"}",
}


def message(desk: Desk, cmd: str, **fields: Any) -> str:
    return str(line(desk, json.dumps({"cmd": cmd, **fields}).encode())["error"]["message"])


@pytest.mark.parametrize("name", BAD_JSON)
def test_a_line_that_is_no_json_object_is_bad_json(desk: Desk, name: str) -> None:
    reply = line(desk, BAD_JSON[name])
    assert (reply["ok"], reply["error"]["code"]) == (False, "bad_json")


@pytest.mark.parametrize("depth", range(900, 1010, 5))
def test_an_id_of_any_depth_is_echoed_or_bad_json(desk: Desk, depth: int) -> None:
    reply = line(desk, b'{"cmd":"games","id":' + b"[" * depth + b"]" * depth + b"}")
    assert reply["ok"] or reply["error"]["code"] == "bad_json"


@pytest.mark.parametrize("cmd", ["", "fly", "Games", "games ", "__init__", None, 7, [], {}, True])
def test_an_unknown_command_is_refused_and_the_known_ones_are_named(desk: Desk, cmd: Any) -> None:
    assert code(desk, cmd) == "unknown_cmd"
    assert "games, new, legal, act" in message(desk, cmd)


def test_a_request_without_a_command_is_an_unknown_command(desk: Desk) -> None:
    assert line(desk, b"{}")["error"]["code"] == "unknown_cmd"


@pytest.mark.parametrize("cmd", [*OF_A_MATCH, "games", "new", "draw", "load", "score"])
def test_an_unknown_key_is_refused_by_name(desk: Desk, cmd: str) -> None:
    assert code(desk, cmd, surprise=1) == "unknown_key"
    assert "surprise" in message(desk, cmd, surprise=1)


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [("options", {"odds": 1}, "options.odds"), ("position", {"luck": 1}, "position.luck"),
     ("position", {"cards": [{"bonus": 1}, {}]}, "position.cards[0].bonus"),
     ("position", {"cards": [{"boxes": {"sevens": 7}}, {}]}, "position.cards[0].boxes.sevens"),
     ("rig", {"coins": []}, "rig.coins")],
)  # fmt: skip
def test_an_unknown_key_of_any_part_is_refused_by_its_place(desk: Desk, key: str, value: Any, named: str) -> None:
    fields = {"game": "yathsel_duel", "seed": "S", key: value}
    assert code(desk, "new", **fields) == "unknown_key"
    assert named in message(desk, "new", **fields)


def test_an_unknown_key_of_an_action_is_refused_by_name(desk: Desk) -> None:
    fields = {"match": new(desk), "seat": 0, "action": {**throw(), "force": 9}}
    assert code(desk, "act", **fields) == "unknown_key"
    assert "action.force" in message(desk, "act", **fields)


@pytest.mark.parametrize("game", ["chess", "", None, 1, [], {}, "yathsel"])
def test_an_unknown_game_is_refused_and_the_known_ones_are_named(desk: Desk, game: Any) -> None:
    assert code(desk, "new", game=game, seed="S") == "unknown_game"
    assert "yathsel_run, yathsel_duel" in message(desk, "new", game=game, seed="S")


@pytest.mark.parametrize("cmd", OF_A_MATCH)
@pytest.mark.parametrize("match", [NOWHERE, 0, -1, "1", 1.0, True, None, [], {}])
def test_an_unknown_match_is_refused(desk: Desk, cmd: str, match: Any) -> None:
    new(desk)
    assert code(desk, cmd, match=match, **NEEDED.get(cmd, {})) == "unknown_match"


def test_a_match_of_another_process_is_unknown(desk: Desk) -> None:
    match = new(desk)
    assert code(Desk(), "digest", match=match) == "unknown_match"


@pytest.mark.parametrize(("cmd", "key"), [(cmd, key) for cmd, fields in NEEDED.items() for key in fields])
def test_a_missing_field_is_a_bad_value_and_named(desk: Desk, cmd: str, key: str) -> None:
    fields = {name: value for name, value in NEEDED[cmd].items() if name != key}
    if cmd in OF_A_MATCH:
        fields["match"] = new(desk)
    if cmd == "new":
        fields["game"] = "yathsel_duel"
    assert code(desk, cmd, **fields) == "bad_value"
    assert message(desk, cmd, **fields).startswith(f"{key}: ")


@pytest.mark.parametrize("seat", [-2, 2, 0.0, "0", None, True, []])
@pytest.mark.parametrize("cmd", ["legal", "act", "bot", "analyse"])
def test_a_seat_that_the_match_does_not_have_is_a_bad_value(desk: Desk, cmd: str, seat: Any) -> None:
    assert code(desk, cmd, **{**NEEDED[cmd], "match": new(desk), "seat": seat}) == "bad_value"


@pytest.mark.parametrize("t", [-1, 2**53 + 1, 1.5, "0", None, True])
def test_a_time_is_a_whole_number_from_0(desk: Desk, t: Any) -> None:
    assert code(desk, "act", match=new(desk), seat=0, action=throw(), t=t) == "bad_value"


@pytest.mark.parametrize(
    "action",
    [{}, [], None, "throw", {"type": "fly"}, {"type": None}, {"type": ["throw"]}, {"hold": []}, {"type": "throw"},
     {"type": "throw", "hold": None}, {"type": "throw", "hold": {}}, {"type": "throw", "hold": [True]},
     {"type": "throw", "hold": [0.0]}, {"type": "throw", "hold": ["0"]}, throw(5), throw(-1), {"type": "enter"},
     {"type": "enter", "box": 3}, enter("sevens"), enter("Ones"), {"type": "start"}],
)  # fmt: skip
def test_what_is_no_action_of_the_game_is_a_bad_value(desk: Desk, action: Any) -> None:
    assert code(desk, "act", match=new(desk), seat=0, action=action) == "bad_value"


@pytest.mark.parametrize(
    ("key", "value"),
    [("seats", 1), ("seats", 7), ("seats", 2.0), ("seats", "2"), ("seats", None), ("options", []), ("options", None),
     ("options", {"difficulty": "brutal"}), ("options", {"twists": "half_chance"}), ("options", {"twists": ["x"]}),
     ("options", {"twists": ["half_chance", "half_chance"]}), ("options", {"mirror": 1}), ("options", {"saloon": None}),
     ("position", []), ("position", None), ("rig", []), ("rig", None), ("rig", {"dice": [-1]}), ("rig", {"dice": [7]}),
     ("rig", {"dice": 6}), ("rig", {"dice": [6.0]}), ("rig", {"cards": ["ace"]})],
)  # fmt: skip
def test_a_part_of_new_that_cannot_be_is_a_bad_value_and_named(desk: Desk, key: str, value: Any) -> None:
    fields = {"game": "yathsel_duel", "seed": "S", key: value}
    assert code(desk, "new", **fields) == "bad_value"
    assert message(desk, "new", **fields).startswith(key)


@pytest.mark.parametrize(
    ("key", "value"),
    [("cards", [{}]), ("cards", [{"boxes": {"ones": 7}}, {}]), ("cards", [{"boxes": {"full_house": 24}}, {}]),
     ("cards", [{"boxes": {"ones": None}}, {}]), ("cards", [{"extra_yathsels": 1}, {}]), ("side", 2), ("side", None),
     ("throws_left", 4), ("throws_left", 0), ("dice", [1, 2, 3, 4]), ("dice", [0, 1, 2, 3, 4]), ("gold", -1),
     ("hand", ["nailed_1"] * 2 + ["plain"] * 3), ("hand", ["jokers"] * 5), ("pockets", ["high"]), ("warnings", 2),
     ("twists", ["none"]), ("house_rules", ["tolls"]), ("tricks", ["ledger"]), ("charms", ["flip"]),
     ("difficulty", "brutal")],
)  # fmt: skip
def test_an_impossible_position_is_a_bad_value_naming_the_key(desk: Desk, key: str, value: Any) -> None:
    fields = {"game": "yathsel_duel", "seed": "S", "position": {key: value}}
    assert code(desk, "new", **fields) == "bad_value"
    assert message(desk, "new", **fields).startswith(f"position.{key}")


@pytest.mark.parametrize(("key", "value"), [("duel", 8), ("duel", -1), ("opponent", "nobody"), ("opponent", 3)])
def test_a_run_cannot_be_placed_where_no_run_gets_to(desk: Desk, key: str, value: Any) -> None:
    fields = {"game": "yathsel_run", "seed": "S", "position": {key: value}}
    assert code(desk, "new", **fields) == "bad_value"
    assert message(desk, "new", **fields).startswith(f"position.{key}")


@pytest.mark.parametrize("seed", ["", "   ", "x" * 65, "a\u0007b", "\ud800", "\U000e0fff"])
@pytest.mark.parametrize("cmd", ["new", "draw"])
def test_a_seed_that_cannot_be_used_is_a_bad_seed(desk: Desk, cmd: str, seed: str) -> None:
    fields = {**NEEDED[cmd], "seed": seed}
    assert code(desk, cmd, **(fields if cmd == "draw" else {**fields, "game": "yathsel_run"})) == "bad_seed"


@pytest.mark.parametrize(
    ("key", "value"),
    [("stream", 1), ("stream", "\ud800"), ("counters", 0), ("counters", [-1]), ("counters", [0.0]),
     ("counters", [True]),
     ("counters", [2**64 + 1]), ("n", "6"), ("n", None), ("n", True)],
)  # fmt: skip
def test_a_draw_that_is_not_defined_is_a_bad_value(desk: Desk, key: str, value: Any) -> None:
    assert code(desk, "draw", **{**NEEDED["draw"], key: value}) == "bad_value"


@pytest.mark.parametrize(
    ("key", "value"),
    [("box", "sevens"), ("box", None), ("dice", [1, 1, 1, 1]), ("dice", [1] * 6), ("dice", [0] * 5), ("dice", [7] * 5),
     ("dice", [1.0] * 5), ("dice", "11111"), ("twists", ["x"]), ("twists", "half_chance"), ("twists", None)],
)  # fmt: skip
def test_a_score_of_what_is_no_throw_is_a_bad_value(desk: Desk, key: str, value: Any) -> None:
    assert code(desk, "score", **{**NEEDED["score"], key: value}) == "bad_value"


def test_a_run_that_parts_from_its_actions_is_refused_with_the_place(desk: Desk) -> None:
    match = new(desk)
    for action in (throw(), enter("chance")):
        ask(desk, "act", match=match, seat=0, action=action)
    run = ask(desk, "save", match=match)["run"]
    run["actions"][1][1] = 1
    assert code(desk, "load", run=run) == "bad_value"
    assert "action 2" in message(desk, "load", run=run)


@pytest.mark.parametrize(
    ("change", "wanted", "named"),
    [({"cheat": 1}, "unknown_key", "run.cheat"), ({"game": "chess"}, "unknown_game", "run.game"),
     ({"rules": "yathsel/0"}, "bad_value", "yathsel/0"), ({"data": "0"}, "bad_value", "data files"),
     ({"format": 2}, "bad_value", "format 2"), ({"seed": "s"}, "bad_value", "canonical"),
     ({"digests": ["0" * 64]}, "bad_value", "digest"), ({"actions": [[0, 0, {"type": "x"}]]}, "bad_value", "action 1"),
     ({"options": {"x": 1}}, "bad_value", "options.x"), ({"seats": []}, "bad_value", "seats")],
)  # fmt: skip
def test_a_run_that_cannot_be_loaded_is_refused_with_the_place(
    desk: Desk, change: dict[str, Any], wanted: str, named: str
) -> None:
    run = {**ask(desk, "save", match=new(desk))["run"], **change}
    assert code(desk, "load", run=run) == wanted
    assert named in message(desk, "load", run=run)


def test_nothing_can_be_done_in_a_match_that_is_over(desk: Desk) -> None:
    match = finished(desk)
    for seat, action in ((0, throw()), (0, {"type": "abandon"}), (-1, {"type": "clock"})):
        assert code(desk, "act", match=match, seat=seat, action=action) == "over"


@pytest.mark.parametrize(
    ("seat", "action"),
    [(1, throw()), (-1, throw()), (1, {"type": "abandon"}), (0, {"type": "clock"}), (-1, {"type": "abandon"})],
)
def test_a_seat_that_has_nothing_to_decide_is_not_to_act(desk: Desk, seat: int, action: dict[str, Any]) -> None:
    assert code(desk, "act", match=new(desk), seat=seat, action=action) == "not_to_act"


def test_time_does_not_go_back(desk: Desk) -> None:
    match = new(desk)
    ask(desk, "act", match=match, seat=0, action=throw(), t=100)
    assert code(desk, "act", match=match, seat=0, action=throw(), t=99) == "time_goes_back"
    assert code(desk, "act", match=match, seat=-1, action={"type": "clock"}, t=99) == "time_goes_back"


def test_refusals_of_an_action_come_in_the_published_order(desk: Desk) -> None:
    over, running = finished(desk), new(desk)
    ask(desk, "act", match=running, seat=0, action=throw(), t=100)
    nobody = new(desk, position={"cards": [{"boxes": {"ones": 0}}, {}], "dice": [1, 2, 3, 4, 5], "throws_left": 2})
    ask(desk, "act", match=nobody, seat=-1, action={"type": "clock"}, t=100)
    filled: dict[str, Any] = {"seat": 0, "action": enter("ones"), "t": 5}
    faults: list[tuple[str, dict[str, Any]]] = [
        ("illegal_action", {**filled, "match": nobody, "t": 100}),
        ("time_goes_back", {**filled, "match": nobody}),
        ("not_to_act", {**filled, "match": nobody, "seat": 1}),
        ("over", {**filled, "match": over, "seat": 1}),
        ("bad_value", {**filled, "match": over, "seat": 1, "t": -1}),
        ("bad_value", {**filled, "match": over, "seat": 7}),
        ("bad_value", {**filled, "match": over, "action": {"type": "fly"}}),
        ("unknown_match", {**filled, "match": NOWHERE, "action": {"type": "fly"}}),
        ("unknown_key", {**filled, "match": NOWHERE, "surprise": 1}),
    ]
    assert [code(desk, "act", **fields) for _, fields in faults] == [wanted for wanted, _ in faults]
    assert code(desk, "fly", match=NOWHERE, surprise=1) == "unknown_cmd"


def test_refusals_of_a_new_match_come_in_the_published_order(desk: Desk) -> None:
    bad: dict[str, Any] = {"game": "yathsel_duel", "seed": "", "seats": 99, "options": {"difficulty": "x"}}
    assert code(desk, "new", **{**bad, "game": "chess", "surprise": 1}) == "unknown_key"
    assert code(desk, "new", **{**bad, "game": "chess"}) == "unknown_game"
    for part in ({"options": {"x": 1}}, {"position": {"x": 1}}, {"rig": {"x": 1}}):
        assert code(desk, "new", **{**bad, **part}) == "unknown_key"
    assert code(desk, "new", **bad) == "bad_value"
    assert code(desk, "new", game="yathsel_duel", seed="") == "bad_seed"


def test_a_refused_new_match_takes_no_number(desk: Desk) -> None:
    first = new(desk)
    code(desk, "new", game="yathsel_duel", seed="")
    assert new(desk) == first + 1


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(BOXES),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KEYS = ("game", "seed", "seats", "options", "position", "rig", "match", "seat", "action", "t", "level", "stream",
        "counters", "n", "run", "box", "dice", "twists", "id")  # fmt: skip
PLACED = st.dictionaries(
    st.sampled_from(
        ("cards", "side", "throws_left", "dice", "gold", "hand", "pockets", "twists", "difficulty", "duel")
    ),
    ANYTHING | st.integers(0, 6) | st.lists(st.integers(0, 7), min_size=5, max_size=5),
)
CMDS = ("games", "new", "legal", "act", "state", "bot", "draw", "save", "load", "digest", "score", "analyse")


@given(
    cmd=st.sampled_from(CMDS),
    fields=st.dictionaries(st.sampled_from(KEYS), ANYTHING, max_size=4),
    good=st.fixed_dictionaries({}, optional={"match": st.just(1), "seat": st.integers(-1, 1), "seed": st.just("S"),
        "game": st.sampled_from(("yathsel_run", "yathsel_duel")), "position": PLACED}),
)  # fmt: skip
@settings(max_examples=250)
def test_any_request_gets_a_reply_with_a_published_code_and_no_fault_inside(
    cmd: str, fields: dict[str, Any], good: dict[str, Any]
) -> None:
    desk = Desk()
    new(desk)
    reply = line(desk, json.dumps({"cmd": cmd, **fields, **good}).encode())
    if not reply["ok"]:
        assert reply["error"]["code"] in {
            "illegal_action", "not_to_act", "bad_value", "unknown_key", "unknown_cmd", "unknown_game", "unknown_match",
            "bad_json", "bad_seed", "time_goes_back", "over",
        }  # fmt: skip
        assert reply["error"]["message"] != "the request could not be carried out"
        assert len(reply["error"]["message"]) < 400


@given(st.binary(max_size=100))
def test_any_bytes_get_a_reply(raw: bytes) -> None:
    assert line(Desk(), raw)["ok"] in (True, False)
