"""Knows that opponents are asked early, that their answer waits for its moment, and that no question is idle."""

from pathlib import Path
from typing import Any

from game.core.session import Question
from game.yathsel.actions import Enter, Throw
from tests.scenes.at_table import Place, plain_answer, sit_down


def listening(home: Path, speed: int) -> tuple[Place, list[Question[Any, Any]]]:
    asked: list[Question[Any, Any]] = []

    def answer(question: Question[Any, Any]) -> Any:
        asked.append(question)
        return plain_answer(question)

    return sit_down(home, speed=speed, answer=answer), asked


def entered(place: Place) -> None:
    place.until_waiting()
    place.press("throw")
    place.until_waiting()
    place.press("confirm", "confirm")


def test_a_question_with_one_answer_is_asked_of_nobody(tmp_path: Path) -> None:
    place, asked = listening(tmp_path, speed=0)
    entered(place)
    place.steps()
    place.until_waiting()
    theirs = [entry.action for entry in place.session.match.log if entry.seat == 1]
    assert theirs[0] == Throw(())
    assert isinstance(theirs[-1], Enter)
    assert len(asked) == len(theirs) - 1


def test_an_answer_that_is_there_waits_until_the_own_entry_is_stored(tmp_path: Path) -> None:
    place, _ = listening(tmp_path, speed=0)
    place.until_waiting()
    place.press("throw")
    place.until_waiting()
    place.gate[0] = False
    place.press("confirm", "confirm")
    place.steps(20)
    assert place.session.match.log[-1].seat == 0
    place.gate[0] = True
    place.steps(20)
    assert place.session.match.log[-1].seat == 1


def test_at_instant_speed_a_turn_of_the_opponent_takes_one_frame_when_answers_are_there(tmp_path: Path) -> None:
    place, _ = listening(tmp_path, speed=0)
    entered(place)
    place.steps()
    assert place.scene.waits
    assert sum(points is not None for points in place.duel.sides[1].card.boxes) == 1
