"""What people have reached: kept whole or not at all, taken from the copy when damaged, deleted only when asked."""

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest

from scenes.services import files
from scenes.services.profiles import (
    BEFORE,
    CURRENT,
    PROFILE,
    Gain,
    Profile,
    Profiles,
    as_toml,
    clean_name,
    with_gain,
)  # fmt: skip

GAIN = Gain("0123abcd", 340, True, 1, frozenset({"joker", "ada"}))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return tmp_path / "profiles"


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files, "write_whole", refuse)


def test_somebody_plays_from_the_first_start_on_and_nothing_is_written_for_it(root: Path) -> None:
    profiles = Profiles(root)
    assert profiles.now == Profile()
    assert profiles.runs == root / "1" / "runs"
    assert not root.exists()


def test_what_is_changed_is_there_at_the_next_start(root: Path) -> None:
    wanted = Profile('Ann "Q" \\ Ä', 1234, 5, 2, 3, "hard", 2, ("ada", "joker"), ("0123abcd",))
    assert Profiles(root).change(wanted)
    assert Profiles(root).now == wanted


def test_who_played_last_plays_again(root: Path) -> None:
    profiles = Profiles(root)
    profiles.change(Profile("Ann"))
    assert profiles.create("Bo")
    assert profiles.now.name == "Bo"
    assert Profiles(root).now.name == "Bo"
    profiles.choose("1")
    assert Profiles(root).now.name == "Ann"


def test_every_player_has_a_folder_of_runs(root: Path) -> None:
    profiles = Profiles(root)
    first = profiles.runs
    profiles.create("Bo")
    assert profiles.runs != first


def test_a_new_name_changes_nothing_else(root: Path) -> None:
    profiles = Profiles(root)
    profiles.change(Profile("Ann", 99))
    assert profiles.rename("1", "  Anna\n")
    assert Profiles(root).now == Profile("Anna", 99)


def test_a_name_is_kept_printable_and_short() -> None:
    assert clean_name(" \tBo\x00bby  ") == "Bobby"
    assert clean_name("W" * 99) == "W" * 24


def test_deleting_takes_everything_of_one_player_and_lets_another_play(root: Path) -> None:
    profiles = Profiles(root)
    profiles.change(Profile("Ann"))
    profiles.create("Bo")
    assert profiles.delete("2")
    assert profiles.now.name == "Ann"
    assert not (root / "2").exists()
    assert [name.name for _, name in Profiles(root).all()] == ["Ann"]


def test_the_last_player_deleted_is_followed_by_a_fresh_one(root: Path) -> None:
    profiles = Profiles(root)
    profiles.change(Profile("Ann", 99))
    profiles.delete("1")
    assert profiles.now == Profile()
    assert Profiles(root).now == Profile()


@pytest.mark.parametrize(
    "content", [b"", b"\x00" * 40, b"xp = -1\n", b'xp = "many"\n', b"surprise = 1\n", b'difficulty = "brutal"\n']
)
def test_a_damaged_file_is_set_aside_and_the_copy_counts(root: Path, content: bytes) -> None:
    profiles = Profiles(root)
    profiles.change(Profile("Ann", 100))
    profiles.change(Profile("Ann", 200))
    (root / "1" / PROFILE).write_bytes(content)
    again = Profiles(root)
    if content:
        assert again.now == Profile("Ann", 100)
        assert [path.name for path in again.damaged] == [f"{PROFILE}.damaged-1"]
    else:
        assert again.now == Profile()


def test_without_a_copy_a_damaged_player_begins_anew(root: Path) -> None:
    (root / "1").mkdir(parents=True)
    (root / "1" / PROFILE).write_bytes(b"\xff")
    (root / "1" / BEFORE).write_bytes(b"\xff")
    again = Profiles(root)
    assert again.now == Profile()
    assert len(again.damaged) == 2


def test_a_damaged_note_of_who_plays_lets_the_first_one_play(root: Path) -> None:
    profiles = Profiles(root)
    profiles.change(Profile("Ann"))
    profiles.create("Bo")
    for content in (b"\x00", b'profile = "7"\n', b"profile = 2\n"):
        (root / CURRENT).write_bytes(content)
        assert Profiles(root).now.name == "Ann"


def test_foreign_things_among_the_players_are_left_alone(root: Path) -> None:
    (root / "notes").mkdir(parents=True)
    (root / "01").mkdir()
    (root / "readme.txt").write_text("mine")
    assert Profiles(root).all() == (("1", Profile()),)
    assert (root / "readme.txt").read_text() == "mine"


@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_is_told_and_what_was_reached_holds_until_the_end(root: Path) -> None:
    profiles = Profiles(root)
    assert not profiles.change(Profile("Ann", 50))
    assert profiles.now.xp == 50
    assert not profiles.create("Bo")
    assert not profiles.rename("1", "Bo")
    assert [one.name for _, one in profiles.all()] == ["Ann"]


def test_a_full_disk_leaves_the_old_file_as_it_was(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    profiles = Profiles(root)
    profiles.change(Profile("Ann", 50))
    before = (root / "1" / PROFILE).read_bytes()
    real = Path.open

    def half(path: Path, mode: str = "r", *rest: object) -> object:
        if path.suffix == ".tmp":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(path, mode, *rest)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", half)
    assert not profiles.change(Profile("Ann", 60))
    monkeypatch.undo()
    assert (root / "1" / PROFILE).read_bytes() == before
    assert Profiles(root).now.xp == 50
    assert profiles.change(Profile("Ann", 60))
    assert Profiles(root).now.xp == 60


def test_a_gain_counts_once_however_often_it_comes() -> None:
    once = with_gain(Profile(), GAIN)
    assert (once.xp, once.runs, once.won, once.open_stakes, once.met) == (340, 1, 1, 1, ("ada", "joker"))
    assert with_gain(once, GAIN) == once


def test_xp_and_open_stakes_never_fall() -> None:
    rich = Profile(xp=1000, open_stakes=5)
    after = with_gain(rich, replace(GAIN, xp=-50, opens=0))
    assert (after.xp, after.open_stakes) == (1000, 5)


def test_the_file_says_what_it_is(root: Path) -> None:
    assert as_toml(Profile("Ann", met=("ada",))).decode().startswith("# A player of Yathsel")
