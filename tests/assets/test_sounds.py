"""Every sound and every piece of music: levels, ends, seams, takes, the documents' table, and made again alike."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from tools.make_assets import music, music_band, music_parts, music_stage, sounds
from tools.make_assets.sound_parts import RATE, Wave, made, save
from tools.make_assets.sounds_dice import STUFFS

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
SOUNDS = sorted((ASSETS / "sounds").glob("*.ogg"))
PIECES = sorted((ASSETS / "music").glob("*.ogg"))
REPEATED = ("hold_on", "hold_off", "button", "focus", "scratch", "coin", "paper", "chips", "card", "dive", "surface",
            "heartbeat", "boots_tap", "boots_bend", "buy", "open_pouch", "swap", "sell", "stamp", "win", "lose", "burn",
            "curtain", "whoosh", "hunt_throw", "hunt_settle", "hunt_marker", "hunt_chip", "race_fly",
            "race_land")  # fmt: skip
MADE_AGAIN = ("throw_bone_3_b", "throw_glass_5_a", "throw_gold_1_b", "settle_wood_a", "settle_iron_b", "hold_on_a",
              "hold_off_b", "scratch_c", "coin_b", "count_4", "watch_tick_a", "smith", "swap_b", "win_c", "lose_b",
              "run_lost", "burn_a", "whoosh_c")  # fmt: skip
SEAM = 2048
BARS = {"table": 64, "trail": 32, "title": 32, "under": 32, "last": 32, "town": 48, "cantina": 32, "noon": 32,
        "stars": 32}  # fmt: skip


def _wave(path: Path) -> Wave:
    wave, rate = soundfile.read(str(path), always_2d=True)
    assert rate == RATE
    return np.asarray(wave, np.float64)


def _names(paths: list[Path]) -> list[str]:
    return [path.stem for path in paths]


def test_every_sound_of_the_catalogue_ships_and_no_other() -> None:
    assert sorted(_names(SOUNDS)) == sorted(sound.name for sound in sounds.catalogue())


def test_every_piece_ships_and_no_other() -> None:
    assert sorted(_names(PIECES)) == sorted(name for name, _ in music.PIECES)


def test_no_two_sounds_are_made_from_the_same_chance() -> None:
    seeds = [sound.seed for sound in sounds.catalogue()]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("path", SOUNDS + PIECES, ids=_names(SOUNDS + PIECES))
def test_no_peak_passes_minus_one_decibel_and_nothing_is_silent(path: Path) -> None:
    m = sounds.measured(path)
    assert -45 < m.rms_db < m.peak_db <= -1.0


@pytest.mark.parametrize("path", SOUNDS + PIECES, ids=_names(SOUNDS + PIECES))
def test_nothing_has_a_constant_part(path: Path) -> None:
    wave = _wave(path)
    assert float(np.abs(wave.mean(0)).max()) < 0.002


@pytest.mark.parametrize("path", SOUNDS, ids=_names(SOUNDS))
def test_a_sound_begins_and_ends_without_a_click(path: Path) -> None:
    wave = _wave(path)
    loud = float(np.abs(wave).max())
    assert max(float(np.abs(wave[0]).max()), float(np.abs(wave[-1]).max())) < 0.02 * loud


@pytest.mark.parametrize("path", SOUNDS, ids=_names(SOUNDS))
def test_a_sound_is_short(path: Path) -> None:
    assert 0.03 < sounds.measured(path).seconds < 6.0


@pytest.mark.parametrize("stuff", [stuff.id for stuff in STUFFS])
def test_every_stuff_is_thrown_by_one_to_five_in_two_takes_at_least(stuff: str) -> None:
    for dice in range(1, 6):
        assert len(list((ASSETS / "sounds").glob(f"throw_{stuff}_{dice}_?.ogg"))) >= 2
    assert len(list((ASSETS / "sounds").glob(f"settle_{stuff}_?.ogg"))) >= 2


@pytest.mark.parametrize("name", REPEATED)
def test_what_is_heard_often_has_takes_that_differ(name: str) -> None:
    takes = [path.read_bytes() for path in (ASSETS / "sounds").glob(f"{name}_?.ogg")]
    assert len(set(takes)) == len(takes) >= 2


def _brightness(name: str) -> float:
    wave = _wave(ASSETS / f"sounds/{name}.ogg")[:, 0]
    power = np.abs(np.fft.rfft(wave)) ** 2
    return float((power * np.fft.rfftfreq(len(wave), 1 / RATE)).sum() / power.sum())


def test_glass_is_the_brightest_stuff_and_wood_or_iron_the_darkest() -> None:
    bright = {stuff.id: _brightness(f"throw_{stuff.id}_3_a") for stuff in STUFFS}
    assert max(bright, key=lambda stuff: bright[stuff]) == "glass"
    assert min(bright, key=lambda stuff: bright[stuff]) in ("wood", "iron")


def test_the_tones_of_a_count_rise() -> None:
    def pitch(step: int) -> float:
        wave = _wave(ASSETS / f"sounds/count_{step}.ogg")[:, 0]
        power = np.abs(np.fft.rfft(wave, 4 * RATE))
        low = 4 * 200
        return float(low + np.argmax(power[low : 4 * 1600])) / 4

    pitches = [pitch(step) for step in range(8)]
    assert pitches == sorted(pitches)
    assert pitches[-1] > 2 * pitches[0]


@pytest.mark.parametrize("path", PIECES, ids=_names(PIECES))
def test_a_piece_lasts_a_minute_and_more(path: Path) -> None:
    assert sounds.measured(path).seconds > 60


@pytest.mark.parametrize("path", PIECES, ids=_names(PIECES))
def test_a_piece_takes_less_than_a_megabyte_and_a_quarter(path: Path) -> None:
    assert path.stat().st_size < 1_250_000


def test_all_pieces_are_equally_loud() -> None:
    loud = [music_parts.loudness_db(_wave(path)) for path in PIECES]
    assert max(abs(one - music_parts.LOUDNESS_DB) for one in loud) < 0.5


@pytest.mark.parametrize("path", PIECES, ids=_names(PIECES))
def test_neither_the_wave_nor_its_slope_jumps_at_the_seam(path: Path) -> None:
    wave = _wave(path)
    slope = np.diff(wave, axis=0)
    bend = np.abs(np.diff(slope, axis=0))
    jump = np.abs(wave[0] - wave[-1])
    bend_there = np.abs((wave[1] - wave[0]) - (wave[0] - wave[-1]))
    assert float(jump.max()) <= float(np.percentile(np.abs(slope), 99))
    assert float(bend_there.max()) <= float(np.percentile(bend, 99.5))


def _spectrum(wave: Wave) -> Wave:
    power = np.abs(np.fft.rfft(wave.mean(1) * np.hanning(len(wave)))) ** 2
    edges = np.unique(np.geomspace(2, len(power) - 1, 25).astype(int))
    return np.log10(np.add.reduceat(power, edges) + 1e-7)


@pytest.mark.parametrize("path", PIECES, ids=_names(PIECES))
def test_the_sound_changes_no_more_at_the_seam_than_at_other_bar_lines(path: Path) -> None:
    wave = np.roll(_wave(path), 3 * SEAM, 0)
    lines = [3 * SEAM + bar * len(wave) // BARS[path.stem] for bar in range(BARS[path.stem] - 1)]
    changes = [np.abs(_spectrum(wave[at - SEAM : at]) - _spectrum(wave[at : at + SEAM])).mean() for at in lines]
    assert changes[0] <= max(changes[1:])


@pytest.mark.parametrize("path", PIECES, ids=_names(PIECES))
def test_no_click_lies_on_the_seam(path: Path) -> None:
    """A click is a flash of all the highest pitches at once, whatever the music does."""
    wave = np.roll(_wave(path), 3 * SEAM, 0)
    steps = range(SEAM, len(wave) - SEAM, SEAM)
    top = [float(_spectrum(wave[at - SEAM // 2 : at + SEAM // 2])[-3:].max()) for at in steps]
    assert top[2] <= np.percentile(top, 99)


@pytest.mark.parametrize("name", ["TITLE", "UNDER", "LAST"])
def test_on_most_half_bars_the_tune_has_a_note_of_the_chord(name: str) -> None:
    chords = music_band.chords(getattr(music_stage, f"_{name}_CHORDS"))
    tune = music_parts.line("|".join(getattr(music_stage, f"_{name}")))
    strong = [note for note in tune if note.at % 2 == 0]
    under = [chords[int(note.at // 4)][int(note.at % 4 * len(chords[int(note.at // 4)]) / 4)] for note in strong]
    fitting = [note.key % 12 in music_band.tones_of(chord) for note, chord in zip(strong, under, strict=True)]
    assert len(chords) == music_stage.BARS
    assert sum(fitting) / len(fitting) > 0.8


@pytest.mark.parametrize("name", ["TITLE", "UNDER", "LAST"])
def test_a_piece_says_its_first_part_again_after_another(name: str) -> None:
    bars = [bar.strip() for bar in "|".join(getattr(music_stage, f"_{name}")).split("|")]
    first, other, last = bars[:8], bars[16:24], bars[24:]
    assert not set(first) & set(other)
    assert len(set(first) & set(bars[8:16])) >= 2
    assert len(set(first) & set(last)) >= 2


def test_a_bar_that_is_too_long_is_refused_with_its_number() -> None:
    with pytest.raises(music_parts.ScoreError, match="bar 2 has 9 quavers instead of 8"):
        music_parts.line("D5/8|D5/4 E5/5")


def test_a_key_that_is_none_is_refused() -> None:
    with pytest.raises(music_parts.ScoreError, match="'H4' is no key"):
        music_parts.key_of("H4")


@pytest.mark.parametrize("name", MADE_AGAIN)
def test_a_sound_made_again_is_as_loud_as_the_shipped_one(name: str, tmp_path: Path) -> None:
    again = tmp_path / f"{name}.ogg"
    save(str(again), made(next(sound for sound in sounds.catalogue() if sound.name == name)))
    there = sounds.measured(ASSETS / f"sounds/{name}.ogg")
    assert sounds.measured(again).rms_db == pytest.approx(there.rms_db, abs=0.1)


def test_a_piece_made_again_is_as_loud_as_the_shipped_one(tmp_path: Path) -> None:
    again = tmp_path / "under.ogg"
    save(str(again), dict(music.PIECES)["under"](), music.MUSIC_SQUEEZE)
    there = sounds.measured(ASSETS / "music/under.ogg")
    assert sounds.measured(again).rms_db == pytest.approx(there.rms_db, abs=0.1)


def test_the_table_in_the_documents_is_what_the_shipped_files_measure() -> None:
    assert (ROOT / "docs/sounds.md").read_text(encoding="utf-8") == sounds.report(ASSETS)
