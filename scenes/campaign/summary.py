"""Knows how a finished run is shown: every duel, what was gained, and the seed that was secret until now."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes import faces, wares
from scenes.campaign import keys, parts, things
from scenes.campaign.belongings import Owned
from scenes.campaign.parts import Pen
from scenes.campaign.tale import Cause, DuelTale
from scenes.menus.base import Menu
from scenes.services import shapes, veil
from scenes.services.inputs import Command, Input
from scenes.services.journal import Ticket
from scenes.services.services import Services, key_label
from scenes.skins.yathsel import words
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.entry import put_in_clipboard
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(56, 28, 1168, 664)
_LEFT, _RIGHT = _PANEL.left + 48, _PANEL.right - 48
_TABLE_TOP, _ROW_PX = _PANEL.top + 86, 29
_MOST_ROWS = 9
_GAIN_TOP = _TABLE_TOP + (_MOST_ROWS + 1) * _ROW_PX + 8
_FOOT_TOP, _FACT_PX = _PANEL.bottom - 200, 26
_STORING_MOST_S = 5.0
_ICON_PX, _FACE_PX = 34, 27
_SHORT_RUN, _PORTRAIT_PX = 4, 116


@dataclass(frozen=True, slots=True)
class RunEnd:
    """A finished run. `typed`: the seed was the player's own; `left` is how the duel stood that was given up.

    `xp` is what it brought by cause (booked once it is stored, nothing for a typed seed); `code` gives its seed again.
    """

    reason: str
    difficulty: str
    stake: int
    duels: tuple[DuelTale, ...]
    left: tuple[int, int] | None
    kit: str | None
    gold: int
    owned: tuple[Owned, ...]
    xp: tuple[Cause, ...]
    game_ms: int
    seed: str
    salt: str
    typed: bool
    resumed: int
    file: str
    code: str = ""


@dataclass(frozen=True, slots=True)
class SummaryActions:
    """Where the three buttons lead; `standing`: the level the player has reached, in words."""

    new_run: Callable[[], Change]
    same_seed: Callable[[], Change]
    leave: Callable[[], Change]
    standing: Callable[[], str] = str


def nothing() -> Change:
    """What follows a stored run that nobody books."""
    return None


class SummaryScene(Menu):
    """Shows nothing before `stored` is done: a run that is over is over on the disk first.

    `booked` is asked once as soon as it is stored; it may lay something over the summary.
    """

    def __init__(
        self, services: Services, end: RunEnd, stored: Ticket, actions: SummaryActions,
        booked: Callable[[], Change] = nothing,
    ) -> None:  # fmt: skip
        self._end = end
        self._stored = stored
        self._actions = actions
        self._booked = booked
        self._asked = False
        self._copied = False
        self._waited_s = 0.0
        say = services.text.say
        foot = _PANEL.bottom - 80
        ways = (
            (lambda: say("summary.new_run"), actions.new_run, 300),
            (lambda: say("summary.same_seed"), actions.same_seed, 380),
            (lambda: say("summary.leave"), actions.leave, 300),
        )
        buttons, left = [], _LEFT
        for said, go, width in ways:
            buttons.append(Button(pygame.Rect(left, foot, width, 58), said, go))
            left += width + 46
        pairs = ((keys.NEW_RUN, actions.new_run), (keys.SAME_SEED, actions.same_seed))
        self._shortcuts = tuple(
            keys.Shortcut(key, button.rect, go) for (key, go), button in zip(pairs, buttons, strict=False)
        )
        super().__init__(services, Focus(services, buttons))

    @property
    def ready(self) -> bool:
        """Whether the outcome may be shown: it is stored, or the disk has been asked long enough."""
        return self._stored.done() or self._waited_s > _STORING_MOST_S

    def update(self, dt: float) -> Change:
        """Waits for the disk."""
        if not self.ready:
            self._waited_s += dt
        elif not self._asked:
            self._asked = True
            if self._end.reason != "won":
                self.services.audio.fanfare("run_lost")
            return self._booked() if self._stored.done() and self._stored.fault is None else None
        return super().update(dt)

    def handle(self, given: Input) -> Change:
        """A new run and the same seed have keys that count from the first moment; the code can be taken along."""
        if given == Command("copy"):
            self._copied = put_in_clipboard(self._end.code)
            return None
        chosen = keys.pressed(given, self._shortcuts)
        return chosen.go() if chosen else super().handle(given)

    def begin_anew(self, same_seed: bool) -> Change:
        """As `BeginsAnew`."""
        return self._actions.same_seed() if same_seed else self._actions.new_run()

    def back(self) -> Change:
        """To the title."""
        return self._actions.leave()

    def draw(self, surface: pygame.Surface) -> None:
        """Everything, once it is stored."""
        if self.ready:
            super().draw(surface)
            keys.draw(surface, self.services, self._shortcuts)
        else:
            surface.blit(self.services.assets.image("menu.png"), (0, 0))

    def paint(self, surface: pygame.Surface) -> None:
        """Heading, the table of duels, what is to be known about the run."""
        paint.panel(surface, self.services, _PANEL)
        say, end = self.services.text.say, self._end
        lost = end.reason != "won"
        title = Pen(surface, self.services, "title", theme.RED_INK if lost else theme.INK)
        title.line(say(f"summary.{end.reason}"), (_LEFT, _PANEL.top + 48), theme.HEADING_PX, (640, 60))
        won = sum(duel.result is not None and duel.result.won for duel in end.duels)
        beaten = self.services.text.say_n("summary.beaten", won)
        level = say(f"difficulty.{end.difficulty}")
        if end.stake:
            level = say("summary.stake", {"difficulty": level, "stake": end.stake})
        said = say("summary.about", {"difficulty": level, "beaten": beaten})
        Pen(surface, self.services).line(said, (_RIGHT, _PANEL.top + 50), theme.BODY_PX, (420, 34), "midright")
        paint.rule(surface, (_LEFT, _PANEL.top + 80), _RIGHT - _LEFT)
        self._paint_table(surface)
        self._paint_last_word(surface)
        self._paint_gains(surface)
        self._paint_facts(surface)

    def _paint_table(self, surface: pygame.Surface) -> None:
        say = self.services.text.say
        heads = ("", say("summary.against"), say("intro.twist"), "", say("summary.totals"), say("summary.gold"),
                 say("summary.margin"))  # fmt: skip
        self._paint_row(surface, 0, heads, Pen(surface, self.services, "body", theme.INK_PALE))
        pen = Pen(surface, self.services)
        for number, duel in enumerate(self._end.duels[-_MOST_ROWS:], start=1):
            self._paint_row(surface, number, self._cells(duel), pen)
            y = _TABLE_TOP + number * _ROW_PX + _ROW_PX // 2
            face = faces.face(self.services.assets, duel.opponent, _mood(duel), _FACE_PX)
            surface.blit(face, face.get_rect(center=(_LEFT + 52, y)))
            for place, rule in enumerate(duel.house_rules[:4]):
                things.icon(surface, self.services, f"rules/{rule}.png", (_LEFT + 624 + place * 28, y), 26)

    def _paint_last_word(self, surface: pygame.Surface) -> None:
        """Who ended a short run, and with what words: there is room for it below a few duels."""
        duels = self._end.duels
        if not 0 < len(duels) <= _SHORT_RUN or duels[-1].result is None or duels[-1].result.won:
            return
        who, caught = duels[-1].opponent, duels[-1].reason == "caught"
        top = _TABLE_TOP + (len(duels) + 1) * _ROW_PX
        middle = (top + _GAIN_TOP) // 2
        left = (_LEFT + _RIGHT) // 2 - 250
        parts.portrait(surface, self.services, who, (left + 70, middle), _PORTRAIT_PX, _mood(duels[-1]))
        key = f"talk.{who}.catch" if caught else f"opponent.{who}.win"
        quoted = self.services.text.say("run.quoted", {"words": self.services.text.say(key)})
        room = (400, 100)
        speech = Pen(surface, self.services, "body", theme.RED_INK)
        speech.block(quoted, (left + 160, middle), theme.LARGE_PX, room, "midleft")

    def _cells(self, duel: DuelTale) -> tuple[str, ...]:
        text = self.services.text
        totals, end = "–", text.say("summary.given_up")
        if duel.result is not None:
            totals = text.say("run.totals", {"own": duel.result.own, "theirs": duel.result.theirs})
            end = self._margin(duel)
        elif self._end.left is not None:
            totals = text.say("run.totals", {"own": self._end.left[0], "theirs": self._end.left[1]})
        gold = sum(amount for _, amount in duel.gold)
        twist = words.twist_name(text, duel.twists) if duel.twists else "–"
        name = parts.said_name(self.services, duel.opponent)
        return (str(duel.number + 1), name, twist, "", totals, f"{gold:+d}" if gold else "–", end)

    def _margin(self, duel: DuelTale) -> str:
        assert duel.result is not None
        margin = duel.result.own - duel.result.theirs
        if duel.reason == "caught":
            return self.services.text.say("summary.was_caught")
        return f"{margin:+d}" if margin else self.services.text.say("summary.roll_off")

    def _paint_row(self, surface: pygame.Surface, number: int, cells: tuple[str, ...], pen: Pen) -> None:
        y = _TABLE_TOP + number * _ROW_PX + _ROW_PX // 2
        columns = ((0, 34), (76, 254), (344, 252), (600, 0), (860, 130), (950, 80), (1072, 116))
        for index, ((x, width), cell) in enumerate(zip(columns, cells, strict=True)):
            if not cell:
                continue
            figures = number > 0 and index not in (1, 2)
            writer = Pen(surface, self.services, "figures", pen.colour) if figures else pen
            size = (width, _ROW_PX - 3)
            writer.line(cell, (_LEFT + x, y), theme.BODY_PX - 2, size, "midleft" if index < 3 else "midright")
        line = y + _ROW_PX // 2
        shapes.line(surface, theme.PARCHMENT_DIM, (_LEFT, line), (_RIGHT, line))

    def _paint_gains(self, surface: pygame.Surface) -> None:
        """What the player had at the end, and the XP by cause."""
        say, end = self.services.text.say, self._end
        y = _GAIN_TOP + 22
        coin = parts.gold(surface, self.services, end.gold, (_LEFT, y), dark=False)
        left = coin.right + 18
        for place, one in enumerate(end.owned):
            centre = (left + _ICON_PX // 2 + place * (_ICON_PX + 5), y)
            things.icon(surface, self.services, wares.icon(one.ware), centre, _ICON_PX)
        if end.kit is not None:
            kit = say("summary.kit", {"kit": say(f"kit.{end.kit}")})
            pale = Pen(surface, self.services, "body", theme.INK_PALE)
            pale.line(kit, (_RIGHT, y), theme.BODY_PX - 3, (400, 28), "midright")
        causes = ", ".join(say("summary.cause", {"cause": say(f"cause.{why}"), "xp": xp}) for why, xp in end.xp)
        total = sum(xp for _, xp in end.xp)
        said = say("summary.xp", {"xp": total, "causes": causes}) if total else say("summary.no_xp")
        if end.typed:
            said = say("summary.xp_seeded")
        late_ms = end.duels[-1].late_ms if end.duels else None
        if late_ms is not None:
            said = f"{say('result.late', {'ms': late_ms})} {said}"
        Pen(surface, self.services).line(said, (_LEFT, y + 38), theme.BODY_PX - 3, (740, 28))
        pale = Pen(surface, self.services, "body", theme.INK_PALE)
        standing = self._actions.standing()
        pale.line(standing, (_RIGHT, y + 38), theme.BODY_PX - 3, (300, 28), "midright")

    def _paint_facts(self, surface: pygame.Surface) -> None:
        say, end = self.services.text.say, self._end
        salt = veil.said_seed(self.services, end.salt)
        seed = say("summary.seed_typed") if end.typed else say("summary.seed_secret", {"salt": salt})
        file = say("summary.file", {"file": end.file})
        if self._stored.fault is not None:
            file = say("summary.not_stored", {"reason": parts.said_reason(self.services, self._stored.fault)})
        facts = (
            (say("summary.seed"), parts.folded(self.services, end.seed), seed),
            (say("summary.code"), parts.shortened(self.services, end.code), self._said_of_code()),
            (say("summary.time"), parts.said_time(end.game_ms), say("summary.time_meaning") + self._resumed()),
            (say("summary.kept"), "", file),
        )
        for number, (label, figure, remark) in enumerate(facts):
            y = _FOOT_TOP + 13 + number * _FACT_PX
            Pen(surface, self.services, "body", theme.INK_PALE).line(
                label, (_LEFT, y), theme.BODY_PX - 2, (150, _FACT_PX - 2)
            )
            left = _LEFT + 164
            if figure:
                figures = Pen(surface, self.services, "figures")
                left = figures.block(figure, (left, y), theme.BODY_PX - 2, (520, _FACT_PX - 1), "midleft").right + 20
            colour = theme.RED_INK if number == 3 and self._stored.fault is not None else theme.INK
            small = Pen(surface, self.services, "small", colour)
            small.line(remark, (left, y), theme.SMALL_PX, (_RIGHT - left, _FACT_PX - 2))

    def _said_of_code(self) -> str:
        if self._copied:
            return self.services.text.say("summary.code_copied")
        return self.services.text.say("summary.code_meaning", {"key": key_label(self.services, "copy")})

    def _resumed(self) -> str:
        if not self._end.resumed:
            return ""
        return " " + self.services.text.say_n("summary.resumed", self._end.resumed)


def _mood(duel: DuelTale) -> faces.Mood:
    """How the opponent took it."""
    if duel.result is None:
        return "calm"
    return "cross" if duel.result.won or duel.reason == "caught" else "pleased"
