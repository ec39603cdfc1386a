"""Knows how the middle of the table is drawn: markers, dice and where they lie, throws left, the last of the log."""

import pygame

from game.bounty_hunter.state import BLACK, DICE, MARKERS, marker_of
from scenes.anim import dice
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.bounty_hunter import layout, look, words
from scenes.skins.bounty_hunter.choice import Choice, Thing, aims, free
from scenes.skins.bounty_hunter.look import Look
from scenes.skins.bounty_hunter.shown import Shown, is_bought, is_unpaid, own_hunt, row_of
from scenes.table.people import Sitter

Chances = tuple[int, ...] | None
_DIE_PX = 112


class Board:
    """The middle of the table."""

    def __init__(self, services: Services, pieces: Look, sitters: tuple[Sitter, ...]) -> None:
        self._services = services
        self._look = pieces
        self._sitters = sitters

    def draw(self, surface: pygame.Surface, shown: Shown, choice: Choice, chances: Chances) -> None:
        """What moves or answers the pointer, but not what flies."""
        self._markers(surface, shown, choice, chances)
        if shown.hunt.phase == "target":
            self._aims(surface, shown)
        self._throws(surface, shown)
        self._dice(surface, shown)

    def draw_still(self, surface: pygame.Surface, shown: Shown) -> None:
        """The log and the rack."""
        self._log(surface, shown)
        if shown.hunt.phase != "target":
            self._rack(surface, shown)

    def _markers(self, surface: pygame.Surface, shown: Shown, choice: Choice, chances: Chances) -> None:
        """Those in the middle lit, an empty place for each that is out."""
        hunt, offers = shown.hunt, shown.hunt.phase == "offer"
        flown = {int(one.what) for one in shown.flyers if one.kind == "marker"}
        for number in range(1, MARKERS + 1):
            area = layout.marker(number)
            if number in flown or not free(hunt, number):
                shapes.circle(surface, look.VIOLET_PALE, area.center, 28, 1)
                continue
            lit = offers and shown.player_waited_for
            over = lit and choice.over == Thing("marker", number)
            self._look.token(surface, str(number), area.center, layout.MARKER_PX + 6 * over, lit)
            if chances is not None and offers:
                said = words.per_cent(self._services.text, chances[number - 1])
                tag = pygame.Rect(0, 0, 74, 20)
                tag.center = (area.centerx, area.bottom + 4)
                self._look.plate(surface, tag, look.TEAL_DIM, 235, radius=8, width=1)
                self._services.text.draw(surface, said, tag.center, "small", 13, look.TEAL, "center", (70, 20))

    def _log(self, surface: pygame.Surface, shown: Shown) -> None:
        """The last lines; what is just happening as the last of them."""
        lines = [*shown.memory.lines[-layout.LOG_LINES :]]
        if shown.live is not None:
            lines = [*lines, shown.live][-layout.LOG_LINES :]
        self._look.veil(surface, layout.LOG, look.NIGHT, 150)
        step = layout.LOG.height // layout.LOG_LINES
        for at, line in enumerate(lines):
            said = words.line(self._services.text, line, self._sitters)
            last = at == len(lines) - 1
            place = (layout.LOG.left + 14, layout.LOG.top + step * at + step // 2)
            self._services.text.draw(surface, said, place, "small", 15, look.PALE if last else look.DIM, "midleft",
                                     (layout.LOG.width - 28, step))  # fmt: skip

    def _rack(self, surface: pygame.Surface, shown: Shown) -> None:
        """The place beside the card, with the number of the key under each die."""
        area = layout.RACK
        hunts = shown.hunt.phase == "hunt"
        self._look.plate(surface, area, look.TEAL_DIM if hunts else look.VIOLET_PALE, 170, (20, 14, 38), 16)
        said = self._services.text.say("hunt.beside") if hunts else ""
        self._services.text.draw(surface, said, (area.left + 14, area.top - 10), "small", 13, look.DIM, "midleft",
                                 (area.width - 28, 19))  # fmt: skip
        if not own_hunt(shown):
            return
        for slot in range(DICE):
            if row_of(shown.hunt, slot):
                place = (layout.rack(slot)[0], area.bottom - 2)
                shapes.circle(surface, look.NIGHT, place, 12)
                shapes.circle(surface, look.TEAL, place, 11, 2)
                self._services.text.draw(surface, str(slot + 1), place, "small", 13, look.PALE, "center", (18, 18))

    def _aims(self, surface: pygame.Surface, shown: Shown) -> None:
        """The contracts that the start player may choose."""
        text, listed = self._services.text, aims(shown)
        for at, seat in enumerate(listed):
            area = layout.choice(at, len(listed))
            contract = shown.hunt.deck[0] if seat < 0 else shown.hunt.piles[seat][-1]
            self._look.plate(surface, area, look.AMBER if shown.player_waited_for else look.VIOLET_PALE, 220)
            name = text.say("hunt.from_deck") if seat < 0 else self._sitters[seat].name
            text.draw(surface, name, (area.centerx, area.top + 18), "body", 17, look.PALE, "center",
                      (area.width - 14, 26))  # fmt: skip
            inner = pygame.Rect(area.left + 10, area.top + 34, area.width - 20, area.height - 62)
            self._look.small_card(surface, inner, contract or "", look.TEAL if seat < 0 else look.PINK)
            said = str(at + 1)
            text.draw(surface, said, (area.centerx, area.bottom - 13), "small", 14, look.DIM, "center", (40, 20))

    def _throws(self, surface: pygame.Surface, shown: Shown) -> None:
        """A lit stud for each throw left, a ring for each one made."""
        hunt = shown.hunt
        if hunt.hunter is None or hunt.throws_left is None:
            return
        of, text = marker_of(hunt), self._services.text
        said = text.say("hunt.throws_left", {"n": hunt.throws_left, "of": of})
        area = layout.THROWS
        written = text.draw(surface, said, (area.left + 8, area.centery), "small", 16, look.PALE, "midleft", (300, 26))
        for number in range(of):
            place = (written.right + 20 + number * 24, area.centery + 1)
            shapes.circle(surface, look.NIGHT, place, 9)
            shapes.circle(surface, look.AMBER, place, 8, 0 if number < hunt.throws_left else 1)

    def _dice(self, surface: pygame.Surface, shown: Shown) -> None:
        """Shadows first, then the dice, those not paid for or not thrown yet marked."""
        assets = self._services.assets
        thrown = [die for slot, die in enumerate(shown.dice) if not self._new(shown, slot)]
        dice.draw_dice(surface, assets, thrown)
        for slot in range(BLACK, DICE):
            die = shown.dice[slot]
            if not die.face or slot in shown.flying:
                continue
            place = (round(die.x), round(die.y))
            if self._new(shown, slot):
                picture = self._look.grey_die(_DIE_PX)
                surface.blit(picture, picture.get_rect(center=(place[0], place[1] - round(die.height))))
                self._tag(surface, self._services.text.say("hunt.new_grey"), place)
            elif is_unpaid(shown.hunt, slot):
                self._look.veil(surface, layout.die(slot, False).inflate(6, 4), look.NIGHT, 130, 20)
                self._tag(surface, self._services.text.say("hunt.unpaid"), place)

    def _new(self, shown: Shown, slot: int) -> bool:
        return slot not in shown.flying and is_bought(shown.hunt, slot)

    def _tag(self, surface: pygame.Surface, said: str, place: layout.Point) -> None:
        tag = pygame.Rect(0, 0, 92, 20)
        tag.center = (place[0], place[1] + 48)
        self._look.plate(surface, tag, look.AMBER, 235, radius=8, width=1)
        self._services.text.draw(surface, said, tag.center, "small", 12, look.AMBER, "center", (86, 20))
