"""One key begins a run anew from anywhere in it, on the same seed or a new one; the run before is given up."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.core import runfile
from scenes.campaign.keeper import Keeper
from scenes.options import PlayOptions
from scenes.services import saves
from scenes.services.inputs import Command, Inputs
from tests.scenes.driven import Driven
from tests.scenes.played import SEED

START = PlayOptions(seed=SEED, difficulty="easy")
PLACES: dict[str, tuple[str, ...]] = {
    "KitScene": (),
    "TrailScene": (),
    "IntroductionScene": (),
    "TableScene": (),
    "PauseScene": ("back",),
    "SettingsScene": ("back", "down", "confirm"),
    "QuestionScene": ("back", "up", "confirm"),
}


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Driven]:
    begun = Driven(tmp_path, START)
    yield begun
    begun.end()


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    return tmp_path / "data" / "profiles" / "1" / "runs"


def kept(game: Driven) -> Keeper:
    assert game.flow.kept is not None
    return game.flow.kept


def ends(runs: Path) -> list[str]:
    folder = runs / saves.FINISHED
    files = sorted(folder.glob("*.run.json")) if folder.exists() else []
    return [str((runfile.loads(path.read_bytes()).result or {})["reason"]) for path in files]


@pytest.mark.parametrize("place", PLACES)
def test_the_same_seed_begins_anew_from(place: str, game: Driven, runs: Path) -> None:
    game.until("TableScene" if PLACES[place] else place)
    game.press(*PLACES[place])  # type: ignore[arg-type]
    assert game.shown == place
    before = kept(game)
    game.press("same_seed")
    assert game.shown == "KitScene"
    assert kept(game) is not before
    assert kept(game).header.seed == SEED
    assert kept(game).session.match.log == []
    assert ends(runs) == (["abandoned"] if before.session.match.log else [])


def test_a_new_run_has_another_seed_and_is_as_hard_as_the_one_before(game: Driven) -> None:
    game.until("TableScene")
    game.press("new_seed")
    assert game.shown == "KitScene"
    assert kept(game).header.seed != SEED
    assert not kept(game).seeded
    assert kept(game).run.difficulty == "easy"


def test_a_run_begun_anew_keeps_no_journal_of_the_one_before(game: Driven, runs: Path) -> None:
    game.until("TableScene")
    game.press("same_seed")
    kept(game).close()
    assert [path.name for path in runs.iterdir() if path.is_file()] == [saves.JOURNAL]
    found = saves.examine(runs)
    assert (found.kind, found.steps) == ("waiting", ())


def test_a_finished_run_is_not_given_up_by_the_key(game: Driven, runs: Path) -> None:
    game.until("TableScene")
    game.press("back", "up", "confirm", "right", "confirm")
    assert game.shown == "SummaryScene"
    game.press("same_seed")
    assert game.shown == "KitScene"
    assert ends(runs) == ["abandoned"]


def test_outside_of_a_run_the_keys_do_nothing(game: Driven) -> None:
    game.until("TableScene")
    game.press("back", "down", "down", "confirm")
    assert game.shown == "TitleScene"
    game.press("same_seed", "new_seed")
    assert game.shown == "TitleScene"


def test_a_key_kept_down_begins_one_run_and_not_many(game: Driven) -> None:
    game.until("TableScene")
    game.press("same_seed")
    before = kept(game)
    game.give(Command("same_seed", repeat=True))
    assert kept(game) is before


@pytest.mark.parametrize(("scancode", "name"), [(pygame.KSCAN_R, "same_seed"), (pygame.KSCAN_N, "new_seed")])
def test_only_with_the_control_key_is_a_letter_a_new_beginning(scancode: int, name: str) -> None:
    press: Callable[[int], pygame.Event] = lambda mod: pygame.Event(pygame.KEYDOWN, scancode=scancode, mod=mod)  # noqa: E731
    assert Inputs().translate(press(pygame.KMOD_LCTRL)) == Command(name)  # type: ignore[arg-type]
    assert Inputs().translate(press(0)) != Command(name)  # type: ignore[arg-type]
