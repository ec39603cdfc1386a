"""Knows the game controller: the one place that touches pygame's private controller module."""

import logging
from typing import Literal

import pygame
from pygame._sdl2 import controller

PadCommand = Literal[
    "throw", "up", "down", "left", "right", "confirm", "back", "next", "previous", "log", "prompts", "speed",
    "pause", "dive", "swap", "info", "info_end", "lens", "lens_end",
]  # fmt: skip

_BUTTONS: tuple[tuple[int, PadCommand], ...] = (
    (pygame.CONTROLLER_BUTTON_A, "confirm"), (pygame.CONTROLLER_BUTTON_B, "back"),
    (pygame.CONTROLLER_BUTTON_X, "throw"),
    (pygame.CONTROLLER_BUTTON_Y, "prompts"), (pygame.CONTROLLER_BUTTON_START, "pause"),
    (pygame.CONTROLLER_BUTTON_BACK, "log"), (pygame.CONTROLLER_BUTTON_LEFTSTICK, "swap"),
    (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, "previous"), (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, "next"),
    (pygame.CONTROLLER_BUTTON_RIGHTSTICK, "speed"),
    (pygame.CONTROLLER_BUTTON_DPAD_UP, "up"), (pygame.CONTROLLER_BUTTON_DPAD_DOWN, "down"),
    (pygame.CONTROLLER_BUTTON_DPAD_LEFT, "left"), (pygame.CONTROLLER_BUTTON_DPAD_RIGHT, "right"),
)  # fmt: skip
_STICK: tuple[tuple[int, PadCommand, PadCommand], ...] = (
    (pygame.CONTROLLER_AXIS_LEFTX, "left", "right"),
    (pygame.CONTROLLER_AXIS_LEFTY, "up", "down"),
)
# a trigger is pressed and let go: what each of the two means
_TRIGGERS: tuple[tuple[int, PadCommand, PadCommand | None], ...] = (
    (pygame.CONTROLLER_AXIS_TRIGGERLEFT, "info", "info_end"),
    (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, "dive", None),
)
_LENS = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)
_PUSHED, _RELEASED = 20000, 12000


class Pad:
    """All controllers plugged in; they may come and go while the game runs."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        self._pushed: set[tuple[int, int]] = set()

    def command(self, event: pygame.Event) -> PadCommand | None:
        """The command an event stands for; plugging in and out is noticed on the way."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._plug(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                self._open.pop(event.instance_id, None)
            case pygame.CONTROLLERBUTTONDOWN:
                return dict(_BUTTONS).get(event.button)
            case pygame.CONTROLLERAXISMOTION:
                return self._stick(event.instance_id, event.axis, event.value)
            case _:
                pass
        return None

    def _plug(self, device_index: int) -> None:
        try:
            device = controller.Controller(device_index)
        except pygame.error as fault:
            logging.getLogger(__name__).warning("a controller cannot be used: %s", fault)
            return
        self._open[device.id] = device

    def _stick(self, device: int, axis: int, value: int) -> PadCommand | None:
        for known, low, high in _STICK:
            if known != axis:
                continue
            place = (device, axis)
            if abs(value) < _RELEASED:
                self._pushed.discard(place)
            elif abs(value) > _PUSHED and place not in self._pushed:
                self._pushed.add(place)
                return low if value < 0 else high
        return self._lens(device, axis, value) if axis in _LENS else self._trigger(device, axis, value)

    def _lens(self, device: int, axis: int, value: int) -> PadCommand | None:
        """The right stick pushed anywhere holds the lens."""
        before = any((device, one) in self._pushed for one in _LENS)
        if abs(value) > _PUSHED:
            self._pushed.add((device, axis))
        elif abs(value) < _RELEASED:
            self._pushed.discard((device, axis))
        after = any((device, one) in self._pushed for one in _LENS)
        return None if before == after else "lens" if after else "lens_end"

    def _trigger(self, device: int, axis: int, value: int) -> PadCommand | None:
        for known, pressed, let_go in _TRIGGERS:
            place = (device, axis)
            if known == axis and place in self._pushed and value < _RELEASED:
                self._pushed.discard(place)
                return let_go
            if known == axis and place not in self._pushed and value > _PUSHED:
                self._pushed.add(place)
                return pressed
        return None


def start_controllers() -> None:
    """Lets SDL report controllers; without any driver for them the game goes on with keys and mouse."""
    try:
        controller.init()
    except pygame.error as fault:
        logging.getLogger(__name__).warning("no game controllers: %s", fault)
