"""Knows the big letters: gold on a dark edge, made once a word, size and scale."""

from functools import lru_cache
from itertools import pairwise

import pygame

from scenes.services import shapes
from scenes.services.canvas import held
from scenes.services.services import Services
from scenes.ui import theme


def gold(
    surface: pygame.Surface, services: Services, words: str, pos: tuple[int, int], size: int, box: tuple[int, int],
    centred: bool = False,
) -> pygame.Rect:  # fmt: skip
    """Draws gilded words with their top left (or top middle) at `pos`, fitted into `box`; returns the place taken."""
    font_size = size
    while font_size > 20 and services.text.size_of(words, "title", font_size)[0] > box[0]:
        font_size -= 2
    picture = _gilded(services.text.font("title", font_size), words, services.text.density)
    place = picture.get_rect(midtop=pos) if centred else picture.get_rect(topleft=pos)
    surface.blit(picture, place)
    return place


@lru_cache(maxsize=64)
def _gilded(font: pygame.Font, words: str, density: float) -> pygame.Surface:
    face = font.render(words, True, (255, 255, 255))
    width, height = face.get_size()
    edge = max(2, height // 34)
    made = pygame.Surface((width + 4 * edge, height + 5 * edge), pygame.SRCALPHA)
    dark = font.render(words, True, theme.WALNUT_DARK)
    glow = pygame.Surface(made.get_size(), pygame.SRCALPHA)
    glow.blit(dark, (2 * edge, 4 * edge))
    made.blit(pygame.transform.gaussian_blur(glow, edge), (0, 0))
    steps = 16
    for step in range(steps):
        direction = pygame.Vector2(edge, 0).rotate(360 * step / steps)
        made.blit(dark, (2 * edge + round(direction.x), edge + round(direction.y)))
    made.blit(font.render(words, True, theme.BRASS_DARK), (2 * edge, edge + max(1, edge // 2)))
    face.blit(_gradient(width, height), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(face, (2 * edge, edge))
    return held(made, density)


def _gradient(width: int, height: int) -> pygame.Surface:
    stops = ((0.0, (255, 240, 190)), (0.42, (244, 200, 110)), (0.55, (196, 134, 52)), (0.62, (226, 176, 92)),
             (1.0, (166, 106, 38)))  # fmt: skip
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    for y in range(height):
        part = 0.1 + 0.8 * y / max(1, height - 1)
        for (start, low), (end, high) in pairwise(stops):
            if start <= part <= end:
                mix = (part - start) / (end - start)
                colour = [round(a + (b - a) * mix) for a, b in zip(low, high, strict=True)]
                shapes.line(made, (*colour, 255), (0, y), (width, y))
    return made
