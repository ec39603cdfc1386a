"""Knows the plates below the dice, the panel of chances, the supply, and the bar with keys at the lower edge."""

from collections.abc import Sequence

import pygame

from game.bounty_hunter.actions import BuyGrey
from game.bounty_hunter.contracts import numbers
from game.bounty_hunter.state import DICE, GREY
from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.skins.bounty_hunter import layout, look, words
from scenes.skins.bounty_hunter.choice import Choice, Thing, allowed, takes_over
from scenes.skins.bounty_hunter.look import Look
from scenes.skins.bounty_hunter.shown import Shown, own_hunt, thrown_now
from scenes.ui.keycaps import key_cap, key_line

_SAID = {"prompts": "keys.prompts", "log": "keys.log", "back": "keys.pause"}
_COMMANDS: dict[str, CommandName] = {"prompts": "prompts", "log": "log", "speed": "speed", "back": "back"}
_HUNT_KEYS: tuple[tuple[CommandName, str], ...] = (
    ("hold_1", "hunt.keys.die"), ("dive", "hunt.keys.odds"), ("next", "keys.things"), ("info", "keys.explain"),
)  # fmt: skip
_OTHER_KEYS: tuple[tuple[CommandName, str], ...] = (
    ("hold_1", "hunt.keys.choose"), ("dive", "hunt.keys.odds"), ("next", "keys.things"), ("info", "keys.explain"),
)  # fmt: skip


