"""Knows how the match that a driver asks for begins: every part is read before one fault is told (engine.md 5)."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core import forms, rigs, seeds
from game.core.codec import CodecError, Plain
from game.core.match import Match, Start
from game.core.rules import Rig, Rules
from game.core.seeds import SeedError

_ANY_SEED = "ANY"


def begun(rules: Rules[Any, Any, Any], request: Mapping[str, Plain]) -> Match[Any, Any, Any]:
    """The match that a `new` asks for; an unknown key in any part comes before every other fault.

    Raises `CodecError` or `SeedError`.
    """
    faults: list[CodecError | SeedError] = []

    def read(part: Callable[[], Any], otherwise: Any) -> Any:
        try:
            return part()
        except (CodecError, SeedError) as fault:
            faults.append(fault)
            return otherwise

    fewest = rules.seats[0]
    start = Start(
        read(lambda: forms.whole(request.get("seats", fewest), "seats", *rules.seats), fewest),
        read(lambda: forms.merged_options(rules.options(), request.get("options", {})), {}),
        read(lambda: seeds.canonical(text(request["seed"], "seed")), _ANY_SEED),
        read(lambda: _object(request.get("position", {}), "position") or None, None),
        read(lambda: _rig(rules, request.get("rig", {})), None),
    )
    match = read(lambda: Match(rules, start), None)
    if faults:
        raise min(faults, key=lambda fault: getattr(fault, "code", None) != "unknown_key")
    begun: Match[Any, Any, Any] = match
    return begun


def text(plain: Plain, place: str) -> str:
    """A text; raises `CodecError`."""
    if not isinstance(plain, str):
        raise CodecError("bad_value", place, "expected a text")
    return plain


def _rig(rules: Rules[Any, Any, Any], plain: Plain) -> Rig | None:
    """The rig, or None when it lays down nothing: such a match is not rigged."""
    rig = rigs.read(rules, _object(plain, "rig"))
    return rig if rig.dice or rig.cards else None


def _object(plain: Plain, place: str) -> Plain:
    if not isinstance(plain, dict):
        raise CodecError("bad_value", place, "expected an object")
    return plain
