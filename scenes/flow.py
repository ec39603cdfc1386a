"""Knows what leads into a run and out of it: title, set-up, profiles, collection, and the run that waits."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import game
from game import catalog
from game.commands import bots
from game.core import seeds
from game.core.runfile import RunFile
from game.yathsel.actions import Abandon
from scenes.campaign import booking, keeper, kinds, tale, told, tries
from scenes.campaign.ask import ReplaceScene, refused
from scenes.campaign.booking import Booked
from scenes.campaign.company import Company
from scenes.campaign.keeper import Keeper, Wanted
from scenes.campaign.kinds import Wish
from scenes.campaign.ride import Ride, RideExits
from scenes.campaign.tries import Pages
from scenes.campaign.unlock import UnlockScene
from scenes.campaign.watched import Watched
from scenes.catalog import pointing_of
from scenes.chronicle import Chronicle
from scenes.lessons.beside import Beside
from scenes.lessons.hints import Hints
from scenes.menus.collection import CollectionScene
from scenes.menus.first import FirstScene
from scenes.menus.offer import offered, stake_words
from scenes.menus.profiles import ProfilesScene, said_level, said_player
from scenes.menus.setup import SetupOffer, SetupScene
from scenes.menus.title import TitleActions, TitleScene
from scenes.options import PlayOptions
from scenes.racing import entering
from scenes.saloon.room import Room, RoomExits
from scenes.schooling import School
from scenes.services import progress, saves, wall
from scenes.services.livesplit import LiveSplit
from scenes.services.profiles import Profiles
from scenes.services.saves import Found
from scenes.services.services import Services, change_settings
from scenes.services.worker import Brain, Worker
from scenes.stack import Change, Push, Reset, Scene
from scenes.table.scene import TableScene
from scenes.telling import Telling

Begun = Callable[[], Keeper]
_STORING_MOST_S = 5.0


def opening(services: Services, options: PlayOptions) -> tuple[Scene, ...]:
    """The scenes the game begins with, bottom first."""
    worker = Worker(Brain(bots.answer, bots.prepare), services.folders.cache)
    scenes = Flow(services, options, worker).opening()
    asked = services.settings.stored.asked or options.seed is not None or options.difficulty is not None
    return scenes if asked else (*scenes, FirstScene(services))


class Flow:
    """The way through the screens; at most one run is under way. Every stack of scenes begins anew at a turn of it."""

    def __init__(self, services: Services, options: PlayOptions, worker: Worker) -> None:
        self.services = services
        self.profiles = Profiles(services.folders.data / "profiles")
        self.kept: Keeper | None = None
        self.now_ms: Callable[[], int] = wall.now_ms
        self.livesplit = LiveSplit()
        self._company: Company | None = None
        self._options = options
        self._worker = worker
        self._found = Found("none")
        self._telling = Telling(services, self.profiles, worker, self._refusals)
        exits = RoomExits(
            self._to_title, lambda scene: Watched(services, scene, self._telling.trouble), self._version,
            lambda game, saloon: self.school.at_table(game, saloon), lambda game: self.school.teaches(game),
        )  # fmt: skip
        self.room = Room(services, services.folders.data / "saloon", worker, exits)
        self.chronicle = Chronicle(services, self.profiles, self.room.records, self._fork, self._race)
        self.school = School(services, self.profiles, worker, self._to_title, self._ride_out)

    def opening(self) -> tuple[Scene, ...]:
        """The title, over it what has to be told first; with a seed or a difficulty asked for, straight into a run."""
        title = self._title()
        first = (*self._earned_before(), *self._telling.unusable(self._found))
        if self._options.seed is None and self._options.difficulty is None:
            return (title, *first)
        seed = None if self._options.seed is None else seeds.typed(self._options.seed)
        wish = Wish(self._options.difficulty or "normal", seed=seed)
        if self._would_be_given_up():
            return (title, self._replace_question(lambda: self._begin_as(wish)), *first)
        return (self._first_scene(self._beginning(kinds.drawn_or_typed(wish, self.profiles, self.now_ms()))), *first)

    # the title and what leads into a run

    def _title(self) -> Scene:
        actions = TitleActions(
            new_run=self._set_up,
            go_on=self._go_on,
            waiting=self._waiting,
            collection=self._collection,
            profiles=lambda: Push(ProfilesScene(self.services, self.profiles, self._other_player)),
            player=lambda: said_player(self.services, self.profiles.now),
            corner=lambda: " · ".join(self._version()),
            lesson=self.school.offer(),
            rules=self.school.rules,
            saloon=self.room.open,
            records=self.chronicle.open,
        )
        return TitleScene(self.services, actions)

    def _version(self, key: str = "menu.rules_line") -> tuple[str, ...]:
        rules = catalog.games()[keeper.GAME].rules.id
        return (self.services.text.say(key, {"version": game.__version__, "rules": rules}),)

    def _set_up(self) -> Change:
        self.school.told()
        return Push(self._setup_scene())

    def _ride_out(self) -> Change:
        """From the lesson into the choice of a run."""
        return Reset((self._title(), self._setup_scene()))

    def _setup_scene(self) -> Scene:
        now = self.profiles.now
        rows, difficulties = offered(self.services)
        offer = SetupOffer(
            rows, difficulties, self._start, Pages(self.profiles, lambda: self.now_ms()).page, now.difficulty,
            "ranked" if now.ranked else "free", now.open_stakes, now.stake,
            lambda stake: stake_words(self.services, stake),
        )  # fmt: skip
        return SetupScene(self.services, offer)

    def _start(self, wish: Wish) -> Change:
        booking.remembered(self.profiles, wish)
        return self._asked(lambda: self._begin_as(wish))

    def _fork(self, run: RunFile, n: int) -> Change:
        """Plays on from a decision of a recorded run, or of a game of the saloon."""
        if run.game != keeper.GAME:
            return self.room.fork(run, n)
        return self._asked(lambda: Reset((self._first_scene(lambda: keeper.fork(self.profiles.runs, run, n)),)))

    def _race(self, file: Path) -> Change:
        """A run that begins as a recorded one did, against it; raises `RunFileError` or `OSError`."""
        wanted = entering.wanted(file)
        change_settings(self.services, replace(self.services.settings.now, ghost=True))
        return self._asked(lambda: self._begin(wanted))

    def _asked(self, go: Callable[[], Change]) -> Change:
        """Begins a run at once, or after a question if another one waits."""
        return Push(self._replace_question(go)) if self._would_be_given_up() else go()

    def _would_be_given_up(self) -> bool:
        return self._found.kind == "waiting" and kinds.worth_a_question(self._found)

    def _replace_question(self, go: Callable[[], Change]) -> Scene:
        return ReplaceScene(self.services, self._waiting() or "", go)

    def _beginning(self, wanted: Wanted) -> Begun:
        return lambda: keeper.begin(self.profiles.runs, wanted)

    def _begin_as(self, wish: Wish) -> Change:
        """Begins the run asked for, or says why not."""
        wanted = kinds.wanted(wish, self.profiles, self.now_ms())
        return self._begin(wanted) if isinstance(wanted, Wanted) else Push(refused(self.services, wanted))

    def _begin(self, wanted: Wanted) -> Change:
        return Reset((self._first_scene(self._beginning(wanted)),))

    def _first_scene(self, begun: Begun) -> Scene:
        """Begins a run; one that waited until now is given up, and counted so."""
        self._let_go()
        if self._would_be_given_up():
            given_up = keeper.go_on(self.profiles.runs, self._found)
            given_up.act(Abandon()).wait(_STORING_MOST_S)
            booking.book_finished(self.profiles, given_up)
            given_up.close()
        self.kept = begun()
        tries.spent(self.profiles, self.kept.header.seed)
        return self._ride(self.kept)

    def _waiting(self) -> str | None:
        """What the run that waits is, in words; a run that needs nobody any more is ended on the way."""
        self.livesplit.follow(self.services.settings.now)
        self._found = saves.examine(self.profiles.runs)
        session = self._found.session
        if session is None:
            return None
        if session.match.outcome is not None:
            ended = keeper.go_on(self.profiles.runs, self._found)
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
        self.kept = keeper.go_on(self.profiles.runs, self._found)
        return Reset((self._ride(self.kept),))

    def _ride(self, kept: Keeper) -> Scene:
        company = self._company = Company(self.services, kept, self.chronicle.records, self.livesplit)
        exits = RideExits(
            leave=self._save_and_leave,
            again=lambda same_seed: self._again(kept, same_seed),
            booked=lambda: self._book(kept),
            standing=lambda: said_level(self.services, self.profiles.now),
            watched=lambda scene, t, covered: self._watched(kept, company, scene, t, covered),
            version=lambda: self._version("run.version"),
            beside=self._beside,
            rules=self.school.rules,
            split=company.race.split,
            earned=company.earned.badges,
        )
        return Ride(self.services, kept, self._worker, exits).scene()

    def _watched(
        self, kept: Keeper, company: Company, scene: Scene, t: Callable[[], int],
        covered: Callable[[Scene, float], None],
    ) -> Scene:  # fmt: skip
        """A screen of the run with what holds on all of them: trouble, a new beginning, who goes along."""

        def above(by: Scene, dt: float) -> None:
            covered(by, dt)
            company.pass_covered(t())

        company.came()
        return Watched(
            self.services, scene, self._telling.trouble, lambda same_seed: self._again(kept, same_seed),
            lambda surface: company.draw(surface, t()), lambda: company.pass_time(t()), company.handle, above,
        )  # fmt: skip

    # the end of a run

    def _book(self, kept: Keeper) -> Change:
        booked = booking.book_finished(self.profiles, kept)
        unlock = self._unlock(booked)
        return Push(unlock[0]) if unlock else None

    def _unlock(self, booked: Booked | None) -> tuple[Scene, ...]:
        if booked is None or booked.after == booked.before:
            return ()
        return (UnlockScene(self.services, booked.after, booked.unlocked),)

    def _again(self, kept: Keeper, same_seed: bool) -> Change:
        """Another run like this one; if this one is begun and not over, it is given up."""
        if (kept.session.match.log or kinds.counts_once(kept.header)) and not kept.over:
            kept.act(Abandon())
        if kept.stored is not None:
            kept.stored.wait(_STORING_MOST_S)
        booking.book_finished(self.profiles, kept)
        self._found = Found("none")
        wanted = kinds.like(kept, same_seed, self.profiles)
        return self._begin(replace(wanted, ghost=kept.ghost if same_seed else None))

    def _beside(self, table: TableScene) -> Scene:
        """The table of a run with whoever gives hints there."""
        hints = Hints(self.services, self.profiles, keeper.GAME, pointing_of(keeper.GAME))
        hints.sit(table)
        return Beside(table, hints, self.school.book)

    def _save_and_leave(self) -> Change:
        self._let_go()
        return self._to_title()

    def _to_title(self) -> Change:
        return Reset((self._title(), *self._earned_before()))

    def _let_go(self) -> None:
        if self.kept is not None:
            self.kept.close()
            self.kept = None
        if self._company is not None:
            self._company.close()
            self._company = None

    def _refusals(self) -> tuple[str | None, ...]:
        return (None if self.kept is None else self.kept.trouble, self.room.trouble)

    # the people and what they have met

    def _other_player(self) -> Change:
        """Somebody else plays (or the same by another name): the title looks anew."""
        return Reset((self._title(), *self._earned_before()))

    def _earned_before(self) -> tuple[Scene, ...]:
        """Books what a sudden end has kept from being booked, and tells what that unlocked."""
        return self._unlock(booking.book_forgotten(self.profiles))

    def _collection(self) -> Change:
        met = set(self.profiles.now.met)
        if self._found.session is not None:
            met |= tale.met_in(self._found.session.view(keeper.PLAYER).seen)
        return Push(CollectionScene(self.services, frozenset(met), progress.pool_at(self.profiles.now.xp)))
