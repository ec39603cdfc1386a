"""Knows how ships, cards, spaces, events and actions of Super Teams are said, in the language in force."""

from collections.abc import Callable, Sequence

from game.core.rules import Seat
from game.super_teams import track
from game.super_teams.actions import Bonus, Move, Pass, RaceAction, Side
from game.super_teams.numbers import colour_of, number_of
from game.super_teams.state import Race, colour_of_ship, is_joker
from scenes.services.text import Text
from scenes.skins.super_teams.foresee import Landing, landing
from scenes.skins.super_teams.memory import Line
from scenes.table.people import Sitter
from scenes.table.skin import Prompt

Sitters = Sequence[Sitter]
_LONG = 1


def ship_name(text: Text, ship: str) -> str:
    """A ship by its colour and number."""
    colour = colour_of_ship(ship)
    return text.say(f"race.ship.{colour}", {"n": ship[len(colour) :]})


def card_name(text: Text, card: str) -> str:
    """A movement card by its colour and number."""
    return text.say(f"race.card.{colour_of(card)}", {"n": number_of(card)})


def bonus_name(text: Text, card: str) -> str:
    """A bonus card by name."""
    return text.say(f"race.bonus.{card}")


def kind_name(text: Text, kind: str) -> str:
    """A kind of space; two sides with a stroke."""
    return " / ".join(text.say(f"race.kind.{letter}") for letter in kind)


def outcome(text: Text, race: Race, one: Landing) -> str:
    """In a few words what happens where a ship lands."""
    if one.fall is not None:
        return text.say("race.land.M", {"n": one.fall})
    if len(one.kind) > _LONG:
        return text.say("race.land.two", {"kinds": kind_name(text, one.kind)})
    return text.say(f"race.land.{one.kind}", {"n": one.space})


def names(text: Text, sitters: Sitters, seats: Sequence[Seat]) -> str:
    """Several names in a row."""
    said = [sitters[seat].name for seat in seats]
    if len(said) < 2:
        return "".join(said)
    return text.say("saloon.and", {"first": ", ".join(said[:-1]), "last": said[-1]})


def line(text: Text, said: Line, sitters: Sitters) -> str:
    """One line of the log."""
    card = said.card
    if said.what in ("card", "joker"):
        card = card_name(text, card)
    elif said.what == "side":
        card = kind_name(text, card)
    elif card:
        card = bonus_name(text, card)
    values = {
        "name": "" if said.seat is None else sitters[said.seat].name,
        "ship": ship_name(text, said.ship) if said.ship else "",
        "card": card, "n": said.space, "names": names(text, sitters, said.seats),
    }  # fmt: skip
    if said.what == "ended":
        return text.say_n("race.log.ended", len(said.seats), values)
    return text.say(f"race.log.{said.what}", values)


def prompts(text: Text, race: Race, legal: Sequence[RaceAction]) -> tuple[Prompt, ...]:
    """Every legal action in words."""
    return tuple(Prompt(_saying(text, race, action), action) for action in legal)


def action_words(text: Text, race: Race, action: RaceAction) -> str:
    """One action in words."""
    match action:
        case Move(card, ship, _):
            one = landing(race, card, ship)
            key = "race.prompt.joker" if is_joker(race, card) else "race.prompt.move"
            return text.say(key, {
                "card": card_name(text, card), "ship": ship_name(text, ship),
                "from": place_name(text, race, one.origin), "to": place_name(text, race, one.space),
                "what": outcome(text, race, one),
            })  # fmt: skip
        case Bonus(card, ship):
            return text.say("race.prompt.bonus", {"card": bonus_name(text, card), "ship": ship_name(text, ship)})
        case Pass():
            return text.say("race.prompt.pass")
        case Side(side):
            return text.say("race.prompt.side", {"kind": kind_name(text, side)})


def place_name(text: Text, race: Race, space: int) -> str:
    """A space by its number, the planets by name."""
    kind = track.kind_at(race.track, space)
    return text.say(f"race.kind.{kind}") if kind in ("S", "F") else text.say("race.space", {"n": space})


def _saying(text: Text, race: Race, action: RaceAction) -> Callable[[], str]:
    return lambda: action_words(text, race, action)
