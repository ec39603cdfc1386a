"""The verifier of throws, which imports nothing of the game, agrees with the game on every plain die."""

from pathlib import Path
from types import ModuleType

import pytest

from game import catalog
from game.core import codec, replay, runfile
from game.yathsel.events import Thrown
from tools import verify_bang_dice, verify_dice

GOLDEN = sorted((Path(__file__).resolve().parents[1] / "golden").glob("*/*.run.json"))
SEEDED = [path for path in GOLDEN if not (run := runfile.loads(path.read_bytes())).position and not run.rig]
BY_SEED = [path for path in SEEDED if path.parent.name.startswith("yathsel")]
SHOOT_OUTS = [path for path in SEEDED if path.parent.name == "bang_dice"]


def thrown(run: runfile.RunFile) -> list[Thrown]:
    match = replay.begun(catalog.rules_of(run), run)
    events = [beat.event for beat in match.opening]
    for t, seat, plain in run.actions:
        action = next(kind for kind in match.rules.actions if kind.type == plain["type"])
        given = {name: tuple(value) if isinstance(value, list) else value for name, value in plain.items()}
        given.pop("type")
        events += [beat.event for beat in match.submit(seat, action(**given), t)]
    return [event for event in events if isinstance(event, Thrown)]


@pytest.mark.parametrize("path", BY_SEED, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_plain_face_of_a_golden_run_is_recomputed(path: Path) -> None:
    run = runfile.loads(path.read_bytes())
    own = list(verify_dice.throws(runfile.plain(run)))
    seen = thrown(run)
    assert len(own) == len(seen)
    slipped = False
    for (_, _, _, number, faces), event in zip(own, seen, strict=True):
        slipped = bool(event.slipped) or (slipped and number > 1)
        if not slipped:
            assert all(face in (None, true) for face, true in zip(faces, event.dice, strict=True)), (faces, event)


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
