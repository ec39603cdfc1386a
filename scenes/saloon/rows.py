"""Knows the two widgets of the set-up that nothing else has: a place at the table, and a thing that is on or off."""

from collections.abc import Callable

import pygame

from scenes.saloon import wording
from scenes.saloon.draft import Draft
from scenes.services import shapes
from scenes.services.inputs import Command, Input, Pointer
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import marks, paint, theme
from scenes.ui.focus import Used
from scenes.ui.widgets import Words

_ARROW_PX = 40


class PlaceRow:
    """Left and right change who sits there, confirm (or a click on the name) leads to name and mark."""

    typing = False

    def __init__(self, rect: pygame.Rect, draft: Draft, number: int, edit: Callable[[int], Change]) -> None:
        self.rect = rect
        self._draft = draft
        self._number = number
        self._edit = edit

    @property
    def open(self) -> bool:
        """Whether the table has this place."""
        return self._number < len(self._draft.shown)

    @property
    def field(self) -> pygame.Rect:
        """The part that says who it is."""
        width = self.rect.width * 47 // 100
        return pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)

    def handle(self, given: Input) -> Used | None:
        """Goes through the ways to take the place, or on to its name."""
        match given:
            case Command("left", _):
                return self._go(-1)
            case Command("right", _):
                return self._go(1)
            case Command("confirm" | "throw", False):
                return self._name()
            case Pointer(pos, 1, "down") if self.field.collidepoint(pos):
                return self._go(-1 if pos[0] < self.field.left + _ARROW_PX else 1)
            case Pointer(pos, 1, "down") if self.rect.collidepoint(pos):
                return self._name()
        return None

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """Mark, name, who; nothing where the table has no place."""
        if not self.open:
            return
        place, field, text = self._draft.shown[self._number], self.field, services.text
        name = self._draft.name(self._number)
        centre = (self.rect.left + 20, self.rect.centery)
        if place.who is None and not self._draft.cup:
            shapes.circle(surface, theme.INK_PALE, centre, 9, 1)
        else:
            marks.draw(surface, place.mark, centre, 26)
        said = name or text.say("saloon.free")
        colour = theme.INK if name else theme.INK_PALE
        room = (field.left - self.rect.left - 52, self.rect.height - 2)
        text.draw(surface, said, (self.rect.left + 42, self.rect.centery), "body", theme.BODY_PX - 2, colour, "midleft",
                  room)  # fmt: skip
        paint.field(surface, field.inflate(0, -4))
        who = place.who
        if who is None and self._draft.cup:
            who = str(self._draft.table.level)
        said = wording.who_name(text, self._draft.game, who)
        text.draw(surface, said, field.center, "body", theme.BODY_PX - 4, theme.INK, "center", (field.width - 56, 32))
        for x, way in ((field.left + 15, -1), (field.right - 15, 1)):
            tip = (x + 6 * way, field.centery)
            shapes.polygon(surface, theme.RED_INK, (tip, (x - 5 * way, tip[1] - 7), (x - 5 * way, tip[1] + 7)))
        if focused:
            paint.ring(surface, self.rect)

    def _go(self, by: int) -> Used:
        self._draft.go_through(self._number, by)
        return Used(sound="hold_on")

    def _name(self) -> Used:
        if self._draft.shown[self._number].who is None:
            return self._go(1)
        return Used(self._edit(self._number), "button")


class Tick:
    """A thing with a box before it: on or off."""

    typing = False

    def __init__(self, rect: pygame.Rect, words: Words, get: Callable[[], bool], put: Callable[[bool], None]) -> None:
        self.rect = rect
        self._words = words
        self._get = get
        self._put = put

    @property
    def open(self) -> bool:
        """Always."""
        return True

    def handle(self, given: Input) -> Used | None:
        """Confirm or a click changes it."""
        match given:
            case Command("confirm" | "throw", False):
                return self._turn()
            case Pointer(pos, 1, "down") if self.rect.collidepoint(pos):
                return self._turn()
        return None

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """Box and words."""
        tick = services.assets.image("tick_on.png" if self._get() else "tick_off.png")
        surface.blit(tick, tick.get_rect(center=(self.rect.left + 20, self.rect.centery)))
        box = (self.rect.width - 52, self.rect.height)
        services.text.draw(surface, self._words(), (self.rect.left + 44, self.rect.centery), "body", theme.BODY_PX - 2,
                           theme.INK, "midleft", box)  # fmt: skip
        if focused:
            paint.ring(surface, self.rect)

    def _turn(self) -> Used:
        self._put(not self._get())
        return Used(sound="hold_on")
