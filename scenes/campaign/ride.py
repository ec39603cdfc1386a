"""Knows which screen of a run follows which: kit, choice, wager, table, result, stop, and so on to its summary."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.campaign.actions import Choose, Leave, RideOn, StartDuel, Stop, TakeKit, Wager
from game.campaign.events import RumourHeard, RunEvent, TrickLearned
from game.core.rules import CLOCK_SEAT
from game.yathsel import shop
from game.yathsel.actions import Abandon
from scenes import wares
from scenes.campaign import keys, parts, told
from scenes.campaign.introduction import IntroductionActions, IntroductionScene
from scenes.campaign.keeper import Keeper
from scenes.campaign.kit import KitActions, KitScene
from scenes.campaign.result import ResultScene, Way
from scenes.campaign.smithy import SmithyScene
from scenes.campaign.stop import StopActions, StopScene
from scenes.campaign.summary import SummaryActions, SummaryScene
from scenes.campaign.trail import TrailActions, TrailScene
from scenes.campaign.waiting import Waiting
from scenes.campaign.watched import not_counted
from scenes.campaign.won import WonActions, WonScene
from scenes.catalog import table_scene
from scenes.menus.base import Menu
from scenes.menus.pause import PauseActions, PauseScene
from scenes.menus.question import MessageScene
from scenes.services.journal import Ticket
from scenes.services.services import Services
from scenes.services.splits import Split
from scenes.services.worker import Worker
from scenes.skins.yathsel import words
from scenes.stack import Change, Push, Reset, Scene
from scenes.table.scene import TableHooks, TableScene

_SOUNDS = {"smith": "smith", "bank": "bank", "rumour": "whisper"}


def no_split() -> Split | None:
    """Nothing is timed."""
    return None


@dataclass(frozen=True, slots=True)
class RideExits:
    """What lies beside the road: to the title (the run waits there), the same or a new run, what a stored run earns.

    `standing` says which level that has led to; `watched` puts over a scene what holds on all, told how to ask for game
    time and what hears of the time in which the scene is covered; `version` are the last lines in the corner of the
    table, `beside` the table with somebody who looks on, `rules` the book, `split` the split of the duel won last, if
    it is to be shown, `earned` the badges that a finished run has earned.
    """

    leave: Callable[[], Change]
    again: Callable[[bool], Change]
    booked: Callable[[], Change]
    standing: Callable[[], str]
    watched: Callable[[Scene, Callable[[], int], Callable[[Scene, float], None]], Scene]
    version: Callable[[], tuple[str, ...]]
    beside: Callable[[TableScene], Scene]
    rules: Callable[[], Change]
    split: Callable[[], Split | None] = no_split
    earned: Callable[[], tuple[str, ...]] = tuple


class Ride:
    """One run under way on the screen; every screen begins the stack of scenes anew."""

    def __init__(self, services: Services, kept: Keeper, worker: Worker, exits: RideExits) -> None:
        self._services = services
        self._kept = kept
        self._worker = worker
        self._exits = exits
        self._now = self._t

    def scene(self) -> Scene:
        """The screen of the moment the run is at."""
        services, run = self._services, self._kept.run
        match run.phase:
            case "kit":
                take = KitActions(lambda k: self._act(TakeKit(k)), self._push_pause)
                return self._waiting(KitScene(services, run, take))
            case "choose":
                choose = TrailActions(lambda place: self._act(Choose(place)), self._push_pause)
                return self._waiting(TrailScene(services, run, choose))
            case "wager":
                self._worker.prepare(run.duel.table.twists)
                sit_down = IntroductionActions(self._sit_down, self._push_pause)
                sign = told.sign_of(self._kept)
                return self._waiting(IntroductionScene(services, run, sign, sit_down))
            case "duel":
                return self._table()
            case "stop":
                visit = StopActions(lambda k: self._visit(Stop(k)), self._smithy, self._push_pause)
                return self._waiting(StopScene(services, run, visit))
            case "won":
                ways = WonActions(lambda: self._act(Leave()), lambda: self._act(RideOn()), self._push_pause)
                return self._waiting(WonScene(services, run, ways))
            case _:
                return self._summary()

    def _waiting(self, scene: Scene) -> Scene:
        self._now = self._t
        waiting = Waiting(self._services, scene, self._kept.let_pass, self._pause, self._sign)
        return self._exits.watched(waiting, self._t, self._counted(self._kept.let_pass))

    def _counted(self, pass_time: Callable[[float], None]) -> Callable[[Scene, float], None]:
        """In a ranked run time passes too while a menu lies over what is to be decided (engine.md section 4)."""

        def covered(by: Scene, dt: float) -> None:
            if self._kept.header.ranked and isinstance(by, Menu):
                pass_time(dt)

        return covered

    def _t(self) -> int:
        return self._kept.t

    def _act(self, action: Any) -> Change:
        self._kept.act(action)
        return Reset((self.scene(),))

    def _sit_down(self, stake: int) -> Change:
        if stake:
            self._kept.act(Wager(stake))
        return self._act(StartDuel())

    def _smithy(self, k: int) -> Change:
        return Push(SmithyScene(self._services, self._kept.run, k, self._visit))

    def _visit(self, stop: Stop) -> Change:
        run, seen = self._kept.run, len(self._kept.seen)
        name = None if stop.k is None else run.stops[stop.k]
        self._services.audio.play(_SOUNDS.get(name or "", "paper"))
        self._kept.act(stop)
        notes = [note for event in self._kept.seen[seen:] if (note := self._note(event)) is not None]
        return Reset((self.scene(), *notes))

    def _note(self, event: RunEvent) -> Scene | None:
        """What a stop gave, where the next screen would not show it."""
        text = self._services.text
        match event:
            case TrickLearned(trick) if trick is not None:
                body = text.say("rule.said", {"name": wares.name(text, trick), "does": wares.does(text, trick)})
                return MessageScene(self._services, lambda: text.say("stop.card_school.name"), lambda: body)
            case RumourHeard(twists, goods) if twists is not None and goods is not None:
                named = ", ".join(wares.name(text, good) for good in goods if good is not None)
                values = {"twist": words.twist_name(text, twists), "goods": named or text.say("trail.nothing")}
                said = text.say("trail.rumour", values)
                return MessageScene(self._services, lambda: text.say("stop.rumour.name"), lambda: said)
        return None

    def _table(self) -> Scene:
        kept = self._kept
        self._worker.prepare(kept.run.duel.table.twists)
        hooks = TableHooks(
            think=self._worker.submit, recorded=kept.recorded, finished=self._duel_over, pause=self._pause,
            slow=lambda: kept.slowed(self._services.settings.now.watch_slow),
        )  # fmt: skip
        table = table_scene(self._services, kept.session, hooks, self._corner)
        self._now = lambda: table.t
        return self._exits.watched(self._exits.beside(table), lambda: table.t, self._counted(table.pass_time))

    def _corner(self) -> tuple[str, ...]:
        sign = told.sign_of(self._kept)
        return (parts.kind_words(self._services, sign), parts.sign_words(self._services, sign), *self._exits.version())

    def _sign(self) -> str:
        return " \u00b7 ".join((self._services.text.say(f"difficulty.{self._kept.run.difficulty}"), *self._corner()))

    def _cost(self) -> str:
        """What the pause costs in a ranked run."""
        run = self._kept.run
        watch = run.phase == "duel" and run.duel.shop.under and shop.deadline(run.duel) is not None
        key = "pause.cost_under" if watch else "pause.cost"
        return self._services.text.say(key, {"time": parts.said_time(self._now())})

    def _leave(self) -> Change:
        """Until later; in a ranked run the time since the last decision is kept, else it is not counted."""
        kept, match = self._kept, self._kept.session.match
        if kept.header.ranked and not kept.over and self._now() > match.t:
            kept.session.submit(CLOCK_SEAT, match.rules.clock(), self._now())
            kept.recorded(match.log[-1])
        return self._exits.leave()

    def _about(self) -> str:
        level, (kind, *others) = self._services.text.say(f"difficulty.{self._kept.run.difficulty}"), self._corner()
        return "\n".join((f"{level} \u00b7 {kind}", *others))

    def _push_pause(self) -> Change:
        return Push(self._pause())

    def _pause(self) -> Scene:
        def give_up() -> Change:
            if self._kept.over:  # decided already, and the pause came while it was still being shown
                return self._duel_over()
            return self._act(Abandon())

        about = PauseActions(
            give_up, self._leave, self._about, self._exits.rules, anew=True,
            cost=self._cost if self._kept.header.ranked else None,
        )  # fmt: skip
        return PauseScene(self._services, about)

    def _duel_over(self) -> Change:
        """The result of a decided duel; the run itself is already further on."""
        say, kept = self._services.text.say, self._kept
        end = told.duel_end(kept)
        if end is None:
            return Reset((self.scene(),))
        if kept.over:
            ways = (
                Way(lambda: say("result.summary"), lambda: Reset((self._summary(),))),
                Way(lambda: say("result.new_run"), lambda: self._exits.again(False), keys.NEW_RUN),
            )
        else:
            ways = (
                Way(lambda: say("result.next"), lambda: Reset((self.scene(),))),
                Way(lambda: say("result.leave"), self._exits.leave),
            )
        result = ResultScene(self._services, end, ways, self._exits.split())
        return Reset((self._exits.watched(result, self._t, not_counted),))

    def _summary(self) -> Scene:
        exits = self._exits
        actions = SummaryActions(
            lambda: exits.again(False), lambda: exits.again(True), exits.leave, exits.standing, exits.earned
        )
        stored = self._kept.stored or Ticket()
        return SummaryScene(self._services, told.run_end(self._kept), stored, actions, exits.booked)
