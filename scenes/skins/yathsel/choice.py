"""Knows what can be pointed at on the table, and what the player has laid out and may still take back."""

from dataclasses import dataclass, field
from typing import Literal

from game.yathsel.actions import Again, DuelAction, Swap, Use
from game.yathsel.card import BOXES, DICE
from game.yathsel.check import check, windows
from game.yathsel.state import Duel
from scenes.services.inputs import Point
from scenes.skins.yathsel import layout

Kind = Literal[
    "die", "row", "throw", "enter", "press", "dive", "hurry", "pocket", "trick", "charm", "rule", "twist", "gold",
    "warning", "opponent",
]  # fmt: skip
ModeKind = Literal["swap", "again", "use"]


@dataclass(frozen=True, slots=True)
class Target:
    """Something on the table that can be pointed at; `at` is its slot, box, place or command."""

    kind: Kind
    at: int | str = 0


@dataclass(frozen=True, slots=True)
class Mode:
    """Something begun that still needs a die, a pocket or a row: a swap, a trick, another throw of one die."""

    kind: ModeKind
    item: str = ""
    slot: int | None = None
    pocket: int | None = None
    up: bool = True
    box: str | None = None


@dataclass(slots=True)
class Choice:
    """What the player has laid out: holds, a box, something begun, where pointer and cursor are."""

    holds: set[int] = field(default_factory=set)
    box: str | None = None
    slot: int | None = None
    over: Target | None = None
    focus: Target | None = None
    mode: Mode | None = None
    grabbed: Target | None = None
    dive_ahead: bool = False
    explaining: bool = False
    hasty: bool = False
    hint: str = ""

    def begin(self, holds: tuple[int, ...], keep_mode: bool) -> None:
        """A new throw lies on the table."""
        self.holds = set(holds)
        self.box, self.slot, self.hint = None, None, ""
        if not keep_mode:
            self.mode, self.grabbed = None, None

    def go_on(self, duel: Duel) -> None:
        """Something was swapped or turned, the throw is the same: what was laid out stays as far as it can."""
        self.holds -= set(duel.sides[0].pending or ())
        self.mode, self.grabbed = None, None


def target(pos: Point, choice: Choice, duel: Duel) -> Target | None:
    """What lies under the pointer."""
    if duel.side == 0 and duel.dice is not None:
        for slot in range(DICE):
            if layout.die_area(slot, slot in choice.holds).collidepoint(pos):
                return Target("die", slot)
    elif choice.mode or choice.grabbed:
        for slot in range(DICE):
            if layout.die_area(slot, True).collidepoint(pos):
                return Target("die", slot)
    for box in BOXES:
        if layout.row(box).collidepoint(pos):
            return Target("row", box)
    theirs = duel.side == 1 and duel.verdict is None
    if layout.THROW_BUTTON.collidepoint(pos):
        return Target("dive" if theirs else "throw")
    if layout.ENTER_BUTTON.collidepoint(pos):
        return Target("hurry" if theirs else "enter")
    if layout.AHEAD.collidepoint(pos) and not theirs:
        return Target("dive")
    found = next((Target("press", name) for name, area in layout.BUTTONS if area.collidepoint(pos)), None)
    return found or next((one for one, area in things(duel) if area.collidepoint(pos)), None)


def things(duel: Duel) -> list[tuple[Target, "layout.Rect"]]:
    """All that explains itself or can be used, in the order in which the keys go over it."""
    own, found = duel.sides[0], []
    if duel.table.pocketed or not duel.table.saloon:
        found += [(Target("pocket", place), layout.pocket(place)) for place in range(len(own.pockets or ()))]
    found += [(Target("trick", place), layout.trick(place)) for place in range(len(duel.tricks or ()))]
    found += [(Target("charm", place), layout.charm(place)) for place in range(len(duel.charms or ()))]
    if not duel.table.saloon:
        found += [(Target("warning"), layout.WARNING), (Target("gold"), layout.GOLD)]
    found.append((Target("twist"), layout.SALOON_TWIST if duel.table.saloon else layout.TWIST_PLATE))
    rules = range(min(layout.MOST_RULES, len(duel.table.house_rules)))
    found += [(Target("rule", place), layout.rule(place)) for place in rules]
    return found


def area_of(one: Target, choice: Choice, duel: Duel) -> "layout.Rect | None":
    """Where a target lies."""
    if one.kind == "die":
        return layout.die_area(int(one.at), int(one.at) in choice.holds or duel.side != 0 or duel.dice is None)
    if one.kind == "row":
        return layout.row(str(one.at))
    return dict(things(duel)).get(one)


def action_of(mode: Mode) -> DuelAction | None:
    """What a mode does once everything is chosen, None before."""
    if mode.kind == "swap":
        return None if mode.slot is None or mode.pocket is None else Swap(mode.slot, mode.pocket)
    if mode.kind == "again":
        return None if mode.slot is None else Again(mode.slot)
    match mode.item:
        case "nudge":
            return None if mode.slot is None else Use(mode.item, slot=mode.slot, up=mode.up)
        case "flip":
            return None if mode.slot is None else Use(mode.item, slot=mode.slot)
        case "eraser":
            return None if mode.box is None else Use(mode.item, box=mode.box)
        case _:
            return Use(mode.item)


def allowed(duel: Duel, action: DuelAction) -> bool:
    """Whether the player may do it now."""
    return 0 in windows(duel) and check(duel, 0, action) is None


def imagined_dice(duel: Duel, mode: Mode | None) -> tuple[int, ...] | None:
    """The faces as a trick under way would leave them; None when it changes none."""
    if mode is None or duel.dice is None or mode.slot is None or mode.item not in ("nudge", "flip"):
        return None
    action = action_of(mode)
    if action is None or not allowed(duel, action):
        return None
    shown = duel.dice[mode.slot]
    face = 7 - shown if mode.item == "flip" else shown + (1 if mode.up else -1)
    return (*duel.dice[: mode.slot], face, *duel.dice[mode.slot + 1 :])
