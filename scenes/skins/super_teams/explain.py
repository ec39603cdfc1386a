"""Knows how everything on the star race's table explains itself, and when."""

import pygame

from game.super_teams import track
from game.super_teams.state import home, movable, names, seat_of, seats_of, space_of
from scenes.services.services import Services
from scenes.skins.super_teams import words
from scenes.skins.super_teams.choice import Choice, Thing, area_of, landings
from scenes.skins.super_teams.shown import Shown, hand
from scenes.table.people import Sitter
from scenes.ui.told import Told, told_plate

_ALWAYS = ("seat", "played", "piles", "space")


class Explainer:
    """The plate beside what is to be explained."""

    def __init__(self, services: Services, sitters: tuple[Sitter, ...]) -> None:
        self._services = services
        self._sitters = sitters

    def draw(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """With the key held whatever has focus or pointer; else what the pointer rests on and cannot be pressed."""
        thing = choice.focus or choice.over
        quiet = choice.focus is None and thing is not None and thing.kind in _ALWAYS and choice.card is None
        if thing is None or not (choice.explaining or (quiet and not shown.flying)):
            return
        area, said = area_of(shown, choice, thing), self.told(shown, choice, thing)
        if area is not None and said is not None:
            told_plate(surface, self._services, said, None, lambda size: _beside(area, size))

    def told(self, shown: Shown, choice: Choice, thing: Thing) -> Told | None:
        """What a thing tells of itself."""
        text = self._services.text
        match thing:
            case Thing("card", int(at)):
                return self._card(shown, hand(shown)[at])
            case Thing("bonus", str(kind)):
                return Told(words.bonus_name(text, kind), text.say("race.told.bonus_card"),
                            text.say(f"race.told.bonus.{kind}"), foot=text.say("race.told.habit_foot"))  # fmt: skip
            case Thing("habit", str(kind)):
                habit = shown.habits.of(kind)
                return Told(text.say("race.told.habit"), text.say(f"race.habit.{habit}"),
                            text.say(f"race.told.habit.{habit}"))  # fmt: skip
            case Thing("ship" | "land", str(ship)):
                return self._ship(shown, choice, ship)
            case Thing("space", int(space)):
                return self._space(shown, space)
            case Thing("side", str(side)):
                return Told(words.kind_name(text, side), sentence=text.say(f"race.told.kind.{side}"))
            case Thing("seat", int(seat)):
                return self._seat(shown, seat)
            case Thing("played" | "piles" | "pass" | "pass_all" as kind):
                return Told(text.say(f"race.told.{kind}"), sentence=text.say(f"race.told.{kind}_says"))
        return None

    def _card(self, shown: Shown, card: str) -> Told:
        text = self._services.text
        ships = ", ".join(words.ship_name(text, ship) for ship in movable(shown.race, card))
        return Told(words.card_name(text, card), sentence=text.say("race.told.card_says", {"ships": ships}))

    def _ship(self, shown: Shown, choice: Choice, ship: str) -> Told:
        text, race = self._services.text, shown.race
        owner = self._sitters[seat_of(race, ship)].name
        place = words.place_name(text, race, space_of(race, ship))
        rows = [(text.say("race.told.owner"), owner), (text.say("race.told.stands"), place)]
        sentence = ""
        for one in landings(shown, choice):
            if one.ship == ship:
                rows.append((text.say("race.told.lands"), words.place_name(text, race, one.space)))
                sentence = words.outcome(text, race, one)
                if one.passed:
                    passed = ", ".join(words.ship_name(text, other) for other in one.passed)
                    sentence += ". " + text.say("race.told.passes", {"ships": passed})
        return Told(words.ship_name(text, ship), sentence=sentence, rows=tuple(rows))

    def _space(self, shown: Shown, space: int) -> Told:
        text, race = self._services.text, shown.race
        kind = track.kind_at(race.track, space)
        heading = words.place_name(text, race, space)
        here = [words.ship_name(text, ship) for ship in names(race) if space_of(race, ship) == space]
        foot = text.say("race.told.here", {"ships": ", ".join(here)}) if here else ""
        sentence = " ".join(text.say(f"race.told.kind.{letter}") for letter in kind)
        if len(kind) > 1:
            sentence = text.say("race.told.two") + " " + sentence
        sort = "" if kind in ("S", "F") else words.kind_name(text, kind)
        return Told(heading, sort, sentence, foot=foot)

    def _seat(self, shown: Shown, seat: int) -> Told:
        text, race = self._services.text, shown.race
        own = [ship for ship in names(race) if seat_of(race, ship) == seat]
        arrived = sum(home(race, ship) for ship in own)
        rows = (
            (text.say("race.told.movement"), str(len(race.hands[seat]))),
            (text.say("race.told.bonuses"), str(len(race.bonus[seat]))),
            (text.say("race.told.arrived"), f"{arrived} / {len(own)}"),
        )
        sentence = ", ".join(words.ship_name(text, ship) for ship in own)
        foot = text.say("race.told.team") if seats_of(race) == 4 else ""
        return Told(self._sitters[seat].name, sentence=sentence, rows=rows, foot=foot)


def _beside(area: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    made = pygame.Rect((0, 0), size)
    if area.left > 1090:
        made.midright = (area.left - 14, area.centery)
    elif area.centery < 300:
        made.midtop = (area.centerx, area.bottom + 10)
    else:
        made.midbottom = (area.centerx, area.top - 10)
    return made.clamp(pygame.Rect(6, 6, 1268, 708))
