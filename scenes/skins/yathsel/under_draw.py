"""Knows how the place under the table is drawn at one moment: the running one, or one that is shown again."""

import math

import pygame

from game.yathsel import shop
from game.yathsel.state import PLACES, Duel, Pouch
from scenes import wares
from scenes.services import shapes
from scenes.services.canvas import density_of, turned
from scenes.services.canvas import part as cut
from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.skins.yathsel import explain, under_owner, under_plan, words
from scenes.skins.yathsel.belongings import coin, wear_left
from scenes.skins.yathsel.pieces import Pieces
from scenes.skins.yathsel.under_dark import Dark
from scenes.skins.yathsel.under_look import URGENT_MS, Look, left_ms, price_now
from scenes.skins.yathsel.under_plan import Aim, Spot
from scenes.ui import paint, theme
from scenes.ui.dust import Dust
from scenes.ui.keycaps import key_cap, key_line
from scenes.ui.told import ICON_PX, told_plate

_RED = (232, 76, 48)
_BESIDE_HAND = 96  # of its picture's width, both sides together
_SHAFTS, _REACH_PX = (640, 250), 700
_KEYS: tuple[tuple[CommandName, str], ...] = (("swap", "keys.swap"), ("sell", "keys.sell"), ("prompts", "keys.prompts"))


