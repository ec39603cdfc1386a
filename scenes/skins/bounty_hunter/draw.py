"""Knows the order in which Bounty Hunter's table is drawn, and what of the cantina lives behind it."""

import math
from collections.abc import Callable

import pygame

from game.bounty_hunter.state import seats_of
from scenes.services.services import Services
from scenes.skins.bounty_hunter import explain, layout, look
from scenes.skins.bounty_hunter.board import Board, Chances
from scenes.skins.bounty_hunter.buttons import Buttons
from scenes.skins.bounty_hunter.card import ContractCard
from scenes.skins.bounty_hunter.choice import Choice, Thing, area_of, usable
from scenes.skins.bounty_hunter.flying import Flying
from scenes.skins.bounty_hunter.ground import Ground, still_card
from scenes.skins.bounty_hunter.hunters import Hunters
from scenes.skins.bounty_hunter.look import Look
from scenes.skins.bounty_hunter.shown import Shown
from scenes.table.people import Sitter

Bar = tuple[bool, Thing | None, tuple[str, ...], int, str]
_LEAST_PX, _FAILS = 30, 0.93
_LIT_THEMSELVES = ("throw", "grey", "stop", "odds", "press", "marker")


class Picture:
    """The whole table, drawn from what is shown."""

    def __init__(
        self, services: Services, corner: Callable[[], tuple[str, ...]], sitters: tuple[Sitter, ...]
    ) -> None:  # fmt: skip
        self._services = services
        self._corner = corner
        self._look = Look(services)
        self._hunters = Hunters(services, self._look, sitters)
        self._card = ContractCard(services, self._look, sitters)
        self._board = Board(services, self._look, sitters)
        self._buttons = Buttons(services, self._look)
        self._flying = Flying(services, self._look, sitters)
        self._explain = explain.Explainer(services, sitters)
        self._ground = Ground(services, self._hunters.draw, self._board.draw_still, self._cards, self._draw_bar)
        self._bar: Bar = (False, None, (), 0, "keys")

    def draw(
        self, surface: pygame.Surface, shown: Shown, choice: Choice, chance: int | None, chances: Chances,
        shake: tuple[int, int],
    ) -> None:  # fmt: skip
        """One picture."""
        self._bar = self._bar_now(shown, choice)
        self._ground.draw(surface, shown, self._bar, shake)
        self._alive(surface, shown)
        if not still_card(shown):
            self._card.draw(surface, shown)
        self._buttons.draw(surface, shown, choice, chance)
        self._board.draw(surface, shown, choice, chances)
        self._flicker(surface, shown)
        self._flying.draw(surface, shown)
        self._focus(surface, shown, choice)
        self._explain.draw(surface, shown, choice)

    def _bar_now(self, shown: Shown, choice: Choice) -> Bar:
        """What the lower edge says now."""
        over = choice.over if choice.over and choice.over.kind == "press" else None
        lines = tuple(part for line in self._corner() for part in line.split(" \u00b7 "))
        speed = self._services.settings.now.speed
        return shown.hunt.phase == "hunt", over, lines, speed, self._services.inputs.device

    def _draw_bar(self, surface: pygame.Surface, shown: Shown) -> None:
        hunts, over, lines, _, _ = self._bar
        self._buttons.draw_bar(surface, hunts, over, lines)

    def _cards(self, surface: pygame.Surface, shown: Shown) -> None:
        """The right edge as it stands still."""
        self._card.draw_still(surface, shown)
        if still_card(shown):
            self._card.draw(surface, shown)
        self._buttons.draw_supply(surface, shown)

    def _alive(self, surface: pygame.Surface, shown: Shown) -> None:
        """The guests at the bar breathe below the hunters, the neon sometimes fails; with motion 0 all is still."""
        seconds = shown.age_ms / 1000 if self._services.settings.now.motion else 0.0
        seats = seats_of(shown.hunt)
        free = layout.seat(seats - 1, seats).bottom + 3
        bar = pygame.Rect(0, free, 276, layout.BAR.top - free)
        if bar.height > _LEAST_PX:
            surface.set_clip(bar)
            breath = round(2 * math.sin(seconds * 1.3))
            surface.blit(self._services.assets.image("hunt/guests.png"), (0, layout.BAR.top - 246 + breath))
            surface.set_clip(None)
        for x, slow, quick in ((0, 0.9, 11.3), (1267, 0.7, 9.1)):
            if math.sin(seconds * slow * 0.37) > _FAILS and math.sin(seconds * quick) > 0:
                self._look.veil(surface, pygame.Rect(x, 16, 13, 618), look.NIGHT, 150, 4)

    def _focus(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """The ring round what keys have gone to; under the pointer only what can be pressed."""
        thing = choice.focus or (choice.over if choice.over and usable(shown, choice.over) else None)
        if thing is None or (choice.focus is None and thing.kind in _LIT_THEMSELVES):
            return
        area = area_of(shown, thing)
        if area is not None:
            self._look.ring(surface, area)

    def _flicker(self, surface: pygame.Surface, shown: Shown) -> None:
        """The holo card breathes, and now and then a line runs over it; still with motion 0."""
        if not self._services.settings.now.motion or shown.card < 1:
            return
        seconds = shown.age_ms / 1000
        dip = max(0.0, math.sin(seconds * 1.7) * math.sin(seconds * 7.3 + 1) - 0.55)
        alpha = round(dip * 10) * 8
        if alpha:
            self._look.veil(surface, layout.CARD, look.NIGHT, alpha, 16)
        y = (seconds * 60) % (layout.CARD.height * 3)
        if y < layout.CARD.height - 6:
            line = pygame.Rect(layout.CARD.left + 6, layout.CARD.top + round(y), layout.CARD.width - 12, 3)
            self._look.veil(surface, line, look.TEAL, 40, 1)
