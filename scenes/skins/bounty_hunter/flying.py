"""Knows how things on their way are drawn, and the words that are called out over the table."""

import pygame

from scenes.services.services import Services
from scenes.skins.bounty_hunter import layout, look
from scenes.skins.bounty_hunter.look import Look
from scenes.skins.bounty_hunter.shown import Flyer, Shown
from scenes.table.people import Sitter
from scenes.ui import marks

_CARD = (200, 150)
_GREY_PX = 112


class Flying:
    """What moves over everything else."""

    def __init__(self, services: Services, pieces: Look, sitters: tuple[Sitter, ...]) -> None:
        self._services = services
        self._look = pieces
        self._sitters = sitters

    def draw(self, surface: pygame.Surface, shown: Shown) -> None:
        """Things on their way, then what is called out."""
        for one in shown.flyers:
            self._flyer(surface, one)
        if shown.shout:
            self._shout(surface, shown)

    def _flyer(self, surface: pygame.Surface, one: Flyer) -> None:
        place = (round(one.x), round(one.y))
        match one.kind:
            case "marker":
                self._look.token(surface, one.what, place, 62, True)
            case "chip":
                self._look.chip(surface, place, 36)
            case "grey":
                picture = self._look.grey_die(2 * round(_GREY_PX * one.size / 2))
                surface.blit(picture, picture.get_rect(center=place))
            case "card":
                area = pygame.Rect(0, 0, round(_CARD[0] * one.size), round(_CARD[1] * one.size))
                area.center = place
                self._look.small_card(surface, area, one.what)

    def _shout(self, surface: pygame.Surface, shown: Shown) -> None:
        """A band over the table, with whose doing it is."""
        text, seat = self._services.text, shown.shout_seat
        name = "" if seat is None else self._sitters[seat].name
        said = text.say(f"hunt.shout.{shown.shout}", {"name": name})
        bad = shown.shout in ("failed", "new_offers", "scan_again")
        picture = text.fit(said, "title", 36, look.PINK if bad else look.TEAL, (590, 60))
        area = pygame.Rect(0, 0, picture.get_width() + (116 if seat is not None else 60), 74)
        area.center = layout.SHOUT
        self._look.plate(surface, area, look.PINK if bad else look.TEAL, 240, radius=18)
        x = area.left + 30
        if seat is not None:
            marks.draw(surface, self._sitters[seat].mark, (area.left + 44, area.centery), 40)
            x = area.left + 80
        surface.blit(picture, picture.get_rect(midleft=(x, area.centery)))
