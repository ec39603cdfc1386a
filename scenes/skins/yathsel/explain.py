"""Knows how every die, trick, charm, rule, twist and score explains itself: words, and the plate they stand on."""

import pygame

from game.yathsel import dice as dice_kinds
from game.yathsel import goods, shop
from game.yathsel.card import BOXES, plain_points
from game.yathsel.dice import PLAIN, Die
from game.yathsel.state import Duel
from game.yathsel.twists import boosted
from scenes import wares
from scenes.services.services import Services
from scenes.services.text import Text
from scenes.skins.yathsel import layout, words
from scenes.skins.yathsel.belongings import wear_left
from scenes.skins.yathsel.choice import Choice, Target, area_of
from scenes.skins.yathsel.pieces import Pieces
from scenes.skins.yathsel.shown import Shown, extras, worths
from scenes.ui.told import ICON_PX, Told, told_plate


def told_good(text: Text, ware: str, price: int | None = None) -> Told:
    """A die that hangs in the shop, a trick or a charm; `price` as it is now."""
    if ware in dice_kinds.kinds():
        told = told_die(text, Die(ware))
        return told if price is None else Told(told.heading, told.sort, told.sentence, told.rows, "", told.picture)
    sort = text.say("explain.trick" if ware in goods.tricks() else "explain.charm")
    return Told(wares.name(text, ware), sort, wares.does(text, ware), picture=wares.icon(ware))


def told_die(text: Text, die: Die, pending: bool = False, owned: bool = False) -> Told:
    """A die: exact faces and odds, wear, what it sells for."""
    rows = tuple(
        (str(face or words.STAR_SIGN), f"{words.decimal(text, float(part) * 100, 1)} %")
        for face, part in wares.odds(die.kind)
    )  # fmt: skip
    left = wear_left(die)
    foot = []
    if left:
        foot.append(text.say("explain.wear_last") if left == 1 else text.say("explain.wear", {"left": left}))
    if owned and die.kind != PLAIN:
        foot.append(text.say("explain.sells", {"gold": shop.sale_price(die.kind)}))
    if pending:
        foot.append(text.say("explain.pending"))
    return Told(wares.name(text, die.kind), text.say("explain.die"), wares.does(text, die.kind), rows,
                " · ".join(foot), wares.icon(die.kind))  # fmt: skip


def told_rule(text: Text, rule: str, level: str) -> Told:
    """A house rule with its size at this difficulty."""
    return Told(wares.rule_name(text, rule), text.say("explain.rule"), wares.rule_does(text, rule, level),
                picture=f"rules/{rule}.png")  # fmt: skip


def told_box(text: Text, duel: Duel, box: str) -> Told | None:
    """What an open box would take now, step by step with the cause of each."""
    found = worths(duel).get(box)
    if found is None:
        return None
    at = BOXES.index(box)
    doubled = duel.effects.double_down and duel.side == 0
    twisted = boosted(duel.table.twists, 1)[at]
    factor = boosted(duel.table.twists, goods.tricks()["double_down"].size)[at] if doubled else twisted
    rows = []
    if 0 in (duel.dice or ()):
        stars = [face for shown, face in zip(duel.dice or (), found.faces, strict=True) if not shown]
        rows.append((text.say("trace.star"), words.dice_list(tuple(stars))))
    rows.append((text.say("trace.throw"), str(plain_points(at, found.faces))))
    mark = words.factor_mark(*factor)
    if mark:
        rows.append((wares.name(text, "double_down") if factor != twisted else text.say("trace.twist"), mark))
    for cause, part in found.trace[1:]:
        name = wares.name(text, cause) if cause in goods.charms() else wares.rule_name(text, cause)
        rows.append((name, words.signed(part)))
    if found.further:
        rows.append((text.say("trace.further"), words.signed(extras(duel)[box] + found.tax)))
    elif extras(duel)[box] + found.tax:
        rows.append((text.say("trace.bonus"), words.signed(extras(duel)[box] + found.tax)))
    if found.tax:
        rows.append((wares.rule_name(text, "zero_tax"), words.signed(-found.tax)))
    for why, part in found.gold:
        cause = words.reason(text, why)
        rows.append((cause[:1].upper() + cause[1:], text.say("trace.gold", {"gold": words.signed(part)})))
    return Told(words.box_name(text, box), rows=tuple(rows), sort=text.say("trace.heading"))


