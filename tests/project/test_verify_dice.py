"""The verifier of throws, which imports nothing of the game, agrees with the game on every plain die."""

from pathlib import Path
from types import ModuleType

import pytest

from game import catalog
from game.core import codec, replay, runfile
from game.yathsel import dice
from game.yathsel.events import Thrown, ThrownAgain
from tools import verify_bang_dice, verify_dice

GOLDEN = sorted((Path(__file__).resolve().parents[1] / "golden").glob("*/*.run.json"))
SEEDED = [path for path in GOLDEN if not (run := runfile.loads(path.read_bytes())).position and not run.rig]
BY_SEED = [path for path in SEEDED if path.parent.name.startswith("yathsel")]
SHOOT_OUTS = [path for path in SEEDED if path.parent.name == "bang_dice"]


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


@pytest.mark.parametrize("path", BY_SEED, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_throw_of_a_golden_run_is_recomputed(path: Path) -> None:
    run = runfile.loads(path.read_bytes())
    own, seen = list(verify_dice.throws(runfile.plain(run))), tables(run)
    assert len(own) == len(seen)
    for (_, _, _, _, faces), (hand, event) in zip(own, seen, strict=True):
        if isinstance(event, ThrownAgain):
            assert lain(faces[event.slot], hand[event.slot], event.face, False), (faces, event)
            continue
        for slot in range(5):
            if slot not in event.hold or slot in event.slipped:
                slipped = slot in event.slipped
                assert lain(faces[slot], hand[slot], event.dice[slot], slipped), (slot, faces, event)


@pytest.mark.parametrize("path", SHOOT_OUTS, ids=lambda path: path.name)
def test_every_face_of_a_golden_shoot_out_is_recomputed(path: Path) -> None:
    run = runfile.loads(path.read_bytes())
    match = replay.begun(catalog.rules_of(run), run)
    seen = []
    for t, seat, plain in run.actions:
        beats = match.submit(seat, codec.decode_tagged(match.rules.actions, plain, "action"), t)
        seen += [list(beat.event.dice) for beat in beats if beat.event.type == "thrown"]
    assert [faces for *_, faces in verify_bang_dice.throws(runfile.plain(run))] == seen


@pytest.mark.parametrize("verifier", [verify_dice, verify_bang_dice], ids=lambda verifier: verifier.__name__)
def test_the_verifiers_stay_short(verifier: ModuleType) -> None:
    assert len(Path(verifier.__file__ or "").read_text(encoding="utf-8").splitlines()) < 60
