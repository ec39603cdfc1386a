"""What each seat may see: its own cards, what was played, and order and number of all the rest (super_teams.md)."""

from typing import Any

from game.super_teams.events import BonusDrawn, Dealt, HandsDealt, PlanetCardsTaken, Reshuffled
from game.super_teams.rules import rules
from tests.super_teams.places import begun, move, table

REDACT, MASK = rules().redact, rules().mask


def test_a_view_holds_the_own_hands_and_nulls_for_all_other_cards() -> None:
    match = begun(4, {"hands": [["r4"], ["g1"], ["b2"], ["y3"]], "bonus": [["double"], ["follow"], [], []]})
    seen = MASK(match.state, 1)
    assert seen.hands == ((None,), ("g1",), (None,), (None,))
    assert seen.bonus == ((None,), ("follow",), (), ())
    assert {*seen.pile, *seen.bonus_pile, *seen.planet} == {None}
    assert [len(pile) for pile in (seen.pile, seen.bonus_pile, seen.planet)] == [44, 10, 8]


def test_a_partners_hand_is_hidden_too() -> None:
    match = begun(4)
    assert set(MASK(match.state, 0).hands[2]) == {None}


def test_played_cards_are_open_to_all() -> None:
    match = table(2, {"red1": 1}, "r1")
    move(match, "r1", "red1")
    assert MASK(match.state, None).played == ("r1",)


def test_the_protocols_view_has_nulls() -> None:
    match = begun(2)
    plain: Any = match.rules.to_dict(MASK(match.state, 0))
    assert plain["hands"][1] == [None] * 6
    assert plain["planet"] == [None] * 4


def test_a_drawn_bonus_card_is_told_to_its_owner_alone() -> None:
    drawn = BonusDrawn(1, "double")
    assert [REDACT(drawn, seat) for seat in (0, 1, None)] == [BonusDrawn(1, None), drawn, BonusDrawn(1, None)]


def test_dealt_hands_and_planet_cards_are_told_to_their_owners_alone() -> None:
    assert REDACT(HandsDealt((("r1",), ("g1",))), 0) == HandsDealt((("r1",), (None,)))
    assert REDACT(PlanetCardsTaken((("double",), ("follow",))), 1) == PlanetCardsTaken(((None,), ("follow",)))
    dealt = Dealt((("r1",), ("g1",)), ("b1",), ("double",), ("follow",))
    assert REDACT(dealt, 1) == Dealt(((None,), ("g1",)), (None,), (None,), (None,))


def test_a_shuffled_pile_is_told_to_nobody() -> None:
    assert REDACT(Reshuffled("bonus", ("double", "follow")), 0) == Reshuffled("bonus", (None, None))
