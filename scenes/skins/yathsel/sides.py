"""Knows how the edges of the table are drawn: the opponent at the left, the strip with turn, keys and corner below."""

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.yathsel.card import numbers
from game.yathsel.state import is_full, turn_of
from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.services.text import Colour, Role
from scenes.skins.yathsel import layout, words
from scenes.skins.yathsel.card import totals_of
from scenes.skins.yathsel.moves import Choice, Target
from scenes.skins.yathsel.shown import Shown
from scenes.ui import theme

DIM: Colour = (196, 172, 132)
_ARROWS = "←↑→↓"
_HOLDS: tuple[CommandName, ...] = ("hold_1", "hold_5")
_HINTS: tuple[tuple[tuple[CommandName, ...], str], ...] = (
    (_HOLDS, "keys.hold"), (("throw",), "keys.throw"),
    (("up", "down"), "keys.row"), (("confirm",), "keys.enter"),
)  # fmt: skip
_SAID = {"prompts": "keys.prompts", "log": "keys.log", "back": "keys.pause"}


def draw_opponent(surface: pygame.Surface, services: Services, shown: Shown) -> None:
    """Who sits across: face, name, temper, twist, total, throws, how far the run has come."""
    text, sitting = services.text, shown.sitting
    face = f"faces/{sitting.opponent}.png"
    if sitting.opponent and services.assets.has(face):
        surface.blit(services.assets.image(face), layout.FACE)
    else:
        surface.blit(services.assets.image("icon.png"), layout.FACE, (38, 38, *layout.FACE.size))
    surface.blit(services.assets.image("frame.png"), layout.FRAME)
    name = words.opponent_name(text, sitting.opponent)
    _side(surface, services, name, layout.NAME_Y, 26, theme.BRASS_BRIGHT, "title")
    if sitting.temper:
        _side(surface, services, text.say(f"temper.{sitting.temper}"), layout.TEMPER_Y, 15, DIM, "small")
    surface.blit(services.assets.image("plaque.png"), layout.TWIST_PLATE)
    said = words.twist_name(text, shown.duel.twists)
    colour = theme.WALNUT_DARK if shown.duel.twists else (84, 62, 30)
    text.draw(surface, said, layout.TWIST_PLATE.center, "body", 18, colour, "center", (160, 34))
    effect = words.twist_effect(text, shown.duel.twists) or text.say("twist.none_effect")
    text.draw(surface, effect, layout.TWIST_EFFECT.midtop, "small", 14, theme.PARCHMENT, "midtop",
              layout.TWIST_EFFECT.size, wrap=True, align="centre")  # fmt: skip
    points = totals_of(shown.duel, shown.counting)[1]
    _side(surface, services, text.say("table.their_total"), layout.TOTAL_LABEL_Y, 15, DIM, "small")
    _side(surface, services, str(points), layout.TOTAL_Y, 40, theme.CREAM, "figures")
    _throws(surface, services, shown)
    if sitting.of:
        _trail(surface, services, shown)


