"""Knows how an answer is laid out seat by seat: shots aimed, beers given, arrows returned, and all of it taken back."""

from game.bang_dice.check import discards
from game.bang_dice.shooting import reach_of_die
from game.bang_dice.state import ASSIGN, DISCARD, GIFT, Shootout
from game.core.rules import Seat
from scenes.skins.bang_dice.choice import (
    Choice,
    can_double,
    candidates,
    most_picks,
    next_die,
    options,
    ready,
)  # fmt: skip
from scenes.table.skin import Act, Wish


def taken_back(choice: Choice, state: Shootout) -> bool:
    """Takes back the last thing that was laid out; whether there was any."""
    if choice.peek:
        choice.peek = 0
    elif choice.focus is not None:
        choice.focus = None
    elif choice.picks:
        choice.picks.pop()
    elif state.phase == ASSIGN and (last := _last_free_shot(choice, state)) is not None:
        del choice.shots[last]
        choice.doubled = None if choice.doubled == last else choice.doubled
        choice.die, choice.seat = last, None
    elif choice.slot is not None or choice.seat is not None or choice.option is not None:
        choice.slot = choice.seat = choice.option = None
    else:
        return False
    return True


def doubled(choice: Choice, state: Shootout) -> None:
    """Slab the Killer: the shot that was aimed last costs two points and a beer, or no longer does."""
    if not can_double(state):
        choice.hint = "bang.hint.no_double"
    elif not choice.shots:
        choice.hint = "bang.hint.aim_first"
    elif choice.doubled is not None and choice.doubled == _marked(choice):
        choice.doubled = None
    else:
        choice.doubled = _marked(choice)


def answered(choice: Choice, state: Shootout, me: Seat) -> Wish:
    """The answer that is laid out; with something missing a hint says what."""
    plates_ = options(state, me)
    if plates_:
        if choice.option is None:
            choice.hint = "bang.hint.choose"
            return None
        return Act(plates_[choice.option])
    action = ready(choice, state, me)
    if action is None:
        choice.hint = "bang.hint.aim_all" if state.phase == ASSIGN else "bang.hint.pick_more"
        return None
    return Act(action)


def placed(choice: Choice, state: Shootout, me: Seat, seat: Seat) -> Wish:
    """A seat was chosen: a shot, a beer, a gift or an arrow goes there."""
    if state.phase == ASSIGN and choice.die is None and choice.shots:
        last = _last_free_shot(choice, state)
        if last is not None and seat in reach_of_die(state, last):
            choice.shots[last] = seat
            return None
    if seat not in candidates(choice, state, me):
        choice.hint = _why_not(choice, state, me)
        return None
    if state.phase == ASSIGN and choice.die is not None:
        choice.shots[choice.die] = seat
        choice.die, choice.seat = next_die(choice, state), None
        return None
    if state.phase == GIFT:
        if choice.picks == [seat]:
            return answered(choice, state, me)
        choice.picks = [seat]
        return None
    if len(choice.picks) < most_picks(state, me)[1]:
        choice.picks.append(seat)
    else:
        choice.hint = "bang.hint.enough"
    return None


def aim_again(choice: Choice, die: int) -> None:
    choice.shots.pop(die, None)
    choice.doubled = None if choice.doubled == die else choice.doubled
    choice.die, choice.seat = die, None


def _last_free_shot(choice: Choice, state: Shootout) -> int | None:
    """The shot that was aimed last and could have gone elsewhere."""
    free = [die for die in choice.shots if len(reach_of_die(state, die)) > 1]
    return free[-1] if free else None


def _marked(choice: Choice) -> int | None:
    return list(choice.shots)[-1] if choice.shots else None


def _why_not(choice: Choice, state: Shootout, me: Seat) -> str:
    if state.phase == ASSIGN:
        return "bang.hint.aimed" if choice.die is None else "bang.hint.too_far"
    if state.phase == DISCARD:
        return "bang.hint.no_arrow" if sum(discards(state, me)[0]) else "bang.hint.enough"
    return "bang.hint.out"
