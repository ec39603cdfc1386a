"""Knows the screen where people choose who plays: a list of everybody, new, rename, delete."""

from collections.abc import Callable
from functools import partial

import pygame

from scenes.menus.base import Menu
from scenes.menus.name import NameScene
from scenes.menus.question import QuestionScene
from scenes.services import progress, shapes
from scenes.services.profiles import Profile, Profiles
from scenes.services.services import Services
from scenes.stack import Change, Push
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.lists import Row, ScrollList
from scenes.ui.widgets import Button, Words

_PANEL = pygame.Rect(120, 60, 1040, 600)
_LIST = pygame.Rect(_PANEL.left + 44, _PANEL.top + 104, 560, 380)
_LINE_PX = 46
_RIGHT = _LIST.right + 40
_MOST = 40


def said_name(services: Services, profile: Profile) -> str:
    """A player's name, or what somebody without one is called."""
    return profile.name or services.text.say("profiles.unnamed")


def said_player(services: Services, profile: Profile) -> str:
    """A player with the level reached."""
    values = {"name": said_name(services, profile), "level": progress.level_at(profile.xp)}
    return services.text.say("profiles.player", values)


def said_level(services: Services, profile: Profile) -> str:
    """The level somebody has reached, and what is missing to the next one."""
    level = progress.level_at(profile.xp)
    _, high = progress.bounds(level)
    key = "profiles.top_level" if high is None else "profiles.level"
    return services.text.say(key, {"level": level, "xp": profile.xp, "next": high or 0})


class ProfilesScene(Menu):
    """Choosing somebody in the list lets that person play; the other buttons are about who plays. Deleting is asked
    twice."""

    see_through = True

    def __init__(self, services: Services, profiles: Profiles, changed: Callable[[], Change]) -> None:
        self._profiles = profiles
        self._changed = changed
        self._deleting = 0
        self._refused = False
        self._said = services
        self._rows = ScrollList(_LIST, self._people(), line_px=_LINE_PX)
        self._rows.index = [folder for folder, _ in profiles.all()].index(profiles.current)
        say, width = services.text.say, _PANEL.right - 44 - _RIGHT
        ways: tuple[tuple[Words, Callable[[], Change], Callable[[], bool]], ...] = (
            (lambda: say("profiles.new"), self._ask_new, lambda: len(profiles.all()) < _MOST),
            (lambda: say("profiles.rename"), self._ask_name, lambda: True),
            (lambda: say("profiles.delete"), self._ask_delete, lambda: True),
        )
        buttons = [
            Button(pygame.Rect(_RIGHT, _LIST.top + 166 + number * 72, width, 56), words, press, can)
            for number, (words, press, can) in enumerate(ways)
        ]
        back = Button(pygame.Rect(_PANEL.left + 44, _PANEL.bottom - 84, 260, 56), lambda: say("menu.back"), self.back)
        super().__init__(services, Focus(services, (self._rows, *buttons, back)))

    def back(self) -> Change:
        """To the title, which looks anew who plays."""
        return self._changed()

    def resume(self, result: object) -> Change:
        """A first yes to deleting is asked again, a second one deletes; a name was given."""
        super().resume(result)
        asked, self._deleting = self._deleting, 0
        if asked and result is True:
            if asked == 1:
                return self._ask_delete(again=True)
            self._refused = not self._profiles.delete(self._profiles.current)
        elif isinstance(result, tuple):
            folder, name = result
            done = self._profiles.rename(folder, name) if folder else self._profiles.create(name)
            self._refused = not done
        self._rows.replace_rows(self._people())
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet; at the right what the picked person has reached."""
        say, text = self.services.text.say, self.services.text
        paint.panel(surface, self.services, _PANEL)
        place = (_PANEL.centerx, _PANEL.top + 46)
        text.draw(surface, say("profiles.heading"), place, "title", theme.HEADING_PX, theme.INK, "center", (900, 58))
        paint.rule(surface, (_PANEL.left + 44, _PANEL.top + 80), _PANEL.width - 88)
        profile = self._profiles.now
        width = _PANEL.right - 44 - _RIGHT
        name = said_name(self.services, profile)
        text.draw(surface, name, (_RIGHT, _LIST.top), "title", theme.LARGE_PX + 2, theme.INK, box=(width, 40))
        self._paint_level(surface, profile, pygame.Rect(_RIGHT, _LIST.top + 44, width, 60))
        runs = text.say_n("profiles.runs", profile.runs, {"won": profile.won})
        text.draw(surface, runs, (_RIGHT, _LIST.top + 112), "body", theme.BODY_PX - 2, theme.INK, box=(width, 40),
                  wrap=True)  # fmt: skip
        if self._refused:
            place = (_PANEL.right - 44, _PANEL.bottom - 56)
            size, box = theme.BODY_PX - 2, (_PANEL.width - 380, 40)
            text.draw(surface, say("profiles.refused"), place, "body", size, theme.RED_INK, "midright", box)

    def _paint_level(self, surface: pygame.Surface, profile: Profile, rect: pygame.Rect) -> None:
        text, level = self.services.text, progress.level_at(profile.xp)
        low, high = progress.bounds(level)
        part = 1000 if high is None else 1000 * (profile.xp - low) // (high - low)
        said, box = said_level(self.services, profile), (rect.width, 28)
        text.draw(surface, said, (rect.left, rect.top), "body", theme.BODY_PX - 3, theme.INK, box=box)
        bar = pygame.Rect(rect.left, rect.top + 32, rect.width, 16)
        shapes.rect(surface, theme.PARCHMENT_DIM, bar, 0, 6)
        shapes.rect(surface, theme.LEATHER_BRIGHT, (*bar.topleft, bar.width * part // 1000, bar.height), 0, 6)
        shapes.rect(surface, theme.INK, bar, 2, 6)

    def _people(self) -> list[Row]:
        return [
            Row(partial(self._row_words, folder), partial(self._play_as, folder)) for folder, _ in self._profiles.all()
        ]

    def _row_words(self, folder: str) -> str:
        said = said_player(self._said, dict(self._profiles.all())[folder])
        return self._said.text.say("profiles.plays", {"player": said}) if folder == self._profiles.current else said

    def _play_as(self, folder: str) -> Change:
        self._refused = not self._profiles.choose(folder)
        return None

    def _ask_new(self) -> Change:
        return Push(NameScene(self.services, "", ""))

    def _ask_name(self) -> Change:
        return Push(NameScene(self.services, self._profiles.current, self._profiles.now.name))

    def _ask_delete(self, again: bool = False) -> Change:
        self._deleting = 2 if again else 1
        say, key = self.services.text.say, "profiles.delete_again" if again else "profiles.delete_once"
        name = said_name(self.services, self._profiles.now)
        return Push(
            QuestionScene(
                self.services, lambda: say("profiles.delete_heading"), lambda: say(key, {"name": name}),
                lambda: say("profiles.delete_yes"), lambda: say("profiles.delete_no"),
            )
        )  # fmt: skip
