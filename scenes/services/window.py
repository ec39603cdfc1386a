"""Knows the window: a canvas of logical 1280x720 with as many real pixels as fit, at most four on each logical one.

SDL's SCALED keeps the proportions and the pointer; it stretches smoothly in full screen and by whole numbers in a
window, so the canvas is always made to need no stretching.
"""

import logging
import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pygame

from scenes.services.hush import hushed
from scenes.services.screen import ScreenCanvas

CANVAS = (1280, 720)
STEPS = (1.0, 1.5, 2.0)
FINEST = 2.0
TITLE = "Yathsel"
_ROOM = 0.92
_EQUAL = 1e-6
# asked of SDL before it opens anything: real pixels on Windows, smooth scaling of what does not fit exactly
_WISHES = {"SDL_WINDOWS_DPI_AWARENESS": "permonitorv2", "SDL_RENDER_SCALE_QUALITY": "linear"}

Shape = Literal["window", "borderless", "fullscreen"]


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Window:
    """The one window; `canvas` is what scenes draw on, `density` how many real pixels a side of its pixels has."""

    def __init__(self, shape: Shape = "window", icon: str | None = None, density: float = 0.0) -> None:
        self.driver = open_display()
        self.shape: Shape = "window"
        self.asked = density
        pygame.display.set_caption(TITLE)
        if icon:
            pygame.display.set_icon(pygame.image.load(icon))
        self.density = density or 1.0
        self._framed = _first_size() if self.driver != "dummy" else CANVAS
        self._place: tuple[int, int] | None = None
        self._seen = CANVAS
        self._screen, self.canvas = self._open()
        self._resize(self._framed)
        pygame.key.set_repeat(380, 50)
        pygame.key.stop_text_input()
        self.set_shape(shape)
        self.refit(True)

    @property
    def fullscreen(self) -> bool:
        """Whether it is full screen now."""
        return self.shape == "fullscreen"

    @property
    def size(self) -> tuple[int, int]:
        """The window in pixels of the screen."""
        return CANVAS if self.driver == "dummy" else pygame.display.get_window_size()

    def set_shape(self, wanted: Shape) -> Shape:
        """Goes to a window, a window without a frame over the whole screen, or full screen; what it is now."""
        if wanted == self.shape or self.driver == "dummy":
            return self.shape
        before = self.shape
        if before == "window":
            self._framed = self.size
        try:
            with _logged_warnings():
                if before == "window":
                    self._place = pygame.Window.from_display_module().position
                if "fullscreen" in (before, wanted):
                    pygame.display.toggle_fullscreen()
                self.shape = wanted
                if wanted != "fullscreen":
                    self._screen, self.canvas = self._open()
                    self._resize(self._framed if wanted == "window" else pygame.display.get_desktop_sizes()[0])
                if wanted == "window" and self._place is not None:
                    pygame.Window.from_display_module().position = self._place  # opening has moved it by its frame
        except pygame.error as fault:
            logging.getLogger(__name__).warning("%s refused: %s", wanted, fault)
        return self.shape

    def refit(self, at_once: bool = False) -> bool:
        """Takes the canvas that suits the window once its size is the same at two looks; whether it is another."""
        seen, self._seen = self._seen, self.size
        wanted = self.asked or suited(self._seen)
        if abs(wanted - self.density) < _EQUAL or not (at_once or seen == self._seen):
            return False
        self.density, size = wanted, self.size
        self._screen, self.canvas = self._open()
        if self.shape != "fullscreen":
            self._resize(_pixels(self.asked) if self.asked and self.shape == "window" else size)
        return True

    def present(self) -> None:
        """Shows what was drawn."""
        if isinstance(self.canvas, ScreenCanvas):
            for area in self.canvas.take_touched():
                pygame.Surface.blit(self._screen, self.canvas, area, area)
        pygame.display.flip()

    @contextmanager
    def frame(self) -> Iterator[pygame.Surface]:
        """The canvas for one whole picture: a dense one paints in the end, and only what is new."""
        if not isinstance(self.canvas, ScreenCanvas):
            yield self.canvas
            return
        canvas = self.canvas
        canvas.begin()
        try:
            yield canvas
        finally:
            canvas.end()

    def _open(self) -> tuple[pygame.Surface, pygame.Surface]:
        size = _pixels(self.density)
        if self.driver == "dummy":
            screen = pygame.display.set_mode(size)
        else:
            flags = pygame.SCALED | pygame.RESIZABLE
            flags |= {"window": 0, "borderless": pygame.NOFRAME, "fullscreen": pygame.FULLSCREEN}[self.shape]
            with _logged_warnings():
                try:
                    screen = pygame.display.set_mode(size, flags, vsync=1)
                except pygame.error:
                    screen = pygame.display.set_mode(size, flags)
        return screen, screen if self.density == 1 else ScreenCanvas(CANVAS, self.density)

    def _resize(self, size: tuple[int, int]) -> None:
        """Gives the window its size back, which opening a canvas takes away."""
        if self.driver == "dummy":
            return
        with _logged_warnings():
            window = pygame.Window.from_display_module()
            window.minimum_size = CANVAS
            window.size = size
            if self.shape == "borderless":
                window.position = (0, 0)


def suited(size: tuple[int, int]) -> float:
    """The density that fills a window of `size` pixels without stretching, within the limits."""
    return min(FINEST, max(1.0, min(size[0] / CANVAS[0], size[1] / CANVAS[1])))


def _pixels(density: float) -> tuple[int, int]:
    return round(CANVAS[0] * density), round(CANVAS[1] * density)


def _first_size() -> tuple[int, int]:
    """The largest window of our shape that leaves some of the screen free."""
    width, height = pygame.display.get_desktop_sizes()[0]
    fitting = [step for step in STEPS if CANVAS[0] * step <= width * _ROOM and CANVAS[1] * step <= height * _ROOM]
    return _pixels(max(fitting, default=1.0))


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
    for name, value in _WISHES.items():
        os.environ.setdefault(name, value)
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
