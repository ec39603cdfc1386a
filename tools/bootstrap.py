"""Knows how to make this checkout ready, with nothing but a Python: finds 3.11 or newer, fills .venv, runs a command.

It has to parse under Python 3.8, since whatever "python3" is gets to run it first.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

OLDEST = (3, 11)
NAMES = ("python3.14", "python3.13", "python3.12", "python3.11", "python3", "python")
LOCKS = {"play": "requirements.lock", "test": "requirements-dev.lock", "build": "requirements-build.lock"}
HOLDS = {"play": ("play",), "test": ("play", "test"), "build": ("play", "build")}  # later locks hold the first
WORDS = {"play": "to play", "test": "everything", "build": "to build"}
CANNOT = 3
OFFLINE = (
    "newconnectionerror",
    "name resolution",
    "failed to resolve",
    "getaddrinfo",
    "connection refused",
    "network is unreachable",
    "read timed out",
    "connecttimeout",
    "connection broken",
    "connection reset",
    "failed to fetch",
    "error sending request",
    "dns error",
)
TESTS = ["-m", "pytest", "-q", "-n", "2", "--dist", "loadfile"]
LINT = [["-m", "ruff", "check", "."], ["-m", "mypy"], ["-m", "tools.langs"]]
# command: (what it needs, what the environment's Python runs, one after the other)
COMMANDS = {
    "setup": ("test", []),
    "play": ("play", [["main.py"]]),
    "test": ("test", [*LINT, TESTS]),
    "trials": ("test", [["-m", "pytest", "-q", "-m", "trials"]]),
    "window": ("test", [["-m", "pytest", "-q", "-m", "window", "tests/window"]]),
    "lint": ("test", LINT),
    "bench": ("test", [["-m", "tools.bench"]]),
    "shots": ("test", [["-m", "tools.screenshots"]]),
    "assets": ("test", [["-m", "tools.make_assets"]]),
    "build": ("build", [["-m", "tools.build"]]),
    "install-desktop": ("play", [["-m", "tools.desktop", "install"]]),
    "uninstall-desktop": ("play", [["-m", "tools.desktop", "remove"]]),
}
USAGE = "usage: python3 tools/bootstrap.py COMMAND [ARGUMENTS]; commands: " + ", ".join(COMMANDS)


class Place(NamedTuple):
    """A checkout, where to look for programs (None: PATH), and the Python that runs this."""

    root: Path
    path: str | None = None
    own: str | None = sys.executable

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def stamp(self) -> Path:
        return self.venv / "ready.json"

    @property
    def unfinished(self) -> Path:
        return self.venv / "unfinished"

    @property
    def log(self) -> Path:
        return self.root / ".setup.log"


class Failed(Exception):
    """One sentence for the person at the keyboard, and the exit code that goes with it."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def clean_environment() -> dict[str, str]:
    """The environment for installers: settings that would lead them out of .venv are left out."""
    outward = ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_USER", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if name not in outward}
    return {"PIP_RETRIES": "2", **kept, "PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def run(command: list[str]) -> subprocess.CompletedProcess[str] | None:
    """The finished command with its output as text, or None if it could not be started."""
    try:
        return subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=clean_environment(),
            text=True,
            errors="replace",
            check=False,
        )
    except OSError:
        return None


def version_of(python: str) -> tuple[int, ...] | None:
    """(major, minor, micro) as the interpreter itself says it, or None if it does not work."""
    done = run([python, "-I", "-S", "-c", "import sys; print('.'.join(map(str, sys.version_info[:3])))"])
    if done is None or done.returncode != 0:
        return None
    try:
        return tuple(int(part) for part in done.stdout.strip().split("."))
    except ValueError:
        return None


def interpreters(place: Place) -> tuple[list[str], list[str]]:
    """(usable interpreters, best first; those too old, with their version). None of them lies in .venv."""
    found = [shutil.which(name, path=place.path) for name in NAMES]
    usable: list[str] = []
    too_old: list[str] = []
    for python in dict.fromkeys([*found[:4], place.own, *found[4:]]):
        if not python or place.venv in Path(os.path.abspath(python)).parents:
            continue
        version = version_of(python)
        if version is not None and version >= OLDEST:
            usable.append(python)
        elif version is not None:
            too_old.append(f"{python} is {dotted(version)}")
    return usable, too_old


