"""Knows what the tests of the headless programs share: one folder for the player's things, and desks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.commands.protocol import Desk
from tests.commands.child import Engine


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The player's folders of all programs that these tests start: a table is solved once."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture
def desk(home: Path) -> Desk:
    """A desk in this process."""
    return Desk(home / "cache")


@pytest.fixture
def engine(home: Path) -> Iterator[Engine]:
    """The engine in a process of its own."""
    driven = Engine(home)
    yield driven
    if driven.process.poll() is None:
        driven.process.kill()
    driven.process.communicate()
