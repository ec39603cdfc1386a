"""Knows the way into the lessons and the rules: what the title offers, and the lesson that is under way."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from scenes.campaign import keeper
from scenes.catalog import book_scene
from scenes.lessons import keeping, plan
from scenes.lessons.bubble import Said
from scenes.menus.title import Lesson
from scenes.menus.tutorial import LessonExits, Schooling
from scenes.services.profiles import Profiles
from scenes.services.services import Services
from scenes.services.worker import Worker
from scenes.stack import Change, Push, Reset, Scene
from scenes.table.people import Sitter

FIRST = "yathsel"
SUGGESTED = "lesson.suggested"


class School:
    """At most one lesson is under way; `title` is where it leads back to, `ride` into a run."""

    def __init__(
        self, services: Services, profiles: Profiles, worker: Worker, title: Callable[[], Change],
        ride: Callable[[], Change],
    ) -> None:  # fmt: skip
        self.services = services
        self.now: Schooling | None = None
        self._profiles = profiles
        self._worker = worker
        self._title = title
        self._ride = ride

    def offer(self) -> Lesson:
        """What the title says of the first lesson; it is suggested once to somebody who has not played yet."""
        left = keeping.place_of(self._folder, plan.listed()[FIRST]).is_file()
        say = self.services.text.say
        words = partial(say, "tutorial.go_on" if left else "tutorial.begin")
        return Lesson(self.begin, words, partial(say, "tutorial.waits") if left else str, self._suggestion(left))

    def begin(self) -> Change:
        """The first lesson, from where it was left."""
        self.let_go()
        self.told()
        exits = LessonExits(self._leave, self._ride_out, self.book)
        self.now = Schooling(self.services, plan.lessons()[FIRST], self._folder, self._worker, exits)
        return Reset((self.now.scene(),))

    def teaches(self, game: str) -> bool:
        """Whether a game of the saloon has a lesson."""
        return plan.lesson_for(game) is not None

    def at_table(self, game: str, saloon: Callable[[], Change]) -> Change:
        """The lesson of a saloon game from where it was left; `saloon` is where it leads on to."""
        asked = plan.lesson_for(game)
        if asked is None:
            return None
        self.let_go()
        lesson = plan.lessons()[asked.id]
        exits = LessonExits(self._leave, partial(self._to_saloon, saloon), partial(book_scene, self.services, game))
        say = self.services.text.say
        others = (say(f"called.{who}") for who in lesson.cast or (lesson.tutor,))
        named = (self._profiles.now.name or say("saloon.person", {"n": 1}), *others)
        sitters = tuple(Sitter(name, mark, mark == 0) for mark, name in enumerate(named))
        self.now = Schooling(self.services, lesson, self._folder, self._worker, exits, sitters)
        return Reset((self.now.scene(),))

    def book(self) -> Scene:
        """The rules book."""
        return book_scene(self.services, keeper.GAME)

    def rules(self) -> Change:
        """The rules book over what there is."""
        return Push(self.book())

    def told(self) -> None:
        """The lesson need not be suggested again."""
        now = self._profiles.now
        if SUGGESTED not in now.told:
            self._profiles.change(replace(now, told=(*now.told, SUGGESTED)))

    def let_go(self) -> None:
        """Waits for the disk; a lesson under way can be taken up again."""
        if self.now is not None:
            self.now.close()
            self.now = None

    @property
    def _folder(self) -> Path:
        return self._profiles.folder / "lessons"

    def _leave(self) -> Change:
        self.let_go()
        return self._title()

    def _to_saloon(self, saloon: Callable[[], Change]) -> Change:
        self.let_go()
        return saloon()

    def _ride_out(self) -> Change:
        self.let_go()
        return self._ride()

    def _suggestion(self, left: bool) -> Callable[[], Said] | None:
        now = self._profiles.now
        if left or SUGGESTED in now.told or now.runs or now.xp:
            return None
        return lambda: Said(self.services.text.say("tutorial.offer"), plan.listed()[FIRST].tutor)
