"""Knows how somebody beside the table speaks: a parchment with a face and words, and a ring round what is meant."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.campaign import parts
from scenes.services import shapes
from scenes.services.services import Services
from scenes.ui import theme

FACE_PX, _FRAME_PX = 76, 86
_EDGE, _SHADOW = 40, 20
_PAD = 16
_TAIL_PX = 18
_NEAR = 8
_BOUNCE_MS = 1400


@dataclass(frozen=True, slots=True)
class Said:
    """What is said, by whom (an opponent's id), and the small line below it."""

    words: str
    who: str
    foot: str = ""


def lay(services: Services, said: Said, room: pygame.Rect, targets: Sequence[pygame.Rect]) -> pygame.Rect:
    """Where the bubble lies in its room: as near as it can to what is pointed at, never on it."""
    height = max(_FRAME_PX, _words(services, said, room).get_height()) + 2 * _PAD + _foot_px(services, said)
    made = pygame.Rect(0, 0, room.width, min(height, room.height))
    if not targets:
        made.center = room.center
        return made
    aim = targets[0].unionall(list(targets[1:]))
    made.midtop = (room.centerx, room.top)
    if aim.centery > room.bottom:
        made.bottom = room.bottom
    return made


def foot_area(services: Services, said: Said, bubble: pygame.Rect) -> pygame.Rect:
    """Where the small line stands; a click on it is for the tutor."""
    height = _foot_px(services, said)
    return pygame.Rect(bubble.left + _PAD, bubble.bottom - height - 8, bubble.width - 2 * _PAD, height)


def draw(
    surface: pygame.Surface, services: Services, said: Said, room: pygame.Rect, bubble: pygame.Rect,
    targets: Sequence[pygame.Rect],
) -> None:  # fmt: skip
    """The whole bubble with its tail; what it says is fitted into it."""
    around = bubble.inflate(2 * _SHADOW, 2 * _SHADOW)
    surface.blit(services.assets.plate("panel.png", around.size, _EDGE), around)
    if targets:
        _tail(surface, bubble, targets[0].unionall(list(targets[1:])))
    face = (bubble.left + _PAD + _FRAME_PX // 2, bubble.top + _PAD + _FRAME_PX // 2)
    parts.portrait(surface, services, said.who, face, FACE_PX)
    words = _words(services, said, room)
    left, top = bubble.left + 2 * _PAD + _FRAME_PX, bubble.top + _PAD
    below = bubble.bottom - _PAD - _foot_px(services, said)
    surface.blit(words, words.get_rect(midleft=(left, (top + below) // 2)))
    if said.foot:
        area = foot_area(services, said, bubble)
        shapes.line(surface, theme.INK_PALE, area.topleft, area.topright)
        services.text.draw(
            surface, said.foot, (area.centerx, area.centery + 1), "small", theme.TINY_PX, theme.INK, "center", area.size
        )


def ring(surface: pygame.Surface, targets: Sequence[pygame.Rect], ms: float, motion: int) -> None:
    """A bright frame round each thing that is meant; it breathes unless motion is off."""
    beat = 0.5 - 0.5 * math.cos(ms * 2 * math.pi / _BOUNCE_MS) if motion else 0.5
    grow = round(4 + 2 * beat * 4 * motion / 100)
    for one in targets:
        around = one.inflate(2 * grow, 2 * grow)
        shapes.rect(surface, theme.WALNUT_DARK, around.inflate(4, 4), 6, 14)
        shapes.rect(surface, theme.BRASS_BRIGHT, around, 3, 12)


def _words(services: Services, said: Said, room: pygame.Rect) -> pygame.Surface:
    box = (room.width - 3 * _PAD - _FRAME_PX - 8, room.height - 2 * _PAD - _foot_px(services, said))
    return services.text.fit(said.words, "body", theme.BODY_PX - 2, theme.INK, box, wrap=True)


def _foot_px(services: Services, said: Said) -> int:
    return services.text.scaled(theme.TINY_PX) + 17 if said.foot else 0


def _tail(surface: pygame.Surface, bubble: pygame.Rect, aim: pygame.Rect) -> None:
    """A small tongue of parchment on the side where the thing lies."""
    dx, dy = aim.centerx - bubble.centerx, aim.centery - bubble.centery
    if abs(dx) * bubble.height > abs(dy) * bubble.width:
        x, way = (bubble.right - 3, 1) if dx > 0 else (bubble.left + 2, -1)
        y = max(bubble.top + 40, min(aim.centery, bubble.bottom - 40))
        points = ((x, y - 13), (x, y + 13), (x + way * _TAIL_PX, y + _lean(aim.centery - y)))
    else:
        y, way = (bubble.bottom - 3, 1) if dy > 0 else (bubble.top + 2, -1)
        x = max(bubble.left + 60, min(aim.centerx, bubble.right - 60))
        points = ((x - 13, y), (x + 13, y), (x + _lean(aim.centerx - x), y + way * _TAIL_PX))
    shapes.polygon(surface, theme.PARCHMENT, points)
    shapes.lines(surface, theme.BRASS_DARK, False, (points[0], points[2], points[1]), 2)


def _lean(away: int) -> int:
    return max(-_NEAR, min(_NEAR, away))
