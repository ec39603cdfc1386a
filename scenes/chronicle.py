"""Knows the records of whoever plays, kept up to date in the background, and the way to them."""

from scenes.menus.records import RecordsScene
from scenes.services.profiles import Profiles
from scenes.services.records import Records
from scenes.services.services import Services
from scenes.stack import Change, Push


class Chronicle:
    """The records of one player at a time; another player's are begun when he comes."""

    def __init__(self, services: Services, profiles: Profiles) -> None:
        self._services = services
        self._profiles = profiles
        self._records = Records(profiles.runs)
        self._whose = profiles.runs

    @property
    def records(self) -> Records:
        """The records of who plays now."""
        if self._whose != self._profiles.runs:
            self._records.close()
            self._records, self._whose = Records(self._profiles.runs), self._profiles.runs
        return self._records

    def open(self) -> Change:
        """To the records."""
        return Push(RecordsScene(self._services, self.records))
