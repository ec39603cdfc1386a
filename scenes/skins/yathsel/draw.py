"""Knows the order in which Yathsel's table is drawn, and keeps what never changes as one picture."""

from collections.abc import Callable

import pygame

from game.yathsel.card import DICE
from scenes.services import shapes
from scenes.services.canvas import density_of
from scenes.services.services import Services
from scenes.skins.yathsel import burning, causes, explain, layout, sides, speech
from scenes.skins.yathsel.belongings import Belongings
from scenes.skins.yathsel.buttons import Buttons
from scenes.skins.yathsel.card import CardPicture, face_of
from scenes.skins.yathsel.choice import Choice, imagined_dice
from scenes.skins.yathsel.company import Company
from scenes.skins.yathsel.felt import Felt
from scenes.skins.yathsel.pieces import Pieces
from scenes.skins.yathsel.shown import Shown, imagined
from scenes.skins.yathsel.sleight import boxes_for
from scenes.ui import theme

Left = Callable[[pygame.Surface, Shown, Pieces], None]


class Picture:
    """The whole table, drawn from what is shown; `left` draws the edge where otherwise the opponent sits."""

    def __init__(self, services: Services, corner: Callable[[], tuple[str, ...]], left: Left | None = None) -> None:
        self._services = services
        self._corner = corner
        self._left = left
        self._ground: pygame.Surface | None = None
        self._pieces = Pieces(services)
        self._card = CardPicture(services)
        self._felt = Felt(services, self._pieces)
        self._buttons = Buttons(services, self._pieces)
        self._belongings = Belongings(services, self._pieces)

    def draw(
        self, surface: pygame.Surface, shown: Shown, choice: Choice, company: Company, shake: tuple[int, int]
    ) -> None:
        """One picture."""
        surface.blit(self._base(), (0, 0))
        if self._left is None:
            sides.draw_opponent(surface, self._services, self._pieces, shown, company.mood(shown.duel))
        else:
            self._left(surface, shown, self._pieces)
        over, mode = choice.over, choice.mode
        hover = str(over.at) if over and over.kind == "row" else None
        faces = imagined_dice(shown.duel, mode)
        preview = shown.duel if faces is None else imagined(shown.duel, faces)
        chosen = mode.box if mode and mode.box else choice.box
        self._card.draw(surface, face_of(shown, self._services, preview, chosen, hover))
        burning.draw(surface, self._services, shown)
        self._erasable(surface, shown, choice)
        self._buttons.draw(surface, shown, choice)
        self._felt.draw(surface, shown, choice, shake)
        self._belongings.draw(surface, shown, choice)
        sides.draw_bar(surface, self._services, self._pieces, choice, self._corner)
        causes.draw(surface, self._services, self._pieces, shown)
        speech.draw(surface, self._services, company)
        explain.draw(surface, self._services, self._pieces, shown, choice)

    def warm(self, shown: Shown) -> None:
        """Gets one picture ready that will be needed; call it once a frame."""
        self._felt.warm(shown)

    def _erasable(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """The rows an eraser can open again."""
        for box in boxes_for(shown.duel, choice.mode) if choice.mode else ():
            area = layout.row(box)
            shapes.rect(surface, theme.RED_INK, area.inflate(2, -2), 2, 6)

    def _base(self) -> pygame.Surface:
        assets = self._services.assets
        if self._ground is None or density_of(self._ground) != assets.density:
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
            shapes.circle(surface, theme.WALNUT_DARK, place, 11)
            shapes.circle(surface, theme.BRASS, place, 10, 2)
            self._services.text.draw(surface, str(slot + 1), place, "small", 13, theme.PARCHMENT, "center", (18, 18))
