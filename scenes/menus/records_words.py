"""Knows how numbers, headings and explanations stand on the pages of the records."""

import pygame

from scenes.campaign.parts import Pen
from scenes.services.services import Services
from scenes.ui import paint, theme

HEAD_PX = 34


def decimal(services: Services, value: int, digits: int) -> str:
    """A whole number of tenths (or hundredths) with the language's point."""
    whole, rest = divmod(value, 10**digits)
    return f"{whole}{services.text.say('records.point')}{rest:0{digits}}"


def percent(services: Services, per_mille: int) -> str:
    """A share in per cent with one decimal."""
    return services.text.say("records.percent", {"number": decimal(services, per_mille, 1)})


def headed(surface: pygame.Surface, services: Services, rect: pygame.Rect, words: str) -> int:
    """A heading with a rule below it at the top of `rect`; where what it is about begins."""
    pen = Pen(surface, services, "title", theme.RED_INK)
    pen.line(words, (rect.left, rect.top + HEAD_PX // 2), theme.BODY_PX + 2, (rect.width, HEAD_PX))
    paint.rule(surface, (rect.left, rect.top + HEAD_PX), rect.width)
    return rect.top + HEAD_PX


def noted(surface: pygame.Surface, services: Services, rect: pygame.Rect, height: int, key: str) -> None:
    """What the figures mean, in pale ink at the foot of `rect`."""
    note = pygame.Rect(rect.left, rect.bottom - height, rect.width, height)
    words = services.text.say(key)
    Pen(surface, services, "body", theme.INK_PALE).block(words, note.topleft, theme.SMALL_PX + 1, note.size)


def pairs(surface: pygame.Surface, services: Services, rect: pygame.Rect, lines: tuple[tuple[str, str], ...]) -> None:
    """Words at the left, their figures at the right, a line each."""
    line = rect.height // len(lines)
    for number, (words, value) in enumerate(lines):
        y = rect.top + number * line + line // 2
        Pen(surface, services).line(words, (rect.left, y), theme.BODY_PX - 2, (rect.width - 150, line - 2))
        Pen(surface, services, "figures").line(value, (rect.right, y), theme.BODY_PX, (140, line - 2), "midright")
