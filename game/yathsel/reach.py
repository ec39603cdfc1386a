"""Knows what a card can reach at the most, whatever is thrown (yathsel.md sections 8 and 14)."""

from functools import cache

from game.yathsel import house
from game.yathsel.card import BOXES, UPPER, YATHSEL, numbers
from game.yathsel.possible import possible_points
from game.yathsel.state import Card, Duel, has_bonus, holds_yathsel, total
from game.yathsel.twists import factors


def cannot_catch_up(duel: Duel) -> bool:
    """Whether the opponent stays behind whatever it throws, even if the player enters nothing but zeros."""
    own, theirs = duel.sides[0].card, duel.sides[1].card
    tax = house.in_force("zero_tax", duel.table.house_rules, duel.table.difficulty)
    least = total(own) - tax * own.boxes.count(None)
    return most_total(theirs, duel.table.twists) < least


def most_total(card: Card, twists: tuple[str, ...]) -> int:
    """A card's total with the most points in each open box, the bonus if still possible, and further Yathsels."""
    most = _most_points(twists)
    open_boxes = [at for at, points in enumerate(card.boxes) if points is None]
    reach = total(card) + sum(most[at] for at in open_boxes)
    if not has_bonus(card) and _bonus_possible(card, most):
        reach += card.bonus
    if card.boxes[YATHSEL] is None or holds_yathsel(card):
        reach += numbers().further_points * sum(at != YATHSEL for at in open_boxes)
    return reach


def _bonus_possible(card: Card, most: tuple[int, ...]) -> bool:
    return sum(most[at] if points is None else points for at, points in enumerate(card.boxes[:UPPER])) >= card.bar


@cache
def _most_points(twists: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(max(possible_points(at, factors(twists)[at])) for at in range(len(BOXES)))
