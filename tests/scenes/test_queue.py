"""Knows that every beat settles on its view, at any speed and however it is skipped."""

from dataclasses import dataclass

import pytest

from scenes.anim.queue import BeatQueue
from scenes.anim.tree import Anim, Cue, Wait, seq
from scenes.anim.tween import Clock


@dataclass(frozen=True, slots=True)
class Beat:
    """As much of a beat as the queue needs."""

    ms: int
    after: object


class Shown:
    """A queue and what it settled on, in order."""

    def __init__(self, speed: int, lengths: tuple[int, ...] = (100, 0, 250)) -> None:
        self.settled: list[object] = []
        self.begun: list[int] = []
        self.queue: BeatQueue[Beat] = BeatQueue(self._motion, self.settled.append, Clock(speed))
        self.queue.push(Beat(ms, number) for number, ms in enumerate(lengths))

    def _motion(self, beat: Beat) -> Anim:
        self.begun.append(beat.ms)
        return seq(Wait(beat.ms), Cue(lambda: None))

    def play(self) -> int:
        """Updates until nothing is left; how many updates that took."""
        for number in range(1, 1000):
            self.queue.update(1 / 60)
            if not self.queue.busy:
                return number
        raise AssertionError("stuck")


@pytest.mark.parametrize("speed", [1, 2, 4, 0])
def test_every_beat_settles_once_and_in_order_at_any_speed(speed: int) -> None:
    shown = Shown(speed)
    shown.play()
    assert shown.settled == [0, 1, 2]


def test_double_speed_takes_half_the_time() -> None:
    assert Shown(1, (600,)).play() == 36
    assert Shown(2, (600,)).play() == 18


def test_instant_takes_one_update_for_everything() -> None:
    assert Shown(0, (600, 600, 600)).play() == 1


def test_time_left_over_goes_to_the_next_beat() -> None:
    assert Shown(1, (25,) * 8).play() == 12


def test_skipping_settles_the_beat_that_is_shown_and_begins_no_other() -> None:
    shown = Shown(1)
    shown.queue.update(1 / 60)
    assert shown.queue.skip()
    assert shown.settled == [0]
    assert shown.begun == [100]


def test_skipping_everything_settles_everything() -> None:
    shown = Shown(1)
    shown.queue.finish_all()
    assert shown.settled == [0, 1, 2]
    assert not shown.queue.busy


def test_skipping_nothing_says_so() -> None:
    assert not Shown(1, ()).queue.skip()


def test_a_very_long_frame_settles_each_beat_once() -> None:
    shown = Shown(1)
    shown.queue.update(60.0)
    assert shown.settled == [0, 1, 2]


def test_beats_pushed_while_settling_are_shown_too() -> None:
    settled: list[object] = []

    def settle(after: object) -> None:
        settled.append(after)
        if after == "first":
            queue.push([Beat(10, "second")])

    queue: BeatQueue[Beat] = BeatQueue(lambda beat: Wait(beat.ms), settle, Clock(0))
    queue.push([Beat(10, "first")])
    queue.update(1 / 60)
    assert settled == ["first", "second"]
