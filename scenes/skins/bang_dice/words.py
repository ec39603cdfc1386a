"""Knows how things of Bang! Dice are called, what is said of every event, and of every action in the list of moves."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.bang_dice.actions import Assign, Beers, DiscardArrows, Gatling, Gift, Stop, TakeArrow, Throw
from game.bang_dice.events import (
    AbilityUsed,
    ArrowsReturned,
    ArrowTaken,
    Attacked,
    BangEvent,
    Dealt,
    Eliminated,
    Exploded,
    GameEnded,
    GatlingFired,
    Healed,
    Hit,
    ShotsAssigned,
    Thrown,
    TurnBegan,
)  # fmt: skip
from game.bang_dice.numbers import SHERIFF
from game.bang_dice.state import Shootout
from game.core.rules import Seat
from scenes.services.text import Text
from scenes.table.people import Sitter
from scenes.table.skin import Prompt

Sitters = Sequence[Sitter]
Line = Callable[[], str]


def character(text: Text, who: str) -> str:
    """A character's name."""
    return text.say(f"bang.who.{who}")


def does(text: Text, who: str) -> str:
    """What a character can do."""
    return text.say(f"bang.does.{who}")


def role(text: Text, which: str | None) -> str:
    """A role, or that it is secret."""
    return text.say(f"bang.role.{which or 'hidden'}")


def goal(text: Text, which: str, three: bool) -> str:
    """What a role is after; at a table of three each hunts another."""
    return text.say(f"bang.hunts.{which}" if three else f"bang.goal.{which}")


def face(text: Text, which: str) -> str:
    """What a die shows."""
    return text.say(f"bang.face.{which}")


def prompt(text: Text, sitters: Sitters, state: Shootout, action: object) -> Prompt:
    """One legal action for the list of moves."""
    return Prompt(partial(action_words, text, sitters, state, action), action)


def action_words(text: Text, sitters: Sitters, state: Shootout, action: object) -> str:
    """An action in words."""
    match action:
        case Throw(keep):
            if not keep:
                return text.say("bang.move.throw_all")
            return text.say("bang.move.throw", {"dice": _dice(text, state, keep)})
        case Stop():
            return text.say("bang.move.stop")
        case Gift(target):
            return text.say("bang.move.gift", {"name": sitters[target].name})
        case Assign(shots):
            parts = []
            for shot in shots:
                key = "bang.move.shot_double" if shot.double else "bang.move.shot"
                shown = face(text, (state.dice or ())[shot.die])
                parts.append(text.say(key, {"face": shown, "die": shot.die + 1, "name": sitters[shot.target].name}))
            return "; ".join(parts)
        case Beers(targets):
            return text.say("bang.move.beers", {"names": _counted(sitters, targets)})
        case TakeArrow(n):
            return text.say_n("bang.move.take", n)
        case DiscardArrows(()):
            return text.say("bang.move.discard_none")
        case DiscardArrows(from_):
            return text.say("bang.move.discard", {"names": _counted(sitters, from_)})
        case Gatling(back):
            return text.say("bang.move.return" if back else "bang.move.keep_arrows")
        case _:
            raise ValueError(f"{action!r} is no action of this game")


def lines(text: Text, sitters: Sitters, events: Sequence[BangEvent]) -> tuple[Line, ...]:
    """What happened, a line each; arrows taken one after the other are one line."""
    found: list[Line] = []
    arrows, taker = 0, -1
    for event in events:
        if isinstance(event, ArrowTaken) and event.seat == taker:
            arrows += 1
            found[-1] = partial(_took, text, sitters, taker, arrows)
            continue
        arrows, taker = (1, event.seat) if isinstance(event, ArrowTaken) else (0, -1)
        if arrows:
            found.append(partial(_took, text, sitters, taker, 1))
        elif _is_told(event):
            found.append(partial(line, text, sitters, event))
    return tuple(found)


def line(text: Text, sitters: Sitters, event: BangEvent) -> str:
    """One event in words."""

    def say(key: str, seat: Seat, more: Mapping[str, object] | None = None) -> str:
        return text.say(f"bang.log.{key}", {"name": sitters[seat].name, **(more or {})})

    match event:
        case Dealt(roles, _):
            return say("sheriff", roles.index(SHERIFF)) if SHERIFF in roles else text.say("bang.log.open")
        case TurnBegan(seat):
            return say("turn", seat)
        case Thrown(seat, _, dice):
            return say("thrown", seat, {"dice": ", ".join(face(text, one) for one in dice)})
        case Attacked(losses):
            hurt = [f"{sitters[seat].name} −{lost}" for seat, lost in enumerate(losses) if lost]
            return text.say("bang.log.attack", {"names": ", ".join(hurt) or "–"})
        case Exploded(seat):
            return say("exploded", seat)
        case ShotsAssigned(seat, shots):
            return say("shots", seat, {"names": _counted(sitters, [shot.target for shot in shots])})
        case Hit(seat, n, by):
            return say("hit_own", seat, {"n": n}) if by is None else say("hit", seat, {"n": n, "by": sitters[by].name})
        case Healed(seat, n):
            return say("healed", seat, {"n": n}) if n else say("wasted", seat)
        case GatlingFired(seat):
            return say("gatling", seat)
        case ArrowsReturned(seat, n):
            return say("returned", seat, {"n": n})
        case Eliminated(seat, which):
            return say("out", seat, {"role": role(text, which)})
        case AbilityUsed(seat, who):
            return say("ability", seat, {"character": character(text, who)})
        case GameEnded(winners, reason, _):
            return ending(text, sitters, winners, reason)
        case _:
            raise ValueError(f"nothing is said of {event!r}")


def ending(text: Text, sitters: Sitters, winners: Sequence[Seat], reason: str) -> str:
    """Who has won, and by what."""
    return text.say(f"reason.bang_dice.{reason}", {"names": ", ".join(sitters[seat].name for seat in winners)})


def _is_told(event: BangEvent) -> bool:
    return isinstance(
        event,
        Dealt | TurnBegan | Thrown | Attacked | Exploded | ShotsAssigned | Hit | Healed | GatlingFired | ArrowsReturned
        | Eliminated | AbilityUsed | GameEnded,
    )  # fmt: skip


def _took(text: Text, sitters: Sitters, seat: Seat, number: int) -> str:
    return text.say_n("bang.log.arrows", number, {"name": sitters[seat].name})


def _dice(text: Text, state: Shootout, keep: Sequence[int]) -> str:
    faces = state.dice or ()
    return ", ".join(f"{slot + 1} {face(text, faces[slot])}" for slot in keep)


def _counted(sitters: Sitters, seats: Sequence[Seat]) -> str:
    return ", ".join(
        f"{sitters[seat].name}{f' ×{number}' if number > 1 else ''}" for seat, number in Counter(seats).items()
    )
