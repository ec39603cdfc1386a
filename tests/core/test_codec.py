"""Values travel as plain forms and come back the same; anything else is refused with its place."""

import json
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core import codec
from game.core.codec import CodecError


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    name: str = "here"
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Move:
    to: Point
    path: tuple[Point, ...]
    steps: tuple[int, ...] = ()
    fast: bool = False
    limit: int | None = None
    type: ClassVar[str] = "move"

    def __post_init__(self) -> None:
        if any(step < 0 for step in self.steps):
            raise ValueError("steps: is below 0, expected 0 or more")


@dataclass(frozen=True, slots=True)
class Wait:
    type: ClassVar[str] = "wait"


@dataclass(frozen=True, slots=True)
class Holds:
    item: Any


KINDS = (Move, Wait)
MOVE = {"type": "move", "to": {"x": 1}, "path": [{"x": 2}, {"x": 3, "name": "there"}]}


def test_an_action_has_its_type_first_and_keeps_its_fields() -> None:
    form = codec.encode(Move(Point(1), (Point(2),), (4,)))
    assert form["type"] == "move"
    assert form["path"][0]["x"] == 2
    assert form["steps"] == [4]


def test_a_field_that_is_nothing_by_default_is_left_out() -> None:
    assert "limit" not in codec.encode(Move(Point(1), ()))


@given(st.builds(Move, st.builds(Point, st.integers(), st.text(), st.none() | st.text()),
                 st.lists(st.builds(Point, st.integers())).map(tuple), st.lists(st.integers(0)).map(tuple),
                 st.booleans(), st.none() | st.integers()))  # fmt: skip
def test_every_value_comes_back_from_its_json(move: Move) -> None:
    form = json.loads(codec.canonical_json(codec.encode(move)))
    assert codec.decode_tagged(KINDS, form, "action") == move


@pytest.mark.parametrize("item", [1.0, [1], {"a": 1}, {1}, b"x", 1j, object(), Point, (1, [2])])
def test_what_has_no_place_in_a_state_is_refused(item: object) -> None:
    with pytest.raises(TypeError, match="no place"):
        codec.encode(Holds(item))


@pytest.mark.parametrize(
    ("change", "place", "code"),
    [
        ({"speed": 1}, "action.speed", "unknown_key"),
        ({"to": {"x": 1, "y": 2}}, "action.to.y", "unknown_key"),
        ({"path": [{"x": 2}, {"x": 3, "z": 0}]}, "action.path[1].z", "unknown_key"),
        ({"to": {}}, "action.to.x", "bad_value"),
        ({"to": 7}, "action.to", "bad_value"),
        ({"to": {"x": "1"}}, "action.to.x", "bad_value"),
        ({"to": {"x": True}}, "action.to.x", "bad_value"),
        ({"to": {"x": 1.0}}, "action.to.x", "bad_value"),
        ({"to": {"x": None}}, "action.to.x", "bad_value"),
        ({"path": {"x": 1}}, "action.path", "bad_value"),
        ({"path": [1]}, "action.path[0]", "bad_value"),
        ({"steps": [0, "1"]}, "action.steps[1]", "bad_value"),
        ({"steps": [0, -1]}, "action.steps", "bad_value"),
        ({"fast": 1}, "action.fast", "bad_value"),
        ({"limit": "2"}, "action.limit", "bad_value"),
        ({"type": "jump"}, "action.type", "bad_value"),
        ({"type": None}, "action.type", "bad_value"),
        ({"type": ["move"]}, "action.type", "bad_value"),
    ],
)
def test_a_form_that_does_not_fit_is_refused_with_its_place(change: dict[str, Any], place: str, code: str) -> None:
    with pytest.raises(CodecError) as refused:
        codec.decode_tagged(KINDS, {**MOVE, **change}, "action")
    assert (refused.value.place, refused.value.code) == (place, code)


@pytest.mark.parametrize("form", [None, 7, "move", [], ["move"]])
def test_an_action_that_is_no_object_is_refused(form: object) -> None:
    with pytest.raises(CodecError, match="expected an object"):
        codec.decode_tagged(KINDS, form, "action")


def test_a_missing_type_is_refused_naming_all_types() -> None:
    with pytest.raises(CodecError, match="expected one of move, wait"):
        codec.decode_tagged(KINDS, {}, "action")


@pytest.mark.parametrize("deep", ["type", "to", "steps"])
def test_a_value_nested_without_end_is_refused_with_a_sentence(deep: str) -> None:
    nested: Any = []
    for _ in range(5000):
        nested = [nested]
    with pytest.raises(CodecError):
        codec.decode_tagged(KINDS, {**MOVE, deep: nested}, "action")


def test_a_refusal_shows_no_more_than_a_line_of_a_long_value() -> None:
    with pytest.raises(CodecError) as refused:
        codec.decode_tagged(KINDS, {**MOVE, "to": "x" * 10**6, "y" * 10**6: 1}, "action")
    assert len(str(refused.value)) < 300


def test_canonical_json_is_sorted_ascii_without_blanks() -> None:
    assert codec.canonical_json({"b": "ü", "a": [1, None, True]}) == '{"a":[1,null,true],"b":"\\u00fc"}'


@pytest.mark.parametrize("number", [1.5, 1.0, float("nan"), float("inf")])
def test_canonical_json_holds_no_float(number: float) -> None:
    with pytest.raises((TypeError, ValueError)):
        codec.canonical_json({"a": [number]})


def test_a_digest_does_not_depend_on_the_order_of_keys() -> None:
    assert codec.digest({"a": 1, "b": 2}) == codec.digest({"b": 2, "a": 1})


def test_a_digest_is_sha256_in_hex() -> None:
    assert codec.digest({}) == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"


@dataclass(frozen=True, slots=True)
class Fetched:
    from_: tuple[int, ...]
    type: ClassVar[str] = "fetched"


def test_a_field_named_with_an_underscore_at_its_end_has_the_plain_word_as_its_key() -> None:
    form = {"type": "fetched", "from": [1, 2]}
    assert codec.encode(Fetched((1, 2))) == form
    assert codec.decode_tagged((Fetched,), form, "action") == Fetched((1, 2))
    with pytest.raises(codec.CodecError) as fault:
        codec.decode_tagged((Fetched,), {"type": "fetched", "from_": []}, "action")
    assert fault.value.code == "unknown_key"


@dataclass(frozen=True, slots=True)
class Side:
    name: str | int | None


@pytest.mark.parametrize("name", ["law", 1, None])
def test_a_field_of_two_kinds_takes_either_and_nothing_else(name: str | int | None) -> None:
    assert codec.decode(Side, {"name": name}, "side") == Side(name)
    with pytest.raises(codec.CodecError):
        codec.decode(Side, {"name": [name]}, "side")
