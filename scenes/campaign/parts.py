"""Knows the pieces that the screens between duels are put together from."""

import errno
import os
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.campaign.opponents import DUELS, all_opponents
from game.campaign.state import Result
from scenes import faces
from scenes.campaign import emblems
from scenes.services import shapes, veil
from scenes.services.canvas import blank, density_of, sized
from scenes.services.services import Services
from scenes.services.text import Align, Anchor, Role
from scenes.ui import paint, theme

FACE_PX = 180
FRAME_PX = 204
_GROUP = 4
_LINE, _LONGEST_CODE = 32, 39
COMMITMENT_SHOWN = 16
_SIGN = pygame.Rect(472, 699, 800, 20)


@dataclass(frozen=True, slots=True)
class Sign:
    """What a run is known by while it is played: a commitment to a secret seed, or the seed that everybody may know.

    `category` says what it is compared with, `marks` what sets it apart, `resumed` how often it was gone on with;
    `number` counts the player's runs, 0 where none is under way.
    """

    commitment: str
    seed: str | None
    category: str = "free"
    marks: tuple[str, ...] = ()
    resumed: int = 0
    number: int = 0


def said_name(services: Services, opponent: str) -> str:
    """An opponent's name."""
    return services.text.say(f"opponent.{opponent}.name")


def said_temper(services: Services, opponent: str) -> str:
    """How an opponent plays."""
    return services.text.say(f"temper.{all_opponents()[opponent].temper}")


def sign_words(services: Services, sign: Sign) -> str:
    """The run's sign as one line for a corner."""
    if sign.seed is not None:
        return services.text.say("run.seed", {"seed": veil.said_seed(services, sign.seed)})
    return services.text.say("run.commitment", {"commitment": grouped_hex(sign.commitment)})


def kind_words(services: Services, sign: Sign) -> str:
    """What kind of run it is, and what marks it, for a corner."""
    say = services.text.say
    words = [say(f"category.{sign.category}"), *(say(f"mark.{mark}") for mark in sign.marks)]
    if sign.number:
        words.insert(1, say("run.number", {"n": sign.number}))
    if sign.resumed:
        words.append(say("mark.resumed", {"n": sign.resumed}))
    return (", " if sign.seed is None else " \u00b7 ").join(words)


def folded(services: Services, seed: str) -> str:
    """A seed for reading: in groups if it was drawn, in two lines if it is long, in dots if it is hidden."""
    shown = veil.said_seed(services, seed)
    return shown if len(shown) <= _LINE else f"{shown[:_LINE]}\n{shown[_LINE:]}"


def shortened(services: Services, code: str) -> str:
    """A run code for reading; that of a long seed is only begun."""
    shown = veil.said_code(services, code)
    return shown if len(shown) <= _LONGEST_CODE else f"{shown[:_LONGEST_CODE]} …"


def grouped_hex(commitment: str) -> str:
    """The first 16 hex digits in groups of four."""
    shown = commitment[:COMMITMENT_SHOWN]
    return " ".join(shown[start : start + _GROUP] for start in range(0, len(shown), _GROUP))


def said_reason(services: Services, reason: str) -> str:
    """Why the disk refused something: the usual reasons in the player's language, others as the system says them."""
    if reason == os.strerror(errno.ENOSPC):
        return services.text.say("trouble.reason.full")
    if reason in (os.strerror(errno.EACCES), os.strerror(errno.EROFS)):
        return services.text.say("trouble.reason.forbidden")
    return reason


def said_time(ms: int) -> str:
    """Hours if any, minutes, seconds, tenths."""
    tenths = ms // 100
    minutes, rest = divmod(tenths, 600)
    hours, minutes = divmod(minutes, 60)
    head = f"{hours}:{minutes:02}" if hours else f"{minutes}"
    return f"{head}:{rest // 10:02}.{rest % 10}"


def portrait(
    surface: pygame.Surface, services: Services, opponent: str, centre: tuple[int, int], size: int,
    mood: faces.Mood = "calm",
) -> None:  # fmt: skip
    """An opponent's face in its brass frame, the face `size` pixels wide."""
    face, frame = faces.face(services.assets, opponent, mood, size), services.assets.image("frame.png")
    around = size * FRAME_PX // FACE_PX
    surface.blit(face, face.get_rect(center=centre))
    surface.blit(_sized(frame, around), _sized(frame, around).get_rect(center=centre))


def progress(surface: pygame.Surface, results: tuple[Result, ...], now: int, pos: tuple[int, int]) -> None:
    """Eight marks from `pos` on: beaten tables ticked, a lost one crossed, the present one ringed."""
    for duel in range(DUELS):
        centre = (pos[0] + duel * 34 + 11, pos[1])
        done = duel < len(results)
        shapes.circle(surface, theme.LEATHER if done else theme.PARCHMENT_DIM, centre, 11)
        shapes.circle(surface, theme.INK, centre, 11, 2)
        x, y = centre
        if done and results[duel].won:
            shapes.lines(surface, theme.CREAM, False, ((x - 5, y), (x - 1, y + 4), (x + 5, y - 5)), 3)
        elif done:
            for way in (-1, 1):
                shapes.line(surface, theme.CREAM, (x - 4, y - 4 * way), (x + 4, y + 4 * way), 3)
        elif duel == now:
            shapes.circle(surface, theme.RED_INK, centre, 5)
            shapes.circle(surface, theme.RED_INK, centre, 15, 2)


