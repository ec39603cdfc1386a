"""Knows what is counted of a finished run: how it ended, its duels and boxes, and what its dice did and should do."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from game import catalog
from game.campaign.events import RodeOn, RunWon
from game.campaign.opponents import DUELS
from game.campaign.state import Run
from game.core import claims, codec, replay, runfile
from game.core.match import Entry, IllegalAction
from game.core.rules import Beat
from game.core.runfile import RunFile, RunFileError
from game.yathsel import dice
from game.yathsel.dice import MIRROR
from game.yathsel.events import Bought, Caught, Dived, DuelWon, Entered, Swapped, Thrown, ThrownAgain, Used, Warned
from game.yathsel.state import Duel, total
from scenes.services import feats
from scenes.services.feats import Done, Watcher

RUN = "yathsel_run"
PERSON = "person"
ABANDONED = "abandoned"
SIDES = ("own", "theirs")
MILLION = 1_000_000
FACES = 6
_BREATH_S = 0.001


@dataclass(slots=True)
class Throws:
    """The dice of one side by face 1 to 6: how often each fell, and what was to be expected and its variance (both in
    millionths), by the weights of the very die that was thrown. Mirrors copy others and stars are no numbers: neither
    is counted."""

    fell: list[int] = field(default_factory=lambda: [0] * FACES)
    expected: list[int] = field(default_factory=lambda: [0] * FACES)
    variance: list[int] = field(default_factory=lambda: [0] * FACES)


@dataclass(frozen=True, slots=True)
class DuelCount:
    """One decided duel: its place in the run, who sat there, how it went, the game time at its end."""

    number: int
    opponent: str
    won: bool
    own: int
    theirs: int
    t_ms: int


@dataclass(frozen=True, slots=True)
class BoxCount:
    """One entry in a box."""

    side: str
    box: str
    points: int


@dataclass(frozen=True, slots=True)
class SeatCount:
    """One seat of a game in the saloon: whether a person sat there, its points, whether it won."""

    person: bool
    score: int
    won: bool


@dataclass(slots=True)
class Reckoned:
    """All that is counted of one file. `ending` is `won`, `lost` or `abandoned`; `deeds` counts what was done by name.

    `category` is that of `runfile.category`; `won_ms` and `won_real_ms` are game time and real time at which the run
    was won, None if it was not, or if the real time is not known. `feats` are what badges ask for, by name and kind.
    """

    mark: str
    game: str
    ending: str
    reason: str
    difficulty: str
    seed: str
    seeded: bool
    pure: bool
    resumed: int
    game_ms: int
    real_ms: int
    rules: str
    actions: int
    category: str
    ranked: bool
    forked: bool = False
    won_ms: int | None = None
    won_real_ms: int | None = None
    rode_on: bool = False
    duels: list[DuelCount] = field(default_factory=list)
    boxes: list[BoxCount] = field(default_factory=list)
    throws: dict[str, Throws] = field(default_factory=lambda: {side: Throws() for side in SIDES})
    deeds: dict[str, int] = field(default_factory=dict)
    seats: list[SeatCount] = field(default_factory=list)
    feats: dict[tuple[str, str], int] = field(default_factory=dict)

    def did(self, deed: str) -> None:
        """Counts something once more."""
        self.deeds[deed] = self.deeds.get(deed, 0) + 1


def breathe() -> None:
    """Lets others at the machine have a turn between two actions."""
    time.sleep(_BREATH_S)


def reckoned(raw: bytes, between: Callable[[], None] = breathe) -> Reckoned:
    """What a file's bytes hold, found by playing it again; raises `RunFileError` if it cannot be or tells otherwise."""
    run = runfile.loads(raw)
    if run.result is None:
        raise RunFileError("run file: the game is not over")
    match = replay.begun(catalog.rules_of(run), runfile.header_of(run))
    counted = _begun(raw, run, match.options)
    watcher = Watcher()
    for number, (t, seat, plain) in enumerate(run.actions, start=1):
        try:
            action = codec.decode_tagged(match.rules.actions, plain, "action")
            beats = match.submit(seat, action, t)
        except (codec.CodecError, IllegalAction) as fault:
            raise RunFileError(f"run file: action {number}: {fault}") from None
        if match.log[-1] != Entry(t, seat, action):
            raise RunFileError(f"run file: action {number}: it came after a deadline")
        for beat in beats:
            if run.game == RUN:
                _count(counted, beat, t)
                watcher.see(beat)
            elif isinstance(beat.event, Entered):
                counted.boxes.append(BoxCount(_side(run, beat.event.seat), beat.event.box, beat.event.points))
        between()
    different = replay.differing_digest(match, run.digests) or claims.untrue(match, run)
    if different is not None:
        place = f"action {different.action}: " if different.action else ""
        raise RunFileError(f"run file: {place}{different.why}")
    _end(counted, run, watcher)
    return counted


def _side(run: RunFile, seat: int) -> str:
    """At a table of the saloon people are `own`, bots `theirs`."""
    return SIDES[run.seats[seat].kind != PERSON]