class Buttons:
    """Everything that is pressed and is no die, marker or card."""

    def __init__(self, services: Services, pieces: Look) -> None:
        self._services = services
        self._look = pieces

    def draw(self, surface: pygame.Surface, shown: Shown, choice: Choice, chance: int | None) -> None:
        """Plates, hint, chances."""
        if shown.hunt.phase == "hunt":
            self._throw(surface, shown, choice)
            self._grey(surface, shown, choice)
            say = self._services.text.say
            live = own_hunt(shown) and shown.player_waited_for
            over = choice.over == Thing("stop")
            self._plate(surface, layout.STOP, live, over, say("hunt.stop"), say("hunt.stop_below"), "sell")
        self._hint(surface, shown, choice)
        self._odds(surface, shown, choice, chance)

    def draw_bar(self, surface: pygame.Surface, hunts: bool, over: Thing | None, lines: Sequence[str]) -> None:
        """Four keys to press, what others do, and what belongs in the corner."""
        text = self._services.text
        key_line(surface, self._services, layout.KEYS, _HUNT_KEYS if hunts else _OTHER_KEYS)
        for name, area in layout.BUTTONS:
            lit = over == Thing("press", name)
            self._look.plate(surface, area, look.AMBER if lit else look.VIOLET_PALE, 220, radius=9)
            label = key_label(self._services, _COMMANDS[name])
            x = key_cap(surface, self._services, label, (area.left + 5, area.centery))
            said = text.say(_SAID[name]) if name in _SAID else self._speed()
            text.draw(surface, said, (x + 5, area.centery), "small", 13, look.DIM, "midleft", (area.right - x - 10, 26))
        step = layout.CORNER.height // max(3, len(lines))
        for number, line in enumerate(lines):
            place = (layout.CORNER.right, layout.CORNER.top + step * number + step // 2)
            text.draw(surface, line, place, "small", 13, look.DIM, "midright", (layout.CORNER.width, max(step, 18)))

    def _throw(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        text, hunt = self._services.text, shown.hunt
        count = len(thrown_now(shown)) if own_hunt(shown) else 0
        live = own_hunt(shown) and shown.player_waited_for
        if live:
            below = text.say_n("hunt.throw_dice", count) if count else text.say("hunt.hint.nothing_to_throw")
        else:
            below = text.say("hunt.not_yours" if hunt.hunter != shown.me else "hunt.wait")
        over, said = choice.over == Thing("throw"), text.say("hunt.throw")
        self._plate(surface, layout.THROW, live and count > 0, over, said, below, "throw")

    def _grey(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """One die of the hunter before if one lies there, else one of the middle."""
        text, hunt = self._services.text, shown.hunt
        live = own_hunt(shown) and shown.player_waited_for
        left = live and any(takes_over(hunt, slot) for slot in range(DICE - GREY, DICE))
        can = live and (left or allowed(hunt, BuyGrey()))
        said = text.say("hunt.take_over" if left else "hunt.buy_grey")
        self._plate(surface, layout.GREY, can, choice.over == Thing("grey"), said, text.say("hunt.costs_chip"), "swap")

    def _plate(
        self, surface: pygame.Surface, area: pygame.Rect, live: bool, over: bool, said: str, below: str,
        key: CommandName,
    ) -> None:  # fmt: skip
        text = self._services.text
        edge = look.GREY if not live else look.AMBER if over else look.TEAL
        self._look.plate(surface, area, edge, 225, (40, 24, 66) if live else look.NIGHT, 14, 2)
        right = area.right - 10
        if live:
            label = key_label(self._services, key)
            width = max(22, text.fit(label, "small", 13, look.NIGHT, (76, 20)).get_width() + 12)
            key_cap(surface, self._services, label, (area.right - width - 10, area.top + 19))
            right = area.right - width - 14
        middle = (area.left + 12 + right) // 2
        colour = look.GREY if not live else look.AMBER if over else look.PALE
        text.draw(surface, said, (middle, area.top + 21), "body", 22, colour, "center", (right - area.left - 14, 30))
        text.draw(surface, below, (area.centerx, area.top + 44), "small", 13, look.DIM if live else look.GREY, "center",
                  (area.width - 20, 18))  # fmt: skip

    def _hint(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """What stands against a press, else what is asked; below it keys."""
        text, hunt = self._services.text, shown.hunt
        said = text.say(choice.hint) if choice.hint else ""
        if not said and shown.player_waited_for:
            said = text.say(f"hunt.ask.{hunt.phase}")
        colour = look.PINK if choice.hint else look.AMBER
        if said:
            text.draw(surface, said, layout.HINT.center, "body", 17, colour, "center", layout.HINT.size)

    def _odds(self, surface: pygame.Surface, shown: Shown, choice: Choice, chance: int | None) -> None:
        """The chance of what lies beside the card now, when it is asked for."""
        text, area, hunt = self._services.text, layout.ODDS, shown.hunt
        over = choice.over == Thing("odds")
        self._look.plate(surface, area, look.AMBER if over else look.TEAL if choice.odds else look.VIOLET_PALE, 215)
        x = key_cap(surface, self._services, key_label(self._services, "dive"), (area.left + 12, area.top + 22))
        text.draw(surface, text.say("hunt.odds"), (x + 8, area.top + 22), "body", 18, look.PALE, "midleft",
                  (area.right - x - 18, 28))  # fmt: skip
        place, box = (area.centerx, area.top + 72), (area.width - 24, 58)
        if choice.odds and hunt.phase == "hunt" and chance is not None:
            text.draw(surface, words.per_cent(text, chance), place, "figures", 40, look.TEAL, "center", box)
            return
        key = "hunt.odds_off"
        if choice.odds:
            key = {"hunt": "hunt.odds_none", "offer": "hunt.odds_offer"}.get(hunt.phase, "hunt.odds_later")
        text.draw(surface, text.say(key), place, "small", 14, look.DIM, "center", box, True, "centre")

    def draw_supply(self, surface: pygame.Surface, shown: Shown) -> None:
        """Grey dice in the middle, chips in the supply."""
        text, area, hunt = self._services.text, layout.SUPPLY, shown.hunt
        self._look.plate(surface, area, look.VIOLET_PALE, 205)
        text.draw(surface, text.say("hunt.middle"), (area.left + 14, area.top + 18), "body", 17, look.PALE, "midleft",
                  (area.width - 28, 26))  # fmt: skip
        flown = sum(one.kind == "grey" for one in shown.flyers)
        for at, die in enumerate(hunt.grey):
            if die is None and not flown:
                picture = self._look.grey_die(60)
                surface.blit(picture, picture.get_rect(center=layout.tray(at)))
        left = numbers().chips - sum(hunt.chips)
        self._look.chip(surface, (area.right - 92, area.top + 66), 44)
        text.draw(surface, f"× {left}", (area.right - 62, area.top + 67), "figures", 24, look.PALE, "midleft", (56, 36))

    def _speed(self) -> str:
        speed, text = self._services.settings.now.speed, self._services.text
        return text.say("keys.speed", {"speed": f"{speed}×"}) if speed else text.say("keys.instant")
