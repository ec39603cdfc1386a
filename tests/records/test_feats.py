"""Every badge has a smallest game that earns it, and one just short of it that does not."""

from dataclasses import dataclass, replace
from functools import cache

import pytest

from game.campaign.events import DuelBegan, RunWon
from game.campaign.opponents import all_opponents
from game.campaign.rules import rules
from game.campaign.state import Run
from game.core import runfile
from game.core.match import Match, Start
from game.core.rules import Beat
from game.core.runfile import Driver, Marks
from game.core.tables import DataError
from game.yathsel.card import YATHSEL
from game.yathsel.events import Caught, Dived, DuelWon, Entered, GoldChanged, Surfaced, Warned
from game.yathsel.state import Card, Shop, Side
from scenes.services import badges, reckoning
from scenes.services.badges import Badge, Badges, Standing
from scenes.services.feats import Watcher
from tests.records.made import DRAWN, at_table, whole
from tests.records.test_records import nothing

TODAY = "DAILY 2026-01-01"
OPEN = (None,) * 13
BONUS = (3, 6, 9, 12, 15, 18) + (0,) * 7
MADE = (0,) * 11 + (50, 0)


@cache
def fresh() -> Run:
    state: Run = Match(rules(), Start(2, {}, "FEATS")).state
    return replace(state, opponent="gus")


def at(own: tuple[int | None, ...] = OPEN, theirs: tuple[int | None, ...] = OPEN, duel: int = 0, **more: object) -> Run:
    """A run at a duel in which the cards hold these boxes."""
    run = fresh()
    sides = (Side(Card(own)), Side(Card(theirs)))
    table = replace(run.duel.table, duel=duel)
    return replace(run, duel=replace(run.duel, sides=sides, table=table), **more)  # type: ignore[arg-type]


def points(number: int) -> tuple[int | None, ...]:
    return (*(0,) * 12, number)


@dataclass
class Told:
    """A run told event by event."""

    watcher: Watcher
    run: Run

    def happens(self, event: object, run: Run | None = None) -> "Told":
        self.run = run or self.run
        self.watcher.see(Beat(event, self.run, self.run))  # type: ignore[arg-type]
        return self


def told() -> Told:
    return Told(Watcher(), fresh())


def won(
    own: tuple[int | None, ...] = MADE, theirs: tuple[int | None, ...] = OPEN, duel: int = 0,
    reason: str = "higher_total", winners: tuple[int, ...] = (0,), **more: object,
) -> Told:  # fmt: skip
    return told().happens(DuelWon(winners, reason), at(own, theirs, duel, **more))


def duels(number: int, own: tuple[int | None, ...] = MADE) -> Told:
    story = told()
    for duel in range(number):
        story.happens(DuelBegan(duel)).happens(DuelWon((0,), "higher_total"), at(own, OPEN, duel))
    return story


def run_won(difficulty: str = "easy", before: Told | None = None) -> Told:
    return (before or told()).happens(RunWon(), replace(fresh(), difficulty=difficulty))


def entered(own: int = 0, theirs: int = 0, seat: int = 0, box: str = "chance", further: bool = False) -> Told:
    event = Entered(seat, box, 0, further, False, False, 0)
    return told().happens(event, at(points(own), points(theirs)))


def yathsels(number: int) -> Told:
    story = told().happens(DuelBegan(0))
    for one in range(number):
        story.happens(Entered(0, "chance" if one else "yathsel", 50, one > 0, False, False, 0), at())
    return story


def behind(number: int) -> Told:
    return entered(0, number, 1).happens(DuelWon((0,), "higher_total"), at(points(90)))


def under(left_ms: int) -> Told:
    run = at()
    shop = Shop(budget_ms=20_000, used_ms=20_000 - left_ms, under=True, now=9_000)
    return told().happens(Surfaced(False, False), replace(run, duel=replace(run.duel, shop=shop)))


def wager(margin: int) -> Told:
    return won(points(100), points(100 - margin), wagered=10, margin=75)


def everybody(but: int) -> Told:
    story = told()
    for who in [*all_opponents()][: len(all_opponents()) - but]:
        story.happens(DuelBegan(0), replace(fresh(), opponent=who))
    return story


