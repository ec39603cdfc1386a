"""Knows that the records on the screen follow what is read behind them, and never wait for it."""

import time
from pathlib import Path

import pytest

from scenes.menus.records import RecordsScene
from scenes.services.records import Records
from scenes.services.services import Services, headless_services
from scenes.stack import Pop
from tests.records.test_records import nothing, put


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return headless_services(tmp_path)


def look(scene: RecordsScene) -> None:
    """Lets frames pass until the screen shows what is known."""
    until = time.monotonic() + 60
    while scene.looks and time.monotonic() < until:
        scene.update(1 / 60)
        time.sleep(0.002)


def test_the_screen_is_there_before_anything_is_read_and_shows_it_afterwards(services: Services) -> None:
    runs = services.folders.data / "runs"
    put(runs, "lost")
    records = Records(runs, nothing)
    scene = RecordsScene(services, records, nothing)
    scene.enter()
    scene.draw(services.window.canvas)
    assert records.wait(60)
    look(scene)
    assert scene.shown.found.lost == 1


def test_a_run_finished_meanwhile_is_there_when_the_screen_is_opened_again(services: Services) -> None:
    runs = services.folders.data / "runs"
    put(runs, "lost")
    records = Records(runs, nothing)
    for wanted in (1, 2):
        scene = RecordsScene(services, records, nothing)
        scene.enter()
        assert records.wait(60)
        look(scene)
        assert scene.shown.found.played == wanted
        put(runs, "lost", "busy")


def test_back_leads_back(services: Services) -> None:
    assert isinstance(RecordsScene(services, Records(services.folders.data / "runs"), nothing).back(), Pop)
