"""Knows what the table scene asks of a game's skin, and what a skin may wish for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import pygame

from game.core.rules import Beat, View
from scenes.anim.tree import Anim
from scenes.services.inputs import Input
from scenes.stack import Scene


@dataclass(frozen=True, slots=True)
class Act:
    """The player decided: this action."""

    action: Any


@dataclass(frozen=True, slots=True)
class Ask:
    """The player decided, but is to be asked first; the words are made when they are drawn."""

    action: Any
    heading: Callable[[], str]
    body: Callable[[], str]
    yes: Callable[[], str]
    no: Callable[[], str]


@dataclass(frozen=True, slots=True)
class Press:
    """A button or a line stands for a command: log, prompts, speed or back; retell, finish are the skin's."""

    command: str


@dataclass(frozen=True, slots=True)
class Tell:
    """The player wants something shown again: beats that lead to what is there now and change nothing."""

    beats: tuple[Any, ...]


Wish = Act | Ask | Press | Tell | None


@dataclass(frozen=True, slots=True)
class Prompt:
    """One legal action in words."""

    words: Callable[[], str]
    action: Any


class Desk(Protocol):
    """What a scene that lies over the table may ask of it."""

    @property
    def t(self) -> int:
        """Game time in ms."""

    @property
    def state(self) -> Any:
        """The view as it is now."""

    @property
    def known(self) -> Any:
        """The view as far as what led to it is on the disk: only this may be shown."""

    def act(self, action: Any) -> str | None:
        """Does what the player decided at once; the reason if it is not allowed, and then nothing has changed."""

    def pass_time(self, dt: float) -> None:
        """Lets `dt` seconds of game time pass; a deadline that is reached takes effect."""

    def legal(self) -> Sequence[Any]:
        """Every action of the player."""

    def pause(self) -> Scene:
        """The pause, to be pushed."""


class Skin(Protocol):
    """How one game looks on the table. All states are views of the seat that `begin` named last."""

    def begin(self, view: View[Any, Any]) -> None:
        """The table as it is when a player sits down: seat, masked state, events seen so far; all before is forgotten.

        It may come again, for the same or another seat. Whatever the former person had laid out (holds, a choice, the
        pointer's place) must be gone: the picture afterwards is that of a fresh skin begun with this view.
        """

    def private(self, state: Any) -> bool:
        """Whether this view shows what another person at the same machine may not see; asked before `begin`, too."""

    def music(self, state: Any) -> str:
        """The piece that is played at this table."""

    def motion(self, beat: Beat[Any, Any]) -> Anim:
        """How an event is shown; may not change what `settle` shows in the end."""

    def settle(self, state: Any) -> None:
        """Shows the view as it is, at rest."""

    def ends(self, beat: Beat[Any, Any]) -> bool:
        """Whether with this event the table's game is decided, so that nothing after it is shown here."""

    def decides(self, beat: Beat[Any, Any]) -> bool:
        """Whether the event must be on the disk before it is shown, whoever caused it."""

    def wait_for(self, player: bool, may: bool) -> None:
        """Whether the table waits for the player now, and whether he may act at all."""

    def moment_ms(self, state: Any) -> int:
        """How long the table holds still before it asks the other side, so that the player can act first."""

    def hurries(self, given: Input) -> bool:
        """Whether an input ends that moment."""

    def asked_ahead(self, state: Any) -> Any:
        """What the player asked for before it was possible and is possible now, as an action; None: nothing."""

    def eager(self, given: Input, beats: Sequence[Beat[Any, Any]]) -> bool:
        """Whether an input that came while `beats` were being shown also counts for what came of them."""

    def handle(self, given: Input) -> Wish:
        """Answers an input; without the player's turn it can only look around."""

    def cancel(self) -> bool:
        """Takes back what was begun but not decided; whether there was anything."""

    def overlay(self, state: Any, desk: Desk) -> Scene | None:
        """The scene that belongs over the table in this state, None if none does."""

    def update(self, ms: float) -> None:
        """Lets `ms` of animation time pass for what moves by itself."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the whole table."""

    def prompts(self, legal: Sequence[Any]) -> tuple[Prompt, ...]:
        """Every legal action in words."""

    def log(self) -> tuple[Callable[[], str], ...]:
        """What happened so far, a line each, the oldest first."""
