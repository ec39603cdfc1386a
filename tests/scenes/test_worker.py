"""What the worker process promises: answers, one restart, a way out, and no trace when the game ends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.services.worker import Brain, Worker, WorkerFault

LONG_S = 20.0


def tripled(question: int, cache: Path | None) -> int:
    return question * 3


def asked_by(question: str, cache: Path | None) -> object:
    """What the other process is: its id, whether pygame is loaded there, its BLAS threads."""
    return {"pid": os.getpid(), "pygame": "pygame" in sys.modules, "threads": os.environ.get("OPENBLAS_NUM_THREADS")}


def dying(question: int, cache: Path) -> int:
    """Ends its process as often as `question` says, counted in a file, then answers with its process's id."""
    count = cache / "deaths"
    deaths = len(count.read_text()) if count.exists() else 0
    if deaths < question:
        count.write_text("x" * (deaths + 1))
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def failing(question: int, cache: Path | None) -> int:
    raise ValueError("no such question")


def slow(question: float, cache: Path | None) -> float:
    time.sleep(question)
    return question


def noted(twists: tuple[str, ...], cache: Path | None) -> None:
    assert cache is not None
    (cache / "prepared").write_text(" ".join(twists))


@pytest.fixture
def workers(tmp_path: Path) -> Iterator[list[Worker]]:
    made: list[Worker] = []
    yield made
    for worker in made:
        worker.close()


def worker_of(answer, tmp_path: Path, workers: list[Worker]) -> Worker:
    workers.append(Worker(Brain(answer, noted), tmp_path))
    return workers[-1]


def answer_of(worker: Worker, question: object) -> object:
    ticket = worker.submit(question)
    assert ticket.wait(LONG_S)
    return ticket.result()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z" if Path("/proc/self").exists() else True


def test_questions_are_answered_in_order(tmp_path: Path, workers: list[Worker]) -> None:
    worker = worker_of(tripled, tmp_path, workers)
    tickets = [worker.submit(number) for number in range(20)]
    assert tickets[-1].wait(LONG_S)
    assert [ticket.result() for ticket in tickets] == [number * 3 for number in range(20)]


def test_another_process_answers_without_pygame_and_with_one_blas_thread(tmp_path: Path, workers: list[Worker]) -> None:
    found = answer_of(worker_of(asked_by, tmp_path, workers), "")
    assert found == {"pid": workers[0].pid, "pygame": False, "threads": "1"}
    assert found["pid"] != os.getpid()
    assert "OPENBLAS_NUM_THREADS" not in os.environ


def test_an_answer_is_not_ready_before_it_is_there(tmp_path: Path, workers: list[Worker]) -> None:
    worker = worker_of(slow, tmp_path, workers)
    ticket = worker.submit(0.5)
    assert not ticket.ready()
    assert ticket.result() is None
    assert ticket.wait(LONG_S)
    assert ticket.ready()


def test_preparing_happens_before_the_next_answer(tmp_path: Path, workers: list[Worker]) -> None:
    worker = worker_of(tripled, tmp_path, workers)
    worker.prepare(("double_sixes", "half_chance"))
    assert answer_of(worker, 1) == 3
    assert (tmp_path / "prepared").read_text() == "double_sixes half_chance"


def test_a_dead_process_is_started_again_and_asked_again(tmp_path: Path, workers: list[Worker]) -> None:
    worker = worker_of(dying, tmp_path, workers)
    assert answer_of(worker, 1) == worker.pid
    assert not worker.gave_up


def test_after_the_second_death_the_answer_is_found_in_this_process(tmp_path: Path, workers: list[Worker]) -> None:
    worker = worker_of(dying, tmp_path, workers)
    assert answer_of(worker, 2) == os.getpid()
    assert worker.gave_up


def test_a_fault_behind_a_question_is_told_and_the_process_lives_on(tmp_path: Path, workers: list[Worker]) -> None:
    worker = worker_of(failing, tmp_path, workers)
    with pytest.raises(WorkerFault, match="no such question"):
        answer_of(worker, 1)
    pid = worker.pid
    with pytest.raises(WorkerFault):
        answer_of(worker, 2)
    assert worker.pid == pid


@pytest.mark.parametrize("busy", [False, True])
def test_closing_ends_the_process_soon(busy: bool, tmp_path: Path, workers: list[Worker]) -> None:
    worker = worker_of(slow, tmp_path, workers)
    assert answer_of(worker, 0.0) == 0.0
    pid = worker.pid
    assert pid is not None
    if busy:
        worker.submit(30.0)
        time.sleep(0.2)
    begun = time.monotonic()
    worker.close()
    assert time.monotonic() - begun < 3
    assert not alive(pid)


GAME = """
import sys, time
from pathlib import Path
from scenes.services.worker import Brain, Worker
from tests.scenes.test_worker import noted, slow

if __name__ == "__main__":
    worker = Worker(Brain(slow, noted), None)
    ticket = worker.submit(0.0)
    assert ticket.wait(20)
    print(worker.pid, flush=True)
    if sys.argv[1] == "exit":
        sys.exit()
    time.sleep(60)
"""


@pytest.mark.parametrize("way", ["exit", "kill"])
def test_no_process_is_left_when_the_game_ends_in_any_way(way: str, tmp_path: Path) -> None:
    script = tmp_path / "game.py"
    script.write_text(GAME)
    root = Path(__file__).resolve().parents[2]
    game = subprocess.Popen(
        [sys.executable, str(script), way], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
    )  # fmt: skip
    assert game.stdout is not None
    assert game.stderr is not None
    pid = int(game.stdout.readline())
    if way == "kill":
        game.kill()
    game.wait(10)
    until = time.monotonic() + 5
    while alive(pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert not alive(pid)
    assert "Traceback" not in game.stderr.read()