class UnderPicture:
    """Draws looks."""

    def __init__(self, services: Services, pieces: Pieces, who: str) -> None:
        self._services = services
        self._who = who
        self._pieces = pieces
        self._dust = Dust(services.settings.now.motion, _SHAFTS, _REACH_PX)
        self._dark = Dark()
        self._narrow: pygame.Surface | None = None

    def update(self, dt: float) -> None:
        """Lets the dust drift in the light from the cracks."""
        self._dust.update(dt)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """The whole place."""
        assets = self._services.assets
        surface.blit(assets.image("under_table.png"), (0, 0))
        self._dust.draw(surface)
        under_owner.draw(surface, self._services, self._who, look)
        surface.blit(assets.image("under/coat.png"), under_plan.COAT)
        for place in range(PLACES):
            self._pouch(surface, look, place)
        self._strip(surface, look)
        self._clock(surface, look)
        self._gold(surface, look.duel)
        self._shelf(surface, look)
        self._told(surface, look)
        if look.hint:
            self._hint(surface, look.hint)
        else:
            key_line(surface, self._services, under_plan.KEYS, _KEYS)
        self._darkness(surface, look)

    def _pouch(self, surface: pygame.Surface, look: Look, place: int) -> None:
        hung, area = (look.duel.shop.pouches or ())[place], under_plan.pouch(place)
        if hung.sold:
            self._pieces.tag(surface, self._services.text.say("under.sold"), (area.centerx, area.top + 60), 120)
            return
        lit = look.over == Spot("pouch", place) or (look.aim is not None and look.aim == Aim("place", place=place))
        if hung.opened_ms is None:
            picture = self._services.assets.image("under/pouch.png")
            surface.blit(picture, area.move(0, -3 if lit else 0))
        else:
            surface.blit(self._services.assets.image("under/pouch_open.png"), area)
            if hung.good is not None:
                icon = self._pieces.icon(hung.good, 72)
                surface.blit(icon, icon.get_rect(midbottom=(area.centerx, area.top + 70 - (4 if lit else 0))))
        self._label(surface, look, place, hung, lit)

    def _label(self, surface: pygame.Surface, look: Look, place: int, hung: Pouch, lit: bool) -> None:
        text, area = self._services.text, under_plan.label(place)
        back = self._shade(area.size, 190)
        surface.blit(back, area)
        shapes.rect(surface, theme.BRASS_BRIGHT if lit else theme.BRASS_DARK, area, 2 if lit else 1, 10)
        key_cap(surface, self._services, str(place + 1), (area.left + 6, area.bottom - 18))
        middle = (area.centerx, area.top + 24)
        if hung.opened_ms is None:
            said = text.say("under.closed")
            text.draw(surface, said, middle, "body", 18, theme.PARCHMENT, "center", (156, 44), True, "centre")
            cost = shop.numbers().open_ms
            said = text.say("under.open", {"seconds": words.seconds(text, cost)})
            text.draw(surface, said, (area.left + 36, area.bottom - 18), "small", 13, theme.BRASS_BRIGHT, "midleft",
                      (area.width - 42, 22))  # fmt: skip
            return
        if hung.good is None:
            said = text.say("under.nothing")
            text.draw(surface, said, middle, "body", 17, theme.GREY, "center", (156, 44), True, "centre")
            return
        name = wares.name(text, hung.good)
        text.draw(surface, name, middle, "body", 18, theme.CREAM, "center", (156, 44), True, "centre")
        now, full = price_now(look.duel, hung, look.t), shop.list_price(look.duel, hung.good)
        dear = now > (look.duel.sides[0].gold or 0)
        coin(surface, (area.left + 52, area.bottom - 18), 12)
        place_ = (area.left + 70, area.bottom - 17)
        colour = _RED if dear else theme.BRASS_BRIGHT
        written = text.draw(surface, str(now), place_, "figures", 25, colour, "midleft", (44, 36))
        if now < full:
            old = text.draw(surface, str(full), (written.right + 10, area.bottom - 15), "figures", 17, theme.GREY,
                            "midleft", (34, 26))  # fmt: skip
            shapes.line(surface, theme.GREY, (old.left - 2, old.centery - 2), (old.right + 2, old.centery - 2), 2)
        elif dear:
            said = text.say("under.too_dear")
            text.draw(surface, said, (written.right + 8, area.bottom - 18), "small", 12, _RED, "midleft",
                      (area.right - written.right - 12, 20))  # fmt: skip

    def _strip(self, surface: pygame.Surface, look: Look) -> None:
        """What is heard from above, in one line."""
        surface.blit(self._shade(under_plan.STRIP.size, 170), under_plan.STRIP)
        text, area = self._services.text, under_plan.STRIP
        text.draw(surface, text.say("under.above"), (area.centerx, area.top + 13), "small", 12, theme.BRASS, "center",
                  (area.width - 20, 18))  # fmt: skip
        text.draw(surface, look.line, (area.centerx, area.top + 38), "body", 20, theme.CREAM, "center",
                  (area.width - 24, 32))  # fmt: skip
        pause = under_plan.PAUSE
        over = look.over == Spot("pause")
        shapes.rect(surface, theme.WALNUT_DARK, pause, 0, 9)
        shapes.rect(surface, theme.BRASS_BRIGHT if over else theme.BRASS_DARK, pause, 2, 9)
        for x in (pause.centerx - 6, pause.centerx + 2):
            shapes.rect(surface, theme.PARCHMENT, (x, pause.centery - 8, 4, 16))

    def _clock(self, surface: pygame.Surface, look: Look) -> None:
        """The watch: its hand goes round once in the whole time; without a clock it stands still."""
        assets, text = self._services.assets, self._services.text
        surface.blit(assets.image("under/watch.png"), under_plan.WATCH)
        left, budget = left_ms(look.duel, look.t), look.duel.shop.budget_ms
        part = 0.0 if left is None or not budget else 1 - left / budget
        hand = turned(self._hand(), -360 * part)
        surface.blit(hand, hand.get_rect(center=under_plan.WATCH_CENTRE))
        area = under_plan.SECONDS
        if left is None:
            said = text.say("under.no_clock")
            text.draw(surface, said, area.center, "body", 18, theme.PARCHMENT, "center", area.size, True, "centre")
            return
        hurry = left <= URGENT_MS
        said = words.seconds(text, left) if hurry else str(math.ceil(left / 1000))
        colour = _RED if hurry else theme.BRASS_BRIGHT
        text.draw(surface, said, (area.centerx, area.top + 30), "figures", 46, colour, "center", (area.width, 64))
        text.draw(surface, text.say("under.seconds"), (area.centerx, area.bottom - 6), "small", 13, theme.PARCHMENT_DIM,
                  "center", (area.width, 20))  # fmt: skip
        bar = pygame.Rect(under_plan.GOLD.left, under_plan.WATCH.bottom + 1, 250, 7)
        shapes.rect(surface, theme.WALNUT_DARK, bar, 0, 3)
        done = bar.inflate(-2, -2)
        done.width = round(done.width * (1 - part))
        shapes.rect(surface, colour, done, 0, 3)

    def _hand(self) -> pygame.Surface:
        """The hand without the empty space beside it, which would be turned with it."""
        whole = self._services.assets.image("under/watch_hand.png")
        if self._narrow is None or density_of(self._narrow) != density_of(whole):
            self._narrow = cut(whole, whole.get_rect().inflate(-_BESIDE_HAND, 0))
        return self._narrow

    def _gold(self, surface: pygame.Surface, duel: Duel) -> None:
        area, gold = under_plan.GOLD, duel.sides[0].gold or 0
        coin(surface, (area.left + 18, area.centery + 6), 17)
        said = self._services.text.say_n("under.gold", gold)
        self._services.text.draw(surface, said, (area.left + 44, area.centery + 6), "body", 24, theme.BRASS_BRIGHT,
                                 "midleft", (area.width - 48, 36))  # fmt: skip

    def _shelf(self, surface: pygame.Surface, look: Look) -> None:
        surface.blit(self._shade(under_plan.SHELF.size, 150), under_plan.SHELF)
        own, text = look.duel.sides[0], self._services.text
        for slot, die in enumerate(own.hand or ()):
            aimed = look.aim is not None and look.aim.slot == slot
            area = under_plan.hand(slot)
            self._box(surface, area, look.over == Spot("hand", slot), aimed)
            icon = self._pieces.icon(die.kind, 54)
            surface.blit(icon, icon.get_rect(center=(area.centerx, area.centery - (6 if aimed else 0))))
            self._number(surface, str(slot + 1), (area.left + 9, area.top + 9))
            if slot in (own.pending or ()):
                self._pieces.tag(surface, text.say("under.coming"), (area.centerx, area.bottom - 6), 66)
        for place in range(len(own.pockets or ())):
            self._pocket(surface, look, place)
        for place, item in enumerate(look.duel.tricks or ()):
            area = under_plan.trick(place)
            self._box(surface, area, look.over == Spot("trick", place), look.aim == Aim("use", item=item))
            icon = self._pieces.icon(item, 48)
            surface.blit(icon, icon.get_rect(center=area.center))
        cost = shop.restock_price(look.duel)
        below, key = text.say_n("under.for_gold", cost), key_label(self._services, "restock")
        self._button(surface, under_plan.RESTOCK, look.over == Spot("restock"), cost <= (own.gold or 0),
                     text.say("under.restock"), below, key)  # fmt: skip
        self._button(surface, under_plan.UP, look.over == Spot("up"), True, text.say("under.up"),
                     text.say("under.up_how"), key_label(self._services, "back"))  # fmt: skip

    def _pocket(self, surface: pygame.Surface, look: Look, place: int) -> None:
        die, area = (look.duel.sides[0].pockets or ())[place], under_plan.pocket(place)
        text, aim = self._services.text, look.aim
        wanted = aim is not None and aim.pocket is None and (aim.kind in ("sell", "place") or aim.slot is not None)
        lit = look.over == Spot("pocket", place) or (aim is not None and aim.pocket == place)
        back, front = self._pieces.picture("under/pocket_back.png", 92), self._pieces.picture("under/pocket.png", 92)
        spot = front.get_rect(midtop=(area.centerx, area.top + 4))
        surface.blit(back, spot)
        if die is not None:
            icon = self._pieces.icon(die.kind, 56)
            surface.blit(icon, icon.get_rect(midtop=(area.centerx, area.top + (0 if lit else 4))))
        surface.blit(front, spot)
        if lit or wanted:
            shapes.rect(surface, theme.BRASS_BRIGHT, area.inflate(2, -2), 2, 12)
        self._number(surface, str(place + 1), (area.left + 12, area.top + 12))
        if die is None:
            text.draw(surface, text.say("under.empty"), (area.centerx, area.top + 52), "small", 12, theme.PARCHMENT,
                      "center", (76, 20))  # fmt: skip
            return
        tag = under_plan.sell_tag(place)
        said = text.say("under.sell", {"gold": shop.sale_price(die.kind)})
        over = look.over == Spot("sell", place) or (aim is not None and aim.kind == "sell")
        shapes.rect(surface, theme.LEATHER if over else theme.WALNUT_DARK, tag, 0, 8)
        shapes.rect(surface, theme.BRASS_BRIGHT if over else theme.BRASS_DARK, tag, 1, 8)
        text.draw(surface, said, tag.center, "small", 13, theme.PARCHMENT, "center", (tag.width - 8, 20))
        left = wear_left(die)
        if left:
            self._number(surface, str(left), (area.right - 12, area.top + 12))

    def _told(self, surface: pygame.Surface, look: Look) -> None:
        """What the thing pointed at is."""
        there = look.over is not None and under_plan.area_of(look.duel, look.over) is not None
        said = self._told_of(look) if there else None
        if said is not None:
            icon = self._pieces.picture(said.picture, ICON_PX) if said.picture else None
            told_plate(surface, self._services, said, icon, self._beside_shelf)

    def _beside_shelf(self, size: tuple[int, int]) -> pygame.Rect:
        made = pygame.Rect((0, 0), size)
        made.bottomright = (under_plan.TOLD.right, under_plan.TOLD.bottom)
        return made

    def _told_of(self, look: Look) -> explain.Told | None:
        text, duel, own = self._services.text, look.duel, look.duel.sides[0]
        match look.over:
            case Spot("pouch", place):
                hung = (duel.shop.pouches or ())[place]
                return explain.told_good(text, hung.good, 0) if hung.opened_ms is not None and hung.good else None
            case Spot("pocket" | "sell", place):
                die = (own.pockets or ())[place]
                return explain.told_die(text, die, owned=True) if die else None
            case Spot("hand", slot):
                pending = slot in (own.pending or ())
                return explain.told_die(text, (own.hand or ())[slot], pending)
            case Spot("trick", place):
                return explain.told_good(text, (duel.tricks or ())[place])
            case _:
                return None

    def _hint(self, surface: pygame.Surface, hint: str) -> None:
        text, area = self._services.text, under_plan.HINT
        surface.blit(self._shade(area.size, 210), area)
        text.draw(surface, text.say(hint), area.center, "small", 15, theme.BRASS_BRIGHT, "center",
                  (area.width - 16, area.height))  # fmt: skip

    def _darkness(self, surface: pygame.Surface, look: Look) -> None:
        """The edges go dark with a slow beat in the last seconds; never a flash."""
        left = left_ms(look.duel, look.t)
        if left is None or left > URGENT_MS or not look.duel.shop.under:
            return
        self._dark.draw(surface, min(235, round(90 + 110 * (1 - left / URGENT_MS) + 26 * look.beat)))

    def _box(self, surface: pygame.Surface, area: pygame.Rect, over: bool, lit: bool) -> None:
        surface.blit(self._shade(area.size, 170), area)
        bright = over or lit
        shapes.rect(surface, theme.BRASS_BRIGHT if bright else theme.BRASS_DARK, area, 1 + bright, 10)

    def _number(self, surface: pygame.Surface, said: str, place: tuple[int, int]) -> None:
        shapes.circle(surface, theme.WALNUT_DARK, place, 10)
        shapes.circle(surface, theme.BRASS, place, 10, 1)
        self._services.text.draw(surface, said, place, "small", 12, theme.PARCHMENT, "center", (18, 18))

    def _button(
        self, surface: pygame.Surface, area: pygame.Rect, over: bool, enabled: bool, said: str, below: str, key: str
    ) -> None:
        text = self._services.text
        paint.plate(surface, self._services, area, "disabled" if not enabled else "hover" if over else "normal")
        key_cap(surface, self._services, key, (area.left + 10, area.centery))
        x = area.left + 52
        room, middle = area.right - x - 8, x + (area.right - x - 8) // 2
        colour = theme.BRASS_BRIGHT if over and enabled else theme.PARCHMENT if enabled else theme.GREY
        text.draw(surface, said, (middle, area.top + 24), "body", 19, colour, "center", (room, 26))
        text.draw(surface, below, (middle, area.top + 46), "small", 12, theme.PARCHMENT_DIM, "center", (room, 18))

    def _shade(self, size: tuple[int, int], alpha: int) -> pygame.Surface:
        return self._pieces.shade(size, alpha)
