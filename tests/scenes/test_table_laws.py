"""Whatever is played, skipped or loaded: the table ends by showing what the view says; and every word fits."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.campaign import opponents
from game.catalog import games, rules_of
from game.core import replay, runfile
from game.core.match import Match, Start
from game.core.rules import View
from game.core.session import BotChance, Question, Session
from game.yathsel.twists import ids
from scenes.anim.queue import BeatQueue
from scenes.anim.tween import Clock
from scenes.catalog import skin_of
from scenes.services.services import Services, headless_services
from tests.scenes.at_table import STEP_S, between_duels, pictures, plain_answer, sit_down

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = sorted((ROOT / "tests" / "golden").glob("yathsel*/*.run.json"))
RUNS = 6
FAST = 50


def simulated(seed: str, game: str) -> Session[Any, Any, Any]:
    """A whole match with quick players at both sides."""
    session = Session(Match(games()[game].rules, Start(2, {}, seed)), {0: None, 1: None})
    while (seat := session.bot_to_act()) is not None:
        state = session.match.state
        phase = getattr(state, "phase", "duel")
        question = Question(game, None, session.view(seat), BotChance(seed))
        duel = phase == "duel"
        session.submit(seat, plain_answer(question) if duel else between_duels(phase), session.match.t)
    return session


def fingerprint_of(shown: Any) -> tuple[Any, ...]:
    """Everything that must be the same however the table came there."""
    dice = tuple(tuple((die.face, die.frame, die.x, die.y, die.lift, die.height) for die in row) for row in shown.dice)
    return shown.sitting, shown.memory, dice, shown.counting, shown.live, shown.shout, shown.tumbling, shown.raised


def shown_through(
    services: Services, game: str, session: Session[Any, Any, Any], speed: int
) -> Iterator[tuple[Any, Any]]:
    """Plays every beat of a match through a fresh skin; gives skin and state after each action."""
    match = Match(session.match.rules, session.match.start)
    skin = skin_of(game, services, lambda: ())
    rules = match.rules
    skin.begin(View(0, rules.mask(match.state, 0), tuple(rules.redact(beat.event, 0) for beat in match.opening)))
    queue: BeatQueue[Any] = BeatQueue(skin.motion, skin.settle, Clock(speed))
    watcher = Session(match, {})
    for number, entry in enumerate(session.match.log):
        queue.push(watcher.masked(watcher.submit(entry.seat, entry.action, entry.t), 0))
        steps = 0
        while queue.busy:
            if number % 5 == 4 and steps == 1:
                queue.skip()
            queue.update(STEP_S * FAST)
            skin.update(STEP_S * FAST * 1000)
            steps += 1
            assert steps < 200
        yield skin, watcher.view(0)


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return replace(headless_services(tmp_path), assets=pictures())


@pytest.mark.parametrize("number", range(RUNS))
@pytest.mark.parametrize("game", ["yathsel_run", "yathsel_duel"])
def test_every_settle_shows_what_a_fresh_look_at_the_view_shows(services: Services, game: str, number: int) -> None:
    session = simulated(f"LAWS{number}", game)
    fresh = skin_of(game, services, lambda: ())
    for looked, (skin, view) in enumerate(shown_through(services, game, session, 1)):
        if looked % 7 == 0 or looked == len(session.match.log) - 1:
            fresh.begin(view)
            assert fingerprint_of(skin.shown) == fingerprint_of(fresh.shown)


def test_fast_instant_and_skipped_showing_end_alike(services: Services) -> None:
    session = simulated("ALIKE", "yathsel_duel")
    ends = []
    for speed in (1, 4, 0):
        *_, (skin, _) = shown_through(services, "yathsel_duel", session, speed)
        ends.append(fingerprint_of(skin.shown))
    assert ends[0] == ends[1] == ends[2]


def test_golden_runs_of_two_settle_on_their_views(services: Services) -> None:
    recordings = [(path, runfile.loads(path.read_bytes())) for path in GOLDEN]
    at_two = [(path, recorded) for path, recorded in recordings if len(recorded.seats) == 2]
    assert len(at_two) >= 8
    for path, recorded in at_two:
        header = runfile.header_of(recorded)
        session = Session(replay.begun(rules_of(header), header), {})
        assert replay.play(session.match, recorded.actions) is None
        *_, (skin, view) = shown_through(services, recorded.game, session, 1)
        fresh = skin_of(recorded.game, services, lambda: ())
        fresh.begin(view)
        assert fingerprint_of(skin.shown) == fingerprint_of(fresh.shown), path.name


BUSY = {
    "side": 0, "dice": [6, 6, 6, 6, 6], "throws_left": 2, "duel": 7,
    "cards": [
        {"boxes": {"ones": 5, "twos": 10, "threes": 15, "fours": 20, "yathsel": 50, "chance": 30}, "extra_yathsels": 3},
        {"boxes": {"sixes": 30, "yathsel": 50, "small_straight": 30, "large_straight": 40, "four_kind": 30},
         "extra_yathsels": 2},
    ],
}  # fmt: skip


def shortened(place: Any) -> set[str]:
    """The words that had to be cut to fit while the table was drawn."""
    cut = set()
    for key in place.services.text._pictures:
        if isinstance(key[0], str) and key[0].endswith("…"):
            cut.add(key[0])
    return cut


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_of_a_full_table_fits_its_place(tmp_path: Path, language: str, scale: int) -> None:
    place = sit_down(tmp_path, {**BUSY, "twists": []}, language=language, scale=scale)
    for _ in range(9):
        place.stack.draw(place.services.window.canvas)
        place.press("down")
    assert shortened(place) == set()


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_twist_fits_its_place(tmp_path: Path, language: str, scale: int) -> None:
    for twist in ids():
        position = {"side": 0, "dice": [1, 2, 3, 4, 5], "throws_left": 1, "twists": [twist]}
        place = sit_down(tmp_path, position, language=language, scale=scale)
        for _ in range(13):
            place.stack.draw(place.services.window.canvas)
            place.press("down")
        assert shortened(place) == set(), twist


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_opponents_name_and_temper_fits(tmp_path: Path, language: str) -> None:
    for who in opponents.all_opponents():
        number = 7 if who == opponents.last() else 3
        position = {**BUSY, "opponent": who, "twists": [], "duel": number}
        place = sit_down(tmp_path, position, language=language, scale=150)
        place.stack.draw(place.services.window.canvas)
        assert shortened(place) == set(), who


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_of_the_log_fits_beside_its_dice(tmp_path: Path, language: str) -> None:
    place = sit_down(tmp_path, {"side": 1, "duel": 7}, language=language, scale=150)
    surface = pygame.Surface((1280, 720))
    for _ in range(1200):
        place.steps()
        place.stack.draw(surface)
        if place.scene.waits:
            break
    assert shortened(place) == set()
