"""Knows how dice and goods are drawn on the road: icons, faces with their odds, a block that explains one of them."""

from functools import lru_cache

import pygame

from game.campaign.numbers import numbers
from game.yathsel import dice
from scenes import wares
from scenes.campaign.parts import Pen
from scenes.services.assets import Assets
from scenes.services.canvas import part, sized
from scenes.services.services import Services
from scenes.ui import theme

ICON_PX = 72
_ROWS, _COLUMNS, _AT_REST, _STAR_ROW = 6, 20, 19, 5
_SHRINK = 0.86
_FEW, _ROOMY_PX = 4, 140
_DARK = (58, 48, 42)


def icon(surface: pygame.Surface, services: Services, name: str, centre: tuple[int, int], size: int) -> None:
    """A small square picture, `size` pixels wide."""
    made = services.assets.sized(name, (size, size))
    surface.blit(made, made.get_rect(center=centre))


def silhouette(surface: pygame.Surface, services: Services, name: str, centre: tuple[int, int], size: int) -> None:
    """The same as a shadow: something not met yet."""
    made = _shadow(services.assets.sized(name, (size, size)))
    surface.blit(made, made.get_rect(center=centre))


def face(
    surface: pygame.Surface, services: Services, kind: str, number: int, centre: tuple[int, int], size: int
) -> None:
    """A die of a kind showing a number (0 the star)."""
    made = _face(_cell(services.assets, dice.family(kind), number), size)
    surface.blit(made, made.get_rect(center=centre))


def faces(surface: pygame.Surface, services: Services, kind: str, pos: tuple[int, int], size: int, width: int) -> None:
    """The faces of a kind in a row from `pos` on, each with its exact chance: beside it, or below if there are many."""
    shown = wares.odds(kind)
    many = len(shown) > _FEW
    step = min(width // len(shown), size + (24 if many else 62))
    figures = Pen(surface, services, "figures")
    for place, (number, chance) in enumerate(shown):
        left = pos[0] + place * step
        face(surface, services, kind, number, (left + size // 2, pos[1] + size // 2), size)
        if many:
            below, room = (left + size // 2, pos[1] + size + 9), (step - 2, 20)
            figures.line(str(chance), below, theme.SMALL_PX - 1, room, "center")
        else:
            room = (step - size - 4, size)
            figures.line(str(chance), (left + size + 2, pos[1] + size // 2), theme.SMALL_PX, room)


def explained(surface: pygame.Surface, services: Services, ware: str, rect: pygame.Rect) -> None:
    """What a die, trick or charm is: picture, name, sentence, and the odds of a die."""
    roomy = rect.height >= _ROOMY_PX
    size = ICON_PX if roomy else min(64, rect.height - 8)
    icon(surface, services, wares.icon(ware), (rect.left + size // 2, rect.top + size // 2 + 2), size)
    left = rect.left + size + 12
    width = rect.right - left
    text = services.text
    head = 38 if roomy else 28
    Pen(surface, services).line(wares.name(text, ware), (left, rect.top + head // 2), theme.BODY_PX - 1, (width, head))
    foot, face_px = 0, 34 if roomy else 26
    if ware in dice.kinds():
        foot = face_px + (20 if len(wares.odds(ware)) > _FEW else 4)
    small, size = Pen(surface, services, "body" if roomy else "small"), theme.SMALL_PX + (2 if roomy else -1)
    small.block(wares.does(text, ware), (left, rect.top + head), size, (width, rect.height - head - 2 - foot))
    if foot:
        faces(surface, services, ware, (left, rect.bottom - foot), face_px, width)


def first_families() -> list[str]:
    """The families of the dice that a run may begin with: its first screen shows their faces."""
    return sorted({dice.family(kind) for kit in numbers().kit for kind in kit.dice})


def load_faces(assets: Assets, family: str) -> None:
    """Gets the faces of a family ready; it takes some 10 ms the first time."""
    _cell(assets, family, 1)


@lru_cache(maxsize=128)
def _shadow(picture: pygame.Surface) -> pygame.Surface:
    made = picture.copy()
    if not made.get_flags() & pygame.SRCALPHA:
        made.fill(_DARK, special_flags=pygame.BLEND_RGB_MULT)
        return made
    made.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    made.fill((*theme.INK_PALE, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return made


def _cell(assets: Assets, family: str, number: int) -> pygame.Surface:
    row = number - 1 if number else _STAR_ROW
    return assets.column(f"dice/{family}.png", _ROWS, _COLUMNS, _AT_REST)[row]


@lru_cache(maxsize=256)
def _face(cell: pygame.Surface, size: int) -> pygame.Surface:
    inside = cell.get_rect().inflate(*(-int(side * (1 - _SHRINK)) for side in cell.get_size()))
    return sized(part(cell, inside), (size, size))
