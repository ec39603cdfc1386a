"""Knows a rig's outside form: faces and cards by the names that the game gives them (engine.md section 3)."""

from typing import Any

from game.core import forms
from game.core.codec import CodecError, Plain
from game.core.rules import Rig, Rules

MOST = 10_000


def read(rules: Rules[Any, Any, Any], plain: Plain) -> Rig:
    """The rig of a plain form; raises `CodecError` at a face no die has and a card that is not in the game."""
    forms.only_keys(plain, ("dice", "cards"), "rig")
    return Rig(
        tuple(rules.faces.index(face) for face in _named(plain, "dice", rules.faces)),
        tuple(str(card) for card in _named(plain, "cards", rules.cards)),
    )


def form(rules: Rules[Any, Any, Any], rig: Rig) -> dict[str, Plain]:
    """The plain form of a rig, as `read` takes it."""
    plain: dict[str, Plain] = {"dice": [rules.faces[face] for face in rig.dice], "cards": list(rig.cards)}
    return {key: laid for key, laid in plain.items() if laid}


def _named(plain: Plain, key: str, known: tuple[Plain, ...]) -> list[Plain]:
    given = forms.items(plain.get(key, []), f"rig.{key}", 0, MOST)
    if given and not known:
        raise CodecError("bad_value", f"rig.{key}", f"this game has no {key}")
    return [forms.one_of(item, f"rig.{key}[{i}]", known) for i, item in enumerate(given)]
