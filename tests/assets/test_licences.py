"""Every picture, font and sound that ships says where it comes from."""

from __future__ import annotations

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
KINDS = ("images", "fonts", "sounds", "music", "maps")


def _shipped() -> set[str]:
    files = (f for kind in KINDS for f in (ASSETS / kind).rglob("*") if f.is_file())
    return {f.relative_to(ASSETS).as_posix() for f in files}


def _rows() -> list[list[str]]:
    lines = (ASSETS / "LICENSES.md").read_text(encoding="utf-8").splitlines()
    cells = [[c.strip() for c in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [row for row in cells if "/" in row[0]]


def test_every_shipped_asset_has_a_row() -> None:
    assert sorted(_shipped() - {row[0] for row in _rows()}) == []


def test_every_row_has_its_asset() -> None:
    assert sorted({row[0] for row in _rows()} - _shipped()) == []


def test_no_asset_has_two_rows() -> None:
    names = [row[0] for row in _rows()]
    assert len(names) == len(set(names))


def test_every_row_names_source_and_licence() -> None:
    assert [row[0] for row in _rows() if len(row) != 4 or not all(row)] == []


def test_every_font_has_its_licence_text_beside_it() -> None:
    fonts = sorted((ASSETS / "fonts").glob("*.ttf"))
    assert fonts
    assert [f.name for f in fonts if not f.with_suffix(".txt").exists()] == []
