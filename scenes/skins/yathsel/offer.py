"""Knows the opponent's offer: its card is pushed across the table, to be taken or left."""

import pygame

from game.yathsel.actions import Accept, PlayOn
from game.yathsel.state import total
from scenes.menus.base import Menu
from scenes.services.inputs import Command, FocusLost, Input, Stall
from scenes.services.services import Services
from scenes.skins.yathsel import words
from scenes.skins.yathsel.shown import Shown, duel_of
from scenes.stack import Change, Pop, Push
from scenes.table.skin import Desk
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(310, 150, 660, 400)


class OfferScene(Menu):
    """Pops once it is answered; there is no way round an answer, but the pause."""

    see_through = True
    lets_run = True

    def __init__(self, services: Services, shown: Shown, desk: Desk) -> None:
        self._shown = shown
        self._desk = desk
        say, top = services.text.say, _PANEL.bottom - 92
        left, right = pygame.Rect(_PANEL.left + 40, top, 280, 58), pygame.Rect(_PANEL.right - 320, top, 280, 58)
        buttons = (
            Button(left, lambda: say("offer.take"), lambda: self._decide(Accept())),
            Button(right, lambda: say("offer.leave"), lambda: self._decide(PlayOn())),
        )
        super().__init__(services, Focus(services, buttons))

    def handle(self, given: Input) -> Change:
        """What stops the game outside stops it here too."""
        match given:
            case Stall() | Command("pause", False):
                return self.back()
            case FocusLost():
                return self.back() if self.services.settings.now.pause_on_focus_loss else None
            case _:
                return super().handle(given)

    def update(self, dt: float) -> Change:
        """Deciding takes game time; whatever else may have ended the offer ends this too."""
        if not duel_of(self._desk.state).offer:
            return Pop()
        self._desk.pass_time(dt)
        return super().update(dt)

    def back(self) -> Change:
        """The pause: an offer is not refused by accident."""
        return Push(self._desk.pause())

    def paint(self, surface: pygame.Surface) -> None:
        """Who offers, how it stands, what hangs on it."""
        text, sitting = self.services.text, self._shown.sitting
        paint.panel(surface, self.services, _PANEL)
        name = words.called(text, sitting.opponent)
        width = _PANEL.width - 90
        text.draw(surface, text.say("offer.heading", {"name": name}), (_PANEL.centerx, _PANEL.top + 50), "title",
                  theme.HEADING_PX - 12, theme.INK, "center", (width, 52))  # fmt: skip
        paint.rule(surface, (_PANEL.left + 45, _PANEL.top + 84), width)
        own, theirs = (total(side.card) for side in sitting.duel.sides)
        body = text.say("offer.body", {"name": name, "own": own, "theirs": theirs})
        if sitting.wagered:
            lead = own - theirs
            key = "offer.wager_stands" if lead >= sitting.margin else "offer.wager_open"
            body += "\n" + text.say(key, {"margin": sitting.margin, "lead": lead})
        text.draw(surface, body, (_PANEL.centerx, _PANEL.top + 196), "body", theme.BODY_PX, theme.INK, "center",
                  (width, 190), wrap=True, align="centre")  # fmt: skip

    def _decide(self, action: Accept | PlayOn) -> Change:
        return Pop() if self._desk.act(action) is None else None
