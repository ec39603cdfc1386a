"""Knows how dice fall: each from its own public draw, held dice that slip, mirrors, the roll-off (yathsel.md 6, 11)."""

from collections import Counter

from game.core.draw import weighted
from game.core.rules import SIDES_OF_A_DIE, Flow, Seat
from game.yathsel import dice as dice_kinds
from game.yathsel import house
from game.yathsel.card import DICE, Faces
from game.yathsel.dice import MIRROR, STAR, Kind
from game.yathsel.events import DuelEvent, DuelWon, RolledOff
from game.yathsel.state import Duel, has, total, turn_of

PER_CENT = 100
DuelFlow = Flow[Duel, DuelEvent]


def fallen(flow: DuelFlow, seat: Seat, hold: tuple[int, ...]) -> tuple[tuple[int, ...], Faces]:
    """The held slots that slipped, and all five faces as they lie after the throw."""
    place = _place(flow.state, seat)
    slipped = _slipped(flow, seat, hold, place)
    loose = [slot for slot in range(DICE) if slot not in hold or slot in slipped]
    shown = list(flow.state.dice or (STAR,) * DICE)
    for slot in loose:
        shown[slot] = _fall(flow, seat, slot, place)
    return slipped, _mirrored(flow.state, seat, tuple(shown), loose)


def die_again(flow: DuelFlow, seat: Seat, slot: int) -> int:
    """The face of one die thrown once more."""
    duel = flow.state
    kind = _kind(duel, seat, slot)
    rigged = flow.rigged_die()
    counters = (duel.table.duel, turn_of(duel.sides[seat].card), slot)
    face = rigged if rigged is not None else _face(flow, kind, "again", counters)
    shown = (*(duel.dice or ())[:slot], face, *(duel.dice or ())[slot + 1 :])
    return _mirrored(duel, seat, shown, [slot])[slot]


def finish(flow: DuelFlow) -> None:
    """Decides a duel with full cards: the higher total, a rabbit's foot, or the roll-off."""
    tied = leaders(flow.state, list(range(len(flow.state.sides))))
    reason = "higher_total" if len(tied) == 1 else "roll_off"
    if len(tied) > 1 and 0 in tied and has(flow.state, "rabbit_foot"):
        tied, reason = (0,), "rabbit_foot"
    played = 0
    while len(tied) > 1:
        faces = tuple(_roll_off_face(flow, played, seat) for seat in tied)
        flow.emit(RolledOff(played, tied, faces))
        tied = tuple(seat for seat, face in zip(tied, faces, strict=True) if face == max(faces))
        played += 1
    flow.emit(DuelWon(tied, reason))


def leaders(duel: Duel, seats: list[Seat]) -> tuple[Seat, ...]:
    """Those of the seats with the highest total."""
    most = max(total(duel.sides[seat].card) for seat in seats)
    return tuple(seat for seat in seats if total(duel.sides[seat].card) == most)


def _kind(duel: Duel, seat: Seat, slot: int) -> Kind:
    hand = duel.sides[seat].hand
    assert hand is not None
    return dice_kinds.kinds()[hand[slot].kind]


def _place(duel: Duel, seat: Seat) -> tuple[int, ...]:
    """The counters of a throw, but for the slot; mirror throws leave the side out."""
    turn = turn_of(duel.sides[seat].card)
    return (duel.table.duel, turn, duel.thrown) if duel.table.mirror else (duel.table.duel, seat, turn, duel.thrown)


def _fall(flow: DuelFlow, seat: Seat, slot: int, place: tuple[int, ...]) -> int:
    rigged = flow.rigged_die()
    if rigged is not None:
        return rigged
    return _face(flow, _kind(flow.state, seat, slot), "dice", (*place, slot))


def _face(flow: DuelFlow, kind: Kind, stream: str, counters: tuple[int, ...]) -> int:
    if not kind.weights:
        return kind.faces[flow.draw(stream, counters, len(kind.faces))]
    return kind.faces[weighted(lambda n: flow.draw(stream, counters, n), kind.weights)]


def _slipped(flow: DuelFlow, seat: Seat, hold: tuple[int, ...], place: tuple[int, ...]) -> tuple[int, ...]:
    table = flow.state.table
    per_cent = house.in_force("shaky_table", table.house_rules, table.difficulty) if seat == 0 else 0
    if not per_cent:
        return ()
    return tuple(slot for slot in hold if flow.draw("slip", (*place, slot), PER_CENT) < per_cent)


def _mirrored(duel: Duel, seat: Seat, shown: Faces, loose: list[int]) -> Faces:
    """Each mirror that was thrown takes the number that most of the others show; ties: the higher; none: it stays."""
    hand = duel.sides[seat].hand or ()
    if not any(hand[slot].kind == MIRROR for slot in loose):
        return shown
    waiting = [slot for slot in duel.sides[seat].pending or () if slot not in loose]
    mirrors = [slot for slot in range(DICE) if _kind(duel, seat, slot).id == MIRROR and slot not in waiting]
    counts = Counter(face for slot, face in enumerate(shown) if slot not in mirrors and face != STAR)
    if not counts:
        return shown
    common = max(counts, key=lambda face: (counts[face], face))
    return tuple(common if slot in mirrors and slot in loose else face for slot, face in enumerate(shown))


def _roll_off_face(flow: DuelFlow, played: int, seat: Seat) -> int:
    rigged = flow.rigged_die()
    if rigged is not None:
        return rigged
    return 1 + flow.draw("rolloff", (flow.state.table.duel, played, seat), SIDES_OF_A_DIE)
