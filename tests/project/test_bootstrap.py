"""Knows what setting up a checkout does on machines with and without the right Python; stubs stand in for PATH."""

import ast
import json
from pathlib import Path

import pytest

from tools import bootstrap
from tools.bootstrap import Failed, Place

DEBIAN_WITHOUT_VENV = "The virtual environment was not created successfully because ensurepip is not available."
PIP_OFFLINE = "WARNING: Retrying: NewConnectionError: Temporary failure in name resolution"
PIP_WRONG_HASH = "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE."


def script(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def interpreter(folder: Path, name: str, version: str, venv: str = "", pip: str = "exit 0") -> Path:
    """A stand-in for a Python: says its version; `venv` is what -m venv does; in .venv its pip runs `pip`."""
    inner = f'case "$*" in *--version*) exit 0;; *-r*) echo "$@" >> "$0.installs"; {pip};; *) echo {version};; esac'
    make = f"""
        [ "$3" = venv ] || exit 1
        {venv}
        mkdir -p "$4/bin"
        cat > "$4/bin/python" <<'INNER'
#!/bin/sh
{inner}
INNER
        chmod +x "$4/bin/python"
    """
    return script(folder / name, f'case "$*" in *sys.version_info*) echo {version}; exit 0;; esac\n{make}')


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A checkout in a folder with a blank in its name, an empty PATH folder beside it, nothing else."""
    root = tmp_path / "my games"
    root.mkdir()
    for lock in bootstrap.LOCKS.values():
        (root / lock).write_text("numpy==2.4.6\n", encoding="utf-8")
    return Place(root, str(tmp_path / "bin"), None)


def programs(place: Place) -> Path:
    return Path(place.path or "")


def installs(place: Place) -> list[str]:
    record = place.venv / "bin" / "python.installs"
    return record.read_text(encoding="utf-8").splitlines() if record.exists() else []


def test_the_newest_supported_python_comes_first_and_plain_python3_after(place: Place) -> None:
    for name, version in [("python3", "3.12.1"), ("python3.11", "3.11.9"), ("python3.13", "3.13.0")]:
        interpreter(programs(place), name, version)
    usable, _ = bootstrap.interpreters(place)
    assert [Path(python).name for python in usable] == ["python3.13", "python3.11", "python3"]


def test_a_name_on_path_that_does_not_run_is_passed_over(place: Place) -> None:
    script(programs(place) / "python3.13", "echo 'pyenv: python3.13: command not found' >&2; exit 127")
    interpreter(programs(place), "python3", "3.11.2")
    usable, _ = bootstrap.interpreters(place)
    assert [Path(python).name for python in usable] == ["python3"]


def test_a_python_inside_the_environment_is_never_used_to_make_it(place: Place) -> None:
    interpreter(place.venv / "bin", "python3", "3.11.2")
    usable, _ = bootstrap.interpreters(place._replace(path=str(place.venv / "bin")))
    assert usable == []


def test_without_a_new_enough_python_the_sentence_says_what_was_found(place: Place) -> None:
    interpreter(programs(place), "python3", "3.9.18")
    with pytest.raises(Failed, match=r"needs Python 3\.11 or newer .*python3 is 3\.9\.18") as failed:
        bootstrap.prepare(place, "play")
    assert failed.value.code == 3


def test_a_python_without_venv_gets_the_sentence_with_the_package_and_leaves_nothing(place: Place) -> None:
    broken = f'mkdir -p "$4/bin"; : > "$4/bin/python"; echo "{DEBIAN_WITHOUT_VENV}"; exit 1'
    interpreter(programs(place), "python3", "3.11.2", venv=broken)
    script(programs(place) / "apt", "exit 0")
    with pytest.raises(Failed, match=r"sudo apt install python3\.11-venv") as failed:
        bootstrap.prepare(place, "play")
    assert failed.value.code == 3
    assert "\n" not in str(failed.value)
    assert not place.venv.exists()
    assert DEBIAN_WITHOUT_VENV in place.log.read_text(encoding="utf-8")


def test_the_next_python_is_tried_when_the_first_cannot_make_an_environment(place: Place) -> None:
    interpreter(programs(place), "python3.13", "3.13.0", venv="exit 1")
    interpreter(programs(place), "python3", "3.11.2")
    bootstrap.prepare(place, "play")
    assert json.loads(place.stamp.read_text(encoding="utf-8"))["python"] == "3.11.2"


def test_virtualenv_takes_over_where_venv_is_missing(place: Place) -> None:
    interpreter(programs(place), "python3", "3.11.2", venv="exit 1")
    interpreter(programs(place), "maker", "3.11.2")
    script(programs(place) / "virtualenv", f'exec "{programs(place)}/maker" -I -m venv "$4"')
    bootstrap.prepare(place, "play")
    assert place.stamp.exists()


def test_playing_installs_the_run_time_lock_alone_and_testing_everything(place: Place) -> None:
    interpreter(programs(place), "python3", "3.11.2")
    bootstrap.prepare(place, "play")
    assert [line.rsplit("/", 1)[1] for line in installs(place)] == ["requirements.lock"]
    bootstrap.prepare(place, "test")
    assert [line.rsplit("/", 1)[1] for line in installs(place)] == ["requirements.lock", "requirements-dev.lock"]
    assert all("--require-hashes --no-deps" in line for line in installs(place))


def test_what_is_ready_is_left_alone(place: Place) -> None:
    interpreter(programs(place), "python3", "3.11.2")
    bootstrap.prepare(place, "test")
    bootstrap.prepare(place, "test")
    bootstrap.prepare(place, "play")
    assert len(installs(place)) == 1


def test_a_changed_lock_is_installed_again(place: Place) -> None:
    interpreter(programs(place), "python3", "3.11.2")
    bootstrap.prepare(place, "play")
    (place.root / "requirements.lock").write_text("numpy==2.4.7\n", encoding="utf-8")
    bootstrap.prepare(place, "play")
    assert len(installs(place)) == 2


def test_an_environment_whose_python_has_changed_is_made_anew(place: Place) -> None:
    interpreter(programs(place), "python3", "3.11.2")
    bootstrap.prepare(place, "play")
    inner = place.venv / "bin" / "python"
    inner.write_text(inner.read_text(encoding="utf-8").replace("3.11.2", "3.13.0"), encoding="utf-8")
    bootstrap.prepare(place, "play")
    assert json.loads(place.stamp.read_text(encoding="utf-8"))["python"] == "3.11.2"


def test_a_half_made_environment_is_removed_first(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    interpreter(programs(place), "python3", "3.11.2")
    (place.venv / "bin").mkdir(parents=True)
    leftover = place.venv / "leftover"
    leftover.touch()
    bootstrap.prepare(place, "play")
    assert not leftover.exists()
    assert "half-made" in capsys.readouterr().out


def test_an_interrupted_installation_counts_as_half_made(place: Place) -> None:
    interpreter(programs(place), "python3", "3.11.2")
    bootstrap.prepare(place, "play")
    place.unfinished.touch()
    leftover = place.venv / "leftover"
    leftover.touch()
    bootstrap.prepare(place, "play")
    assert not leftover.exists()
    assert not place.unfinished.exists()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [(PIP_OFFLINE, "check the network connection"), (PIP_WRONG_HASH, "not the one that requirements.lock names")],
)
def test_a_failed_installation_is_one_sentence_and_no_stamp(place: Place, said: str, sentence: str) -> None:
    interpreter(programs(place), "python3", "3.11.2", pip=f'echo "{said}"; exit 1')
    with pytest.raises(Failed, match=sentence) as failed:
        bootstrap.prepare(place, "play")
    assert "\n" not in str(failed.value)
    assert not place.stamp.exists()
    assert not place.venv.exists()


def test_a_failed_upgrade_keeps_the_environment_that_was_there(place: Place) -> None:
    interpreter(
        programs(place), "python3", "3.11.2", pip=f'[ ! -e "$0.offline" ] || {{ echo "{PIP_OFFLINE}"; exit 1; }}'
    )
    bootstrap.prepare(place, "play")
    (place.venv / "bin" / "python.offline").touch()
    with pytest.raises(Failed):
        bootstrap.prepare(place, "test")
    bootstrap.prepare(place, "play")
    assert len(installs(place)) == 2


def test_a_missing_lock_is_named(place: Place) -> None:
    (place.root / "requirements.lock").unlink()
    with pytest.raises(Failed, match=r"requirements\.lock cannot be read"):
        bootstrap.prepare(place, "play")


def test_an_unknown_command_gets_the_list_of_commands(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["plya"], place) == 2
    assert "play" in capsys.readouterr().err


def test_installers_are_not_led_astray_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    clean = bootstrap.clean_environment()
    assert "PIP_TARGET" not in clean
    assert "PYTHONPATH" not in clean
    assert clean["PIP_USER"] == "0"


def test_the_script_still_parses_under_python_3_8() -> None:
    ast.parse(Path(bootstrap.__file__).read_text(encoding="utf-8"), feature_version=(3, 8))
