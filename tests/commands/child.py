"""Knows how tests run the program in a process of its own, and how they drive its engine by pipes."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
MAIN = str(ROOT / "main.py")
PATIENCE_S = 120


def environment(home: Path, **more: str) -> dict[str, str]:
    """This environment with the player's folders below `home`, without any screen."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "PYTHONHASHSEED")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return {**kept, "YATHSEL_HOME": str(home), **more}


def program(
    home: Path,
    *arguments: str | bytes,
    flags: Sequence[str] = (),
    given: bytes = b"",
    env: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """`python main.py ARGUMENTS` run to its end."""
    done = subprocess.run(
        [sys.executable, *flags, MAIN, *arguments], input=given, capture_output=True, timeout=PATIENCE_S, check=False,
        cwd=home, env=environment(home, **(env or {})),
    )  # fmt: skip
    said = (part.decode("utf-8", "replace") for part in (done.stdout, done.stderr))
    return subprocess.CompletedProcess(done.args, done.returncode, *said)


class Engine:
    """The engine in a process of its own; each line is answered before the next one is sent."""

    def __init__(self, home: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, MAIN, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env=environment(home), cwd=home,
        )  # fmt: skip

    def line(self, raw: bytes) -> Any:
        """The reply to one raw line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(raw + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, cmd: str, **fields: Any) -> Any:
        """The reply to one request."""
        return self.line(json.dumps({"cmd": cmd, **fields}).encode())

    def end(self) -> tuple[int, str]:
        """Closes its input; the exit code and what it said beside its replies."""
        rest, said = self.process.communicate(timeout=PATIENCE_S)
        assert rest == b""
        return self.process.returncode, said.decode()
