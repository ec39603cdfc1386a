"""Knows the picture that a watched match shows where it is not at its table: a whole screen, a little smaller."""

import pygame

from scenes.replaying import strip
from scenes.replaying.house import Paint
from scenes.services import shapes
from scenes.services.canvas import blank, density_of, settle, sized
from scenes.ui import theme

_PLACE = pygame.Rect(0, 0, strip.BAR.top * 16 // 9 - 8, strip.BAR.top - 4)
_PLACE.midtop = (strip.BAR.centerx, 2)


class Framed:
    """One picture, made once a density; a `live` one is made anew every time, on fine canvases every second time."""

    def __init__(self, paint: Paint, live: bool = False) -> None:
        self._paint = paint
        self._live = live
        self._held = False
        self._whole: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface) -> None:
        """The picture in the middle, dark beside it."""
        density = density_of(surface)
        self._held = self._live and density > 1 and not self._held
        stays = not self._live or self._held
        if self._picture is None or density_of(self._picture) != density or not stays:
            self._picture = self._made(surface)
        surface.fill(theme.WALNUT_DARK)
        surface.blit(self._picture, _PLACE)
        shapes.rect(surface, theme.BRASS_DARK, _PLACE.inflate(4, 4), 2, 4)

    def _made(self, surface: pygame.Surface) -> pygame.Surface:
        whole = self._whole
        if whole is None or density_of(whole) != density_of(surface):
            whole = blank(surface.get_size(), 0, density_of(surface))
        self._paint(whole)
        settle(whole)
        if self._live:
            self._whole = whole
        return sized(whole, _PLACE.size, density_of(surface))
