"""Knows how a total burns that has passed the other's: flames behind the number, which itself stands still."""

import pygame

from scenes.services.feel import EnterFeel
from scenes.services.services import Services
from scenes.skins.yathsel import layout
from scenes.skins.yathsel.card import totals_of
from scenes.skins.yathsel.shown import Shown
from scenes.ui import theme

FRAMES, STRENGTHS = 12, 3
STILL = 4
FIGURE_PX = 27


def passes(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """Whether the player's total passes the opponent's, who has one already."""
    return 0 < before[1] >= before[0] and after[0] > after[1]


def frame(age_ms: float, feel: EnterFeel, motion: int) -> tuple[int, int] | None:
    """Row and column of the flames' sheet; None once they are out. Without motion they are painted and stand still."""
    if age_ms >= feel.burn_ms:
        return None
    if not motion:
        return 1, STILL
    part = age_ms / feel.burn_ms
    height = min(1.0, part * 8, (1 - part) * 3) * motion / 100
    return min(STRENGTHS - 1, int(height * STRENGTHS)), int(age_ms / feel.flame_frame_ms) % FRAMES


def draw(surface: pygame.Surface, services: Services, shown: Shown) -> None:
    """Flames in the player's cell of the total row, the total over them."""
    if shown.burning_ms is None:
        return
    cell = frame(shown.burning_ms, services.feel.enter, services.settings.now.motion)
    if cell is None:
        return
    picture = services.assets.sheet("flames.png", STRENGTHS, FRAMES)[cell[0]][cell[1]]
    row, right = layout.TOTAL_ROW, layout.COLUMNS[0]
    place = picture.get_rect(midbottom=(right - layout.COLUMN_WIDTH // 2 + 12, row.bottom))
    surface.blit(picture, place)
    said = str(totals_of(shown.duel, shown.counting)[0])
    spot, box = (right, row.centery + 2), (layout.COLUMN_WIDTH, 44)
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        services.text.draw(
            surface, said, (spot[0] + dx, spot[1] + dy), "figures", FIGURE_PX, theme.CREAM, "midright", box
        )
    services.text.draw(surface, said, spot, "figures", FIGURE_PX, theme.INK, "midright", box)
