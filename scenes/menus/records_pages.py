"""Knows what stands on each page of the records: figures and charts of a player's runs."""

from collections.abc import Callable

import pygame

from scenes.campaign.parts import Pen, said_time
from scenes.services import veil
from scenes.services.services import Services
from scenes.services.statistics import Best, Fallen, Figures
from scenes.ui import charts, paint, theme
from scenes.ui.charts import Column, Group

Paint = Callable[[pygame.Surface, Services, pygame.Rect, Figures], None]
_HEAD_PX = 34


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
        _pairs(surface, services, pygame.Rect(rect.left + number * (width + 48), rect.top + 86, width, 108), lines)
    note = pygame.Rect(rect.left, rect.top + 200, rect.width, 52)
    words = say("records.defined")
    Pen(surface, services, "body", theme.INK_PALE).block(words, note.topleft, theme.SMALL_PX + 1, note.size)
    if found.totals:
        Pen(surface, services, "title", theme.RED_INK).line(
            services.text.say_n("records.totals", len(found.totals)), (rect.left, rect.top + 270), theme.BODY_PX,
            (rect.width, 32),
        )  # fmt: skip
        chart = pygame.Rect(rect.left, rect.top + 284, rect.width, rect.bottom - rect.top - 284)
        charts.row(surface, services, chart, found.totals)


def paint_times(surface: pygame.Surface, services: Services, rect: pygame.Rect, found: Figures) -> None:
    """The fastest won runs, with drawn seeds and with typed ones."""
    say, width = services.text.say, rect.width // 2 - 20
    for number, (words, best) in enumerate((("records.drawn", found.drawn), ("records.seeded", found.seeded))):
        part = pygame.Rect(rect.left + number * (width + 40), rect.top, width, rect.height - 64)
        _headed(surface, services, part, say(words))
        _best(surface, services, part, best)
    note = pygame.Rect(rect.left, rect.bottom - 60, rect.width, 60)
    words = say("records.times_defined")
    Pen(surface, services, "body", theme.INK_PALE).block(words, note.topleft, theme.SMALL_PX + 1, note.size)


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
        _headed(surface, services, part, services.text.say_n("records.thrown", thrown, {"who": words}))
        groups = [
            Group(str(one.face), (_fallen(one, number),), f"{one.low}–{one.high}")
            for one in fallen
        ]  # fmt: skip
        if thrown:
            room = pygame.Rect(part.left, part.top + _HEAD_PX + 10, part.width, part.height - _HEAD_PX - 10)
            charts.columns(surface, services, room, groups)
    note = pygame.Rect(rect.left, rect.bottom - 62, rect.width, 62)
    words = say("records.dice_defined")
    Pen(surface, services, "body", theme.INK_PALE).block(words, note.topleft, theme.SMALL_PX + 1, note.size)


def _fallen(one: Fallen, fill: int) -> Column:
    shown = str(one.fell) if one.normal else f"{one.fell} !"
    return Column(one.fell, shown, (one.low, one.high), fill, not one.normal)


def decimal(services: Services, value: int, digits: int) -> str:
    """A whole number of tenths (or hundredths) with the language's point."""
    whole, rest = divmod(value, 10**digits)
    return f"{whole}{services.text.say('records.point')}{rest:0{digits}}"


def percent(services: Services, per_mille: int) -> str:
    """A share in per cent with one decimal."""
    return services.text.say("records.percent", {"number": decimal(services, per_mille, 1)})


def _headed(surface: pygame.Surface, services: Services, rect: pygame.Rect, words: str) -> None:
    pen = Pen(surface, services, "title", theme.RED_INK)
    pen.line(words, (rect.left, rect.top + _HEAD_PX // 2), theme.BODY_PX + 2, (rect.width, _HEAD_PX))
    paint.rule(surface, (rect.left, rect.top + _HEAD_PX), rect.width)


def _pairs(surface: pygame.Surface, services: Services, rect: pygame.Rect, lines: tuple[tuple[str, str], ...]) -> None:
    line = rect.height // len(lines)
    for number, (words, value) in enumerate(lines):
        y = rect.top + number * line + line // 2
        Pen(surface, services).line(words, (rect.left, y), theme.BODY_PX - 2, (rect.width - 150, line - 2))
        Pen(surface, services, "figures").line(value, (rect.right, y), theme.BODY_PX, (140, line - 2), "midright")


def _best(surface: pygame.Surface, services: Services, rect: pygame.Rect, best: tuple[Best, ...]) -> None:
    say, line = services.text.say, 58
    if not best:
        box = (rect.width, 80)
        Pen(surface, services).block(say("records.no_time"), (rect.left, rect.top + 52), theme.BODY_PX - 2, box)
    for number, one in enumerate(best):
        y = rect.top + 56 + number * line
        figures = Pen(surface, services, "figures")
        figures.line(f"{number + 1}.", (rect.left, y + 14), theme.BODY_PX, (40, 30))
        figures.line(said_time(one.real_ms), (rect.left + 44, y + 14), theme.LARGE_PX, (150, 34))
        beside, room = (rect.right, y + 14), (rect.width - 210, 30)
        game_time = say("records.game_time", {"time": said_time(one.game_ms)})
        Pen(surface, services).line(game_time, beside, theme.BODY_PX - 4, room, "midright")
        words = say("records.seed", {"seed": veil.said_seed(services, one.seed)})
        if one.resumed:
            words = f"{words} · {services.text.say_n('records.resumed', one.resumed)}"
        Pen(surface, services, "small", theme.INK_PALE).line(
            words, (rect.left + 44, y + 40), theme.TINY_PX, (rect.width - 50, 20)
        )


PAGES: tuple[tuple[str, Paint], ...] = (
    ("records.page.runs", paint_runs),
    ("records.page.times", paint_times),
    ("records.page.boxes", paint_boxes),
    ("records.page.dice", paint_dice),
)
