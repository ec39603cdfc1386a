"""Knows the colours of the star race and its small pictures: ships, cards, plates of spaces."""

from collections.abc import Callable

import pygame

from game.super_teams.numbers import colour_of, number_of
from game.super_teams.state import colour_of_ship
from scenes.services import shapes
from scenes.services.canvas import blank, density_of, sized
from scenes.services.services import Services
from scenes.services.text import Colour

NIGHT: Colour = (8, 12, 34)
DEEP: Colour = (22, 32, 78)
BLUE: Colour = (96, 124, 200)
STAR: Colour = (240, 244, 255)
PALE: Colour = (222, 230, 252)
DIM: Colour = (168, 182, 222)
GREY: Colour = (118, 128, 164)
GOLD: Colour = (255, 218, 120)
PINK: Colour = (255, 110, 176)
CYAN: Colour = (110, 226, 255)
SHIPS: dict[str, Colour] = {
    "red": (236, 76, 66), "green": (76, 206, 116), "black": (70, 72, 88), "yellow": (246, 208, 74),
}  # fmt: skip
INKS: dict[str, Colour] = {"red": STAR, "green": NIGHT, "black": STAR, "yellow": NIGHT}
KINDS: dict[str, Colour] = {
    "N": (150, 176, 236), "B": GOLD, "H": CYAN, "A": (230, 150, 96), "M": PINK, "S": STAR, "F": GOLD,
}  # fmt: skip
SIGNS = {"N": "✦", "B": "★", "H": "→", "A": "●", "M": "○"}
_FINE = 6
_HULLS: dict[str, tuple[tuple[float, float], ...]] = {
    "red": ((0.98, 0.5), (0.62, 0.3), (0.2, 0.06), (0.3, 0.36), (0.04, 0.5), (0.3, 0.64), (0.2, 0.94), (0.62, 0.7)),
    "green": ((0.97, 0.5), (0.86, 0.24), (0.6, 0.08), (0.34, 0.08), (0.12, 0.24), (0.03, 0.5), (0.12, 0.76),
              (0.34, 0.92), (0.6, 0.92), (0.86, 0.76)),
    "black": ((0.98, 0.5), (0.58, 0.26), (0.46, 0.02), (0.36, 0.26), (0.04, 0.1), (0.16, 0.5), (0.04, 0.9),
              (0.36, 0.74), (0.46, 0.98), (0.58, 0.74)),
    "yellow": ((0.97, 0.36), (0.97, 0.64), (0.72, 0.66), (0.68, 0.92), (0.1, 0.92), (0.06, 0.66), (0.2, 0.5),
               (0.06, 0.34), (0.1, 0.08), (0.68, 0.08), (0.72, 0.34)),
}  # fmt: skip


class Look:
    """Pictures of this table, each made once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}

    def ship(self, name: str, size: tuple[int, int], looks: int, alpha: int = 255) -> pygame.Surface:
        """A ship from above: hull and colour are its colour's, the number of lights its own."""
        return self._made(("ship", name, size, looks, alpha), lambda: self._hull(name, size, looks, alpha))

    def plate(
        self, surface: pygame.Surface, area: pygame.Rect, edge: Colour, alpha: int = 200, fill: Colour = NIGHT,
        radius: int = 12, width: int = 2,
    ) -> None:  # fmt: skip
        """A dark glass plate with a lit edge."""
        key = ("plate", area.size, edge, alpha, fill, radius, width, density_of(surface))
        if key not in self._kept:
            made = blank(area.size, pygame.SRCALPHA, density_of(surface))
            shapes.rect(made, (*fill, alpha), made.get_rect(), 0, radius)
            shapes.rect(made, (*edge, 70), made.get_rect(), width + 2, radius)
            shapes.rect(made, (*edge, 255), made.get_rect().inflate(-2, -2), width, radius - 1)
            self._kept[key] = made
        surface.blit(self._kept[key], area)

    def card(
        self, surface: pygame.Surface, area: pygame.Rect, card: str, lit: bool = True, joker: bool = False
    ) -> None:
        """A movement card: its number, and the ship it moves; a joker has a star in place of the ship."""
        colour = colour_of(card)
        fill = SHIPS[colour] if lit else tuple(part // 2 for part in SHIPS[colour])
        ink = INKS[colour] if lit else DIM
        self.plate(surface, area, STAR if lit else GREY, 255, fill, 10, 2)  # type: ignore[arg-type]
        text = self._services.text
        middle = (area.centerx, area.top + area.height * 36 // 100)
        text.draw(surface, str(number_of(card)), middle, "figures", area.height * 46 // 100, ink, "center",
                  (area.width - 8, area.height // 2))  # fmt: skip
        below = (area.centerx, area.bottom - area.height * 22 // 100)
        if joker:
            text.draw(surface, "★", below, "marks", area.height * 26 // 100, ink, "center", (area.width, 40))
            return
        wide = area.width * 62 // 100
        band = pygame.Rect(0, 0, area.width - 10, area.height * 34 // 100)
        band.center = below
        shapes.rect(surface, NIGHT, band, 0, 7)
        picture = self.ship(f"{colour}0", (wide, wide * 2 // 3), 1, 255 if lit else 150)
        surface.blit(picture, picture.get_rect(center=below))

    def back(self, surface: pygame.Surface, area: pygame.Rect, edge: Colour = BLUE) -> None:
        """The back of a card."""
        self.plate(surface, area, edge, 255, DEEP, 7, 2)
        self._services.text.draw(surface, "✦", area.center, "marks", area.height * 40 // 100, edge, "center", area.size)

    def ring(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The mark of what has the focus: a bright frame and two arrows, so that it is seen without colour too."""
        around = area.inflate(8, 8)
        shapes.rect(surface, NIGHT, around.inflate(2, 2), 5, 12)
        shapes.rect(surface, GOLD, around, 2, 11)
        for tip, back in ((around.left - 5, -12), (around.right + 4, 12)):
            points = ((tip, around.centery), (tip + back, around.centery - 8), (tip + back, around.centery + 8))
            shapes.polygon(surface, GOLD, points)
            shapes.polygon(surface, NIGHT, points, 2)

    def _hull(self, name: str, size: tuple[int, int], looks: int, alpha: int) -> pygame.Surface:
        colour = colour_of_ship(name)
        number = int(name[len(colour) :])
        wide, high = size[0] * _FINE, size[1] * _FINE
        large = pygame.Surface((wide, high), pygame.SRCALPHA)
        for fill, part in ((NIGHT, 1.0), (STAR, 0.93), (SHIPS[colour], 0.8)):
            points = [(wide / 2 + (x - 0.5) * wide * part, high / 2 + (y - 0.5) * high * part)
                      for x, y in _HULLS[colour]]  # fmt: skip
            shapes.polygon(large, fill, points)
        for light in range(number):
            x = wide * (0.5 + 0.2 * (light - (number - 1) / 2))
            shapes.circle(large, NIGHT, (x, high / 2), high * 0.13)
            shapes.circle(large, STAR, (x, high / 2), high * 0.09)
        if looks < 0:
            large = pygame.transform.flip(large, True, False)
        made = sized(large, size, self._services.assets.density)
        made.set_alpha(alpha)
        return made

    def _made(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        full = (*key, self._services.assets.density)
        if full not in self._kept:
            self._kept[full] = make()
        return self._kept[full]
