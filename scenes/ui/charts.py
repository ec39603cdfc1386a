"""Knows how figures are drawn: columns with what is normal behind them, a whole in its parts, a row of values."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.services import shapes
from scenes.services.services import Services
from scenes.ui import theme

_LABEL_PX = 26
_VALUE_PX = 26
_NARROW_PX = 40
_NOTE_PX = 22
FILLS = (theme.LEATHER_BRIGHT, theme.BRASS, theme.GREY)
_EDGES = (theme.LEATHER_DARK, theme.BRASS_DARK, theme.INK_PALE)


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its value, the words above it, and the range that is normal (None: nothing is said of that).

    `fill` is its place in the legend; `alarm` marks it as out of the ordinary.
    """

    value: float
    shown: str = ""
    normal: tuple[float, float] | None = None
    fill: int = 0
    alarm: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Columns side by side over one label, with a note in small letters below it where there is one."""

    label: str
    columns: tuple[Column, ...]
    note: str = ""


def columns(surface: pygame.Surface, services: Services, rect: pygame.Rect, groups: Sequence[Group]) -> None:
    """Groups of columns from one ground line, all to the same scale."""
    notes = _NOTE_PX if any(group.note for group in groups) else 0
    ground = rect.bottom - _LABEL_PX - notes
    height = ground - rect.top - _VALUE_PX
    tops = [top for group in groups for one in group.columns for top in (one.value, *(one.normal or ()))]
    most = max([*tops, 1e-9])
    width = rect.width // max(1, len(groups))
    for quarter in (1, 2, 3, 4):
        y = ground - height * quarter // 4
        shapes.line(surface, theme.PARCHMENT_DIM, (rect.left, y), (rect.right, y))
    for number, group in enumerate(groups):
        left, gap = rect.left + number * width, max(4, width // 8)
        each = (width - 2 * gap) // len(group.columns)
        for place, one in enumerate(group.columns):
            room = pygame.Rect(left + gap + place * each, ground - height, each, height)
            _column(surface, services, one, room, most)
        label, box = (left + width // 2, ground + _LABEL_PX // 2), (width - 4, _LABEL_PX)
        services.text.draw(surface, group.label, label, "body", theme.SMALL_PX, theme.INK, "center", box)
        if group.note:
            below, box = (label[0], rect.bottom - _NOTE_PX // 2), (width - 4, _NOTE_PX)
            services.text.draw(surface, group.note, below, "small", theme.TINY_PX, theme.INK_PALE, "center", box)
    shapes.line(surface, theme.INK, (rect.left, ground), (rect.right, ground), 2)


def share(surface: pygame.Surface, services: Services, rect: pygame.Rect, parts: Sequence[tuple[str, int]]) -> None:
    """One bar cut into parts, the words and number of each below it."""
    whole, left = sum(value for _, value in parts), rect.left
    bar_height = rect.height // 2
    for fill, (_, value) in enumerate(parts):
        width = rect.width * value // whole if whole else 0
        if fill == len(parts) - 1 and value:
            width = rect.right - left
        part = pygame.Rect(left, rect.top, width, bar_height)
        if width:
            shapes.rect(surface, FILLS[fill], part)
            _hatched(surface, part, fill)
        left += width
    shapes.rect(surface, theme.INK, (*rect.topleft, rect.width, bar_height), 2)
    below = pygame.Rect(rect.left, rect.top + bar_height + 4, rect.width, rect.height - bar_height - 4)
    legend(surface, services, below, [f"{words}: {value}" for words, value in parts])


def legend(surface: pygame.Surface, services: Services, rect: pygame.Rect, words: Sequence[str]) -> None:
    """What each fill stands for, side by side."""
    width = rect.width // len(words)
    for fill, said in enumerate(words):
        sample = pygame.Rect(rect.left + fill * width, rect.centery - 8, 22, 16)
        shapes.rect(surface, FILLS[fill], sample)
        _hatched(surface, sample, fill)
        shapes.rect(surface, theme.INK, sample, 2)
        place, box = (sample.right + 8, rect.centery), (width - 40, rect.height)
        services.text.draw(surface, said, place, "body", theme.BODY_PX - 4, theme.INK, "midleft", box)


def row(surface: pygame.Surface, services: Services, rect: pygame.Rect, values: Sequence[int]) -> None:
    """Values one after the other as a line with dots, the lowest and highest by name, the average as a thin line."""
    low, high = min(values), max(values)
    room, inner = max(1, high - low), rect.inflate(-120, -36)
    inner.left = rect.left + 64
    inner.width = rect.width - 76

    def spot(number: int, value: float) -> tuple[int, int]:
        x = inner.left + (inner.width * number // (len(values) - 1) if len(values) > 1 else inner.width // 2)
        return x, round(inner.bottom - inner.height * (value - low) / room)

    shapes.line(surface, theme.INK, (inner.left - 10, inner.top - 10), (inner.left - 10, inner.bottom + 12), 2)
    shapes.line(surface, theme.INK, (inner.left - 10, inner.bottom + 12), (inner.right + 10, inner.bottom + 12), 2)
    average = spot(0, sum(values) / len(values))[1]
    shapes.line(surface, theme.BRASS_DARK, (inner.left - 10, average), (inner.right + 10, average), 2)
    spots = [spot(number, value) for number, value in enumerate(values)]
    if len(spots) > 1:
        shapes.lines(surface, theme.LEATHER_BRIGHT, False, spots, 3)
    for place in spots:
        shapes.circle(surface, theme.LEATHER_DARK, place, 5)
        shapes.circle(surface, theme.LEATHER_BRIGHT, place, 3)
    for value in {low, high}:
        place, box = (inner.left - 18, spot(0, value)[1]), (56, 30)
        services.text.draw(surface, str(value), place, "figures", theme.SMALL_PX, theme.INK, "midright", box)


def _column(surface: pygame.Surface, services: Services, one: Column, room: pygame.Rect, most: float) -> None:
    height = round(room.height * one.value / most)
    bar = pygame.Rect(room.left + 2, room.bottom - height, max(4, room.width - 4), height)
    if height:
        shapes.rect(surface, FILLS[one.fill], bar)
        _hatched(surface, bar, one.fill)
        shapes.rect(surface, _EDGES[one.fill], bar, 2)
    top = bar.top
    if one.normal is not None:
        low, high = (room.bottom - round(room.height * value / most) for value in one.normal)
        top = min(top, high)
        for y in (low, high):
            shapes.line(surface, theme.INK, (bar.left - 4, y), (bar.right + 3, y), 3)
        shapes.line(surface, theme.INK, (bar.centerx, high), (bar.centerx, low), 3)
    colour = theme.RED_INK if one.alarm else theme.INK
    place, box = (room.centerx, top - 2), (room.width + (8 if room.width > _NARROW_PX else 0), _VALUE_PX - 2)
    services.text.draw(surface, one.shown, place, "figures", theme.SMALL_PX, colour, "midbottom", box)


def _hatched(surface: pygame.Surface, rect: pygame.Rect, fill: int) -> None:
    """The second fill has lines, the third dots, so that they differ without colour."""
    if fill == 1:
        for y in range(rect.top + 5, rect.bottom - 1, 7):
            shapes.line(surface, _EDGES[1], (rect.left + 2, y), (rect.right - 3, y), 2)
    elif fill == 2:
        for y in range(rect.top + 6, rect.bottom - 3, 9):
            for x in range(rect.left + 6, rect.right - 3, 9):
                shapes.circle(surface, _EDGES[2], (x, y), 2)
