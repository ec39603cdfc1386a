"""Knows that the rules book of Super Teams fits, leaves no number open, and flies its examples as the rules do."""

from pathlib import Path

import pytest

from scenes.menus import rulesbook_pages
from scenes.services.services import headless_services
from scenes.skins.super_teams import book
from tests.saloon.booked import does_not_fit

BOOK = rulesbook_pages.books()["race"]
ENDS = [(5, 9), (6, 7), (8, 10), (8, 11), (11, 11), (4, 10), (44, 47), (6, 10), (3, 9), (8, 15)]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [100, 150])
def test_every_sheet_of_every_page_fits(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, language: str, scale: int
) -> None:
    assert does_not_fit(tmp_path, caplog, "super_teams", BOOK, language, scale) == []


def test_the_examples_end_where_the_rules_say(tmp_path: Path) -> None:
    services = headless_services(tmp_path)
    blocks = [block for page in BOOK.page for block in page.block if block.figure == "flight"]
    pieces = [piece for block in blocks for piece in book.figures(services, block)]
    assert [(one.origin, one.landing.end) for one in pieces if isinstance(one, book.Flight)] == ENDS
