"""Knows that the built folder starts without a Python, in a real window, in an empty environment (trials)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.window import harness
from tests.window.harness import REAL_WINDOW, ROOT, Window, wait_until

PROGRAM = ROOT / "dist" / "yathsel" / "yathsel"
BARE = {"PATH": "/usr/bin:/bin"}

pytestmark = pytest.mark.trials


@pytest.fixture(scope="module")
def built() -> Path:
    subprocess.run([sys.executable, "tools/bootstrap.py", "build"], cwd=ROOT, check=True, timeout=600)
    return PROGRAM


def test_it_plays_whole_runs_in_several_processes_without_an_environment(built: Path, tmp_path: Path) -> None:
    asked = [built, "simulate", "--games", "2", "--jobs", "2", "--level", "0"]
    env = {**BARE, "HOME": str(tmp_path)}
    done = subprocess.run(asked, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=True)
    assert "digest of all" in done.stdout


@pytest.mark.skipif(harness.what_is_missing() is not None, reason=str(harness.what_is_missing()))
def test_its_title_is_there_in_a_real_window_and_closes(built: Path, tmp_path: Path) -> None:
    with harness.display() as name, (tmp_path / "output.txt").open("wb") as output:
        env = {**BARE, **REAL_WINDOW, "DISPLAY": name, "HOME": str(tmp_path)}
        process = subprocess.Popen([built, "--windowed", "--seed", "BUILT"], env=env, cwd=tmp_path, stdout=output,
                                   stderr=subprocess.STDOUT)  # fmt: skip
        try:
            window = Window(process, name, tmp_path)
            wait_until(lambda: window.shows_something("built"), "the game shows something")
            window.close()
            wait_until(lambda: not window.runs(), "the game has ended")
            assert process.returncode == 0, window.said()
        finally:
            harness.stop(process)
    assert os.listdir(tmp_path / ".local" / "share" / "yathsel")
