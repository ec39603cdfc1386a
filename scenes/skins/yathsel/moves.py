"""Knows how clicks and keys become holds, a chosen box, and in the end an action."""

from dataclasses import dataclass, field
from typing import Literal

from game.yathsel.actions import Enter, Throw
from game.yathsel.card import BOXES, DICE
from game.yathsel.state import Duel
from scenes.services.inputs import Command, Input, Point, Pointer
from scenes.services.text import Text
from scenes.skins.yathsel import layout, words
from scenes.skins.yathsel.shown import extras, worth
from scenes.table.skin import Act, Ask, Press, Wish

Kind = Literal["die", "row", "throw", "enter", "press"]


@dataclass(frozen=True, slots=True)
class Target:
    """Something on the table that can be pointed at; `at` is its slot, box or command."""

    kind: Kind
    at: int | str = 0


@dataclass(slots=True)
class Choice:
    """What the player has laid out and may still take back: holds, a box, where the cursor is."""

    holds: set[int] = field(default_factory=set)
    box: str | None = None
    slot: int | None = None
    over: Target | None = None
    hint: str = ""

    def begin(self, holds: tuple[int, ...]) -> None:
        """A new throw lies on the table."""
        self.holds = set(holds)
        self.box, self.slot, self.hint = None, None, ""


def target(pos: Point, choice: Choice, duel: Duel) -> Target | None:
    """What lies under the pointer."""
    if duel.dice is not None:
        for slot in range(DICE):
            if layout.die_area(slot, slot in choice.holds).collidepoint(pos):
                return Target("die", slot)
    for box in BOXES:
        if layout.row(box).collidepoint(pos):
            return Target("row", box)
    if layout.THROW_BUTTON.collidepoint(pos):
        return Target("throw")
    if layout.ENTER_BUTTON.collidepoint(pos):
        return Target("enter")
    return next((Target("press", name) for name, area in layout.BUTTONS if area.collidepoint(pos)), None)


def wants_throw(given: Input) -> bool:
    """Whether an input asks for a throw."""
    match given:
        case Command("throw", _):
            return True
        case Pointer(pos, 1, "down"):
            return layout.THROW_BUTTON.collidepoint(pos)
    return False


def looked(given: Input, choice: Choice, duel: Duel) -> Wish:
    """What may be done at any time: look around, press the keys drawn in the bar."""
    match given:
        case Pointer(pos, button, kind):
            choice.over = target(pos, choice, duel)
            if kind == "down" and button == 1 and choice.over and choice.over.kind == "press":
                return Press(str(choice.over.at))
        case _:
            pass
    return None


def decided(given: Input, choice: Choice, duel: Duel, text: Text, ask_zero: bool) -> Wish:
    """What an input means in the player's turn."""
    choice.hint = "" if isinstance(given, Command) or (isinstance(given, Pointer) and given.button) else choice.hint
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
    else:
        choice.holds ^= {slot}
        choice.slot = None
    return None


def best_box(duel: Duel) -> str | None:
    """The open box that takes the most points now, the uppermost of several."""
    if duel.dice is None:
        return None
    values, besides = worth(duel, duel.dice), extras(duel, duel.dice)
    return max(values, key=lambda box: values[box] + besides[box], default=None)


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
    assert duel.dice is not None
    if worth(duel, duel.dice)[box] or extras(duel, duel.dice)[box] or not ask_zero:
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
    rows = list(worth(duel, duel.dice))
    if choice.box in rows:
        choice.box = rows[(rows.index(choice.box) + step) % len(rows)]
    else:
        choice.box = rows[0 if step > 0 else -1]


def _clicked(choice: Choice, duel: Duel, text: Text, ask_zero: bool) -> Wish:
    match choice.over:
        case Target("die", int(slot)):
            return toggled(choice, duel, slot)
        case Target("throw"):
            return _throw(choice, duel)
        case Target("enter") if choice.box:
            return _entering(choice.box, duel, text, ask_zero)
        case Target("enter"):
            choice.hint = "hint.choose" if duel.dice else "hint.throw_first"
        case Target("row", str(box)):
            if duel.dice is None:
                choice.hint = "hint.throw_first"
            elif box not in worth(duel, duel.dice):
                choice.hint = "hint.filled"
            elif choice.box == box:
                return _entering(box, duel, text, ask_zero)
            else:
                choice.box, choice.slot = box, None
        case _:
            pass
    return None
