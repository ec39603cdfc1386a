"""Knows the hints at a real table: one small card when something appears for the first time, once a player."""

from dataclasses import replace

import pygame

from game.core.rules import Seat
from scenes.lessons import watch
from scenes.lessons.plan import Hint, When, hints
from scenes.lessons.pointing import Pointing
from scenes.services import shapes
from scenes.services.inputs import CommandName, Input, Pointer
from scenes.services.profiles import Profiles
from scenes.services.services import Services, key_label
from scenes.stack import Change, Scene
from scenes.table.scene import TableScene
from scenes.ui import theme

SHOWN_S = 14.0
CARD = pygame.Rect(326, 2, 540, 0)
_LEAST_PX, _MOST_PX, _PAD = 62, 150, 10
_BACK = (38, 22, 14)
_KEYS: tuple[CommandName, ...] = ("next", "info", "swap", "dive", "confirm")


class Hints:
    """The companion at the table of a run or a match that counts. `profiles` remember what was told."""

    def __init__(self, services: Services, profiles: Profiles, game: str, how: Pointing, seat: Seat = 0) -> None:
        self.services = services
        self.card: Hint | None = None
        self._profiles = profiles
        self._how = how
        self._seat = seat
        self._every = hints(game)
        self._table: TableScene | None = None
        self._taken = 0
        self._due: list[Hint] = []
        self._left_s = 0.0

    def sit(self, table: TableScene) -> None:
        """Sits down; what happened before is no news."""
        self._table = table
        self._taken = len(table.session.view(self._seat).seen)

    def look(self, scene: Scene, dt: float) -> None:
        """Shows the next card that is due, for a while."""
        if self._interrupted(scene):
            return
        self._left_s -= dt
        if self.card is not None and (self._left_s <= 0 or not self.services.settings.now.hints):
            self.card = None
        if self._table is None or not self.services.settings.now.hints:
            return
        if scene is not self._table or self._table.resting:
            self._notice()
        if self.card is None:
            self._next(scene)

    def hear(self, scene: Scene, given: Input) -> Change:
        """A click on the card puts it away; it goes through to what lies below."""
        match given:
            case Pointer(pos, 1, "down") if self._is_here(scene) and self._area().collidepoint(pos):
                self.card = None
        return None

    def draw(self, surface: pygame.Surface, scene: Scene) -> None:
        """The card, if it belongs here."""
        if not self._is_here(scene):
            return
        area, text = self._area(), self.services.text
        shapes.rect(surface, _BACK, area, 0, 10)
        shapes.rect(surface, theme.BRASS, area, 2, 10)
        name, says = self._pictures()
        left, top = area.left + _PAD + 6, area.top + _PAD - 2
        surface.blit(name, (left, top))
        surface.blit(says, (left, top + name.get_height() + 2))
        away, place = text.say("hint_card.away"), (area.right - _PAD - 4, top + name.get_height() // 2)
        box = (130, name.get_height())
        text.draw(surface, away, place, "small", theme.TINY_PX, theme.PARCHMENT_DIM, "midright", box)

    def _is_here(self, scene: Scene) -> bool:
        return self.card is not None and self._how.place(scene) == self.card.place and not self._interrupted(scene)

    def _interrupted(self, scene: Scene) -> bool:
        """Whether somebody else speaks where the card lies: it waits, and so does its time."""
        return self._table is not None and scene is self._table and self._how.speaks(self._table)

    def _pictures(self) -> tuple[pygame.Surface, pygame.Surface]:
        assert self.card is not None
        name, says = said(self.services, self.card.id)
        text, width = self.services.text, CARD.width - 2 * _PAD - 12
        heading = text.fit(name, "body", theme.BODY_PX - 4, theme.BRASS_BRIGHT, (width - 150, 34))
        room = (width, _MOST_PX - 2 * _PAD - heading.get_height())
        return heading, text.fit(says, "small", theme.SMALL_PX, theme.PARCHMENT, room, wrap=True)

    def _area(self) -> pygame.Rect:
        name, says = self._pictures()
        height = max(_LEAST_PX, name.get_height() + says.get_height() + 2 * _PAD - 2)
        below = theme.CLOCKS_PX if self.services.settings.now.clocks else CARD.top
        top = below if self.card is None or self.card.place == "table" else 78
        return pygame.Rect(CARD.left, top, CARD.width, height)

    def _notice(self) -> None:
        assert self._table is not None
        seen = self._table.session.view(self._seat).seen
        news, self._taken = seen[self._taken :], len(seen)
        for hint in self._every:
            if hint in self._due or hint is self.card or _mark(hint) in self._profiles.now.told:
                continue
            if all(self._so(when, news) for when in hint.when):
                self._due.append(hint)

    def _so(self, when: When, news: tuple[object, ...]) -> bool:
        assert self._table is not None
        if when.event:
            return any(watch.happened(when, event) for event in news)
        found = self._how.fact(self._table, when.fact) if when.fact else watch.part_of(self._table.state, when.view)
        return watch.within(when, found)

    def _next(self, scene: Scene) -> None:
        place = self._how.place(scene)
        due = next((hint for hint in self._due if hint.place == place), None)
        if due is None:
            return
        self._due.remove(due)
        self.card, self._left_s = due, SHOWN_S
        now = self._profiles.now
        self._profiles.change(replace(now, told=(*now.told, _mark(due))))


def said(services: Services, hint: str) -> tuple[str, str]:
    """The name of a hint and what it says, with the keys of the device used last."""
    keys: dict[str, object] = {key: key_label(services, key) for key in _KEYS}
    return services.text.say(f"hint_card.{hint}.name"), services.text.say(f"hint_card.{hint}.says", keys)


def _mark(hint: Hint) -> str:
    return f"hint.{hint.id}"
