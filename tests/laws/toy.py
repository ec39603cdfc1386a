"""A toy game of secret hands, sealed answers and a deadline: the shape that the later games need, in small.

Each seat holds secret cards. The mover lays one open; every other seat then seals one, all at once, within
1 000 ms (a late seat loses its highest card unseen). The highest card takes the trick's tokens.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar

from game.core.codec import encode
from game.core.draw import Draw, shuffled
from game.core.rules import CLOCK_SEAT, Flow, Option, Outcome, Rules, Seat, Window

ANSWER_MS = 1000
HAND = 3


@dataclass(frozen=True, slots=True)
class Lead:
    card: int
    type: ClassVar[str] = "lead"


@dataclass(frozen=True, slots=True)
class Seal:
    card: int
    type: ClassVar[str] = "seal"


@dataclass(frozen=True, slots=True)
class Peek:
    """An optional action: the mover may look at the clock while others answer."""

    type: ClassVar[str] = "peek"


@dataclass(frozen=True, slots=True)
class Clock:
    type: ClassVar[str] = "clock"


@dataclass(frozen=True, slots=True)
class Dealt:
    hands: tuple[tuple[int | None, ...], ...]
    type: ClassVar[str] = "dealt"


@dataclass(frozen=True, slots=True)
class Led:
    seat: Seat
    card: int
    until: int
    type: ClassVar[str] = "led"


@dataclass(frozen=True, slots=True)
class Sealed:
    seat: Seat
    card: int | None
    type: ClassVar[str] = "sealed"


@dataclass(frozen=True, slots=True)
class Peeked:
    seat: Seat
    type: ClassVar[str] = "peeked"


@dataclass(frozen=True, slots=True)
class Revealed:
    cards: tuple[int, ...]
    winner: Seat
    type: ClassVar[str] = "revealed"


@dataclass(frozen=True, slots=True)
class Answer:
    given: bool = False
    card: int | None = None


@dataclass(frozen=True, slots=True)
class Toy:
    hands: tuple[tuple[int | None, ...], ...]
    answers: tuple[Answer, ...]
    tokens: tuple[int, ...]
    pot: int
    mover: Seat = 0
    until: int | None = None
    peeked: bool = False


ToyAction = Lead | Seal | Peek | Clock
ToyEvent = Dealt | Led | Sealed | Peeked | Revealed


def new(seats: int, options: Mapping[str, Any], position: Mapping[str, Any], draw: Draw) -> Toy:
    return Toy(((),) * seats, (Answer(),) * seats, (0,) * seats, pot=HAND)


def advance(flow: Flow[Toy, ToyEvent]) -> None:
    toy = flow.state
    seats = len(toy.hands)
    if toy.pot == HAND and not any(toy.hands) and toy.until is None:
        order = shuffled(lambda i, n: flow.draw("deal", (i,), n), range(seats * HAND))
        flow.emit(Dealt(tuple(tuple(sorted(order[seat::seats])) for seat in range(seats))))
    elif toy.until is not None and all(answer.given for answer in toy.answers):
        cards = tuple(answer.card or 0 for answer in toy.answers)
        flow.emit(Revealed(cards, max(range(seats), key=lambda seat: cards[seat])))


def windows(toy: Toy) -> Mapping[Seat, Window]:
    if outcome(toy) is not None:
        return {}
    if toy.until is None:
        return {toy.mover: Window("lead", required=True)}
    waiting = {seat: Window("seal", required=True) for seat, answer in enumerate(toy.answers) if not answer.given}
    return waiting if toy.peeked else {**waiting, toy.mover: Window("peek", required=False)}


def check(toy: Toy, seat: Seat, action: ToyAction) -> str | None:
    if isinstance(action, Clock):
        return None
    return None if action in legal(toy, seat) else f"{action.type}: not now"


def legal(toy: Toy, seat: Seat) -> tuple[ToyAction, ...]:
    window = windows(toy).get(seat)
    if window is None:
        return ()
    if window.name == "peek":
        return (Peek(),)
    kind = Lead if window.name == "lead" else Seal
    return tuple(kind(card) for card in toy.hands[seat] if card is not None)


def decide(flow: Flow[Toy, ToyEvent], seat: Seat, action: ToyAction) -> None:
    match action:
        case Lead(card):
            flow.emit(Led(seat, card, flow.t + ANSWER_MS))
        case Seal(card):
            flow.emit(Sealed(seat, card))
        case Peek():
            flow.emit(Peeked(seat))
        case Clock():
            if flow.state.until is not None and flow.t >= flow.state.until:
                for late, answer in enumerate(flow.state.answers):
                    if not answer.given:
                        flow.emit(Sealed(late, max(card or 0 for card in flow.state.hands[late])))


def evolve(toy: Toy, event: ToyEvent) -> Toy:
    match event:
        case Dealt(hands):
            return replace(toy, hands=hands)
        case Led(seat, card, until):
            return replace(_played(toy, seat, card), until=until, mover=seat, peeked=False)
        case Sealed(seat, card):
            return _played(toy, seat, card)
        case Peeked():
            return replace(toy, peeked=True)
        case Revealed(_, winner):
            tokens = tuple(count + (seat == winner) for seat, count in enumerate(toy.tokens))
            answers = (Answer(),) * len(toy.hands)
            return replace(toy, tokens=tokens, pot=toy.pot - 1, mover=winner, until=None, answers=answers)


def _played(toy: Toy, seat: Seat, card: int | None) -> Toy:
    held = toy.hands[seat]
    left = held[1:] if None in held else tuple(other for other in held if other != card)
    hands = (*toy.hands[:seat], left, *toy.hands[seat + 1 :])
    return replace(toy, hands=hands, answers=(*toy.answers[:seat], Answer(True, card), *toy.answers[seat + 1 :]))


def mask(toy: Toy, seat: Seat | None) -> Toy:
    hands = tuple(hand if own == seat else (None,) * len(hand) for own, hand in enumerate(toy.hands))
    answers = tuple(
        answer if own in (seat, toy.mover) else replace(answer, card=None) for own, answer in enumerate(toy.answers)
    )
    return replace(toy, hands=hands, answers=answers)


def redact(event: ToyEvent, seat: Seat | None) -> ToyEvent:
    match event:
        case Dealt(hands):
            return Dealt(tuple(hand if own == seat else (None,) * len(hand) for own, hand in enumerate(hands)))
        case Sealed(own, _) if own != seat:
            return Sealed(own, None)
        case _:
            return event


def outcome(toy: Toy) -> Outcome | None:
    if toy.pot:
        return None
    best = max(toy.tokens)
    return Outcome(tuple(seat for seat, count in enumerate(toy.tokens) if count == best), toy.tokens, "most_tokens")


def tokens(toy: Toy) -> int:
    """What law 6 says never changes: tokens in the pot and with the seats."""
    return toy.pot + sum(toy.tokens)


def to_dict(toy: Toy) -> dict[str, Any]:
    return dict(encode(toy))


def from_dict(plain: Mapping[str, Any]) -> Toy:
    return Toy(
        hands=tuple(tuple(hand) for hand in plain["hands"]),
        answers=tuple(Answer(answer["given"], answer.get("card")) for answer in plain["answers"]),
        tokens=tuple(plain["tokens"]),
        pot=plain["pot"],
        mover=plain["mover"],
        until=plain.get("until"),
        peeked=plain["peeked"],
    )


@cache
def rules() -> Rules[Toy, ToyAction, ToyEvent]:
    return Rules(
        game="toy", id="toy/1", seats=(2, 4), options=lambda: {"unused": Option(0, (0,))},
        actions=(Lead, Seal, Peek, Clock), events=(Dealt, Led, Sealed, Peeked, Revealed),
        unlisted={Clock: CLOCK_SEAT}, new=new, advance=advance, windows=windows, deadline=lambda toy: toy.until,
        let_time_pass=lambda flow: None,
        check=check, legal=legal, decide=decide, evolve=evolve, mask=mask, redact=redact, outcome=outcome,
        clock=Clock, to_dict=to_dict, from_dict=from_dict,
    )  # fmt: skip
