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

_PANEL = pygame.Rect(400, 62, 480, 596)
_COST_PX = 68


@dataclass(frozen=True, slots=True)
class PauseActions:
    """What giving up (already asked) and leaving for later do; `about`: lines that tell which run this is.

    `kind` begins the names of the words for both; `anew`: there are keys that begin anew at once; `cost` says what the
    pause costs.
    """

    give_up: Callable[[], Change]
    save_and_leave: Callable[[], Change]
    about: Callable[[], str] = str
    rules: Callable[[], Change] | None = None
    kind: str = ""
    anew: bool = False
    cost: Callable[[], str] | None = None


class PauseScene(Menu):
    """Covers what it pauses; time stands still because nothing below runs."""

    see_through = True
    opens_with = "curtain"

    def __init__(self, services: Services, actions: PauseActions) -> None:
        self._actions = actions
        self._panel = _PANEL if actions.cost is None else _PANEL.inflate(0, _COST_PX)
        say, kind = services.text.say, actions.kind
        entries: tuple[tuple[Words, Callable[[], Change]], ...] = (
            (lambda: say("pause.go_on"), Pop),
            (lambda: say("menu.settings"), lambda: Push(SettingsScene(services))),
            (lambda: say(f"pause.{kind}save_and_leave"), actions.save_and_leave),
            *(((lambda: say("rulesbook.title"), actions.rules),) if actions.rules is not None else ()),
            (lambda: say(f"pause.{kind}give_up"), self._ask),
        )
        left, top, width = self._panel.left + 60, self._panel.top + 106, self._panel.width - 120
        buttons = [
            Button(pygame.Rect(left, top + number * 70, width, 58), words, press)
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
        paint.panel(surface, self.services, self._panel)
        place = (self._panel.centerx, self._panel.top + 50)
        text.draw(surface, text.say("pause.heading"), place, "title", theme.HEADING_PX, theme.INK, "center", (400, 60))
        paint.rule(surface, (self._panel.left + 50, self._panel.top + 84), self._panel.width - 100)
        if self._actions.cost is not None:
            self._small(surface, self._actions.cost(), 170, 66, theme.RED_INK)
        if self._actions.anew and self.services.inputs.device != "pad":
            names: dict[str, CommandName] = {
                "same": "same_seed", "new": "new_seed", "clocks": "clocks", "ghost": "ghost",
            }  # fmt: skip
            keys = {hole: key_label(self.services, name) for hole, name in names.items()}
            self._small(surface, text.say("pause.anew", keys), 112, 46)
        self._small(surface, self._actions.about(), 54, 66)

    def _small(
        self, surface: pygame.Surface, words: str, above: int, height: int, colour: theme.Colour = theme.INK
    ) -> None:
        """Small lines in the middle, so far above the lower edge."""
        place = (self._panel.centerx, self._panel.bottom - above)
        self.services.text.draw(surface, words, place, "small", theme.SMALL_PX, colour, "center", (404, height),
                                wrap=True, align="centre")  # fmt: skip

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
