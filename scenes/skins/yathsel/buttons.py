"""Knows the two buttons below the rack: throw and enter in the own turn, dive and hurry in the opponent's."""

import pygame

from game.yathsel.actions import Dive
from game.yathsel.card import DICE, numbers
from game.yathsel.state import Duel
from scenes.services import shapes
from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.skins.yathsel import layout, words
from scenes.skins.yathsel.choice import Choice, Target, allowed
from scenes.skins.yathsel.moves import best_box, decided_already
from scenes.skins.yathsel.pieces import Pieces
from scenes.skins.yathsel.shown import Shown, extras, worth
from scenes.ui import paint, theme
from scenes.ui.keycaps import key_cap, key_line

KEYS: tuple[tuple[CommandName, str], ...] = (("swap", "keys.swap"), ("next", "keys.things"), ("info", "keys.explain"))


class Buttons:
    """The two plates, the line for hints, and the mark that diving is asked for ahead."""

    def __init__(self, services: Services, pieces: Pieces) -> None:
        self._services = services
        self._pieces = pieces
        self._pressed = ""

    def draw(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """Everything below the rack."""
        duel, self._pressed = shown.duel, shown.pressed if shown.pressed_ms else ""
        if duel.side == 1 and duel.verdict is None:
            self._theirs(surface, shown, choice)
        else:
            self._throw(surface, shown, choice)
            self._enter(surface, shown, choice)
            if not duel.table.saloon and duel.verdict is None:
                self._ahead(surface, shown, choice)
        hint = choice.hint or self._mode_hint(choice, duel)
        if hint and shown.player_may:
            said = self._services.text.say(hint)
            area = layout.HINT if duel.side == 0 else layout.HINT.union(layout.AHEAD)
            self._services.text.draw(surface, said, area.center, "small", 15, theme.BRASS_BRIGHT, "center", area.size)
        elif duel.verdict is None:
            over = decided_already(duel)
            done: tuple[CommandName, str] = ("finish", "keys.finish_not" if choice.hasty else "keys.finish")
            key_line(surface, self._services, layout.HINT, (*KEYS[:-1], done) if over else KEYS)

    def _mode_hint(self, choice: Choice, duel: Duel) -> str:
        mode = choice.mode
        if mode is None:
            ready = duel.effects.again and duel.side == 0 and duel.thrown == 1
            return "hint.again_ready" if ready else ""
        if mode.kind == "swap":
            return "hint.swap_pocket" if mode.slot is not None else "hint.swap_slot"
        if mode.kind == "again":
            return "hint.again"
        return {"nudge": "hint.nudge", "flip": "hint.flip", "eraser": "hint.eraser"}.get(mode.item, "hint.use")

    def _theirs(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        text, duel = self._services.text, shown.duel
        may = shown.player_may and allowed(duel, Dive())
        if not duel.table.saloon:
            said = text.say("table.dive")
            below = self._dive_words(shown, may)
            self._plate(surface, layout.THROW_BUTTON, may, choice.over == Target("dive"), said, below, "dive")
        if duel.effects.lookout and duel.shop.budget_ms:
            self._time_bar(surface, 1 - duel.shop.used_ms / duel.shop.budget_ms)
        name = words.called(text, shown.sitting.opponent)
        said = text.say("table.hurry", {"name": name})
        live = shown.player_may or duel.table.saloon
        self._plate(surface, layout.ENTER_BUTTON, live, choice.over == Target("hurry"), said,
                    text.say("table.hurry_how"), "throw")  # fmt: skip

    def _dive_words(self, shown: Shown, may: bool) -> str:
        text, shop = self._services.text, shown.duel.shop
        if not may:
            return text.say("table.dive_barred" if shop.barred else "table.dive_over")
        if shop.budget_ms is None:
            return text.say("table.dive_free")
        if not shown.duel.effects.lookout:
            return text.say("table.dive_clock")
        return text.say("table.dive_left", {"seconds": words.seconds(text, shop.budget_ms - shop.used_ms)})

    def _time_bar(self, surface: pygame.Surface, part: float) -> None:
        """With a lookout the clock is seen from the table."""
        plate = layout.THROW_BUTTON
        bar = pygame.Rect(plate.left + 16, plate.bottom + 3, plate.width - 32, 8)
        shapes.rect(surface, theme.WALNUT_DARK, bar, 0, 4)
        done = bar.inflate(-2, -2)
        done.width = round(done.width * part)
        shapes.rect(surface, theme.BRASS_BRIGHT, done, 0, 3)

    def _throw(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        duel, live = shown.duel, shown.player_waited_for
        left = duel.throws_left if duel.side == 0 else 0
        can_throw = live and left > 0 and not (duel.dice and len(choice.holds) == DICE)
        said, below = self._services.text.say("table.throw"), self._throw_words(shown, choice, live)
        self._plate(surface, layout.THROW_BUTTON, can_throw, choice.over == Target("throw"), said, below, "throw")
        self._pips(surface, shown, left, live)

    def _enter(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        duel, text, live = shown.duel, self._services.text, shown.player_waited_for
        box = choice.box if live else None
        if box and box in worth(duel):
            points, extra = worth(duel)[box], extras(duel)[box]
            sum_ = f"{points} {words.signed(extra)}" if extra else points
            values = {"box": words.box_name(text, box), "points": sum_}
            said, below = text.say("table.enter", values), text.say("table.enter_again")
        else:
            best = best_box(duel) if live and duel.dice else None
            said = text.say("table.enter_what")
            below = text.say("table.choose_row") if best else text.say("table.after_throw")
        over = choice.over == Target("enter")
        self._plate(surface, layout.ENTER_BUTTON, box is not None, over, said, below, "confirm")

    def _throw_words(self, shown: Shown, choice: Choice, live: bool) -> str:
        text, duel = self._services.text, shown.duel
        if not live:
            return text.say("table.not_your_turn" if duel.side else "table.wait")
        if not duel.throws_left:
            return text.say("table.no_throw")
        thrown = DICE - len(choice.holds) if duel.dice else DICE
        if not thrown:
            return text.say("table.thrown.0")
        return text.say_n("table.left", duel.throws_left, {"dice": text.say(f"table.thrown.{thrown}")})

    def _ahead(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """Whether the player will dive as soon as the opponent's turn opens."""
        text, area = self._services.text, layout.AHEAD
        lit = choice.dive_ahead
        if lit or choice.over == Target("dive"):
            shapes.rect(surface, theme.LEATHER_DARK, area, 0, 8)
            shapes.rect(surface, theme.BRASS_BRIGHT if lit else theme.BRASS_DARK, area, 1, 8)
        x = key_cap(surface, self._services, key_label(self._services, "dive"), (area.left + 2, area.centery))
        said = text.say("table.dive_next" if lit else "table.dive_ahead")
        colour = theme.BRASS_BRIGHT if lit else theme.PARCHMENT_DIM
        text.draw(surface, said, (x + 6, area.centery), "small", 13, colour, "midleft", (area.right - x - 10, 22))

    def _plate(
        self, surface: pygame.Surface, area: pygame.Rect, enabled: bool, over: bool, said: str, below: str,
        key: CommandName,
    ) -> None:  # fmt: skip
        text = self._services.text
        state = "pressed" if self._pressed == key else "disabled" if not enabled else "hover" if over else "normal"
        paint.plate(surface, self._services, area, state)
        colour = theme.BRASS_BRIGHT if enabled and over else theme.PARCHMENT if enabled else theme.GREY
        label = key_label(self._services, key)
        cap = self._services.text.fit(label, "small", 13, theme.WALNUT_DARK, (76, 20)).get_width() + 12
        left, right = area.left + 34, area.right - (max(22, cap) + 22 if enabled else 34)
        middle = (left + right) // 2 if enabled else area.centerx
        text.draw(surface, said, (middle, area.top + 22), "body", 23, colour, "center", (right - left, 30))
        small = theme.PARCHMENT_DIM if enabled else theme.GREY
        text.draw(surface, below, (area.centerx, area.top + 43), "small", 13, small, "center", (area.width - 60, 18))
        if enabled:
            key_cap(surface, self._services, label, (area.right - max(22, cap) - 14, area.top + 19))

    def _pips(self, surface: pygame.Surface, shown: Shown, left: int, live: bool) -> None:
        """A brass stud for each throw left, an empty hole for each one made."""
        duel = shown.duel
        of = max(2, duel.thrown + left) if duel.side == 0 and live else numbers().throws
        for number in range(min(of, 5)):
            place = (layout.THROW_BUTTON.left + 24, layout.THROW_BUTTON.centery + 7 * (2 * number - min(of, 5) + 1))
            shapes.circle(surface, theme.WALNUT_DARK, place, 5)
            if number < left and live:
                shapes.circle(surface, theme.BRASS, place, 4)
                shapes.circle(surface, theme.BRASS_BRIGHT, (place[0] - 1, place[1] - 1), 1)
