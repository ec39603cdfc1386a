"""Knows what a duel pays: bounty, wager, XP, and a wager's margin (yathsel.md sections 7, 8 and 14)."""

from game.campaign.numbers import half_up, numbers, wagers
from game.campaign.opponents import DUELS
from game.campaign.state import Run, strength
from game.yathsel import difficulty, goods, house
from game.yathsel.state import Duel, has, total

PER_CENT = 100
PER_MILLE = 1000
UNITS = 1000


def bounty(run: Run, listed: int) -> int:
    """The bounty in gold: one product of all factors, rounded once."""
    duel = run.duel
    product, divisor = listed * difficulty.named(run.difficulty).bounty_percent, PER_CENT
    for percent in _bounty_factors(run, duel):
        product, divisor = product * percent, divisor * PER_CENT
    return half_up(product, divisor)


def _bounty_factors(run: Run, duel: Duel) -> list[int]:
    factors = []
    thirsty = house.in_force("thirsty_crowd", duel.table.house_rules, run.difficulty)
    if thirsty and duel.table.duel != DUELS - 1:
        factors.append(PER_CENT - thirsty)
    if has(duel, "silver_tongue"):
        factors.append(PER_CENT + goods.charms()["silver_tongue"].size)
    if run.way.blessed:
        factors.append(numbers().chapel_bounty_percent)
    stakes = numbers().stakes
    if duel.table.stake >= stakes.bounty_stake:
        factors.append(stakes.bounty_percent)
    return factors


def won_by(duel: Duel) -> int:
    """The player's winning margin; 0 at least."""
    own, theirs = (total(side.card) for side in duel.sides)
    return max(0, own - theirs)


def wager_pays(run: Run) -> int:
    """What a wager brings back: its stake times its odds when the margin is reached, else nothing."""
    if not run.wagered or won_by(run.duel) < run.margin:
        return 0
    return run.wagered * wagers()[run.wagered].times


def collected_debt(run: Run) -> int:
    """What the debt collector brings after a won duel, in gold."""
    charm = goods.charms()["debt_collector"]
    return min(won_by(run.duel) // charm.start * charm.size, charm.limit) if has(run.duel, "debt_collector") else 0


def margin(run: Run, stake: int) -> int:
    """The winning margin that a wager of `stake` asks for."""
    rules = numbers().margin
    best = rules.best[(*run.duel.table.twists, "plain")[0]]
    left = best * (PER_MILLE - strength(run)) * rules.percent
    return max(rules.least, half_up(left, UNITS * PER_MILLE * PER_CENT)) + wagers()[stake].above


def xp_for_win(run: Run) -> int:
    """XP for a won duel: a sum and the margin, by difficulty."""
    return _xp(run, numbers().xp_won_duel + min(won_by(run.duel), numbers().xp_most_margin))


def xp_for_loss(run: Run) -> int:
    """XP for a lost duel: a part of the own total, by difficulty."""
    own = total(run.duel.sides[0].card)
    return half_up(own * difficulty.named(run.difficulty).xp_percent, numbers().xp_lost_part * PER_CENT)


def xp_for_run(run: Run) -> int:
    """XP for a won run."""
    return _xp(run, numbers().xp_won_run)


def xp_for_gold(run: Run, gold: int) -> int:
    """XP in place of gold after the last duel."""
    return gold * numbers().xp_a_gold


def _xp(run: Run, amount: int) -> int:
    return half_up(amount * difficulty.named(run.difficulty).xp_percent, PER_CENT)
