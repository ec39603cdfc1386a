"""Knows how the words of `simulate` become a plan that the chosen game can play."""

import argparse
import json
from pathlib import Path
from typing import Any

from game import catalog
from game.commands.simulate import RUN, Plan
from game.core.codec import CodecError
from game.core.forms import merged_options
from game.yathsel import dice, goods


class WishError(Exception):
    """What the game cannot play, in a sentence."""


def plan(chosen: argparse.Namespace, cache: Path | None) -> Plan:
    """The plan of a parsed command line; raises `WishError`."""
    if chosen.game != RUN and (chosen.report is not None or chosen.without):
        raise WishError(f"--report and --without are for {RUN}, not for {chosen.game}")
    seats = _seats(chosen)
    return Plan(
        chosen.game, chosen.games, _options(chosen), _levels(chosen), chosen.seed, chosen.write, cache, seats,
        chosen.turning,
    )  # fmt: skip


def _levels(chosen: argparse.Namespace) -> tuple[int | str | None, ...]:
    levels = catalog.games()[chosen.game].levels
    if chosen.player is None:
        return (catalog.PERFECT,) if levels.per_mille else ()
    try:
        return tuple(levels.checked(level) for level in chosen.player)
    except CodecError as fault:
        raise WishError(f"--player: {fault}, for {chosen.game}") from None


def _seats(chosen: argparse.Namespace) -> int | None:
    low, high = catalog.games()[chosen.game].rules.seats
    wanted = max(low, len(chosen.player or ())) if chosen.seats is None else chosen.seats
    if not low <= wanted <= high:
        raise WishError(f"--seats: is {wanted}, expected {low} to {high} for {chosen.game}")
    if len(chosen.player or ()) > wanted:
        raise WishError(f"--player: names {len(chosen.player)} seats, expected at most {wanted}")
    return wanted if chosen.seats is not None or wanted > low else None


def _options(chosen: argparse.Namespace) -> dict[str, Any]:
    schema = catalog.games()[chosen.game].rules.options()
    options = {} if "difficulty" not in schema else {"difficulty": chosen.difficulty or schema["difficulty"].default}
    if chosen.difficulty is not None and not options:
        raise WishError(f"--difficulty: {chosen.game} has none")
    if chosen.without:
        options["pool"] = _pool(chosen.without)
    for word in chosen.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise WishError(f"--option: is {word!r:.40}, expected NAME=VALUE")
        options[name] = _value(value)
    try:
        merged_options(schema, options)
    except CodecError as fault:
        raise WishError(f"--option: {fault}") from None
    return options


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _pool(without: list[str]) -> list[str]:
    every = (*dice.for_sale(), *goods.tricks(), *goods.charms())
    for good in without:
        if good not in every:
            raise WishError(f"--without: is {good!r:.40}, expected one of {', '.join(every)}")
    return [good for good in every if good not in without]
