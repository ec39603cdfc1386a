"""Knows the picture behind everything: the star map of the track, or its spaces laid out on the same stars."""

import math
from itertools import pairwise

import pygame

from game.super_teams import track
from game.super_teams.numbers import FINAL, START
from scenes.services import shapes
from scenes.services.canvas import blank, sized
from scenes.services.services import Services
from scenes.skins.super_teams import look
from scenes.skins.super_teams.charts import SIZE, chart_of
from scenes.skins.super_teams.course import Course, Point
from scenes.skins.super_teams.shown import Shown

_PLANET, _STARS, _FALL_EVERY_S, _FALL_S = 66, 90, 9.0, 0.7


class Sky:
    """The track of a race, painted once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._key: tuple[object, ...] = ()
        self._picture: pygame.Surface | None = None
        self._stars: tuple[Point, ...] = ()

    def draw(self, surface: pygame.Surface, shown: Shown, shake: tuple[int, int]) -> None:
        """The picture of the track in play."""
        density = self._services.assets.density
        key = (shown.race.track, density)
        if self._picture is None or key != self._key:
            self._picture, self._key = self._painted(shown.race.track, shown.course, density), key
            self._stars = _between(shown.course)
        surface.blit(self._picture, shake)
        if self._services.settings.now.motion:
            self._twinkle(surface, shown.age_ms / 1000)

    def _twinkle(self, surface: pygame.Surface, seconds: float) -> None:
        """Stars that brighten and fade, each at its own pace, and now and then one that falls."""
        for number, (x, y) in enumerate(self._stars):
            light = math.sin(seconds * (0.5 + number % 7 * 0.17) + number * 1.9)
            if light > 0.4:
                shade = round(110 + 145 * (light - 0.4) / 0.6)
                size = 2 if light < 0.85 else 3
                surface.fill((shade, shade, 255), (x, y, size, size))
        round_, part = divmod(seconds, _FALL_EVERY_S)
        part /= _FALL_S
        if 0 < part < 1:
            left = (round_ * 317) % 800 + 150 + part * 240
            top = (round_ * 173) % 300 + 40 + part * 90
            shapes.line(surface, (190, 210, 255), (round(left), round(top)), (round(left - 36), round(top - 13)), 2)

    def _painted(self, kinds: tuple[str, ...], course: Course, density: float) -> pygame.Surface:
        made = blank(SIZE, 0, density)
        chart = chart_of(kinds, self._services.folders.data)
        if chart is not None:
            made.blit(sized(chart.picture, SIZE, density), (0, 0))
            return made
        made.blit(self._services.assets.image("super_teams.png"), (0, 0))
        for start, end in pairwise(course.points):
            _dotted(made, start, end)
        for space, point in enumerate(course.points):
            kind = track.kind_at(kinds, space)
            if kind in (START, FINAL):
                shapes.circle(made, look.DEEP if kind == START else (120, 78, 40), point, _PLANET)
                shapes.circle(made, look.KINDS[kind], point, _PLANET, 3)
            else:
                self._plate(made, kind, point, course.plate)
        return made

    def _plate(self, surface: pygame.Surface, kind: str, point: Point, wide: int) -> None:
        radius = wide * 38 // 100
        if len(kind) == 1:
            self._disc(surface, kind, point, radius)
            return
        for letter, dy in zip(kind, (-1, 1), strict=True):
            self._disc(surface, letter, (point[0], point[1] + dy * radius * 62 // 100), radius * 68 // 100)

    def _disc(self, surface: pygame.Surface, kind: str, point: Point, radius: int) -> None:
        shapes.circle(surface, look.NIGHT, point, radius)
        shapes.circle(surface, look.KINDS[kind], point, radius, 3)
        size = radius * 12 // 10
        self._services.text.draw(surface, look.SIGNS[kind], point, "marks", size, look.KINDS[kind], "center",
                                 (2 * radius, 2 * radius))  # fmt: skip


def _between(course: Course) -> tuple[Point, ...]:
    """Places for stars, clear of every space and both planets."""
    places = ((number * 397 % 1090, number * 211 % 575) for number in range(_STARS))
    planets = (course.points[0], course.points[-1])
    return tuple(
        place for place in places
        if all(math.dist(place, point) > (90 if point in planets else 44) for point in course.points)
    )  # fmt: skip


def _dotted(surface: pygame.Surface, start: Point, end: Point) -> None:
    """The way from a space to the next."""
    for at in range(1, 8):
        place = start[0] + (end[0] - start[0]) * at / 8, start[1] + (end[1] - start[1]) * at / 8
        shapes.circle(surface, look.BLUE, place, 2)
