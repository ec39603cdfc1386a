"""What is heard: takes, voices, music that gives way to music; and that a machine without sound plays all the same."""

import ast
import logging
import os
import re
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.yathsel.dice import family, kinds
from scenes.app import Loop
from scenes.menus.question import QuestionScene
from scenes.services.audio import FOLDER, HEADROOM, Audio
from scenes.services.feel import feel
from scenes.services.inputs import Command
from scenes.services.services import change_settings, headless_services
from scenes.skins.yathsel import heard
from scenes.stack import Reset
from tests.scenes import every_menu
from tests.scenes.at_table import Place, sit_down

ROOT = Path(__file__).resolve().parents[2]
SCREENS = sorted((ROOT / "scenes").rglob("*.py"))
Heard = NDArray[np.floating]


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-none")


@pytest.mark.usefixtures("deaf")
def test_without_a_sound_card_the_game_starts_mute_with_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        services = headless_services(tmp_path)
    assert services.audio.mute
    assert len([record for record in caplog.records if "no sound" in record.getMessage()]) == 1
    loop = Loop(services)
    loop.stack.apply(Reset((every_menu.title(services),)))
    for name in ("down", "up", "confirm"):
        loop.frame(1 / 60, [Command(name)])  # type: ignore[arg-type]
        loop.draw()
    services.audio.duck()
    services.audio.update(1.0)
    services.audio.set_volumes(0, 50, 100)


