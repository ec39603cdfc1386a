"""Knows two score cards of one duel of two runs, side by side: every box, and a sign where they differ."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.campaign.state import Run
from game.yathsel.card import BOXES, UPPER, numbers
from game.yathsel.events import DuelWon
from game.yathsel.state import Card, has_bonus, total, upper_sum
from scenes.campaign.parts import Pen
from scenes.replaying.film import Film
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.yathsel import words
from scenes.ui import theme

Cards = tuple[Card, Card]
Said = Callable[[Card], str]
_NONE = "–"
_FIGURE_PX, _SIGN_PX, _HEAD_PX = 84, 40, 30


@dataclass(frozen=True, slots=True)
class Line:
    """One line of both cards: what it is, what stands there; `strong` for sums."""

    name: str
    first: str
    second: str
    strong: bool = False

    @property
    def differs(self) -> bool:
        """Whether not the same stands there."""
        return self.first != self.second


def won_at(film: Film) -> tuple[int, ...]:
    """The decisions with which the duels of a run were decided, as far as it is known."""
    return tuple(
        number
        for number, moment in enumerate(film.moments)
        if any(isinstance(beat.event, DuelWon) for beat in moment.beats)
    )


def cards_of(film: Film, decided: int) -> Cards:
    """Both cards at the end of the duel that was decided with a decision, the player's first."""
    beat = next(beat for beat in film.moments[decided].beats if isinstance(beat.event, DuelWon))
    run: Run = beat.before
    own, theirs = (side.card for side in run.duel.sides)
    return own, theirs


def lines(services: Services, first: Cards | None, second: Cards | None) -> tuple[Line, ...]:
    """The player's boxes, bonus, what came besides, the sums of both seats; None: there was no such duel."""
    text = services.text

    def line(name: str, of: Said, strong: bool = False, seat: int = 0) -> Line:
        one, other = (_NONE if cards is None else of(cards[seat]) for cards in (first, second))
        return Line(name, one, other, strong)

    boxes = [line(words.box_name(text, box), _box(at)) for at, box in enumerate(BOXES)]
    bonus = line(text.say("compare.bonus"), lambda card: f"+{card.bonus}" if has_bonus(card) else str(upper_sum(card)))
    besides = line(text.say("compare.besides"), lambda card: f"{_besides(card):+d}" if _besides(card) else _NONE)
    summed = line(text.say("result.total"), lambda card: str(total(card)), True)
    theirs = line(text.say("compare.theirs"), lambda card: str(total(card)), seat=1)
    return (*boxes[:UPPER], bonus, *boxes[UPPER:], besides, summed, theirs)


def told_parting(services: Services, run: Run, n: int) -> str:
    """That two runs part at decision `n`: in which duel and turn, or on the way to which duel."""
    say, duel = services.text.say, run.duel
    if run.phase != "duel":
        return say("compare.on_the_way", {"duel": len(run.results) + 1, "n": n})
    turn = len(BOXES) + 1 - duel.sides[duel.side].card.boxes.count(None)
    return say("compare.in_duel", {"duel": duel.table.duel + 1, "turn": turn, "n": n})


def draw(surface: pygame.Surface, services: Services, rect: pygame.Rect, told: tuple[Line, ...]) -> None:
    """The lines in a column, figures of the first run left of the sign, of the second right of it."""
    second = rect.right
    first = second - _FIGURE_PX - _SIGN_PX
    head = Pen(surface, services, "title")
    for letter, right in (("A", first), ("B", second)):
        head.line(letter, (right, rect.top + _HEAD_PX // 2), theme.BODY_PX, (_FIGURE_PX, _HEAD_PX), "midright")
    height = (rect.height - _HEAD_PX) // len(told)
    for number, line in enumerate(told):
        strip = pygame.Rect(rect.left, rect.top + _HEAD_PX + number * height, rect.width, height)
        if line.strong:
            shapes.rect(surface, theme.PARCHMENT_DIM, strip.inflate(12, 0), 0, 6)
        room = (first - _FIGURE_PX - strip.left - 8, height - 2)
        Pen(surface, services).line(line.name, strip.midleft, theme.SMALL_PX + 1, room)
        colour = theme.RED_INK if line.differs else theme.INK
        figures = Pen(surface, services, "figures", colour)
        box = (_FIGURE_PX - 6, height - 1)
        for value, right in ((line.first, first), (line.second, second)):
            figures.line(value, (right, strip.centery), theme.SMALL_PX + 2, box, "midright")
        if line.differs:
            unequal(surface, (first + _SIGN_PX, strip.centery))
        shapes.line(surface, theme.PARCHMENT_DIM, strip.bottomleft, strip.bottomright)


def unequal(surface: pygame.Surface, centre: tuple[int, int], colour: theme.Colour = theme.RED_INK) -> None:
    """The sign that two things are not equal."""
    x, y = centre
    for up in (-3, 3):
        shapes.line(surface, colour, (x - 7, y + up), (x + 7, y + up), 2)
    shapes.line(surface, colour, (x - 4, y + 8), (x + 4, y - 8), 2)


def _box(at: int) -> Said:
    return lambda card: _NONE if card.boxes[at] is None else str(card.boxes[at])


def _besides(card: Card) -> int:
    """Further Yathsel, a head start, less what was paid for zeros."""
    return card.extra_yathsels * numbers().further_points + card.head - card.tax
