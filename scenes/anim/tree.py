"""Knows animations as small frozen trees, and the player that lets time pass in one."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from scenes.anim.tween import Ease, ease_out


@dataclass(frozen=True, slots=True)
class Wait:
    """Nothing for `ms`."""

    ms: float


@dataclass(frozen=True, slots=True)
class Move:
    """`apply` is called with the eased part (0 to 1) for `ms`; its last call always gets ease(1)."""

    ms: float
    apply: Callable[[float], None]
    ease: Ease = ease_out


@dataclass(frozen=True, slots=True)
class Cue:
    """`call` once when its moment comes; `skippable`: not when the animation is being finished (sounds, sparks)."""

    call: Callable[[], None]
    skippable: bool = True


@dataclass(frozen=True, slots=True)
class Seq:
    """One after the other."""

    parts: "tuple[Anim, ...]"


@dataclass(frozen=True, slots=True)
class Par:
    """All at once; over when the longest is."""

    parts: "tuple[Anim, ...]"


Anim = Wait | Move | Cue | Seq | Par


def seq(*parts: Anim) -> Seq:
    """One after the other."""
    return Seq(parts)


def par(*parts: Anim) -> Par:
    """All at once."""
    return Par(parts)


def nothing() -> Anim:
    """An animation that is over at once."""
    return Wait(0)


def length_ms(anim: Anim) -> float:
    """How long an animation takes at speed 1."""
    match anim:
        case Wait(ms):
            return ms
        case Move():
            return anim.ms
        case Cue():
            return 0
        case Seq(parts):
            return sum(length_ms(part) for part in parts)
        case Par(parts):
            return max((length_ms(part) for part in parts), default=0)


@dataclass(frozen=True, slots=True)
class _Leaf:
    start: float
    end: float
    index: int
    anim: Move | Cue


class Player:
    """One animation under way. Playing it through in any steps, or finishing it, leaves the same."""

    def __init__(self, anim: Anim) -> None:
        self.time_ms = 0.0
        self.length_ms = length_ms(anim)
        self._waiting = [_Leaf(start, end, index, leaf) for index, (start, end, leaf) in enumerate(_leaves(anim, 0))]

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        return self.time_ms >= self.length_ms and not self._waiting

    def advance(self, ms: float) -> float:
        """Lets `ms` pass; returns what was left over after the end (0 while it still runs)."""
        return self._to(self.time_ms + max(0.0, ms), finishing=math.isinf(ms))

    def finish(self) -> None:
        """Goes to the end at once; cues that may be skipped are not called."""
        self._to(math.inf, finishing=True)

    def _to(self, target: float, finishing: bool) -> float:
        # in the order in which they end (or stand now), so that the last word on a value is the same for any steps
        due = [leaf for leaf in self._waiting if leaf.start <= target]
        due.sort(key=lambda leaf: (min(leaf.end, target), leaf.index))
        self.time_ms = min(target, self.length_ms)
        for leaf in due:
            done = leaf.end <= target
            if done:
                self._waiting.remove(leaf)
            match leaf.anim:
                case Cue():
                    if not (finishing and leaf.anim.skippable):
                        leaf.anim.call()
                case Move():
                    span = leaf.end - leaf.start
                    leaf.anim.apply(leaf.anim.ease(1.0 if done or span <= 0 else (target - leaf.start) / span))
        return max(0.0, target - self.length_ms) if self.over else 0.0


def _leaves(anim: Anim, start: float) -> Iterator[tuple[float, float, Move | Cue]]:
    match anim:
        case Move() | Cue():
            yield start, start + length_ms(anim), anim
        case Seq(parts):
            for part in parts:
                yield from _leaves(part, start)
                start += length_ms(part)
        case Par(parts):
            for part in parts:
                yield from _leaves(part, start)
        case Wait():
            pass
