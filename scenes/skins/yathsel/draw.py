"""Knows the order in which Yathsel's table is drawn, and keeps what never changes as one picture."""

from collections.abc import Callable

import pygame

from scenes.services.services import Services
from scenes.skins.yathsel import layout, sides
from scenes.skins.yathsel.card import CardPicture, face_of
from scenes.skins.yathsel.felt import Felt
from scenes.skins.yathsel.moves import Choice
from scenes.skins.yathsel.shown import Shown


class Picture:
    """The whole table, drawn from what is shown."""

    def __init__(self, services: Services, corner: Callable[[], tuple[str, ...]]) -> None:
        self._services = services
        self._corner = corner
        self._ground: pygame.Surface | None = None
        self._card = CardPicture(services)
        self._felt = Felt(services)

    def draw(self, surface: pygame.Surface, shown: Shown, choice: Choice, shake: tuple[int, int]) -> None:
        """One picture."""
        surface.blit(self._base(), (0, 0))
        sides.draw_opponent(surface, self._services, shown)
        over = choice.over
        hover = str(over.at) if over and over.kind == "row" else None
        self._card.draw(surface, face_of(shown, self._services, choice.box, hover))
        sides.draw_bar(surface, self._services, shown, choice, self._corner)
        self._felt.draw(surface, shown, choice, shake)

    def _base(self) -> pygame.Surface:
        if self._ground is None:
            assets = self._services.assets
            self._ground = assets.image("table.png").copy()
            margin = layout.SHADOW_MARGIN
            self._ground.blit(assets.image("parchment_shadow.png"), layout.PARCHMENT.move(-margin, -margin))
            self._ground.blit(assets.image("rack.png"), layout.RACK)
        return self._ground
