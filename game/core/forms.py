"""Knows how options and positions from outside are read: each value checked, each fault named by its key."""

from collections.abc import Iterable, Mapping, Sequence

from game.core.codec import CodecError, Plain
from game.core.rules import Option, Options

_LONGEST = 1000


def merged_options(schema: Mapping[str, Option], given: Plain) -> Options:
    """The given options with the defaults for the rest; raises `CodecError`."""
    only_keys(given, schema, "options")
    return {name: _chosen(option, given[name], f"options.{name}") if name in given else option.default
            for name, option in schema.items()}  # fmt: skip


def only_keys(plain: Plain, allowed: Iterable[str], place: str) -> None:
    """Refuses anything but an object, and any key not allowed."""
    if not isinstance(plain, Mapping):
        raise CodecError("bad_value", place, "expected an object")
    names = tuple(allowed)
    for key in plain:
        if key not in names:
            raise CodecError("unknown_key", f"{place}.{key}", f"unknown key, expected {', '.join(names) or 'none'}")


def whole(plain: Plain, place: str, low: int, high: int) -> int:
    """A whole number from low to high."""
    if type(plain) is not int or not low <= plain <= high:
        raise CodecError("bad_value", place, f"expected a whole number from {low} to {high}")
    return plain


def one_of(plain: Plain, place: str, choices: Sequence[Plain]) -> Plain:
    """One of the choices; true is not 1."""
    for choice in choices:
        if type(choice) is type(plain) and choice == plain:
            return choice
    raise CodecError("bad_value", place, f"expected one of {', '.join(map(str, choices))}")


def items(plain: Plain, place: str, low: int, high: int) -> list[Plain]:
    """A list of low to high entries."""
    if not isinstance(plain, list) or not low <= len(plain) <= high:
        wanted = str(low) if low == high else f"{low} to {high}"
        raise CodecError("bad_value", place, f"expected a list of {wanted}")
    return plain


def some_of(plain: Plain, place: str, choices: Sequence[Plain]) -> tuple[Plain, ...]:
    """Different ones of the choices, put into the order of the choices."""
    chosen = [one_of(item, f"{place}[{i}]", choices) for i, item in enumerate(items(plain, place, 0, len(choices)))]
    if len(set(chosen)) != len(chosen):
        raise CodecError("bad_value", place, "expected each entry once")
    return tuple(choice for choice in choices if choice in chosen)


def _chosen(option: Option, plain: Plain, place: str) -> Plain:
    if plain is None and option.default is None:
        return None
    if option.takes == "pair":
        return [one_of(item, f"{place}[{i}]", option.choices) for i, item in enumerate(items(plain, place, 2, 2))]
    if option.takes == "list":
        listed = [
            one_of(item, f"{place}[{i}]", option.choices) for i, item in enumerate(items(plain, place, 0, _LONGEST))
        ]
        if option.against is not None:
            option.against(listed, place)
        return listed
    if option.takes == "some":
        return list(some_of(plain, place, option.choices))
    return one_of(plain, place, option.choices)
