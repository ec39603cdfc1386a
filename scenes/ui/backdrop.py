"""Knows what lies behind a panel: the scene below gone soft and dark."""

import pygame

from scenes.services.canvas import density_of, settle, sized

_QUARTER = 4


class Backdrop:
    """The blurred picture of what was on the canvas when it was first drawn."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface) -> None:
        """Covers the canvas; the picture is made once."""
        if self._picture is None:
            width, height = surface.get_size()
            settle(surface)
            small = pygame.transform.smoothscale(surface, (width // _QUARTER, height // _QUARTER))
            soft = pygame.transform.gaussian_blur(small, 3)
            soft.fill((112, 100, 92), special_flags=pygame.BLEND_RGB_MULT)
            self._picture = sized(soft, (width, height), density_of(surface))
        if density_of(self._picture) != density_of(surface):
            self._picture = sized(self._picture, surface.get_size(), density_of(surface))
        surface.blit(self._picture, (0, 0))
