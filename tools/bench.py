"""Knows how fast this is on this machine: solving, engine, bots, verifying, frames, the start; prints a small table."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TWIST = "double_straights"
SEED = "BENCH"
REPEATS = 5
THROWS = 40
TURNS = 120
WIDTH = 30


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured thing: what, how much, the aim if there is one, and how it was measured."""

    name: str
    value: str
    aim: str
    how: str


def main() -> int:
    """Measures everything, a line each as it is known."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    print(f"Python {sys.version.split()[0]} on {sys.platform}, {os.cpu_count()} processors")
    for figure in figures():
        print(f"{figure.name:<{WIDTH}} {figure.value:<24} {figure.aim:<12} {figure.how}", flush=True)
    return 0


def figures() -> Iterator[Figure]:
    """Every figure, one after the other."""
    yield solving()
    with tempfile.TemporaryDirectory() as folder:
        file = recorded_run(Path(folder))
        yield engine(file)
        yield bot(file)
        yield verifying(file)
    yield frames()
    yield turns()
    yield start()


def solving() -> Figure:
    """One set of twists, in a process of its own."""
    wall, cpu, before, peak = map(float, asked_of_child("solve").split())
    how = f"solve() under {TWIST} in a fresh process: wall, CPU; peak RSS less {before:.0f} MB before"
    return Figure("solving one set of twists", f"{wall:.2f} s ({cpu:.2f}), {peak - before:.0f} MB", "< 10 s", how)


def recorded_run(folder: Path) -> Path:
    """A run by bots that goes over as many duels as possible, as a run file."""
    from game.commands import simulate

    plan = simulate.Plan("yathsel_run", 1, {"difficulty": "easy"}, (1000,), SEED, folder, folder / "cache")
    best = max((simulate.play_one(plan, number) for number in range(4)), key=lambda one: one.actions)
    return folder / f"{plan.game}-{best.number:05d}.run.json"


def replayed_actions(file: Path) -> tuple[Any, list[Any]]:
    """Rules with the start of the recorded match, and its log."""
    from game import catalog
    from game.core import replay, runfile

    run = runfile.loads(file.read_bytes())
    match = replay.begun(catalog.rules_of(run), run)
    assert replay.play(match, run.actions) is None
    return match, list(match.log)


def engine(file: Path) -> Figure:
    """Recorded actions submitted to fresh matches, nothing else."""
    from game.core.match import Match

    played, log = replayed_actions(file)
    done, begun = 0, time.process_time()
    while time.process_time() - begun < 2:
        match = Match(played.rules, played.start)
        for entry in log:
            match.submit(entry.seat, entry.action, entry.t)
        done += len(log)
    rate = done / (time.process_time() - begun)
    how = f"Match.submit of a run of {len(log)} actions again and again, digests included, per CPU second"
    return Figure("engine without bots", f"{rate:,.0f} actions/s", "> 10,000", how)


def bot(file: Path) -> Figure:
    """Every question of the opponents in the recorded run, asked with the tables in memory."""
    from game.commands import bots
    from game.core.match import Match
    from game.core.session import Session

    played, log = replayed_actions(file)
    session: Session[Any, Any, Any] = Session(Match(played.rules, played.start), {1: None})
    taken: list[float] = []
    for entry in log:
        if entry.seat == 1:
            question = session.question(1)
            bots.prepare(session.match.state.duel.table.twists, file.parent / "cache")
            begun = time.process_time()
            bots.answer(question, file.parent / "cache")
            taken.append((time.process_time() - begun) * 1000)
        session.submit(entry.seat, entry.action, entry.t)
    value = f"{statistics.mean(taken):.2f} ms, p99 {percentile(taken, 99):.2f}"
    how = f"CPU time, mean over the {len(taken)} questions of a run, table loaded"
    return Figure("one bot decision", value, "< 1 ms", how)


def verifying(file: Path) -> Figure:
    """The command from outside, start of Python included."""
    wall, cpu = repeated(lambda: subprocess.run([sys.executable, "main.py", "verify", str(file)], cwd=ROOT, check=True,
                                                capture_output=True))  # fmt: skip
    how = f"main.py verify from process start to end: wall, CPU; median of {REPEATS}"
    return Figure("verifying a full run", f"{wall:.2f} s ({cpu:.2f})", "< 1 s", how)


def frames() -> Figure:
    """Frames of the real loop at the table while dice fly."""
    taken = [float(word) for word in asked_of_child("frames").split()]
    value = f"p50 {percentile(taken, 50):.1f}, p99 {percentile(taken, 99):.1f} ms"
    how = f"process_time of {len(taken)} frames in {THROWS} throws, 1280x720, dummy driver, first throw left out"
    return Figure("frame CPU time in a throw", value, "p99 < 8 ms", how)


def turns() -> Figure:
    """The opponent's whole turns at instant speed, from the player's key to the player's next move."""
    words = asked_of_child("turns").split()
    taken, counted = [float(word) for word in words[::2]], [float(word) for word in words[1::2]]
    value = f"p50 {percentile(taken, 50):.0f}, p99 {percentile(taken, 99):.0f} ms"
    how = (
        f"{len(taken)} turns in the real loop at 60 frames a second with worker and journal, from the entering key to "
        f"the picture in which the table waits again: p90 {percentile(taken, 90):.0f}, most {max(taken):.0f} ms, "
        f"{statistics.median(counted):.0f} frames"
    )
    return Figure("opponent's turn at instant", value, "100 ms", how)


def start() -> Figure:
    """From the start of the process to the first picture."""
    wall, cpu = repeated(lambda: asked_of_child("start"))
    how = f"process start to the first present() of the title, dummy driver: wall, CPU; median of {REPEATS}"
    return Figure("start to first frame", f"{wall:.2f} s ({cpu:.2f})", "< 1.2 s", how)


