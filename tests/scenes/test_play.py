"""Knows how the program ends for the player: with a sentence and an exit code, never with a traceback."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from scenes.app import play
from scenes.options import PlayOptions
from scenes.services.folders import HOME_VARIABLE, user_folders
from scenes.services.services import Services
from scenes.stack import Scene
from tests.scenes import every_menu

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def closing(services: Services, options: PlayOptions) -> tuple[Scene, ...]:
    pygame.event.post(pygame.Event(pygame.QUIT))
    return (every_menu.title(services),)


def faulty(services: Services, options: PlayOptions) -> tuple[Scene, ...]:
    raise ZeroDivisionError("a fault nobody thought of")


def torn(services: Services, options: PlayOptions) -> tuple[Scene, ...]:
    services.assets.image("there_is_none.png")
    return ()


def interrupted(services: Services, options: PlayOptions) -> tuple[Scene, ...]:
    raise KeyboardInterrupt


def test_the_players_folders_lie_below_the_home_that_was_named(home: Path) -> None:
    folders = user_folders()
    assert {folders.config.parent, folders.data.parent, folders.cache.parent, folders.log.parent} == {home}


def test_a_closed_window_ends_well(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(PlayOptions(), closing) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("home")
def test_what_nobody_thought_of_is_one_sentence_and_a_line_in_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    assert play(PlayOptions(), faulty) == 1
    log = user_folders().log / "yathsel.log"
    assert capsys.readouterr().err == f"The game had to stop; what happened is written in {log}.\n"
    assert "a fault nobody thought of" in log.read_text(encoding="utf-8")


@pytest.mark.usefixtures("home")
def test_a_missing_picture_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert play(PlayOptions(), torn) == 1
    assert capsys.readouterr().err.startswith("assets/images/there_is_none.png is missing")


@pytest.mark.usefixtures("home")
def test_an_interrupt_ends_quietly(capsys: pytest.CaptureFixture[str]) -> None:
    assert play(PlayOptions(), interrupted) == 130
    assert capsys.readouterr().err == ""


def test_a_log_that_cannot_be_written_is_told_and_the_game_goes_on(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.write_text("a file where the folder should be")
    assert play(PlayOptions(), closing) == 0
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.usefixtures("home")
def test_the_log_is_let_go_in_the_end() -> None:
    before = list(logging.getLogger().handlers)
    play(PlayOptions(), closing)
    assert logging.getLogger().handlers == before


@pytest.mark.parametrize("driver", ["offscreen", "x11"])
def test_without_a_display_one_sentence_names_the_way_out(tmp_path: Path, driver: str) -> None:
    program = "import sys; from scenes import app, options; sys.exit(app.play(options.PlayOptions()))"
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    ended = subprocess.run(
        [sys.executable, "-c", program],
        env={**kept, "SDL_VIDEODRIVER": driver, HOME_VARIABLE: str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 3
    assert ended.stderr.count("\n") == 1
    assert "simulate" in ended.stderr
    assert "--help" in ended.stderr
