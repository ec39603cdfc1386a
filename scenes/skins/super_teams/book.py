"""Knows the figures of the star race's rules book: flights as the engine flies them, spaces and bonus cards."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.super_teams import track
from game.super_teams.numbers import BONUS_NAMES, KINDS, bonus_cards, movement_cards, numbers, ship_names
from game.super_teams.state import Race
from scenes.menus.rulesbook_blocks import Piece, Words
from scenes.menus.rulesbook_pages import Block
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.super_teams import words
from scenes.skins.super_teams.charts import course_of
from scenes.skins.super_teams.foresee import Landing, landing
from scenes.skins.super_teams.hands import Hands
from scenes.skins.super_teams.look import Look
from scenes.skins.super_teams.shown import BLANK
from scenes.skins.super_teams.track import star_map
from scenes.ui import theme

_CARD, _SPACE_PX, _BONUS = (54, 76), 76, (86, 94)
_SHIP = "red1"


@dataclass(frozen=True, slots=True)
class Flight:
    """A ship on a space, a card and perhaps a bonus card, where it comes to and what happens there."""

    services: Services
    card: str
    origin: int
    side: str = ""
    bonus: str = ""

    def height(self, width: int) -> int:
        """The pictures', or as many lines as the words take."""
        return max(_SPACE_PX + 14, self._says().height(self._room(width)))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """From left to right."""
        look, left = Look(self.services), rect.left
        one = self.landing
        left = self._space(surface, look, one.origin, left, rect.centery) + 10
        card = pygame.Rect(left, 0, *_CARD)
        card.centery = rect.centery
        look.card(surface, card, self.card)
        left = card.right + 10
        if self.bonus:
            area = pygame.Rect(left, 0, *_BONUS)
            area.centery = rect.centery
            Hands(self.services, look).bonus(surface, area, self.bonus, True)
            left = area.right + 10
        for space in (one.space,) if one.fall is None else (one.space, one.fall):
            tip = ((left, rect.centery - 8), (left + 14, rect.centery), (left, rect.centery + 8))
            shapes.polygon(surface, theme.RED_INK, tip)
            left = self._space(surface, look, space, left + 20, rect.centery, space == one.end) + 10
        width = self._room(rect.width)
        height = self._says().height(width)
        self._says().draw(surface, pygame.Rect(rect.right - width, rect.centery - height // 2, width, height))

    @property
    def landing(self) -> Landing:
        """What the engine says."""
        return landing(race_with(self.origin, self.side), self.card, _SHIP, self.bonus)

    def _space(
        self, surface: pygame.Surface, look: Look, space: int, left: int, middle: int, ship: bool = True
    ) -> int:  # fmt: skip
        """A piece of the star map, with the ship if it stands there; gives where it ends."""
        x, y = course_of(numbers().track).points[space]
        part = pygame.Rect(0, 0, _SPACE_PX, _SPACE_PX)
        part.center = (x, y)
        place = part.copy()
        place.midleft = (left, middle)
        surface.blit(star_map().picture, place, part)
        shapes.rect(surface, theme.WALNUT_DARK, place, 3, 8)
        if ship:
            picture = look.ship(_SHIP, (40, 28), 1)
            surface.blit(picture, picture.get_rect(center=(place.centerx, place.centery - 16)))
        text = self.services.text
        place_of_number = (place.right - 14, place.bottom - 12)
        text.draw(surface, str(space), place_of_number, "small", 13, theme.CREAM, "center", (24, 20))
        return place.right

    def _says(self) -> Words:
        text, one = self.services.text, self.landing
        said = text.say("rulesbook.race.flight", {
            "from": one.origin, "to": one.space,
            "what": words.outcome(text, race_with(self.origin, self.side), one),
        })  # fmt: skip
        return Words(self.services, said, theme.BODY_PX - 5)

    def _room(self, width: int) -> int:
        spaces = 3 if self.landing.fall is not None else 2
        return width - spaces * (_SPACE_PX + 30) - _CARD[0] - 20 - (_BONUS[0] + 10 if self.bonus else 0)


@dataclass(frozen=True, slots=True)
class BonusCard:
    """A bonus card and what it does."""

    services: Services
    card: str

    def height(self, width: int) -> int:
        """The card's, or as many lines as the words take."""
        return max(_BONUS[1] + 4, self._says().height(width - _BONUS[0] - 20))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The card at the left."""
        area = pygame.Rect(rect.left, 0, *_BONUS)
        area.centery = rect.centery
        Hands(self.services, Look(self.services)).bonus(surface, area, self.card, True)
        width = rect.width - _BONUS[0] - 20
        height = self._says().height(width)
        self._says().draw(surface, pygame.Rect(area.right + 20, rect.centery - height // 2, width, height))

    def _says(self) -> Words:
        return Words(self.services, self.services.text.say(f"race.told.bonus.{self.card}"), theme.BODY_PX - 4)


@dataclass(frozen=True, slots=True)
class Space:
    """A kind of space and what it does."""

    services: Services
    kind: str

    def height(self, width: int) -> int:
        """The picture's, or as many lines as the words take."""
        return max(_SPACE_PX, self._says().height(width - _SPACE_PX - 20))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Its plate on the map at the left."""
        space = numbers().track.index(self.kind) + 1
        part = pygame.Rect(0, 0, _SPACE_PX, _SPACE_PX)
        part.center = course_of(numbers().track).points[space]
        place = part.copy()
        place.midleft = (rect.left, rect.centery)
        surface.blit(star_map().picture, place, part)
        shapes.rect(surface, theme.WALNUT_DARK, place, 3, 8)
        width = rect.width - _SPACE_PX - 20
        height = self._says().height(width)
        self._says().draw(surface, pygame.Rect(place.right + 20, rect.centery - height // 2, width, height))

    def _says(self) -> Words:
        text = self.services.text
        said = f"{words.kind_name(text, self.kind)}: {text.say(f'race.told.kind.{self.kind}')}"
        return Words(self.services, said, theme.BODY_PX - 4)


def race_with(space: int, side: str = "") -> Race:
    """A race in which a red ship stands on a space and all others at the start."""
    colours = numbers().colours
    count = len(ship_names(colours))
    hands: tuple[tuple[str | None, ...], ...] = ((), ())
    return replace(
        BLANK, track=numbers().track, colours=colours, ships=(space, *(0,) * (count - 1)),
        sides=(side, *("",) * (count - 1)), hands=hands, bonus=hands,
    )  # fmt: skip


def figures(services: Services, block: Block) -> Sequence[Piece]:
    """What a block's figure consists of."""
    match block.figure:
        case "flight":
            space, number = block.numbers
            side, bonus = (*block.of, "", "")[:2]
            return (Flight(services, f"r{number}", space, side, bonus),)
        case "bonus":
            return tuple(BonusCard(services, card) for card in BONUS_NAMES)
        case "spaces":
            return tuple(Space(services, kind) for kind in KINDS)
    raise ValueError(f"the rules book has no figure {block.figure!r}")


def values() -> dict[str, object]:
    """The numbers in the book's sentences, from the data of the rules."""
    have = numbers()
    return {
        "spaces": len(have.track), "final": track.final(have.track), "hand": have.hand, "planet": have.planet_cards,
        "bonus": len(bonus_cards()), "cards": len(movement_cards(have.colours)), "highest": have.highest,
        "ships": have.ships,
    }  # fmt: skip
