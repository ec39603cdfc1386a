"""Knows how to lay out a shoot-out for one test: who sits where, which dice lie and fall, and the way through it."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from game.bang_dice import rules as bang
from game.bang_dice.actions import Assign, Beers, Shot, Stop, Throw
from game.bang_dice.numbers import FACES
from game.core.codec import CodecError
from game.core.match import IllegalAction, Match, Start
from game.core.rules import Rig

LETTERS = dict(zip("AD12BG", FACES, strict=True))
PLAIN = ("willy_the_kid", "paul_regret", "lucky_duke", "suzy_lafayette", "black_jack", "sid_ketchum", "rose_doolan",
         "calamity_janet")  # fmt: skip


def faces(letters: str) -> tuple[str, ...]:
    """The faces by one letter each: `A` arrow, `D` dynamite, `1`, `2`, `B` beer, `G` Gatling."""
    return tuple(LETTERS[letter] for letter in letters)


def seat(role: str, character: str, life: int, arrows: int = 0) -> dict[str, Any]:
    """One seat of a position."""
    return {"role": role, "character": character, "life": life, "arrows": arrows}


def position(
    seats: Iterable[tuple[Any, ...]], turn: int = 0, dice: str | None = None, throws: int = 3
) -> dict[str, Any]:  # fmt: skip
    """A position of seats `(role, character, life[, arrows])`; with dice after so many throws."""
    listed = [seat(*one) for one in seats]
    return {
        "seats": listed,
        "pile": 9 - sum(one["arrows"] for one in listed),
        "turn": turn,
        "throws_used": 0 if dice is None else throws,
        "dice": None if dice is None else list(faces(dice)),
    }


def table(
    *seats: tuple[Any, ...], turn: int = 0, dice: str | None = None, throws: int = 3, rig: str = ""
) -> Any:  # fmt: skip
    """A match from a position, the dice rigged as listed."""
    return begun(len(seats), position(seats, turn, dice, throws), rig)


def begun(seats: int, where: dict[str, Any] | None = None, rig: str = "", seed: str = "PLACES") -> Any:
    """A match of `bang_dice`."""
    laid = Rig(tuple(FACES.index(face) for face in faces(rig))) if rig else None
    return Match(bang.rules(), Start(seats, {}, seed, where, laid))


def do(match: Any, action: Any) -> tuple[Any, ...]:
    """Submits an action of the seat that is asked; gives the events without the questions."""
    beats = match.submit(match.to_act[0], action, match.t)
    return tuple(beat.event for beat in beats if beat.event.type != "asked")


def throw(match: Any, *keep: int) -> tuple[Any, ...]:
    return do(match, Throw(keep))


def stop(match: Any) -> tuple[Any, ...]:
    return do(match, Stop())


def shoot(match: Any, *targets: int, double: int | None = None) -> tuple[Any, ...]:
    """Assigns the shots to the targets, die by die; the shot at place `double` is doubled."""
    dice = [die for die, face in enumerate(match.state.dice) if face in ("one", "two")]
    shots = (
        Shot(die, target, True if place == double else None)
        for place, (die, target) in enumerate(zip(dice, targets, strict=True))
    )
    return do(match, Assign(tuple(shots)))


def drink(match: Any, *targets: int) -> tuple[Any, ...]:
    return do(match, Beers(targets))


def refused(match: Any, action: Any, who: int | None = None) -> str:
    """The reason against an action, which has changed nothing."""
    before = match.state
    with pytest.raises(IllegalAction) as fault:
        match.submit(match.to_act[0] if who is None else who, action, match.t)
    assert match.state is before
    return str(fault.value)


def bad_value(where: dict[str, Any], seats: int) -> str:
    """The key that a position is refused for."""
    with pytest.raises(CodecError) as fault:
        begun(seats, where)
    assert fault.value.code == "bad_value"
    return fault.value.place


def lives(match: Any) -> list[int]:
    return [player.life for player in match.state.players]


def arrows(match: Any) -> list[int]:
    return [player.arrows for player in match.state.players]


def asked(match: Any) -> tuple[int, str]:
    """Who is asked what."""
    return match.state.to_act, match.state.phase


def listed(match: Any) -> tuple[Any, ...]:
    """The legal actions of the seat that is asked."""
    actions: tuple[Any, ...] = match.rules.legal(match.state, match.to_act[0])
    return actions


def of_type(events: Sequence[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
