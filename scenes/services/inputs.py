"""Knows how the queue of pygame becomes frozen inputs: commands by place on the keyboard, pointer, text."""

from dataclasses import dataclass
from typing import Literal

import pygame

from scenes.services.pad import Pad

CommandName = Literal[
    "hold_1", "hold_2", "hold_3", "hold_4", "hold_5", "hold_6", "hold_7", "throw", "retell", "finish",
    "up", "down", "left", "right", "confirm", "back", "next", "previous",
    "fullscreen", "mute", "log", "prompts", "speed", "pause",
    "dive", "swap", "sell", "restock", "info", "info_end", "rules", "lens", "lens_end",
    "same_seed", "new_seed", "copy", "clocks", "ghost",
    "erase", "erase_next", "home", "end", "paste", "other",
]  # fmt: skip
PointerKind = Literal["move", "down", "up"]
Device = Literal["keys", "pad"]
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Command:
    """A named wish from keys or pad; `repeat`: the key is being kept down. `other` is any key without a name.

    `info` holds until `info_end`: what has the focus explains itself meanwhile. `lens` holds until `lens_end`.
    """

    name: CommandName
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Pointer:
    """The mouse at `pos` on the canvas; `button` 1 left, 2 middle, 3 right, 0 for a move."""

    pos: Point
    button: int
    kind: PointerKind


@dataclass(frozen=True, slots=True)
class Wheel:
    """The mouse wheel turned by `steps` (positive: away from the player) with the pointer at `pos`."""

    pos: Point
    steps: int


@dataclass(frozen=True, slots=True)
class Text:
    """Typed characters; given only while an entry is being typed into."""

    text: str


