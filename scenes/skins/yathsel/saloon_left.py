"""Knows how the company at a saloon table is drawn: who leads, who moves, the cards of all others in narrow columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.core.rules import Seat
from game.yathsel.card import BOXES, UPPER, numbers
from game.yathsel.state import Card, Duel, has_bonus, is_full, turn_of, upper_sum
from scenes.anim.dice import FACES, FRAMES, Die
from scenes.services import shapes
from scenes.services.canvas import blank, density_of, sized
from scenes.services.services import Services
from scenes.skins.yathsel import layout, words
from scenes.skins.yathsel.card import totals_of
from scenes.skins.yathsel.shown import Counting, Shown
from scenes.table.people import Sitter
from scenes.ui import marks, theme

_LEFT, _WIDTH = 12, 216
_HEAD, _ROSTER_TOP = pygame.Rect(_LEFT, 8, _WIDTH, 30), 42
_ROSTER_PX, _TALLEST, _SHORTEST = 204, 68, 33
_DUEL_PX = 112
_CARD = pygame.Rect(_LEFT, 250, _WIDTH, 382)
_LABEL_PX, _TOP_PX, _ROW_PX = 46, 30, 21
_DIM = (196, 172, 132)
_ROLL_PX = 112


@dataclass(frozen=True, slots=True)
class Company:
    """All that the left edge depends on: who sits there, the whole duel, who looks, who is in the second column."""

    sitters: tuple[Sitter, ...]
    duel: Duel
    me: Seat
    counting: Counting | None
    other: Seat

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's total, with what is just being counted up."""
        shown = self.counting
        if shown is not None:
            shown = Counting(self.me if shown.seat == 0 else self.other, shown.box, shown.points)
        return totals_of(self.duel, shown)