STORIES = {
    "first_duel": (lambda: won(), lambda: won(winners=(1,))),
    "hundred_duels": (lambda: duels(100), lambda: duels(99)),
    "run_easy": (lambda: run_won("easy"), lambda: run_won("normal")),
    "run_normal": (lambda: run_won("normal"), lambda: run_won("hard")),
    "run_hard": (lambda: run_won("hard"), lambda: run_won("normal")),
    "ridden_on": (lambda: duels(12), lambda: duels(11)),
    "points": (lambda: won(points(300)), lambda: won(points(299))),
    "three_yathsels": (lambda: yathsels(3), lambda: yathsels(2).happens(DuelBegan(1)).happens(*_yathsel())),
    "no_yathsel": (lambda: won(points(20)), lambda: won(MADE)),
    "bonuses": (lambda: duels(8, BONUS), lambda: duels(7, BONUS).happens(DuelWon((0,), "higher_total"), at(MADE))),
    "by_one": (lambda: won(points(91), points(90)), lambda: won(points(92), points(90))),
    "roll_off": (lambda: won(reason="roll_off"), lambda: won(reason="rabbit_foot")),
    "behind": (lambda: behind(50), lambda: behind(49)),
    "undived": (lambda: run_won(), lambda: run_won(before=told().happens(Dived(0)))),
    "last_moment": (lambda: under(500), lambda: under(501)),
    "warned": (lambda: run_won(before=told().happens(Warned(7))), lambda: told().happens(Warned(7))),
    "caught": (lambda: told().happens(Caught(7)), lambda: told().happens(Warned(7))),
    "unspent": (
        lambda: run_won(before=told().happens(GoldChanged(0, -6, "toll"))),
        lambda: run_won(before=told().happens(GoldChanged(0, -1, "bought"))),
    ),
    "wager": (lambda: wager(75), lambda: wager(74)),
    "sold": (
        lambda: told().happens(GoldChanged(0, 9, "sold")),
        lambda: told().happens(GoldChanged(0, 8, "sold")).happens(GoldChanged(0, 9, "gilded")),
    ),
    "met_all": (lambda: everybody(0), lambda: everybody(1)),
}  # fmt: skip
FROM_FILES = ("half_hour", "daily", "weekly", "seven_days", "hunt_won", "bang_won", "race_won")


def _yathsel() -> tuple[Entered, Run]:
    return Entered(0, "yathsel", 50, False, False, False, 0), at()


def standing(badge: str, story: Told) -> Standing:
    rows = [("file", feat, what, number) for (feat, what), number in story.watcher.done.found.items()]
    return next(one for one in badges.standings(rows) if one.badge.id == badge)


def feats_of(run: runfile.RunFile) -> dict[tuple[str, str], int]:
    return reckoning.reckoned(runfile.dumps(run), nothing).feats


def earned_by_file(run: runfile.RunFile) -> set[str]:
    rows = [("file", feat, what, number) for (feat, what), number in feats_of(run).items()]
    return {one.badge.id for one in badges.standings(rows) if one.earned}


@pytest.mark.parametrize("badge", STORIES)
def test_the_smallest_run_earns(badge: str) -> None:
    assert standing(badge, STORIES[badge][0]()).earned


@pytest.mark.parametrize("badge", STORIES)
def test_one_just_short_does_not_earn(badge: str) -> None:
    assert not standing(badge, STORIES[badge][1]()).earned


def test_every_badge_has_its_smallest_game_here() -> None:
    assert {*STORIES, *FROM_FILES} == {badge.id for badge in badges.badges()}


@pytest.fixture(scope="module")
def daily() -> runfile.RunFile:
    return whole(TODAY, Marks())


def test_a_daily_run_won_within_half_an_hour_earns_both(daily: runfile.RunFile) -> None:
    assert daily.result is not None
    assert daily.result["reason"] == "won"
    assert {"daily", "half_hour", "run_easy", "first_duel"} <= earned_by_file(daily)


def test_a_millisecond_more_than_half_an_hour_is_too_long(daily: runfile.RunFile) -> None:
    daily.times.real_ms = 1_800_001
    assert "half_hour" not in earned_by_file(daily)
    daily.times.real_ms = 1_800_000
    assert "half_hour" in earned_by_file(daily)


def test_a_run_whose_real_time_was_not_measured_as_a_whole_is_not_quick(daily: runfile.RunFile) -> None:
    measured, daily.times.real_ms = daily.times.real_ms, 5
    assert "half_hour" not in earned_by_file(daily)
    daily.times.real_ms = measured


