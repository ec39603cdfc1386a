"""Knows all games by id; the only file that does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from game import __version__
from game.core import forms, tables
from game.core.codec import Plain
from game.core.rules import Option, Rules
from game.core.runfile import FORMAT, Driver, Header, Marks, RunFileError

PERFECT = 1000
RUN_LEVELS = ("beginner", "honest", "cheater")
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


class Played(Protocol):
    """What the module `rules` of a game offers: its rules, its data files, and `load`, which reads all of them."""

    @property
    def DATA(self) -> tuple[str, ...]:
        """The data files that shape an outcome."""

    def rules(self) -> Rules[Any, Any, Any]:
        """The rules, the same each time."""

    def load(self) -> None:
        """Reads every data file; raises `DataError`."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game: what is played, its bots' levels, and what names its bot.

    `played` gives the game's rules module, `bot` the function `(level, shelf, view, legal, chance) -> action`; only
    then is a module loaded, and only when asked does the bot take solved tables from the shelf.
    """

    levels: Levels
    played: Callable[[], Played]
    bot: Callable[[], Callable[..., Any]]

    @property
    def rules(self) -> Rules[Any, Any, Any]:
        """Its rules."""
        return self.played().rules()

    @property
    def data(self) -> tuple[str, ...]:
        """The data files that shape an outcome."""
        return self.played().DATA

    def load(self) -> None:
        """Reads every data file; raises `DataError`."""
        self.played().load()


@cache
def games() -> Mapping[str, Game]:
    """Every game by id, the run first."""
    return {
        "yathsel_run": Game(Levels(RUN_LEVELS, per_mille=True), _campaign, _campaign_bot),
        "yathsel_duel": Game(Levels(per_mille=True), _duel, _duel_bot),
        "bounty_hunter": Game(Levels(TABLE_LEVELS), _bounty, _bounty_bot),
        "bang_dice": Game(Levels(TABLE_LEVELS), _bang, _bang_bot),
        "super_teams": Game(Levels(RACE_LEVELS), _race, _race_bot),
    }


def _campaign() -> Played:
    from game.campaign import rules

    return rules


def _duel() -> Played:
    from game.yathsel import rules

    return rules


def _bounty() -> Played:
    from game.bounty_hunter import rules

    return rules


def _bang() -> Played:
    from game.bang_dice import rules

    return rules


def _race() -> Played:
    from game.super_teams import rules

    return rules


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

    rules = _race().rules()
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
