"""Knows the figures of Bounty Hunter's rules book: signs, contracts, and examples judged by the engine itself."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.bounty_hunter.contracts import WHITE, fulfils, numbers
from game.bounty_hunter.state import FEWEST_SEATS, MOST_SEATS
from scenes.menus.rulesbook_blocks import Piece, Words
from scenes.menus.rulesbook_pages import Block
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.bounty_hunter import needs, words
from scenes.skins.bounty_hunter.look import Look
from scenes.ui import theme

_CARD, _DIE_PX, _SIGN_PX = (112, 62), 58, 40


@dataclass(frozen=True, slots=True)
class Judged:
    """A contract, dice, and whether they fulfil it: what is missing is named."""

    services: Services
    contract: str
    dice: str
    alike: bool

    def height(self, width: int) -> int:
        """The card's, or as many lines as the words take."""
        return max(_CARD[1] + 8, self._says().height(self._room(width)))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """From left to right."""
        look = Look(self.services)
        card = pygame.Rect(rect.left, 0, *_CARD)
        card.centery = rect.centery
        look.small_card(surface, card, self.contract)
        left = card.right + 12
        for letter in self.dice:
            die = look.small_die(numbers().colours.index(letter) + 1, "hunt", _DIE_PX)
            surface.blit(die, die.get_rect(midleft=(left, rect.centery)))
            left += _DIE_PX - 8
        left += 16
        tip = ((left, rect.centery - 8), (left + 14, rect.centery), (left, rect.centery + 8))
        shapes.polygon(surface, theme.RED_INK, tip)
        width = self._room(rect.width)
        height = self._says().height(width)
        self._says().draw(surface, pygame.Rect(left + 26, rect.centery - height // 2, width, height))

    @property
    def whole(self) -> bool:
        """What the engine says."""
        return fulfils(self.contract, self.dice, self.alike)

    def _says(self) -> Words:
        text = self.services.text
        if self.whole:
            said = text.say("rulesbook.bounty.fulfilled")
        else:
            lacks = needs.missing(self.contract, needs.covers(self.contract, (), tuple(self.dice), self.alike))
            named = ", ".join(f"{count}× {words.colour(text, letter)}" for letter, count in lacks)
            said = text.say("hunt.missing", {"what": named})
        return Words(self.services, said, theme.BODY_PX - 4)

    def _room(self, width: int) -> int:
        return width - _CARD[0] - len(self.dice) * (_DIE_PX - 8) - 66


@dataclass(frozen=True, slots=True)
class Signs:
    """Signs and their names side by side."""

    services: Services
    letters: str

    def height(self, width: int) -> int:
        """The sign's, or the highest name's."""
        room = self._room(width)
        return max(_SIGN_PX, *(self._says(letter).height(room) for letter in self.letters))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """On dark tiles, as on a die."""
        width = self._room(rect.width)
        for at, letter in enumerate(self.letters):
            tile = pygame.Rect(rect.left + at * rect.width // len(self.letters), rect.top, _SIGN_PX, _SIGN_PX)
            shapes.rect(surface, theme.WALNUT_DARK, tile, 0, 8)
            sign = Look(self.services).sign(letter, _SIGN_PX - 8)
            surface.blit(sign, sign.get_rect(center=tile.center))
            says = self._says(letter)
            height = says.height(width)
            says.draw(surface, pygame.Rect(tile.right + 14, tile.centery - height // 2, width, height))

    def _says(self, letter: str) -> Words:
        return Words(self.services, self.services.text.say(f"hunt.sign.{letter}"), theme.BODY_PX - 4)

    def _room(self, width: int) -> int:
        return width // len(self.letters) - _SIGN_PX - 24


@dataclass(frozen=True, slots=True)
class Contracts:
    """All contracts of the deck in rows."""

    services: Services
    listed: tuple[str, ...]

    def height(self, width: int) -> int:
        """As many rows as it takes."""
        return -(-len(self.listed) // self._across(width)) * (_CARD[1] + 10)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Row after row."""
        look, across = Look(self.services), self._across(rect.width)
        for at, contract in enumerate(self.listed):
            left = rect.left + at % across * (_CARD[0] + 10)
            look.small_card(surface, pygame.Rect(left, rect.top + at // across * (_CARD[1] + 10), *_CARD), contract)

    def _across(self, width: int) -> int:
        return max(1, (width + 10) // (_CARD[0] + 10))


def figures(services: Services, block: Block) -> Sequence[Piece]:
    """What a block's figure consists of."""
    match block.figure:
        case "judged":
            contract, dice = block.of[:2]
            return (Judged(services, contract, dice, "alike" in block.of[2:]),)
        case "signs":
            return [*(Signs(services, numbers().colours[at : at + 2]) for at in (0, 2, 4)), Signs(services, WHITE)]
        case "contracts":
            return (Contracts(services, numbers().contracts),)
    raise ValueError(f"the rules book has no figure {block.figure!r}")


def values() -> dict[str, object]:
    """The numbers in the book's sentences, from the data of the rules."""
    have = numbers()
    return {
        "fewest": FEWEST_SEATS, "most": MOST_SEATS, "contracts": len(have.contracts), "chips": have.chips,
        "start": have.start_chips, "hand": have.most_chips, "markers": have.markers, "black": have.black_dice,
        "grey": have.grey_dice,
    }  # fmt: skip
