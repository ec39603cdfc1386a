"""Knows what of a match has been shown, what is being shown, and what waits for the disk before it may be."""

from collections import deque
from typing import Any

from game.core.rules import Beat
from scenes.anim.queue import BeatQueue
from scenes.anim.tween import Clock
from scenes.table.hooks import Held, Written
from scenes.table.skin import Skin

Beats = tuple[Beat[Any, Any], ...]


class Showing:
    """The beats of one view on their way to the screen. `known` is the view as far as it may be shown; `ended`: the
    game is decided, nothing after that is shown; `retells`: what is being shown has been seen before."""

    def __init__(self, skin: Skin, clock: Clock, known: Any) -> None:
        self._skin = skin
        self._queue: BeatQueue[Beat[Any, Any]] = BeatQueue(skin.motion, skin.settle, clock)
        self._held: deque[Held] = deque()
        self._begun: list[Beat[Any, Any]] = []
        self.known = known
        self.ended = False
        self.retells = False

    @property
    def moves(self) -> bool:
        """Whether something is being shown."""
        return self._queue.busy

    @property
    def storing(self) -> bool:
        """Whether something waits for the disk."""
        return bool(self._held)

    @property
    def rests(self) -> bool:
        """Whether all that has happened has been shown and the game goes on."""
        return not (self._queue.busy or self._held or self.ended)

    @property
    def beats(self) -> Beats:
        """What an input comes upon: the beats that wait for the disk, else those that are being shown."""
        return tuple(beat for held in self._held for beat in held.beats) or tuple(self._begun)

    def put(self, beats: Beats, written: Written, view: Any, wait: bool) -> None:
        """More beats that lead to `view`; with `wait`, and behind others that do, not before they are written."""
        if self._held or wait:
            self._held.append(Held(beats, written, view))
        else:
            self.known = view
            self._show(beats)

    def tell_again(self, beats: tuple[Any, ...]) -> None:
        """Shows once more what leads to what is there; nothing of it is news."""
        self.retells = bool(beats)
        self._queue.push(beats, paced=True)

    def take_written(self) -> bool:
        """Begins to show what is written by now; whether there was something."""
        if not self._held or not self._held[0].written.done():
            return False
        held = self._held.popleft()
        self.known = held.view
        self._show(held.beats)
        return True

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._queue.update(dt)

    def finish(self) -> None:
        """Ends at once what is being shown."""
        self._queue.finish_all()
        self.tidy()

    def tidy(self) -> None:
        """At rest nothing is being shown any more."""
        if not self._queue.busy:
            self._begun.clear()
            self.retells = False

    def _show(self, beats: Beats) -> None:
        for beat in beats:
            if not self.ended:
                self._queue.push((beat,))
                self._begun.append(beat)
                self.ended = self._skin.ends(beat)
