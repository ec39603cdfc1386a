"""Knows the plates of a race beside the clocks: the last split or the loss so far, and the ghost while on the road."""

import pygame

from scenes.racing import figures
from scenes.services import shapes
from scenes.services.canvas import blank, density_of
from scenes.services.services import Services
from scenes.ui import theme

SPLIT = pygame.Rect(814, 0, 132, 23)
ROAD = pygame.Rect(952, 0, 320, 23)


def ground(surface: pygame.Surface, area: pygame.Rect) -> None:
    """A dark plate like that of the clocks."""
    made = blank(area.size, pygame.SRCALPHA, density_of(surface))
    shapes.rect(made, (*theme.WALNUT_DARK, 225), made.get_rect(), 0, 6)
    surface.blit(made, area)


def draw_split(surface: pygame.Surface, services: Services, number: int, delta_ms: int, gold: bool) -> None:
    """How far ahead or behind at the end of a duel, or by now."""
    ground(surface, SPLIT)
    label = services.text.say("racing.duel", {"n": number + 1})
    place = (SPLIT.left + 6, SPLIT.centery)
    services.text.draw(
        surface, label, place, "small", theme.TINY_PX, theme.PARCHMENT_DIM, "midleft", (40, SPLIT.height - 2)
    )
    right = SPLIT.right - (20 if gold else 8)
    said, colour = figures.said_delta(delta_ms), figures.colour_of(-delta_ms, True)
    services.text.draw(
        surface, said, (right, SPLIT.centery), "figures", theme.SMALL_PX + 1, colour, "midright",
        (right - SPLIT.left - 48, SPLIT.height - 2),
    )  # fmt: skip
    if gold:
        figures.star(surface, (SPLIT.right - 11, SPLIT.centery), 7)


def draw_road(surface: pygame.Surface, services: Services, words: str, delta_ms: int | None = None) -> None:
    """One line about the ghost, and how far it is behind or ahead."""
    ground(surface, ROAD)
    figures.phantom(surface, (ROAD.left + 16, ROAD.centery), 16)
    right = ROAD.right - 8
    if delta_ms is not None:
        said, colour = figures.said_delta(delta_ms), figures.colour_of(-delta_ms, True)
        place = (right, ROAD.centery)
        right = services.text.draw(
            surface, said, place, "figures", theme.SMALL_PX + 1, colour, "midright", (84, ROAD.height - 2)
        ).left - 8  # fmt: skip
    left = ROAD.left + 32
    services.text.draw(
        surface, words, (left, ROAD.centery), "small", theme.SMALL_PX - 1, theme.PARCHMENT, "midleft",
        (right - left, ROAD.height - 1),
    )  # fmt: skip
