"""Knows how a swap, a trick or another throw of one die is begun, aimed and done: by keys, pointer and drag."""

from dataclasses import replace

from game.yathsel.card import BOXES, DICE
from game.yathsel.state import Duel
from scenes.services.inputs import Command, Input, Pointer
from scenes.skins.yathsel import layout
from scenes.skins.yathsel.choice import Choice, Mode, Target, action_of, allowed, target
from scenes.table.skin import Act, Wish

_ONE_DIE = ("nudge", "flip")


def handled(given: Input, choice: Choice, duel: Duel) -> Wish:
    """What an input does to what is begun, or begins; `consumed` says afterwards whether it was for this."""
    match given:
        case Command("swap", _):
            return begun(choice, duel, Mode("swap"))
        case Command("confirm", _) if choice.focus:
            return touched(choice, duel, choice.focus)
        case Command(name, _) if choice.mode:
            return _aimed(name, choice, duel, choice.mode)
        case Pointer(pos, 0, "move") if choice.mode and choice.mode.item == "nudge":
            _nudge_by_pointer(pos[1], choice, choice.mode)
        case Pointer(_, 1, "down") if choice.over:
            return touched(choice, duel, choice.over)
        case Pointer(pos, 1, "up") if choice.grabbed:
            return _dropped(pos, choice, duel)
        case Pointer(_, 3, "down"):
            choice.mode = choice.grabbed = None
    return None


def consumed(given: Input, choice: Choice, before: Mode | None) -> bool:
    """Whether an input was for swaps and tricks, and so for nothing else."""
    match given:
        case Command("swap" | "dive", _):
            return True
        case Command("confirm", _) if choice.focus:
            return True
        case Command(name, _) if before:
            return name in ("left", "right", "up", "down", "confirm") or name.startswith("hold_")
        case Pointer(_, 1, "down") if choice.over:
            return choice.over.kind in ("pocket", "trick", "charm", "dive") or (
                before is not None and choice.over.kind in ("die", "row")
            )
        case Pointer(_, 3, "down"):
            return before is not None
    return False


def begun(choice: Choice, duel: Duel, mode: Mode) -> Wish:
    """Begins something, or stops it when it was begun already; with nothing left to aim it is done."""
    if choice.mode and (choice.mode.kind, choice.mode.item) == (mode.kind, mode.item):
        choice.mode = None
        return None
    if mode.kind == "swap":
        filled = [place for place, die in enumerate(duel.sides[0].pockets or ()) if die is not None]
        if not filled:
            choice.hint = "hint.no_pocket_die"
            return None
        mode = replace(mode, pocket=filled[0] if len(filled) == 1 and mode.pocket is None else mode.pocket)
    if mode.kind == "use" and not _usable(duel, mode):
        choice.hint = "hint.not_now"
        return None
    choice.mode, choice.box, choice.slot = mode, None, None
    if action_of(mode) is None:
        choice.focus = None  # it is aimed now, not pressed again
    return None


def touched(choice: Choice, duel: Duel, one: Target) -> Wish:
    """A thing was clicked, or confirmed with the focus on it."""
    mode = choice.mode
    match one:
        case Target("pocket", int(place)):
            return _pocket_touched(choice, duel, place)
        case Target("trick", int(place)):
            item = (duel.tricks or ())[place]
            if mode and mode.item == item and action_of(mode) and item not in (*_ONE_DIE, "eraser"):
                return _done(choice, duel, mode)
            return begun(choice, duel, Mode("use", item))
        case Target("charm", int(place)) if (duel.charms or ())[place] == "boots_off" and duel.effects.again:
            return begun(choice, duel, Mode("again"))
        case Target("die", int(slot)) if mode:
            if mode.kind == "use" and mode.item not in _ONE_DIE:
                return None
            return _done(choice, duel, replace(mode, slot=slot))
        case Target("row", str(box)) if mode and mode.item == "eraser":
            return _done(choice, duel, replace(mode, box=box))
    return None


def slots_for(duel: Duel, mode: Mode) -> list[int]:
    """The dice that a mode can be aimed at."""

    def fits(slot: int) -> bool:
        aims = [replace(mode, slot=slot, up=up) for up in (True, False)]
        if mode.kind == "swap" and mode.pocket is None:
            aims = [replace(mode, slot=slot, pocket=place) for place in range(len(duel.sides[0].pockets or ()))]
        return any((action := action_of(aim)) and allowed(duel, action) for aim in aims)

    if mode.kind == "use" and mode.item not in _ONE_DIE:
        return []
    return [slot for slot in range(DICE) if fits(slot)]


