"""Data files are strict: a fault is named with its file, its place and what was expected."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.core import tables
from game.core.tables import DataError


@dataclass(frozen=True, slots=True)
class Item:
    id: str
    price: int
    boosts: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Shop:
    name: str
    items: tuple[Item, ...] = ()
    best: Item | None = None
    named: dict[str, Item] = field(default_factory=dict)


def shop(folder: Path, text: str) -> Shop:
    path = folder / "shop.toml"
    path.write_text(text, encoding="utf-8")
    return tables.read(path, Shop)


def test_a_file_becomes_its_dataclass(tmp_path: Path) -> None:
    read = shop(tmp_path, 'name = "Bär"\nitems = [{ id = "low", price = 8 }]\n[best]\nid = "x"\nprice = 1\n')
    assert read == Shop("Bär", (Item("low", 8),), Item("x", 1))


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("name = 1", "name"),
        ("", "name"),
        ('name = "a"\nitems = [{ id = "low" }]', "price"),
        ('name = "a"\nitems = [{ id = "low", price = "8" }]', "price"),
        ('name = "a"\nitems = [{ id = "low", price = 8.5 }]', "price"),
        ('name = "a"\nitems = [{ id = "low", price = true }]', "price"),
        ('name = "a"\ncolour = 1', "$.colour"),
        ('name = "a"\nitems = [{ id = "l", price = 8, prize = 9 }]', "$.items[0].prize"),
        ('name = "a"\n[best]\nid = "x"\nprice = 1\ncost = 2', "$.best.cost"),
        ('name = "a"\n[named.one]\nid = "x"\nprice = 1\ncost = 2', "$.named.one.cost"),
        ('name = "a"\nitems = { id = "low", price = 8 }', "items"),
        ("name = ", "TOML"),
        ('name = "a"\nname = "b"', "TOML"),
    ],
)
def test_a_fault_is_named_with_its_file_and_place(tmp_path: Path, text: str, named: str) -> None:
    with pytest.raises(DataError) as refused:
        shop(tmp_path, text)
    assert str(refused.value).startswith("shop.toml: ")
    assert named in str(refused.value)


def test_a_missing_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"none\.toml: cannot be read"):
        tables.read(tmp_path / "none.toml", Shop)


def test_a_file_that_is_no_text_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "shop.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match=r"shop\.toml: is not valid TOML"):
        tables.read(tmp_path / "shop.toml", Shop)


def test_a_file_is_the_same_on_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prints = []
    for ends in ("\n", "\r\n"):
        (tmp_path / "a.toml").write_bytes(f"x = 1{ends}y = 2{ends}".encode())
        monkeypatch.setattr(tables, "DATA", tmp_path)
        prints.append(tables.fingerprint(("a.toml",)))
    assert prints[0] == prints[1]


def test_a_changed_number_changes_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "DATA", tmp_path)
    prints = set()
    for text in ("x = 1\n", "x = 2\n"):
        (tmp_path / "a.toml").write_text(text, encoding="utf-8")
        prints.add(tables.fingerprint(("a.toml",)))
    assert len(prints) == 2
