"""Knows how one thing of the collection is explained: name, sentence, numbers; exact odds of a die."""

import pygame

from game.campaign.opponents import all_opponents
from game.yathsel import dice, difficulty, goods, house
from game.yathsel.bots.worths import worths
from game.yathsel.twists import all_twists
from scenes import wares
from scenes.campaign import parts, things
from scenes.campaign.parts import Pen
from scenes.services import progress, shapes
from scenes.services.services import Services
from scenes.skins.yathsel import words
from scenes.ui import paint as ink
from scenes.ui import theme

_ICON_PX = 96
_ODDS_PX = 40


def picture(chapter: str, one: str) -> str:
    """The name of the picture of a thing."""
    match chapter:
        case "rules":
            return f"rules/{one}_large.png"
        case "opponents":
            return f"faces/{one}.png"
        case _:
            return wares.icon(one)


def paint(surface: pygame.Surface, services: Services, chapter: str, one: str, rect: pygame.Rect) -> None:
    """The page of something met."""
    text = services.text
    match chapter:
        case "rules":
            _head(surface, services, picture(chapter, one), wares.rule_name(text, one), rect)
            _sizes(surface, services, one, _below(rect))
        case "twists":
            paint_twist(surface, services, one, pygame.Rect(rect.left, rect.top, _ICON_PX, _ICON_PX))
            _title(surface, services, words.twist_name(text, (one,)), rect)
            _lines(surface, services, (words.twist_effect(text, (one,)),), _below(rect))
        case "opponents":
            _opponent(surface, services, one, rect)
        case _:
            _head(surface, services, picture(chapter, one), wares.name(text, one), rect)
            room = _lines(surface, services, (wares.does(text, one), *_numbers(services, one)), _below(rect))
            if chapter == "dice":
                _odds(surface, services, one, room)


