"""Knows what a person has laid out before deciding: kept dice, aimed shots, picked seats; and which action that is."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from game.bang_dice.actions import (
    Assign,
    BangAction,
    Beers,
    DiscardArrows,
    Gatling,
    Gift,
    Shot,
    Stop,
    TakeArrow,
    Throw,
)  # fmt: skip
from game.bang_dice.check import check, discards, most_taken
from game.bang_dice.numbers import DYNAMITE
from game.bang_dice.shooting import may_double, points_at, reach_of_die
from game.bang_dice.state import (
    ASSIGN,
    BEERS,
    DISCARD,
    GIFT,
    RETURN,
    TAKE_ARROW,
    THROW,
    Shootout,
    ability,
    beers_left,
    cap,
    clockwise,
    shot_dice,
)  # fmt: skip
from game.core.rules import Seat

Kind = Literal["die", "seat", "plate", "press", "pile", "role", "habits", "double"]
Question = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """Something on the table that the pointer or the keys can be on."""

    kind: Kind
    at: int | str = 0


@dataclass(slots=True)
class Choice:
    """What is laid out. `die` is the shot being aimed, `slot` and `seat` are where the keys stand, `option` which of
    the plates; `peek` is how far somebody has come to see the own role: 0 not, 1 asked, 2 it lies open."""

    question: Question | None = None
    keep: set[int] = field(default_factory=set)
    shots: dict[int, Seat] = field(default_factory=dict)
    doubled: int | None = None
    die: int | None = None
    picks: list[Seat] = field(default_factory=list)
    option: int | None = None
    slot: int | None = None
    seat: Seat | None = None
    over: Target | None = None
    focus: Target | None = None
    hint: str = ""
    explaining: bool = False
    peek: int = 0
    habits: bool = False


def question_of(state: Shootout, me: Seat) -> Question | None:
    """What a seat is asked, None if it is not."""
    if state.to_act != me:
        return None
    return state.phase, state.turn_number, state.throws_used, state.step, state.losses, state.dice


def follow(choice: Choice, state: Shootout, me: Seat) -> None:
    """Lays nothing out for a new question, but what has only one answer."""
    asked = question_of(state, me)
    if asked == choice.question:
        return
    choice.question = asked
    choice.keep, choice.shots, choice.doubled, choice.picks = set(), {}, None, []
    choice.option = choice.slot = choice.seat = choice.die = None
    choice.hint = ""
    if asked is not None and state.phase == ASSIGN:
        for die in shot_dice(state):
            if len(reach_of_die(state, die)) == 1:
                choice.shots[die] = reach_of_die(state, die)[0]
        choice.die = next_die(choice, state)


def next_die(choice: Choice, state: Shootout) -> int | None:
    """The first shot that is not aimed yet."""
    return next((die for die in shot_dice(state) if die not in choice.shots), None)


def kept(choice: Choice, state: Shootout) -> set[int]:
    """The dice that would stay: those chosen, and dynamite unless its thrower may throw it again."""
    if state.dice is None:
        return set()
    stuck = {die for die, face in enumerate(state.dice) if face == DYNAMITE}
    return choice.keep | (set() if ability(state, state.turn).rethrows_dynamite else stuck)


def candidates(choice: Choice, state: Shootout, me: Seat) -> tuple[Seat, ...]:
    """The seats that can be chosen now, clockwise from the left of who chooses, that one last."""
    seats = len(state.players)
    match state.phase:
        case phase if phase == ASSIGN:
            can = reach_of_die(state, choice.die) if choice.die is not None else ()
        case phase if phase in (BEERS, GIFT):
            can = clockwise(state)
        case phase if phase == DISCARD:
            held, _, _ = discards(state, me)
            can = tuple(seat for seat, number in enumerate(held) if number > choice.picks.count(seat))
        case _:
            can = ()
    return tuple(sorted(can, key=lambda seat: (seat - me - 1) % seats))


def options(state: Shootout, me: Seat) -> tuple[BangAction, ...]:
    """The answers of a question that is asked by plates."""
    match state.phase:
        case phase if phase == TAKE_ARROW:
            return tuple(TakeArrow(n) for n in range(most_taken(state, me) + 1))
        case phase if phase == RETURN:
            return Gatling(False), Gatling(True)
        case phase if phase == DISCARD and not ability(state, me).arrow_for_gatling:
            _, fewest, most = discards(state, me)
            return tuple(DiscardArrows((me,) * n) for n in range(fewest, most + 1))
        case _:
            return ()


def most_picks(state: Shootout, me: Seat) -> tuple[int, int]:
    """How many seats are to be picked at least and at most."""
    match state.phase:
        case phase if phase == BEERS:
            return beers_left(state), beers_left(state)
        case phase if phase == GIFT:
            return 1, 1
        case phase if phase == DISCARD:
            _, fewest, most = discards(state, me)
            return fewest, most
        case _:
            return 0, 0


def ready(choice: Choice, state: Shootout, me: Seat) -> BangAction | None:
    """The action that is laid out completely, None while something is missing."""
    action: BangAction | None = None
    fewest, most = most_picks(state, me)
    enough = fewest <= len(choice.picks) <= most
    match state.phase:
        case phase if phase == THROW:
            action = Throw(tuple(sorted(kept(choice, state))))
        case phase if phase == ASSIGN:
            doubled = choice.doubled
            shots = (Shot(die, seat, True if die == doubled else None) for die, seat in choice.shots.items())
            action = Assign(tuple(shots))
        case phase if phase == BEERS and enough:
            action = Beers(tuple(choice.picks))
        case phase if phase == GIFT and enough:
            action = Gift(choice.picks[0])
        case phase if phase == DISCARD and enough and not options(state, me):
            action = DiscardArrows(tuple(choice.picks))
        case _:
            pass
    return action if action is not None and check(state, me, action) is None else None


def may_stop(state: Shootout, me: Seat) -> bool:
    """Whether the seat may throw no more."""
    return state.to_act == me and state.phase == THROW and check(state, me, Stop()) is None


def can_double(state: Shootout) -> bool:
    """Whether a beer may double a shot now."""
    return state.phase == ASSIGN and may_double(state)


def changes(choice: Choice, state: Shootout, me: Seat) -> dict[Seat, int]:
    """What the laid out answer changes at whose life, before it is given: minus for shots, plus for beer."""
    if state.to_act != me:
        return {}
    match state.phase:
        case phase if phase == ASSIGN:
            shots = [Shot(die, seat, True if die == choice.doubled else None) for die, seat in choice.shots.items()]
            points = points_at(shots, len(state.players))
            return {seat: -lost for seat, lost in enumerate(points) if lost}
        case phase if phase in (BEERS, GIFT):
            return {seat: _gained(state, me, seat, number) for seat, number in Counter(choice.picks).items()}
        case _:
            return {}


def _gained(state: Shootout, me: Seat, seat: Seat, number: int) -> int:
    able, player = ability(state, me), state.players[seat]
    each = 1
    if state.phase == GIFT:
        each = able.gift
    elif seat == me and player.life <= able.low_life:
        each = able.low_beer
    return min(each * number, cap(state, seat) - player.life)
