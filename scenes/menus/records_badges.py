"""Knows how badges hang on their page: earned ones bright, others as their grey shape, and what the marked one asks."""

from functools import lru_cache

import pygame

from scenes.campaign.parts import Pen, said_time
from scenes.services import shapes
from scenes.services.badges import Badge, Standing
from scenes.services.canvas import density_of, held
from scenes.services.records import date_of
from scenes.services.services import Services
from scenes.ui import theme

CELL_PX = 100
_ICON_PX, _LARGE_PX = 84, 144
_GREY = (206, 190, 158)
_PALE = 120


def picture(services: Services, badge: str, size: int, earned: bool) -> pygame.Surface:
    """A badge's picture; do not draw on it."""
    made = services.assets.sized(f"badges/{badge}.png", (size, size))
    return made if earned else _dimmed(made)


def paint_cell(surface: pygame.Surface, services: Services, one: Standing, rect: pygame.Rect) -> None:
    """A badge on its place."""
    made = picture(services, one.badge.id, _ICON_PX, one.earned)
    surface.blit(made, made.get_rect(center=rect.center))


def paint_note(surface: pygame.Surface, services: Services, rect: pygame.Rect, one: Standing) -> None:
    """Large, by name: what it takes, how far it is, since when it hangs there."""
    say = services.text.say
    shapes.rect(surface, theme.PARCHMENT_DIM, rect, 1, 10)
    made = picture(services, one.badge.id, _LARGE_PX, one.earned)
    surface.blit(made, made.get_rect(midtop=(rect.centerx, rect.top + 14)))
    width, y = rect.width - 40, rect.top + _LARGE_PX + 44
    name = Pen(surface, services, "title", theme.INK)
    name.line(say(f"badge.{one.badge.id}"), (rect.centerx, y), theme.LARGE_PX, (width, 40), "center")
    hint = Pen(surface, services)
    hint.block(say(f"badge.{one.badge.id}.hint"), (rect.centerx, y + 26), theme.BODY_PX - 2, (width, 92), "midtop",
               "centre")  # fmt: skip
    foot = (rect.centerx, rect.bottom - 34)
    if one.earned:
        said = say("badges.since", {"date": date_of(one.file)[:10]})
        Pen(surface, services, "body", theme.RED_INK).line(said, foot, theme.BODY_PX - 3, (width, 32), "center")
    elif counted(one.badge):
        _bar(surface, services, pygame.Rect(rect.left + 30, rect.bottom - 52, rect.width - 60, 34), one)
    else:
        said = _nearest(services, one)
        Pen(surface, services, "body", theme.INK_PALE).line(said, foot, theme.BODY_PX - 3, (width, 32), "center")


def counted(badge: Badge) -> bool:
    """Whether there is a way to go that a bar can show."""
    return badge.goal > 1 and badge.rule != "least"


def _bar(surface: pygame.Surface, services: Services, rect: pygame.Rect, one: Standing) -> None:
    reached = min(one.reached or 0, one.badge.goal)
    bar = pygame.Rect(rect.left, rect.top + 6, rect.width - 110, rect.height - 12)
    shapes.rect(surface, theme.PARCHMENT_DIM, bar, 0, 6)
    filled = pygame.Rect(bar.left, bar.top, bar.width * reached // one.badge.goal, bar.height)
    if filled.width:
        shapes.rect(surface, theme.LEATHER_BRIGHT, filled, 0, 6)
    shapes.rect(surface, theme.INK, bar, 2, 6)
    words = f"{reached} / {one.badge.goal}"
    Pen(surface, services, "figures").line(words, (rect.right, rect.centery), theme.BODY_PX - 2, (102, 32), "midright")


def _nearest(services: Services, one: Standing) -> str:
    """Of what is the better the less, the least so far."""
    if one.badge.rule != "least" or one.reached is None:
        return services.text.say("badges.not_yet")
    return services.text.say("badges.least", {"time": said_time(one.reached)})


@lru_cache(maxsize=96)
def _dimmed(made: pygame.Surface) -> pygame.Surface:
    """The same without colour and shine, and half there."""
    grey = held(pygame.transform.grayscale(made), density_of(made), made.get_size())
    grey.fill((*_GREY, _PALE), special_flags=pygame.BLEND_RGBA_MULT)
    return grey
