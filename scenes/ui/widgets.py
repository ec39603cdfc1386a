"""Knows the widgets that are pressed and pushed: button, choice, slider."""

from collections.abc import Callable, Sequence

import pygame

from scenes.services import shapes
from scenes.services.inputs import Command, Input, Pointer
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Used

Words = Callable[[], str]
_LOW_PX = 44


def always() -> bool:
    """A widget that can be used at any time."""
    return True


class Button:
    """A plate with words that does something when pressed."""

    typing = False

    def __init__(
        self, rect: pygame.Rect, words: Words, press: Callable[[], Change], enabled: Callable[[], bool] = always,
        sound: str = "button",
    ) -> None:  # fmt: skip
        self.rect = rect
        self._words = words
        self._press = press
        self._enabled = enabled
        self._sound = sound
        self._pressed = False

    @property
    def open(self) -> bool:
        """Whether it can be pressed now."""
        return self._enabled()

    def handle(self, given: Input) -> Used | None:
        """Pressed by confirm or throw at once, by the mouse when the button is let go over it."""
        match given:
            case Command("confirm" | "throw", repeat):
                return Used() if repeat else self._do()
            case Pointer(pos, 1, "down") if self.rect.collidepoint(pos):
                self._pressed = True
                return Used()
            case Pointer(pos, 1, "up") if self._pressed:
                self._pressed = False
                return self._do() if self.rect.collidepoint(pos) else Used()
            case Pointer(pos, _, "move") if self._pressed and not self.rect.collidepoint(pos):
                self._pressed = False
                return Used()
        return None

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """The plate in its state, the words in the middle."""
        state = "disabled" if not self.open else "pressed" if self._pressed else "hover" if focused else "normal"
        down = 2 if self._pressed else 0
        paint.plate(surface, services, self.rect.move(0, down), state)
        colour = theme.GREY if not self.open else theme.BRASS_BRIGHT if focused else theme.PARCHMENT
        box = (self.rect.width - 36, self.rect.height - 10)
        centre = (self.rect.centerx, self.rect.centery + down - 1)
        shadow = (centre[0] + 1, centre[1] + 2)
        services.text.draw(surface, self._words(), shadow, "body", theme.LARGE_PX, theme.WALNUT_DARK, "center", box)
        services.text.draw(surface, self._words(), centre, "body", theme.LARGE_PX, colour, "center", box)
        if focused:
            paint.ring(surface, self.rect)

    def _do(self) -> Used:
        return Used(self._press(), self._sound) if self.open else Used(sound="refuse")


class Choice:
    """One of several values, shown between two arrows; words left of it say what it is."""

    typing = False

    def __init__(
        self, rect: pygame.Rect, words: Words, options: Sequence[Words], get: Callable[[], int],
        put: Callable[[int], None],
    ) -> None:  # fmt: skip
        self.rect = rect
        self._words = words
        self._options = tuple(options)
        self._get = get
        self._put = put

    @property
    def open(self) -> bool:
        """Always."""
        return True

    def handle(self, given: Input) -> Used | None:
        """Left and right (or a click on a half of the field) go through the values, confirm takes the next."""
        match given:
            case Command("left", _):
                return self._go(-1)
            case Command("right", _):
                return self._go(1)
            case Command("confirm" | "throw", False):
                return self._go(1)
            case Pointer(pos, 1, "down") if self.rect.collidepoint(pos):
                return self._go(-1 if pos[0] < self.field.centerx and self.field.collidepoint(pos) else 1)
        return None

    @property
    def field(self) -> pygame.Rect:
        """The part that shows the value."""
        width = self.rect.width * 45 // 100
        return pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """Words left, the value in its field right."""
        field = self.field
        row_words(surface, services, self.rect, field.left, self._words())
        paint.field(surface, field.inflate(0, -2 if field.height < _LOW_PX else -8))
        value = self._options[self._get()]()
        box = (field.width - 64, field.height - 2)
        services.text.draw(surface, value, field.center, "body", theme.BODY_PX, theme.INK, "center", box)
        for x, way in ((field.left + 16, -1), (field.right - 16, 1)):
            tip = (x + 6 * way, field.centery)
            back = x - 5 * way
            shapes.polygon(surface, theme.RED_INK, (tip, (back, tip[1] - 8), (back, tip[1] + 8)))
        if focused:
            paint.ring(surface, self.rect)

    def _go(self, by: int) -> Used:
        self._put((self._get() + by) % len(self._options))
        return Used(sound="hold_on")


class Slider:
    """A value from 0 to 100 in steps of `step`."""

    typing = False

    def __init__(
        self, rect: pygame.Rect, words: Words, get: Callable[[], int], put: Callable[[int], None], step: int = 5
    ) -> None:
        self.rect = rect
        self._words = words
        self._get = get
        self._put = put
        self._step = step
        self._dragged = False

    @property
    def open(self) -> bool:
        """Always."""
        return True

    @property
    def track(self) -> pygame.Rect:
        """The part the knob runs on."""
        width = self.rect.width * 45 // 100
        return pygame.Rect(self.rect.right - width, self.rect.y, width - 92, self.rect.height)

    def handle(self, given: Input) -> Used | None:
        """Left and right a step, the mouse anywhere on the track."""
        match given:
            case Command("left", _):
                return self._set(self._get() - self._step)
            case Command("right", _):
                return self._set(self._get() + self._step)
            case Pointer(pos, 1, "down") if self.track.inflate(20, 0).collidepoint(pos):
                self._dragged = True
                return self._drag(pos[0])
            case Pointer(pos, _, "move") if self._dragged:
                return self._drag(pos[0])
            case Pointer(_, 1, "up") if self._dragged:
                self._dragged = False
                return Used()
        return None

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """Words left, then the track with its knob and the number."""
        track = self.track
        row_words(surface, services, self.rect, track.left, self._words())
        bar = pygame.Rect(track.left, track.centery - 8, track.width, 16)
        surface.blit(services.assets.plate("slider_track.png", bar.size, 8), bar)
        done = pygame.Rect(bar.left + 5, bar.top + 5, (bar.width - 10) * self._get() // 100, bar.height - 10)
        shapes.rect(surface, theme.BRASS, done, 0, 3)
        knob = services.assets.image("slider_knob.png")
        surface.blit(knob, knob.get_rect(center=(bar.left + bar.width * self._get() // 100, bar.centery)))
        place = (self.rect.right - 8, self.rect.centery)
        services.text.draw(
            surface, str(self._get()), place, "figures", theme.BODY_PX, theme.INK, "midright", (66, track.height)
        )
        if focused:
            paint.ring(surface, self.rect)

    def _drag(self, x: int) -> Used:
        part = (x - self.track.left) / max(1, self.track.width)
        return self._set(round(part * 100 / self._step) * self._step)

    def _set(self, value: int) -> Used:
        before = self._get()
        self._put(min(100, max(0, value)))
        return Used(sound="hold_off" if self._get() != before else "")


def row_words(surface: pygame.Surface, services: Services, rect: pygame.Rect, until: int, words: str) -> None:
    """The words at the left of a row, fitted before `until`."""
    box = (until - rect.left - 24, rect.height - 4)
    services.text.draw(
        surface, words, (rect.left + 10, rect.centery), "body", theme.BODY_PX, theme.INK, "midleft", box, wrap=True
    )
