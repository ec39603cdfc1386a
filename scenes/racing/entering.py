"""Knows how a run is asked for that begins as a recorded one did, to race against it."""

from pathlib import Path

from game import catalog
from game.core import replay, runfile, seeds
from game.core.runfile import RunFileError
from scenes.campaign.keeper import GAME, Wanted


def wanted(file: Path) -> Wanted:
    """The run of a file once more: its seed, difficulty, stake and pouches, and whether pauses count.

    Its seed is known, so the run is seeded, or practice if the seed is one of the calendar: then it is ranked, also
    after a fork, which never is. Raises `RunFileError` or
    `OSError`.
    """
    run = runfile.loads(file.read_bytes())
    if run.game != GAME:
        raise RunFileError("run file: only whole runs can be raced")
    if run.position or run.rig is not None:
        raise RunFileError("run file: it did not begin as a run does")
    options = replay.begun(catalog.rules_of(run), runfile.header_of(run)).options
    of_the_calendar = bool(seeds.calendar(run.seed))
    return Wanted(
        str(options["difficulty"]), run.seed, not of_the_calendar, options["stake"], options["pool"],
        run.ranked or of_the_calendar, of_the_calendar, ghost=file,
    )  # fmt: skip
