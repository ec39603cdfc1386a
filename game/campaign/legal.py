"""Knows what a seat may do in a run: kit, choice, wager, duel, stop, leave (yathsel.md section 8)."""

from collections.abc import Iterator, Mapping

from game.campaign import stops
from game.campaign.actions import Choose, Leave, RideOn, RunAction, StartDuel, Stop, TakeKit, Wager
from game.campaign.numbers import numbers, wagers
from game.campaign.state import Run
from game.core.rules import Seat, Window
from game.yathsel import check as duel_check
from game.yathsel import legal as duel_legal
from game.yathsel.actions import Abandon, Clock
from game.yathsel.card import DICE

PLAYERS_PHASES = ("kit", "choose", "wager", "stop", "won")


def windows(run: Run) -> Mapping[Seat, Window]:
    """Who may decide now: the player between duels, whoever the duel asks within one."""
    if run.phase == "duel":
        return duel_check.windows(run.duel)
    return {0: Window(run.phase, required=True)} if run.phase in PLAYERS_PHASES else {}


def check(run: Run, seat: Seat, action: RunAction) -> str | None:
    """The reason against an action of a seat that has a window, or None when it is allowed."""
    if isinstance(action, Clock | Abandon):
        return None
    now = f"{action.type}: not now, the run waits for something else"
    match action:
        case TakeKit(k):
            return None if run.phase == "kit" and k < len(run.kits) else now
        case Choose(opponent):
            return None if run.phase == "choose" and opponent < len(run.choices) else now
        case Wager(stake):
            return _against_wager(run, stake) if run.phase == "wager" else now
        case StartDuel():
            return None if run.phase == "wager" else now
        case Stop():
            return stops.against(run, action) if run.phase == "stop" else now
        case RideOn() | Leave():
            return None if run.phase == "won" else now
        case _:
            return duel_check.check(run.duel, seat, action) if run.phase == "duel" else now


def legal(run: Run, seat: Seat) -> tuple[RunAction, ...]:
    """Every action of the seat; the unlisted ones are left out."""
    if run.phase == "duel":
        return duel_legal.legal(run.duel, seat)
    if seat not in windows(run):
        return ()
    return tuple(action for action in _candidates(run) if check(run, seat, action) is None)


def _against_wager(run: Run, stake: int) -> str | None:
    if run.wagered:
        return "wager: one stands already"
    return None if stake <= (run.duel.sides[0].gold or 0) else f"wager: there are no {stake} gold"


def _candidates(run: Run) -> Iterator[RunAction]:
    match run.phase:
        case "kit":
            yield from (TakeKit(k) for k in range(len(run.kits)))
        case "choose":
            yield from (Choose(place) for place in range(len(run.choices)))
        case "wager":
            yield from (Wager(stake) for stake in wagers())
            yield StartDuel()
        case "stop":
            yield from _visits(run)
        case _:
            yield from (Leave(), RideOn())


def _visits(run: Run) -> Iterator[Stop]:
    for k, name in enumerate(run.stops):
        if name == "smith":
            yield from (Stop(k, slot, die) for slot in range(DICE) for die in numbers().smith_dice)
        else:
            yield Stop(k)
    yield Stop()
