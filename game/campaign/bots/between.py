"""Knows what a player does between duels: kit, opponent, wager, stop."""

from game.campaign import pay
from game.campaign.actions import Choose, Leave, RunAction, StartDuel, Stop, TakeKit, Wager
from game.campaign.bots import appraisal
from game.campaign.bots.manners import Manner, manners
from game.campaign.numbers import kits, numbers, wagers
from game.campaign.state import Choice, Run, strength
from game.campaign.stops import against
from game.yathsel import dice
from game.yathsel.state import total

UNITS = 1000
PER_MILLE = 1000
QUARTERS = 4


def between(run: Run, manner: Manner) -> RunAction:
    """The next action outside a duel."""
    match run.phase:
        case "kit":
            return TakeKit(_kit(run) if manner.trades else 0)
        case "choose":
            return Choose(_opponent(run) if manner.thinks_ahead else 0)
        case "wager":
            stake = _wager(run, manner) if manner.thinks_ahead and not run.wagered else 0
            return Wager(stake) if stake else StartDuel()
        case "stop":
            return _stop(run, manner) if manner.thinks_ahead else Stop()
        case _:
            return Leave()


def _kit(run: Run) -> int:
    """The kit whose dice are worth most together, with a trick as some points."""

    def value(place: int) -> int:
        kit = kits()[run.kits[place]]
        trick = manners().good[kit.trick].once * UNITS // QUARTERS if kit.trick else 0
        return appraisal.set_value(tuple(die for die in kit.dice if die != "gilded")) + trick

    return max(range(len(run.kits)), key=value)


def _opponent(run: Run) -> int:
    def value(choice: Choice) -> int:
        rules = manners().rules
        return rules["bounty_points"] * choice.bounty - sum(rules[rule] for rule in choice.house_rules)

    return max(range(len(run.choices)), key=lambda place: value(run.choices[place]))


def expected_lead(run: Run, manner: Manner) -> int:
    """1/1000 points by which the player is expected to win the present duel."""
    table = run.duel.table
    best = numbers().margin.best[(*table.twists, "plain")[0]]
    own = best * manner.strength // PER_MILLE
    if manner.trades:
        own += appraisal.set_value(appraisal.owned(run.duel))
    rules = sum(manners().rules[rule] for rule in table.house_rules if rule not in ("head_start", "thirsty_crowd"))
    return own - best * strength(run) // PER_MILLE - UNITS * (rules + total(run.duel.sides[1].card))


def _wager(run: Run, manner: Manner) -> int:
    """The stake that brings most above itself on average; 0 when none brings enough."""
    lead, gold, told = expected_lead(run, manner), run.duel.sides[0].gold or 0, manners().wager
    best, best_gain = 0, 0
    for stake, kind in wagers().items():
        chance = _reaches(lead, UNITS * pay.margin(run, stake))
        back = chance * kind.times
        gain = stake * (back - PER_MILLE)
        if stake <= gold and back >= told.least_return and gain > best_gain:
            best, best_gain = stake, gain
    return best


def _reaches(lead: int, margin: int) -> int:
    """Per mille that a lead spread around its mean reaches the margin."""
    told = manners().wager
    place = len(told.tail) // 2 + QUARTERS * (margin - lead) // (UNITS * told.spread)
    return told.tail[max(0, min(len(told.tail) - 1, place))]


def _stop(run: Run, manner: Manner) -> Stop:
    """The first useful stop: the smith, the card school, the bank, the doctor."""
    gold = run.duel.sides[0].gold or 0
    options: list[Stop] = []
    for k, name in enumerate(run.stops):
        if name == "smith" and manner.trades:
            options += [Stop(k, slot, die) for die in reversed(numbers().smith_dice) for slot in _plain_slots(run)[:1]]
        if name == "card_school" and manner.trades and gold >= manners().stop.school_from:
            options.append(Stop(k))
        if name == "bank" and gold >= manners().stop.bank_from:
            options.append(Stop(k))
    allowed = [stop for stop in options if against(run, stop) is None and _pays(run, stop)]
    return allowed[0] if allowed else Stop()


def _pays(run: Run, stop: Stop) -> bool:
    return stop.die is None or appraisal.wanted(run.duel, stop.die, dice.kinds()[stop.die].price)


def _plain_slots(run: Run) -> list[int]:
    return [slot for slot, die in enumerate(run.duel.sides[0].hand or ()) if die.kind == dice.PLAIN]