def draw_left(surface: pygame.Surface, services: Services, company: Company, shown: Shown) -> None:
    """Turn and throw, everybody in a row of their own, and from three on the narrow cards of the others."""
    _head(surface, services, company, shown)
    seats = len(company.sitters)
    alone = seats == 2
    height = _DUEL_PX if alone else min(_TALLEST, max(_SHORTEST, _ROSTER_PX // seats))
    best = max(company.totals)
    for seat in range(seats):
        area = pygame.Rect(_LEFT, _ROSTER_TOP + seat * height, _WIDTH, height - 4)
        _person(surface, services, company, seat, area, best)
    if not alone:
        _narrow_cards(surface, services, company)
    _twists(surface, services, company.duel)


def roll_place(at: int, count: int) -> tuple[int, int]:
    """Where a die of a roll-off lies."""
    return layout.MIDDLE + round((at - (count - 1) / 2) * min(200, 540 // count)), 268


def draw_rolls(
    surface: pygame.Surface, services: Services, sitters: Sequence[Sitter], rolls: Sequence[tuple[Seat, Die]]
) -> None:
    """The dice of a roll-off, each with the name below it."""
    for at, (seat, die) in enumerate(rolls):
        if die.face:
            cell = services.assets.sheet(f"dice/{die.skin}.png", FACES, FRAMES)[die.face - 1][die.frame]
            picture = sized(cell, (_ROLL_PX, _ROLL_PX))
            surface.blit(picture, picture.get_rect(center=(round(die.x + die.rock), round(die.y - die.height))))
        x = roll_place(at, len(rolls))[0]
        marks.draw(surface, sitters[seat].mark, (x, 338), 20)
        box = (540 // len(rolls) - 8, 22)
        services.text.draw(surface, sitters[seat].name, (x, 358), "body", 17, theme.CREAM, "center", box)


def _head(surface: pygame.Surface, services: Services, company: Company, shown: Shown) -> None:
    """Which turn, which throw."""
    text, duel = services.text, company.duel
    card = duel.sides[duel.side].card
    turn = min(len(card.boxes), turn_of(card) + (not is_full(card)))
    said = text.say("table.turn", {"turn": max(1, turn), "of": len(card.boxes)})
    if duel.verdict is None and duel.thrown + duel.throws_left:
        of = duel.thrown + duel.throws_left
        thrown = min(of, duel.thrown + shown.tumbling)
        throw = text.say("table.throw_of", {"throw": thrown, "of": of}) if thrown else text.say("table.no_throw_yet")
        said = f"{said} · {throw}"
    shapes.rect(surface, theme.WALNUT_DARK, _HEAD, 0, 9)
    text.draw(surface, said, _HEAD.center, "small", 15, _DIM, "center", (_WIDTH - 12, 24))


def _person(
    surface: pygame.Surface, services: Services, company: Company, seat: Seat, area: pygame.Rect, best: int
) -> None:  # fmt: skip
    """Mark, name and total; a crown for the lead, a bright frame and an arrow for whoever moves."""
    text, sitter, total = services.text, company.sitters[seat], company.totals[seat]
    moves = seat == company.duel.side and company.duel.verdict is None
    shapes.rect(surface, theme.LEATHER if moves else theme.WALNUT_DARK, area, 0, 9)
    shapes.rect(surface, theme.BRASS_BRIGHT if moves else theme.BRASS_DARK, area, 2, 9)
    tall = area.height > 56
    size = 40 if tall else 24
    x = area.left + 12 + size // 2
    marks.draw(surface, sitter.mark, (x, area.centery), size)
    if moves:
        tip = (area.left - 1, area.centery)
        shapes.polygon(surface, theme.BRASS_BRIGHT, (tip, (tip[0] - 10, tip[1] - 8), (tip[0] - 10, tip[1] + 8)))
    left, figures = x + size // 2 + 10, 30 if tall else 22
    y = area.centery + area.height // 5 if tall else area.centery
    written = text.draw(surface, str(total), (area.right - 10, y + 1), "figures", figures, theme.CREAM, "midright",
                        (84, area.height - 2))  # fmt: skip
    leads = total == best and total > 0
    if leads:
        _crown(surface, (written.left - 17, y - 1))
    colour = theme.BRASS_BRIGHT if seat == company.me else theme.PARCHMENT
    room = area.right - left - 8 if tall else written.left - left - (30 if leads else 6)
    y = area.centery - area.height // 4 if tall else area.centery
    box = (room, area.height // 2 if tall else area.height - 4)
    text.draw(surface, sitter.name, (left, y), "body", 20 if tall else 17, colour, "midleft", box)


def _crown(surface: pygame.Surface, centre: tuple[int, int]) -> None:
    x, y = centre
    points = ((x - 11, y - 7), (x - 5, y), (x, y - 9), (x + 5, y), (x + 11, y - 7), (x + 8, y + 8), (x - 8, y + 8))
    shapes.polygon(surface, theme.BRASS, points)
    shapes.polygon(surface, theme.WALNUT_DARK, points, 1)


def _narrow_cards(surface: pygame.Surface, services: Services, company: Company) -> None:
    """One column each for all but who looks."""
    key = (
        company.duel.sides, company.sitters, company.me, company.totals, services.text.language, services.text.scale,
        density_of(surface),
    )  # fmt: skip
    surface.blit(_narrow_picture(services, key), _CARD)


Key = tuple[tuple[object, ...], tuple[Sitter, ...], Seat, tuple[int, ...], str, int, float]


@lru_cache(maxsize=4)
def _narrow_picture(services: Services, key: Key) -> pygame.Surface:
    sides, sitters, me, totals, _, _, density = key
    made = blank(_CARD.size, pygame.SRCALPHA, density)
    area = made.get_rect()
    shapes.rect(made, theme.PARCHMENT, area, 0, 8)
    shapes.rect(made, theme.BRASS_DARK, area, 2, 8)
    others = [seat for seat in range(len(sitters)) if seat != me]
    step = (area.width - _LABEL_PX - 8) // len(others)
    _labels(made, services, area)
    for at, seat in enumerate(others):
        column = pygame.Rect(_LABEL_PX + at * step, 0, step, area.height)
        card = sides[seat].card  # type: ignore[attr-defined]
        _column(made, services, column, sitters[seat], card, totals[seat])
    return made


def _row_y(at: int) -> int:
    """The middle of a row; the rows of the bonus and the total follow those of the boxes."""
    return _TOP_PX + at * _ROW_PX + _ROW_PX // 2 + (6 if at >= UPPER else 0) + (6 if at > UPPER else 0)


def _rows() -> list[str]:
    return [*BOXES[:UPPER], "bonus", *BOXES[UPPER:], "further", "total"]


def _labels(made: pygame.Surface, services: Services, area: pygame.Rect) -> None:
    for at, row in enumerate(_rows()):
        y = _row_y(at)
        if at % 2 == 0:
            shapes.rect(made, (220, 198, 150), (4, y - _ROW_PX // 2, area.width - 8, _ROW_PX), 0, 3)
        said = services.text.say(f"saloon.row.{row}")
        services.text.draw(made, said, (8, y), "small", 12, theme.INK, "midleft", (_LABEL_PX - 10, _ROW_PX + 2))
    y = _row_y(len(_rows()) - 1) - _ROW_PX // 2 - 1
    shapes.line(made, theme.INK, (6, y), (area.width - 7, y), 1)


def _column(
    made: pygame.Surface, services: Services, column: pygame.Rect, sitter: Sitter, card: Card, total: int
) -> None:  # fmt: skip
    marks.draw(made, sitter.mark, (column.centerx, _TOP_PX // 2 + 1), 20)
    bonus = f"+{card.bonus}" if has_bonus(card) else f"{upper_sum(card)}"
    further = words.signed(card.extra_yathsels * numbers().further_points) if card.extra_yathsels else ""
    points = ["" if value is None else str(value) for value in card.boxes]
    shown = [*points[:UPPER], bonus, *points[UPPER:], further, str(total)]
    for at, said in enumerate(shown):
        last = at == len(shown) - 1
        colour = theme.RED_INK if at == UPPER and has_bonus(card) else theme.INK_PALE if at == UPPER else theme.INK
        size = 16 if last else 14
        place = (column.centerx, _row_y(at) + 1)
        services.text.draw(made, said, place, "figures", size, colour, "center", (column.width, _ROW_PX + 2))


def _twists(surface: pygame.Surface, services: Services, duel: Duel) -> None:
    """The twists by name on their plate, their common effect beside it."""
    plate, text = layout.SALOON_TWIST, services.text
    surface.blit(services.assets.plate("plaque.png", plate.size, 20), plate)
    chosen = duel.table.twists
    many = len(chosen) > 1
    said = text.say("saloon.twists", {"n": len(chosen)}) if many else words.twist_name(text, chosen)
    colour = theme.WALNUT_DARK if chosen else (84, 62, 30)
    text.draw(surface, said, plate.center, "body", 18, colour, "center", (plate.width - 48, plate.height - 12))
    effect = words.combined_effect(text, chosen) or text.say("twist.none_effect")
    place = (plate.right + 14, plate.centery)
    text.draw(surface, effect, place, "small", 14, theme.PARCHMENT, "midleft", (300, 54), wrap=True)
