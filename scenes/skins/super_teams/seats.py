"""Knows how the players are drawn: whose colours, how many cards, how many ships are home, who is asked."""

import pygame

from game.core.rules import Seat
from game.super_teams.numbers import MOST_SEATS
from game.super_teams.state import home, names, seat_of, seats_of, seats_on, side_of
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.super_teams import layout, look
from scenes.skins.super_teams.look import Look
from scenes.skins.super_teams.shown import Shown
from scenes.table.people import Sitter
from scenes.ui import marks


class Seats:
    """The right edge of the table."""

    def __init__(self, services: Services, pieces: Look, sitters: tuple[Sitter, ...]) -> None:
        self._services = services
        self._look = pieces
        self._sitters = sitters

    def draw(self, surface: pygame.Surface, shown: Shown) -> None:
        """Everybody in a panel of their own; the piles below."""
        for seat in range(seats_of(shown.race)):
            self._panel(surface, shown, seat, layout.seat(seat, seats_of(shown.race)))
        self._played(surface, shown)
        self._piles(surface, shown)

    def _panel(self, surface: pygame.Surface, shown: Shown, seat: Seat, area: pygame.Rect) -> None:
        race = shown.race
        turn = seat == race.to_act
        edge = look.GOLD if turn else look.BLUE
        self._look.plate(surface, area, edge, 226, look.DEEP if turn else look.NIGHT, 12, 2)
        if turn:
            tip = (area.left - 10, area.top + 22)
            shapes.polygon(surface, look.GOLD, (tip, (tip[0] + 9, tip[1] - 8), (tip[0] + 9, tip[1] + 8)))
        text, sitter = self._services.text, self._sitters[seat]
        marks.draw(surface, sitter.mark, (area.left + 19, area.top + 20), 24)
        colour = look.GOLD if seat == shown.me and sitter.person else look.PALE
        text.draw(surface, sitter.name, (area.left + 36, area.top + 14), "body", 17, colour, "midleft",
                  (area.width - 42, 22))  # fmt: skip
        said = self._state(shown, seat)
        if said:
            text.draw(surface, said, (area.left + 36, area.top + 33), "small", 12, look.DIM, "midleft",
                      (area.width - 42, 17))  # fmt: skip
        self._ships(surface, shown, seat, area)
        self._cards(surface, shown, seat, area)

    def _state(self, shown: Shown, seat: Seat) -> str:
        """What a player is doing, else with whom he flies."""
        text, race = self._services.text, shown.race
        if seat == race.to_act:
            return text.say(f"race.state.{race.phase}")
        partners = [one for one in seats_on(race, side_of(race, seat)) if one != seat]
        if seats_of(race) == MOST_SEATS and partners:
            return text.say("race.state.partner", {"name": self._sitters[partners[0]].name})
        return ""

    def _ships(self, surface: pygame.Surface, shown: Shown, seat: Seat, area: pygame.Rect) -> None:
        """The ships of the player's colours; those that are home are ticked."""
        own = [ship for ship in names(shown.race) if seat_of(shown.race, ship) == seat]
        y = area.top + 58 + (6 if area.height > 110 else 0)
        for at, ship in enumerate(own):
            x = area.left + 24 + at * 38
            there = home(shown.race, ship)
            picture = self._look.ship(ship, (34, 23), 1, 255)
            surface.blit(picture, picture.get_rect(center=(x, y)))
            if there:
                tick = ((x - 2, y + 6), (x + 4, y + 12), (x + 14, y - 2))
                shapes.lines(surface, look.NIGHT, False, tick, 6)
                shapes.lines(surface, look.GOLD, False, tick, 3)

    def _cards(self, surface: pygame.Surface, shown: Shown, seat: Seat, area: pygame.Rect) -> None:
        """How many cards of each sort."""
        text, race = self._services.text, shown.race
        y = area.bottom - 17
        for x, count, edge, sign in (
            (area.left + 20, len(race.hands[seat]), look.BLUE, "✦"),
            (area.left + 92, len(race.bonus[seat]), look.GOLD, "★"),
        ):  # fmt: skip
            back = pygame.Rect(0, 0, 18, 24)
            back.center = (x, y)
            self._look.plate(surface, back, edge, 255, look.DEEP, 4, 1)
            text.draw(surface, sign, (x, y), "marks", 12, edge, "center", (18, 22))
            text.draw(surface, f"× {count}", (x + 15, y), "figures", 17, look.PALE, "midleft", (46, 24))

    def _played(self, surface: pygame.Surface, shown: Shown) -> None:
        """The movement card that was played last."""
        area, played = layout.PLAYED, shown.race.played
        if played and played[0] is not None:
            self._look.card(surface, area, played[0])
        else:
            shapes.rect(surface, look.GREY, area, 1, 10)

    def _piles(self, surface: pygame.Surface, shown: Shown) -> None:
        """How much is left to draw, and what lies on the final planet."""
        text, race = self._services.text, shown.race
        rows = ((len(race.pile), look.BLUE, "✦"), (len(race.bonus_pile), look.GOLD, "★"))
        for at, (count, edge, sign) in enumerate(rows):
            area = pygame.Rect(layout.PILES.left + 4, layout.PILES.top + at * 44, 28, 40)
            self._look.plate(surface, area, edge, 255, look.DEEP, 5, 2)
            text.draw(surface, sign, area.center, "marks", 15, edge, "center", area.size)
            text.draw(
                surface, f"× {count}", (area.right + 6, area.centery), "figures", 18, look.PALE, "midleft", (50, 26)
            )
        if race.planet:
            x, y = shown.course.points[-1]
            place = pygame.Rect(0, 0, 74, 24)
            place.center = (x, y - 62)
            self._look.plate(surface, place, look.GOLD, 235, look.DEEP, 8, 1)
            text.draw(surface, f"★ {len(race.planet)}", place.center, "marks", 15, look.GOLD, "center", place.size)
