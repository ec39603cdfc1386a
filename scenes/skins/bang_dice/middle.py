"""Knows what lies in the middle of the ring: arrows, dice, shots in the air, the large buttons."""

import math
from collections.abc import Callable, Sequence

import pygame

from game.bang_dice.numbers import BEER, DICE, DYNAMITE, GATLING, numbers
from game.bang_dice.shooting import reach_of_die
from game.bang_dice.state import (
    ASSIGN,
    BEERS,
    DISCARD,
    GIFT,
    RETURN,
    TAKE_ARROW,
    THROW,
    clockwise,
    count,
    fires,
    most_throws,
    shot_dice,
)  # fmt: skip
from scenes.anim import dice
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.bang_dice import layout, words
from scenes.skins.bang_dice.choice import Choice, Target, can_double, kept, may_stop, most_picks, options, ready
from scenes.skins.bang_dice.moves import is_low, plates
from scenes.skins.bang_dice.shown import Aim, Shown
from scenes.ui import paint, theme
from scenes.ui.keyplate import key_plate
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
        services.text.draw(surface, said, (layout.MIDDLE - 300, layout.KEPT_Y), "small", 14, _DARK, "midright",
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
        x, y = layout.hand(seat, me, len(state.players))
        reached = seat in can
        shapes.circle(surface, theme.WALNUT_DARK, (x, y), 17)
        shapes.circle(surface, theme.BRASS_BRIGHT if reached else theme.GREY, (x, y), 15, 3 if reached else 1)
        colour = theme.BRASS_BRIGHT if reached else theme.GREY
        services.text.draw(surface, str(far), (x, y), "figures", 17, colour, "center", (26, 24))


def draw_plates(surface: pygame.Surface, services: Services, shown: Shown, choice: Choice) -> None:
    """The large buttons of the question, and above them the line that says what is asked or missing."""
    text, state, me = services.text, shown.state, shown.me
    if not shown.waits or state.to_act != me:
        return
    said = text.say(choice.hint) if choice.hint else _question(services, shown, choice)
    shade = pygame.Rect(layout.HINT)
    shapes.rect(surface, (58, 32, 16), shade, 0, 10)
    text.draw(surface, said, shade.center, "small", 15, theme.BRASS_BRIGHT, "center", (shade.width - 16, shade.height))
    many, number = options(state, me), plates(state, me)
    for at in range(number):
        area = layout.plate(at, number)
        over = choice.over == Target("plate", at)
        if many:
            _option(surface, services, shown, choice, at, over)
        elif at == 0:
            _first(surface, services, shown, choice, area, over)
        elif can_double(state):
            on = choice.doubled is not None
            key_plate(surface, services, area, "hover" if over else "normal",
                      text.say("bang.double_off" if on else "bang.double"), text.say("bang.double_how"),
                      "swap")  # fmt: skip
        else:
            look = "disabled" if not may_stop(state, me) else "hover" if over else "normal"
            key_plate(surface, services, area, look, text.say("bang.stop"), _outcome(services, shown), "confirm")


def _first(
    surface: pygame.Surface, services: Services, shown: Shown, choice: Choice, area: pygame.Rect, over: bool
) -> None:
    """Throw, or give the answer that is laid out."""
    text, state, me = services.text, shown.state, shown.me
    action = ready(choice, state, me)
    look = "disabled" if action is None else "hover" if over else "normal"
    if state.phase == THROW:
        thrown = DICE - len(kept(choice, state))
        left = most_throws(state) - state.throws_used
        said, below = text.say("bang.throw"), text.say_n("bang.throw_how", left, {"dice": thrown})
        if thrown == 0:
            below = text.say("bang.hint.all_kept")
        key_plate(surface, services, area, look, said, below, "throw")
        return
    _fewest, most = most_picks(state, me)
    said = text.say({ASSIGN: "bang.fire", BEERS: "bang.pour", GIFT: "bang.give", DISCARD: "bang.put_back"}[state.phase])
    if state.phase == ASSIGN:
        done, of = len(choice.shots), len(shot_dice(state))
    else:
        done, of = len(choice.picks), most
    below = text.say("bang.done_of", {"done": done, "of": of})
    key_plate(surface, services, area, look, said, below, "throw")


def _option(surface: pygame.Surface, services: Services, shown: Shown, choice: Choice, at: int, over: bool) -> None:
    text, state, me = services.text, shown.state, shown.me
    count_ = len(options(state, me))
    area = layout.plate(at, count_)
    if state.phase == RETURN:
        said = text.say("bang.keep_them" if at == 0 else "bang.return_them")
        below = text.say_n("bang.own_arrows", state.players[me].arrows)
    elif state.phase == TAKE_ARROW:
        said = str(at)
        below = text.say("bang.lose", {"n": state.losses[me] - at})
    else:
        said, below = str(at), text.say_n("bang.back", at)
    lit = over or choice.option == at
    key_plate(surface, services, area, "hover" if lit else "normal", said, below, None)
    if choice.option == at:
        paint.ring(surface, area)


def _question(services: Services, shown: Shown, choice: Choice) -> str:
    """What is asked now, in one line."""
    text, state, me = services.text, shown.state, shown.me
    match state.phase:
        case phase if phase == THROW:
            return text.say("bang.ask.throw" if state.dice is None else "bang.ask.keep")
        case phase if phase == ASSIGN and choice.die is None:
            return text.say("bang.ask.fire")
        case phase if phase == ASSIGN and choice.die is not None:
            face = words.face(text, (state.dice or ())[choice.die])
            return text.say("bang.ask.aim", {"face": face, "die": choice.die + 1})
        case phase if phase == BEERS:
            return text.say_n("bang.ask.beers", most_picks(state, me)[1] - len(choice.picks))
        case phase if phase == TAKE_ARROW:
            return text.say("bang.ask.take_arrow", {"n": state.losses[me]})
        case phase if phase == DISCARD:
            return text.say("bang.ask.discard")
        case phase:
            return text.say(f"bang.ask.{phase}")


def _outcome(services: Services, shown: Shown) -> str:
    """What the dice that lie there bring if nothing more is thrown."""
    text, state = services.text, shown.state
    if state.dice is None:
        return text.say("bang.after_throw")
    parts = []
    shots, beers = len(shot_dice(state)), count(state, BEER)
    if count(state, DYNAMITE) >= numbers().dynamite:
        parts.append(text.say("bang.gets.boom"))
    if shots:
        parts.append(text.say_n("bang.gets.shots", shots))
    if beers:
        parts.append(text.say_n("bang.gets.beers", beers))
    if fires(state):
        parts.append(text.say("bang.gets.gatling"))
    elif count(state, GATLING):
        parts.append(text.say("bang.gets.barrels", {"n": count(state, GATLING), "of": numbers().gatlings}))
    return " · ".join(parts) or text.say("bang.gets.nothing")


def draw_lines(surface: pygame.Surface, services: Services, shown: Shown, said: Sequence[Callable[[], str]]) -> None:
    """The last things that happened, below the pile."""
    if shown.state.verdict is not None:
        return
    for number, line in enumerate(said[-layout.MOST_LINES :]):
        y = layout.LINES.top + 10 + number * 19
        services.text.draw(surface, line(), (layout.LINES.centerx, y), "small", 14, _DARK, "center",
                           (layout.LINES.width, 19))  # fmt: skip


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
