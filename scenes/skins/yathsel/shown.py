"""Knows what the table shows now: the settled view, dice on their way, points counting up; thrown away at any time."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from game.campaign.numbers import numbers as numbers_of_a_run
from game.campaign.state import Run, strength
from game.core.rules import Seat
from game.yathsel import dice as dice_kinds
from game.yathsel import scoring
from game.yathsel.card import BOXES, DICE, UPPER, Faces, numbers
from game.yathsel.dice import PLAIN, STAR
from game.yathsel.scoring import Worth
from game.yathsel.state import Duel, Side, Table, total, upper_sum
from scenes.anim.dice import Die
from scenes.skins.yathsel import layout
from scenes.skins.yathsel.memory import Line, Memory

OWN_SKINS = ("plain", "plain_b", "plain_c", "plain_d", "plain")
THEIR_SKINS = ("dark_c", "dark", "dark_d", "dark_b", "dark_c")
BLANK = Duel(Table("normal"), (Side(), Side()), 0, 0)
ROLL_PLACES = ((layout.MIDDLE - 100, 298), (layout.MIDDLE + 100, 298))
STAR_ROW = 6
_MILLIONTHS = 1_000_000


@dataclass(frozen=True, slots=True)
class Sitting:
    """A duel and where it stands in a run; `opponent` and `of` are empty for a duel by itself.

    In the saloon `opponent` and `you` are given names, `rivals` the names and totals of all who are in neither column.
    """

    duel: Duel
    opponent: str | None = None
    of: int = 0
    temper: str | None = None
    strength: int = 0
    wagered: int = 0
    margin: int = 0
    heads_for: int = 0
    you: str = ""
    rivals: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Counting:
    """Points counting up in a row: `points` of those that will stand there."""

    seat: Seat
    box: str
    points: int


@dataclass(slots=True)
class Reckoning:
    """What an entry is made of: in `box`, as `duel` was then; the first `rows` parts are told (None: all of them).

    `cause` is what just added its part. It stays a while after the entry, `age_ms` of it are over.
    """

    seat: Seat
    box: str
    duel: Duel
    cause: str = ""
    rows: int | None = 0
    age_ms: float = 0.0


@dataclass(slots=True)
class Float:
    """Words that rise from a place and fade: how much, and why (a reason's id)."""

    amount: int
    why: str
    age_ms: float = 0.0


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
    ending: str = ""
    player_waited_for: bool = False
    player_may: bool = False
    gold: float = 0.0
    floats: list[Float] = field(default_factory=list)
    reckoning: Reckoning | None = None
    burning_ms: float | None = None
    pressed: str = ""
    pressed_ms: float = 0.0

    @property
    def duel(self) -> Duel:
        """The duel as settled last."""
        return self.sitting.duel


def duel_of(state: Run | Duel) -> Duel:
    """The duel in a view of either game."""
    return state if isinstance(state, Duel) else state.duel


def sitting_of(state: Run | Duel, of: int, tempers: Sequence[tuple[str, str]]) -> Sitting:
    """The duel in a view of either game, and its surroundings."""
    if isinstance(state, Duel):
        return Sitting(state)
    who = state.opponent
    return Sitting(
        state.duel, who, of, dict(tempers).get(who or ""), strength(state), state.wagered, state.margin,
        heads_for(state),
    )  # fmt: skip


def heads_for(run: Run) -> int:
    """About the total that the opponent will end with: what it has, and its share of what its open boxes are worth."""
    card = run.duel.sides[1].card
    known = numbers_of_a_run().margin.best
    best = next((known[twist] for twist in run.duel.table.twists if twist in known), known["plain"])
    return total(card) + best * strength(run) * card.boxes.count(None) // (_MILLIONTHS * len(BOXES))


def fresh(sitting: Sitting, memory: Memory) -> Shown:
    """A table on which nothing lies yet."""
    own = tuple(Die(skin=skin) for skin in OWN_SKINS)
    shown = Shown(sitting, memory, (own, tuple(Die(skin=skin) for skin in THEIR_SKINS)))
    shown.gold = float(sitting.duel.sides[0].gold or 0)
    return shown


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
            if seat == 0:
                clothe(die, duel.sides[0], slot, faces)
            row = row_of(faces[slot]) if faces else 0
            die.settle(layout.place(seat, slot, False), row, 10.0 if raised else 0.0)
    shown.raised = shown.memory.held[1] if duel.side == 1 else ()


def row_of(face: int) -> int:
    """The row of a sheet of dice that shows a face; the star has the row of the six."""
    return face if face != STAR else STAR_ROW


def clothe(die: Die, side: Side, slot: int, faces: Faces | None) -> None:
    """Gives an own die the look of its kind; a die that a swapped one waits to replace keeps its own."""
    if side.hand is None or slot in (side.pending or ()):
        return
    kind = dice_kinds.family(side.hand[slot].kind)
    a_real_six = kind == "joker" and faces is not None and faces[slot] == STAR_ROW
    die.skin = OWN_SKINS[slot] if kind == PLAIN or a_real_six else kind


def finished_turn(shown: Shown, seat: Seat) -> bool:
    """Whether a seat's dice on the table are those of a turn that is over."""
    return shown.memory.entered[seat] is not None


@lru_cache(maxsize=32)
def worths(duel: Duel) -> dict[str, Worth]:
    """What the dice on the table would be entered as in each box open to the side to move; empty without dice."""
    if duel.dice is None:
        return {}
    boxes = duel.sides[duel.side].card.boxes
    return {box: scoring.worth(duel, duel.side, box) for at, box in enumerate(BOXES) if boxes[at] is None}


def worth(duel: Duel) -> dict[str, int]:
    """The same in points alone."""
    return {box: found.points for box, found in worths(duel).items()}


@lru_cache(maxsize=32)
def extras(duel: Duel) -> dict[str, int]:
    """What entering the dice brings besides, for each open box: further Yathsel, upper bonus, less the tax."""
    card = duel.sides[duel.side].card
    before = upper_sum(card)
    found = {}
    for box, one in worths(duel).items():
        reached = BOXES.index(box) < UPPER and before < card.bar <= before + one.points
        found[box] = numbers().further_points * one.further + card.bonus * reached - one.tax
    return found


def imagined(duel: Duel, dice: Faces) -> Duel:
    """The duel as if other faces lay there."""
    return replace(duel, dice=dice)
