"""Knows what every test shares: no display, no sound card, and how golden runs are rewritten."""

import os

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden",
        choices=("check", "write"),
        default="check",
        help="write: record the golden files anew instead of comparing with them",
    )


def pytest_configure(config: pytest.Config) -> None:
    if "window" not in str(config.getoption("markexpr")).replace("not window", ""):
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(scope="session")
def golden(request: pytest.FixtureRequest) -> str:
    """'check' or 'write'."""
    return str(request.config.getoption("--golden"))
