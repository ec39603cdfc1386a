"""Knows the long measurements: that opponents reach the share they are said to reach, under every twist and temper."""

import pytest

from game.yathsel import twists
from game.yathsel.bots.tempers import tempers
from tools import strength_report

pytestmark = pytest.mark.trials

CAMPAIGN = {
    "easy": (200, 419, 510, 580, 638, 690, 737, 780),
    "normal": (300, 508, 594, 660, 716, 765, 809, 850),
    "hard": (550, 720, 791, 845, 890, 930, 967, 1000),
}
WHISKEY = 150
EVERY = sorted({level - less for row in CAMPAIGN.values() for level in row for less in (0, WHISKEY)})
ONE_PER_CENT = 0.01
SIGMAS = 3


@pytest.mark.parametrize("name", ["plain", *twists.ids()])
def test_the_expected_card_is_the_stated_share_of_the_best(name: str) -> None:
    table = strength_report.table_under(() if name == "plain" else (name,))
    floor = strength_report.share(table, 0, 20_000).share
    for level in EVERY:
        found = strength_report.share(table, level, 8_000 if level < 350 else 2_000)
        expected = max(level, floor)
        allowed = ONE_PER_CENT * expected + SIGMAS * found.error
        assert abs(found.share - expected) <= allowed, (name, level, found)


def test_random_play_reaches_18_4_per_cent() -> None:
    found = strength_report.share(strength_report.table_under(()), 0, 40_000)
    assert found.share == pytest.approx(184.1, abs=SIGMAS * found.error + 0.5)


@pytest.mark.parametrize("temper", tempers())
def test_a_temper_changes_the_share_by_half_a_per_cent_at_most(temper: str) -> None:
    table = strength_report.table_under(())
    for level in strength_report.TEMPER_LEVELS:
        bare, bent = (strength_report.share(table, level, 16_000, temper=name) for name in (None, temper))
        assert abs(bent.share - bare.share) <= 0.005 * level + SIGMAS * (bare.error**2 + bent.error**2) ** 0.5


def test_playing_for_the_duel_wins_more_of_them() -> None:
    gain, error = strength_report.duel_gain(strength_report.table_under(()), 1_000)
    assert gain - SIGMAS * error > 0.8
