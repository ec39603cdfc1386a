"""Knows how the own cards are drawn: movement cards, kinds of bonus cards with what is to be done with them."""

import pygame

from game.super_teams.check import WINDOWS
from game.super_teams.state import MOVE, is_joker
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.super_teams import layout, look, words
from scenes.skins.super_teams.choice import Choice, Thing, asked, bonus_ships
from scenes.skins.super_teams.look import Look
from scenes.skins.super_teams.shown import Shown, bonuses, hand

_RAISED = 12
SIGNS = {"follow": "→", "plus_one": "+1", "maw_leap": "↷", "asteroid_pass": "●→", "double": "×2"}


class Hands:
    """The desk at the lower edge."""

    def __init__(self, services: Services, pieces: Look) -> None:
        self._services = services
        self._look = pieces

    def draw(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """Both rows of cards; nothing before anything is dealt."""
        for at, card in enumerate(hand(shown)):
            area = layout.card(at)
            over = Thing("card", at) in (choice.over, choice.focus)
            if choice.card == at:
                area.move_ip(0, -_RAISED)
            elif over and asked(shown, MOVE):
                area.move_ip(0, -_RAISED // 2)
            lit = asked(shown, MOVE) and choice.card in (None, at)
            self._look.card(surface, area, card, lit or shown.race.phase != MOVE, is_joker(shown.race, card))
            if choice.card == at:
                shapes.rect(surface, look.GOLD, area.inflate(6, 6), 3, 12)
            if asked(shown, MOVE):
                self._number(surface, str(at + 1), (area.left + 11, area.top + 10))
        for at, (kind, count) in enumerate(bonuses(shown)):
            self._own_bonus(surface, shown, choice, at, kind, count)

    def bonus(self, surface: pygame.Surface, area: pygame.Rect, kind: str, lit: bool) -> None:
        """A bonus card: its sign and its name."""
        text = self._services.text
        colour = look.GOLD if lit else look.GREY
        self._look.plate(surface, area, colour, 245, look.DEEP if lit else look.NIGHT, 9, 2)
        sign = SIGNS[kind]
        role = "figures" if sign[0] in "+×" else "marks"
        text.draw(surface, sign, (area.centerx, area.top + 18), role, 22, colour, "center", (area.width - 8, 28))  # type: ignore[arg-type]
        text.draw(surface, words.bonus_name(text, kind), (area.centerx, area.top + 51), "small", 13,
                  look.PALE if lit else look.DIM, "center", (area.width - 6, 37), True, "centre")  # fmt: skip

    def _own_bonus(
        self, surface: pygame.Surface, shown: Shown, choice: Choice, at: int, kind: str, count: int
    ) -> None:  # fmt: skip
        text, area = self._services.text, layout.bonus(at)
        can = bool(bonus_ships(shown, kind))
        over = choice.over == Thing("bonus", kind)
        if choice.bonus == kind or (can and over):
            shapes.rect(surface, look.GOLD, area.inflate(8, 8), 3, 12)
        self.bonus(surface, area, kind, can or not asked(shown, *WINDOWS))
        if count > 1:
            badge = (area.right - 12, area.top + 12)
            shapes.circle(surface, look.NIGHT, badge, 13)
            text.draw(surface, f"{count}×", badge, "figures", 14, look.STAR, "center", (26, 22))
        if can:
            self._number(surface, str(at + 1), (area.left + 11, area.top + 10))
        habit, place = shown.habits.of(kind), layout.habit(at)
        edge = (
            look.STAR if choice.over == Thing("habit", kind) else {"always": look.CYAN, "never": look.PINK}.get(habit)
        )
        self._look.plate(surface, place, edge or look.BLUE, 240, radius=7, width=1)
        text.draw(surface, text.say(f"race.habit.{habit}"), place.center, "small", 12, edge or look.DIM, "center",
                  (place.width - 6, 18))  # fmt: skip

    def _number(self, surface: pygame.Surface, number: str, centre: tuple[int, int]) -> None:
        """The key that takes a card."""
        shapes.circle(surface, look.NIGHT, centre, 10)
        self._services.text.draw(surface, number, centre, "small", 12, look.GOLD, "center", (20, 20))
