"""Knows how to play a run to its end and be killed at a named moment of storing and booking it."""

import os
import signal
import sys
from pathlib import Path

from game.campaign.actions import Leave
from scenes.campaign import booking, keeper
from scenes.campaign.keeper import Wanted
from scenes.services.profiles import Profiles
from tests.scenes import played


def main(home: Path, moment: str) -> None:
    """Wins a run in the folder of the first player; dies at `moment`."""
    profiles = Profiles(home / "data" / "profiles")
    kept = keeper.begin(profiles.runs, Wanted("easy", "KEEPPLAYNGAGAIN2", False))
    while kept.run.phase != "won":
        played.step(kept)
    if moment == "before_the_file":
        journal = kept.session.match
        kept.session.submit(0, Leave(), journal.t)
        kept._journal.append([journal.t, 0, {"type": "leave"}]).wait(10)
        die()
    kept.act(Leave()).wait(10)
    if moment == "after_the_file":
        die()
    if moment == "before_the_profile":
        os.replace = lambda *rest: die()  # type: ignore[assignment]
    booking.book_finished(profiles, kept)
    die()


def die() -> None:
    """At once, with nothing tidied up."""
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