@pytest.mark.parametrize(
    ("mark", "seed"),
    [
        ("practice", "DAILY 2026-01-01"),
        ("forked", "DAILY 2026-01-01"),
        ("assisted", "DAILY 2026-01-01"),
        ("seeded", DRAWN),
    ],
)
def test_no_badge_is_earned_by_a_run_marked(mark: str, seed: str) -> None:
    assert feats_of(whole(seed, Marks(**{mark: True}))) == {}


def test_a_weekly_run_won_earns_its_badge_and_a_daily_one_does_not(daily: runfile.RunFile) -> None:
    assert "weekly" in earned_by_file(whole("WEEKLY 2026-W02", Marks()))
    assert "weekly" not in earned_by_file(daily)


def test_a_daily_run_that_was_given_up_is_no_day_played(daily: runfile.RunFile) -> None:
    assert feats_of(daily)["daily_played", "2026-01-01"] == 1
    assert not any(feat == "daily_played" for feat, _ in feats_of(whole(TODAY, Marks(), gives_up=True)))


@pytest.mark.parametrize(
    ("days", "earned"),
    [
        (("28", "27", "30", "29", "26", "31", "25"), True),
        (("25", "26", "27", "28", "29", "30"), False),
        (("24", "25", "26", "28", "29", "30", "31"), False),
    ],
)
def test_seven_days_in_a_row_are_seven_without_a_gap(days: tuple[str, ...], earned: bool) -> None:
    rows = [(day, "daily_played", f"2026-12-{day}", 1) for day in days]
    (badge,) = [one for one in badges.badges() if one.id == "seven_days"]
    assert badges.standings(rows, [badge])[0].earned == earned


@pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31", "2026-13-45", "2026"])
def test_a_day_at_the_edge_of_the_calendar_or_beyond_breaks_nothing(day: str) -> None:
    (badge,) = (one for one in badges.badges() if one.id == "seven_days")
    assert not badges.standings([("file", "daily_played", day, 1)], [badge])[0].earned


def test_a_row_of_days_goes_on_over_the_turn_of_the_year() -> None:
    days = ["2026-12-29", "2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02", "2027-01-03", "2027-01-04"]
    (badge,) = [one for one in badges.badges() if one.id == "seven_days"]
    (found,) = badges.standings([(day, "daily_played", day, 1) for day in days], [badge])
    assert (found.reached, found.file) == (7, "2027-01-04")


@pytest.mark.parametrize(
    ("badge", "game", "name"),
    [
        ("hunt_won", "bounty_hunter", "whole_game_of_two"),
        ("bang_won", "bang_dice", "three_survivor"),
        ("race_won", "super_teams", "two"),
    ],
)
def test_a_person_who_beats_a_bot_in_the_saloon_earns(badge: str, game: str, name: str) -> None:
    run = at_table(game, name)
    assert badge in earned_by_file(run)
    run.seats = [Driver("person")] * len(run.seats)
    assert badge not in earned_by_file(run)  # people alone beat nobody
    assert run.result is not None
    run.seats = [Driver("bot" if seat in run.result["winners"] else "person") for seat in range(len(run.seats))]
    assert badge not in earned_by_file(run)


def test_a_badge_is_dated_by_the_game_that_reached_its_goal_first() -> None:
    (badge,) = [one for one in badges.badges() if one.id == "hundred_duels"]
    rows = [(f"{day}", "duels_won", "", 40) for day in range(1, 5)]
    (found,) = badges.standings(rows, [badge])
    assert (found.file, found.reached) == ("3", 160)


def test_everybody_to_be_met_is_everybody_there_is() -> None:
    (badge,) = [one for one in badges.badges() if one.id == "met_all"]
    assert badge.goal == len(all_opponents())


@pytest.mark.parametrize(
    ("badge", "why"),
    [
        (Badge("first_duel", "duels_won", "sum", 1), "first_duel stands there 2 times"),
        (Badge("other", "good_looks", "sum", 1), "feat is good_looks"),
        (Badge("other", "points", "sum", 1), "rule is sum, expected best"),
        (Badge("other", "left_ms", "best", 1), "rule is best, expected least"),
        (Badge("other", "met", "kinds", 0), "goal is 0"),
    ],
)
def test_a_badge_that_nobody_could_earn_is_refused_by_name(badge: Badge, why: str) -> None:
    with pytest.raises(DataError, match=why):
        badges.checked(Badges((*badges.badges(), badge)))


def test_the_yathsel_box_is_where_it_is_looked_for() -> None:
    assert MADE[YATHSEL] == 50
