"""Knows how to tell what works on this machine: versions, data, fonts, folders, and display and sound in a child."""

import importlib.metadata
import json
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from game import __version__, catalog
from game.core import tables

PACKAGES = ("pygame-ce", "pytmx", "numpy", "platformdirs", "msgspec")
CHILD_SECONDS = 20
FONTS = tables.DATA.parent / "assets" / "fonts"
# runs in a process of its own, since a broken driver may take its process along
_CHILD = """
import json, pygame
found = {}
try:
    pygame.display.init()
    found["display"] = pygame.display.get_driver()
    found["sizes"] = [list(size) for size in pygame.display.get_desktop_sizes()]
except pygame.error as fault:
    found["display_fault"] = str(fault)
try:
    pygame.mixer.init()
    found["sound"] = list(pygame.mixer.get_init())
except pygame.error as fault:
    found["sound_fault"] = str(fault)
print(json.dumps(found))
"""

Finding = tuple[bool, str, str]


def run(folders: tuple[Path, ...]) -> int:
    """Prints a line a finding; 0 when the game can be played in a window here, else 1."""
    findings = [*_versions(), *_data(), *_fonts(), *_folders(folders), *_machine()]
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


def _machine() -> Iterator[Finding]:
    try:
        child = subprocess.run(
            [sys.executable, "-c", _CHILD], capture_output=True, text=True, timeout=CHILD_SECONDS, check=True
        )
        found = json.loads(child.stdout.strip().splitlines()[-1])
    except (subprocess.SubprocessError, ValueError, IndexError, OSError):
        yield False, "display", "the check itself failed; is pygame-ce installed?"
        return
    driver = found.get("display")
    if driver is None or driver == "offscreen":
        yield False, "display", found.get("display_fault", "no screen to open a window on")
    else:
        yield True, "display", f"{driver}, {', '.join('x'.join(map(str, size)) for size in found['sizes'])}"
    sound = found.get("sound")
    yield True, "sound", f"{sound[0]} Hz" if sound else f"none ({found['sound_fault']}); the game is silent, else whole"
