"""Knows how the parts of an entry are shown with their causes: a plate beside the row, a ring round what did it."""

import pygame

from game.yathsel.card import BOXES, UPPER
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.yathsel import layout
from scenes.skins.yathsel.entering import DOUBLED, TWIST
from scenes.skins.yathsel.explain import told_box
from scenes.skins.yathsel.pieces import Pieces
from scenes.skins.yathsel.shown import Reckoning, Shown
from scenes.ui import theme

WIDTH, ROW_PX, EDGE_PX, GAP_PX = 212, 23, 8, 8
WORDS_TOP, WORDS_BOTTOM = 152, 266


def draw(surface: pygame.Surface, services: Services, pieces: Pieces, shown: Shown) -> None:
    """The parts told so far; the plate has its whole size from the start, so that nothing on it moves."""
    reckoning = shown.reckoning
    if reckoning is None:
        return
    source = source_of(shown, reckoning)
    if source is not None:
        shapes.rect(surface, theme.WALNUT_DARK, source.inflate(8, 8), 5, 12)
        shapes.rect(surface, theme.BRASS_BRIGHT, source.inflate(6, 6), 3, 11)
    text = services.text
    told = told_box(text, reckoning.duel, reckoning.box)
    if told is None:
        return
    area = place_of(reckoning.box, len(told.rows))
    surface.blit(pieces.shade(area.size, 236), area)
    shapes.rect(surface, theme.BRASS, area, 2, 10)
    _arm(surface, area, layout.row(reckoning.box).centery)
    for number, (name, value) in enumerate(told.rows[: reckoning.rows]):
        y = area.top + EDGE_PX + ROW_PX * number + ROW_PX // 2
        newest = reckoning.rows is not None and number == reckoning.rows - 1
        colour = theme.BRASS_BRIGHT if newest else theme.PARCHMENT
        text.draw(surface, name, (area.left + 12, y), "small", 14, colour, "midleft", (area.width - 78, ROW_PX))
        text.draw(surface, value, (area.right - 12, y + 1), "figures", 17, theme.CREAM, "midright", (58, ROW_PX))


def place_of(box: str, rows: int) -> pygame.Rect:
    """Where the plate of an entry lies: left of its row, but above or below the great words."""
    area = pygame.Rect(0, 0, WIDTH, rows * ROW_PX + 2 * EDGE_PX)
    area.midright = (layout.PARCHMENT.left - GAP_PX, layout.row(box).centery)
    if BOXES.index(box) < UPPER:
        area.bottom = min(area.bottom, WORDS_TOP)
    else:
        area.top = max(area.top, WORDS_BOTTOM)
    return area.clamp(pygame.Rect(6, 6, 1268, layout.BAR.top - 12))


def _arm(surface: pygame.Surface, area: pygame.Rect, y: int) -> None:
    """From the plate to its row."""
    tip, near = (area.right + GAP_PX + 2, y), min(max(y, area.top + 12), area.bottom - 12)
    if near != y:
        x = area.right + 2
        shapes.line(surface, theme.BRASS, (x, near), (x, y), 3)
    shapes.polygon(surface, theme.BRASS, ((area.right, y - 7), tip, (area.right, y + 7)))


def source_of(shown: Shown, reckoning: Reckoning) -> pygame.Rect | None:
    """What on the table just added its part: the twist's plate, a house rule, a charm."""
    duel, cause = reckoning.duel, reckoning.cause
    charms, rules = duel.charms or (), duel.table.house_rules
    if cause == TWIST:
        return layout.TWIST_PLATE
    if reckoning.seat == 0 and cause in charms:
        return layout.charm(charms.index(cause))
    if cause in rules[: layout.MOST_RULES]:
        return layout.rule(rules.index(cause))
    if cause == DOUBLED and cause in (duel.tricks or ()):
        return layout.trick((duel.tricks or ()).index(cause))
    return None
