"""Knows that the rules book of Bounty Hunter fits, leaves no number open, and judges by the engine."""

from pathlib import Path

import pytest

from game.bounty_hunter.contracts import fulfils, numbers
from scenes.menus import rulesbook_pages
from scenes.menus.rulesbook_pages import Block
from scenes.services.services import headless_services
from scenes.skins.bounty_hunter import book
from tests.saloon.booked import does_not_fit

BOOK = rulesbook_pages.books()["bounty"]
JUDGED = [block for page in BOOK.page for block in page.block if block.figure == "judged"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [100, 150])
def test_every_sheet_of_every_page_fits(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, language: str, scale: int
) -> None:
    assert does_not_fit(tmp_path, caplog, "bounty_hunter", BOOK, language, scale) == []


@pytest.mark.parametrize("block", JUDGED, ids=lambda block: "-".join(block.of))
def test_an_example_says_what_the_rules_say(tmp_path: Path, block: Block) -> None:
    (piece,) = book.figures(headless_services(tmp_path), block)
    assert isinstance(piece, book.Judged)
    assert piece.whole == fulfils(block.of[0], block.of[1], "alike" in block.of)


def test_every_contract_and_every_sign_is_shown(tmp_path: Path) -> None:
    services = headless_services(tmp_path)
    (contracts,) = book.figures(services, Block(figure="contracts"))
    assert isinstance(contracts, book.Contracts)
    assert contracts.listed == numbers().contracts
    signs = book.figures(services, Block(figure="signs"))
    assert "".join(piece.letters for piece in signs if isinstance(piece, book.Signs)) == numbers().colours + "W"
