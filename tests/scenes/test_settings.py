"""Knows how settings survive: whole files, damaged files, full disks."""

import errno
import os
from dataclasses import fields, replace
from pathlib import Path

import pytest

from scenes.services.settings import Settings, SettingsKeeper, as_toml, read_settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def stored(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_without_a_file_the_usual_settings_hold_and_none_is_written(path: Path) -> None:
    keeper = SettingsKeeper(path)
    assert keeper.now == Settings()
    assert keeper.save()
    assert not path.exists()


def test_what_was_changed_is_there_the_next_time(path: Path) -> None:
    keeper = SettingsKeeper(path)
    wanted = replace(keeper.now, language="de", speed=0, master=35, fullscreen=True, ask_zero=False, text_scale=150)
    keeper.change(wanted)
    assert keeper.save()
    assert SettingsKeeper(path).now == wanted


def test_an_unchanged_file_is_not_written_again(path: Path) -> None:
    stored(path, as_toml(Settings()).decode())
    before = path.stat().st_mtime_ns, path.stat().st_ino
    keeper = SettingsKeeper(path)
    keeper.change(replace(keeper.now, master=10))
    keeper.change(replace(keeper.now, master=80))
    assert keeper.save()
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == before


def test_what_the_command_line_asked_for_is_in_force_but_not_saved(path: Path) -> None:
    keeper = SettingsKeeper(path, (("language", "de"), ("speed", 4)))
    assert (keeper.now.language, keeper.now.speed) == ("de", 4)
    keeper.change(replace(keeper.now, music=5))
    keeper.save()
    assert SettingsKeeper(path).now == replace(Settings(), music=5)


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", '{"master": 3}', "master = ", "master = 101", "master = '80'", "speed = 3", "nonsense = 1",
     "language = 'xx'", "text_scale = 90", "\x00\x01"],
)  # fmt: skip
def test_a_file_that_cannot_be_used_is_put_aside_and_the_usual_settings_hold(path: Path, text: str) -> None:
    settings, aside = read_settings(stored(path, text))
    assert settings == Settings()
    if text:
        assert aside is not None
        assert aside.read_text(encoding="utf-8") == text
        assert not path.exists()


def test_a_folder_in_the_files_place_is_put_aside_too(path: Path) -> None:
    path.mkdir(parents=True)
    settings, aside = read_settings(path)
    assert settings == Settings()
    assert aside is not None
    assert aside.is_dir()


def test_a_second_damaged_file_does_not_replace_the_first(path: Path) -> None:
    _, first = read_settings(stored(path, "a"))
    path.write_text("b", encoding="utf-8")
    _, second = read_settings(path)
    assert first is not None
    assert second is not None
    assert (first.read_text(), second.read_text()) == ("a", "b")


def test_a_full_disk_keeps_the_old_file_whole_and_the_new_settings_in_force(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = stored(path, as_toml(Settings()).decode()).read_bytes()
    keeper = SettingsKeeper(path)
    keeper.change(replace(keeper.now, master=10))

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        assert not keeper.save()
    assert path.read_bytes() == before
    assert [child.name for child in path.parent.iterdir()] == ["settings.toml"]
    assert keeper.now.master == 10
    assert keeper.save()
    assert SettingsKeeper(path).now.master == 10


def test_every_setting_is_in_the_file() -> None:
    text = as_toml(Settings()).decode()
    assert all(f"\n{field.name} = " in text for field in fields(Settings))