@dataclass(frozen=True, slots=True)
class Stall:
    """The loop stood still for `ms` (a dragged window, a slept machine): nothing was shown meanwhile."""

    ms: int


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window took the keys."""


@dataclass(frozen=True, slots=True)
class CloseAsked:
    """The window is asked to close; a scene that wants to ask first answers with a change."""


Input = Command | Pointer | Wheel | Text | Stall | FocusLost | CloseAsked

_KEYS: tuple[tuple[int, CommandName], ...] = (
    (pygame.KSCAN_A, "retell"), (pygame.KSCAN_F, "finish"),
    (pygame.KSCAN_1, "hold_1"), (pygame.KSCAN_2, "hold_2"), (pygame.KSCAN_3, "hold_3"),
    (pygame.KSCAN_4, "hold_4"), (pygame.KSCAN_5, "hold_5"), (pygame.KSCAN_6, "hold_6"), (pygame.KSCAN_7, "hold_7"),
    (pygame.KSCAN_KP_1, "hold_1"), (pygame.KSCAN_KP_2, "hold_2"), (pygame.KSCAN_KP_3, "hold_3"),
    (pygame.KSCAN_KP_4, "hold_4"), (pygame.KSCAN_KP_5, "hold_5"), (pygame.KSCAN_KP_6, "hold_6"),
    (pygame.KSCAN_KP_7, "hold_7"),
    (pygame.KSCAN_SPACE, "throw"), (pygame.KSCAN_UP, "up"), (pygame.KSCAN_DOWN, "down"),
    (pygame.KSCAN_LEFT, "left"), (pygame.KSCAN_RIGHT, "right"), (pygame.KSCAN_RETURN, "confirm"),
    (pygame.KSCAN_KP_ENTER, "confirm"), (pygame.KSCAN_ESCAPE, "back"), (pygame.KSCAN_TAB, "next"),
    (pygame.KSCAN_F11, "fullscreen"), (pygame.KSCAN_L, "log"), (pygame.KSCAN_P, "prompts"), (pygame.KSCAN_S, "speed"),
    (pygame.KSCAN_PAUSE, "pause"), (pygame.KSCAN_F10, "pause"), (pygame.KSCAN_D, "dive"), (pygame.KSCAN_X, "swap"),
    (pygame.KSCAN_Q, "sell"), (pygame.KSCAN_R, "restock"), (pygame.KSCAN_I, "info"), (pygame.KSCAN_LALT, "info"),
    (pygame.KSCAN_F1, "rules"), (pygame.KSCAN_H, "rules"), (pygame.KSCAN_M, "mute"),
    (pygame.KSCAN_V, "lens"), (pygame.KSCAN_G, "ghost"),
)  # fmt: skip
_TYPING_KEYS: tuple[tuple[int, CommandName], ...] = (
    (pygame.KSCAN_BACKSPACE, "erase"), (pygame.KSCAN_DELETE, "erase_next"), (pygame.KSCAN_HOME, "home"),
    (pygame.KSCAN_END, "end"), (pygame.KSCAN_LEFT, "left"), (pygame.KSCAN_RIGHT, "right"),
    (pygame.KSCAN_UP, "up"), (pygame.KSCAN_DOWN, "down"), (pygame.KSCAN_RETURN, "confirm"),
    (pygame.KSCAN_KP_ENTER, "confirm"), (pygame.KSCAN_ESCAPE, "back"), (pygame.KSCAN_TAB, "next"),
    (pygame.KSCAN_F11, "fullscreen"),
)  # fmt: skip
_CHORDS: dict[int, CommandName] = {
    pygame.KSCAN_R: "same_seed", pygame.KSCAN_N: "new_seed", pygame.KSCAN_C: "copy", pygame.KSCAN_T: "clocks",
}  # fmt: skip
_LET_GO = {
    pygame.KSCAN_I: Command("info_end"), pygame.KSCAN_LALT: Command("info_end"), pygame.KSCAN_V: Command("lens_end"),
}  # fmt: skip
_REPEAT_MS = 600
_MODIFIERS = frozenset(
    (
        pygame.KSCAN_LSHIFT, pygame.KSCAN_RSHIFT, pygame.KSCAN_LCTRL, pygame.KSCAN_RCTRL, pygame.KSCAN_RALT,
        pygame.KSCAN_LGUI, pygame.KSCAN_RGUI, pygame.KSCAN_CAPSLOCK, pygame.KSCAN_NUMLOCKCLEAR,
    )
)  # fmt: skip


class Inputs:
    """The one reader of pygame's queue. `typing`: an entry wants text, so letters are no commands.

    `density`: how many real pixels a side of a canvas pixel has.
    """

    def __init__(self, density: float = 1.0) -> None:
        self.density = density
        self.device: Device = "keys"
        self.typing = False
        self._down: dict[int, int] = {}
        self._read_ms = 0
        self._stood_ms = 0
        self._pad = Pad()

    def type_text(self, wanted: bool) -> None:
        """Switches between commands (False) and typed text (True)."""
        if wanted != self.typing:
            self.typing = wanted
            (pygame.key.start_text_input if wanted else pygame.key.stop_text_input)()

    def read(self) -> list[Input]:
        """Everything that happened since the last call, oldest first."""
        now = pygame.time.get_ticks()
        self._read_ms, self._stood_ms = now, now - self._read_ms
        return [given for event in pygame.event.get() if (given := self.translate(event)) is not None]

    def translate(self, event: pygame.Event) -> Input | None:
        """One pygame event as an input, None if it means nothing here."""
        match event.type:
            case pygame.QUIT:
                return CloseAsked()
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.KEYUP:
                self._down.pop(event.scancode, None)
                return None if self.typing else _LET_GO.get(event.scancode)
            case pygame.TEXTINPUT if self.typing:
                return Text(event.text)
            case pygame.MOUSEMOTION:
                return Pointer(self._point(event.pos), 0, "move")
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP if event.button <= 3:
                kind: PointerKind = "down" if event.type == pygame.MOUSEBUTTONDOWN else "up"
                return Pointer(self._point(event.pos), event.button, kind)
            case pygame.MOUSEWHEEL if event.y:
                return Wheel(self._point(pygame.mouse.get_pos()), event.y)
            case pygame.WINDOWFOCUSLOST:
                self._down.clear()
                return FocusLost()
            case _:
                return self._from_pad(event)

    def key_label_id(self, name: CommandName) -> str:
        """The language file's id for what is printed on the key or pad button of a command, by the device used last."""
        return f"pad.{name}" if self.device == "pad" else f"key.{name}"

    def _key(self, event: pygame.Event) -> Input | None:
        # the repeat timer may post a last press after the key went up: an old press is no sign of a held key, but
        # for one that is old only because nothing was read meanwhile
        now = pygame.time.get_ticks()
        repeat = event.scancode in self._down and now - self._down[event.scancode] < _REPEAT_MS + self._stood_ms
        self._down[event.scancode] = now
        if event.scancode in _MODIFIERS:
            return None
        self.device = "keys"
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            if self.typing and event.scancode == pygame.KSCAN_V:
                return Command("paste", repeat)
            if event.scancode in _CHORDS:
                return Command(_CHORDS[event.scancode], repeat)
        if event.scancode == pygame.KSCAN_RETURN and event.mod & pygame.KMOD_ALT:
            return Command("fullscreen", repeat)
        name = dict(_TYPING_KEYS if self.typing else _KEYS).get(event.scancode)
        if name == "next" and event.mod & pygame.KMOD_SHIFT:
            name = "previous"
        if name is None:
            return None if self.typing else Command("other", repeat)
        return Command(name, repeat)

    def _from_pad(self, event: pygame.Event) -> Input | None:
        name = self._pad.command(event)
        if name is None:
            return None
        self.device = "pad"
        return Command(name)

    def _point(self, pos: tuple[float, float]) -> Point:
        return int(pos[0] / self.density), int(pos[1] / self.density)
