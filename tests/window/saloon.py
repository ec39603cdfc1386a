"""Knows the way from the title to a begun game in the saloon, in a real window."""

import time
from pathlib import Path

from tests.window.harness import Window, wait_until

SALOON, START = (246, 487), (1034, 657)
NEXT_GAME, THIRD_PLACE = (680, 119), (680, 293)


def journals(home: Path) -> list[Path]:
    """The saloon's games under way."""
    return [path for path in home.rglob("*.run.jsonl") if "saloon" in path.parts]


def decided(home: Path) -> list[Path]:
    """The run files of the saloon's finished games."""
    return [path for path in home.rglob("*.run.json") if "saloon" in path.parts]


def sit_down(window: Window, home: Path, games_on: int, name: str, three: bool = False) -> None:
    """Past what the first start asks, through the title's button, `games_on` games further in the list, and begins; two
    people sit there, or three."""
    wait_until(lambda: window.shows_something(f"{name}-title"), "the title shows something")
    window.key("Escape")
    time.sleep(0.6)
    window.click(*SALOON)
    time.sleep(1.2)
    for _ in range(games_on):
        window.click(*NEXT_GAME)
        time.sleep(0.2)
    if three:
        window.click(*THIRD_PLACE)
        time.sleep(0.2)
    assert window.shows_something(f"{name}-setup")

    def begun() -> bool:
        if not journals(home):
            window.click(*START)
            time.sleep(0.4)
        return bool(journals(home))

    wait_until(begun, "a game in the saloon has begun")
