"""Knows how to start a program in a real window on a virtual display, press its keys and look at it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pygame

from tests.window.closing import ask_to_close

ROOT = Path(__file__).resolve().parent.parent.parent
PICTURES = ROOT / "build" / "window"
CANVAS = (1280, 720)
SCREEN = "1920x1080x24"
PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"}
REAL_WINDOW = {
    "SDL_VIDEODRIVER": "x11",
    "SDL_AUDIODRIVER": "dummy",
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
    "SDL_RENDER_DRIVER": "software",
}
PATIENCE_S = 20.0


def what_is_missing() -> str | None:
    """Why no real window can be opened here, or None."""
    missing = [package for program, package in PROGRAMS.items() if shutil.which(program) is None]
    return f"not installed: {', '.join(missing)}" if missing else None


def wait_until(holds: Callable[[], bool], what: str, seconds: float = PATIENCE_S) -> None:
    """Looks again and again until it holds; AssertionError naming what was waited for."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds:g} s in vain until {what}")
        time.sleep(0.05)


def picture_is_not_blank(picture: np.ndarray) -> bool:
    """Whether a (height, width, 3) picture shows something: many colours, and light and dark ones."""
    flat = picture.reshape(-1, 3).astype(np.uint32)
    colours = np.unique(flat[:, 0] << 16 | flat[:, 1] << 8 | flat[:, 2])
    return len(colours) > 200 and float(picture.std()) > 8.0


@contextlib.contextmanager
def display() -> Iterator[str]:
    """The name of a fresh virtual display, e.g. ":3"; it ends with the block."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(writer,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise AssertionError("Xvfb did not start")
        yield f":{number}"
    finally:
        stop(server)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ends a process of ours, first politely."""
    if process.poll() is None:
        process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Window:
    """A program in its window: what a person can do with it, in canvas coordinates."""

    def __init__(self, process: subprocess.Popen[bytes], display_name: str, home: Path) -> None:
        self.process = process
        self.home = home
        self.environment = {**os.environ, "DISPLAY": display_name}
        self.id = self._find()
        self._tool("windowfocus", self.id)

    def _tool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=30, check=False
        )
        return done.stdout.strip() if done.returncode == 0 else ""

    def _find(self) -> str:
        found: list[str] = []

        def visible() -> bool:
            self.expect_running()
            found[:] = self._tool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
            return bool(found)

        wait_until(visible, "the window is there")
        return found[-1]

    def said(self) -> str:
        """What the program has printed so far."""
        return (self.home / "output.txt").read_text(encoding="utf-8", errors="replace")

    def expect_running(self) -> None:
        """AssertionError with everything the program printed and logged, if it has ended."""
        code = self.process.poll()
        if code is not None:
            logs = "".join(file.read_text(encoding="utf-8", errors="replace") for file in self.home.rglob("*.log"))
            raise AssertionError(f"the program ended with {code}:\n{self.said()}\n{logs}")

    def runs(self) -> bool:
        """Whether the program is still there."""
        return self.process.poll() is None

    def place(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of the window in screen pixels."""
        self.id = self._find()
        lines = self._tool("getwindowgeometry", "--shell", self.id).splitlines()
        values = dict(line.split("=", 1) for line in lines if "=" in line)
        return int(values["X"]), int(values["Y"]), int(values["WIDTH"]), int(values["HEIGHT"])

    def _on_screen(self, x: float, y: float) -> tuple[int, int]:
        left, top, width, height = self.place()
        scale = min(width / CANVAS[0], height / CANVAS[1])
        inner_left, inner_top = (width - CANVAS[0] * scale) / 2, (height - CANVAS[1] * scale) / 2
        return round(left + inner_left + x * scale), round(top + inner_top + y * scale)

    def move(self, x: float, y: float) -> None:
        """Puts the pointer on a point of the canvas."""
        left, top = self._on_screen(x, y)
        self._tool("mousemove", str(left), str(top))
        time.sleep(0.05)

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Clicks on a point of the canvas."""
        self.move(x, y)
        self._tool("mousedown", str(button))
        time.sleep(0.05)
        self._tool("mouseup", str(button))
        time.sleep(0.1)

    def key(self, name: str) -> None:
        """Presses and lets go a key by its X name: space, Return, Escape, Down, 1."""
        self._tool("keydown", name)
        time.sleep(0.05)
        self._tool("keyup", name)
        time.sleep(0.1)

    def type(self, text: str) -> None:
        """Types a text letter by letter."""
        self._tool("type", "--delay", "150", text)

    def close(self) -> None:
        """Ends the program as a window manager would: by asking the window."""
        ask_to_close(self.environment["DISPLAY"], int(self.id))

    def picture(self, name: str) -> np.ndarray:
        """What the window shows, as (height, width, 3) bytes; also kept under build/window."""
        self.expect_running()
        PICTURES.mkdir(parents=True, exist_ok=True)
        file = PICTURES / f"{name}.png"
        left, top, width, height = self.place()
        # the whole screen, cut: a single window that has just gone makes `import` wait for a click
        command = ["import", "-silent", "-window", "root", "-crop", f"{width}x{height}+{left}+{top}", "+repage"]
        subprocess.run([*command, str(file)], env=self.environment, timeout=30, check=True)
        return np.swapaxes(pygame.surfarray.array3d(pygame.image.load(file)), 0, 1)

    def shows_something(self, name: str) -> bool:
        """Whether a picture taken now is not blank."""
        return picture_is_not_blank(self.picture(name))

    def shows_another(self, before: np.ndarray, name: str, share: float = 0.01) -> bool:
        """Whether at least this share of the pixels has clearly changed since a picture."""
        now = self.picture(name)
        if now.shape != before.shape:
            return True
        changed = np.abs(now.astype(np.int16) - before.astype(np.int16)).max(axis=2) > 24
        return float(changed.mean()) >= share


@contextlib.contextmanager
def opened(*words: str, program: str | Path = "main.py", home: Path | None = None) -> Iterator[Window]:
    """Python running a program with these arguments, in its window, with an empty home (or the one given)."""
    with contextlib.ExitStack() as stack:
        if home is None:
            home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="yathsel-home-")))
        name = stack.enter_context(display())
        output = stack.enter_context((home / "output.txt").open("wb"))
        process = subprocess.Popen(
            [sys.executable, str(program), *words],
            cwd=ROOT,
            env=environment(home, name),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        stack.callback(stop, process)
        yield Window(process, name, home)


def environment(home: Path, display_name: str) -> dict[str, str]:
    """The surroundings of a person who has just got the machine, with a display."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "SDL_", "WAYLAND_"))}
    return {**kept, **REAL_WINDOW, "HOME": str(home), "DISPLAY": display_name, "LANG": "C.UTF-8"}
