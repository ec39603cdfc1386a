"""Knows a run under way as a race: against the player's own best, and against a ghost on the same seed."""

import threading
from dataclasses import replace

import pygame

from game.campaign.events import RunEvent
from game.campaign.state import Run
from game.core import replay, runfile
from scenes.campaign.keeper import Keeper
from scenes.racing import plates
from scenes.racing.ghost import Ghost, beside, lap_beside
from scenes.racing.slip import Slip
from scenes.racing.trace import Trace, traced
from scenes.services import splits
from scenes.services.inputs import Command, Input
from scenes.services.records import Records
from scenes.services.services import Services, change_settings, key_label
from scenes.services.splits import Bests, Course, Split

_DEVELOP_S = 0.002
_NOTE_STEPS = 200


class Race:
    """What is compared of a run. Nothing is while the records are still being read.

    What a duel's end brings is shown from the next screen on: at the table its last throws may still be rolling.
    """

    def __init__(self, services: Services, kept: Keeper, records: Records) -> None:
        self.bests: Bests | None = None
        self._services = services
        self._kept = kept
        self._records = records
        match, header = kept.session.match, kept.header
        self.own = traced(header, replay.steps_of(match)) if match.log else Trace()
        known = kept.ghost is not None or runfile.category(header) in runfile.KNOWN_SEEDS
        self.ghost = Ghost(records, header, match.options, kept.ghost) if known else None
        self._slip = Slip(services)
        self._at_table = False
        self._shown = 0
        self._asked = False
        self._note = ""
        self._note_steps = 0
        records.refresh()

    def heard(self, event: RunEvent, after: Run, t: int) -> None:
        """As `Listener`."""
        self.own.hear(event, after, t)

    def came(self) -> None:
        """Another screen of the run has come."""
        self._at_table = self._kept.run.phase == "duel"
        self._shown = len(self.own.ends)

    def pass_time(self) -> None:
        """A step has passed: what is not known yet is looked for."""
        self._note_steps = max(0, self._note_steps - 1)
        if not self._asked and not self._records.busy:
            self._asked = True
            course = splits.course_of(self._kept.header, self._kept.run.difficulty)
            threading.Thread(target=self._ask, args=(course,), name="splits", daemon=True).start()
        if self.ghost is not None and self._services.settings.now.ghost and not self.ghost.settled:
            self.ghost.develop(_DEVELOP_S)
            if self.ghost.fault is not None:
                self._say("racing.no_file")

    @property
    def settled(self) -> bool:
        """Whether there is nothing more to be found out."""
        return self.bests is not None and (self.ghost is None or self.ghost.settled)

    def _ask(self, course: Course) -> None:
        """Many runs take longer to be asked than a frame lasts."""
        self.bests = splits.read(self._records, course)

    def handle(self, given: Input) -> bool:
        """One key shows the ghost and hides it; whether the input was that key."""
        if not isinstance(given, Command) or given.name != "ghost":
            return False
        if not given.repeat:
            self._turn()
        return True

    def split(self) -> Split | None:
        """The split of the duel that was won last; None if the last one was not won, or nothing is to be timed."""
        if not self._services.settings.now.clocks or not self.own.laps or not self.own.laps[-1].won:
            return None
        ends = self.own.ends
        return splits.split(self.bests or Bests(), ends, len(ends) - 1)

    def draw(self, surface: pygame.Surface, t: int) -> None:
        """The split beside the clocks, the ghost beside the card or, on the road, in a line."""
        self._draw_split(surface, t)
        if self._note_steps:
            plates.draw_road(surface, self._services, self._note)
        if self.ghost is None or self.ghost.trace is None or not self._services.settings.now.ghost:
            return
        if not self._at_table:
            if not self._note_steps:
                self._draw_road(surface, self.ghost.trace, t)
        elif (there := beside(self.own, self.ghost.trace)) is not None:
            self._slip.draw(surface, there)

    def _draw_split(self, surface: pygame.Surface, t: int) -> None:
        if not self._services.settings.now.clocks or self.bests is None:
            return
        ends = self.own.ends[: self._shown]
        lost = splits.running(self.bests, ends, t) if self._at_table else None
        if lost is not None:
            plates.draw_split(surface, self._services, len(ends), lost, False)
        elif ends:
            last = splits.split(self.bests, ends, len(ends) - 1)
            if last.delta_ms is not None:
                plates.draw_split(surface, self._services, last.number, last.delta_ms, last.gold)

    def _draw_road(self, surface: pygame.Surface, ghost: Trace, t: int) -> None:
        say, own = self._services.text.say, self.own
        last = ghost.marks[-1].place.duel if ghost.marks else 0
        left = ghost.ended if ghost.ended != "won" else None
        if left and len(own.ends) > last:
            plates.draw_road(surface, self._services, say(f"racing.road_{left}", {"n": last + 1}))
            return
        there, laps = ghost.when(t), lap_beside(own, ghost)
        words = say("racing.road", {"n": there.place.duel + 1 if there else 1})
        if ghost.ended == "won" and ghost.laps and t >= ghost.laps[-1].t:
            words = say("racing.road_won")
        plates.draw_road(surface, self._services, words, laps[0].t - laps[1].t if laps else None)

    def _turn(self) -> None:
        services = self._services
        now = services.settings.now
        if self.ghost is None or (self.ghost.settled and self.ghost.trace is None):
            self._say("racing.none" if self.ghost is not None else "racing.none_secret")
            return
        change_settings(services, replace(now, ghost=not now.ghost))
        services.settings.save()
        if now.ghost:
            self._say("racing.hidden")

    def _say(self, key: str) -> None:
        key_of = {"key": key_label(self._services, "ghost")}
        self._note, self._note_steps = self._services.text.say(key, key_of), _NOTE_STEPS
