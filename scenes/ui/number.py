"""Knows the field for a whole number that is typed, or gone through one by one."""

from collections.abc import Callable

import pygame

from scenes.services import shapes
from scenes.services.inputs import Command, Input, Pointer, Text
from scenes.services.services import Services
from scenes.ui import paint, theme
from scenes.ui.focus import Used
from scenes.ui.widgets import Words, row_words


class Number:
    """Words at the left, the number at the right. What was typed is put when it is confirmed or left, if it lies from
    `low` to `high`; else it is shown with its limits until then, and the last number stands there again."""

    typing = True

    def __init__(
        self, rect: pygame.Rect, words: Words, limits: tuple[int, int], get: Callable[[], int],
        put: Callable[[int], None],
    ) -> None:  # fmt: skip
        self.rect = rect
        self._words = words
        self._low, self._high = limits
        self._get = get
        self._put = put
        self._typed: str | None = None

    @property
    def open(self) -> bool:
        """Always."""
        return True

    @property
    def field(self) -> pygame.Rect:
        """The part that shows the number."""
        width = self.rect.width * 45 // 100
        return pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)

    def handle(self, given: Input) -> Used | None:
        """Figures replace the number, left and right (or a click on a half of the field) take the one beside it."""
        match given:
            case Text(text):
                return self._type((self._typed or "") + "".join(char for char in text if char in "0123456789"))
            case Command("erase", _):
                return self._type((str(self._get()) if self._typed is None else self._typed)[:-1])
            case Command("left", _):
                return self._go(-1)
            case Command("right", _):
                return self._go(1)
            case Pointer(pos, 1, "down") if self.field.collidepoint(pos):
                return self._go(-1 if pos[0] < self.field.left + 40 else 1 if pos[0] > self.field.right - 40 else 0)
            case Command("confirm", False) if self._typed is not None:
                self._settle()
                return Used()
            case Command():
                self._settle()
            case Pointer(pos, _, "move") if not self.rect.collidepoint(pos):
                self._settle()
        return None

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """Like a choice between all numbers."""
        if not focused:
            self._settle()
        field = self.field
        row_words(surface, services, self.rect, field.left, self._words())
        paint.field(surface, field.inflate(0, -8))
        shown = str(self._get()) if self._typed is None else self._typed
        wrong = self._typed is not None and not self._fits(self._typed)
        words = f"{shown}  ({self._low}–{self._high})" if wrong else shown
        box = (field.width - 64, field.height - 2)
        colour = theme.RED_INK if wrong else theme.INK
        services.text.draw(surface, words, field.center, "figures", theme.BODY_PX, colour, "center", box)
        for x, way in ((field.left + 16, -1), (field.right - 16, 1)):
            tip, back = (x + 6 * way, field.centery), x - 5 * way
            shapes.polygon(surface, theme.RED_INK, (tip, (back, tip[1] - 8), (back, tip[1] + 8)))
        if focused:
            paint.ring(surface, self.rect)

    def _type(self, typed: str) -> Used:
        self._typed = typed[: len(str(self._high))]
        return Used()

    def _settle(self) -> None:
        typed, self._typed = self._typed, None
        if typed is not None and self._fits(typed) and int(typed) != self._get():
            self._put(int(typed))

    def _go(self, by: int) -> Used:
        self._settle()
        self._put(min(self._high, max(self._low, self._get() + by)))
        return Used(sound="hold_on" if by else "")

    def _fits(self, typed: str) -> bool:
        return typed.isdigit() and self._low <= int(typed) <= self._high
