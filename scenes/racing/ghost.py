"""Knows the ghost: a finished run on the same seed, found among the player's own or chosen, played again bit by bit."""

import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core.runfile import Header, RunFileError
from scenes.racing.trace import PLAYER, Lap, Mark, Trace
from scenes.replaying.film import Film
from scenes.services.reckoning import RUN
from scenes.services.records import Records

_FASTEST_THEN_FURTHEST = f"""
    SELECT name FROM runs JOIN files ON id = file
    WHERE game = '{RUN}' AND pure AND seed = ? AND difficulty = ? AND rules = ? AND ranked = ?
    ORDER BY won_ms IS NULL, won_real_ms IS NULL, won_real_ms,
        (SELECT count(*) FROM duels WHERE duels.file = runs.file AND won) DESC, actions DESC, name DESC
    """


@dataclass(frozen=True, slots=True)
class Beside:
    """The ghost from where the run is: `mark` is never further on than `own`; `even`: both are at the same place.

    `left` is why it never came so far: `lost`, `caught` or `abandoned`; empty if it did.
    """

    own: Mark
    mark: Mark | None
    even: bool
    left: str


class Ghost:
    """Looks for its file once the records are read, then plays it again; `trace` is there when all of it is.

    `fault` says why a chosen file cannot be raced.
    """

    def __init__(self, records: Records, header: Header, options: Mapping[str, Any], chosen: Path | None) -> None:
        self.trace: Trace | None = None
        self.fault: str | None = None
        self.file: Path | None = None
        self._records = records
        self._header = header
        self._options = options
        self._chosen = chosen
        self._left: list[Path] | None = None if chosen is None else [chosen]
        self._film: Film | None = None
        self._heard = 0
        self._growing = Trace()

    @property
    def settled(self) -> bool:
        """Whether there is nothing more to be looked for."""
        return self.trace is not None or (self._left == [] and self._film is None)

    def develop(self, seconds: float) -> None:
        """Looks and plays on for about so long."""
        if self.settled or (self._left is None and self._records.busy):
            return
        if self._left is None:
            self._left = [self._records.folder / name for name in self._names()]
            return
        try:
            if self._film is None:
                self._open()
            else:
                self._play(self._film, seconds)
        except (RunFileError, OSError) as fault:
            logging.getLogger(__name__).info("no ghost from %s: %s", self.file, fault)
            self._film, self.fault = None, str(fault) if self._chosen else None

    def _names(self) -> list[str]:
        header = self._header
        ask = (header.seed, self._options["difficulty"], header.rules, header.ranked)
        rows: list[tuple[str]] = self._records.ask(
            lambda connection: connection.execute(_FASTEST_THEN_FURTHEST, ask).fetchall(), []
        )
        return [name for (name,) in rows]

    def _open(self) -> None:
        """The next file; one that began otherwise is none for a race."""
        assert self._left
        self.file = self._left.pop(0)
        film = Film(self.file.read_bytes())
        same = (film.run.game, film.run.seed) == (self._header.game, self._header.seed)
        if not same or film.run.position or film.run.rig is not None or film.options != self._options:
            raise RunFileError("run file: it did not begin like this run")
        self._film, self._heard, self._growing = film, 0, Trace()

    def _play(self, film: Film, seconds: float) -> None:
        """Plays on and remembers what that run's player saw."""
        until = time.perf_counter() + seconds
        film.develop(seconds / 2)
        while self._heard < len(film.moments) and time.perf_counter() < until:
            for beat in film.beats(self._heard, PLAYER):
                self._growing.hear(beat.event, beat.after, film.moments[self._heard].t)
            self._heard += 1
        if film.whole and self._heard == len(film.moments):
            self.trace, self._film = self._growing, None


def beside(own: Trace, ghost: Trace) -> Beside | None:
    """The ghost at the place that the run has reached, and at none beyond it; None before the first duel."""
    if not own.marks:
        return None
    here, last = own.marks[-1], ghost.marks[-1].place if ghost.marks else None
    mark = ghost.upto(here.place)
    further = last is None or here.place > last
    left = ghost.ended if further and ghost.ended != "won" else None
    return Beside(here, mark, mark is not None and mark.place == here.place, left or "")


def lap_beside(own: Trace, ghost: Trace) -> tuple[Lap, Lap] | None:
    """The last duel that the run has won and the same one of the ghost, if it won it."""
    laps = {lap.number: lap for lap in ghost.laps if lap.won}
    won = [lap for lap in own.laps if lap.won]
    return (won[-1], laps[won[-1].number]) if won and won[-1].number in laps else None
