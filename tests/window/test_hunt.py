"""Knows that a round of Bounty Hunter is played in a real window, from the title to the contract, by mouse and keys."""

import time
from pathlib import Path
from typing import Any

import pytest

from game.bounty_hunter.contracts import asked
from game.bounty_hunter.state import contract_of
from game.catalog import rules_of
from game.core import codec, replay, runfile
from scenes.skins.bounty_hunter import layout
from tests.window.harness import Window, opened, wait_until
from tests.window.saloon import journals, sit_down

pytestmark = pytest.mark.window


def state_of(home: Path) -> tuple[Any, int]:
    """The game under way as its journal tells it, and how many actions that took."""
    journal = runfile.read_journal(journals(home)[0].read_bytes())
    match = replay.begun(rules_of(journal.header), journal.header)
    for t, seat, plain in journal.steps:
        match.submit(seat, codec.decode_tagged(match.rules.actions, plain, "action"), t)
    return match.state, len(journal.steps)


def decide(window: Window, hunt: Any, aside: set[int]) -> None:
    """Takes the highest free marker by the mouse; lays aside what the card asks for by keys, and throws."""
    if hunt.phase == "offer":
        aside.clear()
        window.click(*layout.marker(max(number for number in range(1, 7) if number not in hunt.markers)).center)
        return
    left = dict(asked(contract_of(hunt)).colours)
    for slot, face in enumerate(hunt.dice):
        if left.get(face, 0):
            left[face] -= 1
            if slot not in aside:
                aside.add(slot)
                window.key(str(slot + 1))
    window.key("space")


def play_a_round(window: Window, home: Path) -> None:
    """Decides for whoever is on until a contract is fulfilled."""
    aside: set[int] = set()
    hunter = None
    end = time.monotonic() + 240
    while time.monotonic() < end:
        hunt, done = state_of(home)
        if hunt.round:
            return
        if (hunt.hunter, hunt.offers) != hunter:
            hunter = (hunt.hunter, hunt.offers)
            aside.clear()
        decide(window, hunt, aside)
        for _ in range(40):
            if state_of(home)[1] > done:
                break
            time.sleep(0.05)
        time.sleep(0.4)  # a press right after the table has changed hands counts for nobody
    raise AssertionError("no contract was fulfilled")


def test_two_people_play_a_round_from_the_title_to_the_contract(tmp_path: Path) -> None:
    with opened("--windowed", "--lang", "en", "--speed", "instant", home=tmp_path) as window:
        sit_down(window, tmp_path, 1, "hunt")
        time.sleep(1.2)
        assert window.shows_something("h3-table")
        play_a_round(window, tmp_path)
        time.sleep(0.6)
        assert window.shows_something("h4-contract")
        window.close()
        wait_until(lambda: not window.runs(), "the game has ended")
        assert window.process.returncode == 0, window.said()
        assert "Traceback" not in window.said()
