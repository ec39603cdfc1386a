"""Knows how data files are read: strict, typed TOML, with the place of any fault."""

import dataclasses
import hashlib
import tomllib
import typing
from pathlib import Path
from types import UnionType

import msgspec

T = typing.TypeVar("T")

DATA = Path(__file__).resolve().parents[2] / "data"


class DataError(Exception):
    """A data file that cannot be used; the text names file, place and expectation."""


def load(name: str, kind: type[T]) -> T:
    """The data file `name` (below `data/`) as the frozen dataclass `kind`; raises `DataError`."""
    return read(DATA / name, kind)


def read(path: Path, kind: type[T]) -> T:
    """Any TOML file as the frozen dataclass `kind`; unknown keys and wrong types are refused by name."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise DataError(f"{path.name}: cannot be read ({fault.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise DataError(f"{path.name}: is not valid TOML ({fault})") from None
    unknown = _unknown_key(raw, kind, "$")
    if unknown:
        raise DataError(f"{path.name}: unknown key {unknown}")
    try:
        return msgspec.convert(raw, kind, strict=True)
    except msgspec.ValidationError as fault:
        raise DataError(f"{path.name}: {fault}") from None


def fingerprint(names: tuple[str, ...]) -> str:
    """SHA-256 over the named data files (names and contents, line ends as LF), in hex."""
    whole = hashlib.sha256()
    for name in names:
        text = (DATA / name).read_bytes().replace(b"\r\n", b"\n")
        whole.update(f"{name}\n{len(text)}\n".encode())
        whole.update(text)
    return whole.hexdigest()


def _unknown_key(raw: object, kind: object, place: str) -> str | None:
    """The first key in `raw` that `kind` has no field for; msgspec itself passes over them in dataclasses."""
    if isinstance(raw, dict) and dataclasses.is_dataclass(kind):
        hints = typing.get_type_hints(kind)
        for key, value in raw.items():
            if key not in hints:
                return f"{place}.{key}"
            inner = _unknown_key(value, hints[key], f"{place}.{key}")
            if inner:
                return inner
    elif isinstance(raw, dict) and typing.get_origin(kind) is dict:
        for key, value in raw.items():
            inner = _unknown_key(value, typing.get_args(kind)[1], f"{place}.{key}")
            if inner:
                return inner
    elif isinstance(raw, list) and typing.get_origin(kind) is tuple:
        for index, value in enumerate(raw):
            inner = _unknown_key(value, typing.get_args(kind)[0], f"{place}[{index}]")
            if inner:
                return inner
    elif typing.get_origin(kind) in (typing.Union, UnionType):
        return next((_unknown_key(raw, k, place) for k in typing.get_args(kind) if dataclasses.is_dataclass(k)), None)
    return None
