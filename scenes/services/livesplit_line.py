"""Knows one open line to a LiveSplit Server on this machine: sentences there, answers back, and a trial of it."""

import contextlib
import queue
import socket
import threading
import time
from typing import Literal

HOST = "127.0.0.1"  # nobody outside this machine is ever spoken to
PATIENCE_S = 1.0
_LONGEST_ANSWER = 4096
_READS = 64
_PING, _PONG = "ping", "pong"

Verdict = Literal["answered", "silent", "other", "nobody"]


class Line:
    """An open connection; whatever goes wrong with it is an `OSError`.

    Once an answer is late or no text of a sensible length, nothing is asked on this line any more: what came later
    might be taken for the answer to something else.
    """

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection((HOST, port), timeout=PATIENCE_S)
        if self._socket.getsockname() == self._socket.getpeername():  # a free port can be connected with itself
            self._socket.close()
            raise ConnectionRefusedError("nobody listens there")
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._reliable = True

    def say(self, *sentences: str) -> None:
        """Sends sentences, a line each."""
        self._socket.settimeout(PATIENCE_S)
        self._socket.sendall("".join(f"{sentence}\n" for sentence in sentences).encode())

    def ask(self, *questions: str) -> list[str] | None:
        """The answers to questions, in order; None if they do not come, or not in time."""
        if not self._reliable:
            return None
        self.listen()
        self.say(*questions)
        answers = self._answers(len(questions))
        self._reliable = answers is not None
        return answers

    def listen(self) -> None:
        """Hears what nobody asked for, and forgets it; raises `ConnectionError` if the other end has gone."""
        self._socket.settimeout(0)
        with contextlib.suppress(BlockingIOError):
            for _ in range(_READS):
                if not self._socket.recv(_LONGEST_ANSWER):
                    raise ConnectionResetError("the other end has hung up")

    def close(self) -> None:
        """Hangs up."""
        with contextlib.suppress(OSError):
            self._socket.close()

    def _answers(self, number: int) -> list[str] | None:
        heard, until = b"", time.monotonic() + PATIENCE_S
        while heard.count(b"\n") < number:
            left = until - time.monotonic()
            if left <= 0 or len(heard) > _LONGEST_ANSWER:
                return None
            self._socket.settimeout(left)
            try:
                more = self._socket.recv(_LONGEST_ANSWER)
            except TimeoutError:
                return None
            if not more:
                raise ConnectionResetError("the other end has hung up")
            heard += more
        return [one.strip() for one in heard.decode("utf-8", "replace").split("\n")[:number]]


def tried(port: int) -> Verdict:
    """Who is at a port: LiveSplit, somebody who says nothing, somebody else, nobody. Takes at most two seconds."""
    try:
        line = Line(port)
    except OSError:
        return "nobody"
    try:
        answers = line.ask(_PING)
    except OSError:
        return "other"
    finally:
        line.close()
    if answers is None:
        return "silent"
    return "answered" if answers == [_PONG] else "other"


class Trial:
    """A trial of a port that nobody waits for."""

    def __init__(self, port: int) -> None:
        self._verdicts: queue.SimpleQueue[Verdict] = queue.SimpleQueue()
        threading.Thread(target=lambda: self._verdicts.put(tried(port)), name="livesplit-trial", daemon=True).start()

    def verdict(self) -> Verdict | None:
        """What came of it, told once; None until then."""
        with contextlib.suppress(queue.Empty):
            return self._verdicts.get_nowait()
        return None
