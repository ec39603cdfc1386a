"""Knows which of the found run files are attempts, and writes a splits file a category and difficulty of them."""

import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Iterable
from pathlib import Path

from game.campaign.opponents import DUELS
from game.core import runfile
from game.core.runfile import RunFile, RunFileError
from scenes.replaying.splits_file import Attempt, Names, as_lss, attempt
from scenes.services import files
from scenes.services.reckoning import RUN
from scenes.services.records import Records

Group = tuple[str, str]
Say = Callable[[str, str], Names]
_RUNS = (
    "SELECT name, id, CASE WHEN category = 'seeded' AND ranked THEN 'ranked_seeded' ELSE category END, difficulty, "
    f"rode_on FROM runs JOIN files ON id = file WHERE game = '{RUN}' AND pure AND category != 'practice' ORDER BY name"
)
_WON = "SELECT number, t_ms FROM duels WHERE file = ? AND won AND number < ? ORDER BY number"


def attempts(all_records: Iterable[Records], names: Collection[str]) -> dict[Group, list[Attempt]]:
    """The attempts among the files of these names by category and difficulty, in the order they were made."""
    found: dict[Group, list[Attempt]] = {}
    for records in all_records:
        with records.asked() as connection:
            rows = [] if connection is None else connection.execute(_RUNS).fetchall()
            for name, file, category, difficulty, rode_on in rows:
                if connection is None or name not in names:
                    continue
                won = connection.execute(_WON, (file, DUELS)).fetchall()
                game_ms = [t_ms for at, (number, t_ms) in enumerate(won) if number == at]
                one = _timed(records.folder / name, game_ms, bool(rode_on))
                if one is not None:
                    found.setdefault((category, difficulty), []).append(one)
    return found


def write(folder: Path, groups: dict[Group, list[Attempt]], say: Say) -> tuple[Path, ...]:
    """Writes a file a group, and one with empty splits if there is none; raises `OSError`."""
    places = []
    for (category, difficulty), made in sorted(groups.items()):
        place = folder / f"yathsel-{category}-{difficulty}.lss"
        files.write_whole(place, as_lss(say(category, difficulty), made))
        places.append(place)
    if not places:
        places.append(folder / "yathsel.lss")
        files.write_whole(places[0], as_lss(say("", ""), ()))
    return tuple(places)


class Writing:
    """The files being written; nobody waits for it."""

    def __init__(self, folder: Path, all_records: tuple[Records, ...], names: frozenset[str], say: Say) -> None:
        self._told: queue.SimpleQueue[tuple[Path, ...] | str] = queue.SimpleQueue()
        self._given = (folder, all_records, names, say)
        threading.Thread(target=self._work, name="splits", daemon=True).start()

    def told(self) -> tuple[Path, ...] | str | None:
        """Once it is done the files, or why it could not be; None until then."""
        with contextlib.suppress(queue.Empty):
            return self._told.get_nowait()
        return None

    def _work(self) -> None:
        folder, all_records, names, say = self._given
        try:
            self._told.put(write(folder, attempts(all_records, names), say))
        except OSError as fault:
            self._told.put(fault.strerror or str(fault))
        except sqlite3.Error as fault:
            self._told.put(str(fault))


def _timed(path: Path, game_ms: list[int], rode_on: bool) -> Attempt | None:
    try:
        run = runfile.loads(path.read_bytes())
    except (OSError, RunFileError) as fault:
        logging.getLogger(__name__).warning("%s gives no attempt: %s", path.name, fault)
        return None
    return attempt(game_ms, _real_ms(run, len(game_ms), rode_on), run.started_ms, run.times.real_ms)


def _real_ms(run: RunFile, number: int, rode_on: bool) -> list[int | None]:
    """The real times of the won duels; older files know that of a whole run's end at most."""
    splits = run.times.splits_real_ms
    if isinstance(splits, list):
        return splits[:number]
    return [*[None] * (DUELS - 1), run.times.real_ms] if number == DUELS and not rode_on else []
