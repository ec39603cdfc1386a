"""What is said to a LiveSplit Server, and that neither its silence nor anything it says does harm."""

import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from scenes.services.livesplit import LiveSplit, Pace, game_time
from scenes.services.livesplit_line import tried
from scenes.services.settings import Settings
from tests.scenes.fake_livesplit import FakeLiveSplit

FAST = Pace(tick_s=0.005, pause_s=0.02, longest_pause_s=0.04, grace_s=0.5)
RUN = (("Commitment", "abc"), ("Seed", 'SAY "HI"\n'))
TOLD = ['setcustomvariable ["Commitment", "abc"]', 'setcustomvariable ["Seed", "SAY \\"HI\\"\\n"]']
BEGUN = ["reset", "starttimer", "alwayspausegametime", "setgametime 0:00:00.000", *TOLD]
ASKED = ["getcurrenttimerphase", "getsplitindex", "getcustomvariablevalue Commitment"]


@pytest.fixture
def server() -> Iterator[FakeLiveSplit]:
    made = FakeLiveSplit()
    yield made
    made.stop()


@pytest.fixture
def client() -> Iterator[LiveSplit]:
    made = LiveSplit(FAST)
    yield made
    made.close()


def connected(client: LiveSplit, server: FakeLiveSplit) -> None:
    client.follow(Settings(livesplit=True, livesplit_port=server.port))
    server.wait(lambda: client.state == "connected")


def nobodys_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@pytest.mark.parametrize(
    ("ms", "said"),
    [(0, "0:00:00.000"), (61_001, "0:01:01.001"), (3_599_999, "0:59:59.999"), (100 * 3_600_000, "100:00:00.000")],
)
def test_game_time_is_written_as_livesplit_reads_it(ms: int, said: str) -> None:
    assert game_time(ms) == f"setgametime {said}"


def test_switched_off_there_is_neither_connection_nor_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[Any] = []
    monkeypatch.setattr(socket, "socket", lambda *a: used.append(a))
    monkeypatch.setattr(socket, "create_connection", lambda *a, timeout: used.append(a))
    before = threading.active_count()
    client = LiveSplit(FAST)
    assert not client.follow(Settings(livesplit=False, livesplit_port=16834))
    client.begin(RUN)
    client.split(5)
    client.leave()
    assert (client.state, threading.active_count(), used) == ("off", before, [])


def test_no_machine_but_this_one_is_ever_spoken_to(monkeypatch: pytest.MonkeyPatch, client: LiveSplit) -> None:
    spoken: list[Any] = []

    def noted(address: tuple[str, int], timeout: float) -> socket.socket:
        spoken.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", noted)
    client.follow(Settings(livesplit=True, livesplit_port=16834))
    client.begin(RUN)
    until = time.monotonic() + 5
    while len(spoken) < 3 and time.monotonic() < until:
        time.sleep(0.002)
    client.close()
    tried(16834)
    assert set(spoken) == {("127.0.0.1", 16834)}


def test_a_run_is_told_from_its_beginning_to_its_last_split(client: LiveSplit, server: FakeLiveSplit) -> None:
    connected(client, server)
    client.begin(RUN)
    server.heard(TOLD[-1])
    client.game_time(1_234)
    server.heard("setgametime 0:00:01.234")
    client.split(61_500)
    client.note((("Run file", "00ff"),))
    server.heard('setcustomvariable ["Run file", "00ff"]')
    assert server.lines == [*BEGUN, "setgametime 0:00:01.234", "setgametime 0:01:01.500", "split",
                            'setcustomvariable ["Run file", "00ff"]']  # fmt: skip
    assert (server.phase, server.index, server.at_split) == ("Running", 1, ["0:01:01.500"])


def test_game_time_that_stands_still_is_not_repeated(client: LiveSplit, server: FakeLiveSplit) -> None:
    connected(client, server)
    client.begin(RUN)
    client.game_time(5)
    server.heard("setgametime 0:00:00.005")
    time.sleep(0.05)
    assert server.lines[-1] == "setgametime 0:00:00.005"
    assert server.lines.count("setgametime 0:00:00.005") == 1


def test_a_run_that_is_not_won_holds_the_timer_and_does_not_reset_it(client: LiveSplit, server: FakeLiveSplit) -> None:
    connected(client, server)
    client.begin(RUN)
    client.stop(9_000)
    server.wait(lambda: server.phase == "Paused")
    assert server.lines[len(BEGUN) :] == ["setgametime 0:00:09.000", "getcurrenttimerphase", "pause"]
    client.begin((("Commitment", "next"),))
    server.wait(lambda: server.phase == "Running" and server.variables["Commitment"] == "next")


def test_the_end_of_a_run_starts_no_timer_that_the_player_has_reset(client: LiveSplit, server: FakeLiveSplit) -> None:
    connected(client, server)
    client.begin(RUN)
    server.heard(TOLD[-1])
    server.phase = "NotRunning"
    client.stop(9_000)
    server.heard("getcurrenttimerphase")
    time.sleep(0.03)
    assert server.phase == "NotRunning"


def test_a_run_left_and_gone_on_with_keeps_its_timer(client: LiveSplit, server: FakeLiveSplit) -> None:
    connected(client, server)
    client.begin(RUN)
    client.split(100)
    client.leave()
    client.go_on(RUN, 1, 150)
    server.heard("setgametime 0:00:00.150")
    assert server.lines.count("reset") == server.lines.count("starttimer") == 1
    assert (server.phase, server.index, server.skipped) == ("Running", 1, 0)


