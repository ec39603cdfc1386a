"""Knows that keys alone and a pad alone reach everything in every menu, and that labels follow the device used last."""

from collections.abc import Callable
from typing import get_args

import pygame
import pytest

from scenes.menus.base import Menu
from scenes.services.inputs import Command, CommandName, Inputs
from scenes.services.pad import PadCommand
from scenes.services.services import Services, key_label
from tests.scenes.every_menu import MENUS

KEYS = ("next", "previous", "up", "down", "left", "right")
# done on a screen as well, with the direction keys and confirm: a pad needs no button of its own for them
ON_SCREEN = {
    "hold_1",
    "hold_2",
    "hold_3",
    "hold_4",
    "hold_5",
    "hold_6",
    "hold_7",
    "sell",
    "restock",
    "fullscreen",
    "mute",
    "rules",
    "finish",
    "retell",
    "same_seed",
    "new_seed",
    "ghost",
}
TYPED = {"erase", "erase_next", "home", "end", "paste", "copy", "clocks", "other"}


def reached(make: Callable[[Services], Menu], services: Services, names: tuple[str, ...]) -> set[int]:
    """The widgets that get the focus when each of these commands is given again and again."""
    menu, found = make(services), set()
    for name in (*names, *names):
        for _ in range(2 * len(menu.focus.widgets)):
            found.add(menu.focus.index)
            menu.focus.handle(Command(name))  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize("make", MENUS, ids=lambda make: getattr(make, "__name__", "menu"))
@pytest.mark.parametrize("device", ["keys", "pad"])
def test_every_widget_of_every_menu_is_reached(
    make: Callable[[Services], Menu], device: str, services: Services
) -> None:
    names = tuple(name for name in KEYS if device == "keys" or name in get_args(PadCommand))
    menu = make(services)
    open_ones = {index for index, widget in enumerate(menu.focus.widgets) if widget.open}
    assert open_ones <= reached(make, services, names)


def test_every_command_has_a_button_or_a_place_on_the_screen() -> None:
    missing = set(get_args(CommandName)) - set(get_args(PadCommand)) - ON_SCREEN - TYPED
    assert missing == set()


def test_every_command_says_what_is_printed_on_its_key_and_on_its_button(services: Services) -> None:
    for name in set(get_args(PadCommand)) - {"info_end", "lens_end"}:
        for device in ("keys", "pad"):
            services.inputs.device = device
            label = key_label(services, name)
            assert label
            assert "." not in label, (name, device)


def test_the_labels_follow_the_device_used_last(services: Services) -> None:
    inputs = services.inputs
    pressed = pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    assert inputs.translate(pressed) == Command("confirm")
    with_pad = key_label(services, "confirm")
    inputs.translate(pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_DOWN, key=0, mod=0, unicode=""))
    assert key_label(services, "confirm") != with_pad


def test_a_pad_that_is_pulled_out_and_one_that_cannot_be_opened_disturb_nothing() -> None:
    inputs = Inputs()
    for event in (
        pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7),
        pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=99),
    ):
        assert inputs.translate(event) is None
    pressed = pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_B, instance_id=7)
    assert inputs.translate(pressed) == Command("back")