def repeated(act: Callable[[], object]) -> tuple[float, float]:
    """Median wall and CPU seconds of child processes."""
    walls, spent = [], []
    for _ in range(REPEATS):
        wall, cpu = time.perf_counter(), children_cpu()
        act()
        walls.append(time.perf_counter() - wall)
        spent.append(children_cpu() - cpu)
    return statistics.median(walls), statistics.median(spent)


def children_cpu() -> float:
    """CPU seconds that finished child processes took so far."""
    times = os.times()
    return times.children_user + times.children_system


def percentile(values: list[float], per_cent: int) -> float:
    """The value that so many per cent of all do not exceed."""
    return sorted(values)[min(len(values) - 1, len(values) * per_cent // 100)]


def asked_of_child(what: str) -> str:
    """The answer of this module run as a process of its own in an empty home."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-m", "tools.bench", what], cwd=ROOT, check=True, capture_output=True, text=True,
            env={**os.environ, "YATHSEL_HOME": home},
        )  # fmt: skip
    return done.stdout


def child_solve() -> None:
    """Solves; prints seconds and memory in MB before and at most."""
    from game.yathsel import twists
    from game.yathsel.bots.table import solve
    from game.yathsel.bots.terms import terms

    needed = terms(twists.factors((TWIST,)))
    before, wall, cpu = resident_mb(), time.perf_counter(), time.process_time()
    solve(needed)
    print(time.perf_counter() - wall, time.process_time() - cpu, before, resident_mb())


def resident_mb() -> float:
    """The most memory this process had so far."""
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / 1024 if sys.platform != "darwin" else used / 1024 / 1024


def _opened(speed: int) -> Any:
    """The real loop with a run just begun, and its worker."""
    from game.commands import bots
    from scenes.app import Loop
    from scenes.flow import Flow
    from scenes.options import PlayOptions
    from scenes.services.folders import user_folders
    from scenes.services.services import change_settings, headless_services
    from scenes.services.worker import Brain, Worker
    from scenes.stack import Reset

    services = headless_services(user_folders().data, speed=speed)
    change_settings(services, replace(services.settings.now, ask_zero=False))
    worker = Worker(Brain(bots.answer, bots.prepare), user_folders().cache)
    loop = Loop(services)
    loop.stack.apply(Reset(Flow(services, PlayOptions(seed=SEED, difficulty="easy"), worker).opening()))
    return loop, worker


def child_frames() -> None:
    """Plays until enough has been thrown; prints the CPU time in ms of each frame in which dice were tumbling."""
    from scenes.services.inputs import Command, Input

    loop, worker = _opened(speed=1)
    given: list[Input] = [Command("confirm")]
    thrown, tumbled, taken = 0, False, []
    while thrown <= THROWS:
        begun = time.process_time()
        loop.frame(1 / 60, given)
        loop.draw()
        spent = (time.process_time() - begun) * 1000
        table = _table_of(loop)
        skin: Any = getattr(table, "skin", None)
        tumbles = skin is not None and bool(skin.shown.tumbling)
        thrown += tumbles and not tumbled
        tumbled = tumbles
        if tumbles and thrown > 1:
            taken.append(spent)
        time.sleep(0.001)
        given = [Command(name) for name in _next_keys(table)]
    print(*taken)
    worker.close()


def child_turns() -> None:
    """Plays at instant speed; prints wall ms and frames of each opponent's turn that came back to the player."""
    import pygame

    from game.yathsel.actions import Enter
    from scenes.services.inputs import Command, Input

    loop, worker = _opened(speed=0)
    limit = pygame.time.Clock()
    given: list[Input] = [Command("confirm")]
    done = seen = frames_since = 0
    since, before, theirs = 0.0, time.perf_counter(), False
    while done < TURNS:
        now = time.perf_counter()
        loop.frame(now - before, given)
        loop.draw()
        before, end, table = now, time.perf_counter(), _table_of(loop)
        log = table.session.match.log if table else []
        entered = [entry.seat for entry in log[seen:] if isinstance(entry.action, Enter)]
        if 0 in entered:
            since, frames_since, theirs = now, 0, False
        theirs, seen, frames_since = theirs or 1 in entered, len(log), frames_since + 1
        if table is None:
            since = 0.0
        elif table.waits and since:
            if theirs:
                done += 1
                print(round((end - since) * 1000, 1), frames_since)
            since = 0.0
        limit.tick(loop.services.feel.loop.steps_per_second)
        given = [Command(name) for name in _next_keys(table)]
    worker.close()


def _table_of(loop: Any) -> Any:
    """The table, if it is what is on top."""
    from scenes.table.scene import TableScene

    shown = loop.stack.top
    while hasattr(shown, "scene"):
        shown = shown.scene
    return shown if isinstance(shown, TableScene) else None


def _next_keys(table: Any) -> tuple[Any, ...]:
    if table is None:
        return ("confirm",)
    if not table.waits:
        return ()
    return ("throw",) if table.skin.shown.duel.throws_left else ("down", "confirm")


def child_start() -> None:
    """The game as it is started, until its first picture is shown."""
    import runpy

    from scenes.services.window import Window

    class Shown(BaseException):
        pass

    def present(window: Window) -> None:
        raise Shown

    sys.argv[:] = ["main.py"]
    Window.present = present  # type: ignore[method-assign, assignment]
    try:
        runpy.run_path(str(ROOT / "main.py"), run_name="__main__")
    except Shown:
        return


CHILDREN = {"solve": child_solve, "frames": child_frames, "turns": child_turns, "start": child_start}

if __name__ == "__main__":
    if len(sys.argv) > 1:
        CHILDREN[sys.argv[1]]()
    else:
        sys.exit(main())
