"""Knows how the hunters are drawn: who hunts, chips in their places, marker, pile, the Overlord's figure."""

import pygame

from game.bounty_hunter.contracts import numbers
from game.bounty_hunter.state import next_to_hunt, next_to_offer, seats_of
from game.core.rules import Seat
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.bounty_hunter import layout, look
from scenes.skins.bounty_hunter.look import Look
from scenes.skins.bounty_hunter.shown import Shown
from scenes.table.people import Sitter
from scenes.ui import marks


class Hunters:
    """The left edge of the table."""

    def __init__(self, services: Services, pieces: Look, sitters: tuple[Sitter, ...]) -> None:
        self._services = services
        self._look = pieces
        self._sitters = sitters

    def draw(self, surface: pygame.Surface, shown: Shown) -> None:
        """Everybody in a panel of their own."""
        for seat in range(seats_of(shown.hunt)):
            self._panel(surface, shown, seat, layout.seat(seat, seats_of(shown.hunt)))

    def _panel(self, surface: pygame.Surface, shown: Shown, seat: Seat, area: pygame.Rect) -> None:
        hunt = shown.hunt
        turn = seat == self._asked(shown)
        edge = look.AMBER if turn else look.VIOLET_PALE
        self._look.plate(surface, area, edge, 226 if turn else 200, look.VIOLET if turn else look.NIGHT, 14, 2)
        if turn:
            tip = (area.right + 11, area.centery)
            shapes.polygon(surface, look.AMBER, (tip, (tip[0] - 10, tip[1] - 9), (tip[0] - 10, tip[1] + 9)))
        self._name(surface, shown, seat, area)
        for at in range(numbers().most_chips):
            self._look.chip(surface, layout.chip(area, at), 28, at < hunt.chips[seat])
        if hunt.start == seat and hunt.phase != "over":
            figure = self._services.assets.sized("hunt/overlord.png", (34, 48))
            surface.blit(figure, figure.get_rect(midbottom=layout.seat_figure(area)))
        self._marker(surface, shown, seat, area)
        self._pile(surface, shown, seat, area)

    def _name(self, surface: pygame.Surface, shown: Shown, seat: Seat, area: pygame.Rect) -> None:
        text, sitter = self._services.text, self._sitters[seat]
        marks.draw(surface, sitter.mark, (area.left + 26, area.top + 25), 30)
        colour = look.AMBER if seat == shown.me and sitter.person else look.PALE
        text.draw(surface, sitter.name, (area.left + 48, area.top + 18), "body", 20, colour, "midleft", (132, 26))
        said = self._state(shown, seat)
        if said:
            text.draw(surface, said, (area.left + 48, area.top + 39), "small", 13, look.DIM, "midleft", (132, 18))

    def _state(self, shown: Shown, seat: Seat) -> str:
        """What a hunter is doing, in a word."""
        text, hunt = self._services.text, shown.hunt
        match hunt.phase:
            case "offer":
                return text.say("hunt.state.offers") if seat == next_to_offer(hunt) else ""
            case "target":
                return text.say("hunt.state.chooses") if seat == hunt.start else ""
            case "hunt":
                if seat == hunt.hunter:
                    return text.say_n("hunt.state.hunts", hunt.throws_left or 0)
                waits = hunt.markers[seat] is not None
                return text.say("hunt.state.waits" if waits else "hunt.state.failed")
            case _:
                return ""

    def _marker(self, surface: pygame.Surface, shown: Shown, seat: Seat, area: pygame.Rect) -> None:
        marker = shown.hunt.markers[seat] if shown.hunt.markers else None
        place = layout.seat_mark(area)
        if marker is None:
            shapes.circle(surface, look.VIOLET_PALE, place, 21, 1)
        else:
            self._look.token(surface, str(marker), place, 48, True)

    def _pile(self, surface: pygame.Surface, shown: Shown, seat: Seat, area: pygame.Rect) -> None:
        """The top contract with the edges of those below it, and how many there are."""
        text, pile, place = self._services.text, shown.hunt.piles[seat], layout.seat_pile(area)
        if not pile:
            shapes.rect(surface, look.VIOLET_PALE, place, 1, 8)
            text.draw(surface, text.say("hunt.no_contract"), place.center, "small", 12, look.GREY, "center",
                      (place.width - 8, place.height - 4), wrap=True, align="centre")  # fmt: skip
            return
        for below in range(min(2, len(pile) - 1), 0, -1):
            shapes.rect(surface, look.TEAL_DIM, place.move(-3 * below, -3 * below), 1, 8)
        robbed = shown.hunt.target == seat
        self._look.small_card(surface, place, pile[-1], look.PINK if robbed else look.TEAL)
        badge = (place.left - 1, place.centery)
        shapes.circle(surface, look.NIGHT, badge, 14)
        shapes.circle(surface, look.TEAL, badge, 13, 2)
        text.draw(surface, str(len(pile)), badge, "figures", 16, look.PALE, "center", (24, 22))

    def _asked(self, shown: Shown) -> Seat | None:
        hunt = shown.hunt
        match hunt.phase:
            case "offer":
                return next_to_offer(hunt)
            case "target":
                return hunt.start
            case "hunt":
                return hunt.hunter if hunt.hunter is not None else next_to_hunt(hunt)
            case _:
                return None
