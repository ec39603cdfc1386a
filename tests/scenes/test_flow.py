"""The way through the screens: from the title through a whole run and back, left and taken up again anywhere."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.campaign.state import Run
from game.core import runfile
from game.yathsel.actions import Clock, Dive, Throw
from game.yathsel.state import opponents_turn
from scenes.campaign import told
from scenes.campaign.keeper import Keeper
from scenes.campaign.summary import SummaryScene
from scenes.options import PlayOptions
from scenes.services import saves
from scenes.services.inputs import CloseAsked, FocusLost, Text
from scenes.table.scene import TableScene
from tests.scenes import played
from tests.scenes.driven import FRAME_S, Driven
from tests.scenes.played import SEED

Start = Callable[..., Driven]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the game for one player; called again it is the next start on the same machine."""
    begun: list[Driven] = []

    def again(options: PlayOptions = PlayOptions()) -> Driven:
        if begun:
            begun[-1].end()
        begun.append(Driven(tmp_path, options))
        return begun[-1]

    yield again
    for game in begun:
        game.end()


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    return tmp_path / "data" / "profiles" / "1" / "runs"


def finished(runs: Path) -> list[runfile.RunFile]:
    folder = runs / saves.FINISHED
    return [runfile.loads(path.read_bytes()) for path in sorted(folder.iterdir())] if folder.exists() else []


def at_the_table(start: Start, seed: str = SEED, difficulty: str = "easy") -> Driven:
    """A game some actions into its first duel, the player to decide."""
    game = start(PlayOptions(seed=seed, difficulty=difficulty))
    game.until("TableScene")
    while len(table_of(game).session.match.log) < 12 or not table_of(game).waits:
        game.play_on()
    return game


def lose(kept: Keeper) -> None:
    """One action of somebody who enters whatever falls into the first open box, against a greedy opponent."""
    match = kept.session.match
    run: Run = match.state
    seat = match.to_act[0]
    if run.phase == "duel" and not run.duel.offer:
        duel = run.duel
        action: Any = played.greedy(duel, duel.dice) if seat and duel.dice else played.enter_first(duel)
        if duel.dice is None:
            action = Throw(())
    else:
        action = played.choice(run)
    kept.session.submit(seat, action, match.t + 100)
    kept.recorded(match.log[-1])


def stored(game: Driven) -> None:
    """Waits until the summary may show what it has to say."""
    assert isinstance(game.top, SummaryScene)
    while not game.top.ready:
        game.idle()


def table_of(game: Driven) -> TableScene:
    assert isinstance(game.top, TableScene)
    return game.top


def test_a_whole_run_is_played_from_the_title_to_its_summary_by_keys_alone(start: Start, runs: Path) -> None:
    game = start()
    game.press("confirm")
    assert game.shown == "SetupScene"
    game.press("left", "next")
    game.give(Text(SEED))
    game.press("confirm")
    assert game.shown == "KitScene"
    game.until("SummaryScene")
    stored(game)
    (run,) = finished(runs)
    assert run.seed == SEED
    assert run.options == {"difficulty": "easy"}
    assert run.marks.seeded
    assert run.result is not None
    assert run.result["reason"] == "won"
    assert not (runs / saves.JOURNAL).exists()
    game.press("right", "right", "confirm")
    assert game.shown == "TitleScene"


def test_leaving_a_run_and_going_on_leads_to_the_same_moment(start: Start) -> None:
    game = at_the_table(start)
    state, t = table_of(game).session.match.state, table_of(game).session.match.t
    game.press("back", "down", "down", "confirm")
    assert game.shown == "TitleScene"
    game.press("confirm")
    assert table_of(game).session.match.state == state
    assert table_of(game).session.match.t == t


def test_closing_the_window_at_the_table_leaves_the_run_waiting(start: Start) -> None:
    game = at_the_table(start)
    state = table_of(game).session.match.state
    game.give(CloseAsked())
    assert game.top is None
    game = start()
    game.press("confirm")
    assert table_of(game).session.match.state == state


def test_giving_up_ends_the_run_as_abandoned_once(start: Start, runs: Path) -> None:
    game = at_the_table(start)
    game.press("back", "up", "confirm")
    assert game.shown == "QuestionScene"
    game.press("right", "confirm")
    stored(game)
    assert [run.result and run.result["reason"] for run in finished(runs)] == ["abandoned"]
    game = start()
    assert game.shown == "TitleScene"
    assert len(finished(runs)) == 1
    game.press("down", "confirm")
    assert game.shown != "TableScene"


