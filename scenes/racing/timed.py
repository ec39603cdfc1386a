"""Knows how the split of a won duel is written on its result: when, how far ahead, how long it took, best ever."""

import pygame

from scenes.campaign.parts import Pen, said_time
from scenes.racing import figures
from scenes.services.services import Services
from scenes.services.splits import Split
from scenes.ui import theme

_STAR_PX = 9


def draw(surface: pygame.Surface, services: Services, area: pygame.Rect, split: Split) -> None:
    """The split at the left of `area`, its segment at the right."""
    say, size, height = services.text.say, theme.BODY_PX - 3, area.height - 4
    words = say("racing.split", {"time": said_time(split.t_ms)})
    half = area.width // 2 + 20
    delta = "" if split.delta_ms is None else figures.said_delta(split.delta_ms)
    taken = Pen(surface, services).line(words, area.midleft, size, (half - 90, height))
    pen = Pen(surface, services, "figures", figures.colour_of(-(split.delta_ms or 0), False))
    pen.line(delta, (taken.right + 10, area.centery), size, (80, height))
    right = area.right - (2 * _STAR_PX + 8 if split.gold else 0)
    if split.gold:
        figures.star(surface, (area.right - _STAR_PX - 1, area.centery), _STAR_PX)
    segment = say("racing.segment", {"time": said_time(split.segment_ms)})
    Pen(surface, services).line(segment, (right, area.centery), size, (area.width - half - 36, height), "midright")
