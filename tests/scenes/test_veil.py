"""With a hidden seed no screen of a run, nor any that tells of it afterwards, draws the seed, its code or its salt."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from scenes.campaign.summary import SummaryScene
from scenes.menus import typed
from scenes.menus.setup import SetupScene
from scenes.options import PlayOptions
from scenes.replaying import card
from scenes.replaying.shelf import RunFilesScene
from scenes.saloon import wording
from scenes.saloon.draft import usual
from scenes.saloon.setup import SaloonSetup, SetupActions
from scenes.services import veil
from scenes.services.inputs import CommandName, Text
from scenes.services.services import change_settings
from tests.scenes.driven import FRAME_S, Driven
from tests.scenes.every_menu import result_card

SEED = "QUIET CANYON"
CODE = typed.code_of("normal", 0, SEED)


class Audience:
    """Whoever watches a game's screens, and remembers every word drawn."""

    def __init__(self, game: Driven) -> None:
        self.game = game
        self.read: set[str] = set()
        self.screens: set[str] = set()

    def look(self) -> None:
        self.game.loop.draw()
        self.screens.add(self.game.shown)
        self.read |= {key[0] for key in self.game.services.text._pictures if isinstance(key[0], str)}

    def do(self, *names: CommandName) -> None:
        for name in names:
            self.game.press(name)
            self.look()

    def watch_until(self, kind: str) -> None:
        while self.game.shown != kind:
            self.game.play_on()
            if self.game.shown not in self.screens:
                self.look()

    def knows(self, secret: str) -> list[str]:
        """What was drawn that holds the secret or a good part of it."""
        plain = "".join(secret.split())
        return [words for words in self.read if plain[:8] in "".join(words.split()) or secret[:9] in words]


def stored(game: Driven) -> None:
    while not (isinstance(game.top, SummaryScene) and game.top.ready):
        game.idle()


def played_before(audience: Audience) -> None:
    """From the typed seed to the summary of a run that was given up, and on to its file."""
    game = audience.game
    audience.do("confirm", "next")
    for letter in SEED:
        game.give(Text(letter))
        audience.look()
    audience.do("confirm")
    for kind in ("IntroductionScene", "TableScene"):
        audience.watch_until(kind)
    audience.do("back", "up", "confirm", "right", "confirm")
    audience.watch_until("SummaryScene")
    stored(game)
    audience.look()
    audience.do("back")
    game.loop.stack.apply(game.flow.chronicle.open())
    audience.look()
    game.loop.stack.apply(game.flow.chronicle.files())
    while not (isinstance(game.top, RunFilesScene) and game.top.found):
        game.idle()
    audience.look()
    audience.do("confirm")
    assert game.shown == "WatchScene"
    game.idle()
    audience.look()


@pytest.fixture
def audience(tmp_path: Path) -> Iterator[Audience]:
    game = Driven(tmp_path, PlayOptions())
    change_settings(game.services, replace(game.services.settings.now, hide_seed=True))
    yield Audience(game)
    game.end()


def test_neither_seed_nor_code_nor_salt_is_drawn_on_any_screen_of_a_run(audience: Audience) -> None:
    played_before(audience)
    wanted = {"SetupScene", "KitScene", "IntroductionScene", "TableScene", "PauseScene", "SummaryScene",
              "RecordsScene", "RunFilesScene", "WatchScene"}  # fmt: skip
    assert wanted <= audience.screens
    assert audience.knows(SEED) == []
    assert audience.knows(CODE) == []


def test_without_the_setting_the_same_screens_do_show_them(audience: Audience) -> None:
    services = audience.game.services
    change_settings(services, replace(services.settings.now, hide_seed=False))
    played_before(audience)
    assert len(audience.knows(SEED)) > 3
    assert audience.knows(CODE)


def test_what_is_typed_is_masked_with_as_many_dots(audience: Audience) -> None:
    audience.do("confirm", "next")
    audience.game.give(Text("ABC"))
    audience.look()
    assert veil.DOT * 3 in audience.read
    assert "ABC" not in audience.read
    setup = audience.game.top
    assert isinstance(setup, SetupScene)
    assert "ABC" not in setup.seed_words()[0]


def test_a_typed_code_tells_how_hard_the_run_is_but_not_its_seed(audience: Audience) -> None:
    audience.do("confirm", "next")
    audience.game.give(Text(CODE))
    setup = audience.game.top
    assert isinstance(setup, SetupScene)
    assert veil.DOTS in setup.seed_words()[0]
    assert SEED not in setup.seed_words()[0]


def test_the_secret_seed_and_salt_of_a_drawn_run_stay_hidden_at_its_end_but_the_fingerprint_does_not(
    audience: Audience,
) -> None:
    game = audience.game
    audience.do("confirm", "confirm")
    audience.watch_until("IntroductionScene")
    kept = game.flow.kept
    assert kept is not None
    assert kept.header.commitment
    assert kept.header.salt
    audience.look()
    audience.do("back", "up", "confirm", "right", "confirm")
    stored(game)
    audience.look()
    assert audience.knows(kept.header.seed) == []
    assert audience.knows(kept.header.salt) == []
    assert audience.knows(kept.header.commitment[:4])


def test_the_copied_card_says_that_the_seed_is_hidden(audience: Audience) -> None:
    services = audience.game.services
    told = result_card(services)._card
    assert told.one.seed not in card.as_text(services, told)
    change_settings(services, replace(services.settings.now, hide_seed=False))
    assert told.one.seed in card.as_text(services, told)


def test_a_seed_typed_in_the_saloon_is_masked_too(audience: Audience) -> None:
    services = audience.game.services
    actions = SetupActions(lambda evening: None, lambda: None, lambda: None)
    scene = SaloonSetup(services, usual(partial(wording.called, services.text)), actions)
    scene.enter()
    scene._entry.handle(Text(SEED))
    scene.update(FRAME_S)
    scene.draw(services.window.canvas)
    audience.look()
    assert audience.knows(SEED) == []
