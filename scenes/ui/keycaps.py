"""Knows how keys are drawn: a cap with its letter, and rows of caps with what they do."""

import pygame

from scenes.services import shapes
from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.ui import theme


def key_line(
    surface: pygame.Surface, services: Services, area: pygame.Rect, keys: tuple[tuple[CommandName, str], ...]
) -> None:
    """Keys and the ids of what they do, side by side, each in an equal part of `area`."""
    width = area.width // len(keys)
    for number, (name, said) in enumerate(keys):
        left = area.left + width * number
        x = key_cap(surface, services, key_label(services, name), (left, area.centery)) + 6
        services.text.draw(surface, services.text.say(said), (x, area.centery), "small", 13, theme.PARCHMENT_DIM,
                           "midleft", (left + width - x - 4, 22))  # fmt: skip


def key_cap(surface: pygame.Surface, services: Services, label: str, midleft: tuple[int, int]) -> int:
    """A key with its letter; gives the x after it."""
    role = "marks" if label in "←↑→↓" else "small"
    picture = services.text.fit(label, role, 13, theme.WALNUT_DARK, (76, 20))  # type: ignore[arg-type]
    cap = pygame.Rect(midleft[0], midleft[1] - 11, max(22, picture.get_width() + 12), 22)
    shapes.rect(surface, theme.WALNUT_DARK, cap.move(0, 2), 0, 5)
    shapes.rect(surface, theme.PARCHMENT_DIM, cap, 0, 5)
    shapes.rect(surface, theme.PARCHMENT, cap.inflate(-4, -6).move(0, -1), 0, 4)
    surface.blit(picture, picture.get_rect(center=(cap.centerx, cap.centery - 1)))
    return cap.right
