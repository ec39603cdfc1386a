"""Knows what stands on each page of the records: figures and charts of a player's runs."""

import pygame

from scenes.campaign.parts import Pen
from scenes.menus.records_words import HEAD_PX, decimal, headed, noted, pairs, percent
from scenes.services.services import Services
from scenes.services.statistics import Fallen, Figures
from scenes.ui import charts, theme
from scenes.ui.charts import Column, Group


def paint_runs(surface: pygame.Surface, services: Services, rect: pygame.Rect, found: Figures) -> None:
    """How runs ended, how many in a row were won, what duels brought."""
    say = services.text.say
    endings = [(say("records.won"), found.won), (say("records.lost"), found.lost),
               (say("records.abandoned"), found.abandoned)]  # fmt: skip
    charts.share(surface, services, pygame.Rect(rect.left, rect.top + 4, rect.width, 66), endings)
    rate = found.win_rate
    left = (
        (say("records.win_rate"), "–" if rate is None else percent(services, rate)),
        (say("records.streak"), str(found.streak)),
        (say("records.longest"), str(found.longest)),
    )
    right = (
        (say("records.duels"), f"{found.duels_won} / {found.duels}"),
        (say("records.average"), decimal(services, found.average, 1)),
        (say("records.highest"), str(found.highest)),
    )
    width = rect.width // 2 - 24
    for number, lines in enumerate((left, right)):
        pairs(surface, services, pygame.Rect(rect.left + number * (width + 48), rect.top + 86, width, 108), lines)
    noted(surface, services, pygame.Rect(rect.left, rect.top + 200, rect.width, 52), 52, "records.defined")
    if found.totals:
        Pen(surface, services, "title", theme.RED_INK).line(
            services.text.say_n("records.totals", len(found.totals)), (rect.left, rect.top + 270), theme.BODY_PX,
            (rect.width, 32),
        )  # fmt: skip
        chart = pygame.Rect(rect.left, rect.top + 284, rect.width, rect.bottom - rect.top - 284)
        charts.row(surface, services, chart, found.totals)


def paint_boxes(surface: pygame.Surface, services: Services, rect: pygame.Rect, found: Figures) -> None:
    """What each box brings on average, to both sides."""
    say, sides = services.text.say, dict(found.boxes)
    charts.legend(
        surface, services, pygame.Rect(rect.left, rect.top, 560, 32), [say("records.you"), say("records.them")]
    )
    own, theirs = sides.get("own", ()), sides.get("theirs", ())
    groups = [
        Group(say(f"box.{one.box}"), tuple(
            Column(box.average / 100, decimal(services, round(box.average / 10), 1) if box.times else "–", fill=fill)
            for fill, box in enumerate((one, other))
        ))
        for one, other in zip(own, theirs, strict=True)
    ]  # fmt: skip
    if groups:
        half = (rect.height - 44) // 2
        for number, part in enumerate((groups[:6], groups[6:])):
            room = pygame.Rect(rect.left, rect.top + 40 + number * (half + 4), rect.width, half)
            charts.columns(surface, services, room, part)


def paint_dice(surface: pygame.Surface, services: Services, rect: pygame.Rect, found: Figures) -> None:
    """How often each face fell, and what is normal, for both sides alike."""
    say, width = services.text.say, rect.width // 2 - 20
    for number, (side, fallen) in enumerate(found.dice):
        part = pygame.Rect(rect.left + number * (width + 40), rect.top, width, rect.height - 70)
        thrown = sum(one.fell for one in fallen)
        words = say("records.you" if side == "own" else "records.them")
        headed(surface, services, part, services.text.say_n("records.thrown", thrown, {"who": words}))
        groups = [
            Group(str(one.face), (_fallen(one, number),), f"{one.low}–{one.high}")
            for one in fallen
        ]  # fmt: skip
        if thrown:
            room = pygame.Rect(part.left, part.top + HEAD_PX + 10, part.width, part.height - HEAD_PX - 10)
            charts.columns(surface, services, room, groups)
    noted(surface, services, rect, 62, "records.dice_defined")


def _fallen(one: Fallen, fill: int) -> Column:
    shown = str(one.fell) if one.normal else f"{one.fell} !"
    return Column(one.fell, shown, (one.low, one.high), fill, not one.normal)
