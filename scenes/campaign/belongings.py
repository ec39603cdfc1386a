"""Knows the strip that shows what the player owns on the road; every thing in it explains itself."""

from dataclasses import dataclass

import pygame

from game.campaign.state import Run
from game.yathsel import dice
from game.yathsel.dice import PLAIN, Die
from scenes import wares
from scenes.campaign import parts, things
from scenes.campaign.parts import Pen
from scenes.services import shapes
from scenes.services.inputs import Command, Input, Pointer
from scenes.services.services import Services
from scenes.ui import paint, theme
from scenes.ui.focus import Used

HEIGHT = 64
_ICON, _STEP, _GAP = 48, 54, 26
_NOTE = (430, 132)


@dataclass(frozen=True, slots=True)
class Owned:
    """One thing in the strip: its id, its wear if it is a die that breaks, where it is carried."""

    ware: str
    where: str
    wear: int = 0


def owned_by(run: Run) -> tuple[Owned, ...]:
    """Everything the player has, hand first; plain dice in the hand count for nothing."""
    own = run.duel.sides[0]
    hand = [_die(die, "hand") for die in own.hand or () if die.kind != PLAIN]
    pockets = [_die(die, "pocket") for die in own.pockets or () if die is not None]
    tricks = [Owned(trick, "trick") for trick in run.duel.tricks or ()]
    return (*hand, *pockets, *tricks, *(Owned(charm, "charm") for charm in run.duel.charms or ()))


class Belongings:
    """Left and right go through the things; the one in focus or under the pointer is explained above the strip."""

    typing = False

    def __init__(self, rect: pygame.Rect, run: Run) -> None:
        self.rect = rect
        self._run = run
        self._owned = owned_by(run)
        self._at = 0
        self._under: int | None = None

    @property
    def open(self) -> bool:
        """Whether there is anything to be explained."""
        return bool(self._owned)

    def handle(self, given: Input) -> Used | None:
        """Goes through the things."""
        match given:
            case Command("left", _) if self._at > 0:
                self._at -= 1
            case Command("right", _) if self._at < len(self._owned) - 1:
                self._at += 1
            case Pointer(pos, _, _) if self.rect.collidepoint(pos):
                under = (place for place in range(len(self._owned)) if self._place(place).collidepoint(pos))
                self._at = next(under, self._at)
            case _:
                return None
        return Used()

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """A dark strip: gold, the things with their wear, the explanation."""
        shapes.rect(surface, theme.WALNUT_DARK, self.rect, 0, 12)
        shapes.rect(surface, theme.BRASS_DARK, self.rect, 2, 12)
        parts.gold(surface, services, self._run.duel.sides[0].gold or 0, (self.rect.left + 18, self.rect.centery))
        for place, one in enumerate(self._owned):
            rect = self._place(place)
            things.icon(surface, services, wares.icon(one.ware), rect.center, _ICON)
            if one.wear:
                left = str(dice.kinds()[one.ware].breaks_after - one.wear)
                Pen(surface, services, "figures", theme.BRASS_BRIGHT).line(
                    left, (rect.right - 2, rect.bottom - 8), theme.SMALL_PX, (24, 18), "midright"
                )
        if not self._owned:
            words, room = services.text.say("road.nothing_owned"), (self.rect.width - 190, self.rect.height - 8)
            pen = Pen(surface, services, "body", theme.PARCHMENT_DIM)
            pen.line(words, (self.rect.left + 160, self.rect.centery), theme.BODY_PX - 2, room)
        elif focused:
            shapes.rect(surface, theme.BRASS_BRIGHT, self._place(self._at), 2, 10)
            paint.ring(surface, self.rect)
            self._explain(surface, services)

    def _explain(self, surface: pygame.Surface, services: Services) -> None:
        one = self._owned[self._at]
        note = pygame.Rect((0, 0), _NOTE)
        note.midbottom = (self._place(self._at).centerx, self.rect.top - 18)
        note.clamp_ip(surface.get_rect().inflate(-24, -24))
        paint.panel(surface, services, note.inflate(24, 24))
        things.explained(surface, services, one.ware, note.inflate(-8, -8))

    def _place(self, index: int) -> pygame.Rect:
        breaks = sum(a.where != b.where for a, b in zip(self._owned[:index], self._owned[1 : index + 1], strict=False))
        left = self.rect.left + 150 + index * _STEP + breaks * _GAP
        return pygame.Rect(left, self.rect.centery - _ICON // 2, _ICON, _ICON)


def _die(die: Die, where: str) -> Owned:
    return Owned(die.kind, where, die.wear)
