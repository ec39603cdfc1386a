"""What LiveSplit hears of whole runs, through a real connection."""

import json
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from game.core import runfile
from game.yathsel.actions import Abandon
from scenes.campaign import keeper
from scenes.campaign.company import Company
from scenes.campaign.keeper import Keeper, Wanted
from scenes.menus.settings import SettingsScene
from scenes.options import PlayOptions
from scenes.services import saves
from scenes.services.livesplit import LiveSplit, Pace, game_time
from scenes.services.records import Records
from scenes.services.services import Services, change_settings
from scenes.services.settings import Settings
from scenes.stack import Push
from tests.scenes import played
from tests.scenes.driven import Driven
from tests.scenes.fake_livesplit import FakeLiveSplit

WINS, LOSES = Wanted("easy", played.SEED, True), Wanted("hard", "B", True)
FAST = Pace(tick_s=0.005, pause_s=0.02, longest_pause_s=0.04)


@pytest.fixture
def server() -> Iterator[FakeLiveSplit]:
    made = FakeLiveSplit()
    yield made
    made.stop()


@pytest.fixture
def livesplit(services: Services, server: FakeLiveSplit) -> Iterator[LiveSplit]:
    made = LiveSplit(FAST)
    services.settings.change(replace(services.settings.now, livesplit=True, livesplit_port=server.port))
    made.follow(Settings(livesplit=True, livesplit_port=server.port))
    server.wait(lambda: made.state == "connected")
    yield made
    made.close()


def begun(services: Services, livesplit: LiveSplit, wanted: Wanted) -> tuple[Keeper, Company]:
    runs = services.folders.data / "runs"
    kept = keeper.begin(runs, wanted)
    return kept, Company(services, kept, Records(runs), livesplit)


def finish(kept: Keeper) -> runfile.RunFile:
    while not kept.over:
        played.step(kept)
    kept.close()
    assert kept.file is not None
    return runfile.loads(kept.file.read_bytes())


def said(server: FakeLiveSplit, *commands: str) -> list[str]:
    return [line for line in server.lines if line.split()[0] in commands]


def test_a_won_run_is_eight_splits_at_the_game_times_of_its_run_file(
    services: Services, livesplit: LiveSplit, server: FakeLiveSplit
) -> None:
    kept, _ = begun(services, livesplit, WINS)
    ends: list[int] = []
    while not kept.over:
        before = len(kept.run.results)
        played.step(kept)
        if len(kept.run.results) > before:
            ends.append(kept.session.match.t)
    kept.close()
    server.wait(lambda: bool(server.variables.get("Run file")))
    assert said(server, "reset", "starttimer", "setgametime", "split", "pause") == [
        "reset", "starttimer", game_time(0), *(line for t in ends for line in (game_time(t), "split")),
    ]  # fmt: skip
    assert (server.phase, len(ends)) == ("Ended", 8)


def test_a_layout_can_show_what_the_run_is_and_in_the_end_which_file_holds_it(
    services: Services, livesplit: LiveSplit, server: FakeLiveSplit
) -> None:
    kept, _ = begun(services, livesplit, replace(WINS, ranked=True))
    finish(kept)
    assert kept.file is not None
    shown = sha256(kept.file.read_bytes()).hexdigest()
    server.wait(lambda: server.variables.get("Run file") == shown)
    assert server.variables == {
        "Commitment": kept.header.commitment, "Seed": played.SEED, "Difficulty": "easy", "Stake": "0",
        "Category": "ranked_seeded", "Rules": kept.header.rules, "Version": kept.header.version, "Run file": shown,
    }  # fmt: skip


def test_a_secret_seed_is_told_when_the_run_is_over_and_not_before(
    services: Services, livesplit: LiveSplit, server: FakeLiveSplit
) -> None:
    kept, _ = begun(services, livesplit, replace(WINS, typed=False))
    server.wait(lambda: "Seed" in server.variables)
    assert not any(played.SEED in line for line in server.lines)
    finish(kept)
    server.wait(lambda: server.variables["Seed"] == played.SEED)


def test_a_hidden_seed_is_never_told(services: Services, livesplit: LiveSplit, server: FakeLiveSplit) -> None:
    services.settings.change(replace(services.settings.now, hide_seed=True))
    finish(begun(services, livesplit, WINS)[0])
    server.wait(lambda: bool(server.variables.get("Run file")))
    assert not any(played.SEED in line for line in server.lines)


def test_a_seed_hidden_in_the_middle_of_a_run_is_taken_back(
    services: Services, livesplit: LiveSplit, server: FakeLiveSplit
) -> None:
    _, company = begun(services, livesplit, WINS)
    server.wait(lambda: server.variables.get("Seed") == played.SEED)
    services.settings.change(replace(services.settings.now, hide_seed=True))
    company.pass_time(5)
    server.wait(lambda: server.variables["Seed"] == "")


def test_game_time_that_passes_in_the_pause_of_a_ranked_run_is_told_as_it_passes(
    services: Services, livesplit: LiveSplit, server: FakeLiveSplit
) -> None:
    kept, company = begun(services, livesplit, replace(WINS, ranked=True))
    played.step(kept)
    company.pass_covered(123_000)
    server.wait(lambda: game_time(123_000) in server.lines)
    kept.close()


