"""Knows that every menu can be used by keys, pad and mouse, and that its words fit."""

import itertools
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from scenes.campaign.kinds import Wish
from scenes.menus.base import Menu
from scenes.menus.settings import SettingsScene
from scenes.services.inputs import Command, Pointer, Text
from scenes.services.services import Services, headless_services
from scenes.services.window import CANVAS
from scenes.stack import Pop, Push, Reset, Stack
from tests.scenes import every_menu

Make = Callable[[Services], Menu]
EVERY = pytest.mark.parametrize("make", every_menu.MENUS, ids=lambda make: make.__name__.lower())
ARROWS = ("up", "down", "left", "right")


def type_words(scene: Menu, words: str) -> None:
    for char in words:
        scene.handle(Text(char))


def focused_by(make: Callable[[], Menu], names: tuple[str, ...], start: int) -> set[int]:
    """Every widget that can be come to from `start` by pressing these keys in any order.

    Each press is on a menu of its own: a key may also choose, and a choice may close other widgets.
    """
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for name in names:
            menu = make()
            menu.enter()
            menu.focus.set(here)
            menu.handle(Command(name))  # type: ignore[arg-type]
            if menu.focus.index not in reached:
                reached.add(menu.focus.index)
                waiting.append(menu.focus.index)
    return reached


@EVERY
def test_tab_reaches_every_widget_and_comes_round(services: Services, make: Make) -> None:
    menu = make(services)
    menu.enter()
    first, seen = menu.focus.index, []
    for _ in [widget for widget in menu.focus.widgets if widget.open]:
        seen.append(menu.focus.index)
        menu.handle(Command("next"))
    assert sorted(seen) == [index for index, widget in enumerate(menu.focus.widgets) if widget.open]
    assert menu.focus.index == first


@EVERY
def test_arrows_reach_every_widget(services: Services, make: Make) -> None:
    menu = make(services)
    menu.enter()
    everything = {index for index, widget in enumerate(menu.focus.widgets) if widget.open}
    assert focused_by(partial(make, services), ARROWS, menu.focus.index) == everything


@EVERY
def test_the_pointer_reaches_every_widget_and_none_covers_another(services: Services, make: Make) -> None:
    menu = make(services)
    menu.enter()
    canvas = pygame.Rect((0, 0), CANVAS)
    for one, other in itertools.combinations(menu.focus.widgets, 2):
        assert not one.rect.colliderect(other.rect)
    for index, widget in enumerate(menu.focus.widgets):
        assert canvas.contains(widget.rect)
        if not widget.open:
            continue
        menu.handle(Pointer(widget.rect.center, 1, "down"))
        menu.handle(Pointer((0, 0), 1, "up"))
        assert menu.focus.index == index


@EVERY
def test_the_focus_is_seen_without_colour(services: Services, make: Make) -> None:
    menu = make(services)
    menu.enter()
    canvas = services.window.canvas
    pictures = []
    for index in (index for index, widget in enumerate(menu.focus.widgets) if widget.open):
        menu.focus.set(index)
        menu.draw(canvas)
        pictures.append(pygame.image.tobytes(pygame.transform.grayscale(canvas), "RGB"))
    assert len(set(pictures)) == len(pictures)


@EVERY
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [100, 150])
def test_every_word_fits_its_box(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, make: Make, language: str, scale: int
) -> None:
    services = headless_services(tmp_path, language, scale)
    menu = make(services)
    menu.enter()
    with caplog.at_level(logging.WARNING):
        for index in (index for index, widget in enumerate(menu.focus.widgets) if widget.open):
            menu.focus.set(index)
            menu.draw(services.window.canvas)
    assert [record.getMessage() for record in caplog.records if "does not fit" in record.getMessage()] == []


@EVERY
def test_back_leads_out_or_nowhere(services: Services, make: Make) -> None:
    menu = make(services)
    menu.enter()
    change = menu.handle(Command("back"))
    assert change is None if make is every_menu.title else isinstance(change, Pop)


def test_a_language_chosen_in_the_settings_is_in_force_at_once_and_kept(services: Services) -> None:
    scene = SettingsScene(services)
    scene.enter()
    scene.handle(Command("right"))
    assert services.text.language == "de"
    assert services.text.say("menu.quit") == "Beenden"
    scene.handle(Command("back"))
    assert 'language = "de"' in services.settings.path.read_text(encoding="utf-8")


def test_sliders_stop_at_both_ends(services: Services) -> None:
    scene = every_menu.settings_of_sound(services)
    scene.enter()
    for _ in range(30):
        scene.handle(Command("right"))
    assert services.settings.now.master == 100
    for _ in range(30):
        scene.handle(Command("left"))
    assert services.settings.now.master == 0


def test_speed_instant_is_in_force_at_once(services: Services) -> None:
    scene = SettingsScene(services)
    scene.enter()
    scene.handle(Command("next"))
    scene.handle(Command("left"))
    assert services.clock.instant


