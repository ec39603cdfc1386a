"""Knows how each decision of a recorded run is said in words: those of the road here, those of a duel as its log."""

from collections.abc import Sequence

from game.campaign.events import (
    DieForged,
    DuelBegan,
    KitTaken,
    OpponentMet,
    RodeOn,
    RumourHeard,
    RunEnded,
    RunEvent,
    StopVisited,
    TrickLearned,
    WagerMade,
)  # fmt: skip
from game.campaign.state import Run
from game.yathsel.events import Opened
from scenes import wares
from scenes.campaign import parts
from scenes.services.services import Services
from scenes.skins.yathsel import words
from scenes.skins.yathsel.memory import Memory, noted

_MOST_LINES = 2


def said(services: Services, memory: Memory, events: Sequence[RunEvent], before: Run) -> str:
    """What a decision came to, from what was seen of it; `memory` is that of the duel until then."""
    road = [line for event in events if (line := _on_road(services, event, before))]
    if road:
        return " · ".join(road)
    name = words.called(services.text, before.opponent)
    told: list[str] = []
    for event in events:
        after = noted(memory, event)
        known = len(memory.lines)
        if after.lines[:known] == memory.lines:
            told += [words.line_with_dice(services.text, line, name) for line in after.lines[known:]]
        memory = after
    return " · ".join(told[:_MOST_LINES]) or services.text.say(f"deed.{_unsaid(events)}")


def _unsaid(events: Sequence[RunEvent]) -> str:
    """What the log is silent about."""
    for event in events:
        match event:
            case Opened(int(), None):
                return "empty"
            case RunEnded():
                return "ended"
    return "below" if events else "waits"


def _on_road(services: Services, event: RunEvent, before: Run) -> str | None:
    text, say = services.text, services.text.say
    match event:
        case KitTaken(str(kit)):
            return say("deed.kit", {"kit": say(f"kit.{kit}")})
        case OpponentMet(duel, who) if before.phase == "choose":
            return say("deed.choose", {"n": duel + 1, "name": parts.said_name(services, who)})
        case WagerMade(stake, margin):
            return say("deed.wager", {"gold": stake, "margin": margin})
        case DuelBegan():
            name = parts.said_name(services, before.opponent) if before.opponent else ""
            return say("deed.sit_down", {"n": before.duel.table.duel + 1, "name": name})
        case StopVisited(None):
            return say("deed.no_stop")
        case StopVisited(str(stop)):
            return say("deed.stop", {"stop": say(f"stop.{stop}.name")})
        case DieForged(int(slot), str(die)):
            return say("deed.forged", {"slot": slot + 1, "die": wares.name(text, die)})
        case TrickLearned(str(trick)):
            return say("deed.learned", {"trick": wares.name(text, trick)})
        case RumourHeard(tuple(twists), _):
            return say("deed.rumour", {"twist": words.twist_name(text, twists)})
        case RodeOn():
            return say("deed.ride_on")
        case RunEnded(reason) if reason == "abandoned" or before.phase == "won":
            return say(f"deed.{reason}")
        case _:
            return None
