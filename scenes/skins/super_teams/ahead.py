"""Knows how it is shown beforehand where a card would take a ship, and what would happen there."""

from itertools import pairwise

import pygame

from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.super_teams import layout, look, words
from scenes.skins.super_teams.choice import Choice, landings
from scenes.skins.super_teams.foresee import Landing
from scenes.skins.super_teams.look import Look
from scenes.skins.super_teams.shown import Shown

_FEW = 2
_LABEL = (190, 22)


class Ahead:
    """Previews over the track."""

    def __init__(self, services: Services, pieces: Look) -> None:
        self._services = services
        self._look = pieces

    def ways(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """The way of each ship, space by space, and the way back out of a Maw."""
        points = shown.course.points
        for one in landings(shown, choice):
            colour = look.GOLD if _meant(choice, one) else look.PALE
            for start, end in pairwise(range(one.origin, one.space + 1)):
                _dots(surface, points[start], points[end], colour, 6)
            if one.fall is not None:
                for start, end in pairwise(range(one.space, one.fall - 1, -1)):
                    _dots(surface, points[start], points[end], look.PINK, 10)

    def landings(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """A ghost of each ship where it would land, with a few words."""
        found = landings(shown, choice)
        told: list[pygame.Rect] = []
        for one in sorted(found, key=lambda one: _meant(choice, one)):
            place = shown.course.points[one.space]
            ghost = self._look.ship(one.ship, layout.SHIP, shown.course.ahead(one.space), 190)
            shapes.circle(surface, look.GOLD if _meant(choice, one) else look.PALE, place, 36, 3)
            surface.blit(ghost, ghost.get_rect(center=place))
            if len(found) <= _FEW or _meant(choice, one):
                self._label(surface, shown, one, told, _meant(choice, one))

    def _label(
        self, surface: pygame.Surface, shown: Shown, one: Landing, told: list[pygame.Rect], meant: bool
    ) -> None:  # fmt: skip
        text = self._services.text
        said = words.outcome(text, shown.race, one)
        if one.passed:
            said += " · " + text.say_n("race.land.passes", len(one.passed))
        colour = look.GOLD if meant else look.PALE
        picture = text.fit(said, "small", 14, colour, (290, 22))
        area = pygame.Rect(0, 0, picture.get_width() + 16, _LABEL[1] + 2)
        x, y = shown.course.points[one.space]
        area.midtop = (x, y + 38)
        area.clamp_ip(pygame.Rect(8, 40, 1080, 540))
        while any(area.colliderect(other) for other in told):
            area.top += 26
        told.append(area)
        self._look.plate(surface, area, colour, 225, radius=8, width=1)
        surface.blit(picture, picture.get_rect(center=area.center))


def _meant(choice: Choice, one: Landing) -> bool:
    """Whether pointer or keys are on this ship or its landing place."""
    thing = choice.focus or choice.over
    return thing is not None and thing.kind in ("ship", "land") and thing.at == one.ship


def _dots(
    surface: pygame.Surface, start: tuple[int, int], end: tuple[int, int], colour: look.Colour, count: int
) -> None:  # fmt: skip
    for at in range(count):
        part = at / count
        shapes.circle(
            surface, colour, (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part), 3
        )
