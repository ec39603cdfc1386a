"""Knows how what the opponent says is drawn: a bubble on the rail of the table, over nothing that is read."""

from functools import lru_cache

import pygame

from scenes.services import shapes
from scenes.services.canvas import blank, density_of
from scenes.services.services import Services
from scenes.skins.yathsel import layout
from scenes.skins.yathsel.company import Company
from scenes.ui import theme

_PAD_X, _PAD_Y = 18, 7
_SIZE = 18
_TAIL_PX = 22


def draw(surface: pygame.Surface, services: Services, company: Company) -> None:
    """What is being said, beside the face of whoever says it."""
    part = company.shown()
    if not part:
        return
    text, room = services.text, layout.SPEECH
    if services.settings.now.clocks:
        room = room.move(0, theme.CLOCKS_PX - room.top)
    said = text.say("run.quoted", {"words": text.say(company.line)})
    inner = (room.width - _TAIL_PX - 2 * _PAD_X, room.height - 2 * _PAD_Y)
    words = text.fit(said, "body", _SIZE, theme.INK, inner, wrap=True)
    size = (words.get_width() + 2 * _PAD_X + _TAIL_PX, max(36, words.get_height() + 2 * _PAD_Y))
    bubble = _bubble(size, density_of(surface)).copy()
    bubble.blit(words, words.get_rect(center=(_TAIL_PX + (size[0] - _TAIL_PX) // 2, size[1] // 2)))
    bubble.set_alpha(round(255 * part))
    surface.blit(bubble, (room.left - round(10 * (1 - part)), room.centery - size[1] // 2))


@lru_cache(maxsize=8)
def _bubble(size: tuple[int, int], density: float) -> pygame.Surface:
    made = blank(size, pygame.SRCALPHA, density)
    body = pygame.Rect(_TAIL_PX, 0, size[0] - _TAIL_PX, size[1])
    middle = size[1] // 2
    tail = ((0, middle + 8), (_TAIL_PX + 2, middle - 9), (_TAIL_PX + 2, middle + 7))
    shapes.rect(made, theme.INK, body, 0, 14)
    shapes.polygon(made, theme.INK, tail)
    shapes.rect(made, theme.CREAM, body.inflate(-4, -4), 0, 12)
    shapes.polygon(made, theme.CREAM, ((5, middle + 6), (_TAIL_PX + 5, middle - 6), (_TAIL_PX + 5, middle + 5)))
    return made
