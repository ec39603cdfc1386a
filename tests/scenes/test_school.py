"""Knows the way from the title into the lesson and the rules and out again, and that it is suggested once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scenes.menus.title import TitleScene
from scenes.options import PlayOptions
from tests.scenes.driven import Driven

Start = Callable[[], Driven]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    games: list[Driven] = []

    def started() -> Driven:
        for game in games:
            game.end()
        games[:] = [Driven(tmp_path, PlayOptions())]
        return games[0]

    yield started
    for game in games:
        game.end()


def suggested(game: Driven) -> bool:
    title = game.top
    assert isinstance(title, TitleScene)
    lesson = title._actions.lesson
    return lesson is not None and lesson.suggested is not None


def press_until(game: Driven, kind: str, words: str) -> None:
    """Tab to the button with these words, then press it."""
    title = game.top
    assert isinstance(title, TitleScene)
    for _ in title.focus.widgets:
        if getattr(title.focus.widget, "_words", str)() == words:
            break
        game.press("next")
    game.press("confirm")
    assert game.shown == kind


def test_the_lesson_is_suggested_to_somebody_new_and_begins_from_the_title(start: Start) -> None:
    game = start()
    assert suggested(game)
    game.loop.draw()
    press_until(game, "TableScene", "First duel")
    assert game.flow.school.now is not None


def test_it_is_suggested_once(start: Start) -> None:
    press_until(start(), "SetupScene", "New run")
    assert not suggested(start())


def test_a_lesson_left_by_closing_the_window_waits_on_the_title(start: Start) -> None:
    game = start()
    press_until(game, "TableScene", "First duel")
    game.press("throw")
    while game.flow.school.now is not None and not game.flow.school.now.kept.session.match.log:
        game.idle()
    game.flow.school.let_go()
    game = start()
    press_until(game, "TableScene", "Lesson")
    assert game.flow.school.now is not None
    assert len(game.flow.school.now.kept.session.match.log) == 1


def test_a_lesson_touches_no_run(start: Start) -> None:
    game = start()
    press_until(game, "TableScene", "First duel")
    game.press("throw")
    game.idle()
    game.press("back", "previous", "confirm")
    assert game.shown == "TitleScene"
    assert game.flow.kept is None
    assert not game.flow.profiles.runs.exists()
    assert game.flow.profiles.now.xp == 0


def test_the_rules_open_from_the_title_from_the_pause_and_from_the_table(start: Start) -> None:
    game = start()
    press_until(game, "RulesBookScene", "Rules")
    game.press("back")
    assert game.shown == "TitleScene"
    press_until(game, "SetupScene", "New run")
    game.press("confirm")
    game.until("TableScene")
    game.press("rules")
    assert game.shown == "RulesBookScene"
    game.press("rules")
    assert game.shown == "TableScene"
    game.press("back", "previous", "previous", "confirm")
    assert game.shown == "RulesBookScene"
    game.press("back")
    assert game.shown == "PauseScene"