def draw_bar(
    surface: pygame.Surface, services: Services, shown: Shown, choice: Choice, corner: Callable[[], tuple[str, ...]]
) -> None:
    """The strip below: turn and difficulty, the keys, what belongs in the corner."""
    text, duel = services.text, shown.duel
    card = duel.sides[duel.side].card
    entered = shown.marked is not None and shown.counting is None
    turn = max(1, turn_of(card) + (not entered and not is_full(card)))
    said = text.say("table.turn", {"turn": turn, "of": len(card.boxes)})
    place = (layout.TURN.left, layout.TURN.top + 20)
    text.draw(surface, said, place, "body", 22, theme.BRASS_BRIGHT, "midleft", (layout.TURN.width, 30))
    said = text.say(f"difficulty.{duel.difficulty}")
    place = (layout.TURN.left, layout.TURN.top + 46)
    text.draw(surface, said, place, "small", 15, DIM, "midleft", (layout.TURN.width, 22))
    _keys(surface, services, choice)
    lines = corner()
    step = layout.CORNER.height // max(3, len(lines))
    for number, line in enumerate(lines):
        place = (layout.CORNER.right, layout.CORNER.top + step * number + step // 2)
        text.draw(surface, line, place, "small", 13, DIM, "midright", (layout.CORNER.width, step))


def _side(
    surface: pygame.Surface, services: Services, said: str, y: int, size: int, colour: Colour, role: Role
) -> None:
    box = (layout.SIDE_WIDTH, size + 14)
    services.text.draw(surface, said, (layout.SIDE_MIDDLE, y), role, size, colour, "center", box)


def _throws(surface: pygame.Surface, services: Services, shown: Shown) -> None:
    text, duel = services.text, shown.duel
    if duel.verdict is not None or all(is_full(side.card) for side in duel.sides):
        return
    thrown = min(duel.thrown + shown.tumbling, numbers().throws)
    values = {"throw": thrown, "of": numbers().throws}
    said = text.say("table.throw_of", values) if thrown else text.say("table.no_throw_yet")
    whose = text.say("table.their_turn" if duel.side else "table.your_turn")
    _side(surface, services, whose, layout.THROWS_Y, 18, theme.BRASS_BRIGHT, "body")
    _side(surface, services, said, layout.STATE_Y, 15, DIM, "small")


def _trail(surface: pygame.Surface, services: Services, shown: Shown) -> None:
    """How far the run has come: studs, and in words."""
    area, of, now = layout.TRAIL, shown.sitting.of, shown.duel.duel
    surface.blit(_studs(of, now, area.width), area)
    said = services.text.say("table.duel_of", {"duel": now + 1, "of": of})
    _side(surface, services, said, area.bottom - 10, 15, DIM, "small")


@lru_cache(maxsize=4)
def _studs(of: int, now: int, width: int) -> pygame.Surface:
    """A stud a duel of the run: beaten ones ticked, the present one ringed."""
    made = pygame.Surface((width, 24), pygame.SRCALPHA)
    pygame.draw.line(made, theme.BRASS_DARK, (8, 12), (width - 8, 12), 2)
    for number in range(of):
        x = 10 + round((width - 20) * number / (of - 1))
        pygame.draw.circle(made, theme.WALNUT_DARK, (x, 12), 9)
        colour = theme.BRASS if number <= now else theme.BRASS_DARK
        pygame.draw.circle(made, colour, (x, 12), 7, 0 if number < now else 2)
        if number < now:
            pygame.draw.lines(made, theme.WALNUT_DARK, False, ((x - 3, 12), (x - 1, 15), (x + 4, 9)), 2)
        elif number == now:
            pygame.draw.circle(made, theme.BRASS_BRIGHT, (x, 12), 4)
    return made


def _keys(surface: pygame.Surface, services: Services, choice: Choice) -> None:
    x = layout.KEYS.left
    for names, said in _HINTS:
        labels = [key_label(services, name) for name in names]
        if names == _HOLDS:
            pad = services.inputs.device == "pad"
            labels = [key_label(services, "left"), key_label(services, "right")] if pad else ["–".join(labels)]
        _hint(surface, services, pygame.Rect(x, layout.KEYS.top, 170, 28), labels, services.text.say(said))
        x += 176
    for name, area in layout.BUTTONS:
        pygame.draw.rect(surface, theme.LEATHER_DARK, area, 0, 8)
        over = choice.over == Target("press", name)
        pygame.draw.rect(surface, theme.BRASS_BRIGHT if over else theme.BRASS_DARK, area, 2, 8)
        said = services.text.say(_SAID[name]) if name in _SAID else _speed_words(services)
        _hint(surface, services, area.inflate(-12, 0), [_button_key(services, name)], said)


def _button_key(services: Services, name: str) -> str:
    commands: dict[str, CommandName] = {"prompts": "prompts", "log": "log", "speed": "speed", "back": "back"}
    return key_label(services, commands[name])


def _speed_words(services: Services) -> str:
    speed = services.settings.now.speed
    return services.text.say("keys.speed", {"speed": f"{speed}×"}) if speed else services.text.say("keys.instant")


def _hint(surface: pygame.Surface, services: Services, area: pygame.Rect, labels: list[str], said: str) -> None:
    text = services.text
    x = area.left
    for label in labels:
        role: Role = "marks" if label in _ARROWS else "small"
        picture = text.fit(label, role, 13, theme.WALNUT_DARK, (76, 20))
        cap = pygame.Rect(x, area.centery - 11, max(22, picture.get_width() + 12), 22)
        pygame.draw.rect(surface, theme.WALNUT_DARK, cap.move(0, 2), 0, 5)
        pygame.draw.rect(surface, theme.PARCHMENT_DIM, cap, 0, 5)
        pygame.draw.rect(surface, theme.PARCHMENT, cap.inflate(-4, -6).move(0, -1), 0, 4)
        surface.blit(picture, picture.get_rect(center=(cap.centerx, cap.centery - 1)))
        x = cap.right + 4
    text.draw(surface, said, (x + 4, area.centery), "small", 14, DIM, "midleft", (area.right - x - 6, 24))
