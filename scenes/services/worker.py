"""Knows the one other process: it answers for bots and prepares their tables, so that no frame waits for either."""

import atexit
import contextlib
import logging
import multiprocessing
import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

_BLAS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS", "BLIS_NUM_THREADS")
_PATIENCE_S = 90.0
_FAREWELL_S = 2.0
_GLANCE_S = 0.05
_STARTS = 2


@dataclass(frozen=True, slots=True)
class Brain:
    """What the worker can do: functions that the other process can import by name.

    `answer(question, cache)` gives an action or None; `prepare(twists, cache)` makes ready what answers need.
    """

    answer: Callable[[Any, Path | None], Any]
    prepare: Callable[[tuple[str, ...], Path | None], None]


class WorkerFault(Exception):
    """A question that could not be answered because the code behind it failed; the text is what it said."""


class Ticket:
    """One question under way."""

    def __init__(self) -> None:
        self._decided = threading.Event()
        self._answer: Any = None
        self._fault: str | None = None

    def ready(self) -> bool:
        """Whether the answer is there."""
        return self._decided.is_set()

    def wait(self, timeout: float) -> bool:
        """Waits at most `timeout` seconds for the answer; whether it is there."""
        return self._decided.wait(timeout)

    def result(self) -> Any:
        """The answer (None until it is there); raises `WorkerFault`."""
        if self._fault is not None:
            raise WorkerFault(self._fault)
        return self._answer

    def decide(self, answer: Any, fault: str | None) -> None:
        """Called once by the worker's courier."""
        self._answer, self._fault = answer, fault
        self._decided.set()


@dataclass(frozen=True, slots=True)
class _Job:
    name: str
    given: tuple[Any, ...]
    ticket: Ticket


class _Lost(Exception):
    """The other process is gone."""


class Worker:
    """One spawned process and the thread that carries questions to it and answers back.

    If the process dies it is started once more and asked again; after that `gave_up` is True and the answers are
    found in this process.
    """

    def __init__(self, brain: Brain, cache: Path | None) -> None:
        self.gave_up = False
        self._brain = brain
        self._cache = cache
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None
        self._starts = 0
        self._closing = False
        self._courier = threading.Thread(target=self._carry, name="worker", daemon=True)
        self._courier.start()
        atexit.register(self.close)

    @property
    def pid(self) -> int | None:
        """The other process's id, None before it runs."""
        return self._process.pid if self._process else None

    def submit(self, question: Any) -> Ticket:
        """Asks for a bot's action."""
        return self._ask("answer", (question,))

    def prepare(self, twists: tuple[str, ...]) -> Ticket:
        """Makes ready what bots need under these twists; nobody has to wait for it."""
        return self._ask("prepare", (twists,))

    def close(self) -> None:
        """Ends the process and the thread; open questions stay unanswered."""
        atexit.unregister(self.close)
        self._closing = True
        self._jobs.put(None)
        self._courier.join(2 * _FAREWELL_S)

    def _ask(self, name: str, given: tuple[Any, ...]) -> Ticket:
        ticket = Ticket()
        self._jobs.put(_Job(name, (*given, self._cache), ticket))
        return ticket

    def _carry(self) -> None:
        with contextlib.suppress(_Lost):
            self._start()
        while not self._closing:
            job = self._jobs.get()
            if job is not None and not self._closing:
                self._answer(job)
        self._dismiss()

    def _answer(self, job: _Job) -> None:
        while not self.gave_up and not self._closing:
            try:
                answer, fault = self._exchange(job)
            except _Lost:
                self._again()
                continue
            job.ticket.decide(answer, fault)
            return
        if not self._closing:
            job.ticket.decide(*_tried(self._brain, job.name, job.given))

    def _exchange(self, job: _Job) -> tuple[Any, str | None]:
        """Sends one job and waits for its answer; raises `_Lost` when the process dies, hangs or is not wanted."""
        if self._line is None:
            raise _Lost
        try:
            self._line.send((job.name, job.given))
            patience = _PATIENCE_S
            while not self._line.poll(_GLANCE_S):
                patience -= _GLANCE_S
                if self._closing or patience < 0:
                    raise _Lost
            answer, fault = self._line.recv()
        except (OSError, EOFError) as lost:
            raise _Lost from lost
        return answer, fault

    def _again(self) -> None:
        if self._closing:
            return
        logging.getLogger(__name__).warning("the worker process stopped (start %d of %d)", self._starts, _STARTS)
        self._dismiss()
        if self._starts >= _STARTS:
            self.gave_up = True
            return
        try:
            self._start()
        except _Lost:
            self.gave_up = True

    def _start(self) -> None:
        self._starts += 1
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=serve, args=(theirs,), name="yathsel-worker", daemon=True)
        try:
            process.start()
            theirs.close()
            ours.send(self._brain)
        except (OSError, EOFError) as fault:
            logging.getLogger(__name__).warning("the worker process did not start: %s", fault)
            ours.close()
            raise _Lost from fault
        self._process, self._line = process, ours

    def _dismiss(self) -> None:
        """Lets the process go: politely by hanging up, then for certain."""
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line.close()
        if process is not None:
            process.join(_FAREWELL_S / 4)
            if process.is_alive():
                process.kill()
                process.join(_FAREWELL_S)


def serve(line: Connection) -> None:
    """The other process: learns what it can do, then answers until the line is hung up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stderr = open(os.devnull, "w")  # noqa: SIM115 - a terminal is no place for what goes wrong here; see WorkerFault
    for name in _BLAS:  # before the brain comes, which may bring numpy
        os.environ[name] = "1"
    try:
        brain: Brain = line.recv()
        while True:
            name, given = line.recv()
            line.send(_tried(brain, name, given))
    except (EOFError, OSError):
        return


def _tried(brain: Brain, name: str, given: tuple[Any, ...]) -> tuple[Any, str | None]:
    act = brain.answer if name == "answer" else brain.prepare
    try:
        return act(*given), None
    except Exception:
        return None, traceback.format_exc()
