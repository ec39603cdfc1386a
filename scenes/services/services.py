"""Knows the bundle of services that every scene gets in its constructor."""

from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from scenes.anim.tween import Clock
from scenes.services.assets import Assets
from scenes.services.audio import Audio
from scenes.services.feel import Feel, feel
from scenes.services.folders import Folders, folders_in
from scenes.services.inputs import CommandName, Inputs
from scenes.services.settings import Settings, SettingsKeeper
from scenes.services.text import Text
from scenes.services.thrift import return_large_blocks
from scenes.services.window import Shape, Window


@dataclass(frozen=True, slots=True)
class Services:
    """What a scene may use. `clock` is the one clock of all animation."""

    window: Window
    inputs: Inputs
    text: Text
    assets: Assets
    audio: Audio
    settings: SettingsKeeper
    folders: Folders
    feel: Feel
    clock: Clock


def make_services(
    folders: Folders, overrides: tuple[tuple[str, object], ...] = (), icon: str | None = None
) -> Services:
    """Opens window and sound and reads the settings; raises `NoDisplay`, `LanguageError`, `DataError`."""
    numbers = feel()
    return_large_blocks()
    pygame.font.init()
    keeper = SettingsKeeper(folders.config / "settings.toml", overrides)
    now = keeper.now
    window = Window(shape_of(now), icon, now.picture_scale / 100)
    services = Services(
        window=window,
        inputs=Inputs(window.density),
        text=Text(now.language, now.text_scale, window.density),
        assets=Assets(density=window.density),
        audio=Audio(numbers.sound),
        settings=keeper,
        folders=folders,
        feel=numbers,
        clock=Clock(now.speed),
    )
    services.audio.set_volumes(now.master, now.sounds, now.music)
    return services


def headless_services(
    home: Path, language: str = "en", text_scale: int = 100, speed: int = 1, picture_scale: int = 100
) -> Services:
    """Services without a screen, for tests and pictures; SDL's drivers must already be set to `dummy`."""
    overrides = (("language", language), ("text_scale", text_scale), ("speed", speed),
                 ("picture_scale", picture_scale))  # fmt: skip
    return make_services(folders_in(home), overrides)


def change_settings(services: Services, wanted: Settings) -> None:
    """Puts settings in force at once: words, loudness, speed, window."""
    if shape_of(wanted) != services.window.shape:
        now = services.window.set_shape(shape_of(wanted))
        wanted = replace(wanted, fullscreen=now == "fullscreen", borderless=wanted.borderless and now != "window")
    services.window.asked = wanted.picture_scale / 100
    services.settings.change(wanted)
    services.text.use(wanted.language, wanted.text_scale)
    services.audio.set_volumes(wanted.master, wanted.sounds, wanted.music)
    services.clock.speed = wanted.speed


def shape_of(settings: Settings) -> Shape:
    """The shape of the window that the settings ask for."""
    return "fullscreen" if settings.fullscreen else "borderless" if settings.borderless else "window"


def refit(services: Services) -> bool:
    """Lets the canvas follow the window's size, letters and pictures with it; whether it changed."""
    if not services.window.refit():
        return False
    density = services.window.density
    services.inputs.density = density
    services.text.refine(density)
    services.assets.refine(density)
    return True


def key_label(services: Services, name: CommandName) -> str:
    """What is printed on the key or pad button of a command, in the player's language."""
    return services.text.say(services.inputs.key_label_id(name))
