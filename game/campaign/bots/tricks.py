"""Knows when the player uses a trick."""

from collections.abc import Iterator
from dataclasses import replace

from game.campaign.bots import leaf
from game.campaign.bots.manners import manners
from game.yathsel.actions import Use
from game.yathsel.bots.lattice import FIRST, index
from game.yathsel.bots.table import Table
from game.yathsel.card import BOXES, DICE, YATHSEL, Faces
from game.yathsel.dice import STAR
from game.yathsel.scoring import worth
from game.yathsel.state import Duel, turn_of
from game.yathsel.twists import factors

FACES = 6


def before_entry(duel: Duel, table: Table, box: int, further: int) -> Use | None:
    """A trick to use now that the throw would be entered in `box`; one more throw would add `further`."""
    mine, trade = duel.tricks or (), manners().trade
    if not mine:
        return None
    if "extra_throw" in mine and further >= trade.extra_throw:
        return Use("extra_throw")
    turned = max(_turned(duel, table), key=lambda found: found[0], default=None)
    if turned is not None and turned[0] >= trade.turn_face:
        return turned[1]
    if "eraser" in mine and turn_of(duel.sides[0].card) >= trade.late_turn:
        erased = max(_erased(duel, table), key=lambda found: found[0], default=None)
        if erased is not None and erased[0] >= trade.eraser:
            return erased[1]
    if "double_down" in mine and _worth_doubling(duel, box):
        return Use("double_down")
    return None


def at_any_time(duel: Duel) -> Use | None:
    """Whiskey, while the duel still has turns for it and is one to be afraid of."""
    trade = manners().trade
    late = turn_of(duel.sides[1].card) > trade.whiskey_turn
    if "whiskey" not in (duel.tricks or ()) or late or duel.table.duel < trade.whiskey_duel:
        return None
    return Use("whiskey")


def _worth_doubling(duel: Duel, box: int) -> bool:
    trade = manners().trade
    if duel.effects.double_down or factors(duel.table.twists)[box] != (1, 1):
        return False
    late = turn_of(duel.sides[0].card) >= trade.late_turn
    return worth(duel, 0, BOXES[box]).points >= (trade.double_late if late else trade.double_points)


def _turned(duel: Duel, table: Table) -> Iterator[tuple[int, Use]]:
    """Each turned face: how much more the best box is worth then, and the trick."""
    mine, shown = duel.tricks or (), duel.dice or ()
    if not {"flip", "nudge"} & set(mine) or STAR in shown:
        return
    entries = leaf.best_entries(table, duel)
    here = int(entries[_throw(shown)])
    for slot in range(DICE):
        face = shown[slot]
        faces: dict[int, Use] = {}
        if "flip" in mine:
            faces[FACES + 1 - face] = Use("flip", slot=slot)
        if "nudge" in mine:
            faces |= {face + 1: Use("nudge", slot=slot, up=True), face - 1: Use("nudge", slot=slot, up=False)}
        for turned, use in faces.items():
            if 1 <= turned <= FACES:
                yield int(entries[_throw((*shown[:slot], turned, *shown[slot + 1 :]))]) - here, use


def _throw(faces: Faces) -> int:
    return index()[tuple(sorted(faces))] - FIRST[DICE]


def _erased(duel: Duel, table: Table) -> Iterator[tuple[int, Use]]:
    """Each box that holds 0: what it is worth open again, and the trick."""
    card = duel.sides[0].card
    here = table.ahead(leaf.spot(card))
    for box, held in enumerate(card.boxes):
        if held == 0 and not (box == YATHSEL and card.extra_yathsels):
            again = replace(card, boxes=(*card.boxes[:box], None, *card.boxes[box + 1 :]))
            yield table.ahead(leaf.spot(again)) - here, Use("eraser", box=BOXES[box])
