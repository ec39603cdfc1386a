"""Knows the large buttons of a question, and the line above them that says what is asked or missing."""

import pygame

from game.bang_dice.numbers import BEER, DICE, DYNAMITE, GATLING, numbers
from game.bang_dice.state import (
    ASSIGN,
    BEERS,
    DISCARD,
    GIFT,
    RETURN,
    TAKE_ARROW,
    THROW,
    count,
    fires,
    most_throws,
    shot_dice,
)  # fmt: skip
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.bang_dice import layout, words
from scenes.skins.bang_dice.choice import Choice, Target, can_double, kept, may_stop, most_picks, options, ready
from scenes.skins.bang_dice.moves import plates
from scenes.skins.bang_dice.shown import Shown
from scenes.ui import paint, theme
from scenes.ui.keyplate import key_plate


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
