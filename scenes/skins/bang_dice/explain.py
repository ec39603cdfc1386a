"""Knows how seats, dice, pile and role explain themselves under the pointer or the held key."""

from collections.abc import Sequence

import pygame

from game.bang_dice.numbers import FEWEST_SEATS, SHERIFF, numbers
from game.bang_dice.state import cap, clockwise
from scenes.services.services import Services
from scenes.skins.bang_dice import layout, words
from scenes.skins.bang_dice.choice import Choice, Target
from scenes.skins.bang_dice.moves import is_low
from scenes.skins.bang_dice.shown import Shown
from scenes.table.people import Sitter
from scenes.ui.told import ICON_PX, Told, told_plate


def draw(surface: pygame.Surface, services: Services, sitters: Sequence[Sitter], shown: Shown, choice: Choice) -> None:
    """The plate beside what is to be explained now, if anything is."""
    one = wanted(shown, choice)
    said = told(services, sitters, shown, choice, one) if one else None
    if one is None or said is None:
        return
    area = _area(shown, choice, one)

    def put(size: tuple[int, int]) -> pygame.Rect:
        made = pygame.Rect((0, 0), size)
        if area.top < 60:
            made.midtop = (area.centerx, area.bottom + 12)
        elif area.left < 240 and one.kind == "seat":
            made.midleft = (area.right + 14, area.centery)
        elif area.right > 1040 and one.kind == "seat":
            made.midright = (area.left - 14, area.centery)
        else:
            made.midbottom = (area.centerx, area.top - 10)
        return made.clamp(layout.MARGIN)

    icon = services.assets.sized(said.picture, (ICON_PX, ICON_PX)) if said.picture else None
    told_plate(surface, services, said, icon, put)


def wanted(shown: Shown, choice: Choice) -> Target | None:
    """What has the focus, or what the pointer rests on; dice and seats in reach only while the key is held."""
    if choice.focus is not None:
        return choice.focus
    over = choice.over
    if over is None or over.kind in ("plate", "press", "double", "habits"):
        if choice.explaining and choice.slot is not None:
            return Target("die", choice.slot)
        return Target("seat", choice.seat) if choice.explaining and choice.seat is not None else None
    busy = shown.waits and (over.kind == "die" or (over.kind == "seat" and shown.state.phase not in ("throw", "over")))
    return over if choice.explaining or not busy else None


def told(services: Services, sitters: Sequence[Sitter], shown: Shown, choice: Choice, one: Target) -> Told | None:
    """What a thing tells of itself."""
    text, state = services.text, shown.state
    match one:
        case Target("seat", int(seat)):
            return _seat(services, sitters, shown, seat)
        case Target("die", int(slot)) if state.dice is not None:
            face = state.dice[slot]
            return Told(words.face(text, face), text.say("bang.tell.die", {"n": slot + 1}),
                        text.say(f"bang.face_does.{face}"), picture=f"bang/{face}.png")  # fmt: skip
        case Target("pile"):
            values = {"n": state.pile, "of": numbers().arrows}
            return Told(text.say("bang.tell.pile"), text.say("bang.tell.pile_left", values),
                        text.say("bang.tell.pile_says"), picture="bang/arrow.png")  # fmt: skip
        case Target("role"):
            return _role(services, shown, choice)
    return None


def _seat(services: Services, sitters: Sequence[Sitter], shown: Shown, seat: int) -> Told:
    text, state = services.text, shown.state
    player = state.players[seat]
    rows = [(text.say("bang.tell.life"), f"{player.life}/{cap(state, seat)}"),
            (text.say("bang.tell.arrows"), str(player.arrows))]  # fmt: skip
    secret = seat == shown.me and player.role != SHERIFF and not player.out and len(state.players) > FEWEST_SEATS
    hide = secret and not shown.open_role and state.verdict is None
    rows.append((text.say("bang.tell.role"), words.role(text, None if hide else player.role)))
    ring = clockwise(state)
    if seat != shown.me and seat in ring and shown.me in ring:
        away = abs(ring.index(seat) - ring.index(shown.me))
        rows.append((text.say("bang.tell.away"), str(min(away, len(ring) - away))))
    return Told(words.character(text, player.character), sitters[seat].name, words.does(text, player.character),
                tuple(rows))  # fmt: skip


def _role(services: Services, shown: Shown, choice: Choice) -> Told:
    text, state = services.text, shown.state
    role = state.players[shown.me].role
    open_ = role == SHERIFF or shown.open_role or choice.peek == 2 or len(state.players) == FEWEST_SEATS
    if role is None or not (open_ or state.verdict is not None):
        return Told(text.say("bang.tell.own_role"), sentence=text.say("bang.tell.own_role_says"))
    three = len(state.players) == FEWEST_SEATS
    return Told(words.role(text, role), text.say("bang.tell.own_role"), words.goal(text, role, three),
                picture=f"bang/{role}.png")  # fmt: skip


def _area(shown: Shown, choice: Choice, one: Target) -> pygame.Rect:
    match one:
        case Target("seat", int(seat)):
            return layout.seat(seat, shown.me, len(shown.state.players))
        case Target("die", int(slot)):
            return layout.die_area(slot, is_low(choice, shown.state, shown.me, slot))
        case Target("role"):
            return layout.ROLE
        case _:
            return layout.PILE
