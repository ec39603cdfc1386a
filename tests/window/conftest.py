"""Knows whether a real window can be opened here; where not, it says why and its tests are not collected."""

from pathlib import Path

import pytest

from tests.window.harness import what_is_missing


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    reason = what_is_missing()
    if reason is None or not collection_path.name.startswith("test_"):
        return None
    config.get_terminal_writer().line(f"left out: {collection_path.name}, no real window here ({reason})")
    return True
