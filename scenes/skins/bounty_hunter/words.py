"""Knows how colours, contracts, events and actions of Bounty Hunter are said, in the language in force."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from game.bounty_hunter.actions import BuyGrey, HuntAction, Offer, Stop, TakeOver, Target, Throw
from game.bounty_hunter.contracts import WHITE, numbers
from game.bounty_hunter.state import Hunt, own_dice
from game.core.rules import Seat
from scenes.services.text import Text
from scenes.skins.bounty_hunter.memory import Line
from scenes.skins.bounty_hunter.shown import face_of
from scenes.table.people import Sitter
from scenes.table.skin import Prompt

Sitters = Sequence[Sitter]
_FIRST = (Target, Offer, TakeOver, BuyGrey, Throw, Stop)


def colour(text: Text, letter: str) -> str:
    """A colour by name."""
    return text.say(f"hunt.colour.{letter}")


def counted(text: Text, letters: Iterable[str]) -> str:
    """Colours with their numbers: 2× red, 1× blue."""
    count = Counter(letters)
    order = [letter for letter in (*numbers().colours, WHITE) if count[letter]]
    return ", ".join(f"{count[letter]}× {colour(text, letter)}" for letter in order)


def per_cent(text: Text, per_mille: int) -> str:
    """A chance with the language's decimal sign."""
    return text.say("hunt.per_cent", {"n": f"{per_mille / 10:.1f}".replace(".", text.say("number.sign"))})


def names(text: Text, sitters: Sitters, seats: Sequence[Seat]) -> str:
    """Several names in a row."""
    said = [sitters[seat].name for seat in seats]
    if len(said) < 2:
        return "".join(said)
    return text.say("saloon.and", {"first": ", ".join(said[:-1]), "last": said[-1]})


def line(text: Text, said: Line, sitters: Sitters) -> str:
    """One line of the log."""
    values = {
        "name": "" if said.seat is None else sitters[said.seat].name, "n": said.number,
        "colours": counted(text, said.faces), "names": names(text, sitters, said.seats),
    }  # fmt: skip
    match said.what:
        case "ended":
            return text.say(f"hunt.log.ended.{said.reason}", values)
        case "hunts" | "thrown" | "returned":
            return text.say_n(f"hunt.log.{said.what}", said.number, values)
        case _:
            return text.say(f"hunt.log.{said.what}", values)


def prompts(text: Text, hunt: Hunt, sitters: Sitters, legal: Sequence[HuntAction]) -> tuple[Prompt, ...]:
    """Every legal action in words, the kinds with few of them first, throws of many dice before those of few."""
    ordered = sorted(legal, key=lambda one: (_FIRST.index(type(one)), -len(getattr(one, "dice", ()))))
    return tuple(Prompt(_saying(text, hunt, sitters, action), action) for action in ordered)


def action_words(text: Text, hunt: Hunt, sitters: Sitters, action: HuntAction) -> str:
    """One action in words."""
    match action:
        case Target(seat):
            if seat is None:
                return text.say("hunt.prompt.target_deck", {"colours": counted(text, hunt.deck[0] or "")})
            values = {"name": sitters[seat].name, "colours": counted(text, hunt.piles[seat][-1])}
            return text.say("hunt.prompt.target", values)
        case Offer(marker):
            return text.say_n("hunt.prompt.offer", marker)
        case Throw(dice):
            return _throw(text, hunt, dice)
        case TakeOver(grey):
            return text.say("hunt.prompt.take_over", {"colour": _face(text, hunt, grey)})
        case BuyGrey() | Stop():
            return text.say(f"hunt.prompt.{action.type}")


def _throw(text: Text, hunt: Hunt, dice: tuple[int, ...]) -> str:
    if len(dice) == len(own_dice(hunt)):
        return text.say("hunt.prompt.throw_all")
    said = ", ".join(f"{die + 1} ({_face(text, hunt, die)})" for die in dice)
    return text.say("hunt.prompt.throw", {"dice": said})


def _face(text: Text, hunt: Hunt, die: int) -> str:
    face = face_of(hunt, die)
    return text.say("hunt.new_grey") if face is None else colour(text, face)


def _saying(text: Text, hunt: Hunt, sitters: Sitters, action: HuntAction) -> Callable[[], str]:
    return lambda: action_words(text, hunt, sitters, action)
