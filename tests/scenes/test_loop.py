"""Knows how many steps a frame lets pass, whatever the frame took."""

import math

import pygame
import pytest

from scenes.app import Loop
from scenes.services.inputs import CloseAsked, Command, Input, Stall
from scenes.services.services import Services
from scenes.stack import Change, Push, Reset


class Counting:
    """A scene that counts its steps and keeps its inputs."""

    see_through = False
    lets_run = False

    def __init__(self) -> None:
        self.steps = 0
        self.given: list[Input] = []
        self.answer: Change = None

    def enter(self) -> None:
        """Nothing to do."""

    def leave(self) -> None:
        """Nothing to do."""

    def resume(self, result: object) -> Change:
        return None

    def handle(self, given: Input) -> Change:
        self.given.append(given)
        return self.answer

    def update(self, dt: float) -> Change:
        assert dt == pytest.approx(1 / 60)
        self.steps += 1
        return None

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((0, 0, 0))


@pytest.fixture
def scene() -> Counting:
    return Counting()


@pytest.fixture
def loop(services: Services, scene: Counting) -> Loop:
    loop = Loop(services)
    loop.stack.apply(Reset((scene,)))
    return loop


@pytest.mark.parametrize(("fps", "frames"), [(30, 60), (60, 120), (144, 288), (240, 480)])
def test_two_seconds_are_120_steps_at_any_frame_rate(loop: Loop, scene: Counting, fps: int, frames: int) -> None:
    for _ in range(frames):
        loop.frame(1 / fps, [])
    assert scene.steps in (119, 120)


def test_a_frame_of_15_seconds_lets_at_most_six_steps_pass_and_tells_the_scene(loop: Loop, scene: Counting) -> None:
    assert loop.frame(15.0, []) == 6
    assert scene.steps == 6
    assert scene.given == [Stall(15000)]


def test_after_a_stall_no_time_is_owed(loop: Loop, scene: Counting) -> None:
    loop.frame(60.0, [])
    assert loop.frame(1 / 60, []) == 1
    assert scene.steps == 7


@pytest.mark.parametrize("seconds", [0.0, -1.0, math.nan, math.inf, -math.inf])
def test_frame_times_that_are_none_are_ignored(loop: Loop, scene: Counting, seconds: float) -> None:
    assert loop.frame(seconds, []) == 0
    assert scene.given == []
    assert loop.frame(1 / 60, []) == 1


def test_a_frame_just_below_the_limit_is_no_stall(loop: Loop, scene: Counting) -> None:
    loop.frame(0.25, [])
    assert scene.given == []


def test_closing_the_window_asks_the_top_scene_first(loop: Loop, scene: Counting) -> None:
    question = Counting()
    scene.answer = Push(question)
    loop.frame(1 / 60, [CloseAsked()])
    assert loop.stack.top is question


def test_closing_the_window_ends_the_program_if_nobody_minds(loop: Loop) -> None:
    loop.frame(1 / 60, [CloseAsked()])
    assert loop.stack.top is None


def test_f11_is_the_windows_and_no_scenes_business(loop: Loop, scene: Counting) -> None:
    loop.frame(1 / 60, [Command("fullscreen")])
    assert scene.given == []