def _end(counted: Reckoned, run: RunFile, watcher: Watcher) -> None:
    """What is known only once a game is over."""
    result = run.result or {}
    if run.game == RUN:
        if counted.won_ms is not None:
            counted.won_real_ms = _won_real_ms(run, counted)
    else:
        winners, scores = result.get("winners", ()), result.get("scores", ())
        counted.seats = [
            SeatCount(driver.kind == PERSON, score, seat in winners)
            for seat, (driver, score) in enumerate(zip(run.seats, scores, strict=True))
        ]
        if counted.ending != ABANDONED:
            counted.ending = "won" if any(seat.person and seat.won for seat in counted.seats) else "lost"
    if counted.pure and counted.category in feats.CLASSES:
        counted.feats = _feats(counted, watcher.done)


def _feats(counted: Reckoned, done: Done) -> dict[tuple[str, str], int]:
    """What a game that counts gives towards badges; at a table of the saloon a person has to have beaten a bot."""
    if counted.won_real_ms is not None:
        done.reach("won_real_ms", counted.won_real_ms)
    if counted.category in runfile.CALENDAR and counted.won_ms is not None:
        done.count(f"{counted.category}_won")
    if counted.category == "daily" and counted.ending != ABANDONED:
        done.count("daily_played", counted.seed.rpartition(" ")[2])
    beaten = any(not seat.person and not seat.won for seat in counted.seats)
    if beaten and any(seat.person and seat.won for seat in counted.seats):
        done.count("table_won", counted.game)
    return done.found


def _won_real_ms(run: RunFile, counted: Reckoned) -> int | None:
    """The real time of the win; None where it was not measured from start to end."""
    measured = run.times.real_ms
    if counted.rode_on:
        splits = run.times.splits_real_ms
        known = splits[DUELS - 1] if isinstance(splits, list) and len(splits) >= DUELS else None
        measured = -1 if known is None else known
    return measured if measured >= (counted.won_ms or 0) else None


def _begun(raw: bytes, run: RunFile, options: Any) -> Reckoned:
    marks, reason = run.marks, str((run.result or {}).get("reason", ""))
    return Reckoned(
        mark=sha256(raw).hexdigest()[:16],
        game=run.game,
        ending=reason if reason in (ABANDONED, "won") else "lost",
        reason=reason,
        difficulty=str(options.get("difficulty", "")),
        seed=run.seed,
        seeded=marks.seeded,
        pure=runfile.pure(run),
        resumed=marks.resumed,
        game_ms=run.actions[-1][0] if run.actions else 0,
        real_ms=run.times.real_ms,
        rules=run.rules,
        actions=len(run.actions),
        category=runfile.category(run),
        ranked=run.ranked,
        forked=marks.forked,
    )


def _count(counted: Reckoned, beat: Beat[Any, Any], t: int) -> None:
    before, event = beat.before, beat.event
    assert isinstance(before, Run)
    match event:
        case Thrown(seat, hold, faces, slipped):
            loose = [slot for slot in range(len(faces)) if slot not in hold or slot in slipped]
            _throw(counted.throws[SIDES[seat]], before.duel, seat, [(slot, faces[slot]) for slot in loose])
        case ThrownAgain(seat, slot, face):
            _throw(counted.throws[SIDES[seat]], before.duel, seat, [(slot, face)])
        case Entered(seat, box, points):
            counted.boxes.append(BoxCount(SIDES[seat], box, points))
            for deed in _entries(event) if seat == 0 else ():
                counted.did(deed)
        case DuelWon(winners):
            own, theirs = (total(side.card) for side in before.duel.sides)
            number, opponent = before.duel.table.duel, before.opponent or ""
            counted.duels.append(DuelCount(number, opponent, 0 in winners, own, theirs, t))
        case RunWon():
            counted.won_ms = t
        case RodeOn():
            counted.rode_on = True
        case Swapped(0) | Dived() | Bought() | Warned() | Caught() | Used():
            counted.did(event.type)
        case _:
            pass


def _entries(event: Entered) -> Iterator[str]:
    if event.box == "yathsel" and not event.zero:
        yield "yathsel"
    if event.further:
        yield "further"
    if event.bonus:
        yield "bonus"


def _throw(throws: Throws, duel: Duel, seat: int, fallen: list[tuple[int, int]]) -> None:
    """Counts thrown dice, each against the weights of its own kind."""
    hand = duel.sides[seat].hand or ()
    for slot, face in fallen:
        kind = dice.kinds()[hand[slot].kind]
        if kind.id == MIRROR or not 1 <= face <= FACES:
            continue
        weights = kind.weights or (1,) * len(kind.faces)
        numbers = [(face, weight) for face, weight in zip(kind.faces, weights, strict=True) if 1 <= face <= FACES]
        whole = sum(weight for _, weight in numbers)
        throws.fell[face - 1] += 1
        for index in range(FACES):
            weight = sum(weight for face, weight in numbers if face == index + 1)
            throws.expected[index] += MILLION * weight // whole
            throws.variance[index] += MILLION * weight * (whole - weight) // (whole * whole)
