"""Knows how scenes follow each other."""

import pygame
import pytest

from scenes.services.inputs import Command, Input
from scenes.stack import Change, Pop, Push, Replace, Reset, Stack


class Noted:
    """A scene that notes what is done to it."""

    def __init__(self, name: str, notes: list[str], see_through: bool = False, lets_run: bool = False) -> None:
        self.name, self.notes = name, notes
        self.see_through, self.lets_run = see_through, lets_run
        self.answer: Change = None
        self.asks: Change = None

    def enter(self) -> None:
        self.notes.append(f"enter {self.name}")

    def leave(self) -> None:
        self.notes.append(f"leave {self.name}")

    def resume(self, result: object) -> Change:
        self.notes.append(f"resume {self.name} {result}")
        return None

    def handle(self, given: Input) -> Change:
        self.notes.append(f"input {self.name}")
        return self.answer

    def update(self, dt: float) -> Change:
        self.notes.append(f"update {self.name}")
        return self.asks

    def draw(self, surface: pygame.Surface) -> None:
        self.notes.append(f"draw {self.name}")


@pytest.fixture
def notes() -> list[str]:
    return []


def test_a_popped_scene_is_left_and_the_one_below_resumes_with_its_result(notes: list[str]) -> None:
    stack = Stack()
    stack.apply(Reset((Noted("low", notes),)))
    stack.apply(Push(Noted("high", notes)))
    stack.apply(Pop(7))
    assert notes == ["enter low", "enter high", "leave high", "resume low 7"]


def test_a_replaced_scene_is_left_and_nobody_resumes(notes: list[str]) -> None:
    stack = Stack()
    stack.apply(Reset((Noted("low", notes), Noted("old", notes))))
    stack.apply(Replace(Noted("new", notes)))
    assert notes == ["enter low", "enter old", "leave old", "enter new"]


def test_a_reset_leaves_every_scene_from_the_top(notes: list[str]) -> None:
    stack = Stack()
    stack.apply(Reset((Noted("low", notes), Noted("high", notes))))
    stack.apply(Reset())
    assert notes[2:] == ["leave high", "leave low"]
    assert stack.top is None


def test_every_scene_that_was_entered_is_left_once(notes: list[str]) -> None:
    stack = Stack()
    stack.apply(Reset((Noted("a", notes),)))
    for change in (Push(Noted("b", notes)), Replace(Noted("c", notes)), Push(Noted("d", notes)), Pop(), Pop(), Pop()):
        stack.apply(change)
    for name in "abcd":
        assert notes.count(f"enter {name}") == notes.count(f"leave {name}") == 1


def test_only_the_top_scene_gets_the_input(notes: list[str]) -> None:
    stack = Stack()
    stack.apply(Reset((Noted("low", notes), Noted("high", notes, see_through=True, lets_run=True))))
    notes.clear()
    stack.handle(Command("confirm"))
    assert notes == ["input high"]


def test_a_see_through_scene_is_drawn_over_what_lies_below(notes: list[str]) -> None:
    stack = Stack()
    stack.apply(Reset((Noted("hidden", notes), Noted("low", notes), Noted("high", notes, see_through=True))))
    notes.clear()
    stack.draw(pygame.Surface((1, 1)))
    assert notes == ["draw low", "draw high"]


def test_time_passes_below_only_if_the_scene_above_lets_it(notes: list[str]) -> None:
    stack = Stack()
    stack.apply(Reset((Noted("low", notes), Noted("high", notes, lets_run=True))))
    notes.clear()
    stack.update(0.1)
    assert notes == ["update high", "update low"]
    stack.apply(Push(Noted("pause", notes)))
    notes.clear()
    stack.update(0.1)
    assert notes == ["update pause"]


def test_a_change_asked_from_below_takes_off_what_covers_it_first(notes: list[str]) -> None:
    stack = Stack()
    low, high, after = Noted("low", notes), Noted("high", notes, lets_run=True), Noted("after", notes)
    stack.apply(Reset((low, high)))
    low.asks = Replace(after)
    notes.clear()
    stack.update(0.1)
    assert notes == ["update high", "update low", "leave high", "leave low", "enter after"]
    assert stack.scenes == (after,)
