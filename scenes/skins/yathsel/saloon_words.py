"""Knows how the options of a saloon duel are said, and what the chosen twists make of each box."""

from collections.abc import Mapping, Sequence

from game.core.codec import Plain
from game.yathsel.card import BOXES
from game.yathsel.twists import factors
from scenes import wares
from scenes.services.text import Text
from scenes.skins.yathsel import words


def value_name(text: Text, option: str, value: Plain) -> str:
    """A twist with its effect, a die for the pockets."""
    if option == "twists":
        return text.say(
            "saloon.twist", {"name": words.twist_name(text, (value,)), "effect": words.twist_effect(text, (value,))}
        )
    return wares.name(text, value)


def effects(text: Text, chosen: Mapping[str, Plain]) -> Sequence[tuple[str, str]]:
    """Each box with the factor that all chosen twists together give it, empty for none."""
    marks = [words.factor_mark(*factor) for factor in factors(tuple(chosen["twists"]))]
    return [(words.box_name(text, box), mark) for box, mark in zip(BOXES, marks, strict=True)]
