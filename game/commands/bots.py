"""Knows how a bot is asked: the game's bot with the solved tables of this machine."""

from pathlib import Path
from typing import Any

from game import catalog
from game.commands.tablecache import Folder
from game.core.session import Question
from game.core.session import answer as answered


def answer(question: Question[Any, Any], cache: Path | None) -> Any:
    """The bot's action for a question, or None when it may act but does not; tables are kept in `cache`."""
    game = catalog.games()[question.game]
    choose = game.bot()

    def bot(view: Any, legal: Any, chance: Any) -> Any:
        return choose(question.level, Folder(cache), view, legal, chance)

    return answered(game.rules, bot, question)


def prepare(twists: tuple[str, ...], cache: Path | None) -> None:
    """Loads or solves the card's table of these twists, so that no later answer waits for it."""
    from game.yathsel.bots.kept import table_on

    table_on(Folder(cache), twists)
