"""Knows the order of a run: bounty and XP, stop, choice, wager, duel; and how it ends (yathsel.md section 8)."""

from dataclasses import replace

from game.campaign import pay, road, stops
from game.campaign.actions import Choose, Leave, RideOn, RunAction, StartDuel, Stop, TakeKit, Wager
from game.campaign.embedded import DuelFlow, RunFlow
from game.campaign.events import (
    DuelBegan,
    KitsOffered,
    KitTaken,
    OpponentMet,
    OpponentsOffered,
    RodeOn,
    RunEnded,
    RunWon,
    StopsOffered,
    WagerMade,
    XpGained,
)  # fmt: skip
from game.campaign.numbers import numbers
from game.campaign.opponents import DUELS
from game.campaign.state import Choice
from game.core.rules import Seat
from game.yathsel import beginning
from game.yathsel import decide as duel_decide
from game.yathsel.actions import Abandon
from game.yathsel.events import Abandoned, GoldChanged


def decide(flow: RunFlow, seat: Seat, action: RunAction) -> None:
    """Emits what an allowed action brings about."""
    match action:
        case TakeKit(k):
            flow.emit(KitTaken(flow.state.kits[k]))
        case Choose(opponent):
            _meet(flow, flow.state.choices[opponent])
        case Wager(stake):
            flow.emit(WagerMade(stake, pay.margin(flow.state, stake)))
            flow.emit(GoldChanged(0, -stake, "wager"))
        case StartDuel():
            _start(flow)
        case Stop():
            stops.decide(flow, action)
        case RideOn():
            flow.emit(RodeOn())
        case Leave():
            flow.emit(RunEnded("won"))
        case Abandon():
            if not flow.state.won:
                flow.emit(Abandoned(seat))
            flow.emit(RunEnded("won" if flow.state.won else "abandoned"))
        case _:
            duel_decide.decide(DuelFlow(flow), seat, action)


def advance(flow: RunFlow) -> None:
    """Plays on by itself: kits, the next opponents, the duel's next turn, pay, the run's end."""
    run = flow.state
    if run.phase == "between" and not run.opponent and not run.kits and not _has_kit(flow):
        flow.emit(KitsOffered(road.drawn_kits(flow.draw)))
        return
    if run.phase == "between":
        _offer(flow)
    if flow.state.phase != "duel":
        return
    duel_decide.advance(DuelFlow(flow))
    verdict = flow.state.duel.verdict
    if verdict is not None:
        _pay_and_go_on(flow, 0 in verdict.winners, verdict.reason)


def _has_kit(flow: RunFlow) -> bool:
    """Whether the kit is taken; from some stake on there is none."""
    duel = flow.state.duel
    return duel.table.stake >= numbers().stakes.no_kit or any(duel.sides[0].pockets or ())


def _offer(flow: RunFlow) -> None:
    run = flow.state
    duel = run.duel.table.duel + 1 if run.results else run.duel.table.duel
    offered = road.choices(flow.draw, run, duel)
    flow.emit(OpponentsOffered(duel, offered))
    if len(offered) == 1:
        _meet(flow, offered[0])


def _meet(flow: RunFlow, choice: Choice) -> None:
    run = flow.state
    duel = run.duel.table.duel + 1 if run.results else run.duel.table.duel
    twists = road.drawn_twists(flow.draw, duel)
    breaths = beginning.short_turns(flow.draw, duel, choice.house_rules, run.difficulty)
    ruled = replace(run.duel.table, house_rules=choice.house_rules)
    bar = beginning.own_card(ruled, run.duel.charms).bar
    flow.emit(OpponentMet(duel, choice.opponent, twists, choice.house_rules, breaths, bar))


def _start(flow: RunFlow) -> None:
    run = flow.state
    flow.emit(DuelBegan(run.duel.table.duel))
    toll = beginning.toll(run.duel.table, run.duel.sides[0].gold or 0)
    if toll:
        flow.emit(GoldChanged(0, -toll, "toll"))


def _pay_and_go_on(flow: RunFlow, won: bool, reason: str) -> None:
    run = flow.state
    if not won:
        if reason != "caught":
            flow.emit(XpGained(pay.xp_for_loss(run), "lost_duel"))
        flow.emit(RunEnded("won" if run.won else "caught" if reason == "caught" else "lost"))
        return
    flow.emit(XpGained(pay.xp_for_win(run), "won_duel"))
    last = run.duel.table.duel == DUELS - 1
    bounty = pay.bounty(run, road.listed_bounty(run))
    for why, gold in (("bounty", bounty), ("wager", pay.wager_pays(run)), ("debt_collector", pay.collected_debt(run))):
        if gold and last and why != "debt_collector":
            flow.emit(XpGained(pay.xp_for_gold(run, gold), why))
        elif gold:
            flow.emit(GoldChanged(0, gold, why))
    if last:
        flow.emit(XpGained(pay.xp_for_run(run), "won_run"))
        flow.emit(RunWon())
        return
    flow.emit(StopsOffered(road.drawn_stops(flow.draw, run.duel.table.duel)))
