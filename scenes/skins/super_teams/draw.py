"""Knows the order in which the star race is drawn, and the ships on their places."""

from collections.abc import Callable

import pygame

from game.super_teams.state import place_of
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.super_teams import explain, layout, look
from scenes.skins.super_teams.ahead import Ahead
from scenes.skins.super_teams.buttons import Buttons
from scenes.skins.super_teams.choice import Choice, area_of, candidates, usable
from scenes.skins.super_teams.hands import Hands
from scenes.skins.super_teams.look import Look
from scenes.skins.super_teams.seats import Seats
from scenes.skins.super_teams.shown import Flyer, Shown
from scenes.skins.super_teams.sky import Sky
from scenes.skins.super_teams.words import bonus_name, ship_name
from scenes.table.people import Sitter

_LIT_THEMSELVES = ("press", "pass", "pass_all", "side", "card", "bonus", "habit", "land")


class Picture:
    """The whole table, drawn from what is shown."""

    def __init__(
        self, services: Services, corner: Callable[[], tuple[str, ...]], sitters: tuple[Sitter, ...]
    ) -> None:  # fmt: skip
        self._services = services
        self._corner = corner
        self._sitters = sitters
        self._look = Look(services)
        self._sky = Sky(services)
        self._ahead = Ahead(services, self._look)
        self._hands = Hands(services, self._look)
        self._seats = Seats(services, self._look, sitters)
        self._buttons = Buttons(services, self._look, sitters)
        self._explain = explain.Explainer(services, sitters)

    def draw(self, surface: pygame.Surface, shown: Shown, choice: Choice, shake: tuple[int, int]) -> None:
        """One picture."""
        self._sky.draw(surface, shown, shake)
        self._ahead.ways(surface, shown, choice)
        self._ships(surface, shown, choice)
        self._ahead.landings(surface, shown, choice)
        self._seats.draw(surface, shown)
        self._hands.draw(surface, shown, choice)
        self._buttons.draw(surface, shown, choice, self._corner)
        for one in shown.flyers:
            self._flyer(surface, one)
        self._buttons.sides(surface, shown, choice)
        self._focus(surface, shown, choice)
        self._shout(surface, shown)
        self._explain.draw(surface, shown, choice)

    def _ships(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """All ships; those that may be chosen have a ring, the one that flies lies on top."""
        lit = candidates(shown, choice)
        for name in sorted(shown.ships, key=lambda one: one == shown.flying):
            ship = shown.ships[name]
            place = (round(ship.x), round(ship.y))
            size = (round(layout.SHIP[0] * ship.size), round(layout.SHIP[1] * ship.size))
            if name in lit:
                area = pygame.Rect(0, 0, layout.SHIP[0] + 10, layout.SHIP[1] + 10)
                area.center = place
                self._look.plate(surface, area, look.GOLD, 90, look.GOLD, 14, 2)
            picture = self._look.ship(name, size, ship.looks)
            surface.blit(picture, picture.get_rect(center=place))
            side = shown.race.sides[place_of(shown.race, name)]
            if side and name != shown.flying:
                self._side(surface, side, (place[0] + 22, place[1] - 12))

    def _side(self, surface: pygame.Surface, side: str, place: tuple[int, int]) -> None:
        """The side of a space on which a ship stands."""
        shapes.circle(surface, look.NIGHT, place, 10)
        shapes.circle(surface, look.KINDS[side], place, 10, 2)
        self._services.text.draw(surface, look.SIGNS[side], place, "marks", 12, look.KINDS[side], "center", (20, 20))

    def _flyer(self, surface: pygame.Surface, one: Flyer) -> None:
        area = pygame.Rect(0, 0, *((44, 62) if one.kind == "back" else layout.CARD))
        area.center = (round(one.x), round(one.y))
        match one.kind:
            case "card":
                self._look.card(surface, area, one.what)
            case "back":
                self._look.back(surface, area)
            case "bonus":
                self._hands.bonus(surface, area.inflate(12, 0), one.what, True)

    def _focus(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """The ring round what keys have gone to; under the pointer only what can be pressed."""
        over = choice.over if choice.over and usable(shown, choice, choice.over) else None
        thing = choice.focus or over
        if thing is None or (choice.focus is None and thing.kind in _LIT_THEMSELVES):
            return
        area = area_of(shown, choice, thing)
        if area is not None:
            self._look.ring(surface, area)

    def _shout(self, surface: pygame.Surface, shown: Shown) -> None:
        """A band over the track: what has happened, and to whom."""
        if not shown.shout:
            return
        text, line = self._services.text, shown.shout_line
        values = {"name": "", "ship": "", "card": ""}
        if line is not None:
            values["name"] = "" if line.seat is None else self._sitters[line.seat].name
            values["ship"] = ship_name(text, line.ship) if line.ship else ""
            values["card"] = bonus_name(text, line.card) if line.card else ""
        bad = shown.shout == "fell"
        colour = look.PINK if bad else look.GOLD
        said = text.fit(text.say(f"race.shout.{shown.shout}", values), "title", 34, colour, (660, 58))
        area = pygame.Rect(0, 0, said.get_width() + 60, 72)
        area.center = layout.SHOUT
        self._look.plate(surface, area, colour, 236, radius=18)
        surface.blit(said, said.get_rect(center=area.center))
