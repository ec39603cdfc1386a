"""Knows what is done by itself at this screen: always, never or asked, for each ability that says "may"."""

from dataclasses import replace

import pygame

from game.bang_dice.actions import BangAction, DiscardArrows, Gatling, TakeArrow
from game.bang_dice.check import discards, most_taken
from game.bang_dice.state import DISCARD, RETURN, TAKE_ARROW, Shootout, ability
from game.core.rules import Seat
from scenes.menus.base import Menu
from scenes.services.services import Services, change_settings
from scenes.services.settings import HABITS, Settings
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button, Choice

ABOUT = ("bart", "pedro", "kit", "gatling")
_PANEL = pygame.Rect(270, 70, 740, 580)
_ROW = pygame.Rect(_PANEL.left + 50, _PANEL.top + 168, _PANEL.width - 100, 58)


def answer(settings: Settings, state: Shootout, seat: Seat) -> BangAction | None:
    """The answer that was settled beforehand, None if the person is to be asked."""
    if state.to_act != seat:
        return None
    about = _about(state, seat)
    habit = getattr(settings, f"bang_{about}") if about else "ask"
    if habit == "ask":
        return None
    always = habit == "always"
    match about:
        case "bart":
            return TakeArrow(most_taken(state, seat) if always else 0)
        case "gatling":
            return Gatling(always)
        case _:
            return _returned(state, seat, always)


def _about(state: Shootout, seat: Seat) -> str:
    """Which habit a question belongs to; none for what is no `may`."""
    match state.phase:
        case phase if phase == TAKE_ARROW:
            return "bart"
        case phase if phase == RETURN:
            return "gatling"
        case phase if phase == DISCARD:
            return "kit" if ability(state, seat).arrow_for_gatling else "pedro"
        case _:
            return ""


def _returned(state: Shootout, seat: Seat, always: bool) -> BangAction | None:
    """Own arrows only; who returns those of others, or has to, is asked all the same."""
    _, fewest, most = discards(state, seat)
    if not always:
        return DiscardArrows(()) if fewest == 0 else None
    own = min(most, state.players[seat].arrows)
    return DiscardArrows((seat,) * own) if own >= fewest and own else None


class HabitsScene(Menu):
    """A sheet with a row for each `may`; what is chosen holds at this machine until it is changed."""

    see_through = True

    def __init__(self, services: Services) -> None:
        text = services.text
        rows = [
            Choice(
                _ROW.move(0, number * 66), lambda about=about: text.say(f"bang.habit.{about}"),  # type: ignore[misc]
                [lambda habit=habit: text.say(f"bang.habits.{habit}") for habit in HABITS],  # type: ignore[misc]
                lambda about=about: HABITS.index(getattr(services.settings.now, f"bang_{about}")),  # type: ignore[misc]
                lambda at, about=about: self._put(about, HABITS[at]),  # type: ignore[misc]
            )
            for number, about in enumerate(ABOUT)
        ]  # fmt: skip
        close = pygame.Rect(0, 0, 240, 54)
        close.midbottom = (_PANEL.centerx, _PANEL.bottom - 34)
        super().__init__(services, Focus(services, (*rows, Button(close, lambda: text.say("table.close"), Pop))))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, its heading, and what it is about."""
        text = self.services.text
        paint.panel(surface, self.services, _PANEL)
        place, width = (_PANEL.centerx, _PANEL.top + 52), _PANEL.width - 100
        text.draw(surface, text.say("bang.habits.heading"), place, "title", 36, theme.INK, "center", (width, 54))
        paint.rule(surface, (_PANEL.left + 50, _PANEL.top + 86), width)
        text.draw(surface, text.say("bang.habits.body"), (_PANEL.centerx, _PANEL.top + 128), "body", 19, theme.INK,
                  "center", (width, 62), wrap=True, align="centre")  # fmt: skip

    def back(self) -> Change:
        """To the table."""
        return Pop()

    def _put(self, about: str, habit: str) -> None:
        now = self.services.settings.now
        change_settings(self.services, replace(now, **{f"bang_{about}": habit}))  # type: ignore[arg-type]
        self.services.settings.save()
