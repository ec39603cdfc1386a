"""Knows that several people share one screen and none sees what is another's: seen on a toy game of secret hands."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.match import Match, Start
from game.core.rules import Beat, View
from game.core.session import Question, Session
from scenes.anim.tree import Anim, Wait
from scenes.fade import Fade
from scenes.menus.pause import PauseActions, PauseScene
from scenes.services.inputs import Command, Input, Pointer
from scenes.services.services import headless_services
from scenes.stack import Reset, Stack
from scenes.table.handover import OPEN, HandoverScene
from scenes.table.people import Sitter, looks
from scenes.table.scene import TableHooks, TableScene
from scenes.table.skin import Act, Prompt, Wish
from tests.laws import toy
from tests.scenes.at_table import STEP_S, Ready, pictures

SITTERS = tuple(Sitter(name, mark) for mark, name in enumerate(("Ann", "Ben", "Cleo")))
SECRET = (1, 250, 3)


@dataclass
class HandSkin:
    """Draws the hand of whoever looks, as large as the canvas: every pixel that leaks is seen."""

    hides: bool = True
    begun: list[int] = field(default_factory=list)
    seat: int = -1
    state: Any = None
    shown: list[Any] = field(default_factory=list)

    def begin(self, view: View[Any, Any]) -> None:
        self.seat = view.seat
        self.begun.append(view.seat)
        self.settle(view.state)

    def private(self, state: Any) -> bool:
        return self.hides

    def music(self, state: Any) -> str:
        return "table"

    def motion(self, beat: Beat[Any, Any]) -> Anim:
        self.shown.append(beat.event)
        return Wait(100)

    def settle(self, state: Any) -> None:
        self.state = state

    def ends(self, beat: Beat[Any, Any]) -> bool:
        return beat.after.pot == 0

    def decides(self, beat: Beat[Any, Any]) -> bool:
        return False

    def wait_for(self, player: bool, may: bool) -> None:
        pass

    def moment_ms(self, state: Any) -> int:
        return 0

    def hurries(self, given: Input) -> bool:
        return True

    def asked_ahead(self, state: Any) -> Any:
        return None

    def eager(self, given: Input, beats: Sequence[Beat[Any, Any]]) -> bool:
        return True

    def handle(self, given: Input) -> Wish:
        if given == Command("throw"):
            own = toy.legal(self.state, self.seat)
            return Act(own[0]) if own and not isinstance(own[0], toy.Peek) else None
        return None

    def cancel(self) -> bool:
        return False

    def overlay(self, state: Any, desk: Any) -> None:
        return None

    def update(self, ms: float) -> None:
        pass

    def draw(self, surface: pygame.Surface) -> None:
        hand = self.state.hands[self.seat]
        assert None not in hand, "a hand is drawn that its viewer may not see"
        surface.fill((SECRET[0] + 20 * self.seat, SECRET[1], SECRET[2] + 9 * len(hand)))

    def prompts(self, legal: Sequence[Any]) -> tuple[Prompt, ...]:
        return tuple(Prompt(lambda: "card", action) for action in legal)

    def log(self) -> tuple[Callable[[], str], ...]:
        return ()


@dataclass
class Shared:
    """A toy table shared by people, with bots at the seats in `bots`."""

    home: Path
    seats: int = 2
    bots: tuple[int, ...] = ()
    hides: bool = True
    seed: str = "SHARED"
    speed: int = 1
    paused: int = 0
    ended: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.services = replace(headless_services(self.home, speed=self.speed), assets=pictures())
        rules = toy.rules()
        match = Match(rules, Start(self.seats, {}, self.seed))
        self.session: Session[Any, Any, Any] = Session(match, dict.fromkeys(self.bots))
        self.skin = HandSkin(self.hides)

        def think(question: Question[Any, Any]) -> Ready:
            return Ready(toy.legal(question.view.state, question.view.seat)[0])

        def pause() -> PauseScene:
            self.paused += 1
            return PauseScene(self.services, PauseActions(lambda: None, lambda: None))

        hooks = TableHooks(think, lambda entry: Ready(), lambda: self.ended.append(1), pause, SITTERS)
        self.table = TableScene(self.services, self.session, self.skin, hooks)
        self.stack = Stack()
        self.stack.apply(Reset((self.table,)))

    @property
    def curtain(self) -> bool:
        return isinstance(self.stack.top, HandoverScene)

    def press(self, *names: str) -> None:
        for name in names:
            self.stack.handle(Command(name))  # type: ignore[arg-type]

    def steps(self, number: int = 1) -> None:
        for _ in range(number):
            self.stack.update(STEP_S)

    def picture(self) -> pygame.Surface:
        surface = pygame.Surface((1280, 720))
        self.stack.draw(surface)
        return surface

    def open(self) -> None:
        """The person whose name is on the curtain sits down, without haste."""
        self.steps(60)
        self.press("confirm")
        self.steps()

    def secret(self) -> bool:
        """Whether anything of a hand is on the screen."""
        return self.picture().get_at((2, 360))[1] == SECRET[1]


def test_who_is_asked_next_looks_next_and_who_is_asked_still_goes_on_looking() -> None:
    assert looks((0, 2), (0, 1, 2), 0) == 0
    assert looks((0, 1), (0, 1, 2), 2) == 0
    assert looks((0, 2), (0, 1, 2), 1) == 2
    assert looks((1,), (0, 2), 2) == 2
    assert looks((), (0, 2), 2) == 2


def test_before_anybody_has_confirmed_no_view_is_begun_and_nothing_of_a_hand_is_drawn(tmp_path: Path) -> None:
    shared = Shared(tmp_path)
    assert not shared.secret()
    shared.steps()
    assert shared.curtain
    assert not shared.secret()
    assert shared.skin.begun == []


def test_the_view_that_opens_is_that_of_the_person_whose_name_is_on_the_curtain(tmp_path: Path) -> None:
    shared = Shared(tmp_path)
    shared.steps()
    shared.open()
    assert shared.skin.begun == [0]
    assert shared.secret()


def test_after_a_turn_the_curtain_closes_before_the_next_view_is_begun(tmp_path: Path) -> None:
    shared = Shared(tmp_path)
    shared.steps()
    shared.open()
    shared.press("throw")
    shared.steps(30)
    assert shared.curtain
    assert shared.skin.begun == [0]
    assert not shared.secret()
    shared.open()
    assert shared.skin.begun == [0, 1]


def test_the_curtain_looks_the_same_whatever_lies_behind_it(tmp_path: Path) -> None:
    looks_like = []
    for seed in ("ONE", "OTHER"):
        shared = Shared(tmp_path, seed=seed)
        shared.steps()
        shared.open()
        shared.press("throw")
        shared.steps(60)
        assert shared.curtain
        looks_like.append(pygame.image.tobytes(shared.picture(), "RGB"))
    assert looks_like[0] == looks_like[1]


@pytest.mark.parametrize("key", ["confirm", "throw", "hold_1", "other"])
def test_keys_pressed_without_a_moment_of_quiet_open_no_curtain(tmp_path: Path, key: str) -> None:
    shared = Shared(tmp_path)
    shared.steps()
    for _ in range(200):
        shared.press(key)
        shared.steps(5)
        assert shared.curtain
    assert shared.skin.begun == []


def test_fast_clicks_open_no_curtain(tmp_path: Path) -> None:
    shared = Shared(tmp_path)
    shared.steps()
    for _ in range(200):
        for kind in ("down", "up"):
            shared.stack.handle(Pointer(OPEN.center, 1, kind))  # type: ignore[arg-type]
        shared.steps(5)
        assert shared.curtain
    shared.steps(60)
    for kind in ("down", "up"):
        shared.stack.handle(Pointer(OPEN.center, 1, kind))  # type: ignore[arg-type]
    assert shared.skin.begun == [0]


def test_a_click_beside_the_plate_and_a_kept_key_open_nothing(tmp_path: Path) -> None:
    shared = Shared(tmp_path)
    shared.steps(60)
    for kind in ("down", "up"):
        shared.stack.handle(Pointer((40, 40), 1, kind))  # type: ignore[arg-type]
    shared.stack.handle(Command("confirm", True))
    assert shared.skin.begun == []


def test_a_pause_over_the_curtain_leads_back_to_it(tmp_path: Path) -> None:
    shared = Shared(tmp_path)
    shared.steps(60)
    shared.press("back")
    assert shared.paused == 1
    assert not shared.secret()
    shared.press("back")
    shared.steps()
    assert shared.curtain
    assert not shared.secret()


def test_a_pause_over_an_open_view_covers_it(tmp_path: Path) -> None:
    shared = Shared(tmp_path)
    shared.steps()
    shared.open()
    shared.press("back")
    assert shared.paused == 1
    assert not shared.secret()


def test_sealed_answers_are_asked_for_one_person_after_the_other(tmp_path: Path) -> None:
    shared = Shared(tmp_path, seats=3)
    shared.steps()
    for seat in range(3):
        shared.open()
        assert shared.skin.begun[-1] == seat
        shared.press("throw")
        shared.steps(30)
    assert shared.skin.begun == [0, 1, 2]
    assert shared.session.match.state.pot == toy.HAND - 1


def test_what_the_next_person_has_seen_is_what_that_seat_has_seen(tmp_path: Path) -> None:
    shared = Shared(tmp_path)
    shared.steps()
    shared.open()
    shared.press("throw")
    shared.steps(60)
    shared.open()
    assert shared.skin.state == shared.session.view(1).state
    assert shared.table.known == shared.session.view(1).state


def test_one_person_among_bots_never_sees_a_curtain(tmp_path: Path) -> None:
    shared = Shared(tmp_path, seats=3, bots=(0, 2))
    for _ in range(600):
        shared.steps()
        assert not shared.curtain
        shared.press("throw")
        if shared.ended:
            break
    assert shared.ended
    assert shared.skin.begun == [1]


def test_with_nothing_to_hide_the_view_changes_at_once_and_the_name_is_told(tmp_path: Path) -> None:
    shared = Shared(tmp_path, hides=False)
    shared.steps(20)
    before = shared.picture().copy()
    shared.press("throw")
    shared.steps(12)
    assert not shared.curtain
    assert shared.skin.begun == [0, 1]
    told = shared.picture()
    shared.steps(120)
    gone = shared.picture()
    middle = (596, 300)
    assert told.get_at(middle) != gone.get_at(middle)
    assert before.get_at(middle) != told.get_at(middle)


def test_the_last_presses_of_one_person_decide_nothing_for_the_next(tmp_path: Path) -> None:
    shared = Shared(tmp_path, hides=False)
    shared.steps()
    while shared.table.seat == 0:
        shared.press("throw")
        shared.steps()
    log = len(shared.session.match.log)
    for _ in range(8):
        shared.press("throw")
        shared.steps()
    assert len(shared.session.match.log) == log
    shared.steps(30)
    shared.press("throw")
    assert len(shared.session.match.log) == log + 1


@pytest.mark.parametrize("hides", [True, False])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_of_several_people_comes_to_its_end(tmp_path: Path, seats: int, hides: bool) -> None:
    shared = Shared(tmp_path, seats=seats, hides=hides, speed=0)
    for _ in range(4000):
        if shared.ended:
            break
        shared.press("confirm" if shared.curtain else "throw")
        shared.steps(40)
    assert shared.ended == [1]


def test_no_picture_of_the_person_before_shines_through_the_curtain(tmp_path: Path) -> None:
    shared = Shared(tmp_path)
    fade = Fade(shared.services)
    shared.steps()
    shared.open()
    surface = shared.picture()
    fade.before(surface, shared.stack.top)
    shared.press("throw")
    shared.steps(30)
    assert shared.curtain
    fade.before(surface, shared.stack.top)
    shared.stack.draw(surface)
    fade.after(surface)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(shared.picture(), "RGB")
