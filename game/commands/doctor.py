"""Knows how to tell what works on this machine: versions, data, fonts, folders, and display and sound in a child."""

import importlib.metadata
import multiprocessing
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path

from game import __version__, catalog
from game.core import tables

PACKAGES = ("pygame-ce", "pytmx", "numpy", "platformdirs", "msgspec", "soundfile")
CHILD_SECONDS = 20
FONTS = tables.DATA.parent / "assets" / "fonts"
Finding = tuple[bool, str, str]


def run(folders: tuple[Path, ...], look: Callable[[], dict[str, object]]) -> int:
    """Prints a line a finding; 0 when the game can be played in a window here, else 1.

    `look` tells of display and sound (`display sizes sound`, or `display_fault sound_fault`); it is called in a process
    of its own, since a broken driver may take its process along.
    """
    findings = [*_versions(), *_data(), *_fonts(), *_folders(folders), *_machine(look)]
    for good, what, told in findings:
        print(f"{'ok  ' if good else 'FAIL'}  {what:<12} {told}")
    return 0 if all(good for good, _, _ in findings) else 1


def _versions() -> Iterator[Finding]:
    yield True, "Yathsel", __version__
    yield sys.version_info >= (3, 11), "Python", f"{platform.python_version()} on {platform.system()}"
    for name in PACKAGES:
        try:
            yield True, name, importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            yield False, name, "not installed; run `make setup`"


def _data() -> Iterator[Finding]:
    try:
        for name, game in catalog.games().items():
            game.load()
            yield True, "data", f"{name}: {catalog.fingerprint(name)[:16]}"
    except tables.DataError as fault:
        yield False, "data", str(fault)


def _fonts() -> Iterator[Finding]:
    found = sorted(path.name for path in FONTS.glob("*.ttf"))
    yield bool(found), "fonts", ", ".join(found) or "none in assets/fonts"


def _folders(folders: tuple[Path, ...]) -> Iterator[Finding]:
    for folder in folders:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                yield True, "folder", str(folder)
        except OSError as fault:
            yield False, "folder", f"{folder}: cannot be written ({fault.strerror})"


def _machine(look: Callable[[], dict[str, object]]) -> Iterator[Finding]:
    processes = multiprocessing.get_context("spawn")
    heard, tells = processes.Pipe(duplex=False)
    child = processes.Process(target=_look_quietly, args=(look, tells), daemon=True)
    try:
        child.start()
        tells.close()
        found = heard.recv() if heard.poll(CHILD_SECONDS) else None
    except (EOFError, OSError):
        found = None
    if child.pid is not None:
        child.kill()  # a polite request would only be an event to it
        child.join()
    if found is None:
        yield False, "display", "the check itself failed; is pygame-ce installed?"
        return
    driver = found.get("display")
    if driver is None or driver == "offscreen":
        yield False, "display", str(found.get("display_fault", "no screen to open a window on"))
    else:
        sizes = found["sizes"]
        assert isinstance(sizes, list)
        yield True, "display", f"{driver}, {', '.join(sizes)}"
    sound = found.get("sound")
    yield True, "sound", f"{sound} Hz" if sound else f"none ({found['sound_fault']}); the game is silent, else whole"


def _look_quietly(look: Callable[[], dict[str, object]], tells: Connection) -> None:
    """In the child: drivers that complain do so to nobody."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    tells.send(look())
