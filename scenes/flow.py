"""Knows which screen follows which: title, set-up, introduction, table, result, and so on to the end of a run."""

from collections.abc import Mapping

import game
from game import catalog
from game.campaign.actions import StartDuel
from game.commands import bots
from game.core import seeds
from game.yathsel import difficulty
from game.yathsel.actions import Abandon
from scenes.campaign import keeper, parts, told
from scenes.campaign.ask import ReplaceScene
from scenes.campaign.introduction import IntroductionActions, IntroductionScene
from scenes.campaign.keeper import Keeper, Wanted
from scenes.campaign.result import DuelEnd, ResultScene, Way
from scenes.campaign.summary import SummaryActions, SummaryScene
from scenes.campaign.watched import Trouble, Watched
from scenes.catalog import table_scene
from scenes.menus.pause import PauseActions, PauseScene
from scenes.menus.question import MessageScene
from scenes.menus.setup import Difficulty, SetupOffer, SetupScene, fresh_seed
from scenes.menus.title import TitleActions, TitleScene
from scenes.options import PlayOptions
from scenes.services import saves
from scenes.services.journal import Ticket
from scenes.services.saves import Found
from scenes.services.services import Services
from scenes.services.worker import Brain, Worker
from scenes.stack import Change, Push, Reset, Scene
from scenes.table.scene import TableHooks

_STORING_MOST_S = 5.0


def opening(services: Services, options: PlayOptions) -> tuple[Scene, ...]:
    """The scenes the game begins with, bottom first."""
    worker = Worker(Brain(bots.answer, bots.prepare), services.folders.cache)
    return Flow(services, options, worker).opening()