def boxes_for(duel: Duel, mode: Mode) -> list[str]:
    """The rows that a mode can be aimed at."""
    if mode.item != "eraser":
        return []
    return [box for box in BOXES if (action := action_of(replace(mode, box=box))) and allowed(duel, action)]


def _usable(duel: Duel, mode: Mode) -> bool:
    if mode.item == "eraser":
        return bool(boxes_for(duel, mode))
    if mode.item in _ONE_DIE:
        return bool(slots_for(duel, mode))
    action = action_of(mode)
    return action is not None and allowed(duel, action)


def _aimed(name: str, choice: Choice, duel: Duel, mode: Mode) -> Wish:
    if name.startswith("hold_"):
        return _numbered(int(name[-1]) - 1, choice, duel, mode)
    if name == "confirm":
        return _done(choice, duel, mode)
    if name in ("left", "right"):
        slots = slots_for(duel, mode)
        if slots:
            at = slots.index(mode.slot) + (1 if name == "right" else -1) if mode.slot in slots else 0
            choice.mode = replace(mode, slot=slots[at % len(slots)])
    elif name in ("up", "down"):
        boxes = boxes_for(duel, mode)
        if boxes:
            at = boxes.index(mode.box) + (1 if name == "down" else -1) if mode.box in boxes else 0
            choice.mode = replace(mode, box=boxes[at % len(boxes)])
        elif mode.kind == "swap":
            filled = [place for place, die in enumerate(duel.sides[0].pockets or ()) if die is not None]
            at = filled.index(mode.pocket) + (1 if name == "down" else -1) if mode.pocket in filled else 0
            choice.mode = replace(mode, pocket=filled[at % len(filled)])
        else:
            choice.mode = replace(mode, up=name == "up")
    return None


def _numbered(number: int, choice: Choice, duel: Duel, mode: Mode) -> Wish:
    """A figure names the die first, in a swap then the pocket."""
    if mode.kind == "swap" and mode.slot is not None:
        if number >= len(duel.sides[0].pockets or ()):
            choice.hint = "hint.aim_pocket"
            return None
        return _done(choice, duel, replace(mode, pocket=number))
    aimed = replace(mode, slot=number)
    if mode.item == "nudge" or (mode.kind == "swap" and mode.pocket is None):
        choice.mode = aimed
        return None
    return _done(choice, duel, aimed)


def _done(choice: Choice, duel: Duel, mode: Mode) -> Wish:
    action = action_of(mode)
    if action is None:
        choice.mode = mode
        choice.hint = "hint.aim_pocket" if mode.kind == "swap" and mode.slot is not None else "hint.aim"
        return None
    if not allowed(duel, action):
        choice.hint = "hint.no_swap" if mode.kind == "swap" else "hint.not_now"
        choice.mode = replace(mode, slot=None, box=None) if mode.kind != "swap" else Mode("swap")
        return None
    choice.mode, choice.focus = None, None
    return Act(action)


def _pocket_touched(choice: Choice, duel: Duel, place: int) -> Wish:
    if (duel.sides[0].pockets or ())[place] is None:
        choice.hint = "hint.pocket_empty"
        return None
    mode = choice.mode
    choice.grabbed = Target("pocket", place)
    if mode and mode.kind == "swap":
        if mode.pocket == place and mode.slot is None:
            choice.mode = None
            return None
        return _done(choice, duel, replace(mode, pocket=place))
    return begun(choice, duel, Mode("swap", pocket=place))


def _dropped(pos: tuple[int, int], choice: Choice, duel: Duel) -> Wish:
    """A pocket's die let go over a die of the hand, or the other way round."""
    grabbed, choice.grabbed = choice.grabbed, None
    onto = target(pos, choice, duel)
    match grabbed, onto:
        case Target("pocket", int(place)), Target("die", int(slot)):
            return _done(choice, duel, Mode("swap", slot=slot, pocket=place))
        case Target("die", int(slot)), Target("pocket", int(place)):
            if duel.throws_left and duel.dice:
                choice.holds ^= {slot}
            return _done(choice, duel, Mode("swap", slot=slot, pocket=place))
    return None


def _nudge_by_pointer(y: int, choice: Choice, mode: Mode) -> None:
    """Over the upper half of a die it goes up, over the lower half down."""
    if choice.over and choice.over.kind == "die":
        slot = int(choice.over.at)
        middle = layout.die_area(slot, slot in choice.holds).centery
        choice.mode = replace(mode, slot=slot, up=y <= middle)
