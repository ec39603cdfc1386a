"""Knows that every text of every screen fits its box, in each language, with the smallest and the largest letters."""

import logging
from pathlib import Path

import pytest

from scenes.services.services import headless_services
from scenes.services.settings import LANGUAGES
from tools.screenshots import PARTS
from tools.stage import Stage


class Looked(Stage):
    """Draws each screen where a camera would take a picture, and keeps none."""

    def shoot(self, name: str) -> None:
        self.stack.draw(self.services.window.canvas)


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS, ids=lambda part: getattr(part, "__name__", "part"))
def test_every_text_of_every_screen_fits_its_box(
    part: object, language: str, scale: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert callable(part)
    caplog.set_level(logging.WARNING)
    part(Looked(headless_services(tmp_path, language, scale), tmp_path))
    assert sorted({said for said in caplog.messages if "does not fit" in said}) == []
