"""Knows how a large button is drawn: two lines of words, and the key that presses it."""

import pygame

from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.ui import paint, theme
from scenes.ui.keycaps import key_cap


def key_plate(
    surface: pygame.Surface, services: Services, area: pygame.Rect, state: str, said: str, below: str,
    key: CommandName | None,
) -> None:  # fmt: skip
    """A large button with two lines of words and its key; `state` is normal, hover, pressed or disabled."""
    text, enabled = services.text, state != "disabled"
    paint.plate(surface, services, area, state)
    colour = theme.BRASS_BRIGHT if state == "hover" else theme.PARCHMENT if enabled else theme.GREY
    label = key_label(services, key) if key and enabled else ""
    right = area.right - (_cap_width(services, label) + 22 if label else 16)
    left = area.left + 16
    text.draw(surface, said, ((left + right) // 2, area.top + 21), "body", 23, colour, "center", (right - left, 30))
    small = theme.PARCHMENT_DIM if enabled else theme.GREY
    text.draw(surface, below, (area.centerx, area.top + 42), "small", 13, small, "center", (area.width - 28, 18))
    if label:
        key_cap(surface, services, label, (right + 6, area.top + 20))


def _cap_width(services: Services, label: str) -> int:
    return max(22, services.text.fit(label, "small", 13, theme.WALNUT_DARK, (76, 20)).get_width() + 12)
