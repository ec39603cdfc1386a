"""Knows how the middle of the table is drawn: dice, the rack, the last actions, the great words."""

import pygame

from game.yathsel import dice as dice_kinds
from game.yathsel.card import DICE
from scenes import faces
from scenes.anim import dice
from scenes.anim.dice import FACES, FRAMES, Die
from scenes.services import shapes
from scenes.services.canvas import blank, density_of, sized
from scenes.services.inputs import CommandName
from scenes.services.services import Services
from scenes.skins.yathsel import layout, words
from scenes.skins.yathsel.card import totals_of
from scenes.skins.yathsel.choice import Choice, Target, imagined_dice
from scenes.skins.yathsel.memory import Line
from scenes.skins.yathsel.pieces import Pieces
from scenes.skins.yathsel.shown import OWN_SKINS, THEIR_SKINS, Shown, finished_turn, row_of
from scenes.skins.yathsel.sleight import slots_for
from scenes.skins.yathsel.smaller import shaken, smaller, starred
from scenes.skins.yathsel.under_plan import PICTURES
from scenes.ui import lettering, theme
from scenes.ui.keycaps import key_line

SMALL_PX = 24
DIMMED = 150
ROLL_SCALE = 1.35
RETELL: tuple[tuple[CommandName, str], ...] = (("retell", "keys.retell"),)
BIG = ("shout.won", "shout.lost", "shout.caught", "shout.roll")


