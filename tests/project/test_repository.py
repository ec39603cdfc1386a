"""Knows what has to be true of the checked-in files themselves: commands, locks, and what may stand in no file."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

import game
from tools.bootstrap import COMMANDS, LOCKS

ROOT = Path(__file__).resolve().parent.parent.parent
TEXT = {
    *(".py", ".toml", ".md", ".in", ".lock", ".po", ".txt", ".json", ".tmx", ".tsx", ".yml", ".yaml", ".sh", ".cfg"),
    "",
}
# written in two parts, so that this file does not contain what it looks for
REGISTRIES = re.compile("|".join(["py" + r"pi\.", "python" + r"hosted\.", "npm" + r"js\.", "crates" + r"\.io"]))
MACHINE_PATHS = re.compile(
    "|".join([r"(?<![\w/.])/" + "work/", r"(?<![\w/.])/" + r"home/\w", r"(?<![\w/.])/" + "root/"])
)


def tracked() -> list[Path]:
    """The files that git knows; every file but ignored folders where there is no git."""
    if shutil.which("git") and (ROOT / ".git").exists():
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
        return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]
    hidden = {".venv", "build", "__pycache__"}
    return [file for file in ROOT.rglob("*") if file.is_file() and not hidden & set(file.relative_to(ROOT).parts)]


def texts() -> list[tuple[str, str]]:
    """(path, text) of every tracked text file."""
    return [
        (file.relative_to(ROOT).as_posix(), file.read_bytes().decode("utf-8"))
        for file in tracked()
        if file.suffix in TEXT
    ]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()[:100]}"
        for path, text in texts()
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


def pins(lock: str) -> dict[str, str]:
    """name -> version of a lock."""
    found = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE)
    return dict(found)


def test_no_file_names_the_host_of_a_registry() -> None:
    assert lines_with(REGISTRIES) == []


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    assert lines_with(MACHINE_PATHS) == []


def test_every_text_ends_its_lines_with_a_line_feed_alone() -> None:
    assert [path for path, text in texts() if "\r" in text] == []


def test_every_text_ends_with_a_line_feed() -> None:
    assert [path for path, text in texts() if text and not text.endswith("\n")] == []


def test_nothing_that_is_made_is_checked_in() -> None:
    made = re.compile(r"(^|/)(\.venv|__pycache__|build|\.mypy_cache|\.pytest_cache|\.hypothesis)/|\.pyc$")
    paths = [file.relative_to(ROOT).as_posix() for file in tracked()]
    assert [path for path in paths if made.search(path)] == []


def test_names_of_files_differ_by_more_than_case() -> None:
    paths = [file.relative_to(ROOT).as_posix() for file in tracked()]
    assert len({path.lower() for path in paths}) == len(paths)


def test_the_readme_begins_with_the_two_commands() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    commands = [line.strip().split("#")[0].strip() for line in lines[:12] if line.strip().startswith("make ")]
    assert commands == ["make play", "make test"]


@pytest.mark.parametrize("target", [*COMMANDS])
def test_every_target_of_make_is_a_command_of_the_bootstrap(target: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.search(r"^COMMANDS = (.*)$", makefile, re.MULTILINE)
    assert targets
    assert target in targets[1].split()
    assert target in COMMANDS


@pytest.mark.parametrize("lock", LOCKS.values())
def test_every_pin_of_a_lock_has_hashes(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    blocks = re.split(r"\n(?=\S)", text.strip())
    assert len(blocks) == len(pins(lock))
    assert all("--hash=sha256:" in block for block in blocks)


@pytest.mark.parametrize("lock", LOCKS.values())
def test_every_lock_holds_the_lock_for_playing(lock: str) -> None:
    assert pins("requirements.lock").items() <= pins(lock).items()


def test_building_changes_no_version_that_the_tests_use() -> None:
    tests, build = pins("requirements-dev.lock"), pins("requirements-build.lock")
    assert {name: pin for name, pin in build.items() if name in tests} == {
        name: pin for name, pin in tests.items() if name in build
    }


def test_everything_that_is_asked_for_is_locked() -> None:
    for lock in LOCKS.values():
        wanted = lock.replace(".lock", ".in")
        lines = (ROOT / wanted).read_text(encoding="utf-8").splitlines()
        names = {re.split(r"[<>=~ ]", line)[0] for line in lines if line and line[0] not in "#-"}
        assert names <= set(pins(lock))


def test_the_version_comes_from_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "game.__version__"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", game.__version__)


def test_the_changelog_knows_the_present_version() -> None:
    assert f"## {game.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_relative_link_in_a_page_leads_somewhere() -> None:
    dead = []
    for path, text in texts():
        if path.endswith(".md"):
            for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text):
                if not (ROOT / path).parent.joinpath(target).exists():
                    dead.append(f"{path} -> {target}")
    assert dead == []


def test_what_ci_runs_is_what_the_readme_says() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "make test" in script
    assert "make window" in script
