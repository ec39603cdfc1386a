"""Knows that a person with a keyboard gets from the title to the first entered box, and back to it after leaving."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.runfile import RunFileError, read_journal
from tests.window.harness import Window, opened, wait_until

pytestmark = pytest.mark.window
PLAYER = 0


def written(home: Path) -> list[str]:
    """The types of the player's actions that are on the disk."""
    types = []
    for file in home.rglob("*.run.jsonl"):
        with contextlib.suppress(RunFileError):  # it is being written: the next look will find it whole
            steps = read_journal(file.read_bytes()).steps
            types += [str(action["type"]) for _, seat, action in steps if seat == PLAYER]
    return types


def clocks(home: Path) -> int:
    """How often the clock has run out, as far as it is on the disk."""
    for file in home.rglob("*.run.jsonl"):
        with contextlib.suppress(RunFileError):
            return sum(seat < 0 for _, seat, _ in read_journal(file.read_bytes()).steps)
    return 0


def press_until(window: Window, keys: tuple[str, ...], holds: Callable[[], bool], what: str) -> None:
    """Presses the keys in turn, with time between them to look, until it holds."""

    def pressed() -> bool:
        for key in keys:
            if holds():
                return True
            window.key(key)
            time.sleep(0.4)
        return holds()

    wait_until(pressed, what, seconds=40)


def test_a_run_goes_from_the_title_to_the_first_entered_box_and_on_after_leaving(tmp_path: Path) -> None:
    with opened("--windowed", "--lang", "en", home=tmp_path) as window:
        wait_until(lambda: window.shows_something("1-title"), "the title shows something")
        window.key("Escape")  # what is asked at the very first start
        time.sleep(0.6)
        press_until(window, ("Return",), lambda: any(tmp_path.rglob("*.run.jsonl")), "a run has begun")
        press_until(window, ("Return", "space"), lambda: "throw" in written(tmp_path), "the first throw is stored")
        time.sleep(2)
        assert window.shows_something("2-thrown")
        before = window.picture("2-thrown")
        press_until(window, ("Down", "Return"), lambda: "enter" in written(tmp_path), "the first box is entered")
        time.sleep(1)
        assert window.shows_another(before, "3-entered", share=0.001)
        assert window.shows_something("3-entered")
        window.close()
        wait_until(lambda: not window.runs(), "the game has ended")
        assert window.process.returncode == 0, window.said()
    played = written(tmp_path)
    with opened("--windowed", "--lang", "en", home=tmp_path) as window:
        wait_until(lambda: window.shows_something("4-title"), "the title shows something")
        before = window.picture("4-title")
        window.key("Return")
        wait_until(lambda: window.shows_another(before, "5-continued", share=0.2), "the run goes on")
        assert written(tmp_path)[: len(played)] == played


BELOW = (("sell", ("q", "1")), ("open", ("2",)), ("buy", ("2",)), ("swap", ("x", "1", "2")), ("surface", ("Escape",)))
SEED = "TABLE5"  # the second kit holds two dice, and the second pouch a trick that one of them pays for


def play_a_turn(window: Window, home: Path, entries: int) -> None:
    """One own turn by the plainest means: throw, choose the next row, enter; a 0 is entered on yes."""
    press_until(window, ("space",), lambda: written(home).count("throw") > entries, "the throw is stored")
    time.sleep(1.2)
    entered = lambda: written(home).count("enter") > entries  # noqa: E731
    press_until(window, ("Down", "Return", "Right", "Return"), entered, "the box is entered")


def do_below(window: Window, home: Path, action: str, keys: tuple[str, ...]) -> None:
    """Something under the table, without dawdling: ten seconds are not much."""
    for _ in range(6):
        for key in keys:
            window.key(key)
        for _ in range(8):
            if action in written(home):
                time.sleep(0.4)  # a second press right after an opening buys nothing
                return
            time.sleep(0.1)
        window.key("Return")  # on from a pause, should the machine have stalled
    raise AssertionError(f"{action} was never stored")


def dive(window: Window, home: Path, dives: int) -> None:
    """Under the table, in the opponent's turn that runs or opens."""
    press_until(window, ("d",), lambda: written(home).count("dive") > dives, "the player dives")
    time.sleep(0.6)


def test_a_visit_under_the_table_a_warning_and_a_catch(tmp_path: Path) -> None:
    words = ("--windowed", "--lang", "en", "--seed", SEED, "--difficulty", "hard", "--speed", "2x")
    with opened(*words, home=tmp_path) as window:
        wait_until(lambda: window.shows_something("6-kits"), "the kits are shown")
        press_until(window, ("Return",), lambda: "start" in written(tmp_path), "the duel begins")
        play_a_turn(window, tmp_path, 0)
        dive(window, tmp_path, 0)
        for action, keys in BELOW:
            do_below(window, tmp_path, action, keys)
        time.sleep(1)
        assert window.shows_something("7-surfaced")
        play_a_turn(window, tmp_path, 1)
        dive(window, tmp_path, 1)
        before = window.picture("8-under-the-table")
        press_until(window, ("Return",), lambda: clocks(tmp_path) > 0, "the warning is stored")
        time.sleep(2)
        assert window.shows_something("9-warned")
        press_until(window, ("Return", "space"), lambda: written(tmp_path).count("throw") > 2, "the duel goes on")
        time.sleep(1.2)
        entered = lambda: written(tmp_path).count("enter") > 2  # noqa: E731
        press_until(window, ("Down", "Return", "Right", "Return"), entered, "the box is entered")
        dive(window, tmp_path, 2)
        press_until(window, ("Return",), lambda: any(tmp_path.rglob("*.run.json")), "the run is over and stored")
        assert '"caught"' in next(tmp_path.rglob("*.run.json")).read_text(encoding="utf-8")
        told = lambda: window.shows_another(before, "10-caught", share=0.3)  # noqa: E731
        press_until(window, ("Return",), told, "the end is told")
        window.close()
        wait_until(lambda: not window.runs(), "the game has ended")
        assert window.process.returncode == 0, window.said()
        assert "Traceback" not in window.said()