def paint_unknown(
    surface: pygame.Surface, services: Services, name: str, unlocked: bool, one: str, rect: pygame.Rect
) -> None:
    """The page of something that is still a shadow; a locked good tells from which level on it is about."""
    if services.assets.has(name):
        things.silhouette(surface, services, name, (rect.left + _ICON_PX // 2, rect.top + _ICON_PX // 2), _ICON_PX)
    _title(surface, services, services.text.say("collection.unknown"), rect)
    said = [services.text.say("collection.not_met")]
    level = _level_of(one)
    if not unlocked and level is not None:
        said.append(services.text.say("collection.locked", {"level": level}))
    _lines(surface, services, tuple(said), _below(rect))


def paint_twist(surface: pygame.Surface, services: Services, one: str, rect: pygame.Rect) -> None:
    """A brass plate with what a twist does to which boxes; an empty id: not met yet."""
    shapes.ellipse(surface, theme.BRASS_DARK if one else theme.INK_PALE, rect)
    shapes.ellipse(surface, theme.LEATHER_DARK if one else theme.PARCHMENT_DIM, rect.inflate(-8, -8))
    if not one:
        pen = Pen(surface, services, "title", theme.INK_PALE)
        pen.line("?", rect.center, theme.HEADING_PX - 6, (rect.width, rect.height), "center")
        return
    twist = next(twist for twist in all_twists().twist if twist.id == one)
    mark = words.factor_mark(max(twist.boosts.values(), default=1), 1)
    pen = Pen(surface, services, "title", theme.BRASS_BRIGHT)
    pen.line(mark, (rect.centerx, rect.centery - 8), theme.LARGE_PX + 4, (rect.width, rect.height // 2), "center")
    effect = words.twist_effect(services.text, (one,)).split(" ×")[0]
    small, room = Pen(surface, services, "small", theme.PARCHMENT), (rect.width - 16, 18)
    small.line(effect, (rect.centerx, rect.centery + rect.height // 5), theme.TINY_PX - 1, room, "center")


def _level_of(one: str) -> int | None:
    for number, level in enumerate(progress.progress().level, start=2):
        if one in level.unlocks:
            return number
    return None


def _below(rect: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(rect.left, rect.top + _ICON_PX + 18, rect.width, rect.height - _ICON_PX - 18)


def _title(surface: pygame.Surface, services: Services, name: str, rect: pygame.Rect) -> None:
    left = rect.left + _ICON_PX + 18
    pen, room = Pen(surface, services, "title"), (rect.right - left, _ICON_PX - 8)
    pen.block(name, (left, rect.top + _ICON_PX // 2), theme.LARGE_PX + 4, room, "midleft")


def _head(surface: pygame.Surface, services: Services, name: str, title: str, rect: pygame.Rect) -> None:
    things.icon(surface, services, name, (rect.left + _ICON_PX // 2, rect.top + _ICON_PX // 2), _ICON_PX)
    _title(surface, services, title, rect)


def _lines(surface: pygame.Surface, services: Services, said: tuple[str, ...], rect: pygame.Rect) -> pygame.Rect:
    """Writes one sentence below the other; the room that is left."""
    ink.rule(surface, rect.topleft, rect.width)
    top = rect.top + 14
    pen = Pen(surface, services)
    for one in said:
        top = pen.block(one, (rect.left, top), theme.BODY_PX - 2, (rect.width, 112)).bottom + 8
    return pygame.Rect(rect.left, top, rect.width, rect.bottom - top)


def _numbers(services: Services, one: str) -> tuple[str, ...]:
    """Price, and the worth of a die."""
    text = services.text
    if one == dice.PLAIN:
        return ()
    said = [text.say("collection.price", {"gold": goods.list_price(one)})]
    worth = worths().get(one)
    if worth is not None:
        whole, tenth = divmod(round(worth.a_duel / 100), 10)
        said.append(text.say("collection.worth", {"whole": whole, "tenth": tenth}))
    if not goods.on_easy(one):
        said.append(text.say("collection.not_on_easy"))
    return tuple(said)


def _odds(surface: pygame.Surface, services: Services, kind: str, rect: pygame.Rect) -> None:
    """A line a face: the face, its exact chance as a fraction and in per cent, a bar."""
    shown = wares.odds(kind)
    height = min(_ODDS_PX + 4, rect.height // len(shown))
    size = min(_ODDS_PX, height - 2)
    figures = Pen(surface, services, "figures")
    for place, (number, chance) in enumerate(shown):
        y = rect.top + place * height + height // 2
        things.face(surface, services, kind, number, (rect.left + size // 2, y), size)
        figures.line(str(chance), (rect.left + size + 14, y), theme.BODY_PX - 2, (56, height))
        per_mille = round(1000 * chance)
        percent = services.text.say("collection.percent", {"whole": per_mille // 10, "tenth": per_mille % 10})
        figures.line(percent, (rect.left + size + 148, y), theme.BODY_PX - 4, (84, height), "midright")
        bar = pygame.Rect(rect.left + size + 162, y - 6, rect.width - size - 162, 12)
        shapes.rect(surface, theme.PARCHMENT_DIM, bar, 0, 4)
        shapes.rect(surface, theme.LEATHER_BRIGHT, (*bar.topleft, max(3, round(bar.width * chance)), 12), 0, 4)


def _sizes(surface: pygame.Surface, services: Services, rule: str, rect: pygame.Rect) -> None:
    """What a house rule does on each difficulty."""
    text = services.text
    said = []
    for name in difficulty.NAMES:
        other = house.rules()[rule].on_easy if name == "easy" else ""
        does = wares.rule_does(text, other or rule, name)
        if other:
            does = text.say("rule.said", {"name": wares.rule_name(text, other), "does": does})
        said.append(text.say("collection.on", {"difficulty": text.say(f"difficulty.{name}"), "does": does}))
    _lines(surface, services, tuple(said), rect)


def _opponent(surface: pygame.Surface, services: Services, one: str, rect: pygame.Rect) -> None:
    text, who = services.text, all_opponents()[one]
    centre = (rect.left + _ICON_PX // 2, rect.top + _ICON_PX // 2)
    parts.portrait(surface, services, one, centre, _ICON_PX - 10)
    _title(surface, services, parts.said_name(services, one), rect)
    said = [parts.said_temper(services, one), text.say(f"opponent.{one}.line")]
    if who.house_rule:
        name = wares.rule_name(text, who.house_rule)
        does = wares.rule_does(text, who.house_rule, "normal")
        said.append(text.say("collection.house_rule", {"name": name, "does": does}))
    said += [text.say("run.quoted", {"words": text.say(f"opponent.{one}.{when}")}) for when in ("greet", "win", "lose")]
    _lines(surface, services, tuple(said), _below(rect))
