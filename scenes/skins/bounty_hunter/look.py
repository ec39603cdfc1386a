"""Knows the colours of the cantina and the small pictures it is strewn with: signs, plates, tokens, chips."""

from collections.abc import Callable

import pygame

from scenes.anim.dice import FACES, FRAMES, REST
from scenes.services import shapes
from scenes.services.canvas import blank, density_of, sized
from scenes.services.services import Services
from scenes.services.text import Colour
from scenes.skins.bounty_hunter import layout

NIGHT: Colour = (16, 10, 30)
VIOLET: Colour = (44, 30, 76)
VIOLET_PALE: Colour = (92, 74, 138)
TEAL: Colour = (72, 232, 220)
TEAL_DIM: Colour = (40, 122, 128)
PINK: Colour = (255, 96, 184)
AMBER: Colour = (255, 196, 104)
PALE: Colour = (232, 228, 248)
DIM: Colour = (184, 172, 214)
GREY: Colour = (126, 116, 150)
GREEN: Colour = (120, 246, 160)
Size = tuple[int, int]


class Look:
    """Pictures of this table, each made once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}

    def sign(self, letter: str, size: int, gap: bool = False) -> pygame.Surface:
        """A colour's sign, or the gap where it is still missing."""
        return self._services.assets.sized(f"hunt/{'gap' if gap else 'mark'}_{letter}.png", (size, size))

    def grey_die(self, size: int) -> pygame.Surface:
        """A grey die that has not been thrown yet: on its edge, no face up."""
        cell = self._services.assets.sheet("dice/hunt_grey.png", FACES, FRAMES)[2][5]
        return self._made(("grey", size), lambda: sized(cell, (size, size), self._services.assets.density))

    def small_die(self, row: int, skin: str, size: int) -> pygame.Surface:
        """A die at rest, small."""
        cell = self._services.assets.column(f"dice/{skin}.png", FACES, FRAMES, REST)[row - 1]
        return self._made(("die", row, skin, size), lambda: sized(cell, (size, size), self._services.assets.density))

    def plate(
        self, surface: pygame.Surface, area: pygame.Rect, edge: Colour, alpha: int = 190, fill: Colour = NIGHT,
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

    def veil(self, surface: pygame.Surface, area: pygame.Rect, colour: Colour, alpha: int, radius: int = 12) -> None:
        """A shade or a light over a part of the table."""
        key = ("veil", area.size, colour, alpha, radius, density_of(surface))
        if key not in self._kept:
            made = blank(area.size, pygame.SRCALPHA, density_of(surface))
            shapes.rect(made, (*colour, alpha), made.get_rect(), 0, radius)
            self._kept[key] = made
        surface.blit(self._kept[key], area)

    def token(self, surface: pygame.Surface, number: str, centre: layout.Point, size: int, lit: bool) -> None:
        """An offer marker with its number."""
        picture = self._services.assets.sized(f"hunt/token{'' if lit else '_dim'}.png", (size, size))
        surface.blit(picture, picture.get_rect(center=centre))
        colour = PALE if lit else GREY
        self._services.text.draw(surface, number, (centre[0], centre[1] - size // 24), "figures", size * 44 // 100,
                                 colour, "center", (size * 7 // 10, size * 7 // 10))  # fmt: skip

    def chip(self, surface: pygame.Surface, centre: layout.Point, size: int, there: bool = True) -> None:
        """A chip, or the empty place for one."""
        if not there:
            shapes.circle(surface, NIGHT, centre, size // 2 - 2)
            shapes.circle(surface, VIOLET_PALE, centre, size // 2 - 2, 1)
            return
        picture = self._services.assets.sized("hunt/chip.png", (size, size))
        surface.blit(picture, picture.get_rect(center=centre))

    def small_card(
        self, surface: pygame.Surface, area: pygame.Rect, contract: str, edge: Colour = TEAL
    ) -> None:  # fmt: skip
        """A contract as a small holo card: its signs alone."""
        self.plate(surface, area, edge, 220, (10, 40, 56), 8, 1)
        for letter, (centre, size) in zip(contract, layout.symbols(area.inflate(-10, -8), len(contract)), strict=True):
            sign = self.sign(letter, size)
            surface.blit(sign, sign.get_rect(center=centre))

    def ring(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The mark of what has the focus: a bright frame and two arrows, so that it is seen without colour too."""
        around = area.inflate(8, 8)
        shapes.rect(surface, NIGHT, around.inflate(2, 2), 5, 12)
        shapes.rect(surface, AMBER, around, 2, 11)
        for tip, back in ((around.left - 5, -12), (around.right + 4, 12)):
            points = ((tip, around.centery), (tip + back, around.centery - 8), (tip + back, around.centery + 8))
            shapes.polygon(surface, AMBER, points)
            shapes.polygon(surface, NIGHT, points, 2)

    def _made(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        full = (*key, self._services.assets.density)
        if full not in self._kept:
            self._kept[full] = make()
        return self._kept[full]
