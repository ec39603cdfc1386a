"""Knows what becomes of kept tables: read again, replaced when damaged, passed over when they cannot be written."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.commands.tablecache import Folder
from game.yathsel.bots import kept
from game.yathsel.bots.table import Spot, Table, plain_table, to_bytes

NAME = ("half_chance",)


@pytest.fixture(autouse=True)
def forget() -> None:
    """Each test begins like a new start of the program."""
    kept._table.cache_clear()


def kept_file(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def test_a_kept_table_is_read_again_and_a_damaged_one_replaced(tmp_path: Path, half_chance: Table) -> None:
    folder = tmp_path / "new" / "cache"
    assert kept.table_on(Folder(folder), NAME).ahead(Spot()) == half_chance.ahead(Spot())
    path = kept_file(folder)
    whole = path.read_bytes()
    assert whole == to_bytes(half_chance)

    path.write_bytes(to_bytes(replace(half_chance, whole=half_chance.whole + 7)))
    kept._table.cache_clear()
    assert kept.table_on(Folder(folder), NAME).ahead(Spot()) == half_chance.ahead(Spot()) + 7

    path.write_bytes(whole[:-1])
    kept._table.cache_clear()
    assert kept.table_on(Folder(folder), NAME).ahead(Spot()) == half_chance.ahead(Spot())
    assert kept_file(folder).read_bytes() == whole


def test_a_folder_that_cannot_be_written_is_passed_over(tmp_path: Path, half_chance: Table) -> None:
    (tmp_path / "file").write_text("no folder")
    assert kept.table_on(Folder(tmp_path / "file" / "cache"), NAME).ahead(Spot()) == half_chance.ahead(Spot())


def test_twists_that_cancel_share_the_shipped_table(tmp_path: Path) -> None:
    assert kept.table_on(Folder(tmp_path), ("half_chance", "double_chance")) is plain_table()
    assert list(tmp_path.iterdir()) == []


def test_a_table_stays_in_memory(tmp_path: Path, half_chance: Table) -> None:
    kept.table_on(Folder(tmp_path), ())
    assert kept.table_on(Folder(tmp_path), ()) is kept.table_on(Folder(tmp_path), ())
