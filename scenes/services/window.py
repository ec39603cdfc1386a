"""Knows the window: a canvas of 1280x720 that SDL scales to whatever the player has."""

import logging
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from scenes.services.hush import hushed

CANVAS = (1280, 720)
TITLE = "Yathsel"


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Window:
    """The one window; `canvas` is what scenes draw on."""

    def __init__(self, fullscreen: bool = False, icon: str | None = None) -> None:
        self.driver = open_display()
        self.fullscreen = False
        pygame.display.set_caption(TITLE)
        if icon:
            pygame.display.set_icon(pygame.image.load(icon))
        self.canvas = self._make()
        pygame.key.set_repeat(380, 50)
        pygame.key.stop_text_input()
        self.set_fullscreen(fullscreen)

    def set_fullscreen(self, wanted: bool) -> bool:
        """Goes to full screen or back; what it is now."""
        if wanted != self.fullscreen and self.driver != "dummy":
            try:
                with _logged_warnings():
                    pygame.display.toggle_fullscreen()
                self.fullscreen = wanted
            except pygame.error as fault:
                logging.getLogger(__name__).warning("full screen refused: %s", fault)
        return self.fullscreen

    def present(self) -> None:
        """Shows what was drawn."""
        pygame.display.flip()

    def _make(self) -> pygame.Surface:
        if self.driver == "dummy":
            return pygame.display.set_mode(CANVAS)
        flags = pygame.SCALED | pygame.RESIZABLE
        with _logged_warnings():
            try:
                return pygame.display.set_mode(CANVAS, flags, vsync=1)
            except pygame.error:
                return pygame.display.set_mode(CANVAS, flags)


@contextmanager
def _logged_warnings() -> Iterator[None]:
    """What pygame warns of goes to the log, not to the player's terminal."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        yield
    for one in said:
        logging.getLogger(__name__).info("display: %s", one.message)


def open_display() -> str:
    """Starts SDL's video and names its driver; raises `NoDisplay` where nobody could see a window."""
    try:
        with hushed():
            pygame.display.init()
    except pygame.error as fault:
        raise NoDisplay(str(fault)) from None
    driver = pygame.display.get_driver()
    if driver == "offscreen":
        pygame.display.quit()
        raise NoDisplay("SDL found only its offscreen driver")
    return driver