def told(text: Text, shown: Shown, one: Target) -> Told | None:
    """What a thing on the table tells of itself, None for one that has nothing to say now."""
    duel = shown.duel
    own = duel.sides[0]
    match one:
        case Target("die", int(slot)) if own.hand:
            return told_die(text, own.hand[slot], slot in (own.pending or ()))
        case Target("pocket", int(place)):
            die = (own.pockets or ())[place]
            if die is None:
                return Told(text.say("explain.pocket", {"n": place + 1}), sentence=text.say("explain.pocket_empty"))
            return told_die(text, die, owned=True)
        case Target("trick", int(place)):
            return told_good(text, (duel.tricks or ())[place])
        case Target("charm", int(place)):
            return told_good(text, (duel.charms or ())[place])
        case Target("rule", int(place)):
            return told_rule(text, duel.table.house_rules[place], duel.table.difficulty)
        case Target("row", str(box)):
            return told_box(text, duel, box)
        case Target("twist"):
            effect = words.combined_effect(text, duel.table.twists) or text.say("twist.none_effect")
            return Told(words.twist_name(text, duel.table.twists), text.say("explain.twist"), effect)
        case Target("gold"):
            return Told(text.say("explain.gold"), sentence=text.say("explain.gold_says"))
        case Target("warning"):
            return _told_warning(text, duel)
    return None


def _told_warning(text: Text, duel: Duel) -> Told:
    if duel.warnings:
        return Told(text.say("table.warned"), sentence=text.say("explain.warned"))
    if duel.table.difficulty == shop.EASY:
        return Told(text.say("explain.clean"), sentence=text.say("explain.clean_easy"))
    ends = duel.table.stake >= shop.numbers().stake_first_catch_ends
    return Told(text.say("explain.clean"), sentence=text.say("explain.clean_stake" if ends else "explain.clean_says"))


def wanted(shown: Shown, choice: Choice) -> Target | None:
    """What is to be explained now: what has the focus, or what the pointer rests on."""
    if choice.focus is not None:
        return choice.focus
    over, duel = choice.over, shown.duel
    if over is None or choice.grabbed is not None:
        if choice.explaining and choice.slot is not None:
            return Target("die", choice.slot)
        return Target("row", choice.box) if choice.explaining and choice.box else None
    if over.kind == "die":
        hand = duel.sides[0].hand or ()
        special = bool(hand) and hand[int(over.at)].kind != PLAIN and choice.mode is None
        return over if choice.explaining or special else None
    if over.kind == "row":
        found = worths(duel).get(str(over.at)) if shown.player_waited_for else None
        traced = found is not None and (len(found.trace) > 1 or found.gold or found.tax or found.further)
        return over if found and (choice.explaining or traced) else None
    return over


def draw(surface: pygame.Surface, services: Services, pieces: Pieces, shown: Shown, choice: Choice) -> None:
    """The plate beside what is to be explained now, if anything is."""
    one = wanted(shown, choice)
    area = area_of(one, choice, shown.duel) if one else None
    said = told(services.text, shown, one) if one and area else None
    if one is not None and said is not None and area is not None:
        icon = pieces.picture(said.picture, ICON_PX) if said.picture else None
        told_plate(surface, services, said, icon, lambda size: _beside(one, area, size))


def _beside(one: Target, area: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    made = pygame.Rect((0, 0), size)
    if one.kind == "row":
        made.midright = (layout.PARCHMENT.left - 6, area.centery)
    elif one.kind in ("rule", "twist") and area.bottom < layout.BAR.top:
        made.midleft = (layout.FRAME.right + 26, area.centery)
    elif one.kind == "die":
        made.midbottom = (area.centerx, area.top - 6)
    else:
        made.midbottom = (area.centerx, layout.BAR.top - 6)
    return made.clamp(pygame.Rect(6, 6, 1268, layout.BAR.top - 12))
