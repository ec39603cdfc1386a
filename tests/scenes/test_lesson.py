"""Knows that the first lesson can be played by anybody in any way, left at any step, and that its words always fit."""

import logging
import random
from pathlib import Path

import pygame
import pytest

from game.core.runfile import read_journal
from scenes.lessons import plan
from scenes.menus.tutorial import LessonEnd, LessonPause
from scenes.services.inputs import Command, Pointer
from scenes.services.window import CANVAS
from scenes.skins.yathsel import layout
from scenes.skins.yathsel.under_table import UnderTable
from tests.scenes.monkey.monkey import Monkey
from tests.scenes.schooled import Hand, Pupil

STEPS = [step.id for step in plan.lessons()["yathsel"].step]
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
SCALES = pytest.mark.parametrize("scale", [100, 150])
FORGIVING = 30
MOST_SITTINGS = 4


@pytest.mark.parametrize("hand", ["keys", "pad", "mouse"])
def test_whoever_does_what_is_said_is_told_every_step_in_order_and_wins(tmp_path: Path, hand: Hand) -> None:
    pupil = Pupil(tmp_path, hand=hand)
    told = [step for step in pupil.obey() if step]
    assert told == STEPS[: len(told)]
    assert set(STEPS) - set(told) <= {"finish"}
    assert isinstance(pupil.top, LessonEnd)
    outcome = pupil.school.kept.session.match.state.results[0]
    assert outcome.won


