"""Knows the table of the difficulties as the set-up shows it: a row a number, from the data of the rules."""

from functools import partial

from game.campaign.numbers import numbers
from game.yathsel import difficulty, shop
from scenes import wares
from scenes.menus.setup import Difficulty
from scenes.services.services import Services
from scenes.services.text import Text
from scenes.ui.widgets import Words

_ROWS = ("strength", "gold", "rules", "swaps", "shop", "xp", "bounties")


def offered(services: Services) -> tuple[tuple[Words, ...], tuple[Difficulty, ...]]:
    """The labels of the rows, and each difficulty with its cells."""
    rows = tuple(partial(services.text.say, f"setup.{row}") for row in _ROWS)
    return rows, tuple(_difficulty(services.text, name) for name in difficulty.NAMES)


def stake_words(services: Services, stake: int) -> str:
    """What a stake adds to those before it, 0 for hard as it is."""
    stakes, clocks = numbers().stakes, shop.numbers()
    values = {
        "duel": stakes.rule_from_duel, "percent": 100 - stakes.bounty_percent,
        "clock": wares.seconds(clocks.stake_clock_ms), "fall": wares.seconds(clocks.stake_fall_every_ms),
    }  # fmt: skip
    return services.text.say(f"setup.stake.{stake}", values)


def _difficulty(text: Text, name: str) -> Difficulty:
    one = difficulty.named(name)
    first, last = (round(value / 10) for value in (one.strengths[0], one.strengths[-1]))
    strength = {"first": first, "last": last}
    swaps = partial(text.say_n, "setup.swaps_a_turn", one.swaps) if one.swaps else partial(text.say, "setup.any_swaps")
    shop = partial(text.say, "setup.shop_clock", {"seconds": wares.seconds(one.clock_ms)})
    cells: tuple[Words, ...] = (
        partial(text.say, "setup.strength_range", strength),
        lambda: str(one.start_gold),
        partial(text.say, "setup.percent", {"percent": one.house_rules_percent}),
        swaps,
        shop if one.clock_ms else partial(text.say, "setup.no_clock"),
        partial(text.say, "setup.percent", {"percent": one.xp_percent}),
        partial(text.say, "setup.percent", {"percent": one.bounty_percent}),
    )
    return Difficulty(name, cells, one.strengths)
