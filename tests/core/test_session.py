"""A session shows each seat its own view alone, and lends bots no chance but their own."""

from typing import Any

from game.core.draw import draw
from game.core.match import Match, Start
from game.core.rules import View
from game.core.session import Session, answer
from tests.laws import toy


def session(levels: dict[int, int | str | None] | None = None) -> Any:
    return Session(Match(toy.rules(), Start(3, {}, "SESSION")), levels or {})


def lead(running: Any, t: int = 0) -> Any:
    return running.submit(0, running.match.rules.legal(running.match.state, 0)[0], t)


def test_a_view_hides_the_hands_of_others() -> None:
    view = session().view(1)
    assert view.state.hands[0] == (None, None, None)
    assert None not in view.state.hands[1]


def test_the_deal_is_seen_by_each_seat_for_itself() -> None:
    (dealt,) = session().view(2).seen
    assert [None in hand for hand in dealt.hands] == [True, True, False]


def test_a_sealed_answer_is_seen_only_by_its_seat() -> None:
    running = session()
    lead(running)
    card = running.match.state.hands[1][0]
    running.submit(1, toy.Seal(card), 1)
    assert running.view(1).seen[-1] == toy.Sealed(1, card)
    assert running.view(2).seen[-1] == toy.Sealed(1, None)


def test_masked_beats_hide_both_of_their_states() -> None:
    running = session()
    lead(running)
    beats = running.submit(1, toy.Seal(running.match.state.hands[1][0]), 1)
    (beat,) = running.masked(beats, 2)
    assert set(beat.before.hands[1]) == set(beat.after.hands[1]) == {None}
    assert beat.event == toy.Sealed(1, None)


def test_nobody_sees_no_hand() -> None:
    running = session()
    for beat in running.masked(lead(running), None):
        assert all(set(hand) <= {None} for hand in beat.after.hands)


def test_the_lowest_bot_that_is_waited_for_is_asked_first() -> None:
    running = session({1: 500, 2: 500})
    assert running.bot_to_act() is None
    lead(running)
    assert running.bot_to_act() == 1


def test_a_question_holds_the_masked_view_and_no_match() -> None:
    running = session({2: 700})
    lead(running)
    question = running.question(2)
    assert (question.game, question.level) == ("toy", 700)
    assert question.view == running.view(2)


def test_a_bot_draws_from_its_own_stream_alone() -> None:
    running = session({0: None})
    drawn = running.question(0).chance((0, 1), 1000)
    assert drawn == draw("SESSION", "bot", (0, 1), 1000)


def test_a_bot_answers_from_the_view_and_the_listed_actions() -> None:
    running = session({0: None})

    def highest(view: View[Any, Any], legal: Any, chance: Any) -> Any:
        return max(legal(), key=lambda action: action.card)

    action = answer(running.match.rules, highest, running.question(0))
    assert action == toy.Lead(max(running.match.state.hands[0]))


def test_a_bot_may_have_nothing_to_say() -> None:
    running = session({0: None})
    assert answer(running.match.rules, lambda view, legal, chance: None, running.question(0)) is None


def test_what_a_bot_draws_changes_no_throw() -> None:
    quiet, busy = session(), session({0: None})
    for i in range(50):
        busy.question(0).chance((i,), 6)
    assert lead(quiet) == lead(busy)