def python_in(venv: Path) -> str:
    """Where an environment keeps its interpreter."""
    return str(venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python")


def installer(place: Place) -> list[str] | None:
    """The command that installs into .venv: its own pip, else uv, else None."""
    python = python_in(place.venv)
    pip = run([python, "-I", "-m", "pip", "--version"])
    if pip is not None and pip.returncode == 0:
        return [python, "-I", "-m", "pip", "install", "--quiet"]
    uv = shutil.which("uv", path=place.path)
    if uv and version_of(python):
        return [uv, "pip", "install", "--quiet", "--python", python]
    return None


def dotted(version: tuple[int, ...] | None) -> str:
    """A version as text; none is no text."""
    return ".".join(map(str, version or ()))


def hash_of(lock: Path) -> str:
    """The SHA-256 of a lock, in hex."""
    try:
        return hashlib.sha256(lock.read_bytes()).hexdigest()
    except OSError as error:
        raise Failed(f"{lock.name} cannot be read ({error.strerror}): the checkout is not complete.") from None


def stamped(place: Place) -> dict[str, str]:
    """What the stamp says; nothing if there is none, something is unfinished, or its Python has changed."""
    try:
        said = json.loads(place.stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(said, dict) or place.unfinished.exists():
        return {}
    return said if said.get("python") == dotted(version_of(python_in(place.venv))) else {}


def wanted(place: Place, level: str) -> dict[str, str]:
    """What the stamp has to say before a command of this level may run."""
    return {part: hash_of(place.root / LOCKS[part]) for part in HOLDS[level]}


def prepare(place: Place, level: str) -> None:
    """Brings .venv to the level, or raises Failed. The stamp is the last thing written."""
    goal = wanted(place, level)
    before = stamped(place)
    if goal.items() <= before.items():
        return
    print("Setting up Yathsel in .venv ({}).".format(WORDS[level]), flush=True)
    kept = usable(place)
    if not kept:
        remove(place)
        make(place)
    place.unfinished.touch()
    try:
        install(place, LOCKS[level])
    except Failed:
        # the installer fetches everything before it changes anything: what was whole is whole still
        if kept:
            place.unfinished.unlink()
        else:
            shutil.rmtree(place.venv, ignore_errors=True)
        raise
    said = {**before, **goal, "python": dotted(version_of(python_in(place.venv)))}
    part = place.stamp.with_suffix(".part")
    part.write_text(json.dumps(said, sort_keys=True) + "\n", encoding="utf-8")
    place.unfinished.unlink()
    os.replace(part, place.stamp)


def usable(place: Place) -> bool:
    """Whether there is a whole .venv to install into; one stamped by another Python is not."""
    if place.unfinished.exists() or (place.stamp.exists() and not stamped(place)):
        return False
    version = version_of(python_in(place.venv))
    return version is not None and version >= OLDEST and installer(place) is not None


def remove(place: Place) -> None:
    """Takes away a half-made .venv."""
    venv = place.venv
    if venv.is_symlink() or venv.is_file():
        raise Failed(f"{venv} is not a folder: move it away, then try again.", CANNOT)
    if venv.exists():
        print("Removing a half-made .venv.", flush=True)
        shutil.rmtree(venv, ignore_errors=True)
    if venv.exists():
        raise Failed(f"{venv} is half made and cannot be removed: remove it by hand, then try again.", CANNOT)


def makers(place: Place, pythons: list[str]) -> list[list[str]]:
    """The commands that may be able to make an environment, in the order to try them."""
    virtualenv = shutil.which("virtualenv", path=place.path)
    uv = shutil.which("uv", path=place.path)
    commands = [[python, "-I", "-m", "venv"] for python in pythons]
    commands += [[python, "-I", "-m", "virtualenv", "--quiet"] for python in pythons]
    commands += [[virtualenv, "--quiet", "--python", python] for python in pythons if virtualenv]
    commands += [[uv, "venv", "--quiet", "--no-python-downloads", "--python", python] for python in pythons if uv]
    return commands


def make(place: Place) -> None:
    """Makes an empty .venv with the first means that works; what failed leaves nothing behind."""
    pythons, too_old = interpreters(place)
    if not pythons:
        found = "; ".join(too_old) if too_old else "there is none"
        raise Failed(f"Yathsel needs Python 3.11 or newer ({found}): {advice('python3')}.", CANNOT)
    for command in makers(place, pythons):
        done = run([*command, str(place.venv)])
        note(place, command, done)
        if done is not None and done.returncode == 0 and installer(place):
            return
        shutil.rmtree(place.venv, ignore_errors=True)
    version = version_of(pythons[0]) or OLDEST
    package = "python{}.{}-venv".format(*version) if shutil.which("apt", path=place.path) else "virtualenv"
    raise Failed(f"{pythons[0]} cannot make a virtual environment: {advice(package)}.", CANNOT)


def advice(package: str) -> str:
    """How to get a package, as the end of a sentence."""
    if sys.platform == "win32" or sys.platform == "darwin":
        return f"install {package}, then try again"
    return f"install the package {package} (Debian, Ubuntu: sudo apt install {package}), then try again"


def note(place: Place, command: list[str], done: subprocess.CompletedProcess[str] | None) -> None:
    """Writes what an installer said to the log, for whoever wants to know more than the sentence."""
    try:
        with place.log.open("a", encoding="utf-8") as log:
            log.write("$ {}\n{}\n".format(" ".join(command), done.stdout if done else "could not be started"))
    except OSError:
        return


def install(place: Place, lock: str) -> None:
    """Installs exactly what the lock names, every file checked against its hash."""
    command = installer(place)
    if command is None:
        raise Failed("The environment in .venv has lost its installer: try again.")
    command = [*command, "--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(place.root / lock)]
    done = run(command)
    note(place, command, done)
    if done is None or done.returncode != 0:
        said = done.stdout if done else ""
        raise Failed(f"{reason(said, lock)} (the installer's own words: {place.log})")


def reason(said: str, lock: str) -> str:
    """One sentence from what an installer said."""
    low = said.lower()
    if "do not match the hashes" in low or "hash mismatch" in low:
        return f"A package is not the one that {lock} names, so nothing was installed."
    if "no space left" in low:
        return "The disk is full, so nothing was installed: make room, then try again."
    if any(word in low for word in OFFLINE):
        return "The packages could not be fetched: check the network connection, then try again."
    if "no matching distribution" in low or "no usable wheels" in low or "could not find a version" in low:
        return f"A package of {lock} is not to be had ready-made for this system and Python."
    return "The packages could not be installed."


def follow(place: Place, steps: list[list[str]], arguments: list[str]) -> int:
    """Runs a command's steps in .venv until one fails; the arguments belong to the last."""
    python = python_in(place.venv)
    for number, step in enumerate(steps, start=1):
        last = number == len(steps)
        command = [python, *step, *(arguments if last else [])]
        sys.stdout.flush()
        if last and os.name == "posix":
            os.chdir(place.root)
            os.execv(python, command)
        code = subprocess.run(command, cwd=place.root, check=False).returncode
        if code != 0:
            return code if code > 0 else 1
    return 0


def main(words: list[str], place: Place) -> int:
    """Does one command; a sentence and a code if it cannot be done."""
    if not words or words[0] not in COMMANDS:
        print(USAGE, file=sys.stderr)
        return 0 if words and words[0] in ("-h", "--help", "help") else 2
    level, steps = COMMANDS[words[0]]
    try:
        prepare(place, level)
    except Failed as failed:
        print(failed, file=sys.stderr)
        return failed.code
    except OSError as error:
        print(f"The environment could not be set up: {error}.", file=sys.stderr)
        return CANNOT
    if not steps:
        print("Ready.")
        return 0
    return follow(place, steps, words[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:], Place(Path(__file__).resolve().parent.parent)))
    except KeyboardInterrupt:
        sys.exit(130)
