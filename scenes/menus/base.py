"""Knows what all menus share: widgets with a focus, a way back, a picture behind."""

import pygame

from scenes.services.inputs import Command, Input
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui.backdrop import Backdrop
from scenes.ui.dust import Dust
from scenes.ui.focus import Focus


class Menu:
    """A screen of widgets. A menu proper says what it draws (`paint`), where back leads (`back`)."""

    see_through = False
    lets_run = False
    ground = "menu.png"
    opens_with = "paper"

    def __init__(self, services: Services, focus: Focus) -> None:
        self.services = services
        self.focus = focus
        self._backdrop = Backdrop()
        self._dust = Dust(services.settings.now.motion)

    def enter(self) -> None:
        """Takes the keys."""
        self.focus.claim()
        if self.see_through:
            self.services.audio.play(self.opens_with, 60)

    def leave(self) -> None:
        """Gives them back."""
        self.focus.release()

    def resume(self, result: object) -> Change:
        """Takes the keys again."""
        self.focus.claim()
        return None

    def handle(self, given: Input) -> Change:
        """Widgets first, then the way back."""
        used = self.focus.handle(given)
        if used is not None:
            return used.change
        if given == Command("back"):
            self.services.audio.play("button", 60)
            return self.back()
        return None

    def update(self, dt: float) -> Change:
        """Nothing moves in a menu but the dust in the lamp's light."""
        self._dust.update(dt)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """What is behind, the menu itself, its widgets."""
        if type(self).see_through:
            self._backdrop.draw(surface)
            self.see_through = False  # from now on nothing below is seen but what the backdrop kept of it
        else:
            surface.blit(self.services.assets.image(self.ground), (0, 0))
            self._dust.draw(surface)
        self.paint(surface)
        self.focus.draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        """What lies below the widgets."""

    def back(self) -> Change:
        """Where the back key leads."""
        return None
