"""Knows all games by id; the only file that does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from game import __version__
from game.campaign import rules as campaign
from game.core import tables
from game.core.rules import Rules
from game.core.runfile import FORMAT, Driver, Header, Marks, RunFileError
from game.yathsel import rules as yathsel


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its rules, the data files that shape an outcome, and what names its bot.

    `bot` gives the function `(level, tables, view, legal, chance) -> action`; only then are the solved tables loaded.
    """

    rules: Rules[Any, Any, Any]
    data: tuple[str, ...]
    bot: Callable[[], Callable[..., Any]]


@cache
def games() -> Mapping[str, Game]:
    """Every game by id, the run first."""
    return {
        "yathsel_run": Game(campaign.rules(), campaign.DATA, _campaign_bot),
        "yathsel_duel": Game(yathsel.rules(), yathsel.DATA, _duel_bot),
    }


def _campaign_bot() -> Callable[..., Any]:
    from game.campaign.bots import opponent

    return opponent.of_strength


def _duel_bot() -> Callable[..., Any]:
    from game.yathsel.bots import player

    return player.of_strength


@cache
def fingerprint(game: str) -> str:
    """SHA-256 of the data files that shape an outcome of the game."""
    return tables.fingerprint(games()[game].data)


def header(game: str, seed: str, options: Mapping[str, Any], seats: list[Driver], marks: Marks) -> Header:
    """The head of a new run file of this version."""
    return Header(
        format=FORMAT, game=game, rules=games()[game].rules.id, version=__version__, data=fingerprint(game), seed=seed,
        options=dict(options), seats=seats, marks=marks,
    )  # fmt: skip


def rules_of(head: Header) -> Rules[Any, Any, Any]:
    """The rules that a run file names; raises `RunFileError` when it was played by others."""
    if head.game not in games():
        raise RunFileError(f"run file: unknown game {head.game!r:.40}, expected one of {', '.join(games())}")
    rules = games()[head.game].rules
    if head.rules != rules.id:
        raise RunFileError(f"run file: rules {head.rules!r:.40}, this version plays {rules.id}")
    if head.data != fingerprint(head.game):
        raise RunFileError("run file: played with other data files than these")
    return rules