def test_the_dice_fall_as_the_words_say(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    faces: dict[str, list[int]] = {}

    def look(pupil: Pupil) -> None:
        if not pupil.over:
            faces[pupil.step] = sorted(pupil.skin.shown.duel.dice or ())

    pupil.obey(look)
    assert faces["hold"].count(4) == 3
    assert faces["last"].count(4) == 4
    assert faces["sixes"].count(6) == 4
    bought = pupil.school.kept.session.match.log
    assert any(entry.action.type == "buy" for entry in bought)


def test_nothing_the_tutor_said_before_was_passed_over_by_doing_it(tmp_path: Path) -> None:
    kindly: list[str] = []

    def look(pupil: Pupil) -> None:
        if not pupil.over and pupil.tutor.standing.kindly:
            kindly.append(pupil.step)

    Pupil(tmp_path).obey(look)
    assert kindly == []


def test_a_lesson_left_at_any_step_goes_on_at_that_step(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    looked_at = {"choose", "enter", "again"}  # what is only laid out is laid out again

    def leave(pupil: Pupil) -> None:
        if pupil.over:
            return
        step, state = pupil.step, pupil.school.kept.session.match.state
        pupil.interrupt()
        assert pupil.school.kept.session.match.state == state
        if step not in looked_at:
            assert pupil.step == step

    told = pupil.obey(leave)
    assert told[-1] == ""
    assert [step for step in STEPS if step not in told] in ([], ["finish"])


def test_the_same_lesson_never_counts(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.press("throw")
    pupil.school.close()
    header = read_journal((tmp_path / "lessons" / "yathsel.run.jsonl").read_bytes()).header
    assert header.marks.positioned
    assert header.marks.seeded


def test_nothing_waits_after_the_end(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.obey()
    assert not (tmp_path / "lessons" / "yathsel.run.jsonl").exists()


def test_a_throw_without_holding_is_answered_kindly(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.press("throw")
    pupil.rest()
    assert pupil.step == "hold"
    pupil.press("throw")
    pupil.rest()
    assert pupil.step == "last"
    assert pupil.tutor.standing.kindly


def test_entering_at_once_leads_on_to_the_next_thing(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.press("throw")
    pupil.rest()
    pupil.press("down", "confirm")
    pupil.rest()
    assert pupil.step == "dive"


def test_the_other_waits_until_the_player_dives_or_hurries_him(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.press("throw")
    pupil.rest()
    pupil.press("down", "confirm")
    pupil.rest()
    before = len(pupil.school.kept.session.match.log)
    pupil.steps(600)
    assert len(pupil.school.kept.session.match.log) == before
    pupil.press("throw")
    pupil.steps(FORGIVING)
    assert len(pupil.school.kept.session.match.log) > before


def test_what_finishes_an_animation_does_not_hurry_the_other(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, speed=1)
    pupil.press("throw")
    pupil.rest()
    pupil.press("down", "confirm", "confirm", "throw")
    pupil.steps(FORGIVING)
    assert pupil.tutor.lets_wait


def test_coming_up_without_buying_is_no_dead_end(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    while pupil.step != "open":
        pupil.rest()
        pupil.do()
    pupil.rest()
    pupil.press("back")
    pupil.rest()
    assert pupil.step == "swap"
    said = pupil.tutor.said(pupil.tutor.table)  # type: ignore[arg-type]
    assert said is not None
    assert "pocket" in said.words
    pupil.press("throw")
    pupil.rest()
    assert pupil.step == "chance"


def test_whoever_was_warned_early_is_not_asked_to_be_caught(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    while pupil.step != "open":
        pupil.rest()
        pupil.do()
    while isinstance(pupil.top, UnderTable):
        pupil.steps(20)
    told = pupil.obey()
    assert "stay" not in told
    assert "stay_asked" not in told


def test_the_small_line_leads_to_the_pause_and_skipping_ends_the_lesson(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.press("throw")
    pupil.rest()
    area = pupil.tutor.bubble(pupil.tutor.table)  # type: ignore[arg-type]
    assert area is not None
    pupil.click((area.centerx, area.bottom - 20))
    assert isinstance(pupil.top, LessonPause)
    pupil.press("previous", "confirm")
    assert pupil.left == ["left"]
    assert not (tmp_path / "lessons" / "yathsel.run.jsonl").exists()


def test_stopping_for_now_keeps_the_lesson(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.press("throw")
    pupil.rest()
    pupil.press("back", "previous", "previous", "confirm")
    pupil.school.close()
    assert pupil.left == ["left"]
    pupil.sit_down()
    assert pupil.step == "hold"


@LANGUAGES
@SCALES
def test_every_word_fits_and_the_bubble_covers_nothing_that_is_meant(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, language: str, scale: int
) -> None:
    pupil = Pupil(tmp_path, language, scale)

    def look(pupil: Pupil) -> None:
        pupil.draw()
        scene = pupil.top
        area = None if pupil.over or scene is None else pupil.tutor.bubble(scene)
        if area is None or scene is None:
            return
        assert pupil.tutor.room().contains(area), pupil.step
        assert pygame.Rect((0, 0), CANVAS).contains(area)
        for target in pupil.tutor.targets(scene):
            assert not area.colliderect(target), pupil.step

    with caplog.at_level(logging.WARNING):
        pupil.obey(look)
    tutors = [record.getMessage() for record in caplog.records if record.name.endswith("text")]
    assert [said for said in tutors if "does not fit" in said] == []


@LANGUAGES
@SCALES
@pytest.mark.parametrize("device", ["keys", "pad"])
def test_every_variant_of_every_step_fits_its_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, language: str, scale: int, device: str
) -> None:
    pupil = Pupil(tmp_path, language, scale)
    pupil.services.inputs.device = device  # type: ignore[assignment]
    text, tutor = pupil.services.text, pupil.tutor
    with caplog.at_level(logging.WARNING):
        for step in tutor.lesson.step:
            room = tutor.lesson.rooms[step.place]
            for words in (step.id, *(other.words for other in step.instead)):
                said = tutor._words(words, step.pad and words == step.id)
                assert "{" not in said
                assert not said.startswith("tutorial.")
                box = (room[2] - 3 * 16 - 86 - 8, room[3] - 32 - text.scaled(13) - 17)
                text.fit(f"{text.say('tutorial.kindly')} {said}", "body", 20, (0, 0, 0), box, wrap=True)
    assert [record.getMessage() for record in caplog.records if "does not fit" in record.getMessage()] == []


@pytest.mark.parametrize("number", range(8))
def test_a_wayward_pupil_meets_no_fault_and_no_dead_end(tmp_path: Path, number: int) -> None:
    pupil = Pupil(tmp_path, speed=(1, 4, 0)[number % 3], language=("en", "de")[number % 2])
    chance = random.Random(number)
    for _ in range(MOST_SITTINGS):
        pupil.left.clear()
        log = lambda: len(pupil.school.kept.session.match.log)  # noqa: E731
        done = lambda: pupil.over or bool(pupil.left) or not pupil.stack.scenes  # noqa: E731
        Monkey(pupil.stack, chance, None).play(done, log, 600, 60)
        if pupil.over:
            return
        pupil.interrupt()
    finish(pupil)
    assert pupil.over


def finish(pupil: Pupil) -> None:
    """Plays the lesson to its end by the simplest means, whatever the tutor says."""
    for _ in range(300):
        if pupil.over:
            return
        pupil.rest()
        if pupil.over or type(pupil.top).__name__ in ("CaughtScene", "OfferScene") or isinstance(pupil.top, UnderTable):
            if not pupil.over:
                pupil.do()
            continue
        if pupil.tutor.lets_wait:
            pupil.steps(70)
            pupil.press("throw")
        elif pupil.skin.shown.duel.dice is None:
            pupil.press("throw")
        else:
            pupil.stack.handle(Pointer((600, 60), 3, "down"))
            for name in ("down", "confirm", "right", "confirm"):
                if not pupil.over:  # what comes after the end has buttons of its own
                    pupil.press(name)
        pupil.steps(5)
    raise AssertionError(f"the lesson has no end from {pupil.step} on")


def test_the_rules_open_from_the_table_and_from_below(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.stack.handle(Command("rules"))
    assert type(pupil.top).__name__ == "RulesBookScene"
    pupil.stack.handle(Command("rules"))
    while pupil.step != "open":
        pupil.rest()
        pupil.do()
    pupil.rest()
    t = pupil.tutor.table.t if pupil.tutor.table else 0
    pupil.stack.handle(Command("rules"))
    pupil.steps(300)
    assert type(pupil.top).__name__ == "RulesBookScene"
    pupil.stack.handle(Command("rules"))
    assert pupil.tutor.table is not None
    assert pupil.tutor.table.t == t
    assert layout.BAR.bottom == CANVAS[1]
