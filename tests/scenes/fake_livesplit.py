"""Knows how a LiveSplit Server answers: a real listener on this machine that keeps every line and minds its timer."""

import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable

PATIENCE_S = 5.0
SPLITS = 8


class FakeLiveSplit:
    """Listens on a port of its own. It starts, splits and pauses as LiveSplit does: a pause starts a timer at rest.

    `says(line)` may answer instead of it: bytes, or None for silence.
    """

    def __init__(self, says: Callable[[str], bytes | None] | None = None) -> None:
        self.lines: list[str] = []
        self.phase = "NotRunning"
        self.index = -1
        self.skipped = 0
        self.game_time = ""
        self.at_split: list[str] = []
        self.variables: dict[str, str] = {}
        self.connections = 0
        self._says = says
        self._open: list[socket.socket] = []
        self._listener: socket.socket | None = None
        self.port = 0
        self.start()

    def start(self) -> None:
        """Listens (again, on the port it had)."""
        self._listener = socket.create_server(("127.0.0.1", self.port))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def stop(self) -> None:
        """Hangs up and listens no more."""
        if self._listener is not None:
            self._listener.shutdown(socket.SHUT_RDWR)
            self._listener.close()
            self._listener = None
        self.drop()

    def drop(self) -> None:
        """Hangs up."""
        for one in self._open:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._open.clear()

    def send(self, raw: bytes) -> None:
        """Says something that nobody asked for."""
        for one in self._open:
            one.sendall(raw)

    def wait(self, holds: Callable[[], bool]) -> None:
        """Waits until it holds."""
        until = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < until, f"it never came; lines so far: {self.lines}"
            time.sleep(0.002)

    def heard(self, *lines: str) -> None:
        """Waits until each of these lines has come."""
        self.wait(lambda: set(lines) <= set(self.lines))

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                one, _ = listener.accept()
            except OSError:
                return
            self._open.append(one)
            self.connections += 1
            threading.Thread(target=self._read, args=(one,), daemon=True).start()

    def _read(self, one: socket.socket) -> None:
        try:
            with one.makefile("r", encoding="utf-8", newline="\n") as lines:
                for line in lines:
                    self._take(one, line.removesuffix("\n"))
        except (OSError, ValueError):
            return

    def _take(self, one: socket.socket, line: str) -> None:
        said = self._says(line) if self._says is not None else self._answer(line)
        self.lines.append(line)
        if said is not None:
            one.sendall(said)

    def _answer(self, line: str) -> bytes | None:
        command, _, given = line.partition(" ")
        answer = None
        match command:
            case "reset":
                self.phase, self.index = "NotRunning", -1
            case "starttimer":
                self._start()
            case "split" if self.phase == "Running":
                self.index += 1
                self.at_split.append(self.game_time)
                self.phase = "Ended" if self.index == SPLITS else self.phase
            case "skipsplit" if self.phase in ("Running", "Paused") and self.index < SPLITS - 1:
                self.index += 1
                self.skipped += 1
            case "pause" if self.phase == "Running":
                self.phase = "Paused"
            case "pause":
                self._start()
            case "setgametime":
                self.game_time = given
            case "setcustomvariable":
                name, value = json.loads(given)
                self.variables[name] = value
            case "ping":
                answer = "pong"
            case "getcurrenttimerphase":
                answer = self.phase
            case "getsplitindex":
                answer = str(self.index)
            case "getcustomvariablevalue":
                answer = self.variables.get(given) or "-"
        return None if answer is None else f"{answer}\n".encode()

    def _start(self) -> None:
        if self.phase == "NotRunning":
            self.phase, self.index = "Running", 0
