"""Knows how the blocks of a rules book look, how high each is, and how they run over the sheets of a page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from scenes.campaign import things
from scenes.lessons import hints, plan
from scenes.menus.rulesbook_pages import Block, Book, Page
from scenes.services import canvas, shapes
from scenes.services.inputs import CommandName
from scenes.services.services import Services
from scenes.services.text import Role
from scenes.ui import paint, theme

GAP_PX, _CLOSE_PX = 14, 8
DIE_PX = 54
_WORDS_PX = theme.BODY_PX - 3
_KEY_PX = 132


class Piece(Protocol):
    """Something that lies on a sheet."""

    def height(self, width: int) -> int:
        """How high it is at a width, in pixels."""

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draws it into a place of that width and height."""


Figures = Callable[[Services, Block], Sequence[Piece]]


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph at the player's text size, never made smaller."""

    services: Services
    words: str
    size: int = _WORDS_PX
    colour: theme.Colour = theme.INK
    role: Role = "body"

    def height(self, width: int) -> int:
        """As many lines as it takes."""
        return self._picture(width).get_height()

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The lines."""
        surface.blit(self._picture(rect.width), rect.topleft)

    def _picture(self, width: int) -> pygame.Surface:
        text = self.services.text
        return text.render(self.words, self.role, text.scaled(self.size), self.colour, width)


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading with a rule below it."""

    services: Services
    words: str

    def height(self, width: int) -> int:
        """One line."""
        return self.services.text.scaled(theme.BODY_PX) + 18

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The words in red ink."""
        box = (rect.width, rect.height - 8)
        self.services.text.draw(
            surface, self.words, (rect.left, rect.top), "body", theme.BODY_PX, theme.RED_INK, "topleft", box
        )
        shapes.line(surface, theme.INK_PALE, (rect.left, rect.bottom - 4), (rect.right, rect.bottom - 4))


@dataclass(frozen=True, slots=True)
class DiceRow:
    """Dice in a row; those held stand in a brass frame, so that they are told apart without colour."""

    services: Services
    faces: tuple[int, ...]
    kind: str = "plain"
    held: tuple[int, ...] = ()

    def height(self, width: int) -> int:
        """A die and its frame."""
        return DIE_PX + 12

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The dice from the left."""
        for place, number in enumerate(self.faces):
            centre = (rect.left + 6 + DIE_PX // 2 + place * (DIE_PX + 14), rect.top + 6 + DIE_PX // 2)
            things.face(surface, self.services, self.kind, number, centre, DIE_PX)
            if place in self.held:
                around = pygame.Rect(0, 0, DIE_PX + 10, DIE_PX + 10)
                around.center = centre
                shapes.rect(surface, theme.WALNUT_DARK, around, 4, 10)
                shapes.rect(surface, theme.BRASS, around.inflate(-2, -2), 2, 9)


@dataclass(frozen=True, slots=True)
class Picture:
    """One of our pictures, made smaller if it is wider than the sheet."""

    services: Services
    name: str

    def height(self, width: int) -> int:
        """As high as it is at that width."""
        picture = self.services.assets.image(self.name)
        return min(picture.get_height(), picture.get_height() * width // picture.get_width())

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """In the middle."""
        picture = self.services.assets.image(self.name)
        if picture.get_height() != rect.height:
            size = (picture.get_width() * rect.height // picture.get_height(), rect.height)
            picture = canvas.sized(picture, size)
        surface.blit(picture, picture.get_rect(midtop=rect.midtop))


@dataclass(frozen=True, slots=True)
class KeyLine:
    """A key, or the pad's button, and what it does: in the book's own words if it has some for the key."""

    services: Services
    name: CommandName
    book: str = ""

    def height(self, width: int) -> int:
        """A line, more if the words need it."""
        return max(self.services.text.scaled(_WORDS_PX) + 16, self._says().height(self._room(width)))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A key cap for the keyboard, one for the pad, the words."""
        say = self.services.text.say
        for place, device in enumerate(("key", "pad")):
            cap = pygame.Rect(rect.left + place * (_KEY_PX + 8), rect.centery - 15, _KEY_PX, 30)
            paint.field(surface, cap)
            words, box = say(f"{device}.{self.name}"), (_KEY_PX - 12, 24)
            self.services.text.draw(surface, words, cap.center, "small", theme.SMALL_PX, theme.INK, "center", box)
        width = self._room(rect.width)
        height = self._says().height(width)
        place_of_words = pygame.Rect(rect.right - width, rect.centery - height // 2, width, height)
        self._says().draw(surface, place_of_words)

    def _says(self) -> Words:
        own, say = f"rulesbook.{self.book}.does.{self.name}", self.services.text.say
        said = say(own)
        return Words(self.services, say(f"rulesbook.does.{self.name}") if said == own else said)

    def _room(self, width: int) -> int:
        return width - 2 * (_KEY_PX + 8) - 14


def pieces_of(services: Services, book: Book, page: Page, figures: Figures, values: dict[str, object]) -> list[Piece]:
    """All that lies on a page, in order."""
    found: list[Piece] = []
    for block in page.block:
        if block.words:
            key = f"rulesbook.{book.id}.{page.id}.{block.words}"
            found.append(Words(services, services.text.say(key, values)))
        elif block.heading:
            found.append(Heading(services, services.text.say(f"rulesbook.{book.id}.{page.id}.{block.heading}", values)))
        elif block.dice:
            found.append(DiceRow(services, block.dice, block.kind, block.held))
        elif block.picture:
            found.append(Picture(services, block.picture))
        elif block.keys:
            found += [KeyLine(services, name, book.id) for name in block.keys]  # type: ignore[arg-type]
        elif block.figure == "hint":
            found += _hints(services, book)
        else:
            found += figures(services, block)
    return found


def _hints(services: Services, book: Book) -> list[Piece]:
    """Every hint of the book's games, to be read again."""
    found: list[Piece] = []
    for game in book.games:
        for hint in plan.hints(game):
            name, says = hints.said(services, hint.id)
            found += [Heading(services, name), Words(services, says)]
    return found


def sheets(pieces: Sequence[Piece], size: tuple[int, int]) -> list[list[tuple[Piece, pygame.Rect]]]:
    """The pieces with their places (from 0, 0 on) on as many sheets as they take; a heading goes with what follows."""
    found: list[list[tuple[Piece, pygame.Rect]]] = [[]]
    top = 0
    for number, piece in enumerate(pieces):
        height = piece.height(size[0])
        follows = pieces[number + 1] if isinstance(piece, Heading) and number + 1 < len(pieces) else None
        if found[-1] and type(found[-1][-1][0]) is type(piece) and not isinstance(piece, Words):
            top -= GAP_PX - _CLOSE_PX
        needed = height + (GAP_PX + follows.height(size[0]) if follows else 0)
        if found[-1] and top + needed > size[1]:
            found.append([])
            top = 0
        found[-1].append((piece, pygame.Rect(0, top, size[0], height)))
        top += height + GAP_PX
    return found
