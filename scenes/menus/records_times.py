"""Knows how the best times of a category stand on their page, and beside them the tries at the calendar."""

import pygame

from game.core import runfile, seeds
from scenes.campaign.parts import Pen, said_time
from scenes.menus.records_words import headed, noted
from scenes.services import shapes, veil
from scenes.services.best_times import Time, Times
from scenes.services.records import date_of
from scenes.services.services import Services
from scenes.ui import theme

_TOP_PX, _NOTE_PX, _ROW_PX = 56, 44, 45


def paint_times(surface: pygame.Surface, services: Services, rect: pygame.Rect, found: Times, category: str) -> None:
    """The fastest won runs of a category; of the calendar also what became of the newest days."""
    say = services.text.say
    noted(surface, services, rect, _NOTE_PX, f"times.about.{category}")
    room = pygame.Rect(rect.left, rect.top + _TOP_PX, rect.width, rect.height - _TOP_PX - _NOTE_PX)
    if category not in runfile.CALENDAR:
        _fastest(surface, services, room, found.fastest, say("times.fastest"), room.width)
        return
    width = room.width // 2 - 20
    _fastest(surface, services, pygame.Rect(room.left, room.top, width, room.height), found.fastest,
             say("times.fastest"), width)  # fmt: skip
    _tries(surface, services, pygame.Rect(room.right - width, room.top, width, room.height), found.tries, category)


def said_day(services: Services, seed: str) -> str:
    """A day or week of the calendar by its seed's last word; that word is public, the seed is never typed."""
    kind, day = seeds.calendar(seed), seed.rpartition(" ")[2]
    if kind != "weekly":
        return day
    year, _, week = day.partition("-W")
    return services.text.say("times.week", {"week": week.lstrip("0"), "year": year})


def _fastest(
    surface: pygame.Surface, services: Services, rect: pygame.Rect, times: tuple[Time, ...], words: str, width: int
) -> None:
    top = headed(surface, services, rect, words)
    if not times:
        _nothing(surface, services, rect, "records.no_time")
    for number, one in enumerate(times):
        y = top + 11 + number * _ROW_PX
        figures = Pen(surface, services, "figures")
        figures.line(f"{number + 1}.", (rect.left, y + 13), theme.BODY_PX, (40, 28))
        figures.line(said_time(one.real_ms or 0), (rect.left + 42, y + 13), theme.LARGE_PX - 2, (150, 30))
        game_time = services.text.say("records.game_time", {"time": said_time(one.game_ms)})
        about = _about(services, one)
        if width > 700:
            Pen(surface, services).line(game_time, (rect.left + 220, y + 13), theme.BODY_PX - 4, (290, 28))
            Pen(surface, services).line(about, (rect.left + 530, y + 13), theme.BODY_PX - 4, (width - 530, 28))
        else:
            Pen(surface, services).line(
                game_time, (rect.right, y + 13), theme.BODY_PX - 4, (width - 204, 28), "midright"
            )
            small = Pen(surface, services, "small", theme.INK_PALE)
            small.line(about, (rect.left + 42, y + 34), theme.TINY_PX, (width - 44, 18))


def _about(services: Services, one: Time) -> str:
    """Difficulty, seed or day, when, how often it was taken up again."""
    text = services.text
    told = [text.say(f"difficulty.{one.difficulty}")]
    if seeds.calendar(one.seed):
        told.append(said_day(services, one.seed))
    else:
        told += [text.say("records.seed", {"seed": veil.said_seed(services, one.seed)}), date_of(one.file)[:10]]
    if one.won > 1:
        told.append(text.say_n("times.won", one.won))
    if one.resumed:
        told.append(text.say_n("records.resumed", one.resumed))
    return " · ".join(told)


def _tries(
    surface: pygame.Surface, services: Services, rect: pygame.Rect, tries: tuple[Time, ...], category: str
) -> None:
    say = services.text.say
    top = headed(surface, services, rect, say(f"times.tries.{category}"))
    if not tries:
        _nothing(surface, services, rect, f"times.no_try.{category}")
    for number, one in enumerate(tries):
        y = top + 6 + number * _ROW_PX + 20
        won = one.ending == "won"
        Pen(surface, services, "figures").line(
            said_day(services, one.seed), (rect.left, y), theme.BODY_PX - 2, (160, 28)
        )
        pen = Pen(surface, services, "body", theme.INK if won else theme.RED_INK)
        ending = say(f"files.ending.{one.ending}")
        sign = "" if won else "× "
        level = say(f"difficulty.{one.difficulty}")
        pen.line(f"{sign}{ending} · {level}", (rect.left + 172, y), theme.BODY_PX - 3, (rect.width - 312, 28))
        time = "–" if one.real_ms is None else said_time(one.real_ms)
        Pen(surface, services, "figures").line(time, (rect.right, y), theme.BODY_PX - 2, (130, 28), "midright")
        shapes.line(surface, theme.PARCHMENT_DIM, (rect.left, y + 22), (rect.right, y + 22))


def _nothing(surface: pygame.Surface, services: Services, rect: pygame.Rect, words: str) -> None:
    said, box = services.text.say(words), (rect.width, 80)
    Pen(surface, services).block(said, (rect.left, rect.top + 52), theme.BODY_PX - 2, box)
