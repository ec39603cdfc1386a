"""Knows the order in which Bounty Hunter's table is drawn, and what of the cantina lives behind it."""

import math
from collections.abc import Callable

import pygame

from scenes.services.services import Services
from scenes.skins.bounty_hunter import explain, layout, look
from scenes.skins.bounty_hunter.board import Board, Chances
from scenes.skins.bounty_hunter.buttons import Buttons
from scenes.skins.bounty_hunter.card import ContractCard
from scenes.skins.bounty_hunter.choice import Choice, area_of, usable
from scenes.skins.bounty_hunter.flying import Flying
from scenes.skins.bounty_hunter.hunters import Hunters
from scenes.skins.bounty_hunter.look import Look
from scenes.skins.bounty_hunter.shown import Shown
from scenes.table.people import Sitter

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

    def draw(
        self, surface: pygame.Surface, shown: Shown, choice: Choice, chance: int | None, chances: Chances,
        shake: tuple[int, int],
    ) -> None:  # fmt: skip
        """One picture."""
        surface.blit(self._services.assets.image("hunt/cantina.png"), shake)
        self._alive(surface, shown)
        self._hunters.draw(surface, shown)
        self._card.draw(surface, shown)
        self._buttons.draw(surface, shown, choice, chance)
        self._board.draw(surface, shown, choice, chances)
        self._buttons.draw_bar(surface, choice, self._corner)
        self._flicker(surface, shown)
        self._flying.draw(surface, shown)
        self._focus(surface, shown, choice)
        self._explain.draw(surface, shown, choice)

    def _alive(self, surface: pygame.Surface, shown: Shown) -> None:
        """The guests at the bar breathe, the neon hums and sometimes fails; with motion 0 all is still."""
        assets, moves = self._services.assets, self._services.settings.now.motion
        seconds = shown.age_ms / 1000 if moves else 0.0
        breath = round(2 * math.sin(seconds * 1.3))
        surface.blit(assets.image("hunt/guests.png"), (0, layout.BAR.top - 246 + breath))
        for name, place, slow, quick in (("pink", (-150, 60), 0.9, 11.3), ("teal", (1110, 120), 0.7, 9.1)):
            hum = 0.75 + 0.25 * math.sin(seconds * slow)
            fails = math.sin(seconds * slow * 0.37) > 0.93 and math.sin(seconds * quick) > 0
            if not fails and hum > 0.3:
                glow = assets.image(f"hunt/glow_{name}.png")
                surface.blit(glow, place, None, pygame.BLEND_ADD)

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
