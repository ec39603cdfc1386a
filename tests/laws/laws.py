"""Knows the laws every game keeps (design.md section 6), as checks on one game played at random by seed."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.core import codec, replay
from game.core.draw import draw
from game.core.match import IllegalAction, Match, Start
from game.core.rules import Beat, Rules, Seat, required_seats

AnyRules = Rules[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]


@dataclass(frozen=True)
class Case:
    """A game to hold against the laws: its rules, seats, options, token count, the bound of law 7, and its clock.

    `step_ms` gives the game time that passes before each action, so that deadlines are met and missed; `position` is
    where it begins, so that a long game can be held against the laws in little time; each law is tried `times` times.
    """

    rules: AnyRules
    seats: int
    options: Mapping[str, Any]
    tokens: Callable[[Any], Any]
    most_actions: int
    step_ms: int = 0
    position: Mapping[str, Any] | None = None
    times: int = 2


def at_random(
    case: Case, seed: str, beats: list[Beat[Any, Any]] | None = None
) -> Iterator[tuple[AnyMatch, Seat, Any, int]]:
    """Plays a match by chance; before each action gives the match, the seat, the action and its t; collects beats."""
    kept = [] if beats is None else beats
    match = Match(case.rules, Start(case.seats, case.options, seed, case.position))
    kept.extend(match.opening)
    t = 0
    while match.outcome is None:
        n = len(match.log)
        assert n < case.most_actions, f"law 7: {case.rules.game} did not end within {case.most_actions} actions"
        seats = sorted(case.rules.windows(match.state))
        able = [seat for seat in seats if case.rules.legal(match.state, seat)]
        assert able, "law 1: nobody can act"
        seat = able[draw(seed, "test_seat", (n,), len(able))]
        actions = case.rules.legal(match.state, seat)
        action = actions[draw(seed, "test_action", (n,), len(actions))]
        t += draw(seed, "test_time", (n,), case.step_ms + 1)
        yield match, seat, action, t
        kept.extend(match.submit(seat, action, t))
    yield match, -1, None, t


def somebody_can_act(case: Case, seed: str) -> None:
    """Law 1."""
    for match, _, action, _ in at_random(case, seed):
        windows = case.rules.windows(match.state)
        required = required_seats(windows)
        if action is None:
            assert not windows, "law 1: the match is over and somebody may act"
            return
        assert required, "law 1: nobody is waited for"
        for seat in required:
            assert case.rules.legal(match.state, seat), f"law 1: seat {seat} must act and cannot"


def masks_agree(case: Case, seed: str) -> None:
    """Law 2."""
    rules = case.rules
    for match, _, _, _ in at_random(case, seed):
        for seat in range(case.seats):
            seen = rules.mask(match.state, seat)
            assert rules.legal(seen, seat) == rules.legal(match.state, seat), f"law 2: legal differs for seat {seat}"
            assert rules.windows(seen) == rules.windows(match.state), f"law 2: windows differ for seat {seat}"
            assert rules.mask(seen, seat) == seen, f"law 2: masking twice differs for seat {seat}"


def evolution_commutes(case: Case, seed: str) -> None:
    """Law 3, for every seat and for nobody."""
    rules = case.rules
    beats: list[Beat[Any, Any]] = []
    for _ in at_random(case, seed, beats):
        pass
    for beat in beats:
        for viewer in (*range(case.seats), None):
            seen = rules.evolve(rules.mask(beat.before, viewer), rules.redact(beat.event, viewer))
            assert seen == rules.mask(beat.after, viewer), f"law 3: {beat.event} differs for {viewer}"


def values_survive(case: Case, seed: str) -> None:
    """Law 4."""
    rules = case.rules
    beats: list[Beat[Any, Any]] = []
    for match, *_ in at_random(case, seed, beats):
        assert rules.from_dict(rules.to_dict(match.state)) == match.state, "law 4: the state"
        for viewer in (*range(case.seats), None):
            seen = rules.mask(match.state, viewer)
            assert rules.from_dict(rules.to_dict(seen)) == seen, f"law 4: the view of {viewer}"
        listed = [action for viewer in range(case.seats) for action in [rules.legal(match.state, viewer)]]
        for actions in listed:
            assert len(set(actions)) == len(actions), "law 4: an action is listed twice"
            for one in actions:
                assert codec.decode_tagged(rules.actions, codec.encode(one), "action") == one, f"law 4: {one}"
    for beat in beats:
        form = codec.encode(beat.event)
        assert codec.decode_tagged(rules.events, form, "event") == beat.event, f"law 4: {beat.event}"


def replays_agree(case: Case, seed: str) -> None:
    """Law 5: a replayed log gives the same digests; refused actions change nothing."""
    rules = case.rules
    match = None
    for match, seat, action, t in at_random(case, seed):
        before = match.state, match.t, list(match.log)
        for stranger in range(-1, case.seats + 1):
            if action is not None and action not in rules.legal(match.state, stranger):
                _refused(match, stranger, action, max(t, match.t - 1))
        if match.t > 0 and action is not None:
            _refused(match, seat, action, match.t - 1)
        assert (match.state, match.t, list(match.log)) == before, "law 5: a refused action changed something"
    assert match is not None
    again = _copy(case, match)
    assert again.digests == match.digests, "law 5: the replay's digests differ"
    assert again.state == match.state, "law 5: the replay's state differs"


def tokens_are_kept(case: Case, seed: str) -> None:
    """Law 6."""
    counts = {case.tokens(match.state) for match, *_ in at_random(case, seed)}
    assert len(counts) == 1, f"law 6: tokens changed: {counts}"


def it_ends(case: Case, seed: str) -> None:
    """Law 7."""
    *_, (match, *_) = at_random(case, seed)
    assert match.outcome is not None, "law 7: the match did not end"


def sealed_answers_commute(case: Case, seed: str) -> None:
    """Law 9: two seats asked at the same time may answer in either order."""
    rules = case.rules
    for match, *_ in at_random(case, seed):
        asked = required_seats(rules.windows(match.state))
        if len(asked) < 2:
            continue
        one, two = ((seat, rules.legal(match.state, seat)[0]) for seat in asked[:2])
        ends = []
        for order in ((one, two), (two, one)):
            copy = _copy(case, match)
            deadline = rules.deadline(copy.state)
            for seat, action in order:
                copy.submit(seat, action, match.t if deadline is None else min(match.t, deadline - 1))
            ends.append(copy.state)
        assert ends[0] == ends[1], "law 9: the order of sealed answers matters"


ALL = (
    somebody_can_act, masks_agree, evolution_commutes, values_survive, replays_agree, tokens_are_kept, it_ends,
    sealed_answers_commute,
)  # fmt: skip


def _copy(case: Case, match: AnyMatch) -> AnyMatch:
    copy = Match(case.rules, match.start)
    difference = replay.play(copy, replay.steps_of(match))
    assert difference is None, f"law 5: the log does not replay: {difference}"
    return copy


def _refused(match: AnyMatch, seat: Seat, action: Any, t: int) -> None:
    try:
        _submit_on_probe(match, seat, action, t)
    except IllegalAction:
        return


def _submit_on_probe(match: AnyMatch, seat: Seat, action: Any, t: int) -> None:
    """Submits only what must be refused: once a deadline has passed, an action may have become possible."""
    deadline = match.rules.deadline(match.state)
    if deadline is None or t < deadline:
        match.submit(seat, action, t)
        raise AssertionError(f"law 5: {action} of seat {seat} at {t} should have been refused")
