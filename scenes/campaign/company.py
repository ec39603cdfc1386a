"""Knows who goes along with a run from its first screen to its last, and is seen or heard on all of them."""

import pygame

from game.campaign.events import RunEvent
from game.campaign.state import Run
from scenes.campaign import clocks, things, timer_sign
from scenes.campaign.earned import Earned
from scenes.campaign.keeper import Keeper
from scenes.campaign.timer import Timer
from scenes.racing.race import Race
from scenes.services.inputs import Input
from scenes.services.livesplit import LiveSplit
from scenes.services.records import Records
from scenes.services.services import Services


class Company:
    """What goes along with one run under way; begun anew when a run is gone on with."""

    def __init__(self, services: Services, kept: Keeper, records: Records, livesplit: LiveSplit) -> None:
        self._services = services
        self._kept = kept
        self._timer = Timer(services, livesplit, kept)
        self._livesplit = livesplit
        self.race = Race(services, kept, records)
        self.earned = Earned(kept, records)
        self._families = things.first_families()
        kept.listeners.append(self)

    def heard(self, event: RunEvent, before: Run, after: Run, t: int) -> None:
        """As `Listener`."""
        self._timer.heard(event, t)
        self.race.heard(event, after, t)

    def finished(self, file_hash: str) -> None:
        """As `Listener`."""
        self._timer.finished(file_hash)

    def came(self) -> None:
        """Another screen of the run has come."""
        self.race.came()

    def handle(self, given: Input) -> bool:
        """An input to a screen of the run, before the screen; whether it was meant for nobody else."""
        return self.race.handle(given)

    def pass_time(self, t: int) -> None:
        """A step of a screen of the run has passed; `t` is the game time in ms."""
        self._timer.pass_time(t)
        self.race.pass_time()
        if self._families:  # so that a new beginning waits for no picture
            things.load_faces(self._services.assets, self._families.pop())

    def pass_covered(self, t: int) -> None:
        """A step has passed above a screen of the run; in a ranked one game time runs on there too."""
        self._timer.pass_time(t)

    def draw(self, surface: pygame.Surface, t: int) -> None:
        """What lies over every screen of the run."""
        clocks.draw(surface, self._services, t, self._kept.real_ms())
        timer_sign.draw(surface, self._services, self._livesplit.state)
        self.race.draw(surface, t)

    def close(self) -> None:
        """The run is left."""
        self._timer.close()