def test_a_sound_that_is_not_there_is_logged_once_and_not_heard(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    services = headless_services(tmp_path)
    with caplog.at_level(logging.WARNING):
        services.audio.play("no_such_sound")
        services.audio.play("no_such_sound")
    assert len([record for record in caplog.records if "no_such_sound" in record.getMessage()]) == 1


def moments(audio: Audio, ms: int) -> None:
    """Real time for the decoder of the music, then so much time for the music, in frames."""
    audio.close()
    for _ in range(ms // 10):
        audio.update(0.01)


@pytest.fixture
def audio(tmp_path: Path) -> Audio:
    return headless_services(tmp_path).audio


def play_to_the_end(place: Place) -> None:
    for _ in range(40_000):
        place.steps()
        if place.ended:
            return
        if isinstance(place.stack.top, QuestionScene):
            place.press("right", "confirm")
        elif place.scene.waits:
            enters = place.duel.dice and not place.duel.throws_left
            place.press(*(("confirm", "confirm") if enters else ("hold_1", "throw")))
    raise AssertionError("the duel did not end")


def loudness_of_music() -> list[float]:
    return [round(pygame.mixer.Channel(channel).get_volume(), 2) for channel in range(2)]


def test_two_takes_running_are_never_the_same(audio: Audio, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        for _ in range(40):
            audio.play("coin")
    names = [record.getMessage() for record in caplog.records if "coin" in record.getMessage()]
    assert set(names) == {"plays coin_a", "plays coin_b", "plays coin_c"}
    assert all(one != other for one, other in pairwise(names))


def test_more_sounds_than_voices_leave_the_music_alone(audio: Audio) -> None:
    audio.play_music("under")
    audio.update(0.01)
    moments(audio, 1000)
    for _ in range(20):
        audio.play("win")
    playing = [
        channel for channel in range(pygame.mixer.get_num_channels()) if pygame.mixer.Channel(channel).get_busy()
    ]
    assert len(playing) == feel().sound.voices + 1
    assert pygame.mixer.get_num_channels() == feel().sound.voices + 2


def test_one_piece_fades_while_the_next_comes_up(audio: Audio) -> None:
    audio.set_volumes(100, 100, 100)
    for name in ("under", "last"):
        audio.play_music(name)
        audio.update(0.01)
        moments(audio, feel().sound.fade_ms + 50)
    before = loudness_of_music()
    audio.play_music("under")
    moments(audio, feel().sound.fade_ms // 2)
    between = loudness_of_music()
    moments(audio, feel().sound.fade_ms)
    assert sorted(before) == [0.0, pytest.approx(HEADROOM, abs=0.02)]
    assert min(between) > 0.3
    assert loudness_of_music() == before[::-1]


def test_a_great_moment_takes_six_decibels_off_the_music_and_gives_them_back(audio: Audio) -> None:
    audio.set_volumes(100, 100, 100)
    audio.play_music("under")
    audio.update(0.01)
    moments(audio, 1000)
    audio.duck()
    audio.update(0.01)
    assert max(loudness_of_music()) == pytest.approx(HEADROOM / 2, abs=0.02)
    moments(audio, feel().sound.duck_ms)
    assert max(loudness_of_music()) == pytest.approx(HEADROOM, abs=0.02)


def test_music_set_to_nothing_is_silent_and_goes_on(audio: Audio) -> None:
    audio.play_music("under")
    audio.update(0.01)
    moments(audio, 1000)
    audio.set_volumes(80, 80, 0)
    assert loudness_of_music() == [0.0, 0.0]
    audio.set_volumes(80, 80, 60)
    assert max(loudness_of_music()) > 0


def test_the_mute_key_silences_all_and_gives_everything_back(tmp_path: Path) -> None:
    services = headless_services(tmp_path)
    loop = Loop(services)
    loop.stack.apply(Reset((every_menu.title(services),)))
    loop.frame(1 / 60, [])
    moments(services.audio, 1000)
    before = loudness_of_music()
    loop.frame(1 / 60, [Command("mute")])
    assert loudness_of_music() == [0.0, 0.0]
    change_settings(services, replace(services.settings.now, sounds=70))
    assert loudness_of_music() == [0.0, 0.0]
    loop.frame(1 / 60, [Command("mute")])
    assert loudness_of_music() == before


def corner_of(loop: Loop) -> bytes:
    """The pixels of the upper left corner in a picture of nothing else."""
    loop.services.window.canvas.fill("black")
    loop.draw()
    return pygame.image.tobytes(loop.services.window.canvas.subsurface((0, 0, 40, 40)), "RGB")


def test_while_all_sound_is_off_a_sign_says_so(tmp_path: Path) -> None:
    loop = Loop(headless_services(tmp_path))
    before = corner_of(loop)
    loop.frame(1 / 60, [Command("mute")])
    assert corner_of(loop) != before
    loop.frame(1 / 60, [Command("mute")])
    assert corner_of(loop) == before


def test_a_held_mute_key_mutes_once(tmp_path: Path) -> None:
    services = headless_services(tmp_path)
    loop = Loop(services)
    loop.stack.apply(Reset((every_menu.title(services),)))
    loop.frame(1 / 60, [Command("mute"), Command("mute", True)])
    assert services.audio.hushed


def test_an_empty_name_lets_the_music_fade_to_the_end(audio: Audio) -> None:
    audio.play_music("under")
    audio.update(0.01)
    moments(audio, 1000)
    audio.play_music("")
    moments(audio, feel().sound.fade_ms + 50)
    assert not any(pygame.mixer.Channel(channel).get_busy() for channel in range(2))


def test_a_piece_that_is_not_there_is_logged_once(audio: Audio, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        audio.play_music("no_such_piece")
        for _ in range(3):
            audio.update(0.01)
            audio.close()
    assert len([record for record in caplog.records if "no_such_piece" in record.getMessage()]) == 1


def test_every_kind_of_die_has_sounds_of_its_stuff() -> None:
    sounds = {path.stem for path in (FOLDER / "sounds").glob("*.ogg")}
    for kind in kinds():
        assert f"{heard.landing_cue(family(kind))}_a" in sounds
        for dice in range(1, 6):
            assert {f"{cue}_a" for cue in heard.throw_cues([family(kind)] * dice)} <= sounds


def test_every_special_stuff_is_that_of_a_kind_that_exists() -> None:
    assert set(heard.STUFFS) <= {family(kind) for kind in kinds()}


def test_a_throw_of_many_stuffs_takes_three_voices_at_most() -> None:
    assert heard.throw_cues(["plain", "glass", "gilded", "dark_b", "loaded"]) == (
        "throw_bone_2", "throw_glass_1", "throw_gold_1",
    )  # fmt: skip


def cues_named_in(path: Path) -> set[str]:
    """Plain names that a screen plays: `….play("x")`, `sound="x"`, `opens_with = "x"`."""
    found: list[ast.expr] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="play" | "_play" | "_sound" | "fanfare"), args=[first, *_]):
                found.append(first)
            case ast.keyword(arg="sound", value=value):
                found.append(value)
            case ast.Assign(targets=[ast.Name(id="opens_with")], value=value):
                found.append(value)
    return {str(one.value) for one in found if isinstance(one, ast.Constant) and one.value}


@pytest.mark.parametrize("path", [path for path in SCREENS if cues_named_in(path)], ids=lambda path: path.stem)
def test_every_sound_that_a_screen_names_ships(path: Path) -> None:
    there = {sound.stem for sound in (FOLDER / "sounds").glob("*.ogg")}
    takes = {name[:-2] for name in there if name.endswith("_a")}
    assert cues_named_in(path) - there - takes == set()


def test_every_piece_that_a_screen_names_ships() -> None:
    named: set[str] = set()
    for path in SCREENS:
        named |= set(re.findall(r"play_music\(\"(\w+)\"\)", path.read_text(encoding="utf-8")))
    assert named <= {piece.stem for piece in (FOLDER / "music").glob("*.ogg")}
    assert {"title", "town"} <= named


@pytest.mark.parametrize(("duel", "piece"), [(1, "table"), (7, "last")])
def test_the_last_table_has_a_piece_of_its_own(duel: int, piece: str, tmp_path: Path) -> None:
    place = sit_down(tmp_path, {"duel": duel})
    assert place.services.audio.music == piece


def test_the_piece_of_the_table_comes_back_after_the_visit_below(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {"duel": 7, "side": 1})
    place.press("dive")
    place.steps(60)
    below = place.services.audio.music
    place.press("back")
    place.steps(60)
    assert (below, place.services.audio.music) == ("under", "last")


def test_music_makes_room_for_a_fanfare_and_comes_back(audio: Audio) -> None:
    audio.play_music("under")
    audio.update(0.01)
    moments(audio, 1000)
    audio.fanfare("win")
    moments(audio, feel().sound.fade_ms + 100)
    under_it = [pygame.mixer.Channel(channel).get_busy() for channel in range(2)]
    moments(audio, 3500)
    assert under_it == [False, False]
    assert max(loudness_of_music()) > 0


def test_a_fanfare_that_is_not_to_be_heard_leaves_the_music_alone(audio: Audio) -> None:
    audio.set_volumes(80, 0, 60)
    audio.play_music("under")
    audio.update(0.01)
    moments(audio, 1000)
    audio.fanfare("win")
    moments(audio, feel().sound.fade_ms + 100)
    assert max(loudness_of_music()) > 0


def test_a_decided_duel_is_heard_with_a_fanfare(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = sit_down(tmp_path, {"duel": 1}, speed=0)
    with caplog.at_level(logging.DEBUG):
        play_to_the_end(place)
    assert [r for r in caplog.records if r.getMessage().startswith(("plays win_", "plays lose_"))]


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], Heard]:
    """What the sound card got while somebody played: see `tests/scenes/recorded.py`."""
    folder = tmp_path_factory.mktemp("recorded")
    raw = folder / "card.raw"
    env = {**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(raw), "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.scenes.recorded", str(folder)], env=env, cwd=ROOT, capture_output=True, text=True,
        check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines(), np.fromfile(raw, np.int16).reshape(-1, 2) / 32768


def parts_of(recording: tuple[list[str], Heard]) -> dict[str, Heard]:
    """The recording cut where the script says that one part ends."""
    told, wave = recording
    marks = [line.split() for line in told if line.startswith("part ")]
    share = len(wave) / int(marks[-1][2])
    ends = [round(int(frames) * share) for _, _, frames in marks]
    return {name: wave[start:end] for (_, name, _), start, end in zip(marks, [0, *ends], ends, strict=False)}


def test_a_real_flow_plays_the_music_of_each_place_in_order(recording: tuple[list[str], Heard]) -> None:
    music = [line.split()[1] for line in recording[0] if line.startswith("music ")]
    assert music == ["title", "table", "under", "table"]


def test_a_real_flow_plays_dice_clicks_and_pen(recording: tuple[list[str], Heard]) -> None:
    played = [line.split()[1] for line in recording[0] if line.startswith("sound ")]
    for start in ("throw_bone_5_", "settle_bone_", "hold_on_", "hold_off_", "scratch_", "count_", "dive_", "surface_"):
        assert any(name.startswith(start) for name in played), start


def test_what_the_card_gets_stays_below_full_scale(recording: tuple[list[str], Heard]) -> None:
    assert float(np.abs(recording[1]).max()) < 10 ** (-1 / 20)


def test_there_is_sound_while_the_volume_is_up_and_none_after_it_is_down(recording: tuple[list[str], Heard]) -> None:
    parts = parts_of(recording)
    assert float(np.abs(parts["played"]).max()) > 0.05
    middle = len(parts["silent"]) // 2
    assert float(np.abs(parts["silent"][middle:]).max()) == 0.0


def test_the_card_gets_no_constant_part(recording: tuple[list[str], Heard]) -> None:
    assert float(np.abs(recording[1].mean(0)).max()) < 0.002
