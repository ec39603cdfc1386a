"""Knows how boxes, twists and events of Yathsel are said, in the language in force."""

from game.yathsel.card import BOXES, UPPER, numbers
from game.yathsel.twists import Twist, all_twists, factors
from scenes import wares
from scenes.services.text import Text
from scenes.skins.yathsel.memory import Line

Faces = tuple[int, ...]
STAR_SIGN = "*"
_GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("box.upper", BOXES[:UPPER]),
    ("box.straights", ("small_straight", "large_straight")),
    ("box.kinds", ("three_kind", "four_kind")),
)


def box_name(text: Text, box: str) -> str:
    """A box, as it stands on the card."""
    return text.say(f"box.{box}")


def twist_name(text: Text, twists: tuple[str, ...]) -> str:
    """The twists of a duel by name, or that there is none."""
    return " · ".join(text.say(f"twist.{one}") for one in twists) if twists else text.say("twist.none")


def twist_effect(text: Text, twists: tuple[str, ...]) -> str:
    """What the twists do: the boxes with their marks."""
    named = [twist for twist in all_twists().twist if twist.id in twists]
    return ", ".join(part for twist in named for part in _effects(text, twist))


def combined_effect(text: Text, twists: tuple[str, ...]) -> str:
    """What several twists come to together: the boxes with their common marks."""
    found = {box: factor_mark(*factor) for box, factor in zip(BOXES, factors(twists), strict=True)}
    return ", ".join(_said_marks(text, {box: mark for box, mark in found.items() if mark}))


def factor_mark(times: int, over: int) -> str:
    """The sign of a box's factor, empty for none."""
    if times > 1:
        return f"×{times}"
    return "×½" if over > 1 else ""


class Given(str):
    """A name that somebody was given at the table: it is said as it stands, in every language."""


def opponent_name(text: Text, opponent: str | None) -> str:
    """Whom the player sits across."""
    return text.say(f"opponent.{opponent}.name") if opponent else text.say("table.opponent")


def called(text: Text, opponent: str | None) -> str:
    """The same for short, as people at the table say it."""
    if isinstance(opponent, Given):
        return opponent
    return text.say(f"called.{opponent}") if opponent else text.say("table.opponent")


def dice_list(faces: Faces) -> str:
    """Numbers of dice in a row."""
    return " ".join(str(face or STAR_SIGN) for face in faces)


def seconds(text: Text, ms: int) -> str:
    """A time in seconds, to a tenth."""
    return decimal(text, ms / 1000, 1)


def decimal(text: Text, number: float, digits: int) -> str:
    """A number with the language's decimal sign."""
    return f"{number:.{digits}f}".replace(".", text.say("number.sign"))


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "−")


def reason(text: Text, why: str) -> str:
    """What gold came or went for."""
    return text.say(f"why.{why}")


def line(text: Text, said: Line, name: str) -> str:
    """One line of the log; `name` is the opponent's, unless the line has one of its own."""
    name = said.name or name
    if said.what == "roll_off":
        return text.say("log.roll_off", {"you": said.faces[0], "name": name, "they": said.faces[1]})
    values: dict[str, object] = {"name": name, "held": dice_list(said.held), "points": said.points}
    if said.seat is None:
        return text.say(f"log.{said.what}", values)
    if said.box:
        values["box"] = box_name(text, said.box)
    if said.what == "further":
        values["points"] = numbers().further_points
    if said.what == "again":
        values["dice"] = text.say(f"dice.{said.thrown}")
    if said.what == "swap":
        values["pocket"] = said.thrown
    if said.what in ("gold", "pay"):
        values["why"] = reason(text, said.good)
    elif said.good:
        values["good"] = wares.name(text, said.good)
    who = "you" if said.seat == 0 else "they"
    return text.say(f"log.{who}.{said.what}", values)


def line_with_dice(text: Text, said: Line, name: str) -> str:
    """The same with the dice that fell, in numbers."""
    words = line(text, said, name)
    return f"{words} → {dice_list(said.faces)}" if said.thrown and said.faces else words


def _effects(text: Text, twist: Twist) -> list[str]:
    marks = {box: factor_mark(times, 1) for box, times in twist.boosts.items()}
    marks.update({box: factor_mark(1, over) for box, over in twist.weakens.items()})
    return _said_marks(text, marks)


def _said_marks(text: Text, marks: dict[str, str]) -> list[str]:
    """Boxes with their marks in words, those that belong together as one."""
    said = []
    for name, boxes in _GROUPS:
        alike = {marks.get(box, "") for box in boxes}
        if len(alike) == 1 and "" not in alike:
            said.append(f"{text.say(name)} {marks[boxes[0]]}")
            marks = {box: mark for box, mark in marks.items() if box not in boxes}
    return said + [f"{box_name(text, box)} {mark}" for box, mark in marks.items()]
