"""What the bots keep, shoot and heal (bang_dice.md, "Bots")."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from game.bang_dice.actions import Beers, DiscardArrows, Gift, Stop, TakeArrow, Throw
from game.bang_dice.bots import answers
from game.bang_dice.bots.beliefs import beliefs
from game.bang_dice.bots.outcomes import WAYS, bag_of, outcomes
from game.bang_dice.bots.player import choose
from game.bang_dice.bots.throwing import choose_throw, spread, worth_of_dice
from game.bang_dice.bots.weights import level_of
from game.bang_dice.bots.worth import Worth, worth
from game.bang_dice.numbers import FACES
from game.core.rules import View
from game.core.session import BotChance
from tests.bang_dice.places import listed, shoot, table

FOUR = (
    ("sheriff", "paul_regret", 9), ("outlaw", "calamity_janet", 8), ("renegade", "black_jack", 8),
    ("outlaw", "rose_doolan", 9),
)  # fmt: skip
OPEN = (("deputy", "paul_regret", 8), ("renegade", "calamity_janet", 8), ("outlaw", "rose_doolan", 9))


def wish_of(match: Any, seat: int, level: str = "sharp") -> Worth:
    state = match.rules.mask(match.state, seat)
    return worth(state, seat, beliefs(state, ()), level_of(level))


def chosen(match: Any, level: str = "sharp") -> Any:
    """What a bot does in the place of the seat that is asked."""
    seat = match.to_act[0]
    events = tuple(match.rules.redact(beat.event, seat) for beat in match.opening)
    view = View(seat, match.rules.mask(match.state, seat), events)
    return choose(level, None, view, lambda: match.rules.legal(match.state, seat), BotChance("NO WHIM"))


def test_every_fall_of_the_loose_dice_is_counted() -> None:
    known = outcomes(False)
    assert len(known.bags) == 252
    assert (known.chances.sum(axis=1) == WAYS).all()
    assert (known.arrows.sum(axis=1) == WAYS).all()


def test_the_chances_of_a_keep_are_those_of_counting_them_out() -> None:
    known = outcomes(False)
    keep = bag_of(("beer", "beer", "dynamite"))
    counted = dict.fromkeys(known.bags, 0)
    for fall in product(FACES, repeat=2):
        counted[bag_of(("beer", "beer", "dynamite", *fall))] += 1
    row = known.chances[known.keeps.index(keep)]
    assert all(Fraction(int(row[at]), WAYS) == Fraction(counted[bag], 36) for bag, at in known.bags.items())


@pytest.mark.parametrize(("dice", "jack", "plain"), [("DD1BG", 0, 2), ("BBBBB", 0, 0)])
def test_only_black_jack_lets_go_of_dynamite(dice: str, jack: int, plain: int) -> None:
    for able, fewest in ((True, jack), (False, plain)):
        known = outcomes(able)
        letters = {"D": "dynamite", "1": "one", "B": "beer", "G": "gatling"}
        row = known.choices[known.bags[bag_of(tuple(letters[letter] for letter in dice))]]
        dynamite = FACES.index("dynamite")
        assert min(known.keeps[at][dynamite] for at in row.tolist() if at >= 0) == fewest


def test_the_keep_is_the_best_by_counting_out_the_last_throw() -> None:
    match = table(*FOUR, dice="1BGGA", throws=2)
    wish = wish_of(match, 0)
    state = match.rules.mask(match.state, 0)
    known = outcomes(False)
    final = worth_of_dice(state, wish, known)

    def expected(keep: tuple[int, ...]) -> Fraction:
        loose, total = 5 - len(keep), Fraction(0)
        for fall in product(FACES, repeat=loose):
            dice = (*(state.dice[die] for die in keep), *fall)
            total += int(final[known.bags[bag_of(dice)]]) - fall.count("arrow") * wish.arrow
        return total / 6**loose

    values = {action: expected(action.keep) for action in listed(match) if isinstance(action, Throw)}
    best = max(values.values())
    stay = int(final[known.bags[bag_of(state.dice)]])
    own = choose_throw(state, wish)
    assert values.get(own, stay) >= max(best, stay) - 2


def test_a_bot_stops_when_all_it_could_wish_lies() -> None:
    match = table(*OPEN[:1], ("renegade", "calamity_janet", 2), OPEN[2], dice="11111", throws=1)
    assert chosen(match) == Stop()


def test_a_bot_with_two_dynamite_and_one_life_throws_no_more() -> None:
    match = table(("sheriff", "paul_regret", 1), *FOUR[1:], dice="DDBBB", throws=1)
    assert chosen(match) == Stop()


def test_the_outlaw_shoots_the_sheriff() -> None:
    match = table(*FOUR, turn=1, dice="1AAAA")
    assert chosen(match).shots[0].target == 0


def test_the_sheriff_shoots_none_that_may_be_the_deputy_when_an_outlaw_is_known() -> None:
    seats = (("sheriff", "paul_regret", 9), ("deputy", "calamity_janet", 8), ("renegade", "black_jack", 0),
             ("outlaw", "rose_doolan", 0), ("outlaw", "lucky_duke", 8))  # fmt: skip
    match = table(*seats, dice="1AAAA")
    assert {shot.target for shot in chosen(match).shots} <= {1, 4}


def test_of_three_each_shoots_its_prey() -> None:
    for hunter, prey in ((0, 1), (1, 2), (2, 0)):
        match = table(*OPEN, turn=hunter, dice="1AAAA")
        assert chosen(match).shots[0].target == prey


def test_the_renegade_spares_the_sheriff_until_they_are_alone() -> None:
    match = table(*FOUR, turn=2, dice="1AAAA")
    assert chosen(match).shots[0].target != 0
    alone = (FOUR[0], ("outlaw", "calamity_janet", 0), FOUR[2], ("outlaw", "rose_doolan", 0))
    match = table(*alone, turn=2, dice="1AAAA")
    assert wish_of(match, 2).hits[0][1] > 0


def test_the_renegade_gives_no_beer_to_an_outlaw() -> None:
    match = table(("sheriff", "paul_regret", 3), *FOUR[1:], turn=2, dice="BAAAA")
    assert chosen(match) == Beers((0,))


def test_a_deputy_keeps_the_sheriff_alive() -> None:
    seats = (("sheriff", "paul_regret", 3), *FOUR[1:], ("deputy", "lucky_duke", 8))
    match = table(*seats, turn=4, dice="BAAAA", throws=4)
    assert chosen(match) == Beers((0,))


def test_a_beer_that_would_be_wasted_on_the_own_seat_is_drunk_by_nobody_in_need() -> None:
    match = table(("sheriff", "paul_regret", 11), *FOUR[1:3], ("outlaw", "rose_doolan", 4), dice="BAAAA")
    assert chosen(match).targets[0] != 3


def test_sid_heals_himself_when_he_is_low() -> None:
    match = table(("sheriff", "sid_ketchum", 2), *FOUR[1:])
    assert chosen(match) == Gift(0)


def test_bart_takes_arrows_when_points_would_be_his_last() -> None:
    seats = (("outlaw", "paul_regret", 8), ("sheriff", "bart_cassidy", 1), ("renegade", "black_jack", 8),
             ("outlaw", "rose_doolan", 8))  # fmt: skip
    match = table(*seats, dice="11AAA")
    shoot(match, 1, 1)
    state = match.rules.mask(match.state, 1)
    assert answers.take_arrows(state, worth(state, 1, beliefs(state, ()), level_of(None))) == TakeArrow(2)


def test_pedro_returns_all_he_may() -> None:
    match = table(*FOUR[:1], ("outlaw", "pedro_ramirez", 8, 3), *FOUR[2:], dice="11AAA")
    shoot(match, 1, 1)
    state = match.rules.mask(match.state, 1)
    assert answers.discard(state, worth(state, 1, beliefs(state, ()), level_of(None))) == DiscardArrows((1, 1))


def test_slab_doubles_what_kills() -> None:
    seats = (("outlaw", "slab_the_killer", 8), ("sheriff", "calamity_janet", 2), ("renegade", "black_jack", 8),
             ("outlaw", "rose_doolan", 9))  # fmt: skip
    match = table(*seats, dice="1BAAA")
    assert [(shot.target, shot.double) for shot in chosen(match).shots] == [(1, True)]


def test_shots_come_together_where_they_eliminate() -> None:
    wish = Worth(0, ((0,) * 7, (0, 10, 120, 120, 120, 120, 120), (0, 30, 60, 90, 90, 90, 90)), (0, 0, 0), (0,) * 10, 5)
    assert spread(wish, (1, 2)) == [0, 30, 120, 150, 180, 210]


def test_nothing_is_worth_less_to_the_cautious_than_its_life() -> None:
    match = table(*FOUR, dice="1BGGA", throws=2)
    assert wish_of(match, 0, "cautious").own_losses[1] > wish_of(match, 0).own_losses[1]


def test_the_rookie_keeps_gatlings_from_two_on() -> None:
    match = table(*FOUR, dice="GGAAA", throws=2)
    assert chosen(match, "rookie") == Throw((0, 1))


def test_a_seat_that_is_not_asked_answers_nothing() -> None:
    match = table(*FOUR)
    view = View(1, match.rules.mask(match.state, 1), ())
    assert choose("sharp", None, view, lambda: (), BotChance("BOTS")) is None
