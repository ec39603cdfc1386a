"""Knows the result card of a finished run: on the screen, as a picture, and as text to be pasted anywhere."""

import io
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path

import pygame

from game.core import runfile
from scenes.campaign import end_card, parts
from scenes.campaign.clocks import said_ms
from scenes.campaign.parts import Pen
from scenes.menus.base import Menu
from scenes.replaying.filed import Filed
from scenes.services import files, veil
from scenes.services.canvas import Canvas, density_of, real_size
from scenes.services.reckoning import RUN, DuelCount
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

SIZE = (860, 500)
_PLACE = (210, 40)
_FOOT = 624


@dataclass(frozen=True, slots=True)
class Stamp:
    """What proves and what sets apart a run file: the SHA-256 of it in hex, its category (runs alone), its marks."""

    sha256: str
    category: str
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """What a card tells: the run, what its game is called, its duels."""

    one: Filed
    game: str
    duels: tuple[DuelCount, ...]
    stamp: Stamp = Stamp("", "", ())


def stamp_of(raw: bytes) -> Stamp:
    """The stamp of a run file's bytes; raises `RunFileError`."""
    run = runfile.loads(raw)
    category = end_card.category_of(run) if run.game == RUN else ""
    return Stamp(sha256(raw).hexdigest(), category, end_card.marks_of(run))


def heading(services: Services, card: Card) -> str:
    """Game, ending and difficulty."""
    say, one = services.text.say, card.one
    level = [say(f"difficulty.{one.difficulty}")] if one.difficulty else []
    return " · ".join([card.game, say(f"files.ending.{one.ending}"), *level])


def lines(services: Services, card: Card, whole: bool = False) -> list[str]:
    """All but the duels, a line each; the hash `whole` or only begun."""
    text, one, stamp = services.text, card.one, card.stamp
    apart = [end_card.said_category(services, stamp.category, stamp.marks, one.resumed)] if stamp.category else []
    if not stamp.category:
        apart += [text.say_n("records.resumed", one.resumed)] if one.resumed else []
        apart += [] if one.pure else [text.say("files.marks.apart")]
        apart += [text.say("files.marks.seeded")] if one.seeded else []
    hashed = stamp.sha256 if whole else stamp.sha256[: end_card.HASH_SHOWN]
    return [
        text.say("files.times", {"real": said_ms(one.real_ms), "game": said_ms(one.game_ms)}),
        " · ".join([text.say("records.seed", {"seed": veil.said_seed(services, one.seed)}), *apart]),
        text.say("card.file", {"file": one.path.name}),
        *([f"SHA-256 {hashed}"] if hashed else []),
    ]


def as_text(services: Services, card: Card) -> str:
    """The card as lines of text."""
    duels = [
        f"{duel.number + 1}. {parts.said_name(services, duel.opponent)}  {duel.own} : {duel.theirs}"
        f"  {services.text.say('records.won' if duel.won else 'records.lost')}"
        for duel in card.duels
    ]
    return "\n".join(["Yathsel", heading(services, card), *duels, *lines(services, card, whole=True)])


def draw(surface: pygame.Surface, services: Services, card: Card, pos: tuple[int, int]) -> None:
    """The card with its left upper corner at `pos`."""
    rect = pygame.Rect(pos, SIZE).inflate(-2 * paint.PANEL_MARGIN, -2 * paint.PANEL_MARGIN)
    paint.panel(surface, services, rect)
    pen = Pen(surface, services, "title", theme.RED_INK)
    pen.line("Yathsel", (rect.centerx, rect.top + 50), theme.HEADING_PX, (rect.width - 100, 56), "center")
    place, box = (rect.centerx, rect.top + 94), (rect.width - 80, 34)
    Pen(surface, services).line(heading(services, card), place, theme.LARGE_PX, box, "center")
    paint.rule(surface, (rect.left + 44, rect.top + 116), rect.width - 88)
    width = (rect.width - 88) // 2
    for number, duel in enumerate(card.duels[:8]):
        left = rect.left + 44 + number // 4 * width
        y = rect.top + 150 + number % 4 * 44
        name = f"{duel.number + 1}. {parts.said_name(services, duel.opponent)}"
        Pen(surface, services).line(name, (left + 4, y), theme.BODY_PX - 2, (width - 170, 34))
        colour = theme.INK if duel.won else theme.RED_INK
        score = f"{duel.own} : {duel.theirs} {'' if duel.won else '×'}"
        Pen(surface, services, "figures", colour).line(
            score, (left + width - 20, y), theme.BODY_PX - 1, (140, 34), "midright"
        )
    for number, words in enumerate(lines(services, card)):
        place = (rect.centerx, rect.top + 336 + number * 28)
        size = theme.BODY_PX if number == 0 else theme.SMALL_PX
        Pen(surface, services).line(words, place, size, (rect.width - 90, 32), "center")


def picture(services: Services, card: Card) -> bytes:
    """The card as a PNG."""
    density = density_of(services.window.canvas)
    canvas = Canvas(SIZE, 0, density, real_size(SIZE, density))
    canvas.fill(theme.WALNUT_DARK)
    draw(canvas, services, card, (0, 0))
    stream = io.BytesIO()
    pygame.image.save(canvas, stream, "card.png")
    return stream.getvalue()


class CardScene(Menu):
    """Shows a card; its picture is written to `folder`, its text goes to the clipboard."""

    see_through = True

    def __init__(self, services: Services, card: Card, folder: Path) -> None:
        self._card = card
        self._folder = folder
        self._said = ""
        say = services.text.say
        buttons = (
            Button(pygame.Rect(210, _FOOT, 200, 54), partial(say, "menu.back"), Pop),
            Button(pygame.Rect(430, _FOOT, 310, 54), partial(say, "card.save"), self._save),
            Button(pygame.Rect(760, _FOOT, 310, 54), partial(say, "card.copy"), self._copy),
        )
        super().__init__(services, Focus(services, buttons, 1))

    def back(self) -> Change:
        """To the list."""
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        """The card, below it what was done."""
        draw(surface, self.services, self._card, _PLACE)
        pen = Pen(surface, self.services, "body", theme.PARCHMENT)
        pen.line(self._said, (640, 578), theme.BODY_PX - 3, (1100, 34), "center")

    def _save(self) -> Change:
        place = self._folder / f"{self._card.one.path.name.partition('.')[0]}.png"
        say = self.services.text.say
        try:
            files.write_whole(place, picture(self.services, self._card))
            self._said = say("card.saved", {"file": str(place)})
        except OSError as fault:
            self._said = say("card.refused", {"reason": fault.strerror or str(fault)})
        return None

    def _copy(self) -> Change:
        say = self.services.text.say
        try:
            pygame.scrap.put_text(as_text(self.services, self._card))
            self._said = say("card.copied")
        except pygame.error as fault:
            self._said = say("card.refused", {"reason": str(fault)})
        return None
