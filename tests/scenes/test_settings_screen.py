"""The settings on the screen: their pages, the port of LiveSplit, and what a trial of it says."""

import logging
import socket
import time
from dataclasses import replace
from pathlib import Path

import pytest

from scenes.menus.settings import PAGES, RACES, SettingsScene
from scenes.services.inputs import Command, CommandName, Pointer, Text
from scenes.services.services import Services, change_settings, headless_services
from scenes.ui.number import Number
from scenes.ui.widgets import Button
from tests.scenes.fake_livesplit import FakeLiveSplit

PATIENCE_S = 3.0
ANSWERS: dict[str, bytes | None] = {"answered": b"pong\n", "other": b"HTTP/1.1 400 Bad Request\r\n", "silent": None}


def opened(services: Services, page: int = RACES) -> SettingsScene:
    scene = SettingsScene(services, page)
    scene.enter()
    return scene


def press(scene: SettingsScene, *names: CommandName) -> None:
    for name in names:
        scene.handle(Command(name))


def port_of(scene: SettingsScene) -> Number:
    (found,) = [widget for widget in scene.focus.widgets if isinstance(widget, Number)]
    scene.focus.set(scene.focus.widgets.index(found))
    return found


def tried(scene: SettingsScene) -> None:
    """Presses the test button and waits for what comes of it, as long as it may take."""
    scene.focus.set(len(scene.focus.widgets) - 2)
    press(scene, "confirm")
    until = time.monotonic() + PATIENCE_S
    while not scene.tried:
        assert time.monotonic() < until
        scene.update(1 / 60)
        time.sleep(0.005)


def test_a_page_is_opened_by_its_button_and_keeps_the_focus_there(services: Services) -> None:
    scene = opened(services, 0)
    assert scene.focus.index == len(PAGES)
    press(scene, "up")
    assert scene.focus.index == 0
    press(scene, "right", "right", "right", "confirm")
    assert scene.focus.index == RACES
    press(scene, "down", "up")
    assert scene.focus.index == RACES
    assert any(isinstance(widget, Number) for widget in scene.focus.widgets)
    press(scene, "left", "confirm")
    assert not any(isinstance(widget, Number) for widget in scene.focus.widgets)


def test_down_and_up_go_row_by_row_and_round(services: Services) -> None:
    scene = opened(services)
    rows = len(scene.focus.widgets)
    seen = []
    for _ in range(rows - len(PAGES) + 1):
        seen.append(scene.focus.index)
        press(scene, "down")
    assert seen == [*range(len(PAGES), rows), RACES]
    press(scene, "up", "up")
    assert scene.focus.index == rows - 1


def test_a_page_is_opened_by_the_mouse(services: Services) -> None:
    scene = opened(services, 0)
    spot = scene.focus.widgets[RACES].rect.center
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(spot, int(kind != "move"), kind))  # type: ignore[arg-type]
    assert any(isinstance(widget, Number) for widget in scene.focus.widgets)


@pytest.mark.parametrize(("row", "name"), [(0, "clocks"), (1, "ghost"), (2, "hide_seed"), (3, "livesplit")])
def test_each_switch_of_the_races_is_in_force_at_once(row: int, name: str, services: Services) -> None:
    scene = opened(services)
    before = getattr(services.settings.now, name)
    scene.focus.set(len(PAGES) + row)
    press(scene, "right")
    assert getattr(services.settings.now, name) is not before


def test_figures_replace_the_port(services: Services) -> None:
    scene = opened(services)
    port_of(scene)
    for figure in "5x0 0\n0":
        scene.handle(Text(figure))
        assert services.settings.now.livesplit_port == 16834  # LiveSplit is not looked for at every figure
    press(scene, "confirm")
    assert services.settings.now.livesplit_port == 5000


def test_the_last_figure_can_be_erased(services: Services) -> None:
    scene = opened(services)
    port_of(scene)
    press(scene, "erase", "down")
    assert services.settings.now.livesplit_port == 1683


