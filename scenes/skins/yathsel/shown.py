"""Knows what the table shows now: the settled view, dice on their way, points counting up; thrown away at any time."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.campaign.state import Run, opponent
from game.core.rules import Seat
from game.yathsel.card import BOXES, DICE, UPPER, YATHSEL, Faces, five_alike, numbers, points
from game.yathsel.state import Duel, Side, upper_sum
from game.yathsel.twists import factors
from scenes.anim.dice import Die
from scenes.skins.yathsel import layout
from scenes.skins.yathsel.memory import Line, Memory

OWN_SKINS = ("plain", "plain_b", "plain_c", "plain_d", "plain")
THEIR_SKINS = ("dark_c", "dark", "dark_d", "dark_b", "dark_c")
BLANK = Duel("normal", (), 0, False, False, (Side(), Side()), 0, 0)
ROLL_PLACES = ((layout.MIDDLE - 100, 298), (layout.MIDDLE + 100, 298))


@dataclass(frozen=True, slots=True)
class Sitting:
    """A duel and where it stands in a run; `opponent` and `of` are empty for a duel by itself."""

    duel: Duel
    opponent: str | None = None
    of: int = 0
    temper: str | None = None


@dataclass(frozen=True, slots=True)
class Counting:
    """Points counting up in a row: `points` of those that will stand there."""

    seat: Seat
    box: str
    points: int


@dataclass(slots=True)
class Shown:
    """What the table shows now."""

    sitting: Sitting
    memory: Memory
    dice: tuple[tuple[Die, ...], tuple[Die, ...]]
    roll: tuple[Die, ...] = ()
    aside: list[float] = field(default_factory=lambda: [0.0] * DICE)
    raised: tuple[int, ...] = ()
    flying: frozenset[int] = frozenset()
    live: Line | None = None
    tumbling: bool = False
    counting: Counting | None = None
    flash: float = 0.0
    marked: tuple[Seat, str] | None = None
    shout: str = ""
    player_waited_for: bool = False

    @property
    def duel(self) -> Duel:
        """The duel as settled last."""
        return self.sitting.duel


def sitting_of(state: Run | Duel, of: int, tempers: Sequence[tuple[str, str]]) -> Sitting:
    """The duel in a view of either game."""
    if isinstance(state, Duel):
        return Sitting(state)
    who = opponent(state)
    return Sitting(state.duel, who, of, dict(tempers).get(who or ""))


def fresh(sitting: Sitting, memory: Memory) -> Shown:
    """A table on which nothing lies yet."""
    own = tuple(Die(skin=skin) for skin in OWN_SKINS)
    return Shown(sitting, memory, (own, tuple(Die(skin=skin) for skin in THEIR_SKINS)))


def settle(shown: Shown, sitting: Sitting) -> None:
    """Puts everything at rest as the view says; what is remembered of the other's turn lies there too."""
    shown.sitting = sitting
    shown.live, shown.counting, shown.marked, shown.shout = None, None, None, ""
    shown.flash, shown.tumbling, shown.flying, shown.roll = 0.0, False, frozenset(), ()
    duel = sitting.duel
    for seat, dice in enumerate(shown.dice):
        faces = duel.dice if seat == duel.side else shown.memory.dice[1] if seat else None
        held = shown.memory.held[seat]
        for slot, die in enumerate(dice):
            raised = seat != 0 and slot in held and duel.side == seat
            die.settle(layout.place(seat, slot, False), faces[slot] if faces else 0, 10.0 if raised else 0.0)
    shown.raised = shown.memory.held[1] if duel.side == 1 else ()


def finished_turn(shown: Shown, seat: Seat) -> bool:
    """Whether a seat's dice on the table are those of a turn that is over."""
    return shown.memory.entered[seat] is not None


def worth(duel: Duel, dice: Faces) -> dict[str, int]:
    """What the dice would be entered as in each box open to the side to move."""
    factor = factors(duel.twists)
    card = duel.sides[duel.side].card
    return {box: points(at, dice, factor[at]) for at, box in enumerate(BOXES) if card.boxes[at] is None}


def extras(duel: Duel, dice: Faces) -> dict[str, int]:
    """What entering the dice earns besides, for each open box: a further Yathsel, the upper bonus."""
    card = duel.sides[duel.side].card
    further = numbers().further_points if five_alike(dice) and card.boxes[YATHSEL] else 0
    before, bar = upper_sum(card), numbers().upper_bar
    return {
        box: further + (numbers().upper_bonus if BOXES.index(box) < UPPER and before < bar <= before + gained else 0)
        for box, gained in worth(duel, dice).items()
    }
