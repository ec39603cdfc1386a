"""How the opponent across the table looks and what they say; and that it is of no consequence."""

from dataclasses import replace

import pytest

from game.campaign.opponents import all_opponents
from game.yathsel.events import Caught, DuelWon, Entered, Thrown, Warned
from game.yathsel.state import Card, Duel, Side, Table, Verdict
from scenes.services import feel, lang
from scenes.skins.yathsel.company import TAUNTS, Company

FIVE = Thrown(1, (), (4, 4, 4, 4, 4))
NUMBERS = feel.feel().speech


def points(own: int, theirs: int) -> Duel:
    """A duel in which both have entered one throw in their ones."""
    cards = (Card((own, *(None,) * 12)), Card((theirs, *(None,) * 12)))
    return Duel(Table("normal"), (Side(cards[0]), Side(cards[1])), 0, 0)


def company(who: str = "tess", duel: Duel | None = None) -> Company:
    made = Company(NUMBERS)
    made.sits_down(who, duel or points(3, 3))
    return made


def entered(seat: int, worth: int) -> Entered:
    return Entered(seat, "chance", worth, False, False, not worth, 0)


def test_who_leads_by_enough_is_pleased_and_who_trails_is_cross() -> None:
    lead = NUMBERS.lead
    looks = [company().mood(points(*totals)) for totals in ((0, lead), (0, lead - 1), (lead, 0))]
    assert looks == ["pleased", "calm", "cross"]


def test_a_mood_of_the_moment_passes() -> None:
    them = company()
    them.took(Thrown(0, (), (4, 4, 4, 4, 4)), 50)
    assert them.mood(points(3, 3)) == "alarmed"
    them.update(NUMBERS.mood_ms)
    assert them.mood(points(3, 3)) == "calm"


def test_after_the_duel_the_loser_is_cross() -> None:
    over = replace(points(9, 3), verdict=Verdict((0,), "points"))
    assert company().mood(over) == "cross"


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_own_five_alike_are_boasted_of(seat: int) -> None:
    them = company()
    them.took(replace(FIVE, seat=seat), 50)
    assert them.line == ("talk.tess.five" if seat else "")


@pytest.mark.parametrize("event", [Warned(12), Caught(12)])
def test_a_catch_is_scolded(event: Warned | Caught) -> None:
    them = company()
    them.took(event, 0)
    assert (them.line, them.mood(points(3, 3))) == ("talk.tess.catch", "cross")


def test_the_end_has_the_last_word() -> None:
    them = company()
    them.took(DuelWon((0,), "points"), 0)
    assert them.line == "opponent.tess.lose"
    them.took(DuelWon((1,), "points"), 0)
    assert them.line == "opponent.tess.win"


def test_a_duel_that_was_given_up_is_not_talked_about() -> None:
    them = company()
    them.took(DuelWon((1,), "abandoned"), 0)
    assert them.line == ""


def test_who_sits_down_at_an_empty_table_says_hello_and_nobody_says_it_twice() -> None:
    empty = Duel(Table("normal"), (Side(), Side()), 0, 0)
    assert company("ada", empty).line == "opponent.ada.greet"
    assert company("ada").line == ""


def test_a_table_without_a_named_opponent_is_silent() -> None:
    them = company("", Duel(Table("normal"), (Side(), Side()), 0, 0))
    them.took(FIVE, 50)
    assert them.line == ""


def test_every_taunt_is_heard_before_one_comes_again() -> None:
    them, heard = company(), []
    for _ in range(TAUNTS * (NUMBERS.turns_between + 1)):
        them.took(entered(0, 0), 0)
        if them.line:
            heard.append(them.line)
        them.update(NUMBERS.shown_ms)
        them.took(entered(1, 1), 0)
    assert sorted(heard[:TAUNTS]) == [f"talk.tess.taunt_{number + 1}" for number in range(TAUNTS)]


def test_any_key_ends_what_is_said_once_it_could_be_seen() -> None:
    them = company()
    them.took(FIVE, 50)
    them.hush()
    assert them.shown() == 0
    assert them.line
    them.update(NUMBERS.fade_ms * 2)
    them.hush()
    them.update(NUMBERS.fade_ms)
    assert them.line == ""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("who", sorted(all_opponents()))
def test_everybody_has_something_to_say(who: str, language: str) -> None:
    words = lang.catalogue(language)
    kinds = ["five", "catch", *(f"taunt_{number + 1}" for number in range(TAUNTS))]
    keys = [f"talk.{who}.{kind}" for kind in kinds] + [f"opponent.{who}.{kind}" for kind in ("greet", "win", "lose")]
    assert [key for key in keys if words.gettext(key) == key] == []
    assert len({words.gettext(key) for key in keys}) == len(keys)
