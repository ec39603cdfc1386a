"""The command line answers in sentences, loads what a command needs and no more, and never prints a traceback."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, catalog
from game.commands import line
from tests.commands.child import MAIN, ROOT, environment, program

LOADED = """
import runpy, sys
sys.argv = ["main.py", *sys.argv[1:]]
try:
    runpy.run_path("main.py", run_name="__main__")
except SystemExit as end:
    print(end.code, *sorted(name for name in sys.modules if name in ("pygame", "pytmx", "numpy", "scenes.app")),
          file=sys.stderr)
"""
SIMULATE = ("simulate", "--game", "yathsel_duel", "--games", "1", "--level", "0")
GOLDEN = str(ROOT / "tests" / "golden" / "yathsel_duel" / "plain.run.json")


@pytest.mark.parametrize(
    "arguments",
    [("--version",), ("--help",), ("engine",), ("verify", GOLDEN), SIMULATE, (*SIMULATE, "--jobs", "2"), ("doctor",)],
    ids=lambda arguments: " ".join(arguments[:1]),
)
def test_no_headless_command_loads_pygame_in_its_own_process(home: Path, arguments: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *arguments], cwd=ROOT, env=environment(home), input="", capture_output=True,
        text=True, check=True,
    )  # fmt: skip
    code, *loaded = done.stderr.splitlines()[-1].split()
    assert code == ("1" if arguments == ("doctor",) else "0")
    assert {"pygame", "pytmx", "scenes.app"}.isdisjoint(loaded)


def test_verify_loads_no_numpy_either(home: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, "verify", GOLDEN], cwd=ROOT, env=environment(home), capture_output=True,
        text=True, check=True,
    )  # fmt: skip
    assert done.stderr.split() == ["0"]


def test_version_names_the_version_and_the_rules(home: Path) -> None:
    done = program(home, "--version")
    assert (done.returncode, done.stderr) == (0, "")
    rules = ", ".join(f"{name} {game.rules.id}" for name, game in catalog.games().items())
    assert rules.startswith("yathsel_run yathsel/1, yathsel_duel yathsel/1")
    assert done.stdout == f"Yathsel {__version__} ({rules})\n"


def test_help_names_every_command_and_option(home: Path) -> None:
    done = program(home, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    for word in ("engine", "verify", "simulate", "seedbook", "doctor", "--seed", "--difficulty", "--game", "--lang",
                 "--windowed", "--fullscreen", "--speed", "--version"):  # fmt: skip
        assert word in done.stdout


@pytest.mark.parametrize("command", ["engine", "verify", "simulate", "seedbook", "doctor"])
def test_every_command_has_its_own_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as end:
        line.parsed([command, "--help"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: main.py {command}")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [(("fly",), "engine"), (("--fly",), "--fly"), (("--speed", "3x"), "1x, 2x, 4x, instant"), (("--lang", "fr"), "de"),
     (("--windowed", "--fullscreen"), "not allowed"), (("--seed", " "), "1 to 64 characters"), (("--seed",), "--seed"),
     (("--difficulty", "brutal"), "normal"), (("engine", "loud"), "loud")],
)  # fmt: skip
def test_a_bad_argument_is_a_sentence_and_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], expected: str
) -> None:
    with pytest.raises(SystemExit) as end:
        line.parsed(list(arguments))
    said = capsys.readouterr()
    assert (end.value.code, said.out) == (2, "")
    assert expected in said.err.splitlines()[-1]


def test_the_program_itself_answers_bad_arguments_with_2(home: Path) -> None:
    done = program(home, "fly")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr


def test_without_a_display_one_sentence_names_simulate_and_help_and_the_code_is_3(home: Path) -> None:
    done = program(home)
    assert (done.returncode, done.stdout) == (3, "")
    ours = [said for said in done.stderr.splitlines() if not said.startswith("error: XDG_RUNTIME_DIR")]
    assert ours == [
        "No display to open a window on; `python main.py simulate` plays without one, `--help` names the rest."
    ]


def test_without_its_dependencies_it_says_run_make_play(home: Path) -> None:
    done = program(home, flags=("-S", "-I"))
    assert (done.returncode, done.stdout) == (1, "")
    missing = "pygame, numpy, msgspec, platformdirs, soundfile"
    assert done.stderr == f"Yathsel is not set up here ({missing} missing): run make play.\n"


@pytest.mark.parametrize("command", ["engine", "doctor", "--version"])
def test_without_its_dependencies_no_command_prints_a_traceback(home: Path, command: str) -> None:
    done = program(home, command, flags=("-S", "-I"))
    assert done.returncode == 1
    assert done.stderr.endswith("run make play.\n")
    assert done.stderr.count("\n") == 1


def test_an_older_python_is_told_which_one_is_needed(home: Path) -> None:
    older = "import sys; sys.version_info = (3, 8); sys.path.insert(0, '.'); import main; sys.exit(main.main([]))"
    done = subprocess.run(
        [sys.executable, "-S", "-c", older],
        cwd=ROOT,
        env=environment(home),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "Yathsel needs Python 3.11 or newer; run make play, which finds one.\n"


def test_an_older_python_can_read_the_program_at_all() -> None:
    tree = ast.parse(Path(MAIN).read_text(encoding="utf-8"), feature_version=(3, 7))
    imported = {
        alias.name for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom) for alias in node.names
    }
    assert imported <= {"importlib.util", "os", "sys"}


@pytest.fixture(scope="module")
def examined(home: Path) -> subprocess.CompletedProcess[str]:
    """What doctor finds without a display."""
    return program(home, "doctor")


def test_doctor_tells_of_versions_data_fonts_folders_display_and_sound(
    examined: subprocess.CompletedProcess[str],
) -> None:
    assert {finding.split()[1] for finding in examined.stdout.splitlines()} == {
        "Yathsel", "Python", "pygame-ce", "pytmx", "numpy", "platformdirs", "msgspec", "soundfile", "data",
        "fonts", "folder", "display", "sound",
    }  # fmt: skip
    assert examined.stderr == ""


def test_doctor_without_a_display_fails_at_the_display_alone(examined: subprocess.CompletedProcess[str]) -> None:
    assert examined.returncode == 1
    failed = [finding.split()[1] for finding in examined.stdout.splitlines() if finding.startswith("FAIL")]
    assert failed == ["display"]


def test_doctor_names_the_players_folders(home: Path, examined: subprocess.CompletedProcess[str]) -> None:
    for folder in ("data", "config", "cache", "log"):
        assert str(home / folder) in examined.stdout


def test_doctor_says_which_folder_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    told = program(tmp_path, "doctor").stdout.splitlines()
    assert next(finding for finding in told if str(tmp_path / "data") in finding).startswith("FAIL")


def test_a_damaged_home_ends_no_command_in_a_traceback(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.touch()
    for arguments in (SIMULATE, ("doctor",), ("verify", GOLDEN)):
        done = subprocess.run(
            [sys.executable, MAIN, *arguments], env=environment(home), capture_output=True, text=True, check=False
        )
        assert "Traceback" not in done.stderr


STARTED = """
import sys
from scenes import flow
from game.commands import line
line.parsed([])
print(*sorted(name for name in sys.modules if name.startswith(("game.", "scenes.skins."))))
"""


def test_the_start_loads_no_game_that_is_played_later(home: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", STARTED], cwd=ROOT, env=environment(home), capture_output=True, text=True, check=True
    )
    loaded = done.stdout.splitlines()[-1].split()
    games = "game.bang_dice", "game.bounty_hunter", "game.super_teams"
    skins = "scenes.skins.bang_dice", "scenes.skins.bounty_hunter", "scenes.skins.super_teams"
    assert not [name for name in loaded if name.startswith((*games, *skins, "scenes.skins.yathsel.skin"))]
