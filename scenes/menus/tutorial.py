"""Knows the screens of a lesson: the table with the tutor beside it, its pause, and what is said at its end."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

from scenes.campaign import parts
from scenes.campaign.parts import Pen
from scenes.catalog import pointing_of, table_scene
from scenes.lessons import keeping
from scenes.lessons.beside import Beside
from scenes.lessons.plan import Lesson
from scenes.lessons.tutor import Tutor
from scenes.menus.base import Menu
from scenes.menus.settings import SettingsScene
from scenes.services.inputs import Command, Input
from scenes.services.services import Services
from scenes.services.worker import Worker
from scenes.stack import Change, Pop, Push, Reset, Scene
from scenes.table.people import Sitter
from scenes.table.scene import TableHooks
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button, Words

_PANEL = pygame.Rect(400, 84, 480, 552)
_END = pygame.Rect(230, 130, 820, 460)
_BUTTONS = _END.bottom - 158
_FACE_PX = 150


@dataclass(frozen=True, slots=True)
class LessonExits:
    """Where a lesson leads: to the title, into a run (or to the saloon's tables); `book` gives the rules book."""

    leave: Callable[[], Change]
    ride: Callable[[], Change]
    book: Callable[[], Scene]


class Schooling:
    """One lesson under way on the screen; `folder` is where the player's lessons are kept. A lesson at a table of the
    saloon has its own words at the corner and the end (`family`), and `sitters` at the table."""

    def __init__(
        self, services: Services, lesson: Lesson, folder: Path, worker: Worker, exits: LessonExits,
        sitters: tuple[Sitter, ...] = (),
    ) -> None:  # fmt: skip
        self.services = services
        self._sitters = sitters
        self._family = f"tutorial.{lesson.id}" if sitters else "tutorial"
        self.lesson = lesson
        self.kept = keeping.go_on(folder, lesson)
        self._folder = folder
        self._worker = worker
        self._exits = exits

    def scene(self) -> Scene:
        """The table, with the tutor where the match is."""
        kept = self.kept
        self._worker.prepare(())
        tutor = Tutor(self.services, self.lesson, pointing_of(self.lesson.game), lambda: Push(self._pause()))
        hooks = TableHooks(
            think=self._worker.submit, recorded=kept.recorded, finished=self._over, pause=self._pause,
            sitters=self._sitters, holds_back=lambda: tutor.lets_wait,
        )  # fmt: skip
        table = table_scene(self.services, kept.session, hooks, self._corner)
        tutor.sit(table)
        return Beside(table, tutor, self._exits.book)

    def close(self) -> None:
        """Lets go; the lesson waits."""
        self.kept.close()

    def _corner(self) -> tuple[str, ...]:
        return (self.services.text.say(f"{self._family}.corner"),)

    def _pause(self) -> Scene:
        return LessonPause(self.services, self._exits.leave, self._skip, self._exits.book)

    def _skip(self) -> Change:
        self.kept.forget()
        return self._exits.leave()

    def _over(self) -> Change:
        outcome = self.kept.session.match.outcome
        self.kept.forget()
        caught = outcome is not None and outcome.reason == "caught"
        won = self.kept.session.match.outcome is None or (outcome is not None and 0 in outcome.winners)
        how = "caught" if caught else "won" if won else "lost"
        return Reset((LessonEnd(self.services, self.lesson.tutor, how, self._again, self._exits, self._family),))

    def _again(self) -> Change:
        self.kept = keeping.begin(self._folder, self.lesson)
        return Reset((self.scene(),))


class LessonPause(Menu):
    """Covers the lesson; it can be left for later, or skipped for good."""

    see_through = True

    def __init__(
        self, services: Services, later: Callable[[], Change], skip: Callable[[], Change], book: Callable[[], Scene]
    ) -> None:  # fmt: skip
        say = services.text.say
        entries: tuple[tuple[Words, Callable[[], Change]], ...] = (
            (lambda: say("pause.go_on"), Pop),
            (lambda: say("rulesbook.title"), lambda: Push(book())),
            (lambda: say("menu.settings"), lambda: Push(SettingsScene(services))),
            (lambda: say("tutorial.later"), later),
            (lambda: say("tutorial.skip"), skip),
        )
        buttons = [
            Button(pygame.Rect(_PANEL.left + 50, _PANEL.top + 102 + number * 70, _PANEL.width - 100, 58), words, press)
            for number, (words, press) in enumerate(entries)
        ]
        super().__init__(services, Focus(services, buttons))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, its heading, where the lesson can be found again."""
        text = self.services.text
        parts.headed_panel(surface, self.services, _PANEL, text.say("tutorial.pause_heading"))
        place, box = (_PANEL.centerx, _PANEL.bottom - 50), (_PANEL.width - 90, 54)
        pen = Pen(surface, self.services, "small")
        pen.block(text.say("tutorial.pause_about"), place, theme.SMALL_PX, box, "center", "centre")

    def handle(self, given: Input) -> Change:
        """The key that opened the pause ends it too."""
        return Pop() if given == Command("pause") else super().handle(given)

    def back(self) -> Change:
        """Goes on."""
        return Pop()


class LessonEnd(Menu):
    """What the tutor says when all is over."""

    def __init__(
        self, services: Services, tutor: str, how: str, again: Callable[[], Change], exits: LessonExits,
        family: str = "tutorial",
    ) -> None:  # fmt: skip
        self._tutor, self._how, self._family = tutor, how, family
        self._exits = exits
        say = services.text.say
        entries: tuple[tuple[Words, Callable[[], Change]], ...] = (
            (lambda: say(f"{family}.ride"), exits.ride),
            (lambda: say("tutorial.again"), again),
            (lambda: say("rulesbook.title"), lambda: Push(exits.book())),
            (lambda: say("tutorial.title"), exits.leave),
        )
        width = (_END.width - 96) // 2
        buttons = [
            Button(
                pygame.Rect(_END.left + 40 + number % 2 * (width + 16), _BUTTONS + number // 2 * 68, width, 56),
                words, press,
            )
            for number, (words, press) in enumerate(entries)
        ]  # fmt: skip
        super().__init__(services, Focus(services, buttons, 0 if how == "won" else 1))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, the tutor, the words."""
        say = self.services.text.say
        parts.headed_panel(surface, self.services, _END, say("tutorial.end_heading"))
        parts.portrait(surface, self.services, self._tutor, (_END.left + 140, _END.top + 190), _FACE_PX)
        left = _END.left + 246
        box = (_END.right - 46 - left, 190)
        words = say(f"{self._family}.end_{self._how}")
        Pen(surface, self.services).block(words, (left, _END.top + 190), theme.BODY_PX, box, "midleft")
        paint.rule(surface, (_END.left + 40, _END.bottom - 176), _END.width - 80)

    def back(self) -> Change:
        """To the title."""
        return self._exits.leave()
