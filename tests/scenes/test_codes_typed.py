"""A run code typed or pasted into the set-up gives that run; a mistyped one is refused with its place."""

from pathlib import Path

import pytest

from game.core import codes
from scenes.campaign.kinds import Wish
from scenes.menus import typed
from scenes.menus.setup import SetupScene
from scenes.services.inputs import Command, Text
from scenes.services.services import Services
from tests.scenes.every_menu import offer

SEED = "7KQ4BX2MZ9RTWF3C"
Started = list[Wish]


@pytest.fixture
def started() -> Started:
    return []


@pytest.fixture
def setup(services: Services, started: Started) -> SetupScene:
    scene = SetupScene(services, offer(services, lambda wish: started.append(wish)))  # type: ignore[func-returns-value]
    scene.enter()
    scene.handle(Command("next"))
    return scene


def give(scene: SetupScene, text: str) -> None:
    scene.handle(Text(text))
    scene.handle(Command("confirm"))


def test_a_code_begins_its_run(setup: SetupScene, started: Started) -> None:
    give(setup, typed.code_of("hard", 3, SEED))
    assert started == [Wish("hard", 3, "free", SEED)]


def test_a_code_in_small_letters_and_with_blanks_begins_its_run(setup: SetupScene, started: Started) -> None:
    give(setup, typed.code_of("easy", 0, "PRAIRIE").lower().replace("-", " "))
    assert started == [Wish("easy", 0, "free", "PRAIRIE")]


def test_what_a_code_says_cannot_be_changed_beside_it(setup: SetupScene, started: Started) -> None:
    setup.handle(Text(typed.code_of("hard", 0, SEED)))
    setup.handle(Command("previous"))
    setup.handle(Command("left"))
    setup.handle(Command("confirm"))
    assert started == [Wish("hard", 0, "free", SEED)]


def test_a_mistyped_code_is_refused_with_its_group(setup: SetupScene, started: Started) -> None:
    code = typed.code_of("hard", 0, SEED)
    give(setup, code[:14] + ("2" if code[14] != "2" else "3") + code[15:])
    assert started == []
    assert "group 2" in setup.seed_words()[0]


def test_a_letter_that_no_code_has_is_named_with_its_place(setup: SetupScene) -> None:
    code = typed.code_of("hard", 0, SEED)
    setup.handle(Text(code[:11] + "O" + code[12:]))
    assert setup.seed_words()[0] == "Run code, group 2, character 2: O is in no code."


def test_a_code_of_another_game_says_so(setup: SetupScene, started: Started) -> None:
    games = typed.catalog.coded_games()
    give(setup, codes.write(codes.Code("bounty_hunter", {}, SEED), games))
    assert started == []
    assert setup.seed_words()[0] == "This code is of another game."


def test_a_code_of_other_rules_names_both(setup: SetupScene, started: Started) -> None:
    games = typed.catalog.coded_games()
    then = {**games, "yathsel_run": ("yathsel/2", games["yathsel_run"][1])}
    give(setup, codes.write(codes.Code("yathsel_run", {}, SEED), then))
    assert started == []
    assert setup.seed_words()[0] == "This code is of the rules yathsel/2; this version plays yathsel/1."


def test_a_code_without_a_run_is_refused(setup: SetupScene, started: Started) -> None:
    games = typed.catalog.coded_games()
    give(setup, codes.write(codes.Code("yathsel_run", {"difficulty": "easy", "stake": 4}, SEED), games))
    assert started == []


def test_a_seed_of_ones_own_is_still_a_seed(setup: SetupScene, started: Started, tmp_path: Path) -> None:
    give(setup, "run-away")
    assert started == [Wish("normal", 0, "free", "RUN-AWAY")]
