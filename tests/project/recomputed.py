"""Knows how the verifier of throws, which imports nothing of the game, is held against the game itself."""

from game import catalog
from game.core import codec, replay, runfile
from game.yathsel import dice
from game.yathsel.events import Thrown, ThrownAgain
from tools import verify_bang_dice, verify_dice


def lain(text: int | str, die: dice.Die, true: int, slipped: bool) -> bool:
    """Whether a recomputed face can be the one on the table: a number, #of six/of eight, before and after a slip."""
    *_, before, after = ("", *str(text).rsplit("~", 1)) if "~" in str(text) else ("", str(text), str(text))
    shown = after if slipped else before
    if not shown.startswith("#"):
        return shown == str(true)
    kind = dice.kinds()[die.kind]
    six, eight = (int(part) for part in shown[1:].split("/"))
    if kind.id == "mirror" or len(kind.faces) == 1:
        return True
    if kind.weights:
        parts = [face for face, weight in zip(kind.faces, kind.weights, strict=True) for _ in range(weight)]
        return parts[eight - 1] == true
    return kind.faces[six - 1] == true


def tables(run: runfile.RunFile) -> list[tuple[tuple[dice.Die, ...], Thrown | ThrownAgain]]:
    """Every throw as the game has it, with the dice that were in the hand then."""
    match = replay.begun(catalog.rules_of(run), run)
    found = []
    for t, seat, plain in run.actions:
        for beat in match.submit(seat, codec.decode_tagged(match.rules.actions, plain, "action"), t):
            if isinstance(beat.event, Thrown | ThrownAgain):
                duel = getattr(beat.before, "duel", beat.before)
                found.append((duel.sides[seat].hand, beat.event))
    return found


def unlike_faces(run: runfile.RunFile) -> list[object]:
    """The throws of a run or duel of Yathsel that the verifier recomputes otherwise than the game has them."""
    own, seen = list(verify_dice.throws(runfile.plain(run))), tables(run)
    unlike: list[object] = [] if len(own) == len(seen) else [(len(own), len(seen))]
    for (_, _, _, _, faces), (hand, event) in zip(own, seen, strict=False):
        if isinstance(event, ThrownAgain):
            unlike += [] if lain(faces[event.slot], hand[event.slot], event.face, False) else [(faces, event)]
            continue
        for slot in range(5):
            slipped = slot in event.slipped
            if (slot not in event.hold or slipped) and not lain(faces[slot], hand[slot], event.dice[slot], slipped):
                unlike.append((slot, faces, event))
    return unlike


def unlike_shots(run: runfile.RunFile) -> list[object]:
    """The same for a shoot-out of Bang! Dice."""
    match = replay.begun(catalog.rules_of(run), run)
    seen = []
    for t, seat, plain in run.actions:
        beats = match.submit(seat, codec.decode_tagged(match.rules.actions, plain, "action"), t)
        seen += [list(beat.event.dice) for beat in beats if beat.event.type == "thrown"]
    own = [faces for *_, faces in verify_bang_dice.throws(runfile.plain(run))]
    return [] if own == seen else [(own, seen)]
