"""Knows what a report of simulated runs says: win shares, gold, goods, wagers, clock, as text, CSV and plots."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from game.campaign.opponents import DUELS
from game.commands.plots import Point, bars
from game.commands.simulate import Plan, Played
from game.commands.told import error, named
from game.yathsel import dice, goods

EARLY_GOLD = 60
MOST_SHARE, LEAST_SHARE = 0.60, 0.05


def write(folder: Path, plan: Plan, played: Sequence[Played]) -> None:
    """Writes `report.md`, `duels.csv`, `goods.csv` and two plots into the folder; raises `OSError`."""
    text = "\n".join([*_head(plan, played), *_duels(played), *_money(played), *_goods(played), *_rest(played), ""])
    _put(folder / "report.md", text)
    _put(folder / "duels.csv", "\n".join(_duels_csv(played)) + "\n")
    _put(folder / "goods.csv", "\n".join(_goods_csv(played)) + "\n")
    reached = [(duel, *_record(played, duel)) for duel in range(1, DUELS + 1)]
    shares = [Point(str(duel), 100 * share(won, all_), 100 * error(won, all_)) for duel, all_, won in reached if all_]
    _put(folder / "won.svg", bars(f"Duels won, {_which(plan)}", "per cent", shares))
    gold = [Point(str(duel + 1), mean(held), spread(held)) for duel, held in enumerate(_gold_before(played)) if held]
    _put(folder / "gold.svg", bars(f"Gold on sitting down, {_which(plan)}", "gold", gold))


def share(part: int, whole: int) -> float:
    """A part of a whole; 0 of nothing."""
    return part / whole if whole else 0.0


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def spread(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return float((sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values)) ** 0.5)


def _which(plan: Plan) -> str:
    return f"{named(plan.levels[0])}, {plan.options['difficulty']}"


def _put(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def _head(plan: Plan, played: Sequence[Played]) -> Iterator[str]:
    won = sum(one.won for one in played)
    yield f"# {_which(plan)}: {len(played)} runs, seeds {plan.seed}-0 to -{len(played) - 1}\n"
    yield f"Won {_percent(won, len(played))}. Every run came to its end.\n"


def _record(played: Sequence[Played], duel: int) -> tuple[int, int]:
    """How many runs sat down to a duel (1 the first), and won it."""
    return sum(len(one.tally.gold_before) >= duel for one in played), sum(one.duels >= duel for one in played)


def _duels(played: Sequence[Played]) -> Iterator[str]:
    yield "| duel | reached | won | gold before | special dice | own total | its total |\n|---|---|---|---|---|---|---|"
    gold = _gold_before(played)
    for duel in range(1, DUELS + 1):
        reached, won = _record(played, duel)
        totals = [one.tally.totals[duel - 1] for one in played if len(one.tally.totals) >= duel]
        odd = [float(one.tally.odd_dice[duel - 1]) for one in played if len(one.tally.odd_dice) >= duel]
        cells = (
            f"{mean(gold[duel - 1]):.1f} ± {spread(gold[duel - 1]):.1f}", f"{mean(odd):.1f}",
            f"{mean([own for own, _ in totals]):.0f}", f"{mean([theirs for _, theirs in totals]):.0f}",
        )  # fmt: skip
        yield f"| {duel} | {reached} | {_percent(won, reached)} | " + " | ".join(cells) + " |"
    yield ""


def _duels_csv(played: Sequence[Played]) -> Iterator[str]:
    yield "duel,reached,won,share,error,gold_before"
    gold = _gold_before(played)
    for duel in range(1, DUELS + 1):
        reached, won = _record(played, duel)
        yield f"{duel},{reached},{won},{share(won, reached):.4f},{error(won, reached):.4f},{mean(gold[duel - 1]):.2f}"


def _gold_before(played: Sequence[Played]) -> list[list[float]]:
    return [
        [float(one.tally.gold_before[duel]) for one in played if len(one.tally.gold_before) > duel]
        for duel in range(DUELS)
    ]


def _money(played: Sequence[Played]) -> Iterator[str]:
    reasons = sorted({why for one in played for why in one.tally.gold})
    yield "| gold by reason | a run |\n|---|---|"
    for why in reasons:
        yield f"| {why} | {mean([one.tally.gold[why] for one in played]):+.2f} |"
    early = [one.tally.early_peak for one in played]
    rich = sum(peak > EARLY_GOLD for peak in early)
    held = f"\nMost gold held before the third duel: {max(early)}; more than {EARLY_GOLD}"
    yield f"{held}: {_percent(rich, len(played))}.\n"


def _goods(played: Sequence[Played]) -> Iterator[str]:
    yield "| good | hung | in reach | bought of those | |\n|---|---|---|---|---|"
    for good, hung, reach, bought in _goods_rows(played):
        part = share(bought, reach)
        mark = "too often" if part > MOST_SHARE else "too seldom" if part < LEAST_SHARE else ""
        yield f"| {good} | {hung} | {reach} | {_percent(bought, reach)} | {mark} |"
    yield ""


def _goods_csv(played: Sequence[Played]) -> Iterator[str]:
    yield "good,hung,in_reach,bought,share,error"
    for good, hung, reach, bought in _goods_rows(played):
        yield f"{good},{hung},{reach},{bought},{share(bought, reach):.4f},{error(bought, reach):.4f}"


def _goods_rows(played: Sequence[Played]) -> list[tuple[str, int, int, int]]:
    """(good, runs it hung in, runs it hung in at a price in reach, runs it was bought in)."""
    names = (*dice.for_sale(), *goods.tricks(), *goods.charms())
    tallies = [one.tally for one in played]
    return [
        (
            name,
            sum(name in tally.hung for tally in tallies),
            sum(name in tally.affordable or name in tally.bought for tally in tallies),
            sum(name in tally.bought for tally in tallies),
        )
        for name in names
    ]


def _rest(played: Sequence[Played]) -> Iterator[str]:
    def a_run(what: Callable[[Played], float]) -> str:
        values = [float(what(one)) for one in played]
        return f"{mean(values):.2f} ± {spread(values):.2f}"

    yield "| a run | mean |\n|---|---|"
    yield f"| actions | {a_run(lambda one: one.actions)} |"
    yield f"| game time in s | {a_run(lambda one: one.t / 1000)} |"
    yield f"| visits under the table | {a_run(lambda one: one.tally.visits)} |"
    yield f"| s under the table | {a_run(lambda one: one.tally.under_ms / 1000)} |"
    yield f"| warnings | {a_run(lambda one: one.tally.warned)} |"
    yield f"| swaps | {a_run(lambda one: one.tally.swaps)} |"
    yield f"| further Yathsels | {a_run(lambda one: one.tally.further)} |"
    yield f"| entries of 0 | {a_run(lambda one: one.tally.zeros)} |"
    yield f"| entries with a nailed die in the hand | {a_run(lambda one: one.tally.nailed)} |"
    caught = sum(one.tally.caught for one in played)
    yield f"\nCaught (end of the run): {_percent(caught, len(played))}.\n"
    yield from _wagers(played)
    yield "\n| house rule | met | duel won |\n|---|---|---|"
    met = [(rule, won) for one in played for _, rule, won in one.tally.rules]
    for rule in sorted({rule for rule, _ in met}):
        results = [won for name, won in met if name == rule]
        yield f"| {rule} | {len(results)} | {_percent(sum(results), len(results))} |"


def _wagers(played: Sequence[Played]) -> Iterator[str]:
    yield "| wager | made | won |\n|---|---|---|"
    made = [wager for one in played for wager in one.tally.wagers]
    for duel in range(DUELS):
        for stake in sorted({stake for at, stake, _ in made if at == duel}):
            results = [won for at, put, won in made if (at, put) == (duel, stake)]
            yield f"| duel {duel + 1}, {stake} gold | {len(results)} | {_percent(sum(results), len(results))} |"


def _percent(part: int, whole: int) -> str:
    return f"{100 * share(part, whole):.1f} ± {100 * error(part, whole):.1f} %" if whole else "-"
