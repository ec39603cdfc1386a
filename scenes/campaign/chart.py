"""Knows the map of the road as it is drawn: the light of the day, beaten tables at their towns, the rider under way."""

import pygame

from game.campaign.opponents import DUELS, last
from game.campaign.state import Run
from scenes.anim.tween import ease_out
from scenes.campaign import maps, parts
from scenes.campaign.parts import Pen
from scenes.campaign.weather import Weather
from scenes.services import shapes
from scenes.services.services import Services
from scenes.ui import theme

_RIDE_MS, _WAY = 1600, 0.62
_TOWN_PX, _FACE_PX = 9, 34
_DUSK = 5

Point = tuple[int, int]


class Chart:
    """The map in a frame; the rider sets out when the scene begins."""

    def __init__(self, services: Services, run: Run, rect: pygame.Rect) -> None:
        self.rect = rect
        self._services = services
        self._run = run
        self._next = min(len(run.results), DUELS - 1)
        self._trail = maps.trail(DUELS)
        self._weather = Weather(services, self._next, rect)
        self._time_ms = 0.0 if services.settings.now.motion else float(_RIDE_MS)

    def update(self, dt: float) -> None:
        """The rider rides, the clouds drift."""
        self._weather.update(dt)
        self._time_ms = min(_RIDE_MS, self._time_ms + self._services.clock.scaled_ms(dt))

    def draw(self, surface: pygame.Surface) -> None:
        """Frame, map, road so far, towns, rider, and the weather between them."""
        frame = self.rect.inflate(16, 16)
        shapes.rect(surface, theme.WALNUT_DARK, frame, 0, 8)
        shapes.rect(surface, theme.BRASS_DARK, frame, 3, 8)
        surface.blit(self._weather.lit(self._trail.picture), self.rect)
        clip = surface.get_clip()
        surface.set_clip(self.rect)
        self._weather.draw_sign(surface)
        for leg in range(self._next):
            points = self._trail.legs[leg]
            ridden = points if leg < self._next - 1 else points[: max(2, round(self._far))]
            shapes.lines(surface, theme.RED_INK, False, [self._at(point) for point in ridden], 3)
        self._weather.draw(surface)
        for index in range(DUELS):
            self._draw_town(surface, index)
        self._draw_rider(surface)
        for index in range(DUELS):
            self._draw_name(surface, index)
        surface.set_clip(clip)

    def _at(self, point: tuple[float, float]) -> Point:
        across, down = self._trail.picture.get_size()
        x, y = point[0] * self.rect.width / across, point[1] * self.rect.height / down
        return self.rect.left + round(x), self.rect.top + round(y)

    def _draw_town(self, surface: pygame.Surface, index: int) -> None:
        town = self._trail.towns[index]
        centre = self._at((town.x, town.y))
        results = self._run.results
        if index < len(results) and index < self._next:
            parts.portrait(surface, self._services, results[index].opponent, (centre[0], centre[1] - 6), _FACE_PX)
        elif index == DUELS - 1:
            parts.portrait(surface, self._services, last(), (centre[0], centre[1] - 6), _FACE_PX)
        else:
            shapes.circle(surface, theme.CREAM, centre, _TOWN_PX)
            shapes.circle(surface, theme.INK, centre, _TOWN_PX, 2)
        if index == self._next:
            shapes.circle(surface, theme.RED_INK, centre, _TOWN_PX + 8, 3)
            shapes.circle(surface, theme.RED_INK, centre, 5)

    def _draw_name(self, surface: pygame.Surface, index: int) -> None:
        """Dark on a light edge by day, light on a dark one once the sun is low."""
        town = self._trail.towns[index]
        x, y = self._at((town.x, town.y))
        said = self._services.text.say(f"town.{town.id}")
        colours = (theme.CREAM, theme.INK) if self._next < _DUSK else (theme.WALNUT_DARK, theme.CREAM)
        edge, ink = (Pen(surface, self._services, "small", colour) for colour in colours)
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 1), (-1, 1)):
            edge.line(said, (x + dx, y + 26 + dy), theme.SMALL_PX - 2, (130, 22), "center")
        ink.line(said, (x, y + 26), theme.SMALL_PX - 2, (130, 22), "center")

    @property
    def _far(self) -> float:
        """How many points of the road to the next town the rider has passed."""
        return _WAY * ease_out(self._time_ms / _RIDE_MS) * (len(self._trail.legs[self._next - 1]) - 1)

    def _draw_rider(self, surface: pygame.Surface) -> None:
        if not self._next:
            return
        line, far = self._trail.legs[self._next - 1], self._far
        first = min(int(far), len(line) - 2)
        (ax, ay), (bx, by) = line[first], line[first + 1]
        x, y = self._at((ax + (bx - ax) * (far - first), ay + (by - ay) * (far - first)))
        shapes.ellipse(surface, theme.INK_PALE, (x - 8, y - 3, 16, 7))
        for colour, by_px in ((theme.INK, 0), (theme.RED_INK, 2)):
            shapes.polygon(surface, colour, ((x, y), (x - 11 + by_px, y - 20), (x + 11 - by_px, y - 20)))
            shapes.circle(surface, colour, (x, y - 24), 12 - by_px)
        shapes.ellipse(surface, theme.CREAM, (x - 9, y - 24, 18, 5))
        shapes.rect(surface, theme.CREAM, (x - 5, y - 32, 10, 9), 0, 3)
