"""Knows the records of whoever plays, kept up to date in the background, and the way to them and to the run files."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from game.core.runfile import RunFile
from scenes.campaign import almanac, keeper, tries
from scenes.campaign.recorded import Recorded
from scenes.catalog import TABLE_GAMES, skin_of
from scenes.menus.records import RecordsScene
from scenes.replaying.film import Film
from scenes.replaying.house import Beside, House, Nothing
from scenes.replaying.shelf import RunFilesScene
from scenes.saloon import forked
from scenes.services import veil, wall
from scenes.services.profiles import Profiles
from scenes.services.records import Records
from scenes.services.services import Services
from scenes.stack import Change, Push
from scenes.table.people import Sitter
from scenes.table.skin import Skin

_WIDE = ("super_teams",)


class Chronicle:
    """The records of one player at a time, another player's are begun when he comes; and those of the saloon.

    Run files of others lie in a folder of their own: they are listed, watched and raced, and are nobody's records.
    `fork` plays on from after so many actions of a recorded run, `race` begins that of a file once more, against it.
    """

    def __init__(
        self, services: Services, profiles: Profiles, saloon: Records, fork: Callable[[RunFile, int], Change],
        race: Callable[[Path], Change],
    ) -> None:  # fmt: skip
        self._services = services
        self._profiles = profiles
        self._saloon = saloon
        self._guests = Records(services.folders.data / "guests" / "runs")
        self._records = Records(profiles.runs)
        self._whose = profiles.runs
        self.house = replace(house(fork), race=race, spoils=self._spoils, spend=self._spend)

    @property
    def records(self) -> Records:
        """The records of who plays now."""
        if self._whose != self._profiles.runs:
            self._records.close()
            self._records, self._whose = Records(self._profiles.runs), self._profiles.runs
        return self._records

    def open(self) -> Change:
        """To the records."""
        return Push(RecordsScene(self._services, self.records, self.files, self._saloon))

    def files(self) -> Change:
        """To the run files: the player's runs, the games of the saloon, and what others have given."""
        with suppress(OSError):
            self._guests.folder.mkdir(parents=True, exist_ok=True)
        return Push(RunFilesScene(self._services, (self.records, self._saloon), self.house, (self._guests,)))

    def _spoils(self, run: RunFile) -> bool:
        """Whether it is on a seed of the calendar at which a counted try is still to be had."""
        now = wall.now_ms()
        today = almanac.seed_of("daily", now), almanac.seed_of("weekly", now)
        return run.seed in today and tries.look(self._profiles, run.seed).state == "open"

    def _spend(self, run: RunFile) -> None:
        tries.spent(self._profiles, run.seed)


def house(fork: Callable[[RunFile, int], Change] | None = None) -> House:
    """Where all games are watched; a run can be played on if there is a way to."""
    if fork is None:
        return House(skin_of_film, beside_film, wide=_WIDE)
    return House(skin_of_film, beside_film, can_be_forked, fork, (keeper.GAME,), wide=_WIDE)


def can_be_forked(run: RunFile) -> bool:
    """Whether a recorded match can be played on: every run, and games that the saloon could have held."""
    return run.game == keeper.GAME or forked.can_be(run)


def beside_film(services: Services, film: Film) -> Beside:
    """What a recorded match has beside its table: a run its road."""
    return Recorded(services, film) if film.run.game == keeper.GAME else Nothing()


def skin_of_film(services: Services, film: Film) -> Skin:
    """The skin that a recorded match is watched with; raises `KeyError` for a game without one."""
    game, say = film.run.game, services.text.say
    seated = game in [one.id for one in TABLE_GAMES] and (game != "yathsel_duel" or film.moments[0].state.table.saloon)
    sitters = tuple(
        Sitter(say("watch.seat", {"n": seat + 1}), seat, driver.kind == "person")
        for seat, driver in enumerate(film.run.seats)
    )
    return skin_of(
        game, services, lambda: (veil.said_seed(services, film.run.seed), film.run.rules), sitters if seated else ()
    )