def test_a_lost_run_holds_the_timer_at_its_last_moment(
    services: Services, livesplit: LiveSplit, server: FakeLiveSplit
) -> None:
    kept, _ = begun(services, livesplit, LOSES)
    run = finish(kept)
    server.wait(lambda: server.phase == "Paused")
    assert server.game_time == game_time(run.times.game_ms).split()[1]
    assert said(server, "reset") == ["reset"]
    assert len(said(server, "split")) == sum(result.won for result in kept.run.results) == 5


def test_an_abandoned_run_holds_the_timer_and_the_next_one_resets_it(
    services: Services, livesplit: LiveSplit, server: FakeLiveSplit
) -> None:
    kept, company = begun(services, livesplit, WINS)
    kept.act(Abandon())
    kept.close()
    company.close()
    again, _ = begun(services, livesplit, WINS)
    server.wait(lambda: server.variables.get("Commitment") == again.header.commitment)
    assert said(server, "reset", "starttimer", "pause") == ["reset", "starttimer", "pause", "reset", "starttimer"]
    assert server.phase == "Running"
    again.close()


def test_a_run_gone_on_with_goes_on_in_the_timer(
    services: Services, livesplit: LiveSplit, server: FakeLiveSplit
) -> None:
    kept, company = begun(services, livesplit, WINS)
    while len(kept.run.results) < 2:
        played.step(kept)
    company.close()
    kept.close()
    runs = services.folders.data / "runs"
    kept = keeper.go_on(runs, saves.examine(runs))
    Company(services, kept, Records(runs), livesplit)
    finish(kept)
    server.wait(lambda: server.phase == "Ended")
    assert (said(server, "reset"), server.skipped, len(server.at_split)) == (["reset"], 0, 8)


@pytest.mark.parametrize("mark", ["practice", "forked", "assisted", "rigged", "positioned"])
def test_what_counts_nowhere_is_not_told(
    mark: str, services: Services, livesplit: LiveSplit, server: FakeLiveSplit
) -> None:
    runs = services.folders.data / "runs"
    kept = keeper.begin(runs, WINS)
    setattr(kept.header.marks, mark, True)
    company = Company(services, kept, Records(runs), livesplit)
    company.pass_time(5)
    finish(kept)
    begun(services, livesplit, WINS)
    server.wait(lambda: "Commitment" in server.variables)
    assert server.lines[0] == "reset"
    assert len(said(server, "reset")) == 1


def test_a_run_that_is_helped_along_in_its_middle_is_no_attempt_any_more(
    services: Services, livesplit: LiveSplit, server: FakeLiveSplit
) -> None:
    kept, company = begun(services, livesplit, WINS)
    while not kept.run.results:
        played.step(kept)
    kept.slowed(2)
    company.pass_time(kept.t)
    server.wait(lambda: server.phase == "Paused")
    finish(kept)
    company.close()
    begun(services, livesplit, WINS)
    server.wait(lambda: len(said(server, "reset")) == 2)
    assert len(said(server, "split")) == 1


def test_switched_on_in_the_middle_of_a_run_it_hears_game_time_and_the_splits_to_come(
    services: Services, server: FakeLiveSplit
) -> None:
    livesplit = LiveSplit(FAST)
    kept, company = begun(services, livesplit, WINS)
    while len(kept.run.results) < 3:
        played.step(kept)
    assert (livesplit.state, server.connections) == ("off", 0)
    server.phase, server.index = "Running", 0  # started by hand
    services.settings.change(replace(services.settings.now, livesplit=True, livesplit_port=server.port))
    company.pass_time(kept.t)
    server.wait(lambda: "Commitment" in server.variables)
    assert server.game_time == game_time(kept.t).split()[1]
    finish(kept)
    server.wait(lambda: server.phase == "Ended")
    assert (server.skipped, len(server.at_split)) == (3, 5)
    livesplit.close()


def test_the_whole_game_tells_of_a_run_and_of_one_begun_anew(tmp_path: Path, server: FakeLiveSplit) -> None:
    settings = tmp_path / "config" / "settings.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text(f"livesplit = true\nlivesplit_port = {server.port}\n", encoding="utf-8")
    game = Driven(tmp_path, PlayOptions(seed=played.SEED, difficulty="easy"))
    server.wait(lambda: server.phase == "Running" and "Commitment" in server.variables)
    game.until("TrailScene")
    for _ in range(30):
        game.idle()
    server.wait(lambda: server.game_time > "0:00:00.000")
    first = server.variables["Commitment"]
    game.press("same_seed")
    server.wait(lambda: server.variables["Commitment"] not in ("", first))
    assert said(server, "reset", "starttimer", "pause") == ["reset", "starttimer", "pause", "reset", "starttimer"]
    assert json.dumps(["Seed", played.SEED]) in " ".join(server.lines)
    game.press("back", "down", "down", "confirm")
    assert game.shown == "TitleScene"
    assert game.flow.livesplit.state == "connected"
    change_settings(game.services, replace(game.services.settings.now, livesplit=False))
    game.loop.stack.apply(Push(SettingsScene(game.services)))
    game.press("back")
    assert game.shown == "TitleScene"
    assert game.flow.livesplit.state == "off"
    game.end()
    game.flow.livesplit.close()
