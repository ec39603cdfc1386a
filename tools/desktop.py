"""Knows how this checkout gets a menu entry, an icon and the command `yathsel`, and how they go again (XDG folders)."""

import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.bootstrap import python_in

ROOT = Path(__file__).resolve().parent.parent
MARK = "made by make install-desktop of Yathsel"
USAGE = "usage: python -m tools.desktop install|remove"


class Refused(Exception):
    """What cannot be done; the text is one sentence."""


@dataclass(frozen=True, slots=True)
class Files:
    """The three files, and the checkout they lead to."""

    command: Path
    entry: Path
    icon: Path
    root: Path = ROOT


def files_in(home: Path, surroundings: Mapping[str, str], root: Path = ROOT) -> Files:
    """Where the files belong for the person with this home folder and environment."""
    data = Path(surroundings.get("XDG_DATA_HOME") or home / ".local" / "share")
    icon = data / "icons" / "hicolor" / "256x256" / "apps" / "yathsel.png"
    return Files(home / ".local" / "bin" / "yathsel", data / "applications" / "yathsel.desktop", icon, root)


def install(files: Files) -> None:
    """Writes all three; raises `Refused` before anything is written if one would replace what is not ours."""
    _expect_ours(files)
    for file in (files.command, files.entry, files.icon):
        file.parent.mkdir(parents=True, exist_ok=True)
    files.command.write_text(_command(files.root), encoding="utf-8")
    files.command.chmod(0o755)
    files.entry.write_text(_entry(files), encoding="utf-8")
    shutil.copyfile(files.root / "assets" / "images" / "icon.png", files.icon)


def remove(files: Files) -> bool:
    """Takes away what was installed; whether there was anything. Raises `Refused` for what is not ours."""
    _expect_ours(files)
    there = [file for file in (files.command, files.entry, files.icon) if file.exists()]
    for file in there:
        file.unlink()
    return bool(there)


def _expect_ours(files: Files) -> None:
    for file in (files.command, files.entry):
        if file.exists() and MARK not in file.read_text(encoding="utf-8", errors="replace"):
            raise Refused(f"{file} is there already and was not made by Yathsel: move it away, then try again.")


def _command(root: Path) -> str:
    python, main = shlex.quote(python_in(root / ".venv")), shlex.quote(str(root / "main.py"))
    return f'#!/bin/sh\n# {MARK}\nexec {python} {main} "$@"\n'


def _entry(files: Files) -> str:
    lines = (
        "[Desktop Entry]", f"# {MARK}", "Type=Application", "Name=Yathsel",
        "GenericName=Dice game", "GenericName[de]=Würfelspiel",
        "Comment=Eight opponents. Five dice. One run.", "Comment[de]=Acht Gegner. Fünf Würfel. Ein Run.",
        f"Exec={_quoted(files.command)}", f"Icon={files.icon}", "Terminal=false", "Categories=Game;BoardGame;",
    )  # fmt: skip
    return "\n".join(lines) + "\n"


def _quoted(program: Path) -> str:
    """As the desktop entry specification wants it: its own quoting inside the escapes of every string."""
    inner = "".join("\\" + char if char in '"`$\\' else char for char in str(program)).replace("%", "%%")
    return '"' + inner.replace("\\", "\\\\") + '"'


def main(words: list[str]) -> int:
    """Does it for the person at the keyboard; the exit code."""
    if words not in (["install"], ["remove"]):
        print(USAGE, file=sys.stderr)
        return 2
    if sys.platform in ("win32", "darwin"):
        print("Menu entries are made on Linux and its relatives only; here make build gives a folder to put anywhere.")
        return 3
    files = files_in(Path.home(), os.environ)
    try:
        if words == ["remove"]:
            print("Menu entry, icon and command are gone." if remove(files) else "There was nothing to take away.")
            return 0
        install(files)
    except (Refused, OSError) as fault:
        print(fault if isinstance(fault, Refused) else f"{fault.filename}: {fault.strerror}.", file=sys.stderr)
        return 1
    print(f"Yathsel is in the menu, and the command is {files.command}.")
    if str(files.command.parent) not in os.environ.get("PATH", "").split(os.pathsep):
        print(f"{files.command.parent} is not on PATH: the command works by its full name until it is.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
