"""Knows how plates, panels and rings are drawn: from our pictures, each size made once."""

import pygame

from scenes.services import shapes
from scenes.services.services import Services
from scenes.ui import theme

PANEL_MARGIN = 20
_PANEL_EDGE = 60
_PLATE_EDGE = 20


def panel(surface: pygame.Surface, services: Services, rect: pygame.Rect, dark: bool = False) -> None:
    """A sheet of parchment (or a leather board) that fills `rect`; its shadow falls outside."""
    name = "panel_large_dark.png" if dark else "panel_large.png"
    around = rect.inflate(2 * PANEL_MARGIN, 2 * PANEL_MARGIN)
    surface.blit(services.assets.plate(name, around.size, _PANEL_EDGE), around)


def plate(surface: pygame.Surface, services: Services, rect: pygame.Rect, state: str) -> None:
    """A button's plate; `state` is normal, hover, pressed or disabled."""
    surface.blit(services.assets.plate(f"button_{state}.png", rect.size, _PLATE_EDGE), rect)


def ring(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The mark of what has the focus: a bright frame and two brass arrows, so that it is seen without colour too."""
    around = rect.inflate(10, 10)
    shapes.rect(surface, theme.WALNUT_DARK, around, 6, 13)
    shapes.rect(surface, theme.BRASS_BRIGHT, around.inflate(-4, -4), 2, 11)
    for tip, back in ((around.left - 5, -13), (around.right + 4, 13)):
        y = around.centery
        points = ((tip, y), (tip + back, y - 9), (tip + back, y + 9))
        shapes.polygon(surface, theme.BRASS_BRIGHT, points)
        shapes.polygon(surface, theme.WALNUT_DARK, points, 3)


def field(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A sunken field for typed text or a shown value."""
    shapes.rect(surface, theme.CREAM, rect, 0, 8)
    shapes.rect(surface, theme.INK_PALE, rect, 2, 8)
    shapes.line(surface, theme.PARCHMENT_DIM, (rect.left + 6, rect.top + 3), (rect.right - 7, rect.top + 3), 2)


def rule(surface: pygame.Surface, left: tuple[int, int], width: int) -> None:
    """A thin double line under a heading."""
    x, y = left
    shapes.line(surface, theme.INK, (x, y), (x + width, y), 2)
    shapes.line(surface, theme.INK_PALE, (x, y + 4), (x + width, y + 4), 1)
