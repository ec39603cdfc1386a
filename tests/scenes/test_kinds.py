"""The kinds of run: what each is played on, which try at a run of the calendar counts, and that none counts twice."""

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from game.core import runfile
from game.core.runfile import RunFile, category
from game.yathsel.actions import Abandon
from scenes.campaign import almanac, booking, keeper, kinds, parts, told, tries
from scenes.campaign.keeper import Keeper, Wanted
from scenes.campaign.kinds import KINDS, Kind, Wish
from scenes.campaign.waiting import Waiting
from scenes.services import files, saves, wall
from scenes.services.inputs import Text
from scenes.services.profiles import BEFORE, PROFILE, Profiles
from scenes.services.services import Services
from tests.scenes import played
from tests.scenes.driven import Driven

DAY, WEEK = "DAILY 2026-11-12", "WEEKLY 2026-W46"


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


NOON = at("2026-11-12T12:00:00")


@pytest.fixture
def profiles(tmp_path: Path) -> Profiles:
    return Profiles(tmp_path / "data" / "profiles")


Start = Callable[[], Driven]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the game on the same machine, each time on the same noon."""
    begun: list[Driven] = []

    def again() -> Driven:
        if begun:
            begun[-1].end()
        begun.append(Driven(tmp_path))
        begun[-1].flow.now_ms = lambda: NOON
        return begun[-1]

    yield again
    for game in begun:
        game.end()


def set_up(game: Driven, kind: Kind) -> None:
    """Begins a run of that kind from the title."""
    title = game.top
    title.focus.set(0)  # type: ignore[union-attr]
    game.press("confirm")
    game.top.focus.set(KINDS.index(kind))  # type: ignore[union-attr]
    game.press("confirm", "down", "confirm")


def kept(game: Driven) -> Keeper:
    assert game.flow.kept is not None
    return game.flow.kept


def begun(profiles: Profiles, kind: Kind, now_ms: int = NOON) -> Keeper:
    wanted = kinds.wanted(Wish("easy", kind=kind), profiles, now_ms)
    assert isinstance(wanted, Wanted)
    return keeper.begin(profiles.runs, wanted)


def given_up(run: Keeper) -> RunFile:
    assert run.act(Abandon()).wait(10)
    run.close()
    assert run.file is not None
    return runfile.loads(run.file.read_bytes())


@pytest.mark.parametrize(
    ("moment", "day", "week"),
    [
        ("2026-11-12T00:00:00", "DAILY 2026-11-12", "WEEKLY 2026-W46"),
        ("2026-11-15T23:59:59", "DAILY 2026-11-15", "WEEKLY 2026-W46"),
        ("2026-11-16T00:00:00", "DAILY 2026-11-16", "WEEKLY 2026-W47"),
        ("2027-01-01T12:00:00", "DAILY 2027-01-01", "WEEKLY 2026-W53"),
        ("2024-12-30T00:00:00", "DAILY 2024-12-30", "WEEKLY 2025-W01"),
    ],
)
def test_a_moment_has_its_day_and_its_week_by_utc(moment: str, day: str, week: str) -> None:
    assert (almanac.seed_of("daily", at(moment)), almanac.seed_of("weekly", at(moment))) == (day, week)


def test_the_next_run_of_the_calendar_comes_at_midnight_and_on_monday() -> None:
    hour = 3_600_000
    assert almanac.left_ms("daily", NOON) == 12 * hour
    assert almanac.left_ms("weekly", NOON) == (12 + 3 * 24) * hour
    assert almanac.left_ms("daily", at("2026-11-12T00:00:00")) == 24 * hour


@pytest.mark.parametrize("moment", ["2026-11-12T12:00:00", "2027-01-01T12:00:00", "2024-12-30T00:00:00"])
@pytest.mark.parametrize("kind", ["daily", "weekly"])
def test_a_seed_of_the_calendar_names_its_first_day(kind: almanac.Calendar, moment: str) -> None:
    assert almanac.first_day_of(almanac.seed_of(kind, at(moment))) == almanac.first_day(kind, at(moment))


def test_only_files_that_can_be_of_the_day_are_opened(profiles: Profiles) -> None:
    run = begun(profiles, "daily")
    given_up(run)
    assert run.file is not None
    shutil.copy(run.file, profiles.folder / "copy")
    for path in (profiles.folder / PROFILE, profiles.folder / BEFORE, run.file):
        path.unlink()
    for name, state in (("20261111-235959-easy", "open"), ("20261112-000000-easy", "done"), ("from-afar", "done")):
        placed = run.file.with_name(f"{name}.run.json")
        shutil.copy(profiles.folder / "copy", placed)
        assert tries.look(Profiles(profiles.root), DAY).state == state
        placed.unlink()


@pytest.mark.parametrize(
    ("wish", "counts_as", "ranked", "whole_pool"),
    [
        (Wish("easy"), "free", False, False),
        (Wish("easy", seed="PRAIRIE"), "seeded", False, True),
        (Wish("easy", kind="ranked"), "random", True, True),
        (Wish("easy", kind="ranked", seed="PRAIRIE"), "seeded", True, True),
        (Wish("easy", kind="daily"), "daily", True, True),
        (Wish("hard", kind="weekly"), "weekly", True, True),
    ],
)
def test_what_is_asked_for_decides_category_and_pouches(
    wish: Wish, counts_as: str, ranked: bool, whole_pool: bool, profiles: Profiles
) -> None:
    wanted = kinds.wanted(wish, profiles, NOON)
    assert isinstance(wanted, Wanted)
    run = keeper.begin(profiles.runs, wanted)
    run.close()
    assert (category(run.header), run.header.ranked) == (counts_as, ranked)
    assert (run.header.options.get("pool") is None) == whole_pool


def test_a_drawn_run_has_a_new_seed_each_time(profiles: Profiles) -> None:
    one, other = (kinds.wanted(Wish("easy"), profiles, NOON) for _ in range(2))
    assert isinstance(one, Wanted)
    assert isinstance(other, Wanted)
    assert one.seed != other.seed


def test_the_runners_words_are_in_the_salt_and_the_fingerprint_holds_them(profiles: Profiles) -> None:
    wanted = kinds.wanted(Wish("easy", kind="ranked", text="Lauf 7, Köln"), profiles, NOON)
    assert isinstance(wanted, Wanted)
    run = keeper.begin(profiles.runs, wanted)
    run.close()
    assert (run.header.salt or "").endswith(" Lauf 7, Köln")
    assert run.header.commitment == runfile.commitment(run.header.seed, run.header.salt or "")
    assert kinds.text_in(run.header) == "Lauf 7, Köln"


def test_the_seed_is_that_of_the_moment_the_run_begins(start: Start) -> None:
    game = start()
    now = [at("2026-11-12T23:59:59")]
    game.flow.now_ms = lambda: now[0]
    game.press("confirm")
    game.top.focus.set(KINDS.index("daily"))  # type: ignore[union-attr]
    game.press("confirm")
    now[0] = at("2026-11-13T00:00:00")
    game.press("down", "confirm")
    assert kept(game).header.seed == "DAILY 2026-11-13"
    assert kept(game).header.started_ms == now[0]


def test_a_day_that_ends_while_the_question_is_thought_over_begins_nothing(start: Start) -> None:
    set_up(start(), "free")
    game = start()
    set_up(game, "daily")
    kept(game).close()
    game = start()
    now = [at("2026-11-12T23:59:59")]
    game.flow.now_ms = lambda: now[0]
    set_up(game, "daily")
    assert game.shown == "ReplaceScene"
    now[0] = at("2026-11-13T00:00:00")
    game.press("right", "confirm")
    assert (game.shown, game.flow.kept) == ("MessageScene", None)
    assert tries.look(game.flow.profiles, DAY).state == "waits"
    game.press("confirm", "left", "confirm", "confirm", "right", "confirm")
    assert (kept(game).header.seed, category(kept(game).header)) == ("DAILY 2026-11-13", "daily")


def test_one_try_counts_and_further_ones_are_practice(profiles: Profiles) -> None:
    first = given_up(begun(profiles, "daily"))
    second = given_up(begun(profiles, "daily"))
    assert (category(first), category(second)) == ("daily", "practice")


def test_a_try_counts_on_whichever_difficulty_it_was(profiles: Profiles) -> None:
    given_up(begun(profiles, "daily"))
    wanted = kinds.wanted(Wish("hard", kind="daily"), profiles, NOON)
    assert isinstance(wanted, Wanted)
    assert wanted.practice


def test_another_day_and_the_week_have_tries_of_their_own(profiles: Profiles) -> None:
    given_up(begun(profiles, "daily"))
    assert category(given_up(begun(profiles, "weekly"))) == "weekly"
    assert category(given_up(begun(profiles, "daily", NOON + 86_400_000))) == "daily"


def test_a_try_is_taken_before_anything_was_decided_also_by_a_kill(profiles: Profiles) -> None:
    begun(profiles, "daily").close()
    assert tries.look(profiles, DAY).state == "waits"
    (profiles.runs / saves.JOURNAL).unlink()
    assert tries.look(Profiles(profiles.root), DAY).state == "done"


@pytest.mark.parametrize("lost", [(PROFILE,), (BEFORE,), (PROFILE, BEFORE)])
def test_a_lost_or_damaged_player_file_gives_no_second_try(lost: tuple[str, ...], profiles: Profiles) -> None:
    begun(profiles, "daily").close()
    for name in lost:
        (profiles.folder / name).write_bytes(b"\x00 broken")
    assert tries.look(Profiles(profiles.root), DAY).state == "waits"
    given_up(keeper.go_on(profiles.runs, saves.examine(profiles.runs)))
    ended = tries.look(Profiles(profiles.root), DAY)
    assert (ended.state, ended.reason) == ("done", "abandoned")


def test_the_copy_of_the_player_file_knows_the_try_as_well(profiles: Profiles) -> None:
    begun(profiles, "daily").close()
    (profiles.runs / saves.JOURNAL).unlink()
    (profiles.folder / PROFILE).write_bytes(b"\x00 broken")
    assert tries.look(Profiles(profiles.root), DAY).state == "done"


def test_a_try_that_cannot_be_remembered_does_not_begin_and_stays_open(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = start()
    whole = files.write_whole

    def refuse(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files, "write_whole", refuse)
    set_up(game, "daily")
    assert (game.shown, game.flow.kept) == ("MessageScene", None)
    monkeypatch.setattr(files, "write_whole", whole)
    assert tries.look(game.flow.profiles, DAY).state == "open"
    game.press("confirm", "confirm")
    assert category(kept(game).header) == "daily"


def test_practice_is_not_taken_for_the_counted_try(profiles: Profiles) -> None:
    first = given_up(begun(profiles, "daily"))
    again = begun(profiles, "daily")
    for _ in range(6):
        played.step(again)
    given_up(again)
    assert tries.look(profiles, DAY) == tries.Try("done", "abandoned", first.times.real_ms)


@pytest.mark.parametrize("same_seed", [True, False])
def test_a_counted_try_begun_anew_is_given_up_even_before_its_first_action(
    start: Start, same_seed: bool, tmp_path: Path
) -> None:
    game = start()
    set_up(game, "daily")
    game.press("same_seed" if same_seed else "new_seed")
    assert category(kept(game).header) == ("practice" if same_seed else "random")
    assert tries.look(game.flow.profiles, DAY).reason == "abandoned"


def test_whoever_races_another_players_file_of_the_day_has_no_try_left(start: Start, tmp_path: Path) -> None:
    theirs = begun(Profiles(tmp_path / "theirs"), "daily")
    given_up(theirs)
    game = start()
    profiles = game.flow.profiles
    assert tries.look(profiles, DAY).state == "open"
    assert theirs.file is not None
    game.loop.stack.apply(game.flow._race(theirs.file))
    assert kept(game).header.marks.practice
    assert tries.look(profiles, DAY).state == "done"


def test_only_a_run_of_today_gives_an_open_try_away(start: Start, tmp_path: Path) -> None:
    theirs = Profiles(tmp_path / "theirs")
    today, noon = given_up(begun(theirs, "daily", wall.now_ms())), given_up(begun(theirs, "weekly"))
    game = start()
    house = game.flow.chronicle.house
    assert house.spoils(today)
    assert not house.spoils(noon)
    house.spend(today)
    assert not house.spoils(today)
    assert tries.look(game.flow.profiles, today.seed).state == "done"


def test_a_waiting_try_is_not_dropped_for_another_run_without_a_question(start: Start) -> None:
    set_up(start(), "daily")
    game = start()
    set_up(game, "free")
    assert game.shown == "ReplaceScene"
    game.press("right", "confirm")
    assert category(kept(game).header) == "free"
    assert tries.look(game.flow.profiles, DAY).reason == "abandoned"


def test_a_waiting_try_gone_on_with_still_counts(start: Start) -> None:
    set_up(start(), "weekly")
    game = start()
    game.top.focus.set(1)  # type: ignore[union-attr]
    game.press("confirm")
    assert (kept(game).header.seed, category(kept(game).header)) == (WEEK, "weekly")


@pytest.mark.parametrize(
    ("kind", "same_seed", "counts_as", "ranked"),
    [("free", True, "seeded", False), ("free", False, "free", False), ("ranked", True, "seeded", True),
     ("ranked", False, "random", True), ("weekly", True, "practice", True)],
)  # fmt: skip
def test_begun_anew_a_run_stays_of_its_kind(
    kind: Kind, same_seed: bool, counts_as: str, ranked: bool, start: Start
) -> None:
    game = start()
    set_up(game, kind)
    seed = kept(game).header.seed
    game.press("same_seed" if same_seed else "new_seed")
    assert (category(kept(game).header), kept(game).header.ranked) == (counts_as, ranked)
    assert (kept(game).header.seed == seed) == same_seed


def test_begun_anew_on_a_new_seed_the_runners_words_stay(profiles: Profiles) -> None:
    wanted = kinds.wanted(Wish("easy", kind="ranked", text="RACE 7"), profiles, NOON)
    assert isinstance(wanted, Wanted)
    run = keeper.begin(profiles.runs, wanted)
    run.close()
    assert kinds.like(run, False, profiles).text == "RACE 7"
    assert kinds.like(run, True, profiles).text == ""


@pytest.mark.parametrize(
    ("kind", "earns"), [("free", True), ("ranked", True), ("daily", True), ("weekly", True), ("practice", False)]
)
def test_only_practice_and_known_seeds_bring_no_xp(kind: str, earns: bool, profiles: Profiles) -> None:
    asked: Kind = "daily" if kind == "practice" else kind  # type: ignore[assignment]
    if kind == "practice":
        profiles.note_try(DAY)
    run = begun(profiles, asked)
    while not run.run.results:
        played.step(run)
    given_up(run)
    booking.book_finished(profiles, run)
    assert run.run.xp > 0
    assert (profiles.now.xp > 0) == earns


def test_the_set_up_remembers_ranked_and_forgets_the_calendar(start: Start) -> None:
    game = start()
    set_up(game, "ranked")
    assert game.flow.profiles.now.ranked
    game = start()
    set_up(game, "daily")
    game.press("right", "confirm")
    assert game.flow.profiles.now.ranked


def test_a_ranked_run_on_a_seed_of_ones_own_takes_no_words(start: Start) -> None:
    game = start()
    game.press("confirm")
    game.top.focus.set(KINDS.index("ranked"))  # type: ignore[union-attr]
    game.press("confirm", "down", "next")
    game.give(Text("  race day  "))
    assert game.top.seed_words()[0].startswith("Counts as: RACE DAY")  # type: ignore[union-attr]
    game.press("next")
    assert not game.services.inputs.typing
    game.press("previous", "confirm")
    assert (kept(game).header.seed, kept(game).header.ranked, kept(game).seeded) == ("RACE DAY", True, True)


def test_the_words_are_shown_as_they_will_be_kept(start: Start) -> None:
    game = start()
    game.press("confirm")
    game.top.focus.set(KINDS.index("ranked"))  # type: ignore[union-attr]
    game.press("confirm", "down", "next", "next")
    game.give(Text(" Ko\u0308ln \u200b2026 "))
    assert "“Köln 2026”" in game.top.seed_words()[0]  # type: ignore[union-attr]
    game.press("confirm")
    assert kinds.text_in(kept(game).header) == "Köln 2026"


@pytest.mark.parametrize(
    ("wanted", "said", "seed"),
    [
        (Wanted("easy", "BCDFGHJKLMNPQRST", False), "Free ride", None),
        (Wanted("easy", "BCDFGHJKLMNPQRST", False, ranked=True), "Ranked", None),
        (Wanted("easy", "PRAIRIE", True, ranked=True), "Ranked, own seed", "PRAIRIE"),
        (Wanted("easy", "PRAIRIE", True), "Own seed", "PRAIRIE"),
        (Wanted("easy", DAY, False, ranked=True), "Daily run", DAY),
        (Wanted("easy", WEEK, False, ranked=True, practice=True), "Practice", WEEK),
    ],
)
def test_a_run_is_known_by_its_kind_and_by_its_seed_only_if_everybody_may_know_it(
    wanted: Wanted, said: str, seed: str | None, profiles: Profiles, services: Services
) -> None:
    run = keeper.begin(profiles.runs, wanted)
    run.close()
    sign = told.sign_of(run)
    assert parts.kind_words(services, replace(sign, number=0)) == said
    assert sign.seed == seed
    assert parts.sign_words(services, sign).startswith("Fingerprint" if seed is None else f"Seed {seed}")


def test_marks_stand_beside_the_kind(profiles: Profiles, services: Services) -> None:
    begun(profiles, "daily").close()
    run = keeper.go_on(profiles.runs, saves.examine(profiles.runs))
    run.header.marks.assisted = True
    run.close()
    assert parts.kind_words(services, told.sign_of(run)) == "Daily run · run 1 · assisted · resumed 1×"


def test_runs_are_numbered_by_those_that_lie_finished_before_them(profiles: Profiles, services: Services) -> None:
    given_up(begun(profiles, "free"))
    given_up(begun(profiles, "ranked"))
    third = begun(profiles, "free")
    assert parts.kind_words(services, told.sign_of(third)) == "Free ride, run 3"
    third.close()
    again = keeper.go_on(profiles.runs, saves.examine(profiles.runs))
    assert told.sign_of(again).number == 3
    again.close()


def test_every_screen_of_the_road_says_of_which_kind_the_run_is(start: Start) -> None:
    game = start()
    set_up(game, "weekly")
    for kind in ("KitScene", "IntroductionScene"):
        game.until(kind)
        waiting: Any = game.loop.stack.top
        while not isinstance(waiting, Waiting):
            waiting = waiting.scene
        words = waiting._sign()
        assert words.startswith(f"Normal · Weekly run · run 1 · Seed {WEEK} · Version ")


def test_a_run_of_the_calendar_offers_no_code(profiles: Profiles) -> None:
    run = begun(profiles, "weekly")
    given_up(run)
    assert told.run_end(run).code == ""
