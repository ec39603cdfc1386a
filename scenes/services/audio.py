"""Knows how sounds and music are played, and that a machine may have no sound at all."""

import io
import logging
import random
import re
import wave
from collections.abc import Callable
from pathlib import Path

import pygame

from scenes.services.feel import SoundFeel
from scenes.services.hush import hushed
from scenes.services.music import Music

FOLDER = Path(__file__).resolve().parents[2] / "assets"
RATE, _MUSIC_CHANNELS = 44100, 2
_TAKE = re.compile(r"(.+)_([a-c])")
# a sound is tuned to one of so many pitches up and down, each made when it is first needed
_TUNINGS = 3
# with everything turned up and a fanfare over dice over music, the sum still fits
HEADROOM = 0.85


class Audio:
    """The mixer. Without a device every call does nothing; volumes are per cent.

    A cue is the name of a sound or of all its takes: `coin` is `coin_a`, `coin_b` or `coin_c`, as it happens.
    """

    def __init__(self, feel: SoundFeel, folder: Path = FOLDER) -> None:
        self._feel = feel
        self._folder = folder / "sounds"
        self._takes = _takes_in(self._folder)
        self._sounds: dict[tuple[str, int], pygame.mixer.Sound | None] = {}
        self._master, self._effects = 80, 80
        self._asked = (80, 80, 60)
        self.hushed = False
        self._chance = random.Random()
        self._last: dict[str, str] = {}
        self._begun: list[int] = [0] * feel.voices
        self._count = 0
        self.mute = not _open_device(feel.voices + _MUSIC_CHANNELS)
        channels = () if self.mute else [pygame.mixer.Channel(index) for index in range(_MUSIC_CHANNELS)]
        self._music = Music(feel, folder / "music", channels)

    @property
    def music(self) -> str:
        """The piece that plays or is about to."""
        return self._music.wanted

    def set_volumes(self, master: int, sounds: int, music: int) -> None:
        """Sets the three volumes, at once also for what is playing."""
        self._asked = (master, sounds, music)
        self._master, self._effects = 0 if self.hushed else master, sounds
        self._music.volume = _loudness(self._master, music)
        if not self.mute:
            self._music.put_in_force()

    def hush(self) -> None:
        """Silences everything until it is asked for again; the volumes stay as they were set."""
        self.hushed = not self.hushed
        self.set_volumes(*self._asked)

    def play(self, cue: str, volume: int = 100) -> None:
        """Plays a cue at `volume` per cent of the player's setting; with no voice free the oldest one gives way."""
        self._started(cue, volume)

    def fanfare(self, cue: str, volume: int = 100) -> None:
        """Plays a cue that is a tune of its own: the music makes room for it and comes back when it is over."""
        sound = self._started(cue, volume)
        if sound is not None:
            self._music.rest(sound.get_length() * 1000)

    def play_music(self, name: str) -> None:
        """Lets `music/<name>.ogg` take over from what plays, and loops it; an empty name lets it fade away."""
        if not self.mute:
            self._music.wanted = name

    def duck(self) -> None:
        """Lets the music step back for a moment."""
        self._music.duck()

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass for the music."""
        if not self.mute:
            self._music.update(dt * 1000)

    def close(self) -> None:
        """Call before the mixer is closed."""
        self._music.close()

    def _started(self, cue: str, volume: int) -> pygame.mixer.Sound | None:
        if self.mute or self._master * self._effects * volume == 0:
            return None
        name = self._take(cue)
        sound = self._sound(name, self._tuning(cue))
        if sound is not None:
            logging.getLogger(__name__).debug("plays %s", name)
            voice = self._voice()
            voice.set_volume(_loudness(self._master, self._effects) * (volume / 100) ** 2)
            voice.play(sound)
        return sound

    def _take(self, cue: str) -> str:
        """One of a cue's takes, never the same twice running; which one is nobody's business but the ear's."""
        names = self._takes.get(cue)
        if not names:
            return cue
        name = self._chance.choice([name for name in names if name != self._last.get(cue)] or names)
        self._last[cue] = name
        return name

    def _tuning(self, cue: str) -> int:
        tuned = any(cue.startswith(start) for start in self._feel.tuned)
        return 0 if tuned else self._chance.randint(-_TUNINGS, _TUNINGS)

    def _voice(self) -> pygame.mixer.Channel:
        """A free voice, else the one that has sounded longest."""
        voices = range(self._feel.voices)
        index = min(voices, key=lambda i: (self._channel(i).get_busy(), self._begun[i]))
        self._count += 1
        self._begun[index] = self._count
        return self._channel(index)

    def _channel(self, voice: int) -> pygame.mixer.Channel:
        return pygame.mixer.Channel(_MUSIC_CHANNELS + voice)

    def _sound(self, name: str, tuning: int) -> pygame.mixer.Sound | None:
        if (name, 0) not in self._sounds:
            try:
                self._sounds[name, 0] = pygame.mixer.Sound(str(self._folder / f"{name}.ogg"))
            except (pygame.error, OSError) as fault:
                logging.getLogger(__name__).warning("sound %s cannot be played: %s", name, fault)
                self._sounds[name, 0] = None
        plain = self._sounds[name, 0]
        if plain is None:
            return None
        if (name, tuning) not in self._sounds:
            self._sounds[name, tuning] = _tuned(plain, 1 + self._feel.pitch_percent / 100 * tuning / _TUNINGS)
        return self._sounds[name, tuning]


def _takes_in(folder: Path) -> dict[str, list[str]]:
    takes: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.ogg")):
        match = _TAKE.fullmatch(path.stem)
        if match is not None:
            takes.setdefault(match[1], []).append(path.stem)
    return takes


def _tuned(sound: pygame.mixer.Sound, higher: float) -> pygame.mixer.Sound:
    """The sound played so much faster, as the mixer does it for a recording of another rate."""
    opened = pygame.mixer.get_init()
    if not opened or opened[1] != -16:
        return sound  # a device that was opened by its own wishes
    rate, _, channels = opened
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(channels)
        out.setsampwidth(2)
        out.setframerate(round(rate * higher))
        out.writeframes(sound.get_raw())
    file.seek(0)
    return pygame.mixer.Sound(file=file)


def _loudness(first: int, second: int) -> float:
    # squared: the ear hears ratios, a slider at the middle should sound about half as loud
    return HEADROOM * (first * second / 10_000) ** 2


def _open_device(channels: int) -> bool:
    with hushed():
        fault = _try(lambda: pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0))
        if fault is not None:
            fault = _try(pygame.mixer.init)
    if fault is not None:
        logging.getLogger(__name__).warning("no sound: %s", fault)
        return False
    pygame.mixer.set_num_channels(channels)
    return True


def _try(start: Callable[[], None]) -> pygame.error | None:
    try:
        start()
    except pygame.error as fault:
        return fault
    return None
