"""Knows the field a player types into."""

from collections.abc import Callable

import pygame

from scenes.services import shapes, veil
from scenes.services.inputs import Command, Input, Pointer, Text
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Used
from scenes.ui.widgets import Words


class Entry:
    """One line of text with a caret; `hint` is shown while it is empty, dots while it is `masked`."""

    typing = True

    def __init__(
        self, rect: pygame.Rect, hint: Words, most: int, confirm: Callable[[], Change], changed: Callable[[], None],
        masked: Callable[[], bool] = bool,
    ) -> None:  # fmt: skip
        self.rect = rect
        self.text = ""
        self._hint = hint
        self._most = most
        self._confirm = confirm
        self._changed = changed
        self._caret = 0
        self._masked = masked

    @property
    def open(self) -> bool:
        """Always."""
        return True

    def put(self, text: str) -> None:
        """Shows another text, the caret at its end."""
        self.text = ""
        self._caret = 0
        self._insert(text)

    def handle(self, given: Input) -> Used | None:
        """Takes characters and the editing keys; confirm does what the entry was made for."""
        match given:
            case Text(text):
                self._insert(text)
            case Command("paste", False):
                self._insert(_clipboard())
            case Command("erase", _):
                self._cut(self._caret - 1)
            case Command("erase_next", _):
                self._cut(self._caret)
            case Command("left", _):
                self._caret = max(0, self._caret - 1)
            case Command("right", _):
                self._caret = min(len(self.text), self._caret + 1)
            case Command("home", _):
                self._caret = 0
            case Command("end", _):
                self._caret = len(self.text)
            case Command("confirm", False):
                return Used(self._confirm(), "button")
            case Pointer(pos, 1, "down") if self.rect.collidepoint(pos):
                self._caret = len(self.text)
            case _:
                return None
        return Used()

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """The field, the text (its end, if too long), the caret while it has the focus."""
        paint.field(surface, self.rect)
        inner = self.rect.inflate(-24, -8)
        if not self.text and not focused:
            services.text.draw(
                surface, self._hint(), inner.midleft, "body", theme.BODY_PX, theme.INK_PALE, "midleft", inner.size
            )
        size = min(services.text.scaled(theme.BODY_PX), self.rect.height - 16)
        shown = veil.DOT * len(self.text) if self._masked() else self.text
        caret = services.text.size_of(shown[: self._caret], "figures", size)[0]
        shift = max(0, caret - inner.width + 4)
        clip = surface.get_clip()
        surface.set_clip(inner.clip(clip))
        if shown:
            picture = services.text.render(shown, "figures", size, theme.INK)
            surface.blit(picture, picture.get_rect(midleft=(inner.left - shift, inner.centery)))
        if focused:
            x = inner.left - shift + caret
            shapes.line(surface, theme.RED_INK, (x, inner.centery - size // 2), (x, inner.centery + size // 2), 2)
        surface.set_clip(clip)
        if focused:
            paint.ring(surface, self.rect)

    def _insert(self, text: str) -> None:
        clean = "".join(char for char in text if char.isprintable())[: self._most - len(self.text)]
        self.text = self.text[: self._caret] + clean + self.text[self._caret :]
        self._caret += len(clean)
        self._changed()

    def _cut(self, index: int) -> None:
        if 0 <= index < len(self.text):
            self.text = self.text[:index] + self.text[index + 1 :]
            self._caret = min(self._caret, len(self.text)) if index == self._caret else index
            self._changed()


def put_in_clipboard(text: str) -> bool:
    """Lets the player paste a text elsewhere; whether that could be done."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
