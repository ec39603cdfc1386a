"""Knows how a catch is told: the last three seconds once more, then the visit's log, and what a second had kept."""

import pygame

from game.yathsel import shop
from game.yathsel.state import Duel, total
from scenes import wares
from scenes.menus.base import Menu
from scenes.services import shapes
from scenes.services.inputs import Command, Input, Pointer
from scenes.services.services import Services
from scenes.skins.yathsel import words
from scenes.skins.yathsel.under_draw import UnderPicture
from scenes.skins.yathsel.under_look import HASTE_MS, PEEK_MS, Look, left_ms
from scenes.skins.yathsel.visit import Step, Visit
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_LINES = 9
_LINE_PX = 30
_RING_MS = 500
_RED = (232, 76, 48)


class CaughtScene(Menu):
    """First shows again, then tells; pops to the table, which goes on or ends."""

    see_through = False
    lets_run = False

    def __init__(self, services: Services, picture: UnderPicture, visit: Visit, duel: Duel) -> None:
        self._picture = picture
        self._visit = visit
        self._duel = duel
        self._again_ms = 0.0
        self.showing = not services.clock.instant
        height = 330 + _LINE_PX * min(_LINES, len(visit.steps) + 2)
        self._panel = pygame.Rect(250, 360 - height // 2, 780, height)
        say, top = services.text.say, self._panel.bottom - 84
        on = "caught.end" if self._over else "caught.go_on"
        buttons = (
            Button(pygame.Rect(self._panel.left + 44, top, 330, 56), lambda: say(on), Pop),
            Button(pygame.Rect(self._panel.right - 374, top, 330, 56), lambda: say("caught.again"), self._again),
        )  # fmt: skip
        super().__init__(services, Focus(services, buttons))

    @property
    def _over(self) -> bool:
        return self._duel.verdict is not None

    @property
    def _length_ms(self) -> int:
        return self._visit.ended - self._visit.late_ms - self._visit.from_ms

    def handle(self, given: Input) -> Change:
        """Any key ends what is shown again."""
        match given:
            case Command(_, False) | Pointer(_, 1, "down") if self.showing:
                self.showing = False
                return None
            case _:
                return None if self.showing else super().handle(given)

    def update(self, dt: float) -> Change:
        """The three seconds take three seconds."""
        self._picture.update(dt)
        if self.showing:
            self._again_ms += dt * 1000
            self.showing = self._again_ms < self._length_ms + 400
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The place as it looked then, or the log."""
        at = min(self._length_ms, round(self._again_ms)) if self.showing else self._length_ms
        t = self._visit.from_ms + at
        left = left_ms(self._visit.look_at(t), t)
        boots = 0 if left is None or left > HASTE_MS else 3 if left > PEEK_MS else 4
        line = self.services.text.say("caught.shown_again")
        self._picture.draw(surface, Look(self._visit.look_at(t), t, boots, line))
        if self.showing:
            self._rings(surface, t)
            self._time_line(surface, at)
            return
        surface.fill((110, 96, 88), special_flags=pygame.BLEND_RGB_MULT)
        self.paint(surface)
        self.focus.draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet with the log."""
        text = self.services.text
        paint.panel(surface, self.services, self._panel)
        width = self._panel.width - 90
        heading = text.say("caught.heading" if self._over else "caught.warning")
        place = (self._panel.centerx, self._panel.top + 50)
        text.draw(surface, heading, place, "title", theme.HEADING_PX, theme.RED_INK, "center", (width, 60))
        paint.rule(surface, (self._panel.left + 45, self._panel.top + 84), width)
        y = self._panel.top + 112
        for when, said in self._lines():
            text.draw(surface, when, (self._panel.left + 138, y), "figures", 19, theme.INK, "midright", (92, 28))
            text.draw(surface, said, (self._panel.left + 158, y), "body", 19, theme.INK, "midleft", (width - 116, 28))
            y += _LINE_PX
        paint.rule(surface, (self._panel.left + 45, y - 2), width)
        box = (width, self._panel.bottom - 96 - y - 12)
        place = (self._panel.centerx, y + 10 + box[1] // 2)
        text.draw(surface, self._earlier(), place, "body", 20, theme.RED_INK, "center", box, True, "centre")

    def back(self) -> Change:
        """On."""
        return Pop()

    def _again(self) -> Change:
        self.showing, self._again_ms = True, 0.0
        return None

    def _rings(self, surface: pygame.Surface, t: int) -> None:
        for step in self._visit.steps:
            age = t - step.t
            if 0 <= age < _RING_MS:
                part = age / _RING_MS
                thick = max(1, round(6 * (1 - part)))
                shapes.circle(surface, theme.BRASS_BRIGHT, step.pos, 14 + round(40 * part), thick)

    def _time_line(self, surface: pygame.Surface, at: int) -> None:
        bar = pygame.Rect(340, 78, 600, 6)
        shapes.rect(surface, theme.WALNUT_DARK, bar.inflate(4, 4), 0, 4)
        done = bar.copy()
        done.width = round(bar.width * at / max(1, self._length_ms))
        shapes.rect(surface, _RED, done, 0, 3)
        for step in self._visit.steps:
            if step.t >= self._visit.from_ms:
                x = bar.left + round(bar.width * (step.t - self._visit.from_ms) / max(1, self._length_ms))
                shapes.circle(surface, theme.BRASS_BRIGHT, (x, bar.centery), 5)

    def _lines(self) -> list[tuple[str, str]]:
        """When and what, the earliest left out when there are too many."""
        say, visit = self.services.text.say, self._visit
        steps = visit.steps[-(_LINES - 2) :]
        begin = say("caught.dived", {"left": words.seconds(self.services.text, visit.left_at_start())})
        lines = [(self._when(visit.begun), begin)]
        lines += [(self._when(step.t), self._said(step)) for step in steps]
        late = say("caught.late", {"ms": visit.late_ms}) if visit.late_ms else say("caught.on_time")
        return [*lines, (self._when(visit.ended - visit.late_ms), late)]

    def _said(self, step: Step) -> str:
        text = self.services.text
        cost = words.seconds(text, shop.numbers().open_ms)
        values: dict[str, object] = {"gold": step.gold, "n": step.gold, "cost": cost}
        named = {**values, "good": wares.name(text, step.good)} if step.good else values
        return text.say(f"caught.{step.what}", named)

    def _when(self, t: int) -> str:
        return f"{words.decimal(self.services.text, (t - self._visit.begun) / 1000, 2)} s"

    def _earlier(self) -> str:
        """What leaving a second earlier would have kept."""
        say, duel = self.services.text.say, self._duel
        own, theirs = (total(side.card) for side in duel.sides)
        gold = duel.sides[0].gold or 0
        missed = self._visit.last_moment()
        key = "caught.earlier_run" if self._over else "caught.earlier"
        said = say(key, {"own": own, "theirs": theirs, "gold": gold})
        bought = [step.good for step in missed if step.what == "buy"]
        if bought:
            named = ", ".join(wares.name(self.services.text, good) for good in bought)
            said += " " + say("caught.without", {"good": named})
        return said
