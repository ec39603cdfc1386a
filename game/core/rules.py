"""Knows the words all games share: seats, windows, beats, views, flows, and what a game's rules offer."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, NoReturn, Protocol, TypeVar

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
    side: str | Seat | None = None


@dataclass(frozen=True, slots=True)
class Rig:
    """Chance laid down beforehand; real chance follows when it is used up. `rigs` reads and writes it.

    `dice` are faces in the order drawn, as indices into the `faces` of the rules; `cards` are named.
    """

    dice: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()


class Flow(Protocol[S_co, E_contra]):
    """What deciding may do: read the state and the time, draw, and emit events, which alone change the state."""

    @property
    def state(self) -> S_co: ...

    @property
    def t(self) -> int: ...

    def emit(self, event: E_contra) -> None: ...

    def draw(self, stream: str, counters: tuple[int, ...], n: int) -> int: ...

    def rigged_die(self) -> int | None: ...

    def rigged_card(self, pile: Collection[str]) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its default, what may be chosen, and whether `one`, `some`, a `pair` or a `list` of it is.

    A `list` holds any of the choices in any order and number; `against` raises `CodecError` for one that cannot be.
    """

    default: Plain
    choices: tuple[Plain, ...]
    takes: Literal["one", "some", "pair", "list"] = "one"
    against: Callable[[Sequence[Plain], str], None] | None = None


Options = Mapping[str, Plain]


def never(state: object) -> None:
    """The deadline of a game without a clock."""


def no_time_passes(flow: object) -> None:
    """What time does to a game without a clock."""


def no_clock() -> NoReturn:
    """The clock's action of a game without one; nothing asks for it."""
    raise AssertionError("a game without deadlines has no clock")


@dataclass(frozen=True, slots=True)
class Rules(Generic[S, A, E]):
    """A game: plain functions of states, actions and events.

    `new` gives the state before anything is drawn and raises `CodecError` for what cannot be; `advance` emits what
    happens by itself until a seat is waited for; `let_time_pass` brings the state's own clock up to `flow.t`, or to
    the deadline if that comes first; `check` names the reason against an action or None; `legal` lists on demand;
    `unlisted` are the actions that need no window, with the only seat each may come from. `faces` and `cards` are what
    a rig may name, none where the game has no dice or draws no cards. What has a default fits a game without a clock.
    """

    game: str
    id: str
    seats: tuple[int, int]
    options: Callable[[], Mapping[str, Option]]
    actions: tuple[type[A], ...]
    events: tuple[type[E], ...]
    new: Callable[[int, Options, Mapping[str, Plain], Draw], S]
    advance: Callable[[Flow[S, E]], None]
    windows: Callable[[S], Mapping[Seat, Window]]
    check: Callable[[S, Seat, A], str | None]
    legal: Callable[[S, Seat], Sequence[A]]
    decide: Callable[[Flow[S, E], Seat, A], None]
    evolve: Callable[[S, E], S]
    mask: Callable[[S, Seat | None], S]
    redact: Callable[[E, Seat | None], E]
    outcome: Callable[[S], Outcome | None]
    to_dict: Callable[[S], dict[str, Plain]]
    from_dict: Callable[[Mapping[str, Plain]], S]
    faces: tuple[int | str, ...] = ()
    cards: tuple[str, ...] = ()
    unlisted: Mapping[type, Seat] = field(default_factory=dict)
    deadline: Callable[[S], int | None] = never
    let_time_pass: Callable[[Flow[S, E]], None] = no_time_passes
    clock: Callable[[], A] = no_clock


def required_seats(windows: Mapping[Seat, Window]) -> tuple[Seat, ...]:
    """The seats whose decision is waited for, ascending."""
    return tuple(sorted(seat for seat, window in windows.items() if window.required))
