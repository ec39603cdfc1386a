"""Knows how a run file becomes a match again, and where the two part (engine.md section 4)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core import codec, rigs, seeds
from game.core.match import DIGEST_EVERY, Entry, IllegalAction, Match, Start
from game.core.rules import Beat, Outcome, Rules
from game.core.runfile import Header, Marks, RunFile, RunFileError, Step, Times

AnyRules = Rules[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where a run file and its re-simulation part; `action` counts from 1, 0 is the beginning."""

    action: int
    why: str


def begun(rules: AnyRules, header: Header) -> AnyMatch:
    """A match from a run file's header; raises `RunFileError` when it names something impossible."""
    try:
        seed = seeds.canonical(header.seed)
        low, high = rules.seats
        if not low <= len(header.seats) <= high:
            raise RunFileError(f"run file: has {len(header.seats)} seats, expected {low} to {high}")
        rig = None if header.rig is None else rigs.read(rules, header.rig)
        if seed != header.seed:
            raise RunFileError("run file: the seed is not in its canonical form")
        return Match(rules, Start(len(header.seats), header.options, seed, header.position, rig))
    except (seeds.SeedError, codec.CodecError) as fault:
        raise RunFileError(f"run file: {fault}") from None


def play(
    match: AnyMatch, steps: Sequence[Step], told: Callable[[Beat[Any, Any]], None] = lambda beat: None
) -> Difference | None:
    """Submits the steps one by one, telling every beat; gives the first that is refused or that the clock replaced.

    Raises `RunFileError` at a step that is no action of these rules: such a file is damaged, not merely wrong.
    """
    for number, (t, seat, plain) in enumerate(steps, start=1):
        try:
            action = codec.decode_tagged(match.rules.actions, plain, "action")
            beats = match.submit(seat, action, t)
        except codec.CodecError as fault:
            raise RunFileError(f"run file: action {number}: {fault}") from None
        except IllegalAction as fault:
            return Difference(number, f"{fault.code}: {fault}")
        if match.log[-1] != Entry(t, seat, action):
            return Difference(number, "the action came after a deadline")
        for beat in beats:
            told(beat)
    return None


def differing_digest(match: AnyMatch, digests: Sequence[str]) -> Difference | None:
    """The first digest that does not fit the match, played to its recorded end."""
    recomputed = digest_list(match)
    for index, (own, given) in enumerate(zip(recomputed, digests, strict=False)):
        if own != given:
            return Difference(min((index + 1) * DIGEST_EVERY, len(match.log)), "the digest differs")
    if len(recomputed) != len(digests):
        return Difference(len(match.log), f"{len(digests)} digests, expected {len(recomputed)}")
    return None


def digest_list(match: AnyMatch) -> list[str]:
    """Digests every 16 actions and at the end, as a run file lists them."""
    taken = [digest for _, digest in match.digests]
    if not match.digests or match.digests[-1][0] != len(match.log):
        taken.append(match.digest())
    return taken


def steps_of(match: AnyMatch) -> list[Step]:
    """The log as a run file lists it."""
    return [step_of(entry) for entry in match.log]


def step_of(entry: Entry[Any]) -> Step:
    """One entry of the log as a run file lists it."""
    return entry.t, entry.seat, codec.encode(entry.action)


def run_file(match: AnyMatch, header: Header, real_ms: int) -> RunFile:
    """The whole run file of a match that began with `header`."""
    fields = {name: getattr(header, name) for name in Header.__struct_fields__}
    return RunFile(
        **fields,
        actions=steps_of(match),
        digests=digest_list(match),
        result=result_form(match.outcome),
        times=Times(game_ms=match.t, real_ms=real_ms),
    )


def result_form(outcome: Outcome | None) -> dict[str, Any] | None:
    """The result as the protocol and run files give it."""
    if outcome is None:
        return None
    form: dict[str, Any] = {
        "winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason,
    }  # fmt: skip
    return form if outcome.side is None else {**form, "side": outcome.side}


def marks_of(start: Start, seeded: bool) -> Marks:
    """The marks that a match has from its beginning."""
    return Marks(
        seeded=seeded, rigged=start.rig is not None, positioned=bool(start.position), own_track=drawn(start.options)
    )  # fmt: skip


def drawn(options: Mapping[str, Any]) -> bool:
    """Whether the options bring a track of the player's own."""
    return options.get("track") is not None
