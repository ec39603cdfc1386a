"""Knows how games, levels, options and ends are said in the saloon: by families of ids, which each game fills."""

from collections.abc import Mapping

from game.campaign.opponents import all_opponents
from game.core.codec import Plain
from scenes.catalog import TableGame, table_game
from scenes.saloon.draft import PERSON
from scenes.saloon.evening import Done, Evening
from scenes.services.text import Text

_MOST_NAMED = 3


def game_name(text: Text, game: str) -> str:
    """What a game is called."""
    return text.say(f"saloon.game.{game}.name")


def form_name(text: Text, form: str) -> str:
    """One game, a series, a cup."""
    kind, _, size = form.partition("_")
    return text.say(f"saloon.form.{kind}", {"n": size})


def who_name(text: Text, game: str, who: str | None) -> str:
    """Nobody, a person, or a bot's level."""
    if who is None:
        return text.say("saloon.who.nobody")
    return text.say("saloon.who.person") if who == PERSON else text.say(f"level.{game}.{who}")


def called(text: Text, number: int, who: str) -> str:
    """The name of somebody whom nobody gave one."""
    if who == PERSON:
        return text.say("saloon.person", {"n": number + 1})
    cast = list(all_opponents())
    return text.say(f"called.{cast[number % len(cast)]}")


def option_name(text: Text, game: str, option: str) -> str:
    """What an option is called."""
    return text.say(f"option.{game}.{option}")


def value_name(text: Text, game: TableGame, option: str, value: Plain) -> str:
    """A value of an option."""
    if isinstance(value, bool):
        return text.say("saloon.on" if value else "saloon.off")
    if value is None:
        return text.say("saloon.off")
    if game.value_words is not None:
        return game.value_words(text, option, value)
    return text.say(f"option.{game.id}.{option}.{value}")


def summary(text: Text, game: TableGame, chosen: Mapping[str, Plain]) -> list[str]:
    """The chosen options, a line each."""
    lines = []
    for option in game.offered:
        value = chosen[option]
        parts = value if isinstance(value, list) else [value]
        if len(parts) > _MOST_NAMED:
            values = {"name": option_name(text, game.id, option), "n": len(parts)}
            lines.append(text.say("saloon.option_many", values))
            continue
        said = ", ".join(value_name(text, game, option, part) for part in parts) or text.say("saloon.none")
        lines.append(text.say("saloon.option", {"name": option_name(text, game.id, option), "value": said}))
    return lines


def reason(text: Text, evening: Evening, done: Done) -> str:
    """By what a game was decided."""
    return text.say(f"reason.{evening.game}.{done.reason}", {"names": names(text, evening, done.winners)})


def names(text: Text, evening: Evening, chairs: tuple[int, ...]) -> str:
    """Several names in a row."""
    said = [evening.chairs[chair].name for chair in chairs]
    if len(said) < 2:
        return "".join(said)
    return text.say("saloon.and", {"first": ", ".join(said[:-1]), "last": said[-1]})


def score(text: Text, evening: Evening, points: int) -> str:
    """A score with its unit."""
    return text.say(f"score.{evening.game}", {"score": points})


def effects(text: Text, game: str, chosen: Mapping[str, Plain]) -> tuple[tuple[str, str], ...]:
    """What the chosen options come to together, where a game can say so: what, and how."""
    told = table_game(game).effects
    return () if told is None else tuple(told(text, chosen))
