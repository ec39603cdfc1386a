"""Knows what watching a recorded match takes from its game: the table, what there is beside it, the way to play on."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pygame

from game.core.rules import Seat
from game.core.runfile import RunFile
from scenes.replaying.film import Film
from scenes.services.services import Services
from scenes.stack import Change
from scenes.table.skin import Skin

SkinOf = Callable[[Services, Film], Skin]
Paint = Callable[[pygame.Surface], None]


class Beside(Protocol):
    """What a game has beside its table."""

    def still(self, number: int, seat: Seat) -> Paint | None:
        """What draws the whole screen after decision `number` as a seat saw it, where that is not the table."""

    def said(self, number: int, seat: Seat) -> str | None:
        """Decision `number` in words, as a seat saw it; None: what the table's log says of it will do."""


class Nothing:
    """A game that is played at its table alone."""

    def still(self, number: int, seat: Seat) -> Paint | None:
        """It is always the table."""
        return None

    def said(self, number: int, seat: Seat) -> str | None:
        """The log says it."""
        return None


def nothing_beside(services: Services, film: Film) -> Beside:
    """As `Nothing`."""
    return Nothing()


def never(run: RunFile) -> bool:
    """It is so of no recorded match."""
    return False


@dataclass(frozen=True, slots=True)
class House:
    """Where recorded matches are watched.

    `forks` says which can be played on from any of their decisions, `fork` does it: a recorded match, and how many of
    its actions are taken over. `races` names the games that can be raced, `race` begins the match of a file once more,
    against it; it raises `RunFileError` or `OSError`. `wide` names the games whose tables need the whole screen: they
    are shown smaller, above the strip. `spoils` says which give something away to whoever watches; he is asked first,
    and `spend` hears of a yes.
    """

    skin_of: SkinOf
    beside_of: Callable[[Services, Film], Beside] = nothing_beside
    forks: Callable[[RunFile], bool] = never
    fork: Callable[[RunFile, int], Change] = lambda run, n: None
    races: tuple[str, ...] = ()
    race: Callable[[Path], Change] = lambda file: None
    wide: tuple[str, ...] = ()
    spoils: Callable[[RunFile], bool] = never
    spend: Callable[[RunFile], None] = lambda run: None
