"""Knows the keys that begin a run anew where one has ended, and how they stand on their buttons."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.services.inputs import Command, CommandName, Input
from scenes.services.services import Services, key_label
from scenes.stack import Change
from scenes.ui.keycaps import key_cap

NEW_RUN: CommandName = "restock"
SAME_SEED: CommandName = "speed"
_AWAY_PX, _LETTER_PX = 33, 7


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A key, the button it stands for, what it does."""

    key: CommandName
    button: pygame.Rect
    go: Callable[[], Change]


def pressed(given: Input, shortcuts: tuple[Shortcut, ...]) -> Shortcut | None:
    """The shortcut that an input is, if it is one."""
    return next((one for one in shortcuts if given == Command(one.key)), None)


def draw(surface: pygame.Surface, services: Services, shortcuts: tuple[Shortcut, ...]) -> None:
    """The keys on the upper edges of their buttons; a pad goes over the buttons themselves."""
    if services.inputs.device == "pad":
        return
    for one in shortcuts:
        label = key_label(services, one.key)
        left = one.button.right - _AWAY_PX - _LETTER_PX * len(label)
        key_cap(surface, services, label, (left, one.button.top - 1))
