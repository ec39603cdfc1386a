"""Knows how an entry is counted up: part by part, each with what caused it; whatever is skipped, the card is right."""

from collections.abc import Callable
from dataclasses import dataclass

from game.yathsel import goods, scoring
from game.yathsel.card import BOXES, plain_points
from game.yathsel.dice import STAR
from game.yathsel.events import Entered
from game.yathsel.state import Duel
from game.yathsel.twists import boosted
from scenes.anim.tree import Anim, Cue, Move, par, seq
from scenes.anim.tween import linear
from scenes.services.feel import Feel
from scenes.skins.yathsel.memory import Line
from scenes.skins.yathsel.shown import Counting, Reckoning, Shown

TONES = 8
THROW, TWIST, DOUBLED = "throw", "twist", "double_down"
Sound = Callable[[str, int], None]


@dataclass(frozen=True, slots=True)
class Part:
    """One step of an entry: its cause, the points that stand in the box after it, the rows told by then."""

    cause: str
    points: int
    rows: int


def parts_of(duel: Duel, box: str) -> tuple[Part, ...]:
    """The steps in which the throw on the table makes its points in a box of the side to move."""
    assert duel.dice is not None
    at, found = BOXES.index(box), scoring.worth(duel, duel.side, box)
    rows = 1 + (STAR in duel.dice)
    parts = [Part(THROW, plain_points(at, found.faces), rows)]
    twisted = boosted(duel.table.twists, 1)[at]
    doubled = duel.side == 0 and duel.effects.double_down
    factor = boosted(duel.table.twists, goods.tricks()[DOUBLED].size)[at] if doubled else twisted
    points = found.trace[0][1]
    if factor != (1, 1):
        rows += 1
        parts.append(Part(DOUBLED if factor != twisted else TWIST, points, rows))
    for cause, by in found.trace[1:]:
        points, rows = points + by, rows + 1
        parts.append(Part(cause, points, rows))
    return tuple(parts)


def counted(event: Entered, shown: Shown, feel: Feel, play: Sound, arrive: Callable[[], None]) -> Anim:
    """The entry up to the moment at which the card is as it will be; `arrive` puts it there."""
    duel, enter = shown.duel, feel.enter
    known = duel.dice is not None and duel.side == event.seat
    parts = parts_of(duel, event.box) if known else (Part(THROW, event.points, 1),)
    caused = len(parts) > 1 or event.further or event.bonus or event.taxed > 0
    reckoning = Reckoning(event.seat, event.box, duel) if caused and known else None
    count_ms = enter.count_up_big_ms if event.points >= enter.big_from_points else enter.count_up_ms
    steps: list[Anim] = []
    before = 0
    for number, part in enumerate(parts):
        ms = enter.cause_ms if number else count_ms
        steps += [
            Cue(lambda part=part: _tell(shown, reckoning, part)),  # type: ignore[misc]
            Move(ms, _count(event, shown, play, before, part.points), linear),
        ]
        before = part.points
    show_ms = feel.opponent.show_entry_ms if event.seat else 0

    def fade(part: float) -> None:
        shown.flash = 1.0 - part * part

    flash = Move(max(show_ms, count_ms + enter.cause_ms * (len(parts) - 1)), fade, linear)
    end = Cue(lambda: _tell_all(shown, reckoning), skippable=False)
    begin = Cue(lambda: _begin(shown, event), skippable=False)
    return seq(begin, Cue(lambda: play("scratch", 100)), par(seq(*steps), flash), Cue(arrive, skippable=False), end)


def _begin(shown: Shown, event: Entered) -> None:
    shown.marked, shown.flash = (event.seat, event.box), 1.0
    shown.counting = Counting(event.seat, event.box, 0)
    shown.live = Line("enter" if event.points else "strike", event.seat, event.box, event.points)


def _tell(shown: Shown, reckoning: Reckoning | None, part: Part) -> None:
    if reckoning is not None:
        reckoning.cause, reckoning.rows = part.cause, part.rows
        shown.reckoning = reckoning


def _tell_all(shown: Shown, reckoning: Reckoning | None) -> None:
    if reckoning is not None:
        reckoning.cause, reckoning.rows = "", None
        shown.reckoning = reckoning


def _count(event: Entered, shown: Shown, play: Sound, start: int, end: int) -> Callable[[float], None]:
    """Counting from `start` to `end`, with a tone a step that rises towards the whole."""

    def apply(part: float) -> None:
        before = shown.counting.points if shown.counting else 0
        points = start + round((end - start) * part)
        shown.counting = Counting(event.seat, event.box, points)
        tone = _tone(points, event.points)
        if points > before and (tone > _tone(before, event.points) or (part == 1.0 and start)):
            play(f"count_{tone}", 60)

    return apply


def _tone(points: int, of: int) -> int:
    return min(TONES - 1, points * TONES // max(1, of))
