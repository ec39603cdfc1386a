"""Knows how the game becomes a folder that starts without a Python: `dist/yathsel`, made by PyInstaller."""

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "yathsel"
FOLDERS = ("assets", "data")
# seen by nobody who only reads the imports
HIDDEN = ("pygame._sdl2.controller",)
# belong to packages we use, not to what we use of them
LEFT_OUT = (
    "tkinter",
    "unittest",
    "pydoc",
    "setuptools",
    "numpy.f2py",
    "numpy.testing",
    "pygame.tests",
    "pygame.examples",
)


def arguments(target: Path, work: Path) -> list[str]:
    """What PyInstaller is asked for: a folder below `target`, its own files below `work`."""
    asked = ["--noconfirm", "--clean", "--onedir", "--name", NAME, "--log-level", "WARN"]
    asked += ["--distpath", str(target), "--workpath", str(work), "--specpath", str(work)]
    for folder in FOLDERS:
        asked += ["--add-data", f"{ROOT / folder}{os.pathsep}{folder}"]
    for module in HIDDEN:
        asked += ["--hidden-import", module]
    for module in LEFT_OUT:
        asked += ["--exclude-module", module]
    for package in ("pygame-ce", "pytmx", "numpy", "platformdirs", "msgspec", "soundfile"):
        asked += ["--copy-metadata", package]
    if sys.platform in ("win32", "darwin"):
        asked += ["--windowed"]
    return [*asked, str(ROOT / "main.py")]


def main() -> int:
    """Builds; the exit code."""
    from PyInstaller.__main__ import run

    work = ROOT / "build"
    run(arguments(ROOT / "dist", work))
    built = ROOT / "dist" / NAME
    shutil.copy2(ROOT / "LICENSE", built / "LICENSE")
    size = sum(file.stat().st_size for file in built.rglob("*") if file.is_file() and not file.is_symlink())
    program = built / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
    print(f"{program} ({size / 1e6:.0f} MB with all it needs)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
