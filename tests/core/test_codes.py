"""A run code is one short line: it gives its run back, names the place of a typo, and tells of other rules."""

import string
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import catalog
from game.core import codes, seeds
from game.core.codes import Code, CodeFault
from game.core.rules import Option

GAMES = catalog.coded_games()
DRAWN = "7KQ4BX2MZ9RTWF3C"
HARD = Code("yathsel_run", {"difficulty": "hard", "stake": 3}, DRAWN)
LOOK_ALIKES = set("01IO")


def said(text: str) -> CodeFault:
    with pytest.raises(CodeFault) as fault:
        codes.read(text, GAMES)
    return fault.value


def test_a_code_gives_its_run_back() -> None:
    assert codes.read(codes.write(HARD, GAMES), GAMES) == HARD


def test_a_drawn_seed_makes_a_code_of_five_groups_of_five() -> None:
    assert [len(group) for group in codes.write(HARD, GAMES).split("-")] == [3, 5, 5, 5, 5, 5]


@given(
    st.sampled_from(["easy", "normal", "hard"]),
    st.integers(0, 8),
    st.text(string.ascii_letters + " -äßЖ漢🎲5", min_size=1, max_size=20).filter(str.strip),
)
def test_any_seed_on_any_level_comes_back(difficulty: str, stake: int, text: str) -> None:
    code = Code("yathsel_run", {"difficulty": difficulty, "stake": stake}, seeds.canonical(text))
    assert codes.read(codes.write(code, GAMES), GAMES) == code


def test_a_code_of_the_calendar_is_refused() -> None:
    code = codes.write(Code("yathsel_run", {"difficulty": "easy", "stake": 0}, "DAILY 2026-11-30"), GAMES)
    assert said(code).why == "reserved"


def test_the_longest_seed_has_a_code_too() -> None:
    code = Code("yathsel_run", {"difficulty": "easy", "stake": 0}, "漢" * seeds.LONGEST)
    assert codes.read(codes.write(code, GAMES), GAMES) == code


def test_no_two_characters_look_alike() -> None:
    assert not LOOK_ALIKES & set(codes.ALPHABET)
    assert len(set(codes.ALPHABET)) == len(codes.ALPHABET) == 29


def test_small_letters_and_other_groups_are_read_as_well() -> None:
    text = codes.write(HARD, GAMES)
    assert codes.read(f"  {text.lower().replace('-', ' ')} ", GAMES) == HARD
    assert codes.read(text.replace("-", ""), GAMES) == HARD


def test_every_wrong_character_is_refused_with_its_group() -> None:
    text = codes.write(HARD, GAMES)
    for place, right in enumerate(text[4:], start=4):
        if right == "-":
            continue
        for wrong in set(codes.ALPHABET) - {right}:
            fault = said(text[:place] + wrong + text[place + 1 :])
            assert (fault.why, fault.group) == ("group", (place - 4) // 6 + 1), (place, wrong)


def test_two_neighbours_that_change_places_are_refused_with_their_group() -> None:
    text = codes.write(HARD, GAMES)
    for place in range(4, len(text) - 1):
        one, other = text[place : place + 2]
        if "-" in (one, other) or one == other:
            continue
        fault = said(text[:place] + other + one + text[place + 2 :])
        assert (fault.why, fault.group) == ("group", (place - 4) // 6 + 1)


def test_groups_that_change_places_are_refused() -> None:
    head, one, other, *rest = codes.write(HARD, GAMES).split("-")
    assert said("-".join((head, other, one, *rest))).why == "group"


def test_a_character_that_no_code_has_is_refused_with_its_place() -> None:
    fault = said(codes.write(HARD, GAMES)[:8] + "O" + codes.write(HARD, GAMES)[9:])
    assert (fault.why, fault.group, fault.place, fault.what) == ("letter", 1, 5, "O")
    fault = said(codes.write(HARD, GAMES)[:10] + "I" + codes.write(HARD, GAMES)[11:])
    assert (fault.why, fault.group, fault.place, fault.what) == ("letter", 2, 1, "I")


@pytest.mark.parametrize("length", range(5, 33))
def test_a_code_that_breaks_off_is_refused(length: int) -> None:
    assert said(codes.write(HARD, GAMES)[:length]).why == "length"


def test_a_code_of_other_rules_says_of_which() -> None:
    of_then = {"yathsel_run": ("yathsel/7", GAMES["yathsel_run"][1])}
    fault = said(codes.write(HARD, of_then))
    assert (fault.why, fault.what) == ("rules", "yathsel/7")


def test_a_code_of_a_game_that_is_not_known_says_so() -> None:
    more = {**GAMES, "poker": ("poker/1", dict[str, Option]())}
    assert said(codes.write(Code("poker", {}, DRAWN), more)).why == "game"


def test_options_that_no_code_can_hold_are_refused() -> None:
    with pytest.raises(CodeFault):
        codes.write(Code("yathsel_run", {"pool": ["loaded"]}, DRAWN), GAMES)


@pytest.mark.parametrize(
    ("text", "so"),
    [("RUN-AWAY", False), ("RUNNING WITH SCISSORS", False), ("PRAIRIE", False), ("", False), ("run-7kq4b-x2", True)],
)
def test_a_seed_of_ones_own_is_not_taken_for_a_code(text: str, so: bool) -> None:
    assert codes.looks_like_one(text) is so


@given(st.text(max_size=60))
def test_whatever_is_typed_gives_a_run_or_a_fault(text: str) -> None:
    with suppress(CodeFault):
        codes.read(f"RUN-{text}", GAMES)
