"""Knows how each action is said in the list of everything the player can do."""

from collections.abc import Callable, Sequence

from game.campaign.actions import Choose, Leave, RideOn, RunAction, StartDuel, Stop, TakeKit, Wager
from game.yathsel import shop
from game.yathsel.actions import (
    Abandon,
    Accept,
    Again,
    Buy,
    Clock,
    Dive,
    Enter,
    Open,
    PlayOn,
    Restock,
    Sell,
    Surface,
    Swap,
    Throw,
    Use,
)  # fmt: skip
from game.yathsel.card import DICE
from game.yathsel.dice import PLAIN_DIE, Die
from game.yathsel.state import Duel
from scenes import wares
from scenes.services.text import Text
from scenes.skins.yathsel import words
from scenes.skins.yathsel.shown import worth
from scenes.table.skin import Prompt

Values = dict[str, object]
_FIRST = (Enter, Accept, PlayOn, Surface, Dive, Open, Buy, Again, Use, Restock, Swap, Sell, Throw)


def prompts(text: Text, duel: Duel, legal: Sequence[RunAction]) -> tuple[Prompt, ...]:
    """Every legal action in words, the kinds with few of them first."""
    ordered = sorted(legal, key=lambda action: _FIRST.index(type(action)) if type(action) in _FIRST else -1)
    return tuple(Prompt(_words(text, duel, action), action) for action in ordered)


def _words(text: Text, duel: Duel, action: RunAction) -> Callable[[], str]:
    return lambda: action_words(text, duel, action)


def action_words(text: Text, duel: Duel, action: RunAction) -> str:
    """One action in words."""
    match action:
        case Throw(hold):
            return _throw(text, duel, hold)
        case Enter(box):
            return text.say("prompt.enter", {"box": words.box_name(text, box), "points": worth(duel).get(box, 0)})
        case Swap(slot, pocket):
            own = duel.sides[0]
            values: Values = {
                "slot": slot + 1, "pocket": pocket + 1, "out": _die(text, (own.hand or ())[slot]),
                "into": _die(text, (own.pockets or ())[pocket]),
            }  # fmt: skip
            return text.say("prompt.swap", values)
        case Again(slot):
            face = words.dice_list((duel.dice or ())[slot : slot + 1])
            return text.say("prompt.again", {"slot": slot + 1, "face": face})
        case Use():
            return _use(text, duel, action)
        case Open(place):
            return text.say("prompt.open", {"place": place + 1})
        case Buy(place, pocket):
            return _buy(text, duel, place, pocket)
        case Sell(pocket):
            die = (duel.sides[0].pockets or ())[pocket] or PLAIN_DIE
            return text.say("prompt.sell", {"die": _die(text, die), "gold": shop.sale_price(die.kind)})
        case Restock():
            return text.say("prompt.restock", {"gold": shop.restock_price(duel)})
        case Dive() | Surface() | Accept() | PlayOn() | StartDuel() | Leave() | RideOn() | Clock() | Abandon():
            return text.say(f"prompt.{action.type}")
        case TakeKit() | Choose() | Wager() | Stop():
            return action.type


def _throw(text: Text, duel: Duel, hold: tuple[int, ...]) -> str:
    dice = duel.dice
    if dice is None:
        return text.say("prompt.first_throw")
    if not hold:
        return text.say("prompt.throw_all", {"dice": words.dice_list(dice)})
    values = {
        "held": words.dice_list(tuple(dice[slot] for slot in hold)),
        "slots": ", ".join(str(slot + 1) for slot in hold),
        "dice": text.say(f"dice.{DICE - len(hold)}"),
    }
    return text.say("prompt.throw_held", values)


def _use(text: Text, duel: Duel, use: Use) -> str:
    values: Values = {"trick": wares.name(text, use.item)}
    if use.slot is not None and duel.dice is not None:
        shown = duel.dice[use.slot]
        turned = 7 - shown if use.up is None else shown + (1 if use.up else -1)
        return text.say("prompt.use_die", {**values, "slot": use.slot + 1, "face": shown, "turned": turned})
    if use.box is not None:
        return text.say("prompt.use_box", {**values, "box": words.box_name(text, use.box)})
    return text.say("prompt.use", values)


def _buy(text: Text, duel: Duel, place: int, pocket: int | None) -> str:
    pouch = (duel.shop.pouches or ())[place]
    if pouch.good is None:
        return text.say("prompt.open", {"place": place + 1})
    values: Values = {"good": wares.name(text, pouch.good), "gold": shop.price(duel, pouch, duel.shop.stayed_ms)}
    if pocket is None:
        return text.say("prompt.buy", values)
    old = (duel.sides[0].pockets or ())[pocket]
    if old is None:
        return text.say("prompt.buy_into", {**values, "pocket": pocket + 1})
    return text.say("prompt.buy_for", {**values, "pocket": pocket + 1, "die": _die(text, old)})


def _die(text: Text, die: Die | None) -> str:
    return wares.name(text, (die or PLAIN_DIE).kind)