def test_giving_up_what_is_already_decided_changes_nothing(start: Start, runs: Path) -> None:
    game = at_the_table(start, difficulty="hard")
    game.press("pause")
    kept = game.flow.kept
    assert kept is not None
    while not kept.over:
        lose(kept)
    game.press("up", "confirm", "right", "confirm")
    assert game.shown == "ResultScene"
    assert kept.stored is not None
    assert kept.stored.wait(10)
    assert [run.result and run.result["reason"] for run in finished(runs)] == ["lost"]


def test_a_new_run_over_a_waiting_one_asks_and_then_counts_that_one_as_abandoned(start: Start, runs: Path) -> None:
    game = at_the_table(start)
    game.press("back", "down", "down", "confirm", "up", "confirm", "confirm")
    assert game.shown == "ReplaceScene"
    game.press("confirm")
    assert game.shown == "SetupScene"
    assert not finished(runs)
    game.press("confirm", "right", "confirm")
    assert game.shown == "KitScene"
    assert [run.result and run.result["reason"] for run in finished(runs)] == ["abandoned"]


def test_a_run_asked_for_on_the_command_line_asks_before_it_replaces_one(start: Start) -> None:
    at_the_table(start)
    game = start(PlayOptions(difficulty="hard"))
    assert game.shown == "ReplaceScene"
    game.press("back")
    assert game.shown == "TitleScene"


def test_the_outcome_is_on_the_disk_before_the_summary_shows_it(start: Start, runs: Path) -> None:
    game = at_the_table(start)
    game.press("back", "up", "confirm", "right", "confirm")
    stored(game)
    assert len(finished(runs)) == 1


def test_a_won_duel_leads_to_the_next_opponent_and_killing_there_keeps_it_won(start: Start) -> None:
    game = at_the_table(start)
    game.until("ResultScene")
    game = start()
    game.press("confirm")
    assert game.shown == "StopScene"
    assert game.flow.kept is not None
    assert len(game.flow.kept.run.results) == 1


def test_a_won_run_waits_at_its_fork_until_it_is_left(start: Start, runs: Path) -> None:
    game = at_the_table(start)
    kept = game.flow.kept
    assert kept is not None
    while kept.run.phase != "won":
        assert played.step(kept).wait(10)
    assert not finished(runs)
    game = start()
    game.press("confirm")
    assert game.shown == "WonScene"
    game.press("confirm")
    stored(game)
    assert [run.result and run.result["reason"] for run in finished(runs)] == ["won"]


def test_a_won_run_ridden_on_and_given_up_stays_won(start: Start, runs: Path) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="easy"))
    kept = game.flow.kept
    assert kept is not None
    while kept.run.phase != "won":
        assert played.step(kept).wait(10)
    game = start()
    game.press("confirm", "right", "confirm")
    assert game.shown == "TrailScene"
    game.press("back", "up", "confirm", "right", "confirm")
    stored(game)
    assert [run.result and run.result["reason"] for run in finished(runs)] == ["won"]


@pytest.mark.parametrize(
    ("phase", "shown"),
    [("kit", "KitScene"), ("choose", "TrailScene"), ("wager", "IntroductionScene"), ("duel", "TableScene"),
     ("stop", "StopScene"), ("won", "WonScene")],
)  # fmt: skip
def test_a_run_goes_on_in_the_phase_it_was_left_in(start: Start, phase: str, shown: str) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="easy"))
    kept = game.flow.kept
    assert kept is not None
    if phase == "kit":
        assert kept.run.phase == phase
    else:
        played.step(kept)
        while kept.run.phase != phase:
            played.step(kept).wait(10)
    state = kept.session.match.state
    game = start()
    if phase == "kit":
        assert game.top is not None
        assert game.shown == "TitleScene"
        return
    game.press("confirm")
    assert game.shown == shown
    assert game.flow.kept is not None
    assert game.flow.kept.session.match.state == state


def test_game_time_passes_while_the_road_asks_and_stands_still_in_its_pause(start: Start) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="easy"))
    for _ in range(60):
        game.loop.frame(FRAME_S, [])
    game.press("back")
    assert game.shown == "PauseScene"
    for _ in range(300):
        game.loop.frame(FRAME_S, [])
    game.press("back", "confirm")
    assert game.flow.kept is not None
    t = game.flow.kept.session.match.log[-1].t
    assert 1000 <= t <= 1100


