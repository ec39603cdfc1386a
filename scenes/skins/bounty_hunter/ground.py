"""Knows what of the table stands still between two events: one picture, of which only changed parts are drawn anew."""

from collections.abc import Callable

import pygame

from scenes.services.canvas import density_of
from scenes.services.services import Services
from scenes.skins.bounty_hunter import layout
from scenes.skins.bounty_hunter.shown import Shown

Key = tuple[object, ...]
Paint = Callable[[pygame.Surface, Shown], None]
_LEFT = pygame.Rect(0, 0, 280, layout.BAR.top)
_RIGHT = pygame.Rect(996, 0, 284, layout.BAR.top)
_MIDDLE = pygame.Rect(280, layout.LOG.top - 6, 716, layout.RACK.bottom - layout.LOG.top + 16)


class Ground:
    """The cantina with hunters, log, rack, card, deck, supply and keys, as they lie there now."""

    def __init__(self, services: Services, hunters: Paint, board: Paint, cards: Paint, bar: Paint) -> None:
        self._services = services
        self._parts = ((_LEFT, hunters), (_MIDDLE, board), (_RIGHT, cards), (layout.BAR, bar))
        self._picture: pygame.Surface | None = None
        self._keys: list[Key | None] = [None] * len(self._parts)

    def draw(self, surface: pygame.Surface, shown: Shown, bar: Key, offset: tuple[int, int]) -> None:
        """All of it; what has changed since the last time is drawn first. `bar` is all that the lower edge says."""
        cantina = self._services.assets.image("hunt/cantina.png")
        if self._picture is None or density_of(self._picture) != density_of(cantina):
            self._picture = cantina.copy()
            self._keys = [None] * len(self._parts)
        for at, (key, (area, paint)) in enumerate(zip(self._now(shown, bar), self._parts, strict=True)):
            if key != self._keys[at]:
                self._keys[at] = key
                self._picture.set_clip(area)
                self._picture.blit(cantina, (0, 0))
                paint(self._picture, shown)
                self._picture.set_clip(None)
        surface.blit(self._picture, offset)

    def _now(self, shown: Shown, bar: Key) -> tuple[Key, ...]:
        """What each part depends on."""
        text = self._services.text
        words = text.language, text.scale
        flown = tuple(one.what for one in shown.flyers if one.kind == "grey")
        left = shown.hunt, shown.me, words
        middle = shown.hunt, shown.me, shown.memory.lines[-layout.LOG_LINES :], shown.live, words
        right = shown.hunt, frozenset(shown.holds), still_card(shown), len(flown), words
        return left, middle, right, (*bar, words)


def still_card(shown: Shown) -> bool:
    """Whether the large card neither comes nor shines."""
    return shown.card >= 1 and shown.flash <= 0
