"""Knows what has to be told wherever the player is: trouble that comes up, and files that could not be used."""

from collections.abc import Callable, Mapping

from scenes.campaign import parts
from scenes.campaign.watched import Trouble
from scenes.menus.question import MessageScene
from scenes.services.profiles import Profiles
from scenes.services.saves import Found
from scenes.services.services import Services
from scenes.services.worker import Worker
from scenes.stack import Scene


class Telling:
    """Each kind of trouble is told once; `refusals` are the reasons that the disk gave whoever keeps a game."""

    def __init__(
        self, services: Services, profiles: Profiles, worker: Worker, refusals: Callable[[], tuple[str | None, ...]]
    ) -> None:
        self._services = services
        self._profiles = profiles
        self._worker = worker
        self._refusals = refusals
        self._told: set[str] = set()

    def trouble(self) -> Trouble | None:
        """What has come up and was not told yet."""
        found = [Trouble("disk", parts.said_reason(self._services, reason)) for reason in self._refusals() if reason]
        if self._worker.gave_up:
            found.append(Trouble("worker"))
        for trouble in found:
            if trouble.kind not in self._told:
                self._told.add(trouble.kind)
                return trouble
        return None

    def unusable(self, found: Found) -> tuple[Scene, ...]:
        """A message for each file that could not be used: settings, players, the run that waited."""
        return (*self._damaged_settings(), *self._damaged_profiles(), *self._unusable_save(found))

    def _damaged_settings(self) -> tuple[Scene, ...]:
        aside = self._services.settings.damaged
        if aside is None:
            return ()
        return (self._message("menu.damaged_settings_heading", "menu.damaged_settings_body", aside.name),)

    def _damaged_profiles(self) -> tuple[Scene, ...]:
        heading, body = "profiles.damaged_heading", "profiles.damaged_body"
        return tuple(self._message(heading, body, aside.name) for aside in self._profiles.damaged)

    def _unusable_save(self, found: Found) -> tuple[Scene, ...]:
        if not found.unusable:
            return ()
        file = found.aside.name if found.aside else self._say("save.nowhere")
        return (self._message("save.heading", f"save.{'lost' if found.lost else found.kind}", file),)

    def _message(self, heading: str, body: str, file: str) -> Scene:
        return MessageScene(self._services, lambda: self._say(heading), lambda: self._say(body, {"file": file}))

    def _say(self, key: str, values: Mapping[str, object] | None = None) -> str:
        return self._services.text.say(key, values)
