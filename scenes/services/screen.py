"""Knows the canvas that the window shows: a frame's strokes are gathered, and only what differs from the frame before
is painted.

Strokes are what is blitted, filled and drawn. The pixels are always those that painting each stroke at once would give.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pygame
from pygame.typing import ColorLike

from scenes.services.canvas import Canvas, Paint

_AHEAD = 40  # how many vanished strokes are looked past to find one again
_MOST_PARTS = 100
_FEW = 150
_MOST_SHARE = 0.7


class Stroke(NamedTuple):
    """One act of painting within `area`; equal strokes give equal pixels on equal ground."""

    area: tuple[int, int, int, int]
    version: int
    paint: Paint
    arguments: tuple[Any, ...]


class ScreenCanvas(Canvas):
    """Between `begin` and `end` strokes wait; outside of that, and whenever in doubt, they are painted at once."""

    def __init__(self, size: tuple[int, int], density: float) -> None:
        super().__init__(size, 0, density)
        self.painted_px = 0
        self._frame = 0
        self._bounds = pygame.Rect((0, 0), self.real)
        self._gathering = False
        self._covered = False
        self._strokes: list[Stroke] = []
        self._shown: list[Stroke] | None = None
        self._touched: list[pygame.Rect] = [self._bounds]

    def begin(self) -> None:
        """A new frame: from now on strokes wait."""
        self._gathering, self._covered = True, False
        self._strokes = []
        self._frame += 1

    def end(self) -> None:
        """The frame is complete: what differs from the one before is painted."""
        self.settle()
        self._gathering = False

    def take_touched(self) -> list[pygame.Rect]:
        """Where pixels may have changed since this was asked last, in real pixels."""
        touched, self._touched = self._touched, []
        return touched

    def settle(self) -> None:
        """Paints what waits, so that the pixels can be read."""
        if not self._gathering:
            return
        if not self._covered or self._shown is None:
            waiting, covered = self._strokes, self._covered
            self.paint_at_once()
            if covered:
                self._gathering, self._shown, self._strokes = True, list(waiting), waiting
            return
        parts = _merged(_differing(self._shown, self._strokes))
        if len(parts) > _MOST_PARTS or sum(map(_px, parts)) > _MOST_SHARE * _px(self._bounds):
            parts = [self._bounds]
        self._paint(parts, self._strokes)
        self._shown = list(self._strokes)

    def paint_at_once(self) -> None:
        """Paints what waits, and for the rest of the frame nothing waits any more."""
        waiting, self._strokes = self._strokes, []
        if self._gathering and waiting:
            self._paint([self._bounds], waiting)
        self._gathering, self._shown = False, None
        self._touched = [self._bounds]

    def repaint_lent(self, frame: int) -> None:
        """A picture that was lent to a frame is about to change: what waits there needs it as it still is."""
        if self._gathering and frame == self._frame:
            self.paint_at_once()

    def put(self, source: pygame.Surface, place: tuple[int, int], area: pygame.Rect | None, flags: int) -> None:
        """A picture waits; one that hides the whole screen makes all before it needless."""
        whole = pygame.Rect(place, area.size if area else pygame.Surface.get_size(source))
        if flags == 0 and self._hides_all(whole) and _opaque(source):
            self._cover()
        version = source.lend(self.repaint_lent, self._frame) if isinstance(source, Canvas) else 0
        self._wait(whole, version, pygame.Surface.blit, (source, place, area, flags))

    def flood(self, colour: ColorLike, area: pygame.Rect | None, flags: int) -> None:
        """A filled rectangle waits."""
        whole = self._bounds if area is None else area
        if flags == 0 and self._hides_all(whole):
            self._cover()
        self._wait(whole, 0, pygame.Surface.fill, (colour, None if area is None else area.copy(), flags))

    def drawn(self, extent: pygame.Rect, paint: Paint, arguments: tuple[Any, ...]) -> None:
        """A shape waits that stays within `extent`."""
        self._wait(extent, 0, paint, arguments)

    def _hides_all(self, area: pygame.Rect) -> bool:
        return area.contains(self._bounds) and pygame.Surface.get_clip(self) == self._bounds

    def _cover(self) -> None:
        if self._gathering:
            self._strokes, self._covered = [], True

    def _wait(self, extent: pygame.Rect, version: int, paint: Paint, arguments: tuple[Any, ...]) -> None:
        if not self._gathering:
            self._shown, self._touched = None, [self._bounds]
            paint(self, *arguments)
            return
        area = extent.clip(pygame.Surface.get_clip(self))
        if area.width and area.height:
            self._strokes.append(Stroke((*area.topleft, *area.size), version, paint, arguments))

    def _paint(self, parts: Sequence[pygame.Rect], strokes: Sequence[Stroke]) -> None:
        clip = pygame.Surface.get_clip(self)
        areas = [stroke.area for stroke in strokes]
        for part in parts:
            self.painted_px += _px(part)
            for index in part.collidelistall(areas):
                stroke = strokes[index]
                pygame.Surface.set_clip(self, part.clip(stroke.area))
                stroke.paint(self, *stroke.arguments)
        pygame.Surface.set_clip(self, clip)
        self._touched.extend(parts)


def _differing(before: Sequence[Stroke], now: Sequence[Stroke]) -> list[pygame.Rect]:
    """Where strokes of one list have no like in the other, both read in their order."""
    areas: list[tuple[int, int, int, int]] = []
    at = 0
    for stroke in now:
        try:
            found = before.index(stroke, at, at + _AHEAD)
        except ValueError:
            areas.append(stroke.area)
            continue
        areas.extend(gone.area for gone in before[at:found])
        at = found + 1
    areas.extend(gone.area for gone in before[at:])
    return [pygame.Rect(area) for area in areas]


def _merged(areas: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover all of `areas`. Two that overlap become one; among few areas only where that is not more
    to paint: what both hold is painted twice then, which changes nothing."""
    made: list[pygame.Rect] = []
    few = len(areas) <= _FEW
    for area in areas:
        while (hit := _to_join(area, made, few)) >= 0:
            area = area.union(made.pop(hit))
        made.append(area)
    return made


def _to_join(area: pygame.Rect, made: Sequence[pygame.Rect], few: bool) -> int:
    if not few:
        return area.collidelist(made)
    for at in area.collidelistall(made):
        if _px(area.union(made[at])) <= _px(area) + _px(made[at]):
            return at
    return -1


def _opaque(picture: pygame.Surface) -> bool:
    clear = picture.get_flags() & (pygame.SRCALPHA | pygame.SRCCOLORKEY)
    return not clear and picture.get_alpha() in (None, 255)


def _px(area: pygame.Rect) -> int:
    return area.width * area.height
