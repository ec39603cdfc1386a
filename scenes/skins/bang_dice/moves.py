"""Knows what keys, pad and mouse mean on the noon street."""

from game.bang_dice.actions import Stop, Throw
from game.bang_dice.numbers import DICE, DYNAMITE
from game.bang_dice.state import ASSIGN, GIFT, THROW, Shootout, ability, shot_dice
from game.core.rules import Seat
from scenes.services.inputs import Command, Input, Pointer
from scenes.skins.bang_dice import layout
from scenes.skins.bang_dice.aiming import aim_again, answered, doubled, placed, taken_back
from scenes.skins.bang_dice.choice import (
    Choice,
    Target,
    can_double,
    candidates,
    kept,
    may_stop,
    most_picks,
    options,
    ready,
)  # fmt: skip
from scenes.table.skin import Act, Press, Wish

HOLDS = ("hold_1", "hold_2", "hold_3", "hold_4", "hold_5")


def target(pos: tuple[int, int], choice: Choice, state: Shootout, me: Seat) -> Target | None:
    """What lies at a point."""
    for name, area in layout.BUTTONS:
        if area.collidepoint(pos):
            return Target("press", name)
    for number in range(plates(state, me)):
        if layout.plate(number, plates(state, me)).collidepoint(pos):
            return Target("plate", number)
    if layout.ROLE.collidepoint(pos):
        return Target("role")
    for slot in layout.slots():
        low = state.dice is not None and is_low(choice, state, me, slot)
        if state.dice is not None and layout.die_area(slot, low).collidepoint(pos):
            return Target("die", slot)
    for seat in range(len(state.players)):
        if layout.seat(seat, me, len(state.players)).collidepoint(pos):
            return Target("seat", seat)
    if layout.PILE.collidepoint(pos):
        return Target("pile")
    return Target("habits") if layout.TURN.collidepoint(pos) else None


def is_low(choice: Choice, state: Shootout, me: Seat, slot: int) -> bool:
    """Whether a die lies in the lower row: kept, or the shot that is being aimed."""
    if state.to_act != me:
        return False
    if state.phase == THROW:
        return slot in kept(choice, state)
    return state.phase == ASSIGN and slot == choice.die


def plates(state: Shootout, me: Seat) -> int:
    """How many large buttons there are."""
    if state.to_act != me:
        return 0
    return len(options(state, me)) or (2 if state.phase == THROW or can_double(state) else 1)


def looked(given: Input, choice: Choice, state: Shootout, me: Seat) -> Wish:
    """What may be done at any time: look around, have things explained, the own role, the keys of the bar."""
    match given:
        case Command("info" | "info_end" as name, _):
            choice.explaining = name == "info"
        case Command("next" | "previous" as name, _):
            _go_over_things(choice, state, 1 if name == "next" else -1)
        case Command("retell", _):
            peeked(choice)
        case Command("finish", _):
            choice.habits = True
        case Pointer(pos, button, kind):
            choice.over = target(pos, choice, state, me)
            if kind == "move":
                choice.focus = None
            if kind == "down" and button == 1 and choice.over is not None:
                return _pressed(choice, choice.over)
        case _:
            pass
    return None


def decided(given: Input, choice: Choice, state: Shootout, me: Seat) -> Wish:
    """What an input means when the seat is asked."""
    choice.hint = ""
    match given:
        case Command(name, _) if name in HOLDS:
            return _number(choice, state, me, HOLDS.index(name))
        case Command("throw", _):
            return thrown(choice, state, me)
        case Command("confirm", _):
            return _confirmed(choice, state, me)
        case Command("swap", _):
            doubled(choice, state)
        case Command("left" | "right" | "up" | "down" as name, _):
            _move(choice, state, me, name)
        case Pointer(_, 1, "down"):
            return _clicked(choice, state, me)
        case Pointer(_, 3, "down"):
            taken_back(choice, state)
        case _:
            pass
    return None


def peeked(choice: Choice) -> None:
    """The own role: asked for first, seen at the second press, away at the third."""
    choice.peek = (choice.peek + 1) % 3


def thrown(choice: Choice, state: Shootout, me: Seat) -> Wish:
    """The throw key: throws, and in any other question gives the answer that is laid out."""
    if state.phase != THROW:
        return answered(choice, state, me)
    if len(kept(choice, state)) == DICE:
        choice.hint = "bang.hint.all_kept"
        return None
    action = ready(choice, state, me)
    return None if action is None else Act(action)


