"""Knows how a finished run is booked to who played it: once, after its file is stored, whatever happens in between."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from game import catalog
from game.campaign.numbers import numbers
from game.campaign.state import Run
from game.core import runfile
from game.core.runfile import Header, RunFileError
from scenes.campaign import tale
from scenes.campaign.keeper import GAME, PLAYER, Keeper
from scenes.campaign.kinds import Wish
from scenes.services import progress, saves
from scenes.services.profiles import Gain, Profile, Profiles, with_gain
from scenes.services.saves import AnySession

_ENDING = ".run.json"
_HARD = "hard"


@dataclass(frozen=True, slots=True)
class Booked:
    """What a booking changed: the levels before and after, and whether the disk took it."""

    before: int
    after: int
    stored: bool

    @property
    def unlocked(self) -> tuple[str, ...]:
        """The goods that became available."""
        return progress.unlocked_between(self.before, self.after)


def book_finished(profiles: Profiles, kept: Keeper) -> Booked | None:
    """Books the run that has just been stored; None if it is not."""
    if kept.file is None or kept.stored is None or not kept.stored.done() or kept.stored.fault is not None:
        return None
    return _booked(profiles, [_gain(mark_of(kept.file), kept.header, kept.session)])


def book_forgotten(profiles: Profiles) -> Booked | None:
    """Books every stored run that a sudden end has kept from being booked; None if there is none."""
    gains = list(_forgotten(profiles.runs / saves.FINISHED, profiles.now))
    return _booked(profiles, gains) if gains else None


def mark_of(path: Path) -> str:
    """The mark in the name of a finished run's file."""
    return path.name.removesuffix(_ENDING).rpartition("-")[2]


def _booked(profiles: Profiles, gains: list[Gain]) -> Booked:
    before = after = profiles.now
    for gain in gains:
        after = with_gain(after, gain)
    stored = after == before or profiles.change(after)
    return Booked(progress.level_at(before.xp), progress.level_at(after.xp), stored)


def _forgotten(folder: Path, profile: Profile) -> Iterator[Gain]:
    for path in sorted(folder.glob(f"*{_ENDING}")):
        mark = mark_of(path)
        if mark in profile.booked:
            continue
        try:
            run = runfile.loads(path.read_bytes())
            header = runfile.header_of(run)
            if header.game != GAME or header.data != catalog.fingerprint(GAME):
                raise RunFileError("played by other rules")
            session = saves.replayed(header, tuple(run.actions))
        except OSError as fault:
            logging.getLogger(__name__).warning("%s is not booked yet: %s", path.name, fault)
        except RunFileError as fault:
            logging.getLogger(__name__).warning("%s is booked without XP: %s", path.name, fault)
            yield Gain(mark, 0, False, 0, frozenset())
        else:
            yield _gain(mark, header, session)


def _gain(mark: str, header: Header, session: AnySession) -> Gain:
    run: Run = session.match.state
    met = tale.met_in(session.view(PLAYER).seen)
    marks = header.marks
    if marks.seeded or marks.practice or marks.rigged or marks.positioned or marks.forked:
        return Gain(mark, 0, False, 0, met, not marks.forked)
    opens = 0
    if run.won and run.difficulty == _HARD:
        opens = min(run.duel.table.stake + 1, numbers().stakes.most)
    return Gain(mark, run.xp, run.won, opens, met)


def remembered(profiles: Profiles, wish: Wish) -> None:
    """What was chosen last, for the next set-up; the calendar is chosen anew each time."""
    ranked = profiles.now.ranked if wish.kind in runfile.CALENDAR else wish.kind == "ranked"
    wanted = replace(profiles.now, difficulty=wish.difficulty, stake=wish.stake, ranked=ranked)
    if wanted != profiles.now:
        profiles.change(wanted)
