"""Knows the figures of the rules book of Bang! Dice: faces, roles, characters; reaches and throws by the engine."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.bang_dice.actions import Throw
from game.bang_dice.events import Attacked, Exploded
from game.bang_dice.legal import legal
from game.bang_dice.numbers import FACES, FEWEST_SEATS, MOST_SEATS, ROLES, characters, numbers, roles_of
from game.bang_dice.rules import rules
from game.bang_dice.shooting import places
from game.core.match import Match, Start
from game.core.rules import Rig
from scenes.menus.rulesbook_blocks import DIE_PX, Piece, Words
from scenes.menus.rulesbook_figures import TableRow, Thing
from scenes.menus.rulesbook_pages import Block
from scenes.services import shapes
from scenes.services.canvas import sized
from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.skins.bang_dice import words
from scenes.ui import theme

_SEATS = ("slab_the_killer", "rose_doolan", "bart_cassidy", "lucky_duke")
_GAP = 6
_KEYS: tuple[CommandName, ...] = (
    "throw", "confirm", "left", "up", "hold_1", "swap", "retell", "finish", "next", "info", "prompts", "log", "speed",
    "back",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Faces:
    """Dice of the street in a row, an arrow, and what they bring."""

    services: Services
    faces: tuple[str, ...]
    words: str

    def height(self, width: int) -> int:
        """A die, or as many lines as the words take."""
        return max(DIE_PX + 8, self._says().height(self._room(width)))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """From left to right."""
        rest = self.services.assets.column("dice/street.png", 6, 20, 19)
        for place, face in enumerate(self.faces):
            cell = rest[FACES.index(face)]
            made = sized(cell, (DIE_PX + 22, DIE_PX + 22))
            centre = (rect.left + DIE_PX // 2 + place * (DIE_PX + _GAP), rect.centery)
            surface.blit(made, made.get_rect(center=centre))
        left = rect.left + len(self.faces) * (DIE_PX + _GAP) + 10
        y = rect.centery
        shapes.polygon(surface, theme.RED_INK, ((left, y - 8), (left + 14, y), (left, y + 8)))
        width = self._room(rect.width)
        height = self._says().height(width)
        self._says().draw(surface, pygame.Rect(left + 26, y - height // 2, width, height))

    def _says(self) -> Words:
        return Words(self.services, self.words, theme.BODY_PX - 4)

    def _room(self, width: int) -> int:
        return width - len(self.faces) * (DIE_PX + _GAP) - 44


def figures(services: Services, block: Block) -> Sequence[Piece]:
    """What a block's figure consists of."""
    text = services.text
    match block.figure:
        case "face":
            return [
                Thing(services, f"bang/{face}.png", words.face(text, face), text.say(f"bang.face_does.{face}"))
                for face in FACES
            ]
        case "goal":
            return [
                Thing(services, f"bang/{role}.png", words.role(text, role), words.goal(text, role, False))
                for role in ROLES
            ]
        case "hunts":
            return [
                Thing(services, f"bang/{role}.png", words.role(text, role), words.goal(text, role, True))
                for role in numbers().three_roles
            ]
        case "roles":
            return _tables(services)
        case "character":
            return [_character(services, who) for who in characters()]
        case "reach":
            return _reaches(services)
        case "keys":
            return [
                TableRow(services, key_label(services, name), (text.say(f"bang.book.key.{name}"),), 22)
                for name in _KEYS
            ]
        case "thrown":
            return (_thrown(services, block),)
    raise ValueError(f"the rules book of Bang! Dice has no figure {block.figure!r}")


def values() -> dict[str, object]:
    """The numbers in the book's sentences, from the data of the rules."""
    all_ = numbers()
    return {
        "dice": all_.dice, "arrows": all_.arrows, "throws": all_.throws, "again": all_.throws - 1,
        "dynamite": all_.dynamite, "gatlings": all_.gatlings, "more": all_.sheriff_life, "fewest": FEWEST_SEATS,
        "most": MOST_SEATS, "characters": len(characters()),
    }  # fmt: skip


def outcome(block: Block) -> dict[str, int]:
    """What the engine makes of a throw: `numbers` are the faces that fall (1 to 6), `of` says `pile:N` and `held:N`."""
    of = {name: int(number) for name, _, number in (one.partition(":") for one in block.of)}
    others = numbers().arrows - of["pile"] - of["held"]
    held = (of["held"], others // 2, others - others // 2, 0)
    seats = [
        {"role": role, "character": who, "life": characters()[who].life, "arrows": arrows}
        for role, who, arrows in zip(roles_of(len(_SEATS)), _SEATS, held, strict=True)
    ]
    position = {"seats": seats, "pile": of["pile"], "turn": 0, "throws_used": 0, "dice": None}
    rig = Rig(tuple(number - 1 for number in block.numbers))
    match = Match(rules(), Start(len(_SEATS), {}, "RULES BOOK", position, rig))
    beats = match.submit(0, Throw(()), 0)
    before, after = beats[0].before.players[0], match.state.players[0]
    return {
        "held": after.arrows, "pile": match.state.pile, "lost": before.life - after.life,
        "attacks": sum(isinstance(beat.event, Attacked) for beat in beats),
        "explodes": sum(isinstance(beat.event, Exploded) for beat in beats),
        "throws": any(isinstance(action, Throw) for action in legal(match.state, 0)),
    }  # fmt: skip


def _thrown(services: Services, block: Block) -> Faces:
    found, text = outcome(block), services.text
    parts = []
    if found["attacks"]:
        parts.append(text.say("bang.book.attack", {"lost": found["lost"]}))
    if found["explodes"]:
        parts.append(text.say("bang.book.explodes", {"lost": found["lost"]}))
    parts.append(text.say("bang.book.held", {"held": found["held"], "pile": found["pile"]}))
    return Faces(services, tuple(FACES[number - 1] for number in block.numbers), " ".join(parts))


def _character(services: Services, who: str) -> Thing:
    text = services.text
    name = text.say("bang.book.named", {"name": words.character(text, who), "life": characters()[who].life})
    return Thing(services, f"bang/{who}.png", name, words.does(text, who))


def _tables(services: Services) -> list[Piece]:
    text = services.text
    rows: list[Piece] = [
        TableRow(services, text.say("bang.book.seats"), [words.role(text, role) for role in ROLES], 20, head=True)
    ]
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        dealt = roles_of(seats)
        rows.append(TableRow(services, str(seats), [str(dealt.count(role) or "–") for role in ROLES], 20))
    return rows


def _reaches(services: Services) -> list[Piece]:
    """For every number of the living: how many places away a 1, a 2 and Rose Doolan's shots reach."""
    text, farther = services.text, characters()["rose_doolan"].farther
    one, two, rose = words.face(text, "one"), words.face(text, "two"), words.character(text, "rose_doolan")
    head = [one, two, f"{rose}: {one}", f"{rose}: {two}"]
    rows: list[Piece] = [TableRow(services, text.say("bang.book.alive"), head, 24, head=True)]
    for ring in range(2, MOST_SEATS + 1):
        cells = [_away(ring, places(ring, is_one, farther=more)) for more in (0, farther) for is_one in (True, False)]
        rows.append(TableRow(services, str(ring), cells, 24))
    return rows


def _away(ring: int, found: Sequence[int]) -> str:
    return ", ".join(map(str, sorted({min(place, ring - place) for place in found})))