def _pressed(choice: Choice, over: Target) -> Wish:
    if over.kind == "press":
        return Press(str(over.at))
    if over.kind == "role":
        peeked(choice)
    if over.kind == "habits":
        choice.habits = True
    return None


def _go_over_things(choice: Choice, state: Shootout, by: int) -> None:
    row = [Target("seat", seat) for seat in range(len(state.players))]
    row += [Target("die", slot) for slot in layout.slots()] if state.dice else []
    row += [Target("pile"), Target("role")]
    at = row.index(choice.focus) + by if choice.focus in row else (0 if by > 0 else len(row) - 1)
    choice.focus = row[at] if 0 <= at < len(row) else None


def _number(choice: Choice, state: Shootout, me: Seat, number: int) -> Wish:
    """Keys 1 to 5: a die, or one of the plates."""
    plates_ = options(state, me)
    if plates_:
        choice.option = min(number, len(plates_) - 1)
    elif state.phase == THROW:
        toggled(choice, state, number)
    elif state.phase == ASSIGN and number in shot_dice(state):
        aim_again(choice, number)
    return None


def toggled(choice: Choice, state: Shootout, slot: int) -> None:
    """Keeps a die or lets it go."""
    if state.dice is None:
        choice.hint = "bang.hint.throw_first"
    elif state.dice[slot] == DYNAMITE and not ability(state, state.turn).rethrows_dynamite:
        choice.hint = "bang.hint.dynamite"
    else:
        choice.keep ^= {slot}


def _confirmed(choice: Choice, state: Shootout, me: Seat) -> Wish:
    if state.phase == THROW:
        if state.dice is None:
            return Act(Throw(()))
        if choice.slot is not None:
            toggled(choice, state, choice.slot)
            return None
        return Act(Stop()) if may_stop(state, me) else None
    if choice.seat is not None and choice.seat in candidates(choice, state, me):
        full = state.phase != ASSIGN and len(choice.picks) >= most_picks(state, me)[1] and state.phase != GIFT
        if not full:
            return placed(choice, state, me, choice.seat)
    return answered(choice, state, me)


def _move(choice: Choice, state: Shootout, me: Seat, name: str) -> None:
    choice.focus = None
    step = 1 if name in ("right", "down") else -1
    count = len(options(state, me))
    if count:
        choice.option = (step - 1) // 2 % count if choice.option is None else (choice.option + step) % count
    elif state.phase == THROW:
        if state.dice is None:
            choice.hint = "bang.hint.throw_first"
            return
        before = choice.slot if choice.slot is not None else (-1 if step > 0 else 0)
        choice.slot = (before + step) % DICE
    elif state.phase == ASSIGN and name in ("up", "down"):
        row = shot_dice(state)
        at = row.index(choice.die) if choice.die in row else (-1 if step > 0 else 0)
        aim_again(choice, row[(at + step) % len(row)])
    else:
        row = candidates(choice, state, me)
        if row:
            at = row.index(choice.seat) if choice.seat in row else (-1 if step > 0 else 0)
            choice.seat = row[(at + step) % len(row)]


def _clicked(choice: Choice, state: Shootout, me: Seat) -> Wish:
    match choice.over:
        case Target("die", int(slot)) if state.phase == THROW:
            toggled(choice, state, slot)
            choice.slot = None
        case Target("die", int(slot)) if state.phase == ASSIGN and slot in shot_dice(state):
            aim_again(choice, slot)
        case Target("seat", int(seat)) if state.phase not in (THROW,) and not options(state, me):
            return placed(choice, state, me, seat)
        case Target("plate", int(number)):
            return _plate(choice, state, me, number)
        case _:
            pass
    return None


def _plate(choice: Choice, state: Shootout, me: Seat, number: int) -> Wish:
    if options(state, me):
        choice.option = number
        return answered(choice, state, me)
    if state.phase == THROW and number == 1:
        if may_stop(state, me):
            return Act(Stop())
        choice.hint = "bang.hint.throw_first"
        return None
    if number == 1:
        doubled(choice, state)
        return None
    return thrown(choice, state, me)
