"""Knows the tutor beside the table: says the step that the match is at, and lets the others wait for the player."""

from collections.abc import Callable
from typing import Any

import pygame

from game.core.rules import Seat
from scenes.lessons import bubble, pointing, watch
from scenes.lessons.bubble import Said
from scenes.lessons.plan import Lesson, Step, When
from scenes.lessons.pointing import Pointing
from scenes.lessons.watch import Standing
from scenes.services.inputs import CommandName, Input, Pointer
from scenes.services.services import Services, key_label
from scenes.stack import Change, Scene
from scenes.table.scene import TableScene

READ_S = 1.0
_ROOM = pygame.Rect(330, 2, 532, 232)
_KEYS: tuple[CommandName, ...] = (
    "throw", "confirm", "up", "down", "left", "right", "back", "dive", "swap", "next", "info", "hold_4",
)  # fmt: skip


class Tutor:
    """The companion of one lesson. `skip` is where the small line leads: to the pause that can end the lesson."""

    def __init__(
        self, services: Services, lesson: Lesson, how: Pointing, skip: Callable[[], Change], seat: Seat = 0
    ) -> None:  # fmt: skip
        self.services = services
        self.lesson = lesson
        self.table: TableScene | None = None
        self.standing = Standing()
        self._how = how
        self._skip = skip
        self._seat = seat
        self._taken = 0
        self._shown = -1
        self._since_s = 0.0
        self._ready_for = -1
        self._ms = 0.0

    def sit(self, table: TableScene) -> None:
        """Sits down at the table, wherever the match is."""
        self.table = table
        self._take()

    @property
    def at(self) -> int:
        """The number of the step that is told now; as many as there are when all are done."""
        return watch.present(self.lesson, self.standing, self.now)

    @property
    def step(self) -> Step | None:
        """The step that is told now."""
        return self.lesson.step[self.at] if self.at < len(self.lesson.step) else None

    @property
    def lets_wait(self) -> bool:
        """Whether the others are to wait: a step that asks for it is told, and the player has not hurried them."""
        if self.table is not None and self.table.resting:
            self._take()
        step = self.step
        return step is not None and step.waits and self._ready_for != self.at

    def now(self, when: When) -> bool:
        """Whether a fact or a part of the player's view is as a condition says."""
        if self.table is None or when.event:
            return False
        value = self._how.fact(self.table, when.fact) if when.fact else watch.part_of(self._view(), when.view)
        return watch.within(when, value)

    def look(self, scene: Scene, dt: float) -> None:
        """Sees what has been shown by now; under an overlay everything counts at once."""
        self._ms += dt * 1000
        if self.table is not None and (scene is not self.table or self.table.resting):
            self._take()
        here = self._how.place(scene)
        step = self.step
        if step is None or self.table is None or here != step.place:
            return
        self._how.hush(self.table)
        self._since_s = self._since_s + dt if self._shown == self.at else 0.0
        self._shown = self.at

    def hear(self, scene: Scene, given: Input) -> Change:
        """A click on the small line; what hurries the others is noticed once the words were there to be read."""
        table = self.table
        if table is None:
            return None
        read = self._shown == self.at and self._since_s >= READ_S
        if scene is table and table.resting and read and table.skin.hurries(given):
            self._ready_for = self.at
        if isinstance(given, Pointer) and (given.button, given.kind) == (1, "down"):
            area, said = self.bubble(scene), self.said(scene)
            if area and said and bubble.foot_area(self.services, said, area).collidepoint(given.pos):
                return self._skip()
        return None

    def draw(self, surface: pygame.Surface, scene: Scene) -> None:
        """The bubble in its room, the ring round what is meant."""
        area, said = self.bubble(scene), self.said(scene)
        if area is None or said is None:
            return
        targets = self.targets(scene)
        bubble.ring(surface, targets, self._ms, self.services.settings.now.motion)
        bubble.draw(surface, self.services, said, self.room(), area, targets)

    def said(self, scene: Scene) -> Said | None:
        """What is said over a scene now, None for nothing."""
        step = self.step
        if step is None or self.table is None or self._how.place(scene) != step.place:
            return None
        if scene is self.table and (self.table.storing or (step.waits and not self.lets_wait)):
            return None
        other = self._instead(step)
        words = self._words(other or step.id, step.pad and not other)
        if self.standing.kindly and self.standing.at == self.at:
            words = f"{self._say('tutorial.kindly', {})} {words}"
        key = key_label(self.services, "back" if step.place == "table" else "pause")
        foot = self._say("tutorial.foot", {"n": self.at + 1, "of": len(self.lesson.step), "key": key})
        return Said(words, self.lesson.tutor, foot)

    def targets(self, scene: Scene) -> tuple[pygame.Rect, ...]:
        """What is pointed at over a scene now."""
        step = self.step
        if step is None or self.table is None or (scene is self.table and not self.table.resting):
            return ()
        at = next((one.at for one in step.instead if all(map(self.now, one.when)) and one.at is not None), step.at)
        return pointing.areas(self._how, self.table, scene, at)

    def room(self) -> pygame.Rect:
        """Where the bubble may lie now."""
        step = self.step
        if step is not None and step.room is not None:
            return pygame.Rect(step.room)
        place = step.place if step is not None else "table"
        return pygame.Rect(self.lesson.rooms[place]) if place in self.lesson.rooms else _ROOM

    def bubble(self, scene: Scene) -> pygame.Rect | None:
        """Where the bubble lies over a scene now."""
        said = self.said(scene)
        return None if said is None else bubble.lay(self.services, said, self.room(), self.targets(scene))

    def _instead(self, step: Step) -> str:
        return next((one.words for one in step.instead if all(map(self.now, one.when))), "")

    def _words(self, name: str, for_pads: bool) -> str:
        other = ".pad" if for_pads and self.services.inputs.device == "pad" else ""
        keys: dict[str, Any] = {key: key_label(self.services, key) for key in _KEYS}
        return self._say(f"tutorial.{self.lesson.id}.{name}{other}", keys)

    def _say(self, key: str, values: dict[str, Any]) -> str:
        return self.services.text.say(key, values)

    def _view(self) -> Any:
        assert self.table is not None
        return self.table.state

    def _take(self) -> None:
        assert self.table is not None
        seen = self.table.session.view(self._seat).seen
        for event in seen[self._taken :]:
            self.standing = watch.after(self.lesson, self.standing, event, self.now)
        self._taken = len(seen)
