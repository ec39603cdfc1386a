"""Knows how the edges of the table are drawn: the opponent at the left, the strip with turn, keys and corner below."""

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.yathsel.state import has, is_full, turn_of
from scenes import faces, wares
from scenes.services import shapes
from scenes.services.canvas import blank, density_of
from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.services.text import Colour, Role
from scenes.skins.yathsel import layout, words
from scenes.skins.yathsel.card import totals_of
from scenes.skins.yathsel.choice import Choice, Target
from scenes.skins.yathsel.pieces import Pieces
from scenes.skins.yathsel.shown import Shown
from scenes.ui import theme
from scenes.ui.keycaps import key_cap

DIM: Colour = (196, 172, 132)
_LINE_PX = 18
_COMMANDS: dict[str, CommandName] = {"prompts": "prompts", "log": "log", "speed": "speed", "back": "back"}
_SAID = {"prompts": "keys.prompts", "log": "keys.log", "back": "keys.pause"}


def draw_opponent(surface: pygame.Surface, services: Services, pieces: Pieces, shown: Shown, mood: faces.Mood) -> None:
    """Who sits across: face, name, temper, twist, total, throws, how far the run has come."""
    text, sitting, duel = services.text, shown.sitting, shown.duel
    if sitting.opponent and faces.has(services.assets, sitting.opponent):
        surface.blit(faces.face(services.assets, sitting.opponent, mood), layout.FACE)
    else:
        surface.blit(services.assets.image("icon.png"), layout.FACE, (38, 38, *layout.FACE.size))
    surface.blit(services.assets.image("frame.png"), layout.FRAME)
    if duel.effects.whiskeys or duel.effects.whiskey_now:
        glass = pieces.icon("whiskey", 48)
        surface.blit(glass, glass.get_rect(bottomright=(layout.FACE.right - 2, layout.FACE.bottom - 2)))
    name = words.opponent_name(text, sitting.opponent)
    _side(surface, services, name, layout.NAME_Y, 26, theme.BRASS_BRIGHT, "title")
    manner = text.say(f"temper.{sitting.temper}") if sitting.temper else ""
    if has(duel, "spyglass") and sitting.strength:
        strong = text.say("table.strength", {"per_cent": round(sitting.strength / 10)})
        manner = f"{manner} · {strong}" if manner else strong
    if manner:
        _side(surface, services, manner, layout.TEMPER_Y, 15, DIM, "small")
    surface.blit(services.assets.image("plaque.png"), layout.TWIST_PLATE)
    said = words.twist_name(text, shown.duel.table.twists)
    colour = theme.WALNUT_DARK if shown.duel.table.twists else (84, 62, 30)
    text.draw(surface, said, layout.TWIST_PLATE.center, "body", 18, colour, "center", (160, 34))
    effect = words.twist_effect(text, shown.duel.table.twists) or text.say("twist.none_effect")
    text.draw(surface, effect, layout.TWIST_EFFECT.midtop, "small", 13, theme.PARCHMENT, "midtop",
              layout.TWIST_EFFECT.size, wrap=True, align="centre")  # fmt: skip
    _house_rules(surface, services, pieces, shown)
    points = totals_of(shown.duel, shown.counting)[1]
    said = text.say("table.their_total")
    if has(duel, "spyglass"):
        said = f"{said} · {text.say('table.heads_for', {'points': sitting.heads_for})}"
    _side(surface, services, said, layout.TOTAL_LABEL_Y, 15, DIM, "small")
    _side(surface, services, str(points), layout.TOTAL_Y, 34, theme.CREAM, "figures")
    _throws(surface, services, shown)
    if sitting.of:
        _trail(surface, services, shown)


