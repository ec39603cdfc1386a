"""Knows the pause: go on, settings, give up the run, leave it for later."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.menus.base import Menu
from scenes.menus.question import QuestionScene
from scenes.menus.settings import SettingsScene
from scenes.services.inputs import Command, CommandName, Input
from scenes.services.services import Services, key_label
from scenes.stack import Change, Pop, Push
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button, Words

_PANEL = pygame.Rect(400, 74, 480, 576)


@dataclass(frozen=True, slots=True)
class PauseActions:
    """What giving up (already asked) and leaving for later do; `about`: lines that tell which run this is.

    `kind` begins the names of the words for both; `anew`: there are keys that begin anew at once.
    """

    give_up: Callable[[], Change]
    save_and_leave: Callable[[], Change]
    about: Callable[[], str] = str
    rules: Callable[[], Change] | None = None
    kind: str = ""
    anew: bool = False


class PauseScene(Menu):
    """Covers what it pauses; time stands still because nothing below runs."""

    see_through = True
    opens_with = "curtain"

    def __init__(self, services: Services, actions: PauseActions) -> None:
        self._actions = actions
        say, kind = services.text.say, actions.kind
        entries: tuple[tuple[Words, Callable[[], Change]], ...] = (
            (lambda: say("pause.go_on"), Pop),
            (lambda: say("menu.settings"), lambda: Push(SettingsScene(services))),
            (lambda: say(f"pause.{kind}save_and_leave"), actions.save_and_leave),
            *(((lambda: say("rulesbook.title"), actions.rules),) if actions.rules is not None else ()),
            (lambda: say(f"pause.{kind}give_up"), self._ask),
        )
        buttons = [
            Button(pygame.Rect(_PANEL.left + 60, _PANEL.top + 106 + number * 70, _PANEL.width - 120, 58), words, press)
            for number, (words, press) in enumerate(entries)
        ]
        super().__init__(services, Focus(services, buttons))

    def resume(self, result: object) -> Change:
        """A yes to giving up gives up; anything else stays in the pause."""
        super().resume(result)
        return self._actions.give_up() if result is True else None

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, its heading, which run it is."""
        text = self.services.text
        paint.panel(surface, self.services, _PANEL)
        place = (_PANEL.centerx, _PANEL.top + 50)
        text.draw(surface, text.say("pause.heading"), place, "title", theme.HEADING_PX, theme.INK, "center", (400, 60))
        paint.rule(surface, (_PANEL.left + 50, _PANEL.top + 84), _PANEL.width - 100)
        if self._actions.anew and self.services.inputs.device != "pad":
            names: dict[str, CommandName] = {
                "same": "same_seed", "new": "new_seed", "clocks": "clocks", "ghost": "ghost",
            }  # fmt: skip
            keys = {hole: key_label(self.services, name) for hole, name in names.items()}
            place = (_PANEL.centerx, _PANEL.bottom - 103)
            text.draw(surface, text.say("pause.anew", keys), place, "small", theme.SMALL_PX, theme.INK, "center",
                      (400, 46), wrap=True, align="centre")  # fmt: skip
        about = self._actions.about()
        if about:
            place = (_PANEL.centerx, _PANEL.bottom - 46)
            text.draw(surface, about, place, "small", theme.SMALL_PX, theme.INK, "center", (400, 56), wrap=True,
                      align="centre")  # fmt: skip

    def handle(self, given: Input) -> Change:
        """The key that opened the pause ends it too."""
        return Pop() if given == Command("pause") else super().handle(given)

    def back(self) -> Change:
        """Goes on."""
        return Pop()

    def _ask(self) -> Change:
        say, kind = self.services.text.say, self._actions.kind
        return Push(
            QuestionScene(
                self.services, lambda: say(f"pause.{kind}give_up_heading"), lambda: say(f"pause.{kind}give_up_body"),
                lambda: say(f"pause.{kind}give_up_yes"), lambda: say(f"pause.{kind}give_up_no"),
            )
        )  # fmt: skip
