"""Knows that a machine without sound plays all the same."""

import logging
from pathlib import Path

import pygame
import pytest

from scenes.app import Loop
from scenes.services.inputs import Command
from scenes.services.services import headless_services
from scenes.stack import Reset
from tests.scenes import every_menu


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-none")


@pytest.mark.usefixtures("deaf")
def test_without_a_sound_card_the_game_starts_mute_with_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        services = headless_services(tmp_path)
    assert services.audio.mute
    assert len([record for record in caplog.records if "no sound" in record.getMessage()]) == 1
    loop = Loop(services)
    loop.stack.apply(Reset((every_menu.title(services),)))
    for name in ("down", "up", "confirm"):
        loop.frame(1 / 60, [Command(name)])  # type: ignore[arg-type]
        loop.draw()
    services.audio.duck()
    services.audio.update(1.0)
    services.audio.set_volumes(0, 50, 100)


def test_a_sound_that_is_not_there_is_logged_once_and_not_heard(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    services = headless_services(tmp_path)
    with caplog.at_level(logging.WARNING):
        services.audio.play("no_such_sound")
        services.audio.play("no_such_sound")
    assert len([record for record in caplog.records if "no_such_sound" in record.getMessage()]) == 1
