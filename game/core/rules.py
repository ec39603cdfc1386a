"""Knows the words all games share: seats, windows, beats, views, flows, and what a game's rules offer."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, Protocol, TypeVar

from game.core.codec import Plain
from game.core.draw import Draw

Seat = int
CLOCK_SEAT = -1
SIDES_OF_A_DIE = 6

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
S_co = TypeVar("S_co", covariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Window:
    """What a seat may decide now, and whether the game waits for it."""

    name: str
    required: bool


@dataclass(frozen=True, slots=True)
class Beat(Generic[S, E]):
    """One event with the states before and after it: what a screen animates between."""

    event: E
    before: S
    after: S


@dataclass(frozen=True, slots=True)
class View(Generic[S, E]):
    """What one seat knows: the masked state and the redacted events it has seen."""

    seat: Seat
    state: S
    seen: tuple[E, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: winning seats, a score a seat, the reason's id, and the side where sides win."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    side: Seat | None = None


@dataclass(frozen=True, slots=True)
class Rig:
    """Chance laid down beforehand: faces in the order drawn, cards by name; real chance follows when used up."""

    dice: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if any(not 0 <= face <= SIDES_OF_A_DIE for face in self.dice):
            raise ValueError(f"dice: holds a face that no die has, expected 1 to {SIDES_OF_A_DIE}, or 0 for a star")


class Flow(Protocol[S_co, E_contra]):
    """What deciding may do: read the state and the time, draw, and emit events, which alone change the state."""

    @property
    def state(self) -> S_co: ...

    @property
    def t(self) -> int: ...

    def emit(self, event: E_contra) -> None: ...

    def draw(self, stream: str, counters: tuple[int, ...], n: int) -> int: ...

    def rigged_die(self) -> int | None: ...

    def rigged_card(self) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its default, what may be chosen, and whether `one`, `some` or a `pair` of it is."""

    default: Plain
    choices: tuple[Plain, ...]
    takes: Literal["one", "some", "pair"] = "one"


Options = Mapping[str, Plain]


@dataclass(frozen=True, slots=True)
class Rules(Generic[S, A, E]):
    """A game: plain functions of states, actions and events.

    `new` gives the state before anything is drawn and raises `CodecError` for what cannot be; `advance` emits what
    happens by itself until a seat is waited for; `let_time_pass` brings the state's own clock up to `flow.t`, or to
    the deadline if that comes first; `check` names the reason against an action or None; `legal` lists on demand;
    `unlisted` are the actions that need no window, with the only seat each may come from.
    """

    game: str
    id: str
    seats: tuple[int, int]
    options: Callable[[], Mapping[str, Option]]
    actions: tuple[type[A], ...]
    events: tuple[type[E], ...]
    unlisted: Mapping[type, Seat]
    new: Callable[[int, Options, Mapping[str, Plain], Draw], S]
    advance: Callable[[Flow[S, E]], None]
    windows: Callable[[S], Mapping[Seat, Window]]
    deadline: Callable[[S], int | None]
    let_time_pass: Callable[[Flow[S, E]], None]
    check: Callable[[S, Seat, A], str | None]
    legal: Callable[[S, Seat], Sequence[A]]
    decide: Callable[[Flow[S, E], Seat, A], None]
    evolve: Callable[[S, E], S]
    mask: Callable[[S, Seat | None], S]
    redact: Callable[[E, Seat | None], E]
    outcome: Callable[[S], Outcome | None]
    clock: Callable[[], A]
    to_dict: Callable[[S], dict[str, Plain]]
    from_dict: Callable[[Mapping[str, Plain]], S]


def required_seats(windows: Mapping[Seat, Window]) -> tuple[Seat, ...]:
    """The seats whose decision is waited for, ascending."""
    return tuple(sorted(seat for seat, window in windows.items() if window.required))
