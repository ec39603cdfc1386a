"""The card at the end of a run: what a moderator asks for, its file read back and proven, copied whole."""

import threading
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pygame
import pytest

from game.core import runfile
from game.core.runfile import RunFile
from scenes.campaign import end_card, keeper, told
from scenes.campaign.clocks import said_ms
from scenes.campaign.end_card import RunEnd
from scenes.campaign.keeper import Wanted
from scenes.campaign.summary import SummaryActions, SummaryScene
from scenes.services import selfcheck
from scenes.services.inputs import Command
from scenes.services.journal import Ticket
from scenes.services.selfcheck import SelfCheck, Verdict
from scenes.services.services import Services, headless_services
from scenes.stack import Change
from tests.scenes import played

SEED = "BCDFGHJKLMNPQRST"


def nothing() -> None:
    """No breath: tests are in a hurry."""


def nowhere() -> Change:
    return None


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return headless_services(tmp_path)


def ended(tmp_path: Path, wanted: Wanted = Wanted("easy", SEED, False, ranked=True)) -> RunEnd:
    """A run that was lost or won soon, stored."""
    kept = keeper.begin(tmp_path / "runs", wanted)
    while not kept.over:
        played.step(kept)
    assert kept.stored is not None
    assert kept.stored.wait(10)
    kept.close()
    return told.run_end(kept)


def changed(path: Path, change: RunFile) -> None:
    path.write_bytes(runfile.dumps(change))


def test_a_stored_run_is_true(tmp_path: Path) -> None:
    end = ended(tmp_path)
    assert end.path is not None
    verdict = selfcheck.examined(end.path, nothing)
    assert verdict == Verdict(sha256(end.path.read_bytes()).hexdigest())
    assert verdict.true


def test_a_file_that_differs_is_not_true_and_says_where(tmp_path: Path) -> None:
    end = ended(tmp_path)
    assert end.path is not None
    run = runfile.loads(end.path.read_bytes())
    run.times.game_ms += 1
    changed(end.path, run)
    verdict = selfcheck.examined(end.path, nothing)
    assert not verdict.true
    assert "game_ms" in (verdict.fault or "")


def test_a_file_that_is_gone_is_not_true(tmp_path: Path) -> None:
    assert not selfcheck.examined(tmp_path / "none.run.json", nothing).true


def test_the_summary_reads_the_file_back_by_itself_and_shows_what_came_of_it(
    tmp_path: Path, services: Services
) -> None:
    end, stored = ended(tmp_path), Ticket()
    scene = SummaryScene(services, end, stored, SummaryActions(nowhere, nowhere, nowhere))
    scene.update(1 / 60)
    assert scene.check is None
    stored.decide(None)
    scene.update(1 / 60)
    assert isinstance(scene.check, SelfCheck)
    assert scene.check.wait(30)
    facts = end_card.facts(services, end, scene.check, None)
    assert next(fact.remark for fact in facts if fact.label == "Self-check").startswith("True")
    assert scene.check.verdict is not None
    assert facts[-1].remark == f"SHA-256 {scene.check.verdict.sha256[:16]}"


def test_a_check_is_broken_off_when_nobody_waits_for_it(tmp_path: Path) -> None:
    end = ended(tmp_path)
    assert end.path is not None
    begun, let_go = threading.Event(), threading.Event()

    def held_up() -> None:
        begun.set()
        let_go.wait(10)

    check = SelfCheck(end.path, held_up)
    assert begun.wait(10)
    check.leave()
    let_go.set()
    assert not check.wait(10)


def test_a_run_that_was_not_stored_is_not_checked(tmp_path: Path, services: Services) -> None:
    end, stored = ended(tmp_path), Ticket()
    stored.decide("No space left on device")
    scene = SummaryScene(services, end, stored, SummaryActions(nowhere, nowhere, nowhere))
    scene.update(1 / 60)
    assert scene.check is None


def test_both_clocks_are_told_in_milliseconds_and_the_category_with_every_mark(
    tmp_path: Path, services: Services
) -> None:
    end = replace(ended(tmp_path), game_ms=61_234, real_ms=3_600_007, marks=("forked",), resumed=2)
    said = {fact.label: f"{fact.figure} {fact.remark}" for fact in end_card.facts(services, end, None, None)}
    assert said["Game time"].startswith("1:01.234")
    assert said["Real time"].startswith("1:00:00.007")
    assert said["Category"].strip() == "Ranked · forked · resumed 2×"


@pytest.mark.parametrize("category", ["daily", "weekly", "practice"])
def test_the_game_time_of_a_fork_from_the_calendar_holds_no_pauses(
    category: str, tmp_path: Path, services: Services
) -> None:
    end = replace(ended(tmp_path), category=category)
    remark = {
        marks: next(fact.remark for fact in end_card.facts(services, replace(end, marks=marks), None, None)
                    if fact.label == "Game time")
        for marks in ((), ("forked",))
    }  # fmt: skip
    assert remark["forked",] == services.text.say("end.game_meaning") != remark[()]


def test_the_copied_card_holds_all_of_it_uncut(
    tmp_path: Path, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = ended(tmp_path)
    assert end.path is not None
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    stored = Ticket()
    stored.decide(None)
    scene = SummaryScene(services, end, stored, SummaryActions(nowhere, nowhere, nowhere))
    scene.update(1 / 60)
    assert scene.check is not None
    assert scene.check.wait(30)
    scene.handle(Command("copy"))
    wanted = (SEED, end.salt, end.commitment, end.code, said_ms(end.game_ms), said_ms(end.real_ms), end.file,
              sha256(end.path.read_bytes()).hexdigest(), "Ranked", "Self-check: True")  # fmt: skip
    assert [part for part in wanted if part not in copied[0]] == []
    assert len(copied[0].splitlines()) == 2 + len(end.duels) + 10


def test_a_ranked_run_on_a_known_seed_is_a_category_of_its_own(tmp_path: Path) -> None:
    kept = keeper.begin(tmp_path / "runs", Wanted("easy", SEED, True, ranked=True))
    kept.close()
    assert told.end_of(told.Ended(kept.header, kept.run, kept.seen, 0, 0)).category == "ranked_seeded"
