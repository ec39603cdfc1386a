"""Knows the screens of the road as pictures of a recorded run: what lay there, and what was taken of it."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.campaign.actions import Choose, Leave, RideOn, StartDuel, Stop, TakeKit, Wager
from game.campaign.numbers import wagers
from game.campaign.state import Run
from scenes.campaign.end_card import RunEnd
from scenes.campaign.introduction import IntroductionActions, IntroductionScene
from scenes.campaign.kit import KitActions, KitScene
from scenes.campaign.parts import Sign
from scenes.campaign.stop import StopActions, StopScene
from scenes.campaign.summary import SummaryActions, SummaryScene
from scenes.campaign.trail import TrailActions, TrailScene
from scenes.campaign.won import WonActions, WonScene
from scenes.menus.base import Menu
from scenes.services.journal import Ticket
from scenes.services.services import Services
from scenes.stack import Change

_ARRIVED_S = 60.0


@dataclass(frozen=True, slots=True)
class Still:
    """A screen nobody uses: without its way to the pause, the widget that was used marked."""

    scene: Menu
    hidden: tuple[int, ...] = ()
    marked: int | None = None

    def draw(self, surface: pygame.Surface) -> None:
        """All of it, the marked widget last so that its ring lies on top."""
        scene = self.scene
        surface.blit(scene.services.assets.image(scene.ground), (0, 0))
        scene.paint(surface)
        places = [place for place in range(len(scene.focus.widgets)) if place not in self.hidden]
        for place in sorted(places, key=lambda one: one == self.marked):
            scene.focus.widgets[place].draw(surface, scene.services, place == self.marked)


def nowhere(*chosen: object) -> Change:
    """Nothing comes of a press."""
    return None


def still_of(services: Services, run: Run, sign: Sign, action: object) -> Still | None:
    """The screen of a moment on the road, None at the table; `action` is what was decided there, None if not known."""
    make = _MADE.get(run.phase)
    if make is None:
        return None
    made = make(services, run, sign, action)
    made.scene.update(_ARRIVED_S)  # the rider has arrived
    return made


def _kit(services: Services, run: Run, sign: Sign, action: object) -> Still:
    marked = action.k if isinstance(action, TakeKit) else None
    return Still(KitScene(services, run, KitActions(nowhere, nowhere)), (len(run.kits),), marked)


def _choose(services: Services, run: Run, sign: Sign, action: object) -> Still:
    marked = action.opponent if isinstance(action, Choose) else None
    return Still(TrailScene(services, run, TrailActions(nowhere, nowhere)), (len(run.choices) + 1,), marked)


def _wager(services: Services, run: Run, sign: Sign, action: object) -> Still:
    marked = 0 if isinstance(action, StartDuel) else None
    if isinstance(action, Wager):
        marked = 2 + list(wagers()).index(action.stake)
    return Still(IntroductionScene(services, run, sign, IntroductionActions(nowhere, nowhere)), (1,), marked)


def _stop(services: Services, run: Run, sign: Sign, action: object) -> Still:
    marked = None
    if isinstance(action, Stop):
        marked = len(run.stops) if action.k is None else action.k
    return Still(StopScene(services, run, StopActions(nowhere, nowhere, nowhere)), (len(run.stops) + 1,), marked)


def _won(services: Services, run: Run, sign: Sign, action: object) -> Still:
    marked = 0 if isinstance(action, Leave) else 1 if isinstance(action, RideOn) else None
    return Still(WonScene(services, run, WonActions(nowhere, nowhere, nowhere)), (), marked)


def summary_of(services: Services, end: RunEnd) -> Still:
    """The summary of a run that is over, without the ways that lead on from it."""
    stored = Ticket()
    stored.decide(None)
    scene = SummaryScene(services, end, stored, SummaryActions(nowhere, nowhere, nowhere))
    return Still(scene, tuple(range(len(scene.focus.widgets))))


Make = Callable[[Services, Run, Sign, object], Still]
_MADE: dict[str, Make] = {"kit": _kit, "choose": _choose, "wager": _wager, "stop": _stop, "won": _won}
