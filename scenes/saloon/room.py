"""Knows which screen of an evening in the saloon follows which: set-up, table, result, series or cup, and so on."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from game.core.runfile import RunFile
from scenes.campaign import parts
from scenes.campaign.ask import ReplaceScene
from scenes.campaign.earned import Earned
from scenes.catalog import book_scene, table_game, table_scene
from scenes.menus.pause import PauseActions, PauseScene
from scenes.saloon import draft, forked, keeper, store, wording
from scenes.saloon.among_bots import AmongBots
from scenes.saloon.bracket import BracketSheet
from scenes.saloon.draft import Draft
from scenes.saloon.evening import CUP, SINGLE, Evening, next_bout, over
from scenes.saloon.keeper import Keeper
from scenes.saloon.result import GameResult
from scenes.saloon.series import SeriesSheet
from scenes.saloon.setup import SaloonSetup, SetupActions
from scenes.saloon.sheets import Way
from scenes.services.chance import fresh_seed
from scenes.services.records import Records
from scenes.services.saves import Found
from scenes.services.services import Services
from scenes.services.worker import Worker
from scenes.stack import Change, Push, Reset, Scene
from scenes.table.hooks import TableHooks


@dataclass(frozen=True, slots=True)
class RoomExits:
    """What lies beside the saloon: the title, what tells trouble over a scene, the last lines of the corner, lessons.

    `lesson(game, saloon)` begins the lesson of a game, which leads on to `saloon`; `teaches` says whether there is one.
    """

    leave: Callable[[], Change]
    watched: Callable[[Scene], Scene]
    version: Callable[[], tuple[str, ...]]
    lesson: Callable[[str, Callable[[], Change]], Change] = lambda game, saloon: None
    teaches: Callable[[str], bool] = lambda game: False


class Room:
    """One evening at the most; every screen begins the stack of scenes anew."""

    def __init__(self, services: Services, folder: Path, worker: Worker, exits: RoomExits) -> None:
        self.kept: Keeper | None = None
        self._services = services
        self._folder = folder
        self._worker = worker
        self._exits = exits
        self.records = Records(folder)

    @property
    def trouble(self) -> str | None:
        """Why the disk refused something last, None if it never did."""
        return None if self.kept is None else self.kept.trouble

    def open(self) -> Change:
        """The set-up, with the table as it was last."""
        return Push(self._setup())

    def close(self) -> None:
        """Lets go of the game under way; it waits to be gone on with."""
        if self.kept is not None:
            self.kept.close()
            self.kept = None

    def _setup(self) -> Scene:
        named = partial(wording.called, self._services.text)
        last = store.read(self._folder / store.TABLE)
        laid: Draft = draft.usual(named) if last is None else draft.from_evening(last, named)
        actions = SetupActions(
            self._begin, self._go_on, self._waiting, self._loses,
            lambda game: self._exits.lesson(game, self._to_setup), self._exits.teaches,
        )  # fmt: skip
        return SaloonSetup(self._services, laid, actions)

    def _waiting(self) -> str | None:
        """What the evening that waits is, in words."""
        evening = store.read(self._folder / store.EVENING)
        if evening is None:
            return None
        text = self._services.text
        more = len(evening.chairs) - 1
        values = {"form": wording.form_name(text, evening.form), "name": evening.chairs[0].name, "more": more}
        return text.say("saloon.waiting", values)

    def _loses(self) -> bool:
        """Whether an undecided evening waits."""
        evening = store.read(self._folder / store.EVENING)
        return evening is not None and not over(evening)

    def _begin(self, evening: Evening) -> Change:
        self.close()
        store.forget(self._folder)
        store.write(self._folder / store.TABLE, replace(evening, done=()))
        store.write(self._folder / store.EVENING, evening)
        return self._next(evening)

    def fork(self, run: RunFile, n: int) -> Change:
        """Plays on from after `n` actions of a recorded game, after a question if an evening waits."""

        def go() -> Change:
            made = forked.branch(run, n, lambda seat: self._services.text.say("watch.seat", {"n": seat + 1}))
            self.close()
            store.forget(self._folder)
            store.write(self._folder / store.EVENING, made.evening)
            taken_over = Found("none", made.header, made.steps, made.session)
            return self._at_table(Keeper(self._folder, made.evening, made.bout, taken_over))

        if not self._loses():
            return go()
        return Push(ReplaceScene(self._services, self._waiting() or "", go, "evening"))

    def _go_on(self) -> Change:
        evening = store.read(self._folder / store.EVENING)
        return None if evening is None else self._next(evening)

    def _next(self, evening: Evening) -> Change:
        """The screen of the moment: a decided evening's end, the bracket, or the table."""
        if over(evening) or evening.kind == CUP:
            return Reset((self._between(evening),))
        return self._sit_down(evening)

    def _sit_down(self, evening: Evening) -> Change:
        self.close()
        kept = keeper.begin(self._folder, evening)
        if kept is None:
            return Reset((self._between(store.read(self._folder / store.EVENING) or evening),))
        return self._at_table(kept)

    def _at_table(self, kept: Keeper) -> Change:
        self.kept, evening = kept, kept.evening
        prepared = table_game(evening.game).prepared
        if prepared:
            self._worker.prepare(tuple(store.options_of(evening)[prepared]))
        hooks = TableHooks(self._worker.submit, kept.recorded, self._game_over, self._pause, sitters=kept.sitters)
        return Reset((self._exits.watched(table_scene(self._services, kept.session, hooks, self._corner)),))

    def _game_over(self) -> Change:
        assert self.kept is not None
        evening, say = self.kept.evening, self._services.text.say
        if evening.kind == SINGLE:
            return Reset((self._exits.watched(self._between(evening)),))
        ways = (
            Way(lambda: say("saloon.standing_now"), lambda: Reset((self._between(evening),))),
            Way(lambda: say("saloon.leave"), self._leave),
        )
        return Reset((self._exits.watched(GameResult(self._services, evening, ways, self._earned())),))

    def _between(self, evening: Evening) -> Scene:
        """The sheet between two games, or at the end."""
        services, ways = self._services, self._ways(evening)
        if evening.kind == SINGLE:
            return GameResult(services, evening, ways, self._earned())
        if evening.kind != CUP:
            return SeriesSheet(services, evening, ways)
        bots = AmongBots(evening, self._worker.submit)
        return BracketSheet(services, evening, ways[1:] if bots.plays else ways, bots, self._booked)

    def _earned(self) -> Callable[[], tuple[str, ...]]:
        """What the game that is just over has earned; nothing where none is, as when an evening is looked at again."""
        return tuple if self.kept is None else Earned(self.kept, self.records).badges

    def _booked(self, evening: Evening) -> Change:
        """A game among bots is decided."""
        store.write(self._folder / store.EVENING, evening)
        return Reset((self._between(evening),))

    def _ways(self, evening: Evening) -> tuple[Way, ...]:
        say = self._services.text.say
        leave = Way(lambda: say("saloon.leave"), self._leave)
        if next_bout(evening) is not None:
            return (Way(lambda: say("saloon.next_game"), lambda: self._sit_down(evening)), leave)
        again = Way(lambda: say("saloon.again"), lambda: self._again(evening))
        other = Way(lambda: say("saloon.change_table"), self._change_table)
        return (again, other, Way(lambda: say("saloon.to_title"), self._end))

    def _again(self, evening: Evening) -> Change:
        """The same table with fresh luck."""
        return self._begin(replace(evening, seed=fresh_seed(), typed=False, done=()))

    def _change_table(self) -> Change:
        self.close()
        store.forget(self._folder)
        return self._to_setup()

    def _to_setup(self) -> Change:
        """The set-up over the title; an evening that waits goes on waiting."""
        title = self._exits.leave()
        assert isinstance(title, Reset)
        return Reset((*title.scenes, self._setup()))

    def _leave(self) -> Change:
        self.close()
        return self._exits.leave()

    def _end(self) -> Change:
        """After a decided evening, or one that is broken off: nothing of it waits."""
        self.close()
        store.forget(self._folder)
        return self._exits.leave()

    def _pause(self) -> Scene:
        assert self.kept is not None
        rules = partial(book_scene, self._services, self.kept.evening.game)
        about = PauseActions(
            self._end, self._leave, lambda: "\n".join(self._corner()), rules=lambda: Push(rules()), kind="saloon_"
        )
        return PauseScene(self._services, about)

    def _corner(self) -> tuple[str, ...]:
        assert self.kept is not None
        say, evening = self._services.text.say, self.kept.evening
        form = wording.form_name(self._services.text, evening.form)
        if self.kept.header.marks.forked:
            form = f"{form} · {say('mark.forked')}"
        if not evening.typed:
            return (form, *self._exits.version())
        return (form, say("run.seed", {"seed": parts.folded(self._services, self.kept.bout.seed)}))
