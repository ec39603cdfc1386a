"""Knows how everything on Bounty Hunter's table explains itself, and when."""

import pygame

from game.bounty_hunter.contracts import WHITE, numbers
from game.bounty_hunter.state import BLACK
from scenes.services.services import Services
from scenes.skins.bounty_hunter import layout
from scenes.skins.bounty_hunter.choice import Choice, Thing, area_of
from scenes.skins.bounty_hunter.shown import Shown, contract, face_of, is_bought, is_unpaid
from scenes.table.people import Sitter
from scenes.ui.told import Told, told_plate

_ALWAYS = ("deck", "supply", "seat")


class Explainer:
    """The plate beside what is to be explained."""

    def __init__(self, services: Services, sitters: tuple[Sitter, ...]) -> None:
        self._services = services
        self._sitters = sitters

    def draw(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """With the key held whatever has focus or pointer; else what the pointer rests on and cannot be pressed."""
        thing = choice.focus or choice.over
        if thing is None or not (choice.explaining or (choice.focus is None and thing.kind in _ALWAYS)):
            return
        area, said = area_of(shown, thing), self.told(shown, thing)
        if area is None or said is None:
            return
        icon = self._services.assets.sized(said.picture, (40, 40)) if said.picture else None
        told_plate(surface, self._services, said, icon, lambda size: _beside(area, size))

    def told(self, shown: Shown, thing: Thing) -> Told | None:
        """What a thing tells of itself."""
        text, hunt = self._services.text, shown.hunt
        match thing:
            case Thing("die", int(slot)):
                return self._die(shown, slot)
            case Thing("card") if contract(hunt) is not None:
                return self._contract(shown, contract(hunt) or "")
            case Thing("victim", int(seat)):
                sentence = "hunt.told.victim_deck" if seat < 0 else "hunt.told.victim"
                return Told(text.say("hunt.told.aim"), sentence=text.say(sentence))
            case Thing("marker", int(number)):
                return Told(text.say("hunt.told.marker", {"n": number}),
                            sentence=text.say_n("hunt.told.marker_says", number))  # fmt: skip
            case Thing("seat", int(seat)):
                return self._seat(shown, seat)
            case Thing("deck" | "supply" | "odds" | "throw" | "grey" | "stop" as kind):
                return Told(text.say(f"hunt.told.{kind}"), sentence=text.say(f"hunt.told.{kind}_says"))
        return None

    def _die(self, shown: Shown, slot: int) -> Told:
        text, hunt = self._services.text, shown.hunt
        face = face_of(hunt, slot)
        sort = text.say("hunt.told.black" if slot < BLACK else "hunt.told.grey_die")
        if is_bought(hunt, slot):
            return Told(text.say("hunt.new_grey"), sort, text.say("hunt.told.bought"))
        sentence = "hunt.told.unpaid" if is_unpaid(hunt, slot) else (
            "hunt.told.aside" if slot in shown.holds else "hunt.told.loose"
        )  # fmt: skip
        said = text.say(f"hunt.sign.{face}")
        return Told(said, sort, text.say(sentence), picture=f"hunt/mark_{face}.png")

    def _contract(self, shown: Shown, wanted: str) -> Told:
        text = self._services.text
        rows = tuple((text.say(f"hunt.sign.{letter}"), str(wanted.count(letter))) for letter in dict.fromkeys(wanted))
        alike = shown.hunt.variant.whites_must_match
        foot = text.say("hunt.told.white_alike" if alike else "hunt.told.white") if WHITE in wanted else ""
        return Told(text.say("hunt.card"), sentence=text.say("hunt.told.card_says"), rows=rows, foot=foot)

    def _seat(self, shown: Shown, seat: int) -> Told:
        text, hunt = self._services.text, shown.hunt
        pile = hunt.piles[seat]
        rows = (
            (text.say("hunt.told.contracts"), str(len(pile))),
            (text.say("hunt.told.symbols"), str(sum(map(len, pile)))),
            (text.say("hunt.told.chips"), f"{hunt.chips[seat]} / {numbers().most_chips}"),
        )  # fmt: skip
        foot = text.say("hunt.told.start") if hunt.start == seat else ""
        return Told(self._sitters[seat].name, rows=rows, foot=foot)


def _beside(area: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    made = pygame.Rect((0, 0), size)
    if area.right < layout.RACK.left:
        made.midleft = (area.right + 14, area.centery)
    elif area.left > layout.RACK.right:
        made.midright = (area.left - 12, area.centery)
    elif area.centery < 200:
        made.midtop = (area.centerx, area.bottom + 10)
    else:
        made.midbottom = (area.centerx, area.top - 8)
    return made.clamp(pygame.Rect(6, 6, 1268, layout.BAR.top - 12))
