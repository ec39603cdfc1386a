"""The players of whole runs: legal from a view alone, and as they are said to be."""

from functools import partial
from typing import Any

import pytest

from game import catalog
from game.campaign.bots import appraisal, noise
from game.campaign.bots.manners import PLAYERS
from game.campaign.bots.pace import OPPONENT_UNDER_MS, takes_ms
from game.commands import bots
from game.core.match import Match, Start
from game.core.rules import Rig
from game.core.session import Session
from game.yathsel.actions import Buy, Dive, Enter, Open, Swap, Throw, Use
from game.yathsel.card import BOXES
from game.yathsel.events import Bought, Warned


def played(player: str, difficulty: str, seed: str, duels: int = 2) -> tuple[Match[Any, Any, Any], list[Any]]:
    """A run's first duels, each answer held against the rules and asked twice; with all events."""
    match = Match(catalog.games()["yathsel_run"].rules, Start(2, {"difficulty": difficulty}, seed))
    session: Session[Any, Any, Any] = Session(match, {0: player, 1: None})
    events: list[Any] = []
    while match.outcome is None and match.state.duel.table.duel < duels:
        under = match.state.duel.shop.under
        asked = [seat for seat in (0, 1) if seat in match.rules.windows(match.state)]
        for seat in asked:
            question = session.question(seat)
            action = bots.answer(question, None)
            if action is None:
                assert not match.rules.windows(match.state)[seat].required
                continue
            assert action == bots.answer(question, None)
            assert match.rules.check(match.state, seat, action) is None
            wait = takes_ms(action, under) if seat == 0 else OPPONENT_UNDER_MS * under
            events += [beat.event for beat in session.submit(seat, action, match.t + wait)]
            break
    return match, events


def asked(position: dict[str, Any], player: str = "cheater", dice: tuple[int, ...] = (), **options: Any) -> Any:
    """What a player answers in a position."""
    rig = Rig(dice) if dice else None
    match = Match(catalog.games()["yathsel_run"].rules, Start(2, options, "ASKED", position, rig))
    session: Session[Any, Any, Any] = Session(match, {0: player})
    return bots.answer(session.question(0), None)


def only(*boxes: str) -> dict[str, Any]:
    """A position of the third duel in which these boxes alone are open."""
    full = {box: 0 for box in BOXES if box not in boxes}
    return {"cards": [{"boxes": full}, {"boxes": full}], "side": 0, "duel": 2, "twists": [], "house_rules": []}


@pytest.mark.parametrize("player", PLAYERS)
def test_every_answer_is_legal_and_the_same_when_asked_again(player: str) -> None:
    match, _ = played(player, "normal", "LEGAL")
    assert len(match.log) > 60


@pytest.mark.parametrize(("difficulty", "duels"), [("easy", 2), ("hard", 5)])
def test_the_cheater_knows_the_other_difficulties_too(difficulty: str, duels: int) -> None:
    match, events = played("cheater", difficulty, "CHEATER-2", duels)
    assert any(isinstance(entry.action, Dive) for entry in match.log)
    assert any(isinstance(event, Bought) for event in events)
    assert not any(isinstance(event, Warned) for event in events)


def test_the_honest_player_never_swaps_dives_or_uses_a_trick() -> None:
    match, _ = played("honest", "easy", "LEGAL")
    assert not any(isinstance(entry.action, Swap | Dive | Open | Buy | Use) for entry in match.log)


def test_a_nailed_six_comes_into_the_hand_when_only_sixes_are_open() -> None:
    thrown = {**only("sixes"), "pockets": ["nailed_6", None], "dice": [6, 6, 1, 2, 3], "throws_left": 1}
    assert asked(thrown) == Swap(2, 0)


def test_a_nailed_six_stays_in_the_pocket_when_only_ones_are_open() -> None:
    assert asked({**only("ones"), "pockets": ["nailed_6", None]}) == Throw(())


def test_the_honest_player_leaves_a_nailed_six_where_it_is() -> None:
    assert asked({**only("sixes"), "pockets": ["nailed_6", None]}, "honest") == Throw(())


def test_four_alike_are_held_and_the_mirror_thrown_for_the_fifth() -> None:
    thrown = {**only("yathsel"), "pockets": ["mirror", None], "dice": [4, 4, 4, 4, 1], "throws_left": 1}
    assert asked(thrown) == Swap(4, 0)


def test_a_nudge_makes_the_large_straight() -> None:
    thrown = {**only("large_straight"), "tricks": ["nudge"], "dice": [2, 3, 4, 5, 5], "throws_left": 0}
    assert asked(thrown) == Use("nudge", slot=3, up=True)


def test_a_finished_throw_without_a_trick_is_entered() -> None:
    thrown = {**only("chance"), "dice": [6, 6, 6, 6, 6], "throws_left": 0}
    assert asked(thrown) == Enter("chance")


def test_each_further_die_adds_less() -> None:
    one, two = appraisal.set_value(("high",)), appraisal.set_value(("high", "even"))
    assert 0 < two - one < appraisal.set_value(("even",))


def test_an_option_seems_the_same_however_often_it_is_asked() -> None:
    draw = partial(lambda seed, decision, n: (decision * seed) % n, 97)
    assert noise.shift(650, 5, draw) == noise.shift(650, 5, draw)
    assert noise.shift(0, 5, draw) == 0


def test_the_noise_is_that_of_a_softmax() -> None:
    table = noise.gumbel()
    assert sum(table) / len(table) == pytest.approx(577, abs=2)
    assert list(table) == sorted(table)
