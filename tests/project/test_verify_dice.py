"""The verifier of throws, which imports nothing of the game, agrees with the game on every plain die."""

from pathlib import Path
from types import ModuleType

import pytest

from game.core import runfile
from tests.project.recomputed import unlike_faces, unlike_shots
from tools import verify_bang_dice, verify_dice

GOLDEN = sorted((Path(__file__).resolve().parents[1] / "golden").glob("*/*.run.json"))
SEEDED = [path for path in GOLDEN if not (run := runfile.loads(path.read_bytes())).position and not run.rig]
BY_SEED = [path for path in SEEDED if path.parent.name.startswith("yathsel")]
SHOOT_OUTS = [path for path in SEEDED if path.parent.name == "bang_dice"]


@pytest.mark.parametrize("path", BY_SEED, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_throw_of_a_golden_run_is_recomputed(path: Path) -> None:
    assert unlike_faces(runfile.loads(path.read_bytes())) == []


@pytest.mark.parametrize("path", SHOOT_OUTS, ids=lambda path: path.name)
def test_every_face_of_a_golden_shoot_out_is_recomputed(path: Path) -> None:
    assert unlike_shots(runfile.loads(path.read_bytes())) == []


@pytest.mark.parametrize("verifier", [verify_dice, verify_bang_dice], ids=lambda verifier: verifier.__name__)
def test_the_verifiers_stay_short(verifier: ModuleType) -> None:
    assert len(Path(verifier.__file__ or "").read_text(encoding="utf-8").splitlines()) < 60