def strength_bar(surface: pygame.Surface, rect: pygame.Rect, per_mille: int) -> None:
    """A bar filled to `per_mille`, with marks at the quarters."""
    shapes.rect(surface, theme.PARCHMENT_DIM, rect, 0, 6)
    filled = pygame.Rect(rect.left, rect.top, rect.width * per_mille // 1000, rect.height)
    shapes.rect(surface, theme.LEATHER_BRIGHT, filled, 0, 6)
    for quarter in (1, 2, 3):
        x = rect.left + rect.width * quarter // 4
        shapes.line(surface, theme.INK_PALE, (x, rect.top + 3), (x, rect.bottom - 4))
    shapes.rect(surface, theme.INK, rect, 2, 6)


def gold(
    surface: pygame.Surface, services: Services, amount: int, pos: tuple[int, int], dark: bool = True
) -> pygame.Rect:
    """A coin with its left edge's middle at `pos` and an amount beside it; the place taken."""
    centre = (pos[0] + 14, pos[1])
    for radius, colour in ((14, theme.BRASS_DARK), (12, theme.BRASS_BRIGHT), (9, theme.BRASS)):
        shapes.circle(surface, colour, centre, radius)
    shapes.arc(surface, theme.BRASS_BRIGHT, pygame.Rect(centre[0] - 6, pos[1] - 6, 12, 12), 0.8, 2.6, 2)
    pen = Pen(surface, services, "figures", theme.BRASS_BRIGHT if dark else theme.INK)
    place = pen.line(str(amount), (pos[0] + 36, pos[1]), theme.LARGE_PX, (80, 40))
    return place.union(pygame.Rect(pos[0], pos[1] - 14, 28, 28))


def emblem_row(
    surface: pygame.Surface, services: Services, commitment: str, pos: tuple[int, int], size: int, gap: int
) -> None:
    """The four emblems from `pos` on, each with its name below."""
    text = services.text
    for place, emblem in enumerate(emblems.emblems_of(commitment)):
        left = pos[0] + place * (size + gap)
        surface.blit(emblems.picture(emblem, size, density_of(surface)), (left, pos[1]))
        for line, name in enumerate(emblems.named(emblem)):
            below = (left + size // 2, pos[1] + size + 3 + line * 17)
            colour = theme.INK_PALE if line else theme.INK
            box = (size + gap - 4, 20)
            text.draw(surface, text.say(f"emblem.{name}"), below, "small", theme.TINY_PX, colour, "midtop", box)


def corner_sign(surface: pygame.Surface, services: Services, words: str) -> None:
    """What a run is known by, on a dark plate in the lower right corner."""
    if not words:
        return
    picture = services.text.fit(words, "small", theme.TINY_PX, theme.PARCHMENT_DIM, (_SIGN.width - 20, _SIGN.height))
    plate = pygame.Rect(0, 0, picture.get_width() + 20, _SIGN.height)
    plate.bottomright = _SIGN.bottomright
    ground = blank(plate.size, pygame.SRCALPHA, density_of(surface))
    shapes.rect(ground, (*theme.WALNUT_DARK, 225), ground.get_rect(), 0, 6)
    surface.blit(ground, plate)
    surface.blit(picture, picture.get_rect(center=plate.center))


@dataclass(frozen=True, slots=True)
class Pen:
    """Writes on one surface with one role and colour, so that a screen reads as its lines."""

    surface: pygame.Surface
    services: Services
    role: Role = "body"
    colour: theme.Colour = theme.INK

    def line(
        self, words: str, pos: tuple[int, int], size: int, box: tuple[int, int], anchor: Anchor = "midleft"
    ) -> pygame.Rect:
        """One line fitted into `box`."""
        return self.services.text.draw(self.surface, words, pos, self.role, size, self.colour, anchor, box)

    def block(
        self, words: str, pos: tuple[int, int], size: int, box: tuple[int, int], anchor: Anchor = "topleft",
        align: Align = "left",
    ) -> pygame.Rect:  # fmt: skip
        """Wrapped lines fitted into `box`."""
        return self.services.text.draw(self.surface, words, pos, self.role, size, self.colour, anchor, box, True, align)


def headed_panel(surface: pygame.Surface, services: Services, panel: pygame.Rect, heading: str) -> None:
    """A sheet with a centred heading and a rule below it."""
    paint.panel(surface, services, panel)
    Pen(surface, services, "title").line(
        heading, (panel.centerx, panel.top + 46), theme.HEADING_PX, (panel.width - 120, 58), "center"
    )
    paint.rule(surface, (panel.left + 44, panel.top + 80), panel.width - 88)


@lru_cache(maxsize=64)
def _sized(picture: pygame.Surface, size: int) -> pygame.Surface:
    return picture if picture.get_width() == size else sized(picture, (size, size))