def test_a_typed_port_is_taken_before_the_trial_is_clicked(services: Services) -> None:
    scene = opened(services)
    port_of(scene)
    for figure in "5000":
        scene.handle(Text(figure))
    button = next(
        one for one in scene.focus.widgets if isinstance(one, Button) and one.rect.top > port_of(scene).rect.top
    )
    scene.handle(Pointer(button.rect.center, 0, "move"))
    assert services.settings.now.livesplit_port == 5000


@pytest.mark.parametrize("typed", ["0", "65536", "99999", ""])
def test_a_port_that_cannot_be_is_not_taken(typed: str, services: Services) -> None:
    scene = opened(services)
    change_settings(services, replace(services.settings.now, livesplit_port=7))
    port_of(scene)
    for figure in typed:
        scene.handle(Text(figure))
    if not typed:
        press(scene, "erase")
    scene.draw(services.window.canvas)
    assert 1 <= services.settings.now.livesplit_port <= 65535
    assert services.settings.now.livesplit_port in (7, 6553, 9999)


def test_arrows_stop_at_the_last_port(services: Services) -> None:
    scene = opened(services)
    change_settings(services, replace(services.settings.now, livesplit_port=65534))
    port_of(scene)
    press(scene, "right", "right", "right")
    assert services.settings.now.livesplit_port == 65535
    press(scene, "left")
    assert services.settings.now.livesplit_port == 65534


def test_a_click_on_an_arrow_takes_the_port_beside_it_and_one_on_the_number_only_the_focus(services: Services) -> None:
    scene = opened(services)
    field = port_of(scene).field
    for x, port in ((field.left + 10, 16833), (field.right - 10, 16834), (field.centerx, 16834)):
        scene.handle(Pointer((x, field.centery), 1, "down"))
        assert services.settings.now.livesplit_port == port


def test_the_trial_knocks_once_and_goes_away(services: Services) -> None:
    server = FakeLiveSplit()
    change_settings(services, replace(services.settings.now, livesplit_port=server.port))
    scene = opened(services)
    tried(scene)
    assert (server.lines, server.connections) == (["ping"], 1)
    server.stop()


def test_while_a_trial_goes_on_no_other_is_begun(services: Services) -> None:
    server = FakeLiveSplit(lambda line: None)
    change_settings(services, replace(services.settings.now, livesplit_port=server.port))
    scene = opened(services)
    began = time.perf_counter()
    scene.focus.set(len(scene.focus.widgets) - 2)
    press(scene, "confirm", "confirm", "confirm")
    scene.draw(services.window.canvas)
    assert time.perf_counter() - began < 0.5
    button = scene.focus.widgets[-2]
    assert isinstance(button, Button)
    assert not button.open
    server.wait(lambda: server.lines == ["ping"])
    server.stop()
    assert server.connections == 1


@pytest.mark.parametrize(
    ("who", "language"),
    [("answered", "en"), ("other", "de"), ("silent", "de"), ("nobody", "en"), ("nobody", "de")],
)
def test_what_the_trial_says_fits_and_differs(
    who: str, language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    services = headless_services(tmp_path, language, 150)
    server = None if who == "nobody" else FakeLiveSplit(lambda line: ANSWERS[who])
    with socket.create_server(("127.0.0.1", 0)) as listener:
        free = int(listener.getsockname()[1])
    change_settings(services, replace(services.settings.now, livesplit_port=server.port if server else free))
    scene = opened(services)
    scene.draw(services.window.canvas)
    before = services.window.canvas.copy()
    caplog.set_level(logging.WARNING)
    tried(scene)
    scene.draw(services.window.canvas)
    assert [said for said in caplog.messages if "does not fit" in said] == []
    assert services.window.canvas.get_buffer().raw != before.get_buffer().raw
    if server is not None:
        server.stop()
