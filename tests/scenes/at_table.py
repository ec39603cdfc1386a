"""Knows how a test sits down at a table: services without a screen, opponents that answer at once, inputs by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from game.campaign.actions import Choose, Leave, StartDuel, Stop, TakeKit
from game.catalog import games
from game.core.match import Entry, Match, Start
from game.core.session import Question, Session
from game.yathsel.actions import Enter, Throw
from scenes.catalog import table_scene
from scenes.menus.pause import PauseActions, PauseScene
from scenes.services.assets import Assets
from scenes.services.inputs import Command, Pointer
from scenes.services.services import Services, headless_services
from scenes.stack import Reset, Stack
from scenes.table.scene import TableHooks, TableScene

SEED = "SALOON"
STEP_S = 1 / 60
EMPTY: Mapping[str, Any] = {}


@dataclass
class Ready:
    """An answer that is there, or a line that is written, as soon as `open` says so."""

    action: Any = None
    open: Callable[[], bool] = lambda: True

    def ready(self) -> bool:
        return self.open()

    def done(self) -> bool:
        return self.open()

    def result(self) -> Any:
        return self.action


@cache
def pictures() -> Assets:
    """All tests look at the same pictures, loaded once."""
    return Assets()


def plain_answer(question: Question[Any, Any]) -> Any:
    """Holds pairs and more, then enters where most points are: quick, and always legal."""
    state = question.view.state
    duel = getattr(state, "duel", state)
    legal = games()[question.game].rules.legal(state, question.view.seat)
    if duel.offer:
        return legal[-1]
    if duel.dice is None or duel.throws_left == 2:
        common = max(set(duel.dice), key=duel.dice.count) if duel.dice else 0
        hold = tuple(slot for slot, face in enumerate(duel.dice or ()) if face == common)
        if len(hold) < 5:
            return Throw(hold)
    return next(action for action in legal if isinstance(action, Enter))


def between_duels(phase: str) -> Any:
    """The plainest way on: the first kit and opponent, no wager, no stop."""
    ways = {"kit": TakeKit(0), "choose": Choose(0), "wager": StartDuel(), "stop": Stop(), "won": Leave()}
    return ways[phase]


@dataclass
class Place:
    """One scene stack with a table on it."""

    services: Services
    session: Session[Any, Any, Any]
    scene: TableScene
    stack: Stack
    written: list[Entry[Any]]
    ended: list[int]
    gate: list[bool] = field(default_factory=lambda: [True])

    @property
    def duel(self) -> Any:
        state = self.session.view(0).state
        return getattr(state, "duel", state)

    @property
    def choice(self) -> Any:
        return self.scene.skin.choice

    @property
    def shown(self) -> Any:
        return self.scene.skin.shown

    def press(self, *names: str) -> None:
        for name in names:
            self.stack.handle(Command(name))  # type: ignore[arg-type]

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        for kind, which in (("move", 0), ("down", button), ("up", button)):
            self.stack.handle(Pointer(pos, which, kind))  # type: ignore[arg-type]

    def steps(self, number: int = 1) -> None:
        for _ in range(number):
            self.stack.update(STEP_S)

    def until_waiting(self, most: int = 6000) -> None:
        for _ in range(most):
            if self.scene.waits:
                return
            self.steps()
        raise AssertionError("the table does not wait for the player")


def sit_down(
    home: Path, position: Mapping[str, Any] = EMPTY, game: str = "yathsel_run", speed: int = 1, language: str = "en",
    scale: int = 100, answer: Callable[[Question[Any, Any]], Any] = plain_answer, seed: str = SEED,
    options: Mapping[str, Any] = EMPTY, slow: int = 1,
) -> Place:  # fmt: skip
    """A table in a run (or a duel by itself) as the position says, at the first moment."""
    services = replace(headless_services(home, language, scale, speed), assets=pictures())
    session = Session(Match(games()[game].rules, Start(2, options, seed, position or None)), {1: None})
    while game == "yathsel_run" and session.match.state.phase != "duel":
        session.submit(0, between_duels(session.match.state.phase), 0)
    written: list[Entry[Any]] = []
    ended: list[int] = []
    gate = [True]

    def recorded(entry: Entry[Any]) -> Ready:
        written.append(entry)
        return Ready(open=lambda: gate[0])

    def pause() -> PauseScene:
        return PauseScene(services, PauseActions(lambda: None, lambda: None))

    hooks = TableHooks(lambda question: Ready(answer(question)), recorded, lambda: ended.append(1), pause,
                       slow=lambda: slow)  # fmt: skip
    scene = table_scene(services, session, hooks, lambda: ("seal 0123", "Yathsel"))
    stack = Stack()
    stack.apply(Reset((scene,)))
    return Place(services, session, scene, stack, written, ended, gate)
