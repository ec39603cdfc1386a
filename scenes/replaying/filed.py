"""Knows the finished games that lie on the disk, newest first, and which of them are wanted."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from scenes.services.reckoning import DuelCount
from scenes.services.records import Records, date_of

MARKS = ("", "clean", "seeded", "resumed", "ranked", "forked", "apart")
CATEGORIES = ("", "random", "free", "daily", "weekly", "practice", "seeded")


@dataclass(frozen=True, slots=True)
class Filed:
    """One run file; with a `fault` nothing else is known of it. `pure`: not rigged, positioned, assisted or forked."""

    path: Path
    fault: str | None
    game: str = ""
    ending: str = ""
    reason: str = ""
    difficulty: str = ""
    seed: str = ""
    seeded: bool = False
    pure: bool = True
    resumed: int = 0
    game_ms: int = 0
    real_ms: int = 0
    actions: int = 0
    category: str = ""
    ranked: bool = False
    forked: bool = False

    @property
    def date(self) -> str:
        """Year, month, day and time as in the file's name, the name itself if it has none (UTC)."""
        return date_of(self.path.name)


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wanted; empty: anything. `marks` is one of `MARKS`, `category` of `CATEGORIES`, `seed` part of a seed."""

    game: str = ""
    difficulty: str = ""
    ending: str = ""
    marks: str = ""
    seed: str = ""
    category: str = ""


def everything(all_records: Iterable[Records]) -> tuple[Filed, ...]:
    """Every file that the records know, the newest first."""
    found = [filed for records in all_records for filed in _of(records)]
    return tuple(sorted(found, key=lambda filed: filed.path.name, reverse=True))


def wanted(files: Sequence[Filed], wish: Wish) -> tuple[Filed, ...]:
    """Those that fit a wish."""
    return tuple(filed for filed in files if _fits(filed, wish))


def duels_of(all_records: Iterable[Records], one: Filed) -> tuple[DuelCount, ...]:
    """The decided duels of a run, in order."""
    question = (
        "SELECT number, opponent, won, own, theirs, t_ms FROM duels JOIN files ON id = file WHERE name = ? "
        "ORDER BY t_ms, number"
    )
    for records in all_records:
        if records.folder != one.path.parent:
            continue
        rows: list[tuple[int, str, int, int, int, int]] = records.ask(
            lambda connection: connection.execute(question, (one.path.name,)).fetchall(), []
        )
        return tuple(DuelCount(number, who, bool(won), *rest) for number, who, won, *rest in rows)
    return ()


def _fits(filed: Filed, wish: Wish) -> bool:
    if filed.fault is not None:
        asked = wish.game or wish.difficulty or wish.marks or wish.seed or wish.category
        return wish.ending in ("", "damaged") and not asked
    for wanted, is_there in ((wish.game, filed.game), (wish.difficulty, filed.difficulty), (wish.ending, filed.ending),
                             (wish.category, filed.category)):  # fmt: skip
        if wanted and wanted != is_there:
            return False
    if _plain(wish.seed) not in _plain(filed.seed):
        return False
    match wish.marks:
        case "clean":
            return filed.pure and not filed.seeded and not filed.resumed
        case "seeded":
            return filed.seeded
        case "resumed":
            return filed.resumed > 0
        case "ranked":
            return filed.ranked
        case "forked":
            return filed.forked
        case "apart":
            return not filed.pure
    return True


def _plain(seed: str) -> str:
    return "".join(seed.split()).upper()


def _of(records: Records) -> list[Filed]:
    question = (
        "SELECT name, fault, game, ending, reason, difficulty, seed, seeded, pure, resumed, game_ms, real_ms, "
        "actions, category, ranked, forked FROM files LEFT JOIN runs ON id = file"
    )
    rows: list[tuple[str, str | None, *tuple[object, ...]]] = records.ask(
        lambda connection: connection.execute(question).fetchall(), []
    )
    return [_filed(records.folder, *row) for row in rows]


def _filed(folder: Path, name: str, fault: str | None, *rest: object) -> Filed:
    path = folder / name
    if fault is not None or rest[0] is None:
        return Filed(path, fault or "")
    game, ending, reason, difficulty, seed, seeded, pure, *numbers, category, ranked, forked = rest
    resumed, game_ms, real_ms, actions = (int(str(number)) for number in numbers)
    return Filed(
        path, None, str(game), str(ending), str(reason), str(difficulty), str(seed), bool(seeded), bool(pure), resumed,
        game_ms, real_ms, actions, str(category), bool(ranked), bool(forked),
    )  # fmt: skip
