"""Knows the small sign beside the clocks that says whether LiveSplit hears of the run."""

import pygame

from scenes.services import shapes
from scenes.services.canvas import blank, density_of
from scenes.services.livesplit import State
from scenes.services.services import Services
from scenes.ui import theme

_PLATE = pygame.Rect(272, 0, 104, 23)


def draw(surface: pygame.Surface, services: Services, state: State) -> None:
    """The mark and the name; nothing while it is switched off."""
    if state == "off":
        return
    ground = blank(_PLATE.size, pygame.SRCALPHA, density_of(surface))
    shapes.rect(ground, (*theme.WALNUT_DARK, 225), ground.get_rect(), 0, 6)
    surface.blit(ground, _PLATE)
    colour = theme.BRASS_BRIGHT if state == "connected" else theme.PARCHMENT
    mark(surface, state, (_PLATE.left + 14, _PLATE.centery), colour)
    place, box = (_PLATE.left + 28, _PLATE.centery), (_PLATE.width - 34, 22)
    services.text.draw(
        surface, services.text.say("livesplit.name"), place, "small", theme.TINY_PX, colour, "midleft", box
    )


def mark(surface: pygame.Surface, state: State, centre: tuple[int, int], colour: theme.Colour) -> None:
    """A tick: it hears; a cross: nobody listens; dots: it is being tried."""
    x, y = centre
    match state:
        case "connected":
            shapes.lines(surface, colour, False, ((x - 6, y), (x - 2, y + 5), (x + 6, y - 5)), 3)
        case "refused":
            for way in (-1, 1):
                shapes.line(surface, colour, (x - 5, y - 5 * way), (x + 5, y + 5 * way), 3)
        case _:
            for dot in (-1, 0, 1):
                shapes.circle(surface, colour, (x + 6 * dot, y + 3), 2)
