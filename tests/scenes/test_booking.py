"""A finished run is booked to who played it: once, only after it is stored, and also after a kill at any moment."""

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.campaign.actions import Leave, RideOn
from game.yathsel.actions import Abandon
from scenes.campaign import booking, keeper
from scenes.campaign.keeper import Keeper, Wanted
from scenes.options import PlayOptions
from scenes.services import files, progress, saves
from scenes.services.profiles import Profiles
from tests.scenes import played
from tests.scenes.driven import Driven

SEED = "KEEPPLAYNGAGAIN2"
KILLED = 9


@pytest.fixture
def profiles(tmp_path: Path) -> Profiles:
    return Profiles(tmp_path / "data" / "profiles")


@pytest.fixture
def starts(tmp_path: Path) -> Iterator[list[Driven]]:
    """Every start of the game appends itself."""
    begun: list[Driven] = []
    yield begun
    for game in begun:
        game.end()


def begun(profiles: Profiles, typed: bool = False, difficulty: str = "easy", stake: int = 0) -> Keeper:
    return keeper.begin(profiles.runs, Wanted(difficulty, SEED, typed, stake))


def until_won(kept: Keeper) -> None:
    while kept.run.phase != "won":
        played.step(kept)


def won(profiles: Profiles, typed: bool = False) -> Keeper:
    """A won run, left and stored."""
    kept = begun(profiles, typed)
    until_won(kept)
    assert kept.act(Leave()).wait(10)
    kept.close()
    return kept


def test_the_xp_of_a_stored_run_is_booked_once(profiles: Profiles) -> None:
    kept = won(profiles)
    first = booking.book_finished(profiles, kept)
    assert first is not None
    assert first.stored
    assert profiles.now.xp == kept.run.xp > 1000
    assert (profiles.now.runs, profiles.now.won) == (1, 1)
    booking.book_finished(profiles, kept)
    assert booking.book_forgotten(profiles) is None
    assert Profiles(profiles.root).now.xp == kept.run.xp


def test_a_booking_tells_the_levels_and_what_they_unlock(profiles: Profiles) -> None:
    booked = booking.book_finished(profiles, won(profiles))
    assert booked is not None
    assert (booked.before, booked.after) == (1, progress.level_at(profiles.now.xp))
    assert booked.unlocked == progress.unlocked_between(1, booked.after)


def test_a_run_that_is_not_stored_is_not_booked(profiles: Profiles) -> None:
    kept = begun(profiles)
    played.step(kept)
    assert booking.book_finished(profiles, kept) is None
    kept.close()
    assert profiles.now.runs == 0


def test_a_run_killed_between_its_file_and_the_booking_is_booked_at_the_next_start(profiles: Profiles) -> None:
    kept = won(profiles)
    again = Profiles(profiles.root)
    booked = booking.book_forgotten(again)
    assert booked is not None
    assert again.now.xp == kept.run.xp
    assert booking.book_forgotten(Profiles(profiles.root)) is None


def test_a_seeded_run_brings_no_xp_but_counts_and_shows_what_was_met(profiles: Profiles) -> None:
    booking.book_finished(profiles, won(profiles, typed=True))
    assert (profiles.now.xp, profiles.now.runs, profiles.now.won) == (0, 1, 0)
    assert {"stranger", "plain"} < set(profiles.now.met)


def test_a_given_up_run_keeps_the_xp_of_its_won_duels(profiles: Profiles) -> None:
    kept = begun(profiles)
    while not kept.run.results:
        played.step(kept)
    xp = kept.run.xp
    assert kept.act(Abandon()).wait(10)
    booking.book_finished(profiles, kept)
    kept.close()
    assert xp > 0
    assert (profiles.now.xp, profiles.now.won) == (xp, 0)


def test_a_run_won_and_ridden_on_is_won_once(profiles: Profiles) -> None:
    kept = begun(profiles)
    until_won(kept)
    kept.act(RideOn())
    assert kept.act(Abandon()).wait(10)
    booking.book_finished(profiles, kept)
    kept.close()
    assert (profiles.now.runs, profiles.now.won) == (1, 1)


