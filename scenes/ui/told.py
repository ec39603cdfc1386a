"""Knows how a thing is explained: its words, and the dark plate they stand on."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.services import shapes
from scenes.services.canvas import blank, density_of
from scenes.services.services import Services
from scenes.services.text import Text
from scenes.ui import theme

WIDTH, ICON_PX = 348, 40
_BACK, _EDGE = (28, 15, 9, 244), theme.BRASS
_STAR_SIGN = "*"


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a thing: its name, what sort of thing, a sentence, figures in rows, a last line."""

    heading: str
    sort: str = ""
    sentence: str = ""
    rows: tuple[tuple[str, str], ...] = ()
    foot: str = ""
    picture: str = ""


def told_plate(
    surface: pygame.Surface, services: Services, said: Told, icon: pygame.Surface | None,
    put: Callable[[tuple[int, int]], pygame.Rect],
) -> None:  # fmt: skip
    """Draws what is told on a dark plate that `put` lays, given its size; `icon` is the picture in its corner."""
    text, inner = services.text, WIDTH - 32
    body = text.fit(said.sentence, "small", 15, theme.PARCHMENT, (inner, 120), wrap=True) if said.sentence else None
    foot = text.fit(said.foot, "small", 13, theme.BRASS, (inner, 60), wrap=True) if said.foot else None
    odds = bool(said.rows) and icon is not None
    rows_px = (46 if odds else 24 * len(said.rows)) + 8 if said.rows else 0
    height = 62 + (body.get_height() + 6 if body else 0) + rows_px + (foot.get_height() + 4 if foot else 0) + 6
    area = put((WIDTH, height))
    back = blank(area.size, pygame.SRCALPHA, density_of(surface))
    shapes.rect(back, _BACK, back.get_rect(), 0, 12)
    surface.blit(back, area)
    shapes.rect(surface, _EDGE, area, 2, 12)
    x, y = area.left + 16, area.top + 12
    if icon is not None:
        surface.blit(icon, icon.get_rect(topright=(area.right - 12, y)))
    room = inner - (48 if icon else 0)
    text.draw(surface, said.heading, (x, y + 11), "body", 21, theme.BRASS_BRIGHT, "midleft", (room, 28))
    text.draw(surface, said.sort, (x, y + 35), "small", 13, theme.PARCHMENT_DIM, "midleft", (room, 20))
    y += 50
    if body:
        surface.blit(body, (x, y))
        y += body.get_height() + 6
    if said.rows:
        _rows(surface, text, said, pygame.Rect(x, y, inner, rows_px), odds)
        y += rows_px
    if foot:
        surface.blit(foot, (x, y))


def _rows(surface: pygame.Surface, text: Text, said: Told, area: pygame.Rect, odds: bool) -> None:
    if not odds:
        for number, (name, value) in enumerate(said.rows):
            y = area.top + 24 * number + 12
            text.draw(surface, name, (area.left, y), "small", 15, theme.PARCHMENT, "midleft", (area.width - 90, 24))
            text.draw(surface, value, (area.right, y), "figures", 18, theme.CREAM, "midright", (86, 24))
        return
    step = area.width // max(6, len(said.rows))
    for number, (name, value) in enumerate(said.rows):
        x = area.left + step * number + step // 2
        cell = pygame.Rect(0, 0, 26, 24)
        cell.center = (x, area.top + 12)
        shapes.rect(surface, theme.PARCHMENT, cell, 0, 5)
        star = name == _STAR_SIGN
        text.draw(surface, "★" if star else name, cell.center, "marks" if star else "figures", 17, theme.INK, "center",
                  cell.size)  # fmt: skip
        text.draw(surface, value, (x, area.top + 36), "small", 12, theme.CREAM, "center", (step - 2, 20))
