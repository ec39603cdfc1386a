"""Law 8: every level of every game answers with a legal action, from its seat's view alone, and the same again."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from game import catalog
from game.commands import bots
from game.core.codec import CodecError
from game.core.match import Match, Start
from game.core.session import Session

MOST = 120
PER_MILLE = (0, 700, 1000)
LEVELS = [
    (name, level)
    for name, game in catalog.games().items()
    for level in (*game.levels.names, *(PER_MILLE if game.levels.per_mille else ()), None)
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_every_level_answers_legally_and_the_same_for_the_same_view(name: str, level: Any, folder: Path) -> None:
    rules = catalog.games()[name].rules
    for seats in range(rules.seats[0], rules.seats[1] + 1):
        match = Match(rules, Start(seats, {}, "LAW 8"))
        session: Session[Any, Any, Any] = Session(match, dict.fromkeys(range(seats), level))
        while match.outcome is None and len(match.log) < MOST:
            seat = session.bot_to_act()
            assert seat is not None
            question = session.question(seat)
            action = bots.answer(question, folder)
            assert action in rules.legal(match.state, seat), f"law 8: {action} of seat {seat}"
            assert bots.answer(pickle.loads(pickle.dumps(question)), folder) == action, "law 8: not the same again"
            session.submit(seat, action, match.t)


@pytest.mark.parametrize("name", catalog.games())
def test_an_unknown_level_is_refused(name: str) -> None:
    for wrong in ("brutal", -1, 1001, 3.5, [], True):
        with pytest.raises(CodecError, match="level"):
            catalog.games()[name].levels.checked(wrong)