def test_a_won_hard_run_opens_the_first_stake_and_each_stake_the_next(profiles: Profiles) -> None:
    for stake in (0, 1):
        kept = begun(profiles, difficulty="hard", stake=stake)
        until_won(kept)
        assert kept.act(Leave()).wait(10)
        booking.book_finished(profiles, kept)
        kept.close()
        assert profiles.now.open_stakes == stake + 1


def test_a_file_that_is_no_run_is_booked_as_nothing_and_never_looked_at_again(profiles: Profiles) -> None:
    folder = profiles.runs / saves.FINISHED
    folder.mkdir(parents=True)
    (folder / "20260101-000000-easy-won-deadbeef.run.json").write_bytes(b"{}")
    booked = booking.book_forgotten(profiles)
    assert booked is not None
    assert (profiles.now.xp, profiles.now.booked) == (0, ("deadbeef",))
    assert booking.book_forgotten(profiles) is None


def test_a_full_disk_books_nothing_on_it_and_the_next_start_catches_up(
    profiles: Profiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = won(profiles)

    def refuse(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files, "write_whole", refuse)
    booked = booking.book_finished(profiles, kept)
    monkeypatch.undo()
    assert booked is not None
    assert not booked.stored
    again = Profiles(profiles.root)
    assert again.now.xp == 0
    booking.book_forgotten(again)
    assert again.now.xp == kept.run.xp


def test_killed_at_every_step_of_the_end_the_xp_is_there_once(tmp_path: Path) -> None:
    script = Path(__file__).with_name("killed_booking.py")
    for moment in ("before_the_file", "after_the_file", "before_the_profile", "after_the_profile"):
        home = tmp_path / moment
        done = subprocess.run([sys.executable, str(script), str(home), moment], cwd=Path.cwd(), timeout=60, check=False,
                              env={**os.environ, "PYTHONPATH": str(Path.cwd())})  # fmt: skip
        assert done.returncode == -KILLED
        xps = []
        for _ in range(3):
            game = Driven(home, PlayOptions())
            xps.append(game.flow.profiles.now.xp)
            assert game.flow.profiles.now.runs == 1
            game.end()
        assert xps[0] > 0
        assert len(set(xps)) == 1


def test_a_level_reached_before_a_kill_is_told_at_the_next_start(tmp_path: Path, starts: list[Driven]) -> None:
    won(Profiles(tmp_path / "data" / "profiles"))
    starts.append(Driven(tmp_path))
    assert starts[-1].shown == "UnlockScene"
    starts[-1].press("confirm")
    assert starts[-1].shown == "TitleScene"
    starts.append(Driven(tmp_path))
    assert starts[-1].shown == "TitleScene"


def test_a_drawn_seed_plays_with_what_is_unlocked_and_a_typed_one_with_everything(
    tmp_path: Path, starts: list[Driven]
) -> None:
    for options, pool in ((PlayOptions(difficulty="easy"), list(progress.pool_at(0) or ())), (PlayOptions("S"), None)):
        starts.append(Driven(tmp_path / str(pool is None), options))
        kept = starts[-1].flow.kept
        assert kept is not None
        assert kept.header.options.get("pool") == pool


def test_the_unlocks_are_told_over_the_summary_of_the_run_that_earned_them(
    tmp_path: Path, starts: list[Driven]
) -> None:
    game = Driven(tmp_path, PlayOptions(difficulty="easy"))
    starts.append(game)
    kept = game.flow.kept
    assert kept is not None
    game.until("TableScene")
    while len(kept.run.results) < 1:
        game.play_on()
    game.until("StopScene")
    game.press("back", "up", "confirm", "right", "confirm")
    while game.shown == "SummaryScene":
        game.idle()
    assert game.shown == "UnlockScene"
    assert game.flow.profiles.now.xp == kept.run.xp
    game.press("confirm")
    assert game.shown == "SummaryScene"