class Felt:
    """The middle of the table; keeps the opponent's dice at their smaller size."""

    def __init__(self, services: Services, pieces: Pieces) -> None:
        self._services = services
        self._pieces = pieces
        self._warm: set[str] = set()
        self._density = 0.0
        self._smaller: dict[tuple[str, int, int, bool], pygame.Surface] = {}
        self._small_faces: dict[tuple[str, int], pygame.Surface] = {}

    def draw(self, surface: pygame.Surface, shown: Shown, choice: Choice, shake: tuple[int, int]) -> None:
        """Everything on the felt."""
        if density_of(surface) != self._density:
            self._density = density_of(surface)
            self._smaller.clear()
            self._small_faces.clear()
        self._their_dice(surface, shown)
        self._log(surface, shown)
        self._own_dice(surface, shown, choice, shake)
        self._great_words(surface, shown)

    def warm(self, shown: Shown) -> None:
        """Loads one picture that will be needed, so that no throw and no dive has to wait for it."""
        own = shown.duel.sides[0]
        kinds = [dice_kinds.family(die.kind) for die in (*(own.hand or ()), *(own.pockets or ())) if die]
        special = [kind for kind in kinds if kind != dice_kinds.PLAIN]
        waiting = [name for name in (*OWN_SKINS, *THEIR_SKINS, *special) if name not in self._warm]
        if waiting:
            self._services.assets.sheet(f"dice/{waiting[0]}.png", FACES, FRAMES)
            self._warm.add(waiting[0])
            return
        who, assets = shown.sitting.opponent or "", self._services.assets
        legs = (faces.boots(who, stance) for stance in range(faces.STANCES))
        wanted = (*PICTURES, *legs, faces.looking_in(assets, who))
        below = next((name for name in wanted if name not in self._warm), None)
        if below is not None and not shown.duel.table.saloon:
            assets.image(below)
            self._warm.add(below)

    def _own_dice(self, surface: pygame.Surface, shown: Shown, choice: Choice, shake: tuple[int, int]) -> None:
        assets, own = self._services.assets, shown.dice[0]
        ring = assets.image("dice/held_ring.png")
        for slot, die in enumerate(own):
            if die.face and slot in choice.holds and shown.aside[slot] > 0.6:
                surface.blit(ring, ring.get_rect(center=(round(die.x), round(die.y))))
        moved = [shaken(die, shake) for die in own] if shake != (0, 0) else list(own)
        self._imagine(moved, shown, choice)
        dice.draw_dice(surface, assets, moved)
        if not shown.duel.dice or shown.duel.side:
            self._hand_at_rest(surface, shown)
        elif not shown.tumbling:
            self._pending(surface, shown)
        self._die_marks(surface, shown, choice)

    def _imagine(self, own: list[Die], shown: Shown, choice: Choice) -> None:
        """A trick under way shows the face it would leave."""
        faces, mode = imagined_dice(shown.duel, choice.mode), choice.mode
        if faces is not None and mode is not None and mode.slot is not None:
            die = own[mode.slot]
            own[mode.slot] = Die(die.x, die.y, row_of(faces[mode.slot]), die.skin, die.frame, die.height, 8.0)

    def _hand_at_rest(self, surface: pygame.Surface, shown: Shown) -> None:
        """The kinds in the hand, in the recesses of the rack, while no own throw lies there."""
        side = shown.duel.sides[0]
        for slot, die in enumerate(side.hand or ()):
            x, y = layout.rack(slot)
            picture = self._pieces.icon(die.kind, 64, dim=True)
            surface.blit(picture, picture.get_rect(center=(x, y)))
            if slot in (side.pending or ()):
                self._swapped_tag(surface, (x, y + 36))

    def _pending(self, surface: pygame.Surface, shown: Shown) -> None:
        """The die that a swap brings with the next throw, beside the face that counts until then."""
        side = shown.duel.sides[0]
        for slot in side.pending or ():
            die = shown.dice[0][slot]
            x, y = round(die.x), round(die.y)
            veil = self._pieces.veil((96, 96))
            surface.blit(veil, veil.get_rect(center=(x, y)))
            picture = self._pieces.icon((side.hand or ())[slot].kind, 44)
            surface.blit(picture, picture.get_rect(center=(x + 34, y - 34)))
            self._swapped_tag(surface, (x, y + 42))

    def _swapped_tag(self, surface: pygame.Surface, place: tuple[int, int]) -> None:
        self._pieces.tag(surface, self._services.text.say("table.next_throw"), place, 104)

    def _die_marks(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """Where pointer and cursor are, and which dice something begun can be aimed at."""
        duel, mode = shown.duel, choice.mode
        live = shown.player_waited_for and duel.dice is not None and duel.throws_left > 0
        aims = slots_for(duel, mode) if mode and shown.player_may else []
        aimed = mode.slot if mode else choice.slot
        for slot in range(DICE):
            resting = duel.side != 0 or duel.dice is None
            x, y = layout.place(0, slot, slot in choice.holds or resting)
            area = pygame.Rect(0, 0, 100, 96)
            area.center = (x, y + 2)
            if aimed == slot and (live or slot in aims):
                shapes.rect(surface, theme.BRASS_BRIGHT, area, 3, 16)
            elif (live or slot in aims) and choice.over == Target("die", slot):
                shapes.rect(surface, theme.BRASS_BRIGHT, area, 1, 16)
            if slot in aims:
                self._pieces.aim(surface, (x, area.top - 6))
            if aimed == slot and mode and mode.item == "nudge":
                self._pieces.up_or_down(surface, area, mode.up)

    def _their_dice(self, surface: pygame.Surface, shown: Shown) -> None:
        over = finished_turn(shown, 1)
        ring = self._scaled("dice/held_ring.png")
        for die in shown.dice[1]:
            if die.face and not over:
                up = die.height + die.lift
                picture = self._their_shadow(up)
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
        veil = blank(area.size, pygame.SRCALPHA, density_of(surface))
        shapes.rect(veil, (10, 24, 16, 190), veil.get_rect(), 0, 10)
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
        again = shown.player_waited_for and finished_turn(shown, 1)
        if again:
            key_line(surface, self._services, layout.RETELL, RETELL)
        for number, line in enumerate(lines):
            newest = number == len(lines) - 1
            y = layout.LOG.top + step * number + step // 2
            self._log_line(surface, shown, line, y, newest, layout.RETELL.width if again and not number else 0)

    def _log_line(
        self, surface: pygame.Surface, shown: Shown, line: Line, y: int, newest: bool, less: int
    ) -> None:  # fmt: skip
        text = self._services.text
        said = words.line(text, line, words.called(text, shown.sitting.opponent))
        faces = line.faces if line.thrown else ()
        colour = theme.CREAM if newest else (188, 196, 168)
        room = layout.LOG.width - 24 - less - len(faces) * (SMALL_PX + 2)
        picture = text.fit(said, "small", 15, colour, (room, layout.LOG.height // layout.LOG_LINES))
        x = layout.LOG.left + 14
        mark = theme.BRASS_BRIGHT if newest else theme.BRASS_DARK
        shapes.polygon(surface, mark, ((x, y - 4), (x + 5, y), (x, y + 4)))
        surface.blit(picture, picture.get_rect(midleft=(x + 12, y)))
        at = x + 12 + picture.get_width() + 8
        for face in faces:
            small = self._small_face("small_dark" if line.seat else "small", face)
            small.set_alpha(255 if newest else 170)
            surface.blit(small, small.get_rect(midleft=(at, y)))
            at += SMALL_PX + 2

    def _great_words(self, surface: pygame.Surface, shown: Shown) -> None:
        text = self._services.text
        if not shown.shout and not shown.roll and shown.duel.verdict is None:
            return
        shout = shown.shout or self._verdict(shown)
        if not shout:
            return
        big = shout.startswith(BIG)
        if big:
            self._curtain(surface)
        top = 150 if big else 166
        lettering.gold(
            surface, self._services, shown.ending or text.say(shout), (layout.MIDDLE, top), 72, (520, 110), centred=True
        )
        names = (text.say("table.you"), words.called(text, shown.sitting.opponent))
        for die, name in zip(shown.roll, names, strict=False):
            self._rolling(surface, die)
            if die.face:
                aside = -128 if die is shown.roll[0] else 128
                place = (round(die.x) + aside, round(die.y))
                text.draw(surface, name, place, "body", 24, theme.CREAM, "center", (120, 32))
        if shout.startswith(BIG[:3]) and not shown.ending:
            own, theirs = totals_of(shown.duel, None)
            said = text.say("shout.totals", {"own": own, "theirs": theirs,
                                             "name": words.called(text, shown.sitting.opponent)})  # fmt: skip
            text.draw(surface, said, (layout.MIDDLE, 300), "body", 26, theme.CREAM, "center", (520, 44))

    def _verdict(self, shown: Shown) -> str:
        verdict = shown.duel.verdict
        if verdict is None:
            return ""
        if verdict.reason == "caught":
            return "shout.caught"
        return "shout.won" if 0 in verdict.winners else "shout.lost"

    def _curtain(self, surface: pygame.Surface) -> None:
        surface.blit(self._veil(layout.CURTAIN.size), layout.CURTAIN)

    def _rolling(self, surface: pygame.Surface, die: Die) -> None:
        if die.face:
            cell = self._services.assets.sheet(f"dice/{die.skin}.png", FACES, FRAMES)[die.face - 1][die.frame]
            size = round(cell.get_width() * ROLL_SCALE)
            picture = sized(cell, (size, size))
            surface.blit(picture, picture.get_rect(center=(round(die.x + die.rock), round(die.y - die.height))))

    def _veil(self, size: tuple[int, int]) -> pygame.Surface:
        key = ("veil", size[0], size[1], False)
        if key not in self._smaller:
            veil = blank(size, pygame.SRCALPHA, self._services.window.density)
            alpha = 78 if size[1] < 100 else 190
            shapes.rect(veil, (6, 22, 14, alpha), veil.get_rect(), 0, 12)
            self._smaller[key] = veil
        return self._smaller[key]

    def _small_face(self, name: str, face: int) -> pygame.Surface:
        if (name, face) not in self._small_faces:
            cell = self._services.assets.sheet(f"dice/{name}.png", 1, FACES)[0][max(0, face - 1)]
            small = sized(cell, (SMALL_PX, SMALL_PX))
            self._small_faces[name, face] = small if face else starred(self._services, small)
        return self._small_faces[name, face]

    def _scaled(self, name: str) -> pygame.Surface:
        key = (name, 0, 0, False)
        if key not in self._smaller:
            self._smaller[key] = smaller(self._services.assets.image(name))
        return self._smaller[key]

    def _their_shadow(self, up: float) -> pygame.Surface:
        key = ("shadow", dice.shadow_step(up), 0, False)
        if key not in self._smaller:
            self._smaller[key] = smaller(dice.shadow(self._services.assets, up))
        return self._smaller[key]

    def _smaller_die(self, die: Die, dimmed: bool) -> pygame.Surface:
        key = (die.skin, die.face, die.frame, dimmed)
        if key not in self._smaller:
            cell = self._services.assets.sheet(f"dice/{die.skin}.png", FACES, FRAMES)[die.face - 1][die.frame]
            made = smaller(cell)
            if dimmed:
                made.set_alpha(DIMMED)
            self._smaller[key] = made
        return self._smaller[key]
