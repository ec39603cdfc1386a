"""Knows that a held key magnifies what is under the pointer or has the focus, by mouse, keys and pad."""

import pygame
import pytest

from scenes.app import Loop
from scenes.menus.settings import SettingsScene
from scenes.services.inputs import Command, FocusLost, Inputs, Pointer
from scenes.services.services import Services
from scenes.stack import Reset
from scenes.ui.lens import Lens

CANVAS = (1280, 720)


@pytest.fixture
def loop(services: Services) -> Loop:
    made = Loop(services)
    made.stack.apply(Reset((SettingsScene(services),)))
    made.draw()
    return made


def test_the_lens_shows_the_place_of_the_pointer_twice_as_large(loop: Loop) -> None:
    canvas = loop.services.window.canvas
    canvas.fill((10, 20, 30))
    canvas.fill((250, 250, 250), (300, 300, 20, 10))
    lens = Lens(CANVAS)
    lens.handle(Pointer((310, 305), 0, "move"), None)
    lens.handle(Command("lens"), None)
    lens.draw(canvas)
    white = pygame.mask.from_threshold(canvas, (250, 250, 250), (9, 9, 9)).get_bounding_rects()
    largest = max(white, key=lambda rect: rect.width)
    assert 38 <= largest.width <= 41
    assert 18 <= largest.height <= 21


def test_nothing_is_magnified_once_the_key_is_let_go(loop: Loop) -> None:
    before = pygame.image.tobytes(loop.services.window.canvas, "RGB")
    loop.frame(0, [Command("lens"), Command("lens_end")])
    loop.draw()
    assert pygame.image.tobytes(loop.services.window.canvas, "RGB") == before


def test_the_lens_begins_at_the_focus_when_keys_are_used(loop: Loop) -> None:
    loop.frame(0, [Command("down"), Command("down"), Command("lens")])
    menu = loop.stack.top
    assert isinstance(menu, SettingsScene)
    rect = menu.focus.widget.rect
    assert loop.lens.at == (rect.left + 150, rect.centery)


def test_the_direction_keys_move_the_lens_and_not_the_focus(loop: Loop) -> None:
    menu = loop.stack.top
    assert isinstance(menu, SettingsScene)
    loop.frame(0, [Command("lens")])
    focused, place = menu.focus.index, loop.lens.at
    loop.frame(0, [Command("down"), Command("right", True)])
    assert menu.focus.index == focused
    assert loop.lens.at == (place[0] + 60, place[1] + 60)


def test_the_lens_never_leaves_the_screen(loop: Loop) -> None:
    lens = loop.lens
    lens.handle(Command("lens"), None)
    for name in ("left", "up", "right", "down"):
        for _ in range(40):
            lens.handle(Command(name), None)  # type: ignore[arg-type]
        lens.draw(loop.services.window.canvas)
        assert pygame.Rect((0, 0), CANVAS).collidepoint(lens.at)


def test_a_lost_focus_lets_the_key_go(loop: Loop) -> None:
    loop.frame(0, [Command("lens"), FocusLost()])
    assert not loop.lens.held


def test_the_key_is_told_from_its_letting_go(services: Services) -> None:
    for kind, name in ((pygame.KEYDOWN, "lens"), (pygame.KEYUP, "lens_end")):
        event = pygame.Event(kind, scancode=pygame.KSCAN_V, key=0, mod=0, unicode="")
        assert services.inputs.translate(event) == Command(name)  # type: ignore[arg-type]


def test_the_right_stick_holds_the_lens_until_it_is_back() -> None:
    inputs = Inputs()

    def pushed(axis: int, value: int) -> object:
        return inputs.translate(pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value))

    across, down = pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY
    assert pushed(across, 30000) == Command("lens")
    assert pushed(down, 30000) is None
    assert pushed(across, 0) is None
    assert pushed(down, 0) == Command("lens_end")
