"""Knows how the screen goes from one person to the next: the curtain over secrets, the name where there are none."""

import pygame

from scenes.services import shapes
from scenes.services.inputs import Command, Input, Pointer
from scenes.services.services import Services, key_label
from scenes.stack import Change, Pop, Push
from scenes.table import curtain
from scenes.table.hooks import TableHooks
from scenes.table.people import Sitter
from scenes.ui import marks, paint, theme

_SHEET = pygame.Rect(360, 196, 560, 328)
OPEN = pygame.Rect(_SHEET.centerx - 170, _SHEET.bottom - 96, 340, 60)
_PLATE = pygame.Rect(0, 0, 430, 62)
_PLATE_AT = (596, 300)


class Seated:
    """The person the curtain was drawn for has sat down."""


class HandoverScene:
    """A closed curtain with a name on it; nothing of the table is drawn until that person has confirmed.

    A press that comes while somebody is still pressing keys opens nothing: there must have been a moment of quiet.
    `hides`: the picture before must not shine through.
    """

    see_through = False
    lets_run = False
    hides = True

    def __init__(self, services: Services, sitter: Sitter, hooks: TableHooks) -> None:
        self.services = services
        self._sitter = sitter
        self._hooks = hooks
        self._quiet_s = services.feel.handover.quiet_ms / 1000
        self._since_s = 0.0
        self._pressed = False

    @property
    def ready(self) -> bool:
        """Whether the next confirmation counts."""
        return self._since_s >= self._quiet_s

    def enter(self) -> None:
        """The cloth is heard."""
        self.services.audio.play("paper", 60)

    def leave(self) -> None:
        """Nothing to give back."""

    def resume(self, result: object) -> Change:
        """After a pause the quiet begins anew."""
        self._since_s = 0.0
        return None

    def handle(self, given: Input) -> Change:
        """The one key, or a click on the one plate."""
        match given:
            case Command("back" | "pause", False):
                return Push(self._hooks.pause())
            case Command("confirm", False):
                return self._confirmed()
            case Pointer(pos, 1, "down"):
                self._pressed = self.ready and OPEN.collidepoint(pos)
                self._disturbed()
            case Pointer(pos, 1, "up") if self._pressed:
                self._pressed = False
                return self._confirmed() if OPEN.collidepoint(pos) else None
            case Command():
                self._disturbed()
            case _:
                pass
        return None

    def update(self, dt: float) -> Change:
        """The quiet grows."""
        self._since_s += dt
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Curtain, sheet, mark, name and the key."""
        curtain.draw(surface)
        paint.panel(surface, self.services, _SHEET)
        text, say = self.services.text, self.services.text.say
        place = (_SHEET.centerx, _SHEET.top + 54)
        text.draw(surface, say("handover.heading"), place, "body", theme.BODY_PX, theme.INK, "center", (480, 40))
        marks.draw(surface, self._sitter.mark, (_SHEET.centerx, _SHEET.top + 102), 44)
        place = (_SHEET.centerx, _SHEET.top + 164)
        text.draw(surface, self._sitter.name, place, "title", theme.HEADING_PX, theme.RED_INK, "center", (480, 60))
        place = (_SHEET.centerx, _SHEET.top + 206)
        text.draw(surface, say("handover.others"), place, "body", theme.SMALL_PX + 1, theme.INK, "center", (480, 28))
        paint.plate(surface, self.services, OPEN, "normal" if self.ready else "disabled")
        said = say("handover.open", {"key": key_label(self.services, "confirm")})
        colour = theme.BRASS_BRIGHT if self.ready else theme.GREY
        text.draw(surface, said, OPEN.center, "body", theme.LARGE_PX - 2, colour, "center", (300, 48))

    def _confirmed(self) -> Change:
        if not self.ready:
            self._disturbed()
            return None
        self.services.audio.play("button")
        return Pop(Seated())

    def _disturbed(self) -> None:
        if not self.ready:
            self._since_s = 0.0


class Turn:
    """Who is on now, told for a moment over an open table; the former person's last presses count for nobody."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._sitter: Sitter | None = None
        self._age_s = 0.0

    @property
    def guards(self) -> bool:
        """Whether a press that comes now may still be meant by the person before."""
        return self._sitter is not None and self._age_s < self._services.feel.handover.guard_ms / 1000

    def begin(self, sitter: Sitter | None) -> None:
        """Tells this name, or nothing more."""
        self._sitter, self._age_s = sitter, 0.0

    def update(self, dt: float) -> None:
        """The plate goes after a while."""
        self._age_s += dt
        if self._age_s >= self._services.feel.handover.name_ms / 1000:
            self._sitter = None

    def draw(self, surface: pygame.Surface) -> None:
        """The plate with mark and name."""
        if self._sitter is None:
            return
        area = _PLATE.copy()
        area.center = _PLATE_AT
        shapes.rect(surface, theme.WALNUT_DARK, area, 0, 14)
        shapes.rect(surface, theme.BRASS, area, 2, 14)
        marks.draw(surface, self._sitter.mark, (area.left + 38, area.centery), 36)
        said = self._services.text.say("handover.now", {"name": self._sitter.name})
        place = (area.left + 68, area.centery)
        self._services.text.draw(surface, said, place, "title", theme.LARGE_PX + 2, theme.BRASS_BRIGHT, "midleft",
                                 (area.width - 84, 48))  # fmt: skip
