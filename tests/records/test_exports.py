"""Knows that what is exported says what the run files say, and that a result card can be saved and read."""

import csv
import io
import json
from hashlib import sha256
from pathlib import Path

import pygame
import pytest

from scenes.replaying import card, exported, filed
from scenes.replaying.card import Card, CardScene
from scenes.replaying.filed import Filed, Wish
from scenes.services.inputs import Command
from scenes.services.records import Records
from scenes.services.services import headless_services
from tests.records.test_records import nothing, put


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Records:
    runs = tmp_path_factory.mktemp("home") / "runs"
    put(runs, "won", "lost", "abandoned")
    (runs / "finished" / "20270101-hurt.run.json").write_bytes(b"{")
    kept = Records(runs, nothing)
    kept.refresh()
    assert kept.wait(60)
    return kept


@pytest.fixture
def found(records: Records) -> tuple[Filed, ...]:
    return filed.everything((records,))


def test_both_exports_tell_the_same(found: tuple[Filed, ...]) -> None:
    read = list(csv.DictReader(io.StringIO(exported.as_csv(found).decode(), newline="")))
    told = json.loads(exported.as_json(found))
    assert [row["file"] for row in read] == [one["file"] for one in told]
    assert [row["game_ms"] for row in read] == [str(one["game_ms"]) for one in told]
    assert [row["category"] for row in read] == ["", "seeded", "seeded", "seeded"]


def test_an_unusable_file_is_exported_with_its_fault(found: tuple[Filed, ...]) -> None:
    assert json.loads(exported.as_json(found))[0]["fault"].startswith("run file:")


def test_the_newest_file_comes_first(found: tuple[Filed, ...]) -> None:
    names = [one.path.name for one in found]
    assert names == sorted(names, reverse=True)


@pytest.mark.parametrize(
    ("wish", "endings"),
    [
        (Wish(), ["", "abandoned", "lost", "won"]),
        (Wish(ending="won"), ["won"]),
        (Wish(ending="damaged"), [""]),
        (Wish(difficulty="hard"), ["lost"]),
        (Wish(seed="golden trail"), ["won"]),
        (Wish(marks="seeded", game="yathsel_run"), ["abandoned", "lost", "won"]),
        (Wish(marks="clean"), []),
        (Wish(category="seeded"), ["abandoned", "lost", "won"]),
        (Wish(category="daily"), []),
        (Wish(marks="ranked"), []),
        (Wish(marks="forked"), []),
        (Wish(game="bang_dice"), []),
    ],
)
def test_what_is_looked_for_is_found(found: tuple[Filed, ...], wish: Wish, endings: list[str]) -> None:
    assert [one.ending for one in filed.wanted(found, wish)] == endings


def test_a_card_as_text_names_every_duel_and_the_seed(
    records: Records, found: tuple[Filed, ...], tmp_path: Path
) -> None:
    won = found[-1]
    raw = won.path.read_bytes()
    shown = Card(won, "Run", filed.duels_of((records,), won), card.stamp_of(raw))
    text = card.as_text(headless_services(tmp_path), shown)
    assert len(shown.duels) == 8
    assert "8. The Stranger" in text
    assert "GOLDEN TRAIL · Own seed" in text
    assert "2:46.000 game time" in text
    assert sha256(raw).hexdigest() in text


def test_a_card_is_saved_as_a_picture(found: tuple[Filed, ...], tmp_path: Path) -> None:
    scene = CardScene(headless_services(tmp_path), Card(found[-1], "Run", ()), tmp_path / "exports")
    scene.focus.widget.handle(Command("confirm"))
    (saved,) = (tmp_path / "exports").glob("*.png")
    assert pygame.image.load(saved).get_size() == card.SIZE