def test_a_long_stall_on_the_road_costs_no_time_and_pauses(start: Start) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="easy"))
    for _ in range(60):
        game.loop.frame(FRAME_S, [])
    game.loop.frame(15.0, [])
    assert game.shown == "PauseScene"
    game.press("back", "confirm")
    assert game.flow.kept is not None
    assert game.flow.kept.session.match.log[-1].t <= 1250


def test_another_window_in_front_pauses_the_road_only_if_it_is_wished(start: Start) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="easy"))
    game.give(FocusLost())
    assert game.shown == "PauseScene"
    game.press("back")
    game.services.settings.change(replace(game.services.settings.now, pause_on_focus_loss=False))
    game.give(FocusLost())
    assert game.shown == "KitScene"


def test_a_wager_is_taken_back_until_one_sits_down(start: Start) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="easy"))
    game.press("confirm")
    assert game.shown == "IntroductionScene"
    assert game.flow.kept is not None
    gold = game.flow.kept.run.duel.sides[0].gold or 0
    game.press("next", "next", "confirm", "confirm", "next", "confirm")
    assert game.flow.kept.run.wagered == 0
    game.press("previous", "previous", "previous", "confirm")
    assert game.shown == "TableScene"
    assert game.flow.kept.run.wagered == 6
    assert game.flow.kept.run.duel.sides[0].gold == gold - 6


def test_a_lost_duel_ends_the_run_and_tells_it(start: Start, runs: Path) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="hard"))
    game.press("confirm")
    kept = game.flow.kept
    assert kept is not None
    while not kept.over:
        lose(kept)
    assert kept.stored is not None
    assert kept.stored.wait(10)
    assert [run.result and run.result["reason"] for run in finished(runs)] == ["lost"]
    game = start()
    assert game.shown == "TitleScene"
    assert len(finished(runs)) == 1


def test_the_same_seed_again_plays_the_same_dice_and_is_marked_as_seeded(start: Start, runs: Path) -> None:
    game = start(PlayOptions(difficulty="easy"))
    assert game.flow.kept is not None
    seed, first = game.flow.kept.header.seed, game.flow.kept.run
    assert not game.flow.kept.seeded
    game.press("confirm", "back", "up", "confirm", "right", "confirm", "right", "confirm")
    assert game.flow.kept is not None
    assert game.flow.kept.header.seed == seed
    assert game.flow.kept.run == first
    assert game.flow.kept.seeded


def test_a_new_run_from_the_summary_has_another_seed_and_is_one_key_away(start: Start) -> None:
    game = start(PlayOptions(difficulty="easy"))
    assert game.flow.kept is not None
    seed = game.flow.kept.header.seed
    game.press("confirm", "back", "up", "confirm", "right", "confirm", "confirm")
    assert game.shown == "KitScene"
    assert game.flow.kept.header.seed != seed
    assert not game.flow.kept.seeded


@pytest.mark.parametrize(("key", "same"), [("restock", False), ("speed", True)])
def test_the_summary_begins_anew_on_a_key_of_its_own(start: Start, key: str, same: bool) -> None:
    game = start(PlayOptions(difficulty="easy"))
    assert game.flow.kept is not None
    seed = game.flow.kept.header.seed
    game.press("confirm", "back", "up", "confirm", "right", "confirm")
    game.until("SummaryScene")
    game.press(key)
    assert game.shown == "KitScene"
    assert (game.flow.kept.header.seed == seed) is same


def test_a_damaged_save_is_told_and_the_menu_opens(start: Start, runs: Path) -> None:
    runs.mkdir(parents=True)
    (runs / saves.JOURNAL).write_bytes(b"\x00" * 99)
    game = start()
    assert game.shown == "MessageScene"
    game.press("confirm")
    assert game.shown == "TitleScene"


def test_a_disk_that_refuses_is_told_once_and_the_game_goes_on(start: Start, runs: Path) -> None:
    game = at_the_table(start)
    kept = game.flow.kept
    assert kept is not None
    (runs / saves.JOURNAL).unlink()
    (runs / saves.JOURNAL).mkdir()
    count = len(kept.session.match.log)
    for _ in range(5000):
        if "MessageScene" in game.screens:
            break
        game.play_on()
    assert "MessageScene" in game.screens, f"nothing was told, {game.shown} is shown"
    if game.shown == "MessageScene":
        game.press("confirm")
    for _ in range(200):
        game.play_on()
    assert game.screens.count("MessageScene") == 1
    assert len(kept.session.match.log) > count + 20


