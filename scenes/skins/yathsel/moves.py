"""Knows how clicks and keys become holds, a chosen box, and in the end an action."""

from game.yathsel.actions import Dive, Enter, Throw
from game.yathsel.card import DICE
from game.yathsel.reach import cannot_catch_up
from game.yathsel.state import Duel
from scenes.services.inputs import Command, Input, Pointer
from scenes.services.text import Text
from scenes.skins.yathsel import layout, sleight, words
from scenes.skins.yathsel.choice import Choice, Target, allowed, target, things
from scenes.skins.yathsel.shown import extras, worth
from scenes.table.skin import Act, Ask, Press, Wish


def wants_throw(given: Input) -> bool:
    """Whether an input asks for a throw."""
    match given:
        case Command("throw", _):
            return True
        case Pointer(pos, 1, "down"):
            return layout.THROW_BUTTON.collidepoint(pos)
    return False


def looked(given: Input, choice: Choice, duel: Duel) -> Wish:
    """What may be done at any time: look around, have things explained, press the keys drawn in the bar."""
    match given:
        case Command("info" | "info_end" as name, _):
            choice.explaining = name == "info"
        case Command("finish", _):
            hastened(choice, duel)
        case Command("next" | "previous" as name, _):
            _go_over_things(choice, duel, 1 if name == "next" else -1)
        case Pointer(pos, button, kind):
            choice.over = target(pos, choice, duel)
            if kind == "move":
                choice.focus = None
            if kind == "down" and button == 1 and choice.over and choice.over.kind == "press":
                return Press(str(choice.over.at))
        case _:
            pass
    return None


def decided_already(duel: Duel) -> bool:
    """Whether nothing can take the duel from the player any more."""
    return duel.verdict is None and not duel.table.saloon and (duel.effects.offered or cannot_catch_up(duel))


def hastened(choice: Choice, duel: Duel) -> None:
    """In a duel that cannot be lost any more the opponent's turns are shown at once, or again in full."""
    if decided_already(duel):
        choice.hasty = not choice.hasty
    else:
        choice.hint = "hint.not_decided"


def prepared(given: Input, choice: Choice, duel: Duel) -> Wish:
    """What may be done whoever's turn it is: swaps, tricks, diving or asking for it ahead."""
    match given:
        case Command("dive", _):
            return dived(choice, duel)
        case Pointer(_, 1, "down") if choice.over == Target("dive"):
            return dived(choice, duel)
    return sleight.handled(given, choice, duel)


def dived(choice: Choice, duel: Duel) -> Wish:
    """Under the table now if that is possible, else as soon as the opponent's turn opens."""
    if allowed(duel, Dive()):
        choice.dive_ahead = False
        return Act(Dive())
    if duel.side == 1 or duel.table.saloon:
        choice.hint = "hint.no_dive"
    else:
        choice.dive_ahead = not choice.dive_ahead
    return None


def decided(given: Input, choice: Choice, duel: Duel, text: Text, ask_zero: bool) -> Wish:
    """What an input means in the player's turn."""
    match given:
        case Command("hold_1" | "hold_2" | "hold_3" | "hold_4" | "hold_5" as name, _):
            return toggled(choice, duel, int(name[-1]) - 1)
        case Command("throw", _):
            return _throw(choice, duel)
        case Command("confirm", _):
            return _confirmed(choice, duel, text, ask_zero)
        case Command("up" | "down" | "left" | "right" as name, _):
            _move(choice, duel, name)
        case Pointer(_, 1, "down"):
            return _clicked(choice, duel, text, ask_zero)
        case Pointer(_, 3, "down"):
            choice.box, choice.slot = None, None
        case _:
            pass
    return None


def toggled(choice: Choice, duel: Duel, slot: int) -> Wish:
    """Holds a die or lets it go."""
    if duel.dice is None:
        choice.hint = "hint.throw_first"
    elif duel.throws_left == 0:
        choice.hint = "hint.enter_now"
    elif slot in (duel.sides[0].pending or ()):
        choice.hint = "hint.pending"
    else:
        choice.holds ^= {slot}
        choice.slot = None
    return None


def best_box(duel: Duel) -> str | None:
    """The open box that takes the most points now, the uppermost of several."""
    values, besides = worth(duel), extras(duel)
    return max(values, key=lambda box: values[box] + besides[box], default=None)


def _go_over_things(choice: Choice, duel: Duel, by: int) -> None:
    row = [one for one, _ in things(duel)]
    if not row:
        return
    at = row.index(choice.focus) if choice.focus in row else (-1 if by > 0 else 0)
    at += by
    # beyond the ends the focus goes back to dice and card
    choice.focus = row[at] if 0 <= at < len(row) else None


def _throw(choice: Choice, duel: Duel) -> Wish:
    if duel.throws_left == 0:
        choice.hint = "hint.enter_now"
    elif duel.dice is None:
        return Act(Throw(()))
    elif len(choice.holds) == DICE:
        choice.hint = "hint.all_held"
    else:
        return Act(Throw(tuple(sorted(choice.holds))))
    return None


def _confirmed(choice: Choice, duel: Duel, text: Text, ask_zero: bool) -> Wish:
    if duel.dice is None:
        choice.hint = "hint.throw_first"
    elif choice.slot is not None:
        slot = choice.slot
        toggled(choice, duel, slot)
        choice.slot = slot
    elif choice.box is None:
        choice.box = best_box(duel)
    else:
        return _entering(choice.box, duel, text, ask_zero)
    return None


def _entering(box: str, duel: Duel, text: Text, ask_zero: bool) -> Wish:
    if worth(duel)[box] or extras(duel)[box] > 0 or not ask_zero:
        return Act(Enter(box))
    name = words.box_name(text, box)
    return Ask(
        Enter(box),
        lambda: text.say("zero.heading"),
        lambda: text.say("zero.body", {"box": name}),
        lambda: text.say("zero.yes"),
        lambda: text.say("zero.no"),
    )


def _move(choice: Choice, duel: Duel, name: str) -> None:
    choice.focus = None
    if duel.dice is None:
        choice.hint = "hint.throw_first"
        return
    step = 1 if name in ("down", "right") else -1
    if name in ("left", "right"):
        if duel.throws_left:
            before = choice.slot if choice.slot is not None else (-1 if step > 0 else 0)
            choice.slot = (before + step) % DICE
        return
    choice.slot = None
    rows = list(worth(duel))
    if choice.box in rows:
        choice.box = rows[(rows.index(choice.box) + step) % len(rows)]
    else:
        choice.box = rows[0 if step > 0 else -1]


def _clicked(choice: Choice, duel: Duel, text: Text, ask_zero: bool) -> Wish:
    match choice.over:
        case Target("die", int(slot)):
            toggled(choice, duel, slot)
            choice.grabbed = choice.over
        case Target("throw"):
            return _throw(choice, duel)
        case Target("enter") if choice.box:
            return _entering(choice.box, duel, text, ask_zero)
        case Target("enter"):
            choice.hint = "hint.choose" if duel.dice else "hint.throw_first"
        case Target("row", str(box)):
            if duel.dice is None:
                choice.hint = "hint.throw_first"
            elif box not in worth(duel):
                choice.hint = "hint.filled"
            elif choice.box == box:
                return _entering(box, duel, text, ask_zero)
            else:
                choice.box, choice.slot = box, None
        case _:
            pass
    return None