def test_after_a_lost_connection_the_game_time_goes_on_and_missed_splits_stay_empty(
    client: LiveSplit, server: FakeLiveSplit
) -> None:
    connected(client, server)
    client.begin(RUN)
    server.heard(TOLD[-1])
    server.stop()
    server.wait(lambda: client.state == "refused")
    client.split(100)
    client.split(200)
    client.game_time(250)
    server.start()
    server.wait(lambda: server.lines.count(TOLD[-1]) == 2)
    again = server.lines[len(BEGUN) :]
    assert again == [*ASKED, "alwayspausegametime", "skipsplit", "skipsplit", "setgametime 0:00:00.250", *TOLD]
    client.split(300)
    server.wait(lambda: server.index == 3)
    assert server.at_split == ["0:00:00.300"]


def test_a_timer_that_has_not_heard_the_beginning_is_not_started(client: LiveSplit, server: FakeLiveSplit) -> None:
    server.stop()
    client.follow(Settings(livesplit=True, livesplit_port=server.port))
    client.begin(RUN)
    time.sleep(FAST.grace_s + 0.1)
    server.start()
    server.heard(*TOLD)
    client.split(100)
    server.heard("split")
    assert (server.phase, "starttimer" in server.lines) == ("NotRunning", False)


def test_a_beginning_is_told_if_the_connection_comes_within_a_moment(client: LiveSplit, server: FakeLiveSplit) -> None:
    server.stop()
    client.follow(Settings(livesplit=True, livesplit_port=server.port))
    server.wait(lambda: client.state == "refused")
    client.begin(RUN)
    server.start()
    server.heard(TOLD[-1])
    assert server.lines == BEGUN


def test_an_attempt_at_another_run_is_left_alone_until_the_next_beginning(
    client: LiveSplit, server: FakeLiveSplit
) -> None:
    server.phase, server.index, server.variables = "Running", 3, {"Commitment": "another"}
    connected(client, server)
    client.go_on(RUN, 5, 1_000)
    client.split(2_000)
    client.stop(3_000)
    server.heard(*ASKED)
    time.sleep(0.05)
    assert server.lines == ASKED
    client.begin(RUN)
    server.heard(*BEGUN)


def test_nothing_waits_when_nobody_listens(client: LiveSplit) -> None:
    client.follow(Settings(livesplit=True, livesplit_port=nobodys_port()))
    began = time.perf_counter()
    client.begin(RUN)
    for ms in range(2_000):
        client.game_time(ms)
    for ms in range(8):
        client.split(ms)
    client.leave()
    assert time.perf_counter() - began < 0.1
    until = time.monotonic() + 5
    while client.state != "refused" and time.monotonic() < until:
        time.sleep(0.002)
    assert client.state == "refused"


def test_nothing_waits_for_one_who_never_answers() -> None:
    server, client = FakeLiveSplit(lambda line: None), LiveSplit(FAST)
    connected(client, server)
    began = time.perf_counter()
    client.go_on(RUN, 2, 10)
    client.split(20)
    client.game_time(30)
    client.close()
    assert time.perf_counter() - began < 0.1
    server.heard(*ASKED, "split")
    assert "skipsplit" not in server.lines
    server.stop()


@pytest.mark.parametrize(
    "answer",
    [b"\xff\xfe\x00garbage\n" * 3, b"x" * 20_000, b"Running\n99999999999999\nabc\n", b"Running\n-5\nabc\n",
     b"Running\n\xe2\x91\xa6\nabc\n", b"\n\n\n", b"HTTP/1.1 400 Bad Request\r\n\r\n\r\n"],
)  # fmt: skip
def test_a_hostile_answer_does_no_harm(answer: bytes, client: LiveSplit) -> None:
    server = FakeLiveSplit(lambda line: answer if line == "getcurrenttimerphase" else None)
    connected(client, server)
    client.go_on(RUN, 2, 10)
    client.begin(RUN)
    client.split(77)
    server.heard("setgametime 0:00:00.077", "split")
    assert server.lines.count("skipsplit") <= 8
    assert client.state == "connected"
    server.stop()


def test_a_flood_nobody_asked_for_is_drained(client: LiveSplit, server: FakeLiveSplit) -> None:
    connected(client, server)
    client.begin(RUN)
    server.heard(TOLD[-1])
    flood = threading.Thread(target=server.send, args=(b"Running\n" * 200_000,), daemon=True)
    flood.start()
    flood.join(5)
    assert not flood.is_alive()
    client.split(5)
    server.heard("split")


def test_another_port_is_another_connection(client: LiveSplit, server: FakeLiveSplit) -> None:
    connected(client, server)
    other = FakeLiveSplit()
    assert client.follow(Settings(livesplit=True, livesplit_port=other.port))
    other.wait(lambda: other.connections == 1)
    assert not client.follow(Settings(livesplit=True, livesplit_port=other.port))
    assert not client.follow(Settings(livesplit=False, livesplit_port=other.port))
    assert client.state == "off"
    other.stop()


@pytest.mark.parametrize(
    ("answer", "verdict"), [(b"pong\n", "answered"), (b"pong\r\n", "answered"), (b"ping\n", "other"), (None, "silent")]
)
def test_a_trial_says_who_is_there(answer: bytes | None, verdict: str) -> None:
    server, began = FakeLiveSplit(lambda line: answer), time.monotonic()
    assert tried(server.port) == verdict
    assert time.monotonic() - began < 2
    assert server.lines == ["ping"]
    server.stop()


def test_a_trial_of_a_port_where_nobody_listens_says_so() -> None:
    assert tried(nobodys_port()) == "nobody"
