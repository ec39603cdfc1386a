"""The recipes of the whole run: special dice, goods, the place under the table, the trail, its sounds and music."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools.make_assets import (
    badge_emblems,
    dice_goods,
    dice_kinds,
    icon_charms,
    icon_stops,
    icon_tricks,
    stars,
    trail,
    trail_marks,
    trail_sky,
    under_boots,
    under_coat,
    under_table,
    under_things,
)
from tools.make_assets.light import save

ICON = 72


def _kinds(root: Path) -> None:
    for kind in dice_kinds.KINDS:
        save(root / f"images/dice/{kind.id}.png", dice_goods.sheet(kind))


def _kind_icons(root: Path) -> None:
    for name, kind, value in dice_goods.icon_names():
        save(root / f"images/goods/{name}.png", dice_goods.icon(kind, value, ICON))


def _goods(root: Path) -> None:
    for name in icon_tricks.TRICKS:
        save(root / f"images/goods/{name}.png", icon_tricks.trick(name, ICON))
    for name in icon_charms.CHARMS:
        save(root / f"images/goods/{name}.png", icon_charms.charm(name, ICON))


def _badges(root: Path) -> None:
    for name in badge_emblems.BADGES:
        save(root / f"images/badges/{name}.png", badge_emblems.badge(name))


def _rules(root: Path) -> None:
    for name in icon_tricks.RULES:
        save(root / f"images/rules/{name}.png", icon_tricks.rule(name))
        save(root / f"images/rules/{name}_large.png", icon_tricks.rule(name, ICON))


def _stops(root: Path) -> None:
    for name in icon_stops.STOPS:
        save(root / f"images/stops/{name}.png", icon_stops.stop(name))


def _under(root: Path) -> None:
    folder = root / "images/under"
    save(root / "images/under_table.png", under_table.under_table())
    save(folder / "coat.png", under_coat.coat())
    for stance in under_boots.STANCES:
        for style in under_boots.STYLES:
            save(folder / f"{style.name}_{stance.name}.png", under_boots.boots(stance, style))
    save(folder / "pouch.png", under_things.pouch())
    save(folder / "pouch_open.png", under_things.pouch_open())
    save(folder / "watch.png", under_things.watch())
    save(folder / "watch_hand.png", under_things.watch_hand())
    save(folder / "pocket_back.png", under_things.pocket(front=False))
    save(folder / "pocket.png", under_things.pocket(front=True))
    save(folder / "kit.png", under_things.kit())


def _trail(root: Path) -> None:
    trail.write_all(root)
    for state in ("ahead", "here", "past"):
        save(root / f"images/trail/town_{state}.png", trail_marks.town(state))
    save(root / "images/trail/town_last.png", trail_marks.last_town())
    save(root / "images/trail/rider.png", trail_marks.rider())
    for stage in range(len(trail_sky.STAGES)):
        save(root / f"images/trail/light_{stage}.png", trail_sky.light(stage))
        save(root / f"images/trail/sign_{stage}.png", trail_sky.sign(stage))
    save(root / "images/trail/cloud.png", trail_sky.cloud(dark=False))
    save(root / "images/trail/cloud_dark.png", trail_sky.cloud(dark=True))


def run_recipes() -> tuple[tuple[str, Callable[[Path], None]], ...]:
    """Names and makers, the cheap ones first."""
    return (
        ("dice-icons", _kind_icons),
        ("goods", _goods),
        ("badges", _badges),
        ("rules", _rules),
        ("stops", _stops),
        ("under", _under),
        ("trail", _trail),
        ("stars", stars.write_all),
        ("dice-kinds", _kinds),
    )
