"""Knows what an action in a duel brings about: dice, entries, turns, the roll-off (yathsel.md sections 2, 4, 11)."""

from typing import assert_never

from game.core.rules import SIDES_OF_A_DIE, Flow, Seat
from game.yathsel.actions import Abandon, Clock, DuelAction, Enter, Throw
from game.yathsel.card import BOXES, DICE, UPPER, YATHSEL, five_alike, numbers, points
from game.yathsel.events import Abandoned, DuelEvent, DuelWon, Entered, RolledOff, Thrown, TurnBegan
from game.yathsel.state import Duel, is_full, total, turn_of, upper_sum
from game.yathsel.twists import factors

DuelFlow = Flow[Duel, DuelEvent]


def decide(flow: DuelFlow, seat: Seat, action: DuelAction) -> None:
    """Emits what an allowed action brings about."""
    match action:
        case Throw(hold):
            flow.emit(Thrown(seat, hold, _fallen(flow, seat, hold)))
        case Enter(box):
            flow.emit(_entry(flow.state, seat, box))
        case Clock():
            pass
        case Abandon():
            flow.emit(Abandoned(seat))
            others = [other for other in range(len(flow.state.sides)) if other != seat]
            flow.emit(DuelWon(_leaders(flow.state, others), "abandoned"))
        case _:
            assert_never(action)


def advance(flow: DuelFlow) -> None:
    """Begins the next turn, or ends the duel once every card is full."""
    duel = flow.state
    if duel.verdict is not None:
        return
    between_turns = duel.dice is None and duel.throws_left == 0
    if not between_turns and not is_full(duel.sides[duel.side].card):
        return
    seats = len(duel.sides)
    following = [(duel.side + step) % seats for step in range(1, seats + 1)]
    for seat in following:
        if not is_full(duel.sides[seat].card):
            flow.emit(TurnBegan(seat, numbers().throws))
            return
    _finish(flow)


def score(duel: Duel, seat: Seat, box: str, dice: tuple[int, ...]) -> int:
    """What five faces would be entered as in a box of that seat's card."""
    at = BOXES.index(box)
    return points(at, dice, factors(duel.twists)[at])


def is_further(duel: Duel, seat: Seat, dice: tuple[int, ...]) -> bool:
    """Whether entering these faces would be a further Yathsel: five alike while `yathsel` holds points."""
    return five_alike(dice) and bool(duel.sides[seat].card.boxes[YATHSEL])


def _fallen(flow: DuelFlow, seat: Seat, hold: tuple[int, ...]) -> tuple[int, ...]:
    duel = flow.state
    before = duel.dice or (0,) * DICE
    return tuple(before[slot] if slot in hold else _die(flow, seat, slot) for slot in range(DICE))


def _die(flow: DuelFlow, seat: Seat, slot: int) -> int:
    rigged = flow.rigged_die()
    if rigged is not None:
        return rigged
    duel = flow.state
    turn = turn_of(duel.sides[seat].card)
    counters = (duel.duel, turn, duel.thrown, slot) if duel.mirror else (duel.duel, seat, turn, duel.thrown, slot)
    return 1 + flow.draw("dice", counters, SIDES_OF_A_DIE)


def _entry(duel: Duel, seat: Seat, box: str) -> Entered:
    assert duel.dice is not None
    gained = score(duel, seat, box, duel.dice)
    upper, bar = upper_sum(duel.sides[seat].card), numbers().upper_bar
    reaches = BOXES.index(box) < UPPER and upper < bar <= upper + gained
    return Entered(seat, box, gained, is_further(duel, seat, duel.dice), reaches)


def _leaders(duel: Duel, seats: list[Seat]) -> tuple[Seat, ...]:
    most = max(total(duel.sides[seat].card) for seat in seats)
    return tuple(seat for seat in seats if total(duel.sides[seat].card) == most)


def _finish(flow: DuelFlow) -> None:
    tied = _leaders(flow.state, list(range(len(flow.state.sides))))
    reason = "higher_total" if len(tied) == 1 else "roll_off"
    played = 0
    while len(tied) > 1:
        faces = tuple(_roll_off_face(flow, played, seat) for seat in tied)
        flow.emit(RolledOff(played, tied, faces))
        tied = tuple(seat for seat, face in zip(tied, faces, strict=True) if face == max(faces))
        played += 1
    flow.emit(DuelWon(tied, reason))


def _roll_off_face(flow: DuelFlow, played: int, seat: Seat) -> int:
    rigged = flow.rigged_die()
    if rigged is not None:
        return rigged
    return 1 + flow.draw("rolloff", (flow.state.duel, played, seat), SIDES_OF_A_DIE)
