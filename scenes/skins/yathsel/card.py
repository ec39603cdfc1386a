"""Knows how the score card is drawn: two columns, previews in pale ink, who leads; made anew only when it changes."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.rules import Seat
from game.yathsel import goods
from game.yathsel.card import BOXES, numbers
from game.yathsel.state import Card, Duel, has_bonus, total, upper_sum
from game.yathsel.twists import boosted
from scenes.services import shapes
from scenes.services.canvas import blank, density_of
from scenes.services.services import Services
from scenes.services.text import Anchor, Colour, Role
from scenes.skins.yathsel import layout, words
from scenes.skins.yathsel.shown import Counting, Shown, extras, worth
from scenes.ui import theme

PREVIEW: Colour = (139, 106, 64)
PREVIEW_ZERO: Colour = (176, 146, 102)
STRIP = (150, 104, 44)
FLASH = (222, 150, 30)
LINE = (120, 88, 50)
_FLASH_STEPS = 6
_FIGURES_PX = 20


@dataclass(frozen=True, slots=True)
class Face:
    """All that the look of the card depends on."""

    duel: Duel
    names: tuple[str, str]
    look: tuple[str, int]
    preview: Duel | None
    chosen: str | None
    hover: str | None
    counting: Counting | None
    marked: tuple[Seat, str] | None
    flash: int
    rivals: tuple[tuple[str, int], ...] = ()


def face_of(shown: Shown, services: Services, preview: Duel, chosen: str | None, hover: str | None) -> Face:
    """The card as it is to be drawn now; `preview` is the duel as if a trick under way were used."""
    text = services.text
    names = (shown.sitting.you or text.say("table.you"), words.called(text, shown.sitting.opponent))
    settled = not (shown.tumbling or shown.counting or shown.marked)
    mine = settled and shown.player_waited_for
    return Face(
        shown.duel, names, (text.language, text.scale), preview if settled and preview.dice else None,
        chosen if mine else None, hover if mine else None, shown.counting, shown.marked,
        round(shown.flash * _FLASH_STEPS), shown.sitting.rivals,
    )  # fmt: skip


class CardPicture:
    """The card drawn last and what it was drawn from."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._face: Face | None = None
        self._picture = blank(layout.PARCHMENT.size, pygame.SRCALPHA, services.window.density)

    def draw(self, surface: pygame.Surface, face: Face) -> None:
        """Draws the card in its place."""
        if density_of(surface) != density_of(self._picture):
            self._picture = blank(layout.PARCHMENT.size, pygame.SRCALPHA, density_of(surface))
            self._face = None
        if face != self._face:
            self._face = face
            self._picture.fill((0, 0, 0, 0))
            self._picture.blit(self._services.assets.image("parchment.png"), (0, 0))
            _Pen(self._picture, self._services, face).write()
        surface.blit(self._picture, layout.PARCHMENT)


