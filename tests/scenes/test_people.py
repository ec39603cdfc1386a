"""The screens around a run: who plays, what was met, which stakes are open, by keys alone."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.yathsel import dice
from scenes import wares
from scenes.menus.collection import everything
from scenes.options import PlayOptions
from scenes.services.inputs import Text
from scenes.services.profiles import Profile, Profiles
from tests.scenes.driven import Driven

Start = Callable[..., Driven]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the game again and again on one machine."""
    begun: list[Driven] = []

    def again(options: PlayOptions = PlayOptions()) -> Driven:
        if begun:
            begun[-1].end()
        begun.append(Driven(tmp_path, options))
        return begun[-1]

    yield again
    for game in begun:
        game.end()


def open_from_title(game: Driven, key: str) -> None:
    """Presses the title's button of these words."""
    title: Any = game.top
    said = [getattr(widget, "_words", str)() for widget in title.focus.widgets]
    title.focus.set(said.index(game.services.text.say(key)))
    game.press("confirm")


def people(game: Driven) -> None:
    """From the title to the players."""
    open_from_title(game, "menu.profiles")
    assert game.shown == "ProfilesScene"


def named(game: Driven) -> list[str]:
    return [profile.name for _, profile in game.flow.profiles.all()]


def test_a_second_player_is_made_and_plays_with_a_folder_of_his_own(start: Start) -> None:
    game = start()
    first = game.flow.profiles.runs
    people(game)
    game.press("next", "confirm")
    assert game.shown == "NameScene"
    game.give(Text("Annegret"))
    game.press("confirm")
    assert game.shown == "ProfilesScene"
    game.press("back")
    assert game.shown == "TitleScene"
    assert game.flow.profiles.now.name == "Annegret"
    assert game.flow.profiles.runs != first
    assert start().flow.profiles.now.name == "Annegret"


def test_a_name_of_blanks_makes_nobody(start: Start) -> None:
    game = start()
    people(game)
    game.press("next", "confirm")
    game.give(Text("   "))
    game.press("confirm")
    assert game.shown == "NameScene"
    game.press("back")
    assert named(game) == [""]


def test_somebody_chosen_in_the_list_plays(start: Start, tmp_path: Path) -> None:
    profiles = Profiles(tmp_path / "data" / "profiles")
    profiles.change(Profile("Ann", 300))
    profiles.create("Bo")
    game = start()
    people(game)
    game.press("up", "confirm", "back")
    assert game.flow.profiles.now.name == "Ann"


def test_deleting_is_asked_twice_and_only_two_yeses_delete(start: Start, tmp_path: Path) -> None:
    profiles = Profiles(tmp_path / "data" / "profiles")
    profiles.change(Profile("Ann"))
    profiles.create("Bo")
    for answers, left in ((["confirm"], 2), (["right", "confirm", "confirm"], 2), (["right", "confirm"] * 2, 1)):
        game = start()
        people(game)
        game.press(*["next"] * 3, "confirm")
        assert game.shown == "QuestionScene"
        game.press(*answers)  # type: ignore[arg-type]
        assert game.shown == "ProfilesScene"
        assert len(named(game)) == left
    assert named(start()) == ["Ann"]


def test_a_run_of_one_player_does_not_wait_for_another(start: Start) -> None:
    game = start(PlayOptions(seed="MINE", difficulty="easy"))
    game.press("confirm", "confirm")
    assert game.shown == "TableScene"
    game = start()
    people(game)
    game.press("next", "confirm")
    game.give(Text("Bo"))
    game.press("confirm", "back", "down", "confirm")
    assert game.shown == "SaloonSetup"


def test_a_damaged_player_is_told_and_the_title_opens(start: Start, tmp_path: Path) -> None:
    profiles = Profiles(tmp_path / "data" / "profiles")
    profiles.change(Profile("Ann", 5))
    profiles.change(Profile("Ann", 9))
    (profiles.folder / "profile.toml").write_bytes(b"\x00")
    game = start()
    assert game.shown == "MessageScene"
    game.press("confirm")
    assert game.shown == "TitleScene"
    assert game.flow.profiles.now == Profile("Ann", 5)


def test_a_chosen_stake_is_part_of_the_run_and_remembered(start: Start, tmp_path: Path) -> None:
    profiles = Profiles(tmp_path / "data" / "profiles")
    profiles.change(Profile("Ann", open_stakes=2, difficulty="hard"))
    game = start()
    game.press("confirm", "next", "right", "right", "previous", "confirm")
    assert game.flow.kept is not None
    assert game.flow.kept.header.options["stake"] == 2
    assert game.flow.kept.run.difficulty == "hard"
    assert (start().flow.profiles.now.difficulty, start().flow.profiles.now.stake) == ("hard", 2)


def test_without_a_won_hard_run_no_stake_can_be_chosen(start: Start) -> None:
    game = start()
    game.press("confirm", "right", "confirm")
    assert game.flow.kept is not None
    assert "stake" not in game.flow.kept.header.options


def test_the_collection_shows_what_was_met_in_the_run_that_waits(start: Start) -> None:
    game = start(PlayOptions(seed="MINE", difficulty="easy"))
    game.press("confirm")
    assert game.flow.kept is not None
    held = [die.kind for die in game.flow.kept.run.duel.sides[0].pockets or () if die is not None]
    game = start()
    assert game.flow.profiles.now.met == ()
    open_from_title(game, "menu.collection")
    assert game.shown == "CollectionScene"
    assert set(held) <= game.top._met  # type: ignore[union-attr]
    assert "joker" not in game.top._met  # type: ignore[union-attr]


def test_the_chances_of_every_die_add_up_to_one() -> None:
    for kind in dice.kinds():
        assert sum(chance for _, chance in wares.odds(kind)) == 1


def test_the_collection_has_everything_there_is() -> None:
    assert [len(ids) for ids in everything().values()] == [22, 8, 24, 12, 6, 21]


def test_last_choices_of_one_player_do_not_touch_another(tmp_path: Path) -> None:
    profiles = Profiles(tmp_path)
    profiles.change(replace(profiles.now, difficulty="easy"))
    profiles.create("Bo")
    assert profiles.now.difficulty == "normal"
