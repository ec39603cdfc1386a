"""Knows how clicks and keys become dice beside the card, markers, and in the end an action."""

from game.bounty_hunter.actions import BuyGrey, Offer, Stop, TakeOver, Throw
from game.bounty_hunter.actions import Target as Aim
from game.bounty_hunter.check import check
from game.bounty_hunter.state import MARKERS
from scenes.services.inputs import Command, Input, Pointer
from scenes.services.text import Text
from scenes.skins.bounty_hunter import layout
from scenes.skins.bounty_hunter.choice import (
    Choice,
    Thing,
    aims,
    allowed,
    area_of,
    takes_over,
    thing_at,
    things,
    usable,
)
from scenes.skins.bounty_hunter.shown import Shown, is_bought, is_unpaid, own_hunt, thrown_now
from scenes.table.skin import Act, Ask, Press, Wish

_WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def is_decisive(given: Input) -> bool:
    """Whether an input asks for a throw, a grey die, or the end of the hunt."""
    match given:
        case Command("throw" | "confirm" | "swap" | "sell", _):
            return True
        case Pointer(pos, 1, "down"):
            return any(area.collidepoint(pos) for area in (layout.THROW, layout.GREY, layout.STOP))
    return False


def looked(given: Input, choice: Choice, shown: Shown) -> Wish:
    """What may be done at any time: look around, have things explained and chances told, press what is in the bar."""
    match given:
        case Command("info" | "info_end" as name, _):
            choice.explaining = name == "info"
        case Command("dive", _):
            choice.odds = not choice.odds
        case Command("next" | "previous" as name, _):
            _step(choice, shown, 1 if name == "next" else -1)
        case Command("up" | "down" | "left" | "right" as name, _):
            _towards(choice, shown, *_WAYS[name])
        case Command("confirm", _) if choice.focus and choice.focus.kind in ("press", "odds"):
            return _pressed(choice.focus, choice)
        case Pointer(pos, button, kind):
            choice.over = thing_at(shown, pos)
            if kind == "move":
                choice.focus = None
            if kind == "down" and button == 1 and choice.over and choice.over.kind in ("press", "odds"):
                return _pressed(choice.over, choice)
        case _:
            pass
    return None


def decided(given: Input, choice: Choice, shown: Shown, text: Text) -> Wish:
    """What an input means when whoever looks is asked."""
    match given:
        case Command("throw", _):
            return _chosen(Thing("throw"), choice, shown, text)
        case Command("swap", _):
            return _chosen(Thing("grey"), choice, shown, text)
        case Command("sell", _):
            return _chosen(Thing("stop"), choice, shown, text)
        case Command(name, _) if name.startswith("hold_"):
            return _numbered(int(name[-1]), choice, shown, text)
        case Command("confirm", _):
            if choice.focus is None and own_hunt(shown):
                return _chosen(Thing("throw"), choice, shown, text)
            return _chosen(choice.focus or first(shown), choice, shown, text)
        case Pointer(_, 1, "down") if choice.over is not None:
            return _chosen(choice.over, choice, shown, text)
        case _:
            return None


def first(shown: Shown) -> Thing:
    """What keys begin with in this phase."""
    return next((thing for thing, _ in things(shown) if usable(shown, thing)), Thing("card"))


def _pressed(thing: Thing, choice: Choice) -> Wish:
    if thing.kind == "odds":
        choice.odds = not choice.odds
        return None
    return Press(str(thing.at))


def _numbered(number: int, choice: Choice, shown: Shown, text: Text) -> Wish:
    match shown.hunt.phase:
        case "target" if number <= len(aims(shown)):
            return _chosen(Thing("victim", aims(shown)[number - 1]), choice, shown, text)
        case "offer" if number <= MARKERS:
            return _chosen(Thing("marker", number), choice, shown, text)
        case "hunt":
            return _chosen(Thing("die", number - 1), choice, shown, text)
    return None


def _chosen(thing: Thing, choice: Choice, shown: Shown, text: Text) -> Wish:
    hunt = shown.hunt
    match thing:
        case Thing("victim", int(seat)):
            return Act(Aim(None if seat < 0 else seat))
        case Thing("marker", int(number)):
            if hunt.phase != "offer":
                choice.hint = "hunt.hint.no_offer"
            elif check(hunt, shown.me, Offer(number)) is None:
                return Act(Offer(number))
            else:
                choice.hint = "hunt.hint.taken"
        case Thing("die", int(slot)) if own_hunt(shown):
            return _die(slot, choice, shown)
        case Thing("throw") if own_hunt(shown):
            return _throw(choice, shown)
        case Thing("grey") if own_hunt(shown):
            return _grey(choice, shown)
        case Thing("stop") if own_hunt(shown):
            say = text.say
            return Ask(Stop(), lambda: say("hunt.stop.heading"), lambda: say("hunt.stop.body"),
                       lambda: say("hunt.stop.yes"), lambda: say("hunt.stop.no"))  # fmt: skip
    return None


def _die(slot: int, choice: Choice, shown: Shown) -> Wish:
    """Lays a die beside the card or takes it up again; pays for one of the hunter before."""
    hunt = shown.hunt
    if is_unpaid(hunt, slot):
        if takes_over(hunt, slot):
            return Act(TakeOver(slot))
        choice.hint = "hunt.hint.no_take_over"
    elif is_bought(hunt, slot):
        choice.hint = "hunt.hint.bought"
    elif shown.dice[slot].face:
        shown.holds ^= {slot}
    return None


def _throw(choice: Choice, shown: Shown) -> Wish:
    dice = thrown_now(shown)
    if not dice:
        choice.hint = "hunt.hint.nothing_to_throw"
        return None
    return Act(Throw(dice))


def _grey(choice: Choice, shown: Shown) -> Wish:
    """A grey die of the hunter before if one lies there, else one of the middle."""
    hunt = shown.hunt
    left = next((slot for slot in (5, 6) if takes_over(hunt, slot)), None)
    if left is not None:
        return Act(TakeOver(left))
    if allowed(hunt, BuyGrey()):
        return Act(BuyGrey())
    poor = hunt.hunter is not None and not hunt.chips[hunt.hunter]
    why = "grey_robbed" if hunt.target is not None else "no_chip" if poor else "no_grey"
    choice.hint = f"hunt.hint.{why}"
    return None


def _step(choice: Choice, shown: Shown, by: int) -> None:
    """Goes through everything on the table."""
    order = [thing for thing, _ in things(shown)]
    if choice.focus in order:
        choice.focus = order[(order.index(choice.focus) + by) % len(order)]
    else:
        choice.focus = first(shown) if by > 0 else order[-1]


def _towards(choice: Choice, shown: Shown, dx: int, dy: int) -> None:
    """Goes to the nearest thing in a direction."""
    here = area_of(shown, choice.focus) if choice.focus else None
    if here is None:
        choice.focus = first(shown)
        return
    best: tuple[int, int] | None = None
    listed = things(shown)
    for index, (thing, area) in enumerate(listed):
        ahead = (area.centerx - here.centerx) * dx + (area.centery - here.centery) * dy
        aside = abs((area.centerx - here.centerx) * dy) + abs((area.centery - here.centery) * dx)
        if thing != choice.focus and ahead > 0 and aside <= 2 * ahead + here.width // 2:
            rank = (ahead + 2 * aside, index)
            best = min(best, rank) if best else rank
    if best is not None:
        choice.focus = listed[best[1]][0]
