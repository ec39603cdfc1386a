"""Knows that menu entry, icon and command are written whole, lead here from anywhere, and go without a trace."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import desktop
from tools.bootstrap import python_in
from tools.desktop import Files, Refused

QUICK = "import sys; print('here', *sys.argv[1:])\n"


@pytest.fixture
def files(tmp_path: Path) -> Files:
    """A person with a blank and a quote in the name of the home folder, and a checkout that says it is there."""
    root = tmp_path / "it's a checkout"
    python = Path(python_in(root / ".venv"))
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    (root / "main.py").write_text(QUICK, encoding="utf-8")
    (root / "assets" / "images").mkdir(parents=True)
    (root / "assets" / "images" / "icon.png").write_bytes(b"icon")
    return desktop.files_in(tmp_path / "my home", {}, root)


def test_the_command_works_from_any_folder(files: Files, tmp_path: Path) -> None:
    desktop.install(files)
    done = subprocess.run([files.command, "--seed", "A B"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "here --seed A B\n"


def test_the_menu_entry_names_the_command_and_the_icon(files: Files) -> None:
    desktop.install(files)
    lines = files.entry.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "[Desktop Entry]"
    assert f'Exec="{files.command}"' in lines
    assert f"Icon={files.icon}" in lines
    assert files.icon.read_bytes() == b"icon"


def test_a_percent_sign_and_a_dollar_in_the_path_are_quoted(files: Files) -> None:
    odd = Files(files.command.parent / "100% $x", files.entry, files.icon, files.root)
    desktop.install(odd)
    assert '100%% \\\\$x"' in files.entry.read_text(encoding="utf-8")


def test_installing_twice_changes_nothing(files: Files) -> None:
    desktop.install(files)
    before = files.entry.read_bytes()
    desktop.install(files)
    assert files.entry.read_bytes() == before


def test_removing_leaves_no_file(files: Files) -> None:
    desktop.install(files)
    assert desktop.remove(files)
    assert not any(file.exists() for file in (files.command, files.entry, files.icon))
    assert not desktop.remove(files)


@pytest.mark.parametrize("which", ["command", "entry"])
def test_what_somebody_else_made_is_neither_replaced_nor_removed(files: Files, which: str) -> None:
    foreign = files.command if which == "command" else files.entry
    foreign.parent.mkdir(parents=True)
    foreign.write_text("somebody else's", encoding="utf-8")
    with pytest.raises(Refused, match="was not made by Yathsel"):
        desktop.install(files)
    with pytest.raises(Refused, match="was not made by Yathsel"):
        desktop.remove(files)
    assert foreign.read_text(encoding="utf-8") == "somebody else's"
    assert not files.icon.exists()


def test_the_data_folder_of_the_environment_is_used(tmp_path: Path) -> None:
    found = desktop.files_in(tmp_path, {"XDG_DATA_HOME": str(tmp_path / "data")})
    assert found.entry == tmp_path / "data" / "applications" / "yathsel.desktop"


def test_anything_else_is_answered_with_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert desktop.main(["away"]) == 2
    assert capsys.readouterr().err == f"{desktop.USAGE}\n"


def test_the_person_is_told_when_the_command_is_not_on_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("PATH", os.defpath)
    assert desktop.main(["install"]) == 0
    assert "is not on PATH" in capsys.readouterr().out
    assert desktop.main(["remove"]) == 0
