"""Knows the small sign beside the clocks that says whether LiveSplit hears of the run."""

import pygame

from scenes.services import shapes
from scenes.services.canvas import blank, density_of
from scenes.services.livesplit import State
from scenes.services.services import Services
from scenes.ui import theme

_PLATE = pygame.Rect(814, 0, 104, 23)


def draw(surface: pygame.Surface, services: Services, state: State) -> None:
    """A tick: it hears; a cross: nobody listens; dots: it is being tried. Nothing while it is switched off."""
    if state == "off":
        return
    ground = blank(_PLATE.size, pygame.SRCALPHA, density_of(surface))
    shapes.rect(ground, (*theme.WALNUT_DARK, 225), ground.get_rect(), 0, 6)
    surface.blit(ground, _PLATE)
    x, y = _PLATE.left + 14, _PLATE.centery
    match state:
        case "connected":
            shapes.lines(surface, theme.BRASS_BRIGHT, False, ((x - 6, y), (x - 2, y + 5), (x + 6, y - 5)), 3)
        case "refused":
            for way in (-1, 1):
                shapes.line(surface, theme.PARCHMENT, (x - 5, y - 5 * way), (x + 5, y + 5 * way), 3)
        case _:
            for dot in (-1, 0, 1):
                shapes.circle(surface, theme.PARCHMENT, (x + 6 * dot, y + 3), 2)
    colour = theme.BRASS_BRIGHT if state == "connected" else theme.PARCHMENT
    box = (_PLATE.width - 34, 22)
    services.text.draw(
        surface, services.text.say("livesplit.name"), (x + 14, y), "small", theme.TINY_PX, colour, "midleft", box
    )
