"""Knows how the games of the saloon stand on their page: a row a game, and what people and bots enter in duels."""

import pygame

from scenes.campaign.parts import Pen, said_time
from scenes.menus.records_words import decimal
from scenes.services import shapes
from scenes.services.saloon_figures import GameFigures, SaloonFigures
from scenes.services.services import Services
from scenes.ui import charts, theme
from scenes.ui.charts import Column, Group

_ROW_PX = 32
_COLUMNS = (("seats", 0.31), ("played", 0.39), ("people", 0.51), ("bots", 0.60), ("average", 0.71), ("highest", 0.81),
            ("longest", 0.90), ("time", 1.0))  # fmt: skip


def paint_saloon(surface: pygame.Surface, services: Services, rect: pygame.Rect, found: SaloonFigures) -> None:
    """The table of games, below it the boxes of the Yathsel duels."""
    say = services.text.say
    _row(surface, services, rect, 0, "", tuple(say(f"tables.{name}") for name, _ in _COLUMNS))
    for number, one in enumerate(found.games, start=1):
        _row(surface, services, rect, number, say(f"saloon.game.{one.game}.name"), _cells(services, one))
    top = rect.top + 5 * _ROW_PX + 10
    chart = pygame.Rect(rect.left, top, rect.width, rect.bottom - top)
    if found.games[0].played:
        _boxes(surface, services, chart, found)
    else:
        Pen(surface, services, "body", theme.INK_PALE).block(
            say("tables.no_duel"), chart.center, theme.BODY_PX - 2, (chart.width - 200, 90), "center", "centre"
        )


def _cells(services: Services, one: GameFigures) -> tuple[str, ...]:
    if not one.played:
        return ("–",) * len(_COLUMNS)
    seats = f"{one.fewest}" if one.fewest == one.most else f"{one.fewest}–{one.most}"
    average = "–" if one.average is None else decimal(services, one.average, 1)
    highest = "–" if one.highest is None else str(one.highest)
    return (seats, str(one.played), str(one.people_won), str(one.bots_won), average, highest,
            said_time(one.longest_ms), said_time(one.game_ms))  # fmt: skip


def _row(
    surface: pygame.Surface, services: Services, rect: pygame.Rect, number: int, name: str, cells: tuple[str, ...]
) -> None:
    y = rect.top + number * _ROW_PX + _ROW_PX // 2
    Pen(surface, services).line(name, (rect.left, y), theme.BODY_PX - 2, (int(rect.width * 0.24), _ROW_PX - 2))
    pen = Pen(surface, services, "figures") if number else Pen(surface, services, "body", theme.INK_PALE)
    before = 0.25
    for (_, part), words in zip(_COLUMNS, cells, strict=True):
        room = (int(rect.width * (part - before)) - 8, _ROW_PX - 2)
        size = theme.BODY_PX - 3 if number else theme.SMALL_PX
        pen.line(words, (rect.left + int(rect.width * part), y), size, room, "midright")
        before = part
    line = y + _ROW_PX // 2
    shapes.line(surface, theme.PARCHMENT_DIM, (rect.left, line), (rect.right, line))


def _boxes(surface: pygame.Surface, services: Services, rect: pygame.Rect, found: SaloonFigures) -> None:
    say = services.text.say
    words = [say("tables.people_enter"), say("tables.bots_enter")]
    charts.legend(surface, services, pygame.Rect(rect.left, rect.top, 620, 30), words)
    people, bots = found.boxes
    groups = [
        Group(say(f"box.{one.box}"), tuple(
            Column(box.average / 100, decimal(services, round(box.average / 10), 1) if box.times else "–", fill=fill)
            for fill, box in enumerate((one, other))
        ))
        for one, other in zip(people, bots, strict=True)
    ]  # fmt: skip
    charts.columns(surface, services, pygame.Rect(rect.left, rect.top + 30, rect.width, rect.height - 30), groups)
