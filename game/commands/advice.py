"""Knows what the protocol tells about points: what a throw is worth, and what best play makes of a card."""

from pathlib import Path
from typing import Any

from game.campaign.state import Run
from game.commands.tablecache import Folder
from game.core import codec, forms
from game.core.codec import CodecError, Plain
from game.core.match import Match
from game.core.rules import Seat
from game.yathsel import twists
from game.yathsel.actions import Enter, Throw
from game.yathsel.bots import coach
from game.yathsel.bots.choices import Choice
from game.yathsel.bots.kept import table_on
from game.yathsel.bots.table import UNITS, spot_of
from game.yathsel.card import BOXES, DICE, points
from game.yathsel.state import Duel, total


def score(box: Plain, dice: Plain, chosen: Plain) -> int:
    """The points of five faces in a box under twists; raises `CodecError`."""
    at = BOXES.index(forms.one_of(box, "box", BOXES))
    faces = tuple(forms.whole(face, f"dice[{i}]", 1, 6) for i, face in enumerate(forms.items(dice, "dice", DICE, DICE)))
    return points(at, faces, twists.factors(forms.some_of(chosen, "twists", twists.ids()))[at])


def analyse(match: Match[Any, Any, Any], seat: Seat, cache: Path | None) -> dict[str, Plain]:
    """The expected card total of a seat under best play, and each of its actions with value and loss, in points.

    Raises `CodecError` when the match has no cards.
    """
    duel = match.state.duel if isinstance(match.state, Run) else match.state
    if not isinstance(duel, Duel):
        raise CodecError("bad_value", "match", f"is a match of {match.rules.game}, expected one of Yathsel")
    card = duel.sides[seat].card
    window = match.rules.windows(match.state).get(seat)
    own = window is not None and window.name == "turn"
    dice, left = (duel.dice, duel.throws_left) if own else (None, 0)
    table = table_on(Folder(cache), duel.table.twists)
    found = coach.analyse(table, spot_of(card.boxes), total(card), dice, left)
    choices = [
        {"action": codec.encode(_action(choice)), "value": choice.value / UNITS, "loss": choice.loss / UNITS}
        for choice in found.choices
        if own
    ]
    return {"value": found.value / UNITS, "choices": choices}


def _action(choice: Choice) -> Throw | Enter:
    return Throw(choice.hold) if choice.box is None else Enter(BOXES[choice.box])
