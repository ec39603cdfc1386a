"""Knows what the table shows now: the settled view, dice and things on their way; thrown away at any time."""

from dataclasses import dataclass, field
from typing import Literal

from game.bounty_hunter.contracts import numbers
from game.bounty_hunter.state import BLACK, DICE, Hunt, Variant, contract_of
from game.core.rules import Seat
from scenes.anim.dice import Die
from scenes.skins.bounty_hunter import layout
from scenes.skins.bounty_hunter.memory import Line, Memory
from scenes.skins.bounty_hunter.needs import Cover, covers

BLANK = Hunt(Variant(), (), ((), ()), (0, 0))
Flown = Literal["marker", "chip", "card", "grey"]


@dataclass(slots=True)
class Flyer:
    """Something on its way over the table: a marker with its number, a chip, a contract, a grey die."""

    kind: Flown
    what: str
    x: float
    y: float
    size: float = 1.0


@dataclass(slots=True)
class Shown:
    """What the table shows now. `aside` says for each die how far it is on its way beside the card (1: lies there)."""

    hunt: Hunt = BLANK
    me: Seat = 0
    memory: Memory = field(default_factory=Memory)
    dice: tuple[Die, ...] = field(default_factory=lambda: tuple(
        Die(skin="hunt" if slot < BLACK else "hunt_grey") for slot in range(DICE)
    ))  # fmt: skip
    holds: set[int] = field(default_factory=set)
    aside: list[float] = field(default_factory=lambda: [0.0] * DICE)
    flying: frozenset[int] = frozenset()
    flyers: list[Flyer] = field(default_factory=list)
    card: float = 1.0
    flash: float = 0.0
    live: Line | None = None
    shout: str = ""
    shout_seat: Seat | None = None
    player_waited_for: bool = False
    player_may: bool = False
    pressed: str = ""
    pressed_ms: float = 0.0
    age_ms: float = 0.0


def settle(shown: Shown, hunt: Hunt) -> None:
    """Puts everything at rest as the view and the memory say."""
    kept = shown.holds if _own_goes_on(shown, hunt) else set(shown.memory.aside)
    shown.hunt = hunt
    shown.holds = {die for die in kept if may_lie_aside(hunt, die)}
    shown.flying, shown.flyers = frozenset(), []
    shown.card, shown.flash, shown.live, shown.shout, shown.shout_seat = 1.0, 0.0, None, "", None
    for slot, die in enumerate(shown.dice):
        aside = slot in shown.holds
        shown.aside[slot] = 1.0 if aside else 0.0
        die.settle(layout.rack(slot) if aside else layout.table(slot), row_of(hunt, slot))


def _own_goes_on(shown: Shown, hunt: Hunt) -> bool:
    """Whether the same hunt of the same throw goes on, so that what was laid out stays."""
    before = shown.hunt
    same = before.phase == hunt.phase == "hunt" and before.hunter == hunt.hunter == shown.me
    return same and before.throws_left == hunt.throws_left and before.offers == hunt.offers


def row_of(hunt: Hunt, slot: int) -> int:
    """The row of the sheet that a die shows (from 1), 0 for one that is not on the table."""
    if slot < BLACK:
        return numbers().colours.index(hunt.dice[slot]) + 1 if hunt.dice else 0
    grey = hunt.grey[slot - BLACK]
    if grey is None:
        return 0
    return 1 if grey.face is None else numbers().colours.index(grey.face) + 1


def face_of(hunt: Hunt, slot: int) -> str | None:
    """What a die shows; None for one that is not there or was not thrown yet."""
    if slot < BLACK:
        return hunt.dice[slot] if hunt.dice else None
    grey = hunt.grey[slot - BLACK]
    return None if grey is None else grey.face


def is_bought(hunt: Hunt, slot: int) -> bool:
    """Whether a die is a grey one that joins with the next throw."""
    grey = hunt.grey[slot - BLACK] if slot >= BLACK else None
    return grey is not None and grey.face is None


def is_unpaid(hunt: Hunt, slot: int) -> bool:
    """Whether a die is a grey one of the hunter before, not paid for."""
    grey = hunt.grey[slot - BLACK] if slot >= BLACK else None
    return grey is not None and not grey.paid


def may_lie_aside(hunt: Hunt, slot: int) -> bool:
    """Whether a die of the hunter may lie beside the card in the next throw."""
    return hunt.phase == "hunt" and face_of(hunt, slot) is not None and not is_unpaid(hunt, slot)


def thrown_now(shown: Shown) -> tuple[int, ...]:
    """The dice that a throw would take up now."""
    hunt = shown.hunt
    own = [slot for slot in range(DICE) if row_of(hunt, slot) and not is_unpaid(hunt, slot)]
    return tuple(slot for slot in own if slot not in shown.holds)


def contract(hunt: Hunt) -> str | None:
    """The contract that lies open, None between two rounds."""
    if hunt.target is None and not (hunt.shown and hunt.deck):
        return None
    return contract_of(hunt)


def cover_of(shown: Shown, wanted: str) -> tuple[Cover, ...]:
    """How the dice on the table cover a contract."""
    hunt = shown.hunt
    seen = [slot for slot in range(DICE) if face_of(hunt, slot) is not None and not is_unpaid(hunt, slot)]
    kept = [str(face_of(hunt, slot)) for slot in seen if slot in shown.holds]
    loose = [str(face_of(hunt, slot)) for slot in seen if slot not in shown.holds]
    return covers(wanted, kept, loose, hunt.variant.whites_must_match)


def own_hunt(shown: Shown) -> bool:
    """Whether it is the hunt of whoever looks."""
    return shown.hunt.phase == "hunt" and shown.hunt.hunter == shown.me


def asked_for(shown: Shown, phase: str) -> bool:
    """Whether whoever looks is asked in this phase now."""
    return shown.player_waited_for and shown.hunt.phase == phase
