"""Knows the order in which the noon street is drawn, and the strip below it."""

from collections.abc import Callable, Sequence

import pygame

from game.bang_dice.state import most_throws
from scenes.anim.particles import Particles
from scenes.services import shapes
from scenes.services.canvas import blank, density_of
from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.skins.bang_dice import explain, layout, middle, plates, seats, words
from scenes.skins.bang_dice.alive import Alive
from scenes.skins.bang_dice.choice import Choice, Target
from scenes.skins.bang_dice.shown import Shown
from scenes.table.people import Sitter
from scenes.ui import theme
from scenes.ui.keycaps import key_cap, key_line
from scenes.ui.lettering import gold

_DIM = (206, 184, 146)
_SAID = {"prompts": "keys.prompts", "log": "keys.log", "back": "keys.pause"}
_COMMANDS: dict[str, CommandName] = {"prompts": "prompts", "log": "log", "speed": "speed", "back": "back"}
_KEYS: tuple[tuple[tuple[CommandName, str], ...], ...] = (
    (("next", "keys.things"), ("info", "keys.explain")), (("retell", "bang.key.role"), ("finish", "bang.key.habits")),
)  # fmt: skip
_BLAZE = (190, 40, 10)


class Picture:
    """The whole street, drawn from what is shown."""

    def __init__(self, services: Services, corner: Callable[[], tuple[str, ...]], sitters: Sequence[Sitter]) -> None:
        self._services = services
        self._corner = corner
        self._sitters = sitters
        self._lines_of: object = None
        self._lines: tuple[Callable[[], str], ...] = ()

    def lines(self, shown: Shown) -> tuple[Callable[[], str], ...]:
        """What happened, a line each."""
        if self._lines_of is not shown.events:
            self._lines = words.lines(self._services.text, self._sitters, shown.events)
            self._lines_of = shown.events
        return self._lines

    def draw(
        self, surface: pygame.Surface, shown: Shown, choice: Choice, alive: Alive, sparks: Particles,
        shake: tuple[int, int],
    ) -> None:  # fmt: skip
        """One picture."""
        services = self._services
        surface.blit(services.assets.image("bang/street.png"), shake)
        alive.draw(surface, services)
        middle.draw_pile(surface, services, shown, choice)
        middle.draw_lines(surface, services, shown, self.lines(shown))
        seats.draw(surface, services, self._sitters, shown, choice)
        seats.role_card(surface, services, shown, choice)
        middle.draw_dice(surface, services, shown, choice)
        middle.draw_aims(surface, services, shown, choice)
        plates.draw_plates(surface, services, shown, choice)
        self._bar(surface, shown, choice)
        if shown.blaze:
            surface.blit(_blaze(density_of(surface), round(shown.blaze * 6)), (0, 0))
        sparks.draw(surface)
        middle.draw_over(surface, services, shown)
        self._ending(surface, shown)
        explain.draw(surface, services, self._sitters, shown, choice)

    def _ending(self, surface: pygame.Surface, shown: Shown) -> None:
        verdict = shown.state.verdict
        if verdict is None:
            return
        text = self._services.text
        said = words.ending(text, self._sitters, verdict.winners, verdict.reason)
        area = pygame.Rect(384, 430, 512, 60)
        shapes.rect(surface, theme.WALNUT_DARK, area.move(0, -58).inflate(0, 60).move(0, 30), 0, 14)
        gold(surface, self._services, text.say("bang.shout.over"), (area.centerx, area.top - 52), 48, (480, 70), True)
        text.draw(surface, said, area.center, "body", 20, theme.PARCHMENT, "center", (area.width - 30, 56), wrap=True,
                  align="centre")  # fmt: skip

    def _bar(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """Whose turn it is, the keys, and what belongs in the corner."""
        services, text, state = self._services, self._services.text, shown.state
        area = layout.TURN
        said = text.say("bang.turn_of", {"name": self._sitters[state.turn].name, "turn": state.turn_number + 1})
        text.draw(surface, said, (area.left + 6, area.top + 16), "body", 19, theme.BRASS_BRIGHT, "midleft",
                  (area.width - 12, 28))  # fmt: skip
        used, most = state.throws_used + shown.tumbling, most_throws(state)
        said = text.say("bang.throw_of", {"throw": min(used, most), "of": most}) if used else text.say("bang.no_throw")
        text.draw(surface, said, (area.left + 6, area.top + 42), "small", 15, _DIM, "midleft", (area.width - 12, 24))
        for row, keys in enumerate(_KEYS):
            line = pygame.Rect(layout.KEYS.left, layout.KEYS.top + 31 * row, layout.KEYS.width, 28)
            key_line(surface, services, line, keys)
        for name, button in layout.BUTTONS:
            shapes.rect(surface, theme.LEATHER_DARK, button, 0, 8)
            over = choice.over == Target("press", name)
            shapes.rect(surface, theme.BRASS_BRIGHT if over else theme.BRASS_DARK, button, 2, 8)
            said = text.say(_SAID[name]) if name in _SAID else self._speed()
            x = key_cap(surface, services, key_label(services, _COMMANDS[name]), (button.left + 4, button.centery))
            text.draw(surface, said, (x + 4, button.centery), "small", 13, _DIM, "midleft", (button.right - x - 8, 24))
        lines = [part for line in self._corner() for part in line.split(" · ")]
        step = layout.CORNER.height // max(3, len(lines))
        for number, words_ in enumerate(lines):
            place = (layout.CORNER.right, layout.CORNER.top + step * number + step // 2)
            text.draw(surface, words_, place, "small", 13, _DIM, "midright", (layout.CORNER.width, step))

    def _speed(self) -> str:
        speed = self._services.settings.now.speed
        text = self._services.text
        return text.say("keys.speed", {"speed": f"{speed}×"}) if speed else text.say("keys.instant")


_BLAZES: dict[tuple[float, int], pygame.Surface] = {}


def _blaze(density: float, step: int) -> pygame.Surface:
    """The edge of the picture glows red, in one of seven strengths."""
    if (density, step) not in _BLAZES:
        small = pygame.Surface((64, 32), pygame.SRCALPHA)
        for x in range(64):
            for y in range(32):
                far = max(abs(x - 31.5) / 32, abs(y - 13) / 17)
                small.set_at((x, y), (*_BLAZE, round(min(1.0, max(0.0, far - 0.45) * 1.6) * 17 * step)))
        made = blank((1280, 640), pygame.SRCALPHA, density)
        made.blit(pygame.transform.smoothscale(small, (1280, 640)), (0, 0))
        _BLAZES[density, step] = made
    return _BLAZES[density, step]