class Flow:
    """The way through the screens; at most one run is under way. Every stack of scenes begins anew at a turn of it."""

    def __init__(self, services: Services, options: PlayOptions, worker: Worker) -> None:
        self.services = services
        self.kept: Keeper | None = None
        self._options = options
        self._worker = worker
        self._runs = services.folders.data / "runs"
        self._found = Found("none")
        self._told: set[str] = set()

    def opening(self) -> tuple[Scene, ...]:
        """The title, over it what has to be told first; with a seed or a difficulty asked for, straight into a run."""
        title = self._title()
        first = (*self._damaged_settings(), *self._unusable_save())
        if self._options.seed is None and self._options.difficulty is None:
            return (title, *first)
        typed = self._options.seed is not None
        seed = seeds.typed(self._options.seed) if self._options.seed is not None else fresh_seed()
        wanted = Wanted(self._options.difficulty or "normal", seed, typed)
        if self._found.kind == "waiting" and self._found.steps:
            return (title, self._replace_question(wanted), *first)
        return (self._first_scene(wanted), *first)

    def _say(self, key: str, values: Mapping[str, object] | None = None) -> str:
        return self.services.text.say(key, values)

    # the title and what leads into a run

    def _title(self) -> Scene:
        return TitleScene(
            self.services, TitleActions(self._set_up, self._go_on, self._waiting, lambda: " · ".join(self._version()))
        )

    def _version(self) -> tuple[str, ...]:
        rules = catalog.games()[keeper.GAME].rules.id
        return (self._say("menu.rules_line", {"version": game.__version__, "rules": rules}),)

    def _set_up(self) -> Change:
        rows = (lambda: self._say("setup.duels"), lambda: self._say("setup.strength"))
        offered = tuple(_offered(self.services, name) for name in difficulty.NAMES)
        return Push(SetupScene(self.services, SetupOffer(rows, offered, self._start)))

    def _start(self, level: str, seed: str, typed: bool) -> Change:
        wanted = Wanted(level, seed, typed)
        if self._found.kind == "waiting" and self._found.steps:
            return Push(self._replace_question(wanted))
        return self._begin(wanted)

    def _replace_question(self, wanted: Wanted) -> Scene:
        return ReplaceScene(self.services, self._waiting() or "", lambda: self._begin(wanted))

    def _begin(self, wanted: Wanted) -> Change:
        return Reset((self._first_scene(wanted),))

    def _first_scene(self, wanted: Wanted) -> Scene:
        """Begins a run; one that waited until now is given up, and counted so."""
        self._let_go()
        if self._found.kind == "waiting" and self._found.steps:
            given_up = keeper.go_on(self._runs, self._found)
            given_up.act(Abandon()).wait(_STORING_MOST_S)
            given_up.close()
        self.kept = keeper.begin(self._runs, wanted)
        return self._introduction(self.kept)

    def _waiting(self) -> str | None:
        """What the run that waits is, in words; a run that needs nobody any more is ended on the way."""
        self._found = saves.examine(self._runs)
        session = self._found.session
        if session is None:
            return None
        if session.match.outcome is not None or session.match.state.phase == "won":
            ended = keeper.go_on(self._runs, self._found)
            stored = ended.conclude()
            if stored is not None:
                stored.wait(_STORING_MOST_S)
            ended.close()
            self._found = Found("none")
            return None
        return told.waiting_words(self.services, session.match.state)

    def _go_on(self) -> Change:
        if self._found.kind != "waiting":
            return None
        self.kept = keeper.go_on(self._runs, self._found)
        in_duel = self.kept.run.phase == "duel"
        return Reset((self._table(self.kept) if in_duel else self._introduction(self.kept),))

    # one duel after the other

    def _introduction(self, kept: Keeper) -> Scene:
        run = kept.run
        self._worker.prepare(run.duel.twists)
        actions = IntroductionActions(lambda: self._sit_down(kept), self._save_and_leave)
        return self._watched(IntroductionScene(self.services, run, told.sign_of(kept), actions))

    def _sit_down(self, kept: Keeper) -> Change:
        kept.act(StartDuel())
        return Reset((self._table(kept),))

    def _table(self, kept: Keeper) -> Scene:
        self._worker.prepare(kept.run.duel.twists)
        hooks = TableHooks(
            think=self._worker.submit,
            recorded=kept.recorded,
            finished=lambda: self._duel_over(kept),
            pause=lambda: self._pause(kept),
        )
        return self._watched(table_scene(self.services, kept.session, hooks, lambda: self._corner(kept)))

    def _corner(self, kept: Keeper) -> tuple[str, ...]:
        return (parts.sign_words(self.services, told.sign_of(kept)), *self._version())

    def _pause(self, kept: Keeper) -> Scene:
        def give_up() -> Change:
            kept.act(Abandon())
            return Reset((self._summary(kept),))

        return PauseScene(
            self.services, PauseActions(give_up, self._save_and_leave, lambda: "\n".join(self._corner(kept)))
        )

    def _duel_over(self, kept: Keeper) -> Change:
        """The result of a decided duel; a run that is thereby won is ended first."""
        if kept.run.phase == "won":
            kept.conclude()
        run, duel = kept.run, kept.last_duel
        if duel is None:
            return Reset((self._summary(kept),))
        if kept.over:
            ways = (
                Way(lambda: self._say("result.summary"), lambda: Reset((self._summary(kept),))),
                Way(lambda: self._say("result.new_run"), lambda: self._again(kept, same_seed=False)),
            )
        else:
            ways = (
                Way(lambda: self._say("result.next"), lambda: Reset((self._introduction(kept),))),
                Way(lambda: self._say("result.leave"), self._save_and_leave),
            )
        end = DuelEnd(run.results[-1], duel.duel, duel, run.results)
        return Reset((self._watched(ResultScene(self.services, end, ways)),))

    # the end of a run

    def _summary(self, kept: Keeper) -> Scene:
        actions = SummaryActions(
            new_run=lambda: self._again(kept, same_seed=False),
            same_seed=lambda: self._again(kept, same_seed=True),
            leave=self._save_and_leave,
        )
        return SummaryScene(self.services, told.run_end(kept), kept.stored or Ticket(), actions)

    def _again(self, kept: Keeper, same_seed: bool) -> Change:
        seed = kept.header.seed if same_seed else fresh_seed()
        self._found = Found("none")
        return self._begin(Wanted(kept.run.difficulty, seed, same_seed))

    def _save_and_leave(self) -> Change:
        self._let_go()
        return Reset((self._title(),))

    def _let_go(self) -> None:
        if self.kept is not None:
            self.kept.close()
            self.kept = None

    # what has to be told

    def _watched(self, scene: Scene) -> Scene:
        return Watched(self.services, scene, self._trouble)

    def _trouble(self) -> Trouble | None:
        found: list[Trouble] = []
        if self.kept is not None and self.kept.trouble is not None:
            found.append(Trouble("disk", parts.said_reason(self.services, self.kept.trouble)))
        if self._worker.gave_up:
            found.append(Trouble("worker"))
        for trouble in found:
            if trouble.kind not in self._told:
                self._told.add(trouble.kind)
                return trouble
        return None

    def _damaged_settings(self) -> tuple[Scene, ...]:
        aside = self.services.settings.damaged
        if aside is None:
            return ()
        say, file = self.services.text.say, aside.name
        heading, body = "menu.damaged_settings_heading", "menu.damaged_settings_body"
        return (MessageScene(self.services, lambda: say(heading), lambda: say(body, {"file": file})),)

    def _unusable_save(self) -> tuple[Scene, ...]:
        found = self._found
        if not found.unusable:
            return ()
        file = found.aside.name if found.aside else self._say("save.nowhere")
        kind = "lost" if found.lost else found.kind
        say = self.services.text.say
        return (MessageScene(self.services, lambda: say("save.heading"), lambda: say(f"save.{kind}", {"file": file})),)


def _offered(services: Services, name: str) -> Difficulty:
    strengths = difficulty.named(name).strengths
    first, last = (round(value / 10) for value in (strengths[0], strengths[-1]))
    return Difficulty(
        name,
        (
            lambda: str(len(strengths)),
            lambda: services.text.say("setup.strength_range", {"first": first, "last": last}),
        ),
        strengths,
    )
