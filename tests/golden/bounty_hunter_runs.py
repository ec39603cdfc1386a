"""Knows the golden runs of Bounty Hunter, and how each may end."""

from typing import Any

from game.bounty_hunter.actions import BuyGrey, Offer, Stop, TakeOver, Target, Throw
from game.bounty_hunter.contracts import asked
from game.bounty_hunter.state import BLACK, contract_of
from game.core.match import Start
from game.core.rules import Rig
from tests.golden.scenarios import Chooser, Scenario, busy, careless

ENDS = {"bounty_hunter": {"contracts", "symbols", "chips", "shared"}}
COLOURS = "RBYGOP"
ROBBERIES = 9
SHORT = {"deck": ["RRBB", "OOOWW", "YYWW", "GGGG"]}
ROBBED = {"deck": ["RRWW", "YYWW"], "piles": [["OOPP", "BBPP"], ["RRBB", "YYGG"], ["GGGG"]], "chips": [3, 0, 1]}
LAST = {"deck": ["RRBB"], "dice": ["R", "R", "B", "Y", "Y"], "phase": "hunt", "markers": {"1": 1}}
NEARLY = {"deck": ["RRBB", "YYWW"], "dice": ["R", "Y", "Y", "G", "O"], "phase": "hunt", "markers": {"0": 1, "1": 3},
          "chips": [3, 2]}  # fmt: skip


def keen(match: Any, seat: int) -> Any:
    """Robs in the first rounds, bids the lowest marker from three on, buys when it can, holds what is printed."""
    listed = match.rules.legal(match.state, seat)
    if isinstance(listed[0], Target):
        return listed[-1 if match.state.round < ROBBERIES else 0]
    if isinstance(listed[0], Offer):
        return next((action for action in listed if action.marker >= 3), listed[-1])
    if BuyGrey() in listed:
        return BuyGrey()
    return _holding(match, listed)


def steady(match: Any, seat: int) -> Any:
    """Bids the highest marker left, buys nothing, and holds what the contract prints."""
    listed = match.rules.legal(match.state, seat)
    if isinstance(listed[0], Target):
        return listed[0]
    return listed[-1] if isinstance(listed[0], Offer) else _holding(match, listed)


def _holding(match: Any, listed: Any) -> Any:
    """The throw that holds no more of each printed colour than are asked for, and whites while there is room."""
    state = match.state
    wanted = asked(contract_of(state))
    need, whites = dict(wanted.colours), wanted.whites
    thrown = []
    for die in (*range(BLACK), 5, 6):
        grey = None if die < BLACK else state.grey[die - BLACK]
        face = state.dice[die] if die < BLACK else None if grey is None else grey.face
        if die >= BLACK and (grey is None or not grey.paid):
            continue
        if face is not None and need.get(face):
            need[face] -= 1
        elif face is not None and face not in need and whites:
            whites -= 1
        else:
            thrown.append(die)
    return Throw(tuple(thrown)) if Throw(tuple(thrown)) in listed else listed[0]


def scenarios() -> tuple[Scenario, ...]:
    """Every golden run."""

    def hunt(name: str, start: Start, *choosers: Chooser, **how: Any) -> Scenario:
        return Scenario("bounty_hunter", name, start, choosers, **how)

    left_lying = ((0, BuyGrey()), (0, Throw((0, 5))), (1, TakeOver(5)), (1, Throw((0,))), (1, Stop()))
    return (
        hunt("whole_game_of_two", Start(2, {}, "GOLDEN CANTINA"), keen, steady),
        hunt("whole_game_of_five", Start(5, {}, "FIVE AT THE BAR"), keen, steady, keen, steady, keen),
        hunt("traitor", Start(3, {"traitor": True}, "GOLDEN TRAITOR", ROBBED), keen, steady, keen),
        hunt("traitor_whole", Start(4, {"traitor": True, "whites_must_match": True}, "-5"), keen, steady, steady, keen),
        hunt("busy", Start(3, {}, "BUSY BAR", SHORT), busy, careless, busy),
        hunt("scan_repeated", Start(2, {}, "GRÜẞE", SHORT, _rig("RRBBY" "RRBYY", "OOOWW", "RRBB")), steady, keen),
        hunt("left_lying", Start(2, {}, "LEFT LYING", NEARLY, _rig("GRGY")), keen, steady, script=left_lying),
        hunt("symbols", Start(2, {}, "S", {**LAST, "piles": [["BBBYY"], []]}, _rig("B")), steady, steady),
        hunt("chips", Start(2, {}, "S", {**LAST, "piles": [["GGGG"], []], "chips": [2, 1]}, _rig("B")), steady, steady),
        hunt("shared", Start(2, {}, "S", {**LAST, "piles": [["GGGG"], []], "chips": [1, 1]}, _rig("B")), steady,
             steady),
    )  # fmt: skip


def _rig(faces: str, *cards: str) -> Rig:
    return Rig(tuple(COLOURS.index(face) for face in faces), cards)
