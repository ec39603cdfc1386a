"""Knows that lessons as data are checked when they are loaded, and how far a lesson is told from events alone."""

from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from scenes.lessons import plan, watch
from scenes.lessons.plan import Instead, Lesson, Step, When
from scenes.lessons.watch import Standing


@dataclass(frozen=True, slots=True)
class Thrown:
    seat: int
    hold: tuple[int, ...] = ()
    type: ClassVar[str] = "thrown"


@dataclass(frozen=True, slots=True)
class Entered:
    seat: int
    type: ClassVar[str] = "entered"


OWN = When(event="thrown", fields={"seat": 0})
DONE = When(event="entered", fields={"seat": 0})
HELD = When(fact="held", least=2)
UNHELD = When(event="thrown", fields={"hold": []})
STEPS = (Step("throw", (OWN,)), Step("hold", (HELD,), past=(UNHELD,)), Step("again", (OWN,)), Step("enter", (DONE,)))
LESSON = Lesson("test", "yathsel_duel", "rosa", "SEED", STEPS)


def never(when: When) -> bool:
    return False


def played(*events: object) -> Standing:
    standing = Standing()
    for event in events:
        standing = watch.after(LESSON, standing, event, never)
    return standing


def test_a_step_is_over_with_its_event_and_no_other() -> None:
    assert played(Thrown(1)).at == 0
    assert played(Thrown(0)).at == 1


def test_what_is_only_looked_at_is_over_with_what_it_led_to() -> None:
    assert played(Thrown(0), Thrown(0, (1, 2))) == Standing(3, False)


def test_a_step_passed_by_is_remembered_as_passed() -> None:
    assert played(Thrown(0), Thrown(0)) == Standing(3, True)


def test_what_is_so_now_is_told_past_and_comes_back_when_it_is_so_no_more() -> None:
    assert watch.present(LESSON, Standing(1), lambda when: when.fact == "held") == 2
    assert watch.present(LESSON, Standing(1), never) == 1


def test_an_event_that_asks_for_nothing_changes_nothing() -> None:
    assert played(Entered(1)) == Standing()


@pytest.mark.parametrize(("value", "size"), [(True, 1), (7, 7), ((1, 2), 2), ("abc", 3), (None, 0), (object(), 1)])
def test_anything_can_be_measured(value: object, size: int) -> None:
    assert watch.measure(value) == size


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        (replace(LESSON, game="checkers"), "game is 'checkers'"),
        (replace(LESSON, step=()), "no step"),
        (replace(LESSON, step=(LESSON.step[0], LESSON.step[0])), "stands there twice"),
        (replace(LESSON, step=(Step("a", (When(event="sneezed"),)),)), "step a: event is 'sneezed'"),
        (replace(LESSON, step=(Step("a", (When(event="thrown", fields={"colour": 1}),)),)), "no field colour"),
        (replace(LESSON, step=(Step("a", (When(),)),)), "exactly one of event, fact and view"),
        (replace(LESSON, step=(Step("a", ()),)), "until is empty"),
        (replace(LESSON, step=(Step("a", (OWN,), instead=(Instead((When(),), "w"),)),)), "exactly one"),
        (replace(LESSON, position={"gold": -1}), "position.gold"),
    ],
)  # fmt: skip
def test_a_lesson_that_cannot_be_given_says_why(changed: Lesson, fault: str) -> None:
    assert fault in str(plan.fault_in(changed))


def test_our_lessons_can_be_given() -> None:
    assert all(plan.fault_in(lesson) is None for lesson in plan.lessons().values())
