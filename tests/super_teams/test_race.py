"""Set-up, deals, teams, jokers, the final planet and the end (super_teams.md, "Set-up", "A turn", "Exactly")."""

import pytest

from game.core.draw import draw, shuffled
from game.super_teams.actions import Move
from game.super_teams.events import BonusDrawn, Dealt, GameEnded, HandsDealt, PlanetCardsTaken, Reshuffled
from game.super_teams.numbers import bonus_cards, movement_cards, numbers
from tests.super_teams.places import FINAL, asked, at, begun, listed, move, no, refused, table

COLOURS = numbers().colours


def mixed(seed: str, stream: str, counters: tuple[int, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    order = shuffled(lambda i, n: draw(seed, stream, (*counters, i), n), cards)
    return tuple(cards[place] for place in order)


# Set-up


@pytest.mark.parametrize(
    ("seats", "options", "colours"),
    [(2, {}, 4), (2, {"colours_each": 1}, 2), (3, {}, 3), (4, {}, 4), (4, {"colours_each": 1}, 4)],
)
def test_colours_that_nobody_has_stay_out_ships_and_cards(seats: int, options: dict[str, int], colours: int) -> None:
    state = begun(seats, options=options).state
    assert state.colours == COLOURS[:colours]
    assert state.ships == (0,) * 2 * colours
    dealt = (*state.pile, *(card for hand in state.hands for card in hand))
    assert sorted(dealt) == sorted(movement_cards(COLOURS[:colours]))


def test_everybody_has_six_cards_and_no_bonus_card_and_two_a_player_lie_on_the_planet() -> None:
    for seats in (2, 3, 4):
        state = begun(seats).state
        assert [len(hand) for hand in state.hands] == [6] * seats
        assert state.bonus == ((),) * seats
        assert (len(state.planet), len(state.bonus_pile)) == (2 * seats, 20 - 2 * seats)


def test_the_piles_are_shuffled_by_their_streams_and_dealt_six_at_a_time_from_seat_0() -> None:
    match = begun(3, seed="SHUFFLED")
    pile = mixed("SHUFFLED", "movement", (0,), movement_cards(COLOURS[:3]))
    bonus = mixed("SHUFFLED", "bonus", (0,), bonus_cards())
    assert match.opening[0].event == Dealt((pile[:6], pile[6:12], pile[12:18]), pile[18:], bonus[:6], bonus[6:])


def test_seat_0_begins_and_play_goes_clockwise() -> None:
    match = table(3, {}, "r1", "g1", "b1")
    for seat, card in ((0, "r1"), (1, "g1"), (2, "b1")):
        assert asked(match) == (seat, "move")
        ship = {"r": "red1", "g": "green1", "b": "black1"}[card[0]]
        move(match, card, ship)


def test_the_rig_lays_hands_and_drawn_bonus_cards_in_its_order() -> None:
    match = begun(2, rig=["r2", "double", "y6"])
    assert match.state.hands[0][:2] == ("r2", "y6")
    match = table(2, {"red1": 1}, "r2", rig=["maw_leap"])
    assert move(match, "r2", "red1")[-1] == BonusDrawn(0, "maw_leap")


def test_a_rigged_card_that_is_not_there_is_the_top_of_the_pile() -> None:
    plain = begun(2).state
    top = next(card for card in (*plain.hands[0], *plain.hands[1]) if card != "r2")
    assert begun(2, rig=["r2", "r2", "r2"]).state.hands[0][:3] == ("r2", "r2", top)


def test_at_a_table_of_two_seat_0_has_red_and_black_and_seat_1_green_and_yellow() -> None:
    for colour, seat in (("red", 0), ("green", 1), ("black", 0), ("yellow", 1)):
        match = table(2, {f"{colour}1": 1}, f"{colour[0]}2", rig=["double"])
        assert move(match, f"{colour[0]}2", f"{colour}1")[-1] == BonusDrawn(seat, "double")


def test_at_a_table_of_four_each_seat_has_a_colour_and_seats_0_and_2_are_a_team() -> None:
    for seat, colour in enumerate(COLOURS):
        match = table(4, {f"{colour}1": 1}, f"{colour[0]}2", rig=["double"])
        assert move(match, f"{colour[0]}2", f"{colour}1")[-1] == BonusDrawn(seat, "double")


# Deals


def test_when_all_hands_are_empty_everybody_gets_six_new_cards_and_play_goes_on_clockwise() -> None:
    match = table(2, {}, "r1", "g1")
    move(match, "r1", "red1")
    pile = match.state.pile
    events = move(match, "g1", "green1")
    assert events[-1] == HandsDealt((pile[:6], pile[6:12]))
    assert (match.state.pile, asked(match)) == (pile[12:], (0, "move"))


def test_after_a_deal_the_seat_to_the_left_of_the_last_mover_goes_on() -> None:
    match = table(3, {}, "r1", "", "", turn=0)
    move(match, "r1", "red1")
    assert asked(match) == (1, "move")


def test_too_few_cards_left_are_shuffled_together_with_the_played_ones() -> None:
    where = {"hands": [["r1"], ["g1"]], "pile": ["b1", "b2"], "ships": {}}
    match = begun(2, where, seed="FEW")
    move(match, "r1", "red1")
    played, pile = match.state.played, match.state.pile
    events = move(match, "g1", "green1")
    whole = mixed("FEW", "movement", (1,), (*pile, "g1", *played))
    assert events[-2:] == [Reshuffled("movement", whole), HandsDealt((whole[:6], whole[6:12]))]
    assert (match.state.played, len(match.state.pile)) == ((), 48 - 12)


def test_an_empty_bonus_pile_is_made_of_the_played_bonus_cards() -> None:
    where = {"ships": {"red1": 1}, "hands": [["r2"], ["g1"]], "bonus_pile": [], "bonus_played": ["double", "follow"],
             "planet": ["plus_one"] * 4}  # fmt: skip
    match = begun(2, where, seed="EMPTY")
    played = match.state.bonus_played
    events = move(match, "r2", "red1")
    whole = mixed("EMPTY", "bonus", (1,), played)
    assert events[-2:] == [Reshuffled("bonus", whole), BonusDrawn(0, whole[0])]


# The final planet


def test_the_first_ship_home_brings_every_player_two_of_the_cards_there() -> None:
    planet = ["double", "follow", "maw_leap", "plus_one"]
    match = begun(2, {"ships": {"green1": 44}, "hands": [["g6"], ["g1"]], "planet": planet}, seed="HOME")
    cards = mixed("HOME", "planet", (), tuple(planet))
    assert move(match, "g6", "green1")[-1] == PlanetCardsTaken((cards[:2], cards[2:]))
    assert (match.state.bonus, match.state.planet) == ((cards[:2], cards[2:]), ())


def test_the_planets_cards_are_taken_once() -> None:
    match = table(2, {"green1": FINAL, "green2": 44}, "g6", "g1")
    assert [event.type for event in move(match, "g6", "green2")] == ["card_played", "ship_moved", "planet_reached"]


# Jokers


def test_with_both_ships_of_a_colour_home_its_cards_move_any_ship_by_their_number() -> None:
    match = table(4, {"red1": FINAL, "red2": FINAL}, "r4")
    assert len(listed(match)) == 6
    assert Move("r4", "green1", "green") in listed(match)
    move(match, "r4", "yellow1", "yellow")
    assert at(match, "yellow1") == 4


def test_a_joker_is_always_named_and_as_the_ships_colour() -> None:
    match = table(4, {"red1": FINAL, "red2": FINAL}, "r4")
    assert "has to be named" in refused(match, Move("r4", "green1"))
    assert "is not black" in refused(match, Move("r4", "green1", "black"))
    assert "is home" in refused(match, Move("r4", "red1", "red"))


def test_no_other_card_is_named() -> None:
    assert "is no joker" in refused(table(4, {"red1": FINAL}, "r4"), Move("r4", "red2", "red"))


def test_two_players_have_jokers_too() -> None:
    match = table(2, {"red1": FINAL, "red2": FINAL}, "r4")
    assert Move("r4", "black1", "black") in listed(match)


def test_a_joker_played_lies_on_its_pile_as_the_card_it_is() -> None:
    match = table(4, {"red1": FINAL, "red2": FINAL}, "r4")
    move(match, "r4", "green1", "green")
    assert match.state.played == ("r4",)


# The end


def test_a_side_wins_when_all_its_ships_are_home() -> None:
    match = table(2, {"red1": 46, "red2": FINAL, "black1": FINAL, "black2": FINAL}, "r1")
    assert move(match, "r1", "red1")[-1] == GameEnded((0,), "all_home")
    assert (match.outcome.winners, match.outcome.scores, match.outcome.side) == ((0,), (4, 0), 0)


def test_a_team_wins_together() -> None:
    ships = {"green1": 46, "green2": FINAL, "yellow1": FINAL, "yellow2": FINAL, "red1": FINAL}
    match = table(4, ships, "b1", "g1", turn=1)
    move(match, "g1", "green1")
    outcome = match.outcome
    assert (outcome.winners, outcome.scores, outcome.side, outcome.reason) == ((1, 3), (1, 2, 0, 2), 1, "all_home")


def test_a_side_wins_also_by_an_opponents_forced_card() -> None:
    match = table(3, {"green1": 46, "green2": FINAL}, "g1")
    assert move(match, "g1", "green1")[-1] == GameEnded((1,), "all_home")


def test_one_team_mate_alone_does_not_win() -> None:
    match = table(4, {"red1": 46, "red2": FINAL}, "r1")
    move(match, "r1", "red1")
    assert match.outcome is None


def test_the_planets_cards_come_before_the_win() -> None:
    track = ["N"] * 10
    where = {"ships": {"red1": 10, "red2": 10}, "hands": [["r1"], ["r1"]], "bonus": [["double"], []]}
    match = begun(2, where, options={"colours_each": 1, "track": track})
    move(match, "r1", "red1")
    no(match)
    assert [len(hand) for hand in match.state.bonus] == [3, 2]
    assert match.outcome is None


def test_with_one_colour_each_two_ships_home_win() -> None:
    match = begun(2, {"ships": {"red1": 46, "red2": FINAL}, "hands": [["r1"], ["g1"]]}, options={"colours_each": 1})
    move(match, "r1", "red1")
    assert match.outcome.winners == (0,)