class _Pen:
    """Writes one card."""

    def __init__(self, surface: pygame.Surface, services: Services, face: Face) -> None:
        self._surface = surface
        self._text = services.text
        self._face = face
        doubled = face.duel.effects.double_down and face.duel.side == 0
        self._factors = boosted(face.duel.table.twists, goods.tricks()["double_down"].size if doubled else 1)
        self._worth = worth(face.preview) if face.preview else {}
        self._extra = extras(face.preview) if face.preview else {}

    def write(self) -> None:
        """The whole card."""
        self._head()
        for at, box in enumerate(BOXES):
            self._row(at, box)
        self._bonus_row()
        self._further_row()
        self._total_row()

    def _head(self) -> None:
        head = _local(layout.HEAD)
        heading = self._text.say("card.heading")
        self._words(heading, (head.left, head.centery + 1), "title", 22, theme.INK, "midleft", layout.NAME_WIDTH)
        for seat, name in enumerate(self._face.names):
            turn = seat == self._face.duel.side and self._face.duel.verdict is None
            x = _column(seat)
            colour = theme.RED_INK if turn else theme.INK
            self._text.draw(self._surface, name, (x, head.centery), "body", 17, colour, "midright",
                            (layout.COLUMN_WIDTH, 38), wrap=True, align="right")  # fmt: skip
            if turn:
                y = head.bottom - 3
                shapes.line(self._surface, theme.RED_INK, (x - layout.COLUMN_WIDTH + 14, y), (x, y), 3)
        shapes.line(self._surface, theme.INK, (head.left, head.bottom), (head.right, head.bottom), 2)

    def _row(self, at: int, box: str) -> None:
        area = _local(layout.row(box))
        self._strip(area, box)
        name = words.box_name(self._text, box)
        mark = words.factor_mark(*self._factors[at])
        width = layout.NAME_WIDTH - 6 - (30 if mark else 0)
        place = self._words(name, (area.left + 8, area.centery), "body", 18, theme.INK, "midleft", width)
        if mark:
            tag = pygame.Rect(place.right + 5, area.centery - 10, 28, 20)
            shapes.rect(self._surface, theme.RED_INK, tag, 0, 5)
            self._words(mark, tag.center, "small", 14, theme.CREAM, "center", 26)
        for seat, side in enumerate(self._face.duel.sides):
            self._cell(seat, at, box, side.card)
        shapes.line(self._surface, LINE, (area.left, area.bottom), (area.right, area.bottom), 1)

    def _strip(self, area: pygame.Rect, box: str) -> None:
        face = self._face
        if face.marked and face.marked[1] == box and face.flash:
            seat = face.marked[0]
            left, width = _column(seat) - layout.COLUMN_WIDTH + 4, layout.COLUMN_WIDTH + 2
            cell = pygame.Rect(left, area.top + 1, width, area.height - 1)
            _tint(self._surface, area, FLASH, 70 * face.flash // _FLASH_STEPS)
            _tint(self._surface, cell, FLASH, 190 * face.flash // _FLASH_STEPS)
        if face.chosen == box:
            _tint(self._surface, area, STRIP, 96)
            shapes.rect(self._surface, theme.RED_INK, area.inflate(4, 0), 2, 5)
            self._arrow(area.left + 3, area.centery)
        elif face.hover == box:
            _tint(self._surface, area, STRIP, 46)

    def _cell(self, seat: Seat, at: int, box: str, card: Card) -> None:
        area, face = _local(layout.row(box)), self._face
        place = (_column(seat), area.centery + 2)
        points = card.boxes[at]
        if face.counting and face.counting.seat == seat and face.counting.box == box:
            points = face.counting.points
        if points is not None:
            self._figure(str(points), place, theme.INK if points else theme.INK_PALE)
        elif seat == face.duel.side and box in self._worth:
            self._preview(box, place, face.chosen == box and seat == 0)
        else:
            self._dash(place[0], area.centery)

    def _preview(self, box: str, place: tuple[int, int], chosen: bool) -> None:
        worth_now = self._worth[box]
        colour = theme.RED_INK if chosen else PREVIEW if worth_now else PREVIEW_ZERO
        written = self._figure(str(worth_now), place, colour)
        extra = self._extra[box]
        if extra:
            room = written.left - (place[0] - layout.COLUMN_WIDTH) - 2
            said = words.signed(extra)
            self._words(said, (written.left - 3, place[1] - 3), "small", 13, theme.RED_INK, "midright", room)

    def _bonus_row(self) -> None:
        area = _local(layout.BONUS_ROW)
        _tint(self._surface, area, STRIP, 22)
        heading = self._text.say("card.bonus", {"bar": self._face.duel.sides[0].card.bar})
        self._words(heading, (area.left + 8, area.centery), "small", 15, theme.INK, "midleft", layout.NAME_WIDTH)
        for seat, side in enumerate(self._face.duel.sides):
            place = (_column(seat), area.centery)
            if has_bonus(side.card):
                self._figure(f"+{side.card.bonus}", (place[0], place[1] + 2), theme.RED_INK)
            else:
                have = f"{upper_sum(side.card)}/{side.card.bar}"
                self._words(have, place, "small", 15, theme.INK_PALE, "midright", layout.COLUMN_WIDTH)
        shapes.line(self._surface, theme.INK, (area.left, area.bottom + 2), (area.right, area.bottom + 2), 2)

    def _further_row(self) -> None:
        """Further Yathsels, a head start, the tax: what stands in no box."""
        area = _local(layout.FURTHER_ROW)
        cards = [side.card for side in self._face.duel.sides]
        beside = any(card.head or card.tax for card in cards)
        heading = self._text.say("card.beside" if beside else "card.further")
        self._words(heading, (area.left + 8, area.centery), "small", 15, theme.INK, "midleft", layout.NAME_WIDTH)
        for seat, card in enumerate(cards):
            extra = card.extra_yathsels * numbers().further_points + card.head - card.tax
            if extra:
                self._figure(words.signed(extra), (_column(seat), area.centery + 2), theme.RED_INK)
            else:
                self._dash(_column(seat), area.centery)
        shapes.line(self._surface, theme.INK, (area.left, area.bottom + 1), (area.right, area.bottom + 1), 2)

    def _total_row(self) -> None:
        area = _local(layout.TOTAL_ROW)
        heading = self._text.say("card.total")
        self._words(heading, (area.left + 8, area.centery), "title", 22, theme.INK, "midleft", layout.NAME_WIDTH)
        totals = totals_of(self._face.duel, self._face.counting)
        for seat, points in enumerate(totals):
            place = (_column(seat), area.centery + 2)
            others = [other for at, other in enumerate(totals) if at != seat]
            leads = points > max(*others, *(other for _, other in self._face.rivals), 0)
            colour = theme.RED_INK if leads else theme.INK
            written = self._words(str(points), place, "figures", 27, colour, "midright", layout.COLUMN_WIDTH)
            if leads:
                self._arrow(written.left - 5, area.centery)
        lead = _local(layout.LEAD_ROW)
        second = max(((self._face.names[1], totals[1]), *self._face.rivals), key=lambda rival: rival[1])
        said = lead_words(self._text.say, (totals[0], second[1]), second[0])
        self._words(said, lead.center, "body", 17, theme.INK, "center", lead.width - 10)

    def _dash(self, x: int, y: int) -> None:
        shapes.line(self._surface, PREVIEW_ZERO, (x - 16, y), (x - 2, y), 1)

    def _arrow(self, x: int, y: int) -> None:
        shapes.polygon(self._surface, theme.RED_INK, ((x, y), (x - 9, y - 7), (x - 9, y + 7)))

    def _figure(self, words_: str, place: tuple[int, int], colour: Colour) -> pygame.Rect:
        return self._words(words_, place, "figures", _FIGURES_PX, colour, "midright", layout.COLUMN_WIDTH)

    def _words(
        self, said: str, place: tuple[int, int], role: Role, size: int, colour: Colour, anchor: Anchor, width: int
    ) -> pygame.Rect:
        box = (width, 44 if size > 25 else layout.ROW_PX - 1)
        return self._text.draw(self._surface, said, place, role, size, colour, anchor, box)


def totals_of(duel: Duel, counting: Counting | None) -> tuple[int, ...]:
    """Each seat's total, with what is just being counted up."""
    return tuple(
        total(side.card) + (counting.points if counting and counting.seat == seat else 0)
        for seat, side in enumerate(duel.sides)
    )


def lead_words(say: Callable[..., str], totals: tuple[int, ...], name: str) -> str:
    """Who leads, and by how much."""
    by = totals[0] - totals[1]
    if by == 0:
        return say("card.level")
    return say("card.you_lead" if by > 0 else "card.they_lead", {"points": abs(by), "name": name})


def _column(seat: Seat) -> int:
    return layout.COLUMNS[seat] - layout.PARCHMENT.left


def _local(rect: pygame.Rect) -> pygame.Rect:
    return rect.move(-layout.PARCHMENT.left, -layout.PARCHMENT.top)


def _tint(surface: pygame.Surface, area: pygame.Rect, colour: Colour, alpha: int) -> None:
    veil = blank(area.size, pygame.SRCALPHA, density_of(surface))
    shapes.rect(veil, (*colour, alpha), veil.get_rect(), 0, 5)
    surface.blit(veil, area)
