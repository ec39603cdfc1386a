"""Knows the plates to pass with, the sides to choose from, the line of what happened, hints, and the bar of keys."""

from collections.abc import Callable

import pygame

from game.super_teams.check import WINDOWS
from game.super_teams.state import MOVE, SIDE
from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.skins.super_teams import layout, look, words
from scenes.skins.super_teams.choice import Choice, Thing, asked, bonus_ships, side_areas
from scenes.skins.super_teams.look import Look
from scenes.skins.super_teams.shown import Shown
from scenes.table.people import Sitter
from scenes.ui.keycaps import key_cap, key_line

_SAID = {"prompts": "keys.prompts", "log": "keys.log", "back": "keys.pause"}
_COMMANDS: dict[str, CommandName] = {"prompts": "prompts", "log": "log", "speed": "speed", "back": "back"}
_KEYS: tuple[tuple[CommandName, str], ...] = (("next", "keys.things"), ("info", "keys.explain"))


class Buttons:
    """Everything that is pressed and is no card and no ship."""

    def __init__(self, services: Services, pieces: Look, sitters: tuple[Sitter, ...]) -> None:
        self._services = services
        self._look = pieces
        self._sitters = sitters

    def draw(
        self, surface: pygame.Surface, shown: Shown, choice: Choice, corner: Callable[[], tuple[str, ...]]
    ) -> None:  # fmt: skip
        """Line, hint, plates, bar."""
        self._line(surface, shown)
        self._hint(surface, shown, choice)
        if asked(shown, *WINDOWS):
            say = self._services.text.say
            self._plate(surface, layout.PASS, say("race.pass"), "throw", choice.over == Thing("pass"), 18)
            self._plate(surface, layout.PASS_ALL, say("race.pass_all"), "swap", choice.over == Thing("pass_all"), 14)
        key_line(surface, self._services, layout.KEYS, _KEYS)
        self._bar(surface, choice, corner)

    def sides(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """The sides of a space, to choose one."""
        text = self._services.text
        for at, (side, area) in enumerate(side_areas(shown)):
            over = Thing("side", side) in (choice.over, choice.focus)
            colour = look.KINDS[side]
            self._look.plate(
                surface, area, look.GOLD if over else colour, 245, look.DEEP if over else look.NIGHT, 14, 3
            )
            text.draw(
                surface, look.SIGNS[side], (area.left + 24, area.centery), "marks", 22, colour, "center", (34, 40)
            )
            text.draw(surface, words.kind_name(text, side), (area.left + 44, area.top + 20), "body", 17, look.PALE,
                      "midleft", (area.width - 74, 26))  # fmt: skip
            text.draw(surface, text.say(f"race.side.{side}"), (area.left + 44, area.top + 41), "small", 12, look.DIM,
                      "midleft", (area.width - 50, 18))  # fmt: skip
            text.draw(
                surface, str(at + 1), (area.right - 14, area.top + 14), "small", 12, look.GOLD, "center", (20, 18)
            )

    def _line(self, surface: pygame.Surface, shown: Shown) -> None:
        """The last thing that happened, in words."""
        text, lines = self._services.text, shown.memory.lines
        line = shown.live or (lines[-1] if lines else None)
        if line is not None:
            self._look.plate(surface, layout.LINE, look.BLUE, 190, radius=10, width=1)
            said, box = words.line(text, line, self._sitters), (layout.LINE.width - 20, 28)
            text.draw(surface, said, layout.LINE.center, "body", 17, look.PALE, "center", box)

    def _hint(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """What stands against a press, else what is asked."""
        text = self._services.text
        said = text.say(choice.hint) if choice.hint else self._ask(shown, choice)
        if said:
            colour = look.PINK if choice.hint else look.GOLD
            self._look.plate(surface, layout.HINT, look.BLUE, 190, radius=10, width=1)
            text.draw(surface, said, layout.HINT.center, "body", 17, colour, "center", (layout.HINT.width - 20, 25))

    def _ask(self, shown: Shown, choice: Choice) -> str:
        text, race = self._services.text, shown.race
        if asked(shown, MOVE):
            return text.say("race.ask.ship" if choice.card is not None else "race.ask.card")
        if asked(shown, SIDE):
            return text.say("race.ask.side")
        if asked(shown, *WINDOWS):
            if choice.bonus:
                return text.say("race.ask.which")
            can = any(bonus_ships(shown, kind) for kind in set(race.bonus[shown.me]) if kind)
            ship = words.ship_name(text, race.flight.ship) if race.flight else ""
            return text.say(f"race.ask.{race.phase}" if can else "race.ask.nothing", {"ship": ship})
        return ""

    def _plate(
        self, surface: pygame.Surface, area: pygame.Rect, said: str, key: CommandName, over: bool, size: int
    ) -> None:  # fmt: skip
        text = self._services.text
        self._look.plate(surface, area, look.GOLD if over else look.CYAN, 235, look.DEEP, 11, 2)
        x = key_cap(surface, self._services, key_label(self._services, key), (area.left + 8, area.centery)) + 6
        place, colour = ((x + area.right - 6) // 2, area.centery), look.GOLD if over else look.PALE
        text.draw(surface, said, place, "body", size, colour, "center", (area.right - x - 8, area.height - 6))

    def _bar(self, surface: pygame.Surface, choice: Choice, corner: Callable[[], tuple[str, ...]]) -> None:
        text = self._services.text
        for name, area in layout.BUTTONS:
            over = choice.over == Thing("press", name)
            self._look.plate(surface, area, look.GOLD if over else look.BLUE, 220, radius=8, width=1)
            label = key_label(self._services, _COMMANDS[name])
            x = key_cap(surface, self._services, label, (area.left + 5, area.centery))
            said = text.say(_SAID[name]) if name in _SAID else self._speed()
            text.draw(surface, said, (x + 6, area.centery), "small", 13, look.DIM, "midleft", (area.right - x - 10, 24))
        lines = [part for line in corner() for part in line.split(" · ")]
        step = layout.CORNER.height // max(3, len(lines))
        for number, line in enumerate(lines):
            place = (layout.CORNER.right, layout.CORNER.top + step * number + step // 2)
            text.draw(surface, line, place, "small", 12, look.DIM, "midright", (layout.CORNER.width, max(step, 17)))

    def _speed(self) -> str:
        speed, text = self._services.settings.now.speed, self._services.text
        return text.say("keys.speed", {"speed": f"{speed}×"}) if speed else text.say("keys.instant")