def test_time_stands_still_in_the_pause_and_while_the_opponent_plays(start: Start) -> None:
    game = at_the_table(start)
    while not table_of(game).waits:
        game.play_on()
    t = table_of(game).t
    game.press("back")
    assert game.shown == "PauseScene"
    for _ in range(300):
        game.loop.frame(FRAME_S, [])
    game.press("back")
    assert table_of(game).t - t <= 20


def be_caught(kept: Keeper, times: int) -> None:
    """Goes under the table in the opponent's turns and stays there, until caught so often."""
    match = kept.session.match
    for _ in range(times):
        while not (
            match.state.phase == "duel" and opponents_turn(match.state.duel) and not match.state.duel.shop.barred
        ):
            played.step(kept)
        for seat, action, later in ((0, Dive(), 0), (-1, Clock(), 30_000)):
            kept.session.submit(seat, action, match.t + later)
            kept.recorded(match.log[-1]).wait(10)


def test_the_first_catch_is_remembered_by_the_next_start(start: Start) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="normal"))
    assert game.flow.kept is not None
    be_caught(game.flow.kept, 1)
    game = start()
    game.press("confirm")
    assert game.shown == "TableScene"
    assert table_of(game).session.match.state.duel.warnings == 1


def test_the_second_catch_ends_the_run_also_when_the_game_is_killed_while_it_is_shown(start: Start, runs: Path) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="normal"))
    assert game.flow.kept is not None
    be_caught(game.flow.kept, 2)
    assert [run.result and run.result["reason"] for run in finished(runs)] == ["caught"]
    game = start()
    assert game.shown == "TitleScene"
    assert game.flow.profiles.now.runs == 1
    assert len(finished(runs)) == 1


def test_a_catch_is_told_by_the_result_and_the_summary(start: Start) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="normal"))
    kept = game.flow.kept
    assert kept is not None
    be_caught(kept, 2)
    end, duel = told.run_end(kept), told.duel_end(kept)
    assert duel is not None
    assert (end.reason, duel.tale.reason) == ("caught", "caught")
    assert duel.tale.late_ms is not None
    assert duel.tale.late_ms > 0
    assert end.xp == ()


@pytest.mark.parametrize("phase", ["choose", "wager", "stop"])
def test_giving_up_on_the_road_ends_the_run_as_abandoned(start: Start, runs: Path, phase: str) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="easy"))
    assert game.flow.kept is not None
    while game.flow.kept.run.phase != phase:
        played.step(game.flow.kept).wait(10)
    game = start()
    game.press("confirm", "back", "up", "confirm", "right", "confirm")
    stored(game)
    assert [run.result and run.result["reason"] for run in finished(runs)] == ["abandoned"]


def test_a_visited_stop_gives_what_it_says(start: Start) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="easy"))
    kept = game.flow.kept
    assert kept is not None
    while not (kept.run.phase == "stop" and "bank" in kept.run.stops):
        played.step(kept).wait(10)
    gold, place = kept.run.duel.sides[0].gold or 0, kept.run.stops.index("bank")
    game = start()
    game.press("confirm", *["next"] * place, "confirm")
    assert game.flow.kept is not None
    assert game.flow.kept.run.phase in ("choose", "wager")
    assert game.flow.kept.run.duel.sides[0].gold == gold + min(5, gold // 5)


def test_the_smith_makes_the_picked_die(start: Start) -> None:
    game = start(PlayOptions(seed=SEED, difficulty="easy"))
    kept = game.flow.kept
    assert kept is not None
    while not (kept.run.phase == "stop" and "smith" in kept.run.stops):
        played.step(kept).wait(10)
    place = kept.run.stops.index("smith")
    game = start()
    game.press("confirm", *["next"] * place, "confirm")
    assert game.shown == "SmithyScene"
    game.press("up", "left", "left", "left", "left", "left", "right", "right", "confirm", "down", "confirm")
    assert game.flow.kept is not None
    hand = game.flow.kept.run.duel.sides[0].hand or ()
    assert [slot for slot, die in enumerate(hand) if die.kind != "plain"] == [2]