def draw_bar(
    surface: pygame.Surface, services: Services, pieces: Pieces, choice: Choice, corner: Callable[[], tuple[str, ...]]
) -> None:
    """The right of the strip below: four keys, and what belongs in the corner."""
    for name, area in layout.BUTTONS:
        shapes.rect(surface, theme.LEATHER_DARK, area, 0, 8)
        over = choice.over == Target("press", name)
        shapes.rect(surface, theme.BRASS_BRIGHT if over else theme.BRASS_DARK, area, 2, 8)
        said = services.text.say(_SAID[name]) if name in _SAID else _speed_words(services)
        x = key_cap(surface, services, key_label(services, _COMMANDS[name]), (area.left + 4, area.centery))
        services.text.draw(surface, said, (x + 4, area.centery), "small", 13, DIM, "midleft", (area.right - x - 8, 24))
    lines = [part for line in corner() for part in line.split(" \u00b7 ")]
    step = layout.CORNER.height // max(3, len(lines))
    for number, line in enumerate(lines):
        place = (layout.CORNER.right, layout.CORNER.top + step * number + step // 2)
        services.text.draw(surface, line, place, "small", 13, DIM, "midright",
                           (layout.CORNER.width, max(step, _LINE_PX)))  # fmt: skip


def _side(
    surface: pygame.Surface, services: Services, said: str, y: int, size: int, colour: Colour, role: Role
) -> None:
    box = (layout.SIDE_WIDTH, size + 7)
    services.text.draw(surface, said, (layout.SIDE_MIDDLE, y), role, size, colour, "center", box)


def _house_rules(surface: pygame.Surface, services: Services, pieces: Pieces, shown: Shown) -> None:
    """The rules of this table, a sign and a name each."""
    text, rules = services.text, shown.duel.table.house_rules
    if not rules:
        _side(surface, services, text.say("table.no_rule"), layout.rule(1).centery - 10, 14, DIM, "small")
    for place, rule in enumerate(rules[: layout.MOST_RULES]):
        area = layout.rule(place)
        if len(rules) == 1:
            area = area.move(0, layout.RULE_PX // 2)
        sign = pieces.picture(f"rules/{rule}.png", 28)
        surface.blit(sign, sign.get_rect(midleft=(area.left + 8, area.centery)))
        said = wares.rule_name(text, rule)
        more = len(rules) - layout.MOST_RULES
        if place == layout.MOST_RULES - 1 and more > 0:
            said = f"{said} +{more}"
        text.draw(surface, said, (area.left + 44, area.centery), "body", 17, theme.PARCHMENT, "midleft",
                  (area.width - 50, 26))  # fmt: skip


def _throws(surface: pygame.Surface, services: Services, shown: Shown) -> None:
    text, duel = services.text, shown.duel
    _turn(surface, services, shown)
    if duel.verdict is not None or all(is_full(side.card) for side in duel.sides):
        return
    of = max(1, duel.thrown + duel.throws_left)
    thrown = min(duel.thrown + shown.tumbling, of)
    said = text.say("table.throw_of", {"throw": thrown, "of": of}) if thrown else text.say("table.no_throw_yet")
    whose = text.say("table.their_turn" if duel.side else "table.your_turn")
    _side(surface, services, whose, layout.THROWS_Y, 18, theme.BRASS_BRIGHT, "body")
    _side(surface, services, said, layout.STATE_Y, 15, DIM, "small")


def _turn(surface: pygame.Surface, services: Services, shown: Shown) -> None:
    """Which turn it is; a short one of the player's is marked."""
    text, duel = services.text, shown.duel
    card = duel.sides[duel.side].card
    entered = shown.marked is not None and shown.counting is None
    turn = max(1, turn_of(card) + (not entered and not is_full(card)))
    said = text.say("table.turn", {"turn": turn, "of": len(card.boxes) + card.erased})
    short = duel.side == 0 and turn - 1 in duel.table.short_turns
    beside = text.say("table.short_turn") if short else text.say(f"difficulty.{duel.table.difficulty}")
    said = f"{said} · {beside}"
    _side(surface, services, said, layout.TURN_Y, 15, (240, 170, 140) if short else DIM, "small")


def _trail(surface: pygame.Surface, services: Services, shown: Shown) -> None:
    """How far the run has come: studs, and in words."""
    area, now = layout.TRAIL, shown.duel.table.duel
    of = max(shown.sitting.of, now + 1)
    surface.blit(_studs(of, now, area.width, density_of(surface)), area)
    said = services.text.say("table.duel_of", {"duel": now + 1, "of": of})
    _side(surface, services, said, area.bottom - 10, 15, DIM, "small")


@lru_cache(maxsize=4)
def _studs(of: int, now: int, width: int, density: float) -> pygame.Surface:
    """A stud a duel of the run: beaten ones ticked, the present one ringed."""
    made = blank((width, 24), pygame.SRCALPHA, density)
    shapes.line(made, theme.BRASS_DARK, (8, 12), (width - 8, 12), 2)
    for number in range(of):
        x = 10 + round((width - 20) * number / (of - 1))
        shapes.circle(made, theme.WALNUT_DARK, (x, 12), 9)
        colour = theme.BRASS if number <= now else theme.BRASS_DARK
        shapes.circle(made, colour, (x, 12), 7, 0 if number < now else 2)
        if number < now:
            shapes.lines(made, theme.WALNUT_DARK, False, ((x - 3, 12), (x - 1, 15), (x + 4, 9)), 2)
        elif number == now:
            shapes.circle(made, theme.BRASS_BRIGHT, (x, 12), 4)
    return made


def _speed_words(services: Services) -> str:
    speed = services.settings.now.speed
    return services.text.say("keys.speed", {"speed": f"{speed}×"}) if speed else services.text.say("keys.instant")
