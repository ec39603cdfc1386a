"""Knows what the command line may ask of a game in a window."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What was asked for; None: nothing said."""

    seed: str | None = None
    difficulty: str | None = None
    game: str | None = None
    lang: str | None = None
    fullscreen: bool | None = None
    speed: int | None = None

    def overrides(self) -> tuple[tuple[str, object], ...]:
        """The settings that hold for this start only."""
        said = (("language", self.lang), ("fullscreen", self.fullscreen), ("speed", self.speed))
        return tuple((name, value) for name, value in said if value is not None)
