"""Knows how `data/yathsel/worth.toml` is made: each die's exact worth, one computation after the other."""

import argparse
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

from game.core import tables
from game.yathsel import dice
from game.yathsel.bots import worth
from game.yathsel.bots.pocket import OddDie, odd_die
from game.yathsel.bots.terms import Terms, terms

OUT = tables.DATA / "yathsel" / "worth.toml"
UNITS = 1000
HEAD = """# Made by `python -m tools.balance`: exact worth of one special die on an untwisted card, in 1/1000 points
# of the best expected card (249.557). free: in a pocket, any number of swaps, never breaking. hand: in the hand for
# good. wearing: as free, until it breaks. one_swap: in a pocket, one swap a turn, never breaking.
"""

Known = dict[str, dict[str, int]]


def main() -> None:
    """Computes what is missing in the data file; each figure takes 20 s to 3 min of one core."""
    parser = argparse.ArgumentParser(description="Make data/yathsel/worth.toml.")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--only", choices=tuple(_measures()), action="append", help="these figures alone")
    parser.add_argument("--die", choices=dice.for_sale(), action="append", help="of these dice alone")
    parser.add_argument("--table", action="store_true", help="print the table of docs/balance.md, and nothing else")
    asked = parser.parse_args()
    if asked.table:
        print("\n".join(table(read(asked.out))))
        return
    known = read(asked.out)
    for name in asked.only or tuple(_measures()):
        for kind in asked.die or dice.for_sale():
            die = odd_die(kind)
            if name in known.get(kind, {}) or (name == "wearing" and not die.breaks_after):
                continue
            started = time.process_time()
            known.setdefault(kind, {})[name] = round(_measures()[name](terms(), die) * UNITS)
            print(f"{kind} {name} {known[kind][name]} ({time.process_time() - started:.0f} s)", flush=True)
            asked.out.write_text(written(known), encoding="utf-8", newline="\n")


def read(path: Path) -> Known:
    """What a data file holds already; nothing when there is none."""
    if not path.exists():
        return {}
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["die"]
    return {row["id"]: {name: value for name, value in row.items() if name != "id"} for row in rows}


def written(known: Known) -> str:
    """The data file, kinds in list order."""
    rows = [
        f'\n[[die]]\nid = "{kind}"\n' + "".join(f"{name} = {value}\n" for name, value in known[kind].items())
        for kind in dice.for_sale()
        if kind in known
    ]
    return HEAD + "".join(rows)


def table(known: Known) -> list[str]:
    """The table of docs/balance.md: points, and what ten points a duel cost at the list price."""
    rows = [
        "| die | price | pocket, free swaps | one swap a turn | until it breaks | in the hand for good | gold for 10 |",
        "|---|---|---|---|---|---|---|",
    ]
    for kind, found in known.items():
        price = dice.kinds()[kind].price
        cells = [_points(found, name) for name in ("free", "one_swap", "wearing", "hand")]
        best = found.get("wearing", found["free"])
        dear = f"{10 * UNITS * price / best:.1f}" if best >= UNITS else "-"
        rows.append(f"| {kind} | {price} | {' | '.join(cells)} | {dear} |")
    return rows


def _points(found: dict[str, int], name: str) -> str:
    return f"{found[name] / UNITS:+.1f}" if name in found else ""


def _measures() -> dict[str, Callable[[Terms, OddDie], float]]:
    return {
        "free": worth.worth_free,
        "hand": worth.worth_in_hand,
        "wearing": lambda rules, die: worth.worth_wearing(rules, die, die.breaks_after),
        "one_swap": lambda rules, die: worth.worth_one_swap(rules, die)[0],
    }


if __name__ == "__main__":
    main()
