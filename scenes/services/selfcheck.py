"""Knows whether a stored run file is true: it is read back and played again in the background, beside the game."""

import contextlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from game.core.runfile import RunFileError
from scenes.services import reckoning

_FILE = "run file: "


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of it: the SHA-256 of the file in hex (empty if it cannot be read), and what differs, if anything."""

    sha256: str
    fault: str | None = None

    @property
    def true(self) -> bool:
        """Whether the file plays again as it says."""
        return self.fault is None


class _Left(Exception):
    """The examination is broken off."""


class SelfCheck:
    """One file under examination; `verdict` is None until it is known."""

    def __init__(self, path: Path, between: Callable[[], None] = reckoning.breathe) -> None:
        self.verdict: Verdict | None = None
        self._path = path
        self._between = between
        self._left = threading.Event()
        self._thread = threading.Thread(target=self._work, name="self-check", daemon=True)
        self._thread.start()

    def wait(self, timeout: float) -> bool:
        """Waits at most `timeout` seconds; whether the verdict is there."""
        self._thread.join(timeout)
        return self.verdict is not None

    def leave(self) -> None:
        """Nobody waits for the verdict any more."""
        self._left.set()

    def _work(self) -> None:
        with contextlib.suppress(_Left):
            self.verdict = examined(self._path, self._breathe)

    def _breathe(self) -> None:
        if self._left.is_set():
            raise _Left
        self._between()


def examined(path: Path, between: Callable[[], None]) -> Verdict:
    """The verdict on a file, found at once."""
    try:
        raw = path.read_bytes()
    except OSError as fault:
        return Verdict("", fault.strerror or str(fault))
    mark = sha256(raw).hexdigest()
    try:
        reckoning.reckoned(raw, between)
    except RunFileError as fault:
        return Verdict(mark, str(fault).removeprefix(_FILE))
    return Verdict(mark)
