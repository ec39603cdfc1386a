"""Knows how values travel: frozen dataclasses to plain JSON forms and back, and their digest (design.md section 4)."""

import dataclasses
import hashlib
import json
import types
import typing
from functools import cache

Plain = typing.Any
T = typing.TypeVar("T")

_LONGEST_PLACE = 120
_LONGEST_SHOWN = 40


class CodecError(Exception):
    """A form that does not fit; `code` is `unknown_key` or `bad_value`, `place` names the key."""

    def __init__(self, code: str, place: str, expected: str) -> None:
        self.code = code
        self.place = place if place.isprintable() else ascii(place)[1:-1]
        super().__init__(f"{self.place[:_LONGEST_PLACE]}: {expected}")


def encode(value: object) -> Plain:
    """The plain form: dataclasses become objects with their `type` tag, tuples lists; other kinds raise `TypeError`."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        tag = getattr(value, "type", None)
        plain: dict[str, Plain] = {} if tag is None else {"type": tag}
        for field in dataclasses.fields(value):
            item = getattr(value, field.name)
            if item is not None or field.default is not None:
                plain[key_of(field.name)] = encode(item)
        return plain
    raise TypeError(f"{type(value).__name__} has no place in a state, action or event")


def key_of(name: str) -> str:
    """The key of a field in its plain form: `from_` is `from`, which Python keeps for itself."""
    return name.removesuffix("_")


def decode_tagged(kinds: tuple[type[T], ...], plain: Plain, place: str) -> T:
    """The action or event of one of `kinds` that the tagged form names; raises `CodecError`."""
    if not isinstance(plain, dict):
        raise CodecError("bad_value", place, f"is {named(plain)}, expected an object with a type")
    tag = plain.get("type")
    kind = by_tag(kinds).get(tag) if isinstance(tag, str) else None
    if kind is None:
        raise CodecError("bad_value", f"{place}.type", f"is {named(tag)}, expected one of {', '.join(by_tag(kinds))}")
    return typing.cast(T, decode(kind, {key: item for key, item in plain.items() if key != "type"}, place))


@cache
def by_tag(kinds: tuple[type, ...]) -> dict[str, type]:
    """The kinds by their `type` tag, in order."""
    return {kind.type: kind for kind in kinds}  # type: ignore[attr-defined]


def decode(kind: type[T], plain: Plain, place: str) -> T:
    """A dataclass from its plain object; unknown, missing and mistyped keys raise `CodecError` with the place."""
    if not isinstance(plain, dict):
        raise CodecError("bad_value", place, f"is {named(plain)}, expected an object")
    hints = _hints(kind)  # type: ignore[arg-type]
    for key in plain:
        if key not in hints:
            raise CodecError("unknown_key", f"{place}.{key}", f"unknown key, expected {', '.join(hints) or 'none'}")
    values = {}
    for field in dataclasses.fields(kind):  # type: ignore[arg-type]
        key = key_of(field.name)
        if key in plain:
            values[field.name] = _value(hints[key], plain[key], f"{place}.{key}")
        elif field.default is dataclasses.MISSING:
            raise CodecError("bad_value", f"{place}.{key}", "is missing")
    try:
        return kind(**values)
    except ValueError as fault:
        raise CodecError("bad_value", f"{place}.{fault.args[0].partition(':')[0]}", fault.args[0]) from None


def canonical_json(plain: Plain) -> str:
    """Sorted keys, no blanks, ASCII-escaped; raises `TypeError` at a float."""
    _refuse_floats(plain)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(plain: Plain) -> str:
    """SHA-256 of the canonical JSON, in hex."""
    return hashlib.sha256(canonical_json(plain).encode("ascii")).hexdigest()


def named(plain: Plain) -> str:
    """A plain value in a few words, for a sentence about it; whatever its size or depth."""
    if isinstance(plain, str):
        return f"{plain[:_LONGEST_SHOWN]!r}"
    if type(plain) is int and plain.bit_length() > 4 * _LONGEST_SHOWN:
        return "a very large number"
    if isinstance(plain, dict | list):
        return "a list" if isinstance(plain, list) else "an object"
    return "null" if plain is None else f"{plain!r}"


def _refuse_floats(plain: Plain) -> None:
    if isinstance(plain, float):
        raise TypeError("a float has no place in canonical JSON")
    if isinstance(plain, dict | list | tuple):
        for item in plain.values() if isinstance(plain, dict) else plain:
            _refuse_floats(item)


@cache
def _hints(kind: type) -> dict[str, object]:
    names = {field.name for field in dataclasses.fields(kind)}
    return {key_of(name): hint for name, hint in typing.get_type_hints(kind).items() if name in names}


def _value(hint: object, plain: Plain, place: str) -> Plain:
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        return _one_of(typing.get_args(hint), plain, place)
    if origin is tuple:
        if not isinstance(plain, list):
            raise CodecError("bad_value", place, f"is {named(plain)}, expected a list")
        inner = typing.get_args(hint)[0]
        if all(type(item) is inner for item in plain):
            return tuple(plain)
        return tuple(_value(inner, item, f"{place}[{i}]") for i, item in enumerate(plain))
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return decode(hint, plain, place)
    if type(plain) is hint or (hint is type(None) and plain is None):
        return plain
    raise CodecError("bad_value", place, f"is {named(plain)}, expected {getattr(hint, '__name__', hint)}")


def _one_of(hints: tuple[object, ...], plain: Plain, place: str) -> Plain:
    if plain is None and type(None) in hints:
        return None
    if type(plain) in hints:
        return plain
    first, *_ = (hint for hint in hints if hint is not type(None))
    return _value(first, plain, place)
