"""Knows an answer that takes its time: it is found in a thread, and whoever asked looks for it every frame."""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Asking(Generic[T]):
    """One question at a time; of those asked meanwhile the newest comes next."""

    def __init__(self) -> None:
        self._next: Callable[[], T] | None = None
        self._thread: threading.Thread | None = None
        self._found: list[T] = []

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come or to be taken."""
        return self._thread is not None or self._next is not None

    def ask(self, question: Callable[[], T]) -> None:
        """Asks as soon as the question before is answered."""
        self._next = question
        self._go_on()

    def taken(self) -> T | None:
        """An answer that has come since; None if there is none."""
        if self._thread is None or self._thread.is_alive():
            return None
        self._thread = None
        self._go_on()
        return self._found.pop() if self._found else None

    def wait(self, timeout: float) -> None:
        """Waits at most `timeout` seconds for the answer that is being looked for."""
        if self._thread is not None:
            self._thread.join(timeout)

    def _go_on(self) -> None:
        if self._thread is None and self._next is not None:
            question, self._next = self._next, None
            self._thread = threading.Thread(target=self._work, args=(question,), name="asking", daemon=True)
            self._thread.start()

    def _work(self, question: Callable[[], T]) -> None:
        self._found = [question()]
