"""Knows what is asked at the very first start: once, and never of somebody who asked for a run outright."""

from pathlib import Path

from scenes import flow
from scenes.menus.first import FirstScene
from scenes.options import PlayOptions
from scenes.services.inputs import Command
from scenes.services.services import Services, headless_services
from scenes.services.settings import read_settings
from scenes.stack import Pop


def test_the_first_start_asks_and_the_second_does_not(tmp_path: Path) -> None:
    services = headless_services(tmp_path)
    asked = flow.opening(services, PlayOptions())[-1]
    assert isinstance(asked, FirstScene)
    assert asked.handle(Command("confirm")) == Pop()
    assert not isinstance(flow.opening(headless_services(tmp_path), PlayOptions())[-1], FirstScene)


def test_who_asks_for_a_seed_or_a_difficulty_is_not_kept_waiting(services: Services) -> None:
    for options in (PlayOptions(seed="PRAIRIE"), PlayOptions(difficulty="easy")):
        assert not any(isinstance(scene, FirstScene) for scene in flow.opening(services, options))


def test_back_passes_it_and_changes_nothing_else(services: Services) -> None:
    before = services.settings.stored
    FirstScene(services).handle(Command("back"))
    kept, _ = read_settings(services.settings.path)
    assert kept.asked
    assert (kept.motion, kept.shake, kept.text_scale) == (before.motion, before.shake, before.text_scale)


def test_motion_and_shaking_go_to_nothing_with_two_keys(services: Services) -> None:
    scene = FirstScene(services)
    scene.focus.set(1)
    scene.handle(Command("left"))
    assert (services.settings.now.motion, services.settings.now.shake) == (0, 0)


def test_language_and_letters_change_in_place(services: Services) -> None:
    scene = FirstScene(services)
    scene.focus.set(0)
    scene.handle(Command("left"))
    scene.handle(Command("left"))
    scene.focus.set(2)
    scene.handle(Command("right"))
    assert services.text.scale == 110
    assert services.text.language == services.settings.now.language != ""
