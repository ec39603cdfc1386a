"""Knows how each event changes a run; what happens in a duel is left to the duel's own rules."""

from dataclasses import replace

from game.campaign.events import (
    DieForged,
    DuelBegan,
    KitsOffered,
    KitTaken,
    OpponentMet,
    OpponentsOffered,
    RodeOn,
    RumourHeard,
    RunEnded,
    RunEvent,
    RunWon,
    StopsOffered,
    StopVisited,
    TrickLearned,
    WagerMade,
    XpGained,
)  # fmt: skip
from game.campaign.numbers import kits, numbers
from game.campaign.state import Result, Rumour, Run, Way
from game.yathsel import beginning
from game.yathsel import evolve as duel_evolve
from game.yathsel.dice import Die
from game.yathsel.events import DuelWon
from game.yathsel.state import Duel, Side, Table, total


def evolve(run: Run, event: RunEvent) -> Run:
    """The run after the event."""
    match event:
        case KitsOffered(offered):
            return replace(run, phase="kit", kits=offered)
        case KitTaken(kit):
            return replace(run, phase="between", kits=(), duel=_equipped(run.duel, kit))
        case OpponentsOffered(_, choices):
            met = tuple(choice.opponent for choice in choices)
            return replace(run, phase="choose", choices=choices, offered=(*run.offered, *met))
        case OpponentMet():
            return _met(run, event)
        case WagerMade(stake, margin):
            return replace(run, wagered=stake, margin=margin)
        case DuelBegan():
            return replace(run, phase="duel")
        case XpGained(amount, _):
            return replace(run, xp=run.xp + amount)
        case StopsOffered(stops):
            return replace(run, phase="stop", stops=stops, wagered=0, margin=0)
        case StopVisited(stop):
            return replace(run, phase="between", stops=(), way=_after_stop(run.way, stop))
        case DieForged() | TrickLearned() | RumourHeard():
            return _gained_at_stop(run, event)
        case RunWon():
            return replace(run, phase="won", won=True)
        case RodeOn():
            return replace(run, phase="between", wagered=0, margin=0, way=Way())
        case RunEnded(reason):
            return replace(run, phase="over", reason=reason)
        case DuelWon():
            after = replace(run, duel=duel_evolve.evolve(run.duel, event))
            own, theirs = (total(side.card) for side in after.duel.sides)
            result = Result(run.opponent or "", own, theirs, 0 in event.winners)
            return replace(after, results=(*run.results, result))
        case _:
            return replace(run, duel=duel_evolve.evolve(run.duel, event))


def first_seat(duel: int) -> int:
    """The player begins the first, third, … duel, the opponent the others."""
    return duel % 2


def _met(run: Run, event: OpponentMet) -> Run:
    before = run.duel
    table = replace(
        before.table, twists=event.twists, house_rules=event.house_rules, duel=event.duel, short_turns=event.short_turns
    )
    fresh = beginning.fresh(table, 2, first_seat(event.duel), before.sides[0], before.charms)
    own = replace(fresh.sides[0], card=replace(fresh.sides[0].card, bar=event.bar))
    rival = _with_head(_rival(fresh.sides[1], before, table), numbers().chapel_head_start * run.way.blessed)
    shop = replace(fresh.shop, pouches=None, restocks=None) if before.shop.pouches is None else fresh.shop
    duel = replace(
        fresh, sides=(own, rival), tricks=before.tricks, warnings=before.warnings, shop=shop,
    )  # fmt: skip
    way = Way(rumour=run.way.rumour, blessed=run.way.blessed)
    return replace(run, phase="wager", duel=duel, opponent=event.opponent, choices=(), way=way)


def armed(side: Side, table: Table) -> Side:
    """The opponent's side with what it brings: the Stranger's pockets are filled at the last stake."""
    stakes, last = numbers().stakes, len(numbers().bounties) - 1
    if table.stake < stakes.armed_stranger or table.duel != last:
        return side
    return replace(side, pockets=tuple(Die(kind) for kind in stakes.stranger_dice))


def _rival(side: Side, before: Duel, table: Table) -> Side:
    """The opponent's side, hidden where it was hidden."""
    return replace(before.sides[1], card=side.card) if before.sides[1].hand is None else armed(side, table)


def _with_head(side: Side, more: int) -> Side:
    return replace(side, card=replace(side.card, head=side.card.head + more))


def _equipped(duel: Duel, kit: str | None) -> Duel:
    own = duel.sides[0]
    if kit is None or own.pockets is None:
        return duel
    held = kits()[kit]
    dice = (*(Die(kind) for kind in held.dice), *(None,) * (len(own.pockets) - len(held.dice)))
    tricks = (held.trick,) if held.trick else ()
    return replace(duel_evolve.with_side(duel, 0, replace(own, pockets=dice)), tricks=tricks)


def _after_stop(way: Way, stop: str | None) -> Way:
    return replace(
        way, doctored=stop == "doctor", telegraphed=stop == "telegraph", blessed=stop == "chapel",
        rumour=way.rumour if stop == "rumour" else None,
    )  # fmt: skip


def _gained_at_stop(run: Run, event: DieForged | TrickLearned | RumourHeard) -> Run:
    match event:
        case DieForged(slot, die):
            own = run.duel.sides[0]
            if slot is None or die is None or own.hand is None:
                return run
            hand = (*own.hand[:slot], Die(die), *own.hand[slot + 1 :])
            return replace(run, duel=duel_evolve.with_side(run.duel, 0, replace(own, hand=hand)))
        case TrickLearned(trick):
            if trick is None or run.duel.tricks is None:
                return run
            return replace(run, duel=replace(run.duel, tricks=(*run.duel.tricks, trick)))
        case RumourHeard(twists, goods):
            if twists is None or goods is None:
                return run
            return replace(run, way=replace(run.way, rumour=Rumour(twists, goods)))
