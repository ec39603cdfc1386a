"""Knows what lies in the middle of the ring: arrows, dice, shots in the air, the last lines."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame

from game.bang_dice.numbers import numbers
from game.bang_dice.shooting import reach_of_die
from game.bang_dice.state import (
    ASSIGN,
    THROW,
    clockwise,
    shot_dice,
)  # fmt: skip
from scenes.anim import dice
from scenes.services import shapes
from scenes.services.canvas import blank, density_of
from scenes.services.services import Services
from scenes.skins.bang_dice import layout
from scenes.skins.bang_dice.choice import Choice, Target, kept
from scenes.skins.bang_dice.moves import is_low
from scenes.skins.bang_dice.shown import Aim, Shown
from scenes.ui import paint, theme
from scenes.ui.lettering import gold

_DASH = 14
_SHOT = (255, 236, 190)
_DARK = (44, 22, 10)


def draw_pile(surface: pygame.Surface, services: Services, shown: Shown, choice: Choice) -> None:
    """Nine places of the pile, full and empty, and how many arrows are left."""
    of = numbers().arrows
    for number in range(of):
        there = number < shown.state.pile
        x, y = layout.arrow(number, of + 1)
        if there:
            surface.blit(services.assets.sized("bang/arrow.png", (30, 30)), (x - 15, y - 15))
        else:
            shapes.circle(surface, (120, 82, 44), (x, y), 4, 2)
    x, y = layout.arrow(of, of + 1)
    over = choice.over == Target("pile") or choice.focus == Target("pile")
    services.text.draw(surface, str(shown.state.pile), (x + 6, y + 1), "figures", 24, _DARK, "center", (40, 32))
    if over:
        shapes.rect(surface, theme.BRASS_BRIGHT, layout.PILE.inflate(8, 6), 2, 10)


def draw_dice(surface: pygame.Surface, services: Services, shown: Shown, choice: Choice) -> None:
    """Shadows, rings and dice; the number of its key below each die of the person who is asked."""
    state, me = shown.state, shown.me
    own = state.to_act == me and shown.waits and not shown.tumbling
    if state.dice is not None and own and state.phase == THROW and kept(choice, state):
        said = services.text.say("bang.kept")
        services.text.draw(surface, said, (layout.MIDDLE - 256, layout.KEPT_Y), "small", 14, _DARK, "midright",
                           (110, 24))  # fmt: skip
    for slot, die in enumerate(shown.dice):
        low = own and is_low(choice, state, me, slot)
        if low and die.face:
            ring = services.assets.sized("dice/held_ring.png", (104, 104))
            surface.blit(ring, ring.get_rect(center=(round(die.x), round(die.y - die.lift))))
    dice.draw_dice(surface, services.assets, shown.dice)
    if own and state.dice is not None and state.phase in (THROW, ASSIGN):
        for slot in layout.slots():
            if state.phase == THROW or slot in shot_dice(state):
                _die_key(surface, services, shown, choice, slot)


def _die_key(surface: pygame.Surface, services: Services, shown: Shown, choice: Choice, slot: int) -> None:
    state, me = shown.state, shown.me
    x, y = layout.die(slot, is_low(choice, state, me, slot))
    place = (x + 34, y - 32)
    shapes.circle(surface, theme.WALNUT_DARK, place, 10)
    shapes.circle(surface, theme.BRASS, place, 9, 2)
    services.text.draw(surface, str(slot + 1), place, "small", 12, theme.PARCHMENT, "center", (24, 24))
    over = Target("die", slot)
    if choice.slot == slot or choice.focus == over:
        paint.ring(surface, layout.die_area(slot, is_low(choice, state, me, slot)).inflate(-6, -6))
    elif choice.over == over:
        shapes.rect(surface, theme.BRASS_BRIGHT, layout.die_area(slot, is_low(choice, state, me, slot)), 2, 14)


def draw_aims(surface: pygame.Surface, services: Services, shown: Shown, choice: Choice) -> None:
    """The lines of shots: those laid out now, and those that are being shown."""
    for flyer in shown.flyers:
        x = flyer.start[0] + (flyer.end[0] - flyer.start[0]) * flyer.part
        y = flyer.start[1] + (flyer.end[1] - flyer.start[1]) * flyer.part - 40 * math.sin(math.pi * flyer.part)
        surface.blit(services.assets.sized(flyer.picture, (34, 34)), (round(x) - 17, round(y) - 17))
    aims = list(shown.aims)
    state, me = shown.state, shown.me
    if not aims and state.to_act == me and state.phase == ASSIGN and state.dice is not None and shown.waits:
        aims = [Aim(me, at, state.dice[die], die == choice.doubled, 1.0) for die, at in choice.shots.items()]
    beside: dict[int, int] = {}
    for aim in aims:
        place = beside[aim.at] = beside.get(aim.at, -1) + 1
        _aim(surface, services, shown, aim, place)
    if state.to_act == me and state.phase == ASSIGN and choice.die is not None and shown.waits:
        _distances(surface, services, shown, choice.die)


def _aim(surface: pygame.Surface, services: Services, shown: Shown, aim: Aim, place: int) -> None:
    seats = len(shown.state.players)
    start, end = layout.hand(aim.by, shown.me, seats), layout.hand(aim.at, shown.me, seats)
    away = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    dx, dy = (end[0] - start[0]) / away, (end[1] - start[1]) / away
    side = 26 * place
    start = (start[0] - round(dy * side / 3), start[1] + round(dx * side / 3))
    end = (end[0] - round(dy * side), end[1] + round(dx * side))
    done = 0.0
    while aim.face != "gatling" and done < away * aim.part - _DASH / 2:
        far = min(done + _DASH, away * aim.part)
        a, b = (start[0] + dx * done, start[1] + dy * done), (start[0] + dx * far, start[1] + dy * far)
        shapes.line(surface, _DARK, a, b, 5)
        shapes.line(surface, (226, 60, 40), a, b, 3)
        done += _DASH * 1.7
    if aim.part >= 1 and aim.face != "gatling":
        signs = [f"bang/{aim.face}.png"] + (["bang/beer.png"] if aim.double else [])
        for number, sign in enumerate(signs):
            spot = (end[0] + 30 * number, end[1])
            shapes.circle(surface, _DARK, spot, 18)
            shapes.circle(surface, theme.PARCHMENT, spot, 16)
            surface.blit(services.assets.sized(sign, (28, 28)), (spot[0] - 14, spot[1] - 14))
    if 0 < aim.fired < 1:
        x = start[0] + (end[0] - start[0]) * aim.fired
        y = start[1] + (end[1] - start[1]) * aim.fired
        shapes.line(surface, (255, 190, 90), (x - dx * 46, y - dy * 46), (x, y), 4)
        shapes.circle(surface, _SHOT, (x, y), 5)
        if aim.fired < 0.35:
            shapes.circle(surface, (255, 220, 120), start, 16 * (1 - aim.fired))
            shapes.circle(surface, (255, 250, 230), start, 8 * (1 - aim.fired))


def _distances(surface: pygame.Surface, services: Services, shown: Shown, die: int) -> None:
    """How many places away everybody sits from the thrower; the ones in reach on a bright ring."""
    state, me = shown.state, shown.me
    ring = clockwise(state)
    can = reach_of_die(state, die)
    for at, seat in enumerate(ring):
        if seat == me:
            continue
        far = min(at, len(ring) - at)
        x, y = layout.badge(seat, me, len(state.players))
        reached = seat in can
        shapes.circle(surface, theme.WALNUT_DARK, (x, y), 17)
        shapes.circle(surface, theme.BRASS_BRIGHT if reached else theme.GREY, (x, y), 15, 3 if reached else 1)
        colour = theme.BRASS_BRIGHT if reached else theme.GREY
        services.text.draw(surface, str(far), (x, y), "figures", 17, colour, "center", (26, 24))


def draw_lines(surface: pygame.Surface, services: Services, shown: Shown, said: Sequence[Callable[[], str]]) -> None:
    """The last things that happened, below the pile, on a dark strip each."""
    if shown.state.verdict is not None:
        return
    for number, line in enumerate(said[-layout.MOST_LINES :]):
        centre = (layout.LINES.centerx, layout.LINES.top + 9 + number * 20)
        picture = services.text.fit(line(), "small", 14, theme.CREAM, (layout.LINES.width - 20, 19))
        back = pygame.Rect(0, 0, picture.get_width() + 20, 19)
        back.center = centre
        surface.blit(_strip(back.size, density_of(surface)), back)
        surface.blit(picture, picture.get_rect(center=centre))


@lru_cache(maxsize=64)
def _strip(size: tuple[int, int], density: float) -> pygame.Surface:
    made = blank(size, pygame.SRCALPHA, density)
    shapes.rect(made, (44, 22, 10, 168), made.get_rect(), 0, 8)
    return made


def draw_over(surface: pygame.Surface, services: Services, shown: Shown) -> None:
    """What rises and is shouted, over everything."""
    text, seats = services.text, len(shown.state.players)
    for float_ in shown.floats:
        area = layout.seat(float_.seat, shown.me, seats)
        said = text.say(float_.words) if "." in float_.words else float_.words
        x, y = area.centerx, round(area.centery - 4 - 30 * float_.part)
        size = 22 if "." in float_.words else 40
        for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 3)):
            text.draw(surface, said, (x + dx, y + dy), "body", size, _DARK, "center", (area.width, 56))
        colour = (150, 226, 120) if float_.good else (255, 110, 80)
        place = text.draw(surface, said, (x, y), "body", size, colour, "center", (area.width, 56))
        if float_.icon:
            surface.blit(services.assets.sized(float_.icon, (36, 36)), (place.right + 6, y - 18))
    if shown.shout:
        gold(surface, services, text.say(shown.shout), (layout.MIDDLE, 250), 64, (520, 90), centred=True)