def test_settings_that_cannot_be_saved_say_so_once_and_do_not_hold_the_player(services: Services) -> None:
    services.folders.config.write_text("a file where the folder should be")
    scene = SettingsScene(services)
    scene.enter()
    scene.handle(Command("next"))
    scene.handle(Command("left"))
    assert scene.handle(Command("back")) is None
    assert scene.handle(Command("back")) == Pop()


def test_a_waiting_run_has_the_first_focus(services: Services) -> None:
    assert every_menu.title(services).focus.index == 1


def test_without_a_waiting_run_continue_cannot_be_pressed(services: Services) -> None:
    scene = every_menu.title(services, waiting=None)
    scene.enter()
    button = scene.focus.widgets[1]
    assert not button.open
    scene.handle(Pointer(button.rect.center, 1, "down"))
    assert scene.focus.index == 0


def test_quit_empties_the_stack(services: Services) -> None:
    scene = every_menu.title(services)
    scene.enter()
    scene.focus.set(5)
    assert scene.handle(Command("confirm")) == Reset()


def test_a_question_begins_on_no(services: Services) -> None:
    scene = every_menu.question(services)
    scene.enter()
    assert scene.handle(Command("confirm")) == Pop(False)
    scene.handle(Command("right"))
    assert scene.handle(Command("confirm")) == Pop(True)


def test_a_key_that_is_kept_down_confirms_nothing_twice(services: Services) -> None:
    scene = every_menu.question(services)
    scene.enter()
    assert scene.handle(Command("confirm", repeat=True)) is None


def test_giving_up_is_asked_and_done_only_after_yes(services: Services) -> None:
    given_up: list[str] = []
    actions = every_menu.PauseActions(lambda: given_up.append("run"), lambda: None)
    scene = every_menu.PauseScene(services, actions)
    stack = Stack()
    stack.apply(Reset((scene,)))
    scene.focus.set(3)
    for answer, expected in (("back", []), ("confirm", [])):
        stack.handle(Command("confirm"))
        assert isinstance(stack.top, every_menu.QuestionScene)
        stack.handle(Command(answer))  # type: ignore[arg-type]
        assert given_up == expected
    stack.handle(Command("confirm"))
    stack.handle(Command("right"))
    stack.handle(Command("confirm"))
    assert given_up == ["run"]


def test_a_button_let_go_elsewhere_does_nothing(services: Services) -> None:
    scene = every_menu.question(services)
    scene.enter()
    yes = scene.focus.widgets[1].rect
    scene.handle(Pointer(yes.center, 1, "down"))
    assert scene.handle(Pointer((5, 5), 1, "up")) is None
    scene.handle(Pointer(yes.center, 1, "down"))
    assert scene.handle(Pointer(yes.center, 1, "up")) == Pop(True)


class TestSetup:
    """The set-up's seed."""

    @pytest.fixture
    def started(self) -> list[Wish]:
        return []

    @pytest.fixture
    def scene(self, services: Services, started: list[Wish]) -> every_menu.SetupScene:
        def start(wish: Wish) -> Push | None:
            started.append(wish)
            return None

        scene = every_menu.SetupScene(services, every_menu.offer(services, start))
        scene.enter()
        return scene

    def test_enter_begins_a_normal_run_with_a_drawn_seed(
        self, scene: every_menu.SetupScene, started: list[Wish]
    ) -> None:
        scene.handle(Command("confirm"))
        assert started == [Wish("normal")]

    def test_the_canonical_form_is_shown_while_a_seed_is_typed(
        self, scene: every_menu.SetupScene, started: list[Wish]
    ) -> None:
        scene.handle(Command("right"))
        scene.handle(Command("next"))
        type_words(scene, " straße ７")
        assert scene.seed_words()[0] == "Counts as: STRASSE 7"
        scene.handle(Command("confirm"))
        assert started == [Wish("hard", seed="STRASSE 7")]

    def test_a_seed_that_cannot_be_used_is_explained_and_begins_nothing(
        self, scene: every_menu.SetupScene, started: list[Wish]
    ) -> None:
        scene.handle(Command("next"))
        type_words(scene, "a" * 65)
        assert scene.seed_words()[0] == "A seed has 64 characters at most."
        scene.handle(Command("confirm"))
        assert started == []
        scene.handle(Command("erase"))
        scene.handle(Command("confirm"))
        assert started == [Wish("normal", seed="A" * 64)]

    def test_the_space_bar_is_a_letter_while_a_seed_is_typed(
        self, scene: every_menu.SetupScene, services: Services
    ) -> None:
        assert not services.inputs.typing
        scene.handle(Command("next"))
        assert services.inputs.typing
        scene.handle(Command("next"))
        assert not services.inputs.typing
        scene.handle(Command("previous"))
        scene.leave()
        assert not services.inputs.typing
