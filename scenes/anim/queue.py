"""Knows which beat is being shown and which wait; whatever is skipped, each ends in the same settle."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar

from scenes.anim.tree import Anim, Player
from scenes.anim.tween import Clock


class BeatLike(Protocol):
    """An event with what was before and after it; the queue needs only the latter."""

    @property
    def after(self) -> object:
        """The view when the event has been shown."""


B = TypeVar("B", bound=BeatLike)


class BeatQueue(Generic[B]):
    """Shows beats one after the other: `motion(beat)` gives an animation, at its end `settle(beat.after)` snaps."""

    def __init__(self, motion: Callable[[B], Anim], settle: Callable[[object], None], clock: Clock) -> None:
        self._motion = motion
        self._settle = settle
        self._clock = clock
        self._waiting: deque[B] = deque()
        self._paced = False
        self._shown: tuple[B, Player] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being shown or waits for it."""
        return self._shown is not None or bool(self._waiting)

    def push(self, beats: Iterable[B], paced: bool = False) -> None:
        """Lets more beats wait; `paced`: until all is shown even instant speed is speed 1, for they are to be seen."""
        self._waiting.extend(beats)
        self._paced = self._paced or paced

    def update(self, dt: float) -> None:
        """Lets `dt` seconds of screen time pass; time left over goes to the next beat."""
        left = dt * 1000 if self._paced and self._clock.instant else self._clock.scaled_ms(dt)
        while self._shown or self._waiting:
            player = self._begin()
            left = player.advance(left)
            if not player.over:
                return
            self._end()

    def skip(self) -> bool:
        """Finishes the beat that is being shown; whether there was one."""
        if not self._shown and not self._waiting:
            return False
        self._begin().finish()
        self._end()
        return True

    def finish_all(self) -> None:
        """Finishes every beat."""
        while self.skip():
            pass

    def _begin(self) -> Player:
        if self._shown is None:
            beat = self._waiting.popleft()
            self._shown = (beat, Player(self._motion(beat)))
        return self._shown[1]

    def _end(self) -> None:
        if self._shown is not None:
            beat, self._shown = self._shown[0], None
            self._paced = self._paced and bool(self._waiting)
            self._settle(beat.after)
