"""Knows that evenings are played, left, cut short and gone on with, and that each game is booked exactly once."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game import catalog
from game.core import replay, runfile
from scenes.saloon import store
from scenes.saloon.evening import Chair, Evening, next_bout, over
from tests.saloon.visit import Visit, people

Start = Callable[[], Visit]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    begun: list[Visit] = []

    def again() -> Visit:
        """Another start of the program; the one before was ended as a crash ends it, without a farewell."""
        begun.append(Visit(tmp_path))
        return begun[-1]

    yield again
    for visit in begun:
        visit.end()


def evening(form: str = "single", chairs: tuple[Chair, ...] | None = None, seed: str = "EVENING") -> Evening:
    return Evening("yathsel_duel", form, chairs or people("Ann", "Ben"), seed, typed=True)


def finished(visit: Visit) -> list[runfile.RunFile]:
    found = sorted((visit.folder / "finished").glob("*.run.json"))
    return [runfile.loads(path.read_bytes()) for path in found]


def stored(visit: Visit, number: int) -> None:
    visit.until(lambda: len(finished(visit)) >= number)


def test_from_the_title_to_the_result_and_back_with_keys_alone(start: Start) -> None:
    visit = start()
    visit.open()
    visit.press("confirm")
    assert visit.shown == "TableScene"
    visit.until_shown("GameResult")
    stored(visit, 1)
    assert [len(run.seats) for run in finished(visit)] == [2]
    visit.press("next", "next", "confirm")
    assert visit.shown == "TitleScene"
    assert visit.evening is None


def test_the_run_file_of_a_saloon_game_is_played_again_to_the_same_end(start: Start) -> None:
    visit = start()
    visit.begin(evening(chairs=people("Ann", "Ben", bots=1)))
    visit.until_shown("GameResult")
    stored(visit, 1)
    recorded = finished(visit)[0]
    match = replay.begun(catalog.rules_of(recorded), runfile.header_of(recorded))
    assert replay.play(match, recorded.actions) is None
    assert replay.differing_digest(match, recorded.digests) is None
    assert replay.result_form(match.outcome) == recorded.result


def test_an_undecided_evening_is_not_given_up_unasked(start: Start) -> None:
    visit = start()
    visit.begin(evening("series_3"))
    visit.until(lambda: len(visit.log) > 4)
    waits = visit.evening
    visit = start()
    visit.open()
    while visit.top.focus.widget is not visit.top.focus.widgets[-3]:
        visit.press("next")
    visit.press("confirm")
    assert visit.shown == "QuestionScene"
    visit.press("confirm")
    assert (visit.shown, visit.evening) == ("SaloonSetup", waits)
    visit.press("confirm", "right", "confirm")
    assert visit.shown == "TableScene"
    assert visit.evening is not None
    assert waits is not None
    assert visit.evening.seed != waits.seed


def test_once_more_plays_the_same_table_with_another_seed(start: Start) -> None:
    visit = start()
    visit.begin(evening())
    visit.until_shown("GameResult")
    visit.press("confirm")
    assert visit.shown == "TableScene"
    assert visit.evening is not None
    assert visit.evening.chairs == evening().chairs
    assert visit.evening.seed != "EVENING"


def test_the_set_up_remembers_the_last_table(start: Start) -> None:
    visit = start()
    chairs = (Chair("Zoe", 3), Chair("Max", 6, "850"), Chair("Ina", 1))
    options = json.dumps({"twists": ["half_chance"], "pockets": ["odd", "high"], "mirror": True})
    visit.begin(replace(evening("series_3", chairs), options=options))
    visit = start()
    visit.open()
    draft = visit.top.draft
    again = draft.evening("EVENING", True)
    assert again.chairs == chairs
    assert again.form == "series_3"
    assert json.loads(again.options)["twists"] == ["half_chance"]
    assert json.loads(again.options)["pockets"] == ["odd", "high"]


def test_a_game_that_was_cut_short_goes_on_where_it_was(start: Start) -> None:
    visit = start()
    visit.begin(evening())
    visit.until(lambda: len(visit.log) > 20)
    visit.until(lambda: visit.shown == "TableScene" and not visit.top.storing)
    log = visit.log
    visit = start()
    visit.open()
    visit.press("confirm")
    assert visit.shown == "TableScene"
    assert visit.log[: len(log)] == log
    visit.until_shown("GameResult")
    stored(visit, 1)
    assert finished(visit)[0].marks.resumed == 1


def test_a_decided_game_is_booked_before_its_end_is_shown(start: Start) -> None:
    visit = start()
    visit.begin(evening())
    visit.until(lambda: visit.match.outcome is not None)
    assert visit.evening is not None
    assert over(visit.evening)
    visit = start()
    visit.open()
    visit.press("confirm")
    assert visit.shown == "GameResult"
    assert visit.evening is not None
    assert len(visit.evening.done) == 1


def test_a_series_goes_from_duel_to_duel_and_ends_with_its_winner(start: Start) -> None:
    visit = start()
    visit.begin(evening("series_3"))
    for _ in range(3):
        visit.until_shown("GameResult")
        visit.press("confirm")
        assert visit.shown == "SeriesSheet"
        now = visit.evening
        assert now is not None
        if over(now):
            break
        visit.press("confirm")
    assert visit.evening is not None
    assert over(visit.evening)
    assert 2 <= len(visit.evening.done) <= 3


def test_a_series_left_between_its_duels_goes_on_with_the_next(start: Start) -> None:
    visit = start()
    visit.begin(evening("series_5"))
    visit.until_shown("GameResult")
    visit = start()
    visit.open()
    visit.press("confirm")
    assert visit.shown == "TableScene"
    assert visit.evening is not None
    bout = next_bout(visit.evening)
    assert bout is not None
    assert visit.flow.room.kept is not None
    assert visit.flow.room.kept.header.seed == bout.seed != "EVENING"


def test_a_series_cut_short_anywhere_books_each_duel_once(start: Start) -> None:
    visit = start()
    visit.begin(evening("series_3", seed="ANYWHERE"))
    for cut in range(100):
        begun = len(visit.log)
        visit.until(lambda visit=visit, least=begun + 9 + cut % 5: _cut(visit, least))  # type: ignore[misc]
        now = visit.evening
        assert now is not None
        if over(now):
            break
        visit = start()
        visit.open()
        visit.press("confirm")
        visit.until(lambda visit=visit: visit.flow.room.kept is not None)  # type: ignore[misc]
    assert visit.evening is not None
    assert over(visit.evening)
    stored(visit, len(visit.evening.done))
    seeds = [run.seed for run in finished(visit)]
    assert len(seeds) == len(set(seeds)) == len(visit.evening.done)


def _cut(visit: Visit, least: int) -> bool:
    return visit.shown != "QuestionScene" and (len(visit.log) >= least or visit.shown == "GameResult")


def test_a_cup_of_four_is_played_by_one_person_and_three_bots(start: Start) -> None:
    visit = start()
    visit.begin(evening("cup_4", people("Ann", bots=3)))
    for _ in range(12):
        visit.until(lambda: visit.shown in ("GameResult", "TableScene") or _waits(visit))
        now = visit.evening
        assert now is not None
        if over(now):
            break
        if visit.shown == "TableScene":
            visit.until_shown("GameResult")
        visit.press("confirm")
    assert visit.evening is not None
    assert over(visit.evening)
    assert len(visit.evening.done) == 3


def _waits(visit: Visit) -> bool:
    """Whether the bracket waits for somebody to go on."""
    now = visit.evening
    if visit.shown != "BracketSheet" or now is None:
        return False
    bout = next_bout(now)
    return bout is None or any(now.chairs[chair].person for chair in bout.chairs)


def test_a_cup_of_eight_goes_on_after_a_cut_between_and_within_its_duels(start: Start) -> None:
    visit = start()
    visit.begin(evening("cup_8", people("Ann", "Ben", bots=6)))
    visit.until(lambda: _waits(visit))
    done = visit.evening.done if visit.evening else ()
    visit = start()
    visit.open()
    visit.press("confirm")
    assert visit.shown == "BracketSheet"
    assert visit.evening is not None
    assert visit.evening.done[: len(done)] == done
    visit.until(lambda: _waits(visit))
    visit.press("confirm")
    visit.until(lambda: visit.shown != "TableScene" or len(visit.log) > 8)
    log = visit.log
    visit = start()
    visit.open()
    visit.press("confirm", "confirm")
    assert visit.shown == "TableScene"
    assert visit.log == log[: len(visit.log)]


def test_breaking_off_leaves_nothing_that_waits(start: Start) -> None:
    visit = start()
    visit.begin(evening())
    visit.until(lambda: len(visit.log) > 4)
    visit.press("back", "up", "confirm", "right", "confirm")
    assert visit.shown == "TitleScene"
    assert visit.evening is None
    assert not (visit.folder / "current.run.jsonl").exists()


def test_leaving_for_later_keeps_the_game(start: Start) -> None:
    visit = start()
    visit.begin(evening())
    visit.until(lambda: len(visit.log) > 4)
    visit.until(lambda: visit.shown == "TableScene" and not visit.top.storing)
    log = len(visit.log)
    visit.press("back", "down", "down", "confirm")
    assert visit.shown == "TitleScene"
    visit.open()
    visit.press("confirm")
    assert len(visit.log) >= log


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"[]",
        b"null",
        b"{}",
        b'{"game":"chess"}',
        b"\xff\xfe",
        b'{"game":"yathsel_duel","form":"cup_4","chairs":[]}',
    ],
)
def test_a_file_that_cannot_be_used_is_put_aside_and_the_saloon_opens(start: Start, raw: bytes) -> None:
    visit = start()
    visit.folder.mkdir(parents=True)
    for name in (store.TABLE, store.EVENING):
        (visit.folder / name).write_bytes(raw)
    visit.open()
    assert visit.top._waiting is None
    assert len(list(visit.folder.glob("*.damaged-1"))) == 2
