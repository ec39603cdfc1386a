"""Knows how one piece of music gives way to the next, and how all of it steps back for a great moment."""

import logging
import math
import threading
from collections.abc import Sequence
from pathlib import Path

import pygame

from scenes.services.feel import SoundFeel

# decoded pieces kept (each takes 10 to 20 MB): from the table down and up again costs nothing
_KEPT = 2
_BACK_PART = 0.4


class Music:
    """Two channels that take over from each other; a piece is decoded beside the game, never within a frame."""

    def __init__(self, feel: SoundFeel, folder: Path, channels: Sequence[pygame.mixer.Channel]) -> None:
        self._feel = feel
        self._folder = folder
        self._channels = channels
        self._shares = [0.0 for _ in channels]
        self._leader: int | None = None
        self._pieces: dict[str, pygame.mixer.Sound | None] = {}
        self._decoder: threading.Thread | None = None
        self._decoded: tuple[str, pygame.mixer.Sound | None] | None = None
        self._since_great_ms = math.inf
        self._rest_ms = 0.0
        self.volume = 0.0
        self.wanted = ""
        self.playing = ""

    def duck(self) -> None:
        """A great moment begins."""
        self._since_great_ms = 0.0

    def rest(self, ms: float) -> None:
        """Fades away, and begins what is wanted then only after so long."""
        self._rest_ms = ms

    @property
    def ducked(self) -> float:
        """What a great moment leaves of the loudness just now: down at once, back in the last part of its time."""
        least, whole = self._feel.duck_percent / 100, self._feel.duck_ms
        back_ms = whole * _BACK_PART
        over = self._since_great_ms - (whole - back_ms)
        return 1.0 if self._since_great_ms >= whole else least + (1 - least) * max(0.0, over / back_ms)

    def update(self, ms: float) -> None:
        """Lets `ms` of real time pass: begins what is wanted once it is there, moves all volumes."""
        self._since_great_ms += ms
        self._rest_ms = max(0.0, self._rest_ms - ms)
        due = "" if self._rest_ms else self.wanted
        if due != self.playing:
            self._change(due)
        step = ms / max(1, self._feel.fade_ms)
        for index, share in enumerate(self._shares):
            aim = 1.0 if index == self._leader else 0.0
            self._shares[index] = min(aim, share + step) if aim > share else max(aim, share - step)
            if self._shares[index] == 0.0 and index != self._leader and self._channels[index].get_busy():
                self._channels[index].stop()
        self.put_in_force()

    def put_in_force(self) -> None:
        """Sets the loudness of both channels; half-way both together are as loud as each is alone."""
        for channel, share in zip(self._channels, self._shares, strict=True):
            channel.set_volume(self.volume * self.ducked * math.sin(share * math.pi / 2))

    def close(self) -> None:
        """Waits for a piece that is just being decoded: the mixer must not be closed under it."""
        if self._decoder is not None:
            self._decoder.join()

    def _change(self, due: str) -> None:
        if self._decoded is not None:
            name, piece = self._decoded
            self._decoded = None
            while len(self._pieces) >= _KEPT:
                self._pieces.pop(next(iter(self._pieces)))
            self._pieces[name] = piece
        if due and due not in self._pieces:
            self._decode(due)
            return
        self.playing, self._leader = due, None
        if not due:
            return
        piece = self._pieces.pop(due)
        self._pieces[due] = piece  # used last, dropped last
        if piece is not None:
            logging.getLogger(__name__).debug("plays %s", due)
            # the louder one fades, even if the change comes in the middle of another
            self._leader = self._shares.index(min(self._shares))
            self._shares[self._leader] = 0.0
            self._channels[self._leader].set_volume(0.0)
            self._channels[self._leader].play(piece, loops=-1)

    def _decode(self, name: str) -> None:
        if self._decoder is not None and self._decoder.is_alive():
            return
        path = self._folder / f"{name}.ogg"

        def work() -> None:
            try:
                self._decoded = (name, _piece(path))
            except (pygame.error, OSError, RuntimeError) as fault:
                logging.getLogger(__name__).warning("music %s cannot be played: %s", name, fault)
                self._decoded = (name, None)

        self._decoder = threading.Thread(target=work, name="music", daemon=True)
        self._decoder.start()


def _piece(path: Path) -> pygame.mixer.Sound:
    """A decoded piece. If it can be helped not by the mixer: until it is done, every call of the mixer waits."""
    import soundfile  # brings numpy: too slow for the start, and here nobody waits for it

    with soundfile.SoundFile(str(path)) as file:
        if pygame.mixer.get_init() == (file.samplerate, -16, file.channels):
            return pygame.mixer.Sound(buffer=file.buffer_read(dtype="int16"))
    return pygame.mixer.Sound(str(path))
