"""Knows how a bot is asked: the game's bot with the solved tables of this machine."""

from functools import partial
from pathlib import Path
from typing import Any

from game import catalog
from game.campaign.bots.manners import PLAYERS
from game.core.codec import Plain
from game.core.forms import one_of, whole
from game.core.session import Question
from game.core.session import answer as answered

PERFECT = 1000
RUN = "yathsel_run"


def answer(question: Question[Any, Any], cache: Path | None) -> Any:
    """The bot's action for a question, or None when it may act but does not; tables are kept in `cache`."""
    game = catalog.games()[question.game]
    bot = partial(game.bot(), question.level, _source(cache))
    return answered(game.rules, bot, question)


def prepare(twists: tuple[str, ...], cache: Path | None) -> None:
    """Loads or solves the table of these twists, so that no later answer waits for it."""
    _source(cache)(twists)


def checked_level(plain: Plain, game: str) -> int | str | None:
    """A level from outside: per mille of the best expected card, None for the game's own, or the name of a player of
    whole runs; raises `CodecError`."""
    if isinstance(plain, str) and game == RUN:
        return str(one_of(plain, "level", PLAYERS))
    return None if plain is None else whole(plain, "level", 0, PERFECT)


def _source(cache: Path | None) -> Any:
    from game.commands.tablecache import tables_for

    return lambda twists: tables_for(twists, cache)
