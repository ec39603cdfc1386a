"""Knows the small pictures the table is strewn with: icons at any size, tags, veils, arrows; each made once."""

import pygame

from scenes import wares
from scenes.services import shapes
from scenes.services.canvas import blank, sized
from scenes.services.services import Services
from scenes.ui import theme

DIM = 120


class Pieces:
    """Small pictures, kept."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._icons: dict[tuple[str, int, bool, float], pygame.Surface] = {}
        self._veils: dict[tuple[tuple[int, int], int, float], pygame.Surface] = {}

    def icon(self, ware: str, size: int, dim: bool = False) -> pygame.Surface:
        """A die, trick or charm, `size` pixels high."""
        return self.picture(wares.icon(ware), size, dim)

    def picture(self, name: str, size: int, dim: bool = False) -> pygame.Surface:
        """Any picture, `size` pixels high."""
        key = (name, size, dim, self._services.window.density)
        if key not in self._icons:
            raw = self._services.assets.image(name)
            width = round(raw.get_width() * size / raw.get_height())
            made = sized(raw, (width, size))
            if dim:
                made.set_alpha(DIM)
            self._icons[key] = made
        return self._icons[key]

    def veil(self, size: tuple[int, int]) -> pygame.Surface:
        """A green shade over a die that does not count any more."""
        return self._plate(size, (6, 22, 14, 110), 16)

    def shade(self, size: tuple[int, int], alpha: int) -> pygame.Surface:
        """A brown shade behind words."""
        return self._plate(size, (18, 9, 6, alpha), 10)

    def _plate(self, size: tuple[int, int], colour: tuple[int, int, int, int], round_px: int) -> pygame.Surface:
        density = self._services.window.density
        key = (size, colour[3], density)
        if key not in self._veils:
            made = blank(size, pygame.SRCALPHA, density)
            shapes.rect(made, colour, made.get_rect(), 0, round_px)
            self._veils[key] = made
        return self._veils[key]

    def tag(self, surface: pygame.Surface, said: str, place: tuple[int, int], width: int) -> pygame.Rect:
        """Words on a small dark plate around `place`."""
        picture = self._services.text.fit(said, "small", 12, theme.BRASS_BRIGHT, (width - 12, 18))
        area = picture.get_rect(center=place).inflate(12, 4)
        shapes.rect(surface, theme.WALNUT_DARK, area, 0, 7)
        shapes.rect(surface, theme.BRASS_DARK, area, 1, 7)
        surface.blit(picture, picture.get_rect(center=area.center))
        return area

    def aim(self, surface: pygame.Surface, place: tuple[int, int]) -> None:
        """The sign that something begun can be aimed here."""
        x, y = place
        shapes.polygon(surface, theme.WALNUT_DARK, ((x, y + 11), (x - 11, y - 6), (x + 11, y - 6)))
        shapes.polygon(surface, theme.BRASS_BRIGHT, ((x, y + 7), (x - 7, y - 4), (x + 7, y - 4)))

    def up_or_down(self, surface: pygame.Surface, area: pygame.Rect, up: bool) -> None:
        """Which way a nudge goes."""
        x = area.right - 4
        for tip, back, lit in ((area.top + 12, 14, up), (area.bottom - 12, -14, not up)):
            colour = theme.BRASS_BRIGHT if lit else theme.BRASS_DARK
            edge = ((x, tip - back // 5), (x - 13, tip + back + 2), (x + 13, tip + back + 2))
            shapes.polygon(surface, theme.WALNUT_DARK, edge)
            shapes.polygon(surface, colour, ((x, tip), (x - 9, tip + back), (x + 9, tip + back)))
