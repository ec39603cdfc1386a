"""Knows how the middle of the table is drawn: dice, the rack, the last actions, the two buttons, the great words."""

import pygame

from game.yathsel.card import DICE
from scenes.anim import dice
from scenes.anim.dice import FACES, FRAMES, Die
from scenes.services.services import Services
from scenes.skins.yathsel import layout, words
from scenes.skins.yathsel.card import totals_of
from scenes.skins.yathsel.memory import Line
from scenes.skins.yathsel.moves import Choice, Target, best_box
from scenes.skins.yathsel.shown import OWN_SKINS, THEIR_SKINS, Shown, extras, finished_turn, worth
from scenes.ui import lettering, paint, theme

SMALL_PX = 24
DIMMED = 150
ROLL_SCALE = 1.35


class Felt:
    """The middle of the table; keeps the opponent's dice at their smaller size."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._warm: set[str] = set()
        self._smaller: dict[tuple[str, int, int, bool], pygame.Surface] = {}
        self._small_faces: dict[tuple[str, int], pygame.Surface] = {}

    def draw(self, surface: pygame.Surface, shown: Shown, choice: Choice, shake: tuple[int, int]) -> None:
        """Everything on the felt."""
        self._their_dice(surface, shown)
        self._log(surface, shown)
        self._buttons(surface, shown, choice)
        self._own_dice(surface, shown, choice, shake)
        self._great_words(surface, shown)

    def warm(self) -> None:
        """Loads one sheet of dice that is not loaded yet, so that no throw has to wait for one."""
        waiting = [name for name in (*OWN_SKINS, *THEIR_SKINS) if name not in self._warm]
        if waiting:
            self._services.assets.sheet(f"dice/{waiting[0]}.png", FACES, FRAMES)
            self._warm.add(waiting[0])

    def _own_dice(self, surface: pygame.Surface, shown: Shown, choice: Choice, shake: tuple[int, int]) -> None:
        assets, own = self._services.assets, shown.dice[0]
        ring = assets.image("dice/held_ring.png")
        for slot, die in enumerate(own):
            if die.face and slot in choice.holds and shown.aside[slot] > 0.6:
                surface.blit(ring, ring.get_rect(center=(round(die.x), round(die.y))))
        moved = [_shaken(die, shake) for die in own] if shake != (0, 0) else own
        dice.draw_dice(surface, assets, moved)
        if shown.player_waited_for and shown.duel.dice and shown.duel.throws_left:
            self._die_marks(surface, shown, choice)

    def _die_marks(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """Where pointer and cursor are."""
        for slot in range(DICE):
            x, y = layout.place(0, slot, slot in choice.holds)
            if choice.slot == slot or choice.over == Target("die", slot):
                area = pygame.Rect(0, 0, 100, 96)
                area.center = (x, y + 2)
                pygame.draw.rect(surface, theme.BRASS_BRIGHT, area, 3 if choice.slot == slot else 1, 16)

    def _their_dice(self, surface: pygame.Surface, shown: Shown) -> None:
        over = finished_turn(shown, 1)
        ring = self._scaled("dice/held_ring.png")
        for die in shown.dice[1]:
            if die.face and not over:
                up = die.height + die.lift
                picture = self._scaled("dice/shadow.png" if up < 12 else "dice/shadow_lifted.png")
                surface.blit(picture, picture.get_rect(center=(round(die.x + up * 0.3), round(die.y + up * 0.26))))
        for slot, die in enumerate(shown.dice[1]):
            if not die.face:
                continue
            if slot in shown.raised and not over:
                surface.blit(ring, ring.get_rect(center=(round(die.x), round(die.y - die.lift))))
            picture = self._smaller_die(die, over)
            place = (round(die.x + die.rock), round(die.y - die.height - die.lift))
            surface.blit(picture, picture.get_rect(center=place))
        box = shown.memory.entered[1]
        if over and box:
            self._tag(surface, words.box_name(self._services.text, box))

    def _tag(self, surface: pygame.Surface, said: str) -> None:
        text = self._services.text
        picture = text.fit(said, "small", 14, theme.CREAM, (220, 22))
        area = picture.get_rect(center=(layout.MIDDLE, layout.THEIR_Y + 42)).inflate(20, 4)
        veil = pygame.Surface(area.size, pygame.SRCALPHA)
        pygame.draw.rect(veil, (10, 24, 16, 190), veil.get_rect(), 0, 10)
        surface.blit(veil, area)
        surface.blit(picture, picture.get_rect(center=area.center))

    def _log(self, surface: pygame.Surface, shown: Shown) -> None:
        lines = list(shown.memory.lines[-layout.LOG_LINES :])
        if shown.live is not None:
            lines = [*lines, shown.live][-layout.LOG_LINES :]
        if not lines:
            return
        surface.blit(self._veil(layout.LOG.size), layout.LOG)
        step = layout.LOG.height // layout.LOG_LINES
        for number, line in enumerate(lines):
            newest = number == len(lines) - 1
            y = layout.LOG.top + step * number + step // 2
            self._log_line(surface, shown, line, y, newest)

    def _log_line(self, surface: pygame.Surface, shown: Shown, line: Line, y: int, newest: bool) -> None:
        text = self._services.text
        said = words.line(text, line, words.called(text, shown.sitting.opponent))
        faces = line.faces if line.thrown else ()
        colour = theme.CREAM if newest else (188, 196, 168)
        room = layout.LOG.width - 24 - len(faces) * (SMALL_PX + 2)
        picture = text.fit(said, "small", 15, colour, (room, layout.LOG.height // layout.LOG_LINES))
        x = layout.LOG.left + 14
        mark = theme.BRASS_BRIGHT if newest else theme.BRASS_DARK
        pygame.draw.polygon(surface, mark, ((x, y - 4), (x + 5, y), (x, y + 4)))
        surface.blit(picture, picture.get_rect(midleft=(x + 12, y)))
        at = x + 12 + picture.get_width() + 8
        for face in faces:
            small = self._small_face("small_dark" if line.seat else "small", face)
            small.set_alpha(255 if newest else 170)
            surface.blit(small, small.get_rect(midleft=(at, y)))
            at += SMALL_PX + 2

    def _buttons(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        duel, text = shown.duel, self._services.text
        live = shown.player_waited_for
        left = duel.throws_left if duel.side == 0 else 0
        can_throw = live and left > 0 and not (duel.dice and len(choice.holds) == DICE)
        self._button(surface, layout.THROW_BUTTON, can_throw, choice.over == Target("throw"),
                     text.say("table.throw"), self._throw_words(shown, choice, live))  # fmt: skip
        self._pips(surface, left, live)
        box = choice.box if live else None
        if box and duel.dice:
            points, extra = worth(duel, duel.dice)[box], extras(duel, duel.dice)[box]
            values = {"box": words.box_name(text, box), "points": f"{points} +{extra}" if extra else points}
            said, below = text.say("table.enter", values), text.say("table.enter_again")
        else:
            best = best_box(duel) if live and duel.dice else None
            said = text.say("table.enter_what")
            below = text.say("table.choose_row") if best else text.say("table.after_throw")
        can_enter = box is not None
        self._button(surface, layout.ENTER_BUTTON, can_enter, choice.over == Target("enter"), said, below)
        if choice.hint and live:
            text.draw(surface, text.say(choice.hint), layout.HINT.center, "small", 15, theme.BRASS_BRIGHT, "center",
                      layout.HINT.size)  # fmt: skip

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

    def _button(
        self, surface: pygame.Surface, area: pygame.Rect, enabled: bool, over: bool, said: str, below: str
    ) -> None:
        text = self._services.text
        state = "disabled" if not enabled else "hover" if over else "normal"
        paint.plate(surface, self._services, area, state)
        colour = theme.BRASS_BRIGHT if enabled and over else theme.PARCHMENT if enabled else theme.GREY
        width = area.width - 36
        text.draw(surface, said, (area.centerx, area.top + 22), "body", 23, colour, "center", (width, 30))
        small = theme.PARCHMENT_DIM if enabled else theme.GREY
        text.draw(surface, below, (area.centerx, area.top + 43), "small", 13, small, "center", (width, 18))

    def _pips(self, surface: pygame.Surface, left: int, live: bool) -> None:
        """A brass stud for each throw left, an empty hole for each one made."""
        for number in range(3):
            place = (layout.THROW_BUTTON.left + 24, layout.THROW_BUTTON.top + 16 + number * 14)
            pygame.draw.circle(surface, theme.WALNUT_DARK, place, 5)
            if number < left and live:
                pygame.draw.circle(surface, theme.BRASS, place, 4)
                pygame.draw.circle(surface, theme.BRASS_BRIGHT, (place[0] - 1, place[1] - 1), 1)

    def _great_words(self, surface: pygame.Surface, shown: Shown) -> None:
        text = self._services.text
        if not shown.shout and not shown.roll and shown.duel.verdict is None:
            return
        shout = shown.shout or self._verdict(shown)
        if not shout:
            return
        big = shout.startswith(("shout.won", "shout.lost", "shout.roll"))
        if big:
            self._curtain(surface)
        top = 150 if big else 166
        lettering.gold(surface, self._services, text.say(shout), (layout.MIDDLE, top), 72, (520, 110), centred=True)
        names = (text.say("table.you"), words.called(text, shown.sitting.opponent))
        for die, name in zip(shown.roll, names, strict=False):
            self._rolling(surface, die)
            if die.face:
                aside = -128 if die is shown.roll[0] else 128
                place = (round(die.x) + aside, round(die.y))
                text.draw(surface, name, place, "body", 24, theme.CREAM, "center", (120, 32))
        if shout.startswith(("shout.won", "shout.lost")):
            own, theirs = totals_of(shown.duel, None)
            said = text.say("shout.totals", {"own": own, "theirs": theirs,
                                             "name": words.called(text, shown.sitting.opponent)})  # fmt: skip
            text.draw(surface, said, (layout.MIDDLE, 300), "body", 26, theme.CREAM, "center", (520, 44))

    def _verdict(self, shown: Shown) -> str:
        verdict = shown.duel.verdict
        if verdict is None:
            return ""
        return "shout.won" if 0 in verdict.winners else "shout.lost"

    def _curtain(self, surface: pygame.Surface) -> None:
        surface.blit(self._veil(layout.CURTAIN.size), layout.CURTAIN)

    def _rolling(self, surface: pygame.Surface, die: Die) -> None:
        if die.face:
            cell = self._services.assets.sheet(f"dice/{die.skin}.png", FACES, FRAMES)[die.face - 1][die.frame]
            size = round(cell.get_width() * ROLL_SCALE)
            picture = pygame.transform.smoothscale(cell, (size, size))
            surface.blit(picture, picture.get_rect(center=(round(die.x + die.rock), round(die.y - die.height))))

    def _veil(self, size: tuple[int, int]) -> pygame.Surface:
        key = ("veil", size[0], size[1], False)
        if key not in self._smaller:
            veil = pygame.Surface(size, pygame.SRCALPHA)
            alpha = 78 if size[1] < 100 else 190
            pygame.draw.rect(veil, (6, 22, 14, alpha), veil.get_rect(), 0, 12)
            self._smaller[key] = veil
        return self._smaller[key]

    def _small_face(self, name: str, face: int) -> pygame.Surface:
        if (name, face) not in self._small_faces:
            cell = self._services.assets.sheet(f"dice/{name}.png", 1, FACES)[0][face - 1]
            self._small_faces[name, face] = pygame.transform.smoothscale(cell, (SMALL_PX, SMALL_PX))
        return self._small_faces[name, face]

    def _scaled(self, name: str) -> pygame.Surface:
        key = (name, 0, 0, False)
        if key not in self._smaller:
            self._smaller[key] = _smaller(self._services.assets.image(name))
        return self._smaller[key]

    def _smaller_die(self, die: Die, dimmed: bool) -> pygame.Surface:
        key = (die.skin, die.face, die.frame, dimmed)
        if key not in self._smaller:
            cell = self._services.assets.sheet(f"dice/{die.skin}.png", FACES, FRAMES)[die.face - 1][die.frame]
            made = _smaller(cell)
            if dimmed:
                made.set_alpha(DIMMED)
            self._smaller[key] = made
        return self._smaller[key]


def _smaller(picture: pygame.Surface) -> pygame.Surface:
    width, height = picture.get_size()
    return pygame.transform.smoothscale(
        picture, (round(width * layout.THEIR_SCALE), round(height * layout.THEIR_SCALE))
    )


def _shaken(die: Die, shake: tuple[int, int]) -> Die:
    return Die(die.x + shake[0], die.y + shake[1], die.face, die.skin, die.frame, die.height, die.lift, die.rock)
