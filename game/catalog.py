"""Knows all games by id; the only file that does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from game import __version__
from game.bang_dice import rules as bang_dice
from game.bounty_hunter import rules as bounty_hunter
from game.campaign import rules as campaign
from game.campaign.bots.manners import PLAYERS
from game.core import forms, tables
from game.core.codec import Plain
from game.core.rules import Option, Rules
from game.core.runfile import FORMAT, Driver, Header, Marks, RunFileError
from game.super_teams import rules as super_teams
from game.yathsel import rules as yathsel

PERFECT = 1000
TABLE_LEVELS = ("sharp", "cautious", "rookie")
RACE_LEVELS = ("sharp", "steady", "rookie")


@dataclass(frozen=True, slots=True)
class Levels:
    """The levels of a game's bots: some by name, others per mille of the best play where the game has such a measure.

    The level None is always known: as the game itself says.
    """

    names: tuple[str, ...] = ()
    per_mille: bool = False

    def checked(self, plain: Plain) -> int | str | None:
        """A level from outside; raises `CodecError`."""
        if plain is None:
            return None
        if self.per_mille and not (isinstance(plain, str) and self.names):
            return forms.whole(plain, "level", 0, PERFECT)
        return str(forms.one_of(plain, "level", self.names))


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its rules, the data files that shape an outcome, its bots' levels, and what names its bot.

    `bot` gives the function `(level, shelf, view, legal, chance) -> action`; only then is its module loaded, and only
    when asked does it take solved tables from the shelf. `load` reads every data file; raises `DataError`.
    """

    rules: Rules[Any, Any, Any]
    data: tuple[str, ...]
    levels: Levels
    bot: Callable[[], Callable[..., Any]]
    load: Callable[[], None]


@cache
def games() -> Mapping[str, Game]:
    """Every game by id, the run first."""
    listed = (
        Game(campaign.rules(), campaign.DATA, Levels(PLAYERS, per_mille=True), _campaign_bot, campaign.load),
        Game(yathsel.rules(), yathsel.DATA, Levels(per_mille=True), _duel_bot, yathsel.load),
        Game(bounty_hunter.rules(), bounty_hunter.DATA, Levels(TABLE_LEVELS), _bounty_bot, bounty_hunter.load),
        Game(bang_dice.rules(), bang_dice.DATA, Levels(TABLE_LEVELS), _bang_bot, bang_dice.load),
        Game(super_teams.rules(), super_teams.DATA, Levels(RACE_LEVELS), _race_bot, super_teams.load),
    )
    return {game.rules.game: game for game in listed}


def _campaign_bot() -> Callable[..., Any]:
    from game.campaign.bots import opponent
    from game.yathsel.bots import kept

    return lambda level, shelf, view, legal, chance: opponent.of_strength(
        level, kept.source(shelf), view, legal, chance
    )


def _duel_bot() -> Callable[..., Any]:
    from game.yathsel.bots import kept, player

    return lambda level, shelf, view, legal, chance: player.of_strength(level, kept.source(shelf), view, legal, chance)


def _bang_bot() -> Callable[..., Any]:
    from game.bang_dice.bots import player

    return player.choose


def _bounty_bot() -> Callable[..., Any]:
    from game.bounty_hunter.bots import player

    return player.of_level


def _race_bot() -> Callable[..., Any]:
    from game.super_teams.bots import player

    rules = super_teams.rules()
    return lambda level, shelf, view, legal, chance: player.choose(rules, level, view, legal, chance)


@cache
def coded_games() -> Mapping[str, tuple[str, Mapping[str, Option]]]:
    """Rules id and options of every game, for run codes: a new game comes last, or old codes would name another."""
    return {name: (game.rules.id, game.rules.options()) for name, game in games().items()}


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
