"""Knows that an animation ends the same however time passes in it."""

import math

from hypothesis import given
from hypothesis import strategies as st

from scenes.anim.tree import Anim, Cue, Move, Par, Player, Seq, Wait, length_ms, seq
from scenes.anim.tween import ease_back, ease_out, linear, there_and_back

Plan = tuple[object, ...]
LEAVES = st.one_of(
    st.tuples(st.just("wait"), st.integers(0, 300)),
    st.tuples(st.just("move"), st.integers(0, 300), st.integers(0, 2), st.integers(0, 3)),
    st.tuples(st.just("cue"), st.integers(0, 2)),
)
PLANS = st.recursive(LEAVES, lambda inner: st.tuples(st.sampled_from(["seq", "par"]), st.lists(inner, max_size=5)))
EASES = (linear, ease_out, ease_back, there_and_back)


def build(plan: Plan, values: dict[int, object]) -> Anim:
    """An animation that writes into `values`; each leaf writes what no other leaf writes."""
    match plan:
        case ("wait", int(ms)):
            return Wait(ms)
        case ("move", int(ms), int(target), int(ease)):
            mark = object()

            def apply(part: float) -> None:
                values[target] = (round(part, 9), ms, id(mark))

            return Move(ms, apply, EASES[ease])
        case ("cue", int(target)):
            return Cue(lambda: values.__setitem__(target, "cued"), skippable=False)
        case ("seq", list(parts)):
            return Seq(tuple(build(part, values) for part in parts))
        case ("par", list(parts)):
            return Par(tuple(build(part, values) for part in parts))
    raise AssertionError(plan)


@given(PLANS, st.lists(st.floats(5, 200), min_size=1, max_size=6))
def test_playing_in_any_steps_ends_like_finishing(plan: Plan, steps: list[float]) -> None:
    values: dict[int, object] = {}
    anim = build(plan, values)
    Player(anim).finish()
    finished = dict(values)
    values.clear()
    player = Player(anim)
    for index in range(5000):
        if player.over:
            break
        player.advance(steps[index % len(steps)])
    assert player.over
    assert values == finished


@given(PLANS, st.floats(0, 400))
def test_finishing_half_way_ends_like_finishing_at_once(plan: Plan, before: float) -> None:
    values: dict[int, object] = {}
    anim = build(plan, values)
    Player(anim).finish()
    finished = dict(values)
    values.clear()
    player = Player(anim)
    player.advance(before)
    player.finish()
    assert player.over
    assert values == finished


def test_a_skippable_cue_is_silent_when_finished_and_heard_when_played() -> None:
    heard: list[str] = []
    anim = seq(Wait(10), Cue(lambda: heard.append("click")))
    Player(anim).finish()
    assert heard == []
    Player(anim).advance(20)
    assert heard == ["click"]


def test_what_is_left_over_after_the_end_is_given_back() -> None:
    assert Player(Wait(30)).advance(100) == 70


def test_infinite_time_finishes() -> None:
    player = Player(Wait(30))
    assert math.isinf(player.advance(math.inf))
    assert player.over


def test_a_negative_step_lets_no_time_pass() -> None:
    player = Player(Wait(30))
    player.advance(-5)
    assert player.time_ms == 0


def test_the_length_of_a_row_is_the_sum_and_of_a_bundle_the_longest() -> None:
    assert length_ms(Seq((Wait(10), Wait(20)))) == 30
    assert length_ms(Par((Wait(10), Wait(20)))) == 20
