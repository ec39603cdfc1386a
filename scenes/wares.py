"""Knows how dice, tricks, charms and house rules are said: a name, a sentence with its numbers, faces with odds."""

from collections.abc import Mapping
from fractions import Fraction

from game.yathsel import dice, goods, house
from scenes.services.text import Text

MS = 1000


def name(text: Text, ware: str) -> str:
    """What a die, trick or charm is called."""
    return text.say(f"{_key(ware)}.name", _values(ware))


def does(text: Text, ware: str) -> str:
    """What a die, trick or charm does, in one or two sentences."""
    return text.say(f"{_key(ware)}.does", _values(ware))


def rule_name(text: Text, rule: str) -> str:
    """What a house rule is called."""
    return text.say(f"rule.{rule}.name")


def rule_does(text: Text, rule: str, level: str) -> str:
    """What a house rule does at a difficulty."""
    size = house.size(rule, level)
    return text.say(f"rule.{rule}.does", {"size": size, "seconds": seconds(size)})


def odds(kind: str) -> tuple[tuple[int, Fraction], ...]:
    """The different faces of a kind of die (0 the star, last) with the exact chance of each."""
    die = dice.kinds()[kind]
    weights = die.weights or (1,) * len(die.faces)
    found: dict[int, int] = {}
    for face, weight in zip(die.faces, weights, strict=True):
        found[face] = found.get(face, 0) + weight
    ordered = sorted(found, key=lambda face: (face == dice.STAR, face))
    return tuple((face, Fraction(found[face], sum(weights))) for face in ordered)


def icon(ware: str) -> str:
    """The name of the picture of a die, trick or charm."""
    return f"goods/{ware}.png"


def seconds(ms: int) -> str:
    """Milliseconds as seconds, without needless decimals."""
    return f"{ms / MS:g}"


def _key(ware: str) -> str:
    return f"die.{dice.family(ware)}" if ware in dice.kinds() else f"good.{ware}"


def _values(ware: str) -> Mapping[str, object]:
    if ware in dice.kinds():
        die = dice.kinds()[ware]
        return {"n": ware.rpartition("_")[2], "breaks": die.breaks_after, "gold": die.gold_on_six}
    good = goods.tricks().get(ware) or goods.charms()[ware]
    return {
        "size": good.size, "limit": good.limit, "start": good.start, "seconds": seconds(good.size),
        "start_s": seconds(good.start), "percent": good.size // 10,
    }  # fmt: skip
