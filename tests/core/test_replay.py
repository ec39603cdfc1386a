"""A run file becomes the same match again, or the first place where the two part is named."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from game import catalog
from game.core import replay
from game.core.match import Start
from game.core.replay import Difference
from game.core.rules import Rig
from game.core.runfile import Header, Marks, RunFile, RunFileError
from tests.core.runs import duel_file, filed, played


def again(run: RunFile) -> tuple[Any, Difference | None]:
    match = replay.begun(catalog.games()[run.game].rules, run)
    return match, replay.play(match, run.actions) or replay.differing_digest(match, run.digests)


@pytest.mark.parametrize(
    ("game", "start"),
    [
        ("yathsel_duel", Start(2, {}, "AGAIN")),
        ("yathsel_duel", Start(4, {"mirror": True, "twists": ["half_chance"]}, "AGAIN")),
        ("yathsel_duel", Start(2, {}, "AGAIN", {"side": 1, "dice": [1, 2, 3, 4, 5]}, Rig((6, 6, 6)))),
        ("yathsel_run", Start(2, {"difficulty": "hard"}, "AGAIN")),
        ("yathsel_run", Start(2, {}, "AGAIN", {"duel": 6}, Rig((1, 2, 3)))),
    ],
)
def test_a_run_file_replays_to_the_same_end(game: str, start: Start) -> None:
    first = played(game, start)
    run = filed(first, game)
    match, difference = again(run)
    assert difference is None
    assert match.state == first.state
    assert replay.result_form(match.outcome) == run.result


def test_a_run_that_is_not_over_has_no_result() -> None:
    run = duel_file(most=20)
    assert run.result is None
    assert len(run.digests) == 2


def test_digests_come_every_16_actions_and_at_the_end() -> None:
    run = duel_file()
    assert len(run.digests) == -(-len(run.actions) // 16)


def test_a_run_whose_end_falls_on_a_digest_lists_it_once() -> None:
    assert len(duel_file(most=32).digests) == 2


def test_an_unplayed_run_has_the_digest_of_its_beginning() -> None:
    run = duel_file(most=0)
    match, difference = again(run)
    assert difference is None
    assert run.digests == [match.digest()]


def tampered(change: Callable[[RunFile], None]) -> Difference | None:
    run = msgspec.convert(msgspec.to_builtins(duel_file(most=40)), RunFile)
    change(run)
    return again(run)[1]


def test_an_untouched_run_shows_no_difference() -> None:
    assert tampered(lambda run: None) is None


def test_the_first_refused_action_is_named() -> None:
    def change(run: RunFile) -> None:
        run.actions[20] = (run.actions[20][0], 0, {"type": "throw", "hold": [0, 1, 2, 3, 4]})

    difference = tampered(change)
    assert difference is not None
    assert difference.action == 21


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ((0, -1, {"type": "clock"}), "time_goes_back"),
        ((10_000, 5, {"type": "throw", "hold": []}), "not_to_act"),
    ],
)
def test_the_difference_says_why(step: Any, why: str) -> None:
    difference = tampered(lambda run: run.actions.append(step))
    assert difference is not None
    assert difference.action == 41
    assert why in difference.why


@pytest.mark.parametrize(
    ("plain", "place"),
    [
        ({"type": "fly"}, "action.type"), ({"type": "enter"}, "action.box"), ({}, "action.type"),
        ({"type": "throw", "hold": [], "x": 1}, "action.x"), ({"type": "throw", "hold": [10**30]}, "action.hold"),
    ],
)  # fmt: skip
def test_a_step_that_is_no_action_cannot_be_checked(plain: dict[str, Any], place: str) -> None:
    with pytest.raises(RunFileError, match=rf"action 41: {place}"):
        tampered(lambda run: run.actions.append((10_000, 0, plain)))


def test_an_action_after_the_end_is_a_difference() -> None:
    run = duel_file()
    run.actions.append((run.times.game_ms, -1, {"type": "clock"}))
    difference = again(run)[1]
    assert difference is not None
    assert (difference.action, difference.why.partition(":")[0]) == (len(run.actions), "over")


@pytest.mark.parametrize("index", [0, 1, 2])
def test_the_first_digest_that_does_not_fit_is_named_by_its_action(index: int) -> None:
    def change(run: RunFile) -> None:
        for later in range(index, len(run.digests)):
            run.digests[later] = "0" * 64

    difference = tampered(change)
    assert difference is not None
    assert difference.action == (16, 32, 40)[index]


def test_a_missing_digest_is_a_difference() -> None:
    assert tampered(lambda run: run.digests.pop() and None) is not None


def test_another_seed_is_a_difference() -> None:
    def change(run: RunFile) -> None:
        run.seed = "OTHER"

    assert tampered(change) is not None


def test_another_option_is_a_difference() -> None:
    def change(run: RunFile) -> None:
        run.options = {**run.options, "twists": ["double_chance"]}

    assert tampered(change) is not None


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"seed": "lower"}, "canonical"), ({"seed": ""}, "seed"), ({"seats": []}, "0 seats"),
        ({"options": {"speed": 2}}, "options.speed"), ({"position": {"dice": [9]}}, "position.dice"),
        ({"rig": {"dice": [7]}}, "rig.dice"), ({"rig": {"faces": []}}, "rig.faces"),
    ],
)  # fmt: skip
def test_an_impossible_beginning_is_refused_with_its_place(changes: dict[str, Any], word: str) -> None:
    run = duel_file(most=5)
    header = Header(**{**{name: getattr(run, name) for name in Header.__struct_fields__}, **changes})
    with pytest.raises(RunFileError, match=word):
        replay.begun(catalog.games()["yathsel_duel"].rules, header)


def test_a_positioned_and_rigged_match_is_marked() -> None:
    start = Start(2, {}, "S", {"side": 1}, Rig((1,)))
    assert replay.marks_of(start, seeded=False) == Marks(rigged=True, positioned=True)


def test_an_ordinary_match_has_no_mark() -> None:
    assert replay.marks_of(Start(2, {}, "S"), seeded=False) == Marks()


def test_a_typed_seed_is_marked() -> None:
    assert replay.marks_of(Start(2, {}, "S"), seeded=True) == Marks(seeded=True)
