"""Knows the two clocks of a run: the time for decisions and that by the wall, in ms, on whatever is shown of it."""

import pygame

from scenes.services import shapes
from scenes.services.canvas import blank, density_of
from scenes.services.services import Services
from scenes.ui import theme

_PLATE = pygame.Rect(0, 0, 430, 23)
_MIDDLE = 595


def said_ms(ms: int) -> str:
    """Hours if any, minutes, seconds, milliseconds."""
    seconds, rest = divmod(ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    head = f"{hours}:{minutes:02}" if hours else f"{minutes}"
    return f"{head}:{seconds:02}.{rest:03}"


def draw(surface: pygame.Surface, services: Services, game_ms: int, real_ms: int) -> None:
    """Both clocks on the upper edge, if the player wants them."""
    if not services.settings.now.clocks:
        return
    plate = _PLATE.move(_MIDDLE - _PLATE.width // 2, 0)
    ground = blank(plate.size, pygame.SRCALPHA, density_of(surface))
    shapes.rect(ground, (*theme.WALNUT_DARK, 225), ground.get_rect(), 0, 6)
    surface.blit(ground, plate)
    halves = ((plate.left, "clocks.game", game_ms), (plate.centerx, "clocks.real", real_ms))
    for left, label, ms in halves:
        words = services.text.draw(
            surface, services.text.say(label), (left + 14, plate.centery), "small", theme.SMALL_PX, theme.PARCHMENT_DIM,
            "midleft", (86, 22),
        )  # fmt: skip
        room = (plate.width // 2 - 30 - words.width, 22)
        place = (words.right + 10, plate.centery)
        services.text.draw(
            surface, said_ms(ms), place, "figures", theme.SMALL_PX + 2, theme.BRASS_BRIGHT, "midleft", room
        )
