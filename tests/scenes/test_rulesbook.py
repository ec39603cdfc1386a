"""Knows that every page of the rules book fits, can be found and reached, and says nothing the engine does not."""

import logging
from pathlib import Path
from typing import Any

import pytest

from game.yathsel.dice import kinds
from game.yathsel.goods import charms, tricks
from game.yathsel.house import rules
from scenes import wares
from scenes.catalog import book_scene
from scenes.menus import rulesbook, rulesbook_pages
from scenes.menus.rulesbook import RulesBookScene
from scenes.menus.rulesbook_figures import Example, Odds, Thing
from scenes.menus.rulesbook_pages import Block, Book, Page
from scenes.services.inputs import Command, Pointer, Text
from scenes.services.services import Services, headless_services
from scenes.skins.yathsel import book
from scenes.stack import Pop
from tests.reference import scoring

BOOK = rulesbook_pages.books()["yathsel"]
PAGES = [page.id for page in BOOK.page]


def opened(services: Services) -> RulesBookScene:
    scene = book_scene(services, "yathsel_run")
    assert isinstance(scene, RulesBookScene)
    scene.enter()
    return scene


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [100, 150])
def test_every_sheet_of_every_page_fits(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, language: str, scale: int
) -> None:
    services = headless_services(tmp_path, language, scale)
    scene = opened(services)
    with caplog.at_level(logging.WARNING):
        for page in PAGES:
            scene.open_at(page)
            for number, sheet in enumerate(scene.sheets()):
                assert sheet, page
                for _, place in sheet:
                    assert place.bottom <= rulesbook._ROOM.height, (page, number)
                scene.draw(services.window.canvas)
                scene._turns(1)
    assert [record.getMessage() for record in caplog.records if "does not fit" in record.getMessage()] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_place_for_a_number_is_left_open_and_no_text_is_missing(tmp_path: Path, language: str) -> None:
    scene = opened(headless_services(tmp_path, language))
    for page in BOOK.page:
        said = scene._said(page)
        assert "{" not in said
        assert "rulesbook." not in said


EXAMPLES = [block for page in BOOK.page for block in page.block if block.figure == "example"]
PLAIN = [block for block in EXAMPLES if not any(one.startswith(("charm:", "die:")) for one in block.of)]


@pytest.mark.parametrize("block", PLAIN, ids=lambda block: f"{'-'.join(block.of)}-{block.numbers}")
def test_an_example_says_what_the_rules_say(block: Block) -> None:
    twists = [one.removeprefix("twist:") for one in block.of if one.startswith("twist:")]
    plain = scoring.plain(block.of[0], block.numbers)
    assert book.scored(block).points == int(plain * scoring.factor(block.of[0], twists))


def test_a_charm_and_a_star_are_scored_by_the_engine_too() -> None:
    def points(*of: str, dice: tuple[int, ...]) -> int:
        return book.scored(Block(figure="example", of=of, numbers=dice)).points

    assert points("full_house", "charm:full_hand", dice=(2, 2, 5, 5, 5)) == 25 + charms()["full_hand"].size
    assert points("sixes", "die:joker", dice=(6, 6, 2, 6, 0)) == 24
    assert points("large_straight", "die:joker", dice=(2, 3, 4, 5, 0)) == 40


def test_a_further_yathsel_is_shown_with_its_points(services: Services) -> None:
    shown = book.figures(services, Block(figure="example", of=("fours", "yathsel:50"), numbers=(4, 4, 4, 4, 4)))[0]
    assert isinstance(shown, Example)
    assert shown.points == "20 + 50"


def test_every_die_trick_charm_and_rule_has_its_entry(services: Services) -> None:
    def names(figure: str, kind: str = "plain") -> list[str]:
        pieces = book.figures(services, Block(figure=figure, kind=kind))
        return [piece.name for piece in pieces if isinstance(piece, Thing)]

    text = services.text
    assert names("ware", "dice") == [wares.name(text, die) for die in kinds()]
    assert names("ware", "tricks") == [wares.name(text, one) for one in tricks()]
    assert names("ware", "charms") == [wares.name(text, one) for one in charms()]
    assert names("rule") == [wares.rule_name(text, one) for one in rules()]


def test_the_odds_of_every_die_are_its_faces(services: Services) -> None:
    for piece, (kind, die) in zip(
        book.figures(services, Block(figure="ware", kind="dice")), kinds().items(), strict=True
    ):
        assert isinstance(piece, Thing)
        assert isinstance(piece.odds, Odds)
        weights = die.weights or (1,) * len(die.faces)
        for face, chance in piece.odds.shown:
            mine = sum(weight for one, weight in zip(die.faces, weights, strict=True) if one == face)
            assert chance * sum(weights) == mine, kind


def test_the_book_is_read_by_keys_alone(services: Services) -> None:
    scene = opened(services)
    seen = [scene.page.id]
    for _ in PAGES[1:]:
        scene.handle(Command("down"))
        seen.append(scene.page.id)
    assert seen == PAGES
    scene.open_at("dice")
    scene.handle(Command("right"))
    assert scene._sheet == 1
    scene.handle(Command("left"))
    assert scene._sheet == 0


def test_the_search_leaves_the_pages_that_speak_of_it(services: Services) -> None:
    scene = opened(services)
    scene.handle(Command("previous"))
    for letter in "wager":
        scene.handle(Text(letter))
    assert "wagers" in [page.id for page in scene.found]
    assert "upper" not in [page.id for page in scene.found]
    scene.handle(Command("confirm"))
    assert scene.page is scene.found[0]


def test_a_search_without_an_answer_says_so_and_goes_on(services: Services) -> None:
    scene = opened(services)
    scene.handle(Command("previous"))
    for letter in "zzzz":
        scene.handle(Text(letter))
    scene.draw(services.window.canvas)
    assert scene.found == ()
    for _ in "zzzz":
        scene.handle(Command("erase"))
    assert len(scene.found) == len(PAGES)


def test_pointing_at_a_page_does_not_open_it_a_click_does(services: Services) -> None:
    scene = opened(services)
    pos = (rulesbook._LIST.left + 60, rulesbook._LIST.top + 34 * 3 + 10)
    scene.handle(Pointer(pos, 0, "move"))
    assert scene.page.id == PAGES[0]
    scene.handle(Pointer(pos, 1, "down"))
    assert scene.page.id == PAGES[3]


@pytest.mark.parametrize("key", ["back", "rules", "pause"])
def test_back_and_the_key_that_opened_it_close_the_book(services: Services, key: Any) -> None:
    assert isinstance(opened(services).handle(Command(key)), Pop)


def test_another_language_is_laid_out_anew(services: Services) -> None:
    scene = opened(services)
    before = scene.sheets()
    services.text.use("de", 150)
    assert scene.sheets() != before


def test_a_book_with_a_page_twice_or_a_block_of_two_things_is_refused() -> None:
    block = Block(words="1")
    assert "twice" in str(rulesbook_pages.fault_in(Book("b", ("g",), (Page("p", (block,)), Page("p", (block,))))))
    both = Block(words="1", dice=(1,))
    assert "block 1" in str(rulesbook_pages.fault_in(Book("b", ("g",), (Page("p", (both,)),))))
