"""What is listed is allowed and what is allowed is listed, over everything that could be asked for."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import pytest

from game.bang_dice.actions import Assign, Beers, DiscardArrows, Gatling, Gift, Shot, Stop, TakeArrow, Throw
from game.core.draw import draw
from tests.bang_dice.places import begun, listed, table

MOST_SHOTS = 3


def everything(match: Any) -> Iterator[Any]:
    """Every action that could be asked for at this table; of more shots than three only what is listed."""
    seats = range(len(match.state.players))
    yield Stop()
    yield from (Throw(keep) for size in range(6) for keep in combinations(range(5), size))
    yield from (Gift(seat) for seat in seats)
    yield from (Gatling(back) for back in (False, True))
    yield from (TakeArrow(n) for n in range(10))
    for size in range(6):
        yield from (Beers(targets) for targets in combinations_with_replacement(seats, size))
        yield from (DiscardArrows(targets) for targets in combinations_with_replacement(seats, size))
    shots = [die for die, face in enumerate(match.state.dice or ()) if face in ("one", "two")]
    if len(shots) <= MOST_SHOTS:
        for targets in product(seats, repeat=len(shots)):
            for doubles in product((None, True), repeat=len(shots)):
                yield Assign(tuple(map(Shot, shots, targets, doubles)))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_list_is_what_the_rules_allow(seats: int) -> None:
    seed = f"LISTED-{seats}"
    match = begun(seats, seed=seed)
    while match.outcome is None and len(match.log) < 60:
        actions = listed(match)
        assert actions
        allowed = {
            action for action in everything(match) if match.rules.check(match.state, match.to_act[0], action) is None
        }
        shots = [face for face in match.state.dice or () if face in ("one", "two")]
        if match.state.phase != "assign" or len(shots) <= MOST_SHOTS:
            assert allowed == set(actions)
        assert all(match.rules.check(match.state, match.to_act[0], action) is None for action in actions)
        match.submit(match.to_act[0], actions[draw(seed, "t", (len(match.log),), len(actions))], 0)


def test_the_longest_list_of_shots_is_a_thousand() -> None:
    seats = (("sheriff", "rose_doolan", 9), *(("outlaw", "black_jack", 8),) * 3, ("renegade", "lucky_duke", 8),
             ("deputy", "jesse_jones", 8))  # fmt: skip
    assert len(listed(table(*seats, dice="11111"))) == 4**5


def test_inner_lists_are_ascending() -> None:
    match = begun(8, seed="ASCENDING")
    while match.outcome is None and len(match.log) < 80:
        for action in listed(match):
            for inner in (getattr(action, name, ()) for name in ("keep", "targets", "from_")):
                assert list(inner) == sorted(inner)
        actions = listed(match)
        match.submit(match.to_act[0], actions[draw("ASCENDING", "t", (len(match.log),), len(actions))], 0)
