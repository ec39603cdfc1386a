"""Knows how the hunted contract is drawn: large, sign by sign, what lies aside for it, what is loose, what missing."""

import math

import pygame

from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.bounty_hunter import layout, look, needs, words
from scenes.skins.bounty_hunter.look import Look
from scenes.skins.bounty_hunter.needs import Cover
from scenes.skins.bounty_hunter.shown import Shown, contract, cover_of
from scenes.table.people import Sitter

_SIGNS = pygame.Rect(layout.CARD.left + 18, layout.CARD.top + 52, layout.CARD.width - 36, 198)


class ContractCard:
    """The large card at the right and the deck below it."""

    def __init__(self, services: Services, pieces: Look, sitters: tuple[Sitter, ...]) -> None:
        self._services = services
        self._look = pieces
        self._sitters = sitters

    def draw(self, surface: pygame.Surface, shown: Shown) -> None:
        """The card, as far as it is there."""
        wanted = contract(shown.hunt)
        if wanted is not None and shown.card > 0:
            self._card(surface, shown, wanted)

    def draw_still(self, surface: pygame.Surface, shown: Shown) -> None:
        """The projector and the deck."""
        area = layout.CARD
        surface.blit(self._services.assets.image("hunt/projector.png"), (area.left - 8, area.bottom - 30))
        self._deck(surface, shown)

    def _card(self, surface: pygame.Surface, shown: Shown, wanted: str) -> None:
        """As far as it is lit up, from the projector upwards."""
        area = layout.CARD
        height = round(area.height * shown.card)
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(area.left - 8, area.bottom - height, area.width + 16, height))
        picture = self._services.assets.image("hunt/card.png")
        surface.blit(picture, area)
        self._heading(surface, shown)
        found = cover_of(shown, wanted)
        for letter, cover, (centre, size) in zip(wanted, found, layout.symbols(_SIGNS, len(wanted)), strict=True):
            self._sign(surface, letter, cover, centre, min(86, size))
        self._missing(surface, shown, wanted, found)
        if shown.flash > 0:
            self._look.veil(surface, area, look.TEAL, 20 + 10 * round(14 * shown.flash), 16)
        surface.set_clip(clip)
        if shown.card < 1:
            y = area.bottom - height
            shapes.line(surface, look.TEAL, (area.left, y), (area.right, y), 3)

    def _heading(self, surface: pygame.Surface, shown: Shown) -> None:
        text, hunt, area = self._services.text, shown.hunt, layout.CARD
        if hunt.target is not None:
            said = text.say("hunt.card_of", {"name": self._sitters[hunt.target].name})
        else:
            said = text.say("hunt.card")
        text.draw(surface, said, (area.centerx, area.top + 26), "body", 20, look.TEAL, "center", (area.width - 36, 30))

    def _sign(self, surface: pygame.Surface, letter: str, cover: Cover, centre: layout.Point, size: int) -> None:
        """A tick where a die beside the card covers it, a ring where one that still lies loose does, else a gap."""
        sign = self._look.sign(letter, size, cover == "missing")
        if cover == "aside":
            shapes.circle(surface, (18, 72, 74), centre, size // 2 - 1)
        surface.blit(sign, sign.get_rect(center=centre))
        x, y = centre[0] + size // 2 - 12, centre[1] + size // 2 - 12
        if cover == "aside":
            shapes.circle(surface, look.NIGHT, (x, y), 13)
            shapes.circle(surface, look.GREEN, (x, y), 12)
            shapes.lines(surface, look.NIGHT, False, ((x - 6, y), (x - 2, y + 5), (x + 6, y - 5)), 3)
        elif cover == "lies":
            for at in range(12):
                turn = math.tau * at / 12
                place = (centre[0] + (size // 2 - 3) * math.cos(turn), centre[1] + (size // 2 - 3) * math.sin(turn))
                shapes.circle(surface, look.AMBER, place, 2)

    def _missing(self, surface: pygame.Surface, shown: Shown, wanted: str, found: tuple[Cover, ...]) -> None:
        """What is still missing, in words."""
        text, area = self._services.text, layout.CARD
        lacks = needs.missing(wanted, found)
        if not shown.hunt.dice:
            return
        if lacks:
            said = ", ".join(f"{count}× {words.colour(text, letter)}" for letter, count in lacks)
            said = text.say("hunt.missing", {"what": said})
        else:
            said = text.say("hunt.nothing_missing")
        place = (area.centerx, area.bottom - 40)
        text.draw(surface, said, place, "small", 16, look.PALE, "center", (area.width - 40, 50), True, "centre")

    def _deck(self, surface: pygame.Surface, shown: Shown) -> None:
        """How many contracts are left."""
        area, hunt = layout.DECK, shown.hunt
        self._look.plate(surface, area, look.VIOLET_PALE, 200)
        below = len(hunt.deck) - (hunt.shown and bool(hunt.deck))
        for at in range(min(below, 9)):
            back = pygame.Rect(area.left + 12 + at * 7, area.top + 11, 24, 32)
            shapes.rect(surface, (12, 50, 62), back, 0, 4)
            shapes.rect(surface, look.TEAL_DIM, back, 1, 4)
        text = self._services.text
        none = "hunt.deck_last" if hunt.deck else "hunt.deck_empty"
        said = text.say_n("hunt.deck", below) if below else text.say(none)
        left = area.left + 46 + min(below, 9) * 7
        text.draw(surface, said, (left, area.centery), "small", 15, look.DIM, "midleft",
                  (area.right - left - 10, 44), wrap=True)  # fmt: skip
