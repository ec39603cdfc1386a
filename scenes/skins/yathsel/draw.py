"""Knows the order in which Yathsel's table is drawn, and keeps what never changes as one picture."""

from collections.abc import Callable

import pygame

from game.yathsel.card import DICE
from scenes.services.services import Services
from scenes.skins.yathsel import layout, sides
from scenes.skins.yathsel.card import CardPicture, face_of
from scenes.skins.yathsel.felt import Felt
from scenes.skins.yathsel.moves import Choice
from scenes.skins.yathsel.shown import Shown
from scenes.ui import theme


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

    def warm(self) -> None:
        """Gets one picture ready that will be needed; call it once a frame."""
        self._felt.warm()

    def _base(self) -> pygame.Surface:
        if self._ground is None:
            assets = self._services.assets
            self._ground = assets.image("table.png").copy()
            margin = layout.SHADOW_MARGIN
            self._ground.blit(assets.image("parchment_shadow.png"), layout.PARCHMENT.move(-margin, -margin))
            self._ground.blit(assets.image("rack.png"), layout.RACK)
            self._rack_numbers(self._ground)
        return self._ground

    def _rack_numbers(self, surface: pygame.Surface) -> None:
        """The number of the key that takes the die above aside."""
        for slot in range(DICE):
            place = (layout.rack(slot)[0], layout.RACK.bottom - 4)
            pygame.draw.circle(surface, theme.WALNUT_DARK, place, 11)
            pygame.draw.circle(surface, theme.BRASS, place, 10, 2)
            self._services.text.draw(surface, str(slot + 1), place, "small", 13, theme.PARCHMENT, "center", (18, 18))
