"""The Stranger of the last stake swaps its dice in by the rules."""

from functools import partial

from game.campaign.bots.opponent import of_strength
from game.campaign.rules import rules
from game.core.match import Match, Start
from game.core.session import Session, answer
from game.yathsel.actions import Abandon, Swap
from game.yathsel.bots.table import plain_table


def test_the_armed_stranger_swaps_at_most_once_a_turn_and_only_by_the_rules() -> None:
    position = {"duel": 7, "side": 1, "twists": []}
    match = Match(rules(), Start(2, {"difficulty": "hard", "stake": 8}, "STRANGER", position))
    session = Session(match, {0: 800, 1: None})
    bot = partial(of_strength, None, lambda twists: plain_table())
    swaps = turns = 0
    while match.outcome is None and turns < 6:
        seat = session.bot_to_act()
        assert seat is not None
        action = answer(
            match.rules,
            bot if seat == 1 else partial(of_strength, 800, lambda twists: plain_table()),
            session.question(seat),
        )
        assert action is not None
        session.submit(seat, action, match.t)
        swaps += isinstance(action, Swap)
        turns = sum(points is not None for points in match.state.duel.sides[1].card.boxes)
    if match.outcome is None:
        match.submit(0, Abandon(), match.t)
    assert swaps
