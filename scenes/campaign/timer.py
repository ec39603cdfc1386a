"""Knows what LiveSplit is told of a run under way: its beginning, won duels, game time, its end."""

from game.campaign.events import RunEnded, RunEvent
from game.campaign.opponents import DUELS
from game.core import runfile
from game.core.runfile import Header
from game.yathsel.events import DuelWon
from scenes.campaign.end_card import category_of
from scenes.campaign.keeper import PLAYER, Keeper
from scenes.services.livesplit import SIGN, LiveSplit, Variables
from scenes.services.services import Services


class Timer:
    """Stands between one run and LiveSplit; a practice run, a fork and whatever else counts nowhere is not told of."""

    def __init__(self, services: Services, livesplit: LiveSplit, kept: Keeper) -> None:
        self._services = services
        self._livesplit = livesplit
        self._kept = kept
        self._won = sum(result.won for result in kept.run.results)
        self._told = counts(kept.header)
        self._hidden = services.settings.now.hide_seed
        self._follow()
        if self._told and self._going and not kept.session.match.log and not kept.header.marks.resumed:
            livesplit.begin(self._variables())
        elif self._told and self._going:
            livesplit.go_on(self._variables(), self._won, kept.t)

    def heard(self, event: RunEvent, t: int) -> None:
        """A duel was won, or the run is over."""
        if not self._told:
            return
        match event:
            case DuelWon(winners) if PLAYER in winners and self._going:
                self._won += 1
                self._livesplit.split(t)
            case RunEnded():
                if self._going:
                    self._livesplit.stop(t)

    def pass_time(self, t: int) -> None:
        """Keeps LiveSplit's game time; follows the settings."""
        switched_on = self._follow()
        if self._told and not counts(self._kept.header):
            self._give_up(t)
        if not self._told:
            return
        if switched_on and self._going and not self._kept.over:
            self._livesplit.go_on(self._variables(), self._won, t)
        if self._hidden != self._services.settings.now.hide_seed:
            self._hidden = self._services.settings.now.hide_seed
            self._livesplit.note(self._variables())
        if self._going and not self._kept.over:
            self._livesplit.game_time(t)

    def finished(self, file_hash: str) -> None:
        """The run file is made; it has this SHA-256."""
        if self._told:
            self._livesplit.note((*self._variables(), ("Run file", file_hash)))

    def close(self) -> None:
        """The run is left."""
        self._livesplit.leave()

    def _give_up(self, t: int) -> None:
        """Somebody helped along in the middle of the run: from now on it is no attempt."""
        if self._going and not self._kept.over:
            self._livesplit.stop(t)
        self._told = False

    @property
    def _going(self) -> bool:
        """Whether there are splits to come; a ride after the won run has none."""
        return self._won < DUELS

    def _follow(self) -> bool:
        return self._livesplit.follow(self._services.settings.now)

    def _variables(self) -> Variables:
        """What a layout can show: a seed only if it is no secret, and not hidden."""
        header = self._kept.header
        told = (header.marks.seeded or self._kept.over) and not self._hidden
        return (
            (SIGN, header.commitment or ""),
            ("Seed", header.seed if told else ""),
            ("Difficulty", str(header.options.get("difficulty", ""))),
            ("Stake", str(header.options.get("stake", 0))),
            ("Category", category_of(header)),
            ("Rules", header.rules),
            ("Version", header.version),
            *((("Run file", ""),) if not self._kept.over else ()),
        )


def counts(header: Header) -> bool:
    """Whether a run is an attempt: practice and forks are none, nor is what was set up or helped along."""
    return runfile.pure(header) and not header.marks.practice
