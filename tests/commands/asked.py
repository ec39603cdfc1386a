"""Knows how the tests put requests to a desk of this process and read its replies."""

import json
from typing import Any

from game.commands.engine import answer_line
from game.commands.protocol import Desk


def line(desk: Desk, raw: bytes) -> Any:
    """The reply to one raw line, as whoever reads the pipe gets it."""
    return json.loads(json.dumps(answer_line(desk, raw), allow_nan=False))


def ask(desk: Desk, cmd: str, **fields: Any) -> Any:
    """The reply to one request; it has to be granted."""
    reply = line(desk, json.dumps({"cmd": cmd, **fields}).encode())
    assert reply.pop("ok") is True, reply
    return reply


def code(desk: Desk, cmd: str, **fields: Any) -> str:
    """The code with which one request is refused."""
    reply = line(desk, json.dumps({"cmd": cmd, **fields}).encode())
    assert set(reply) == {"ok", "error"}, reply
    assert reply["ok"] is False
    assert set(reply["error"]) == {"code", "message"}
    return str(reply["error"]["code"])


def new(desk: Desk, game: str = "yathsel_duel", seed: str = "DESK", **fields: Any) -> int:
    """A new match."""
    return int(ask(desk, "new", game=game, seed=seed, **fields)["match"])


def throw(*hold: int) -> dict[str, Any]:
    return {"type": "throw", "hold": list(hold)}


def enter(box: str) -> dict[str, Any]:
    return {"type": "enter", "box": box}


def finished(desk: Desk) -> int:
    """A duel that is over."""
    match = new(desk)
    ask(desk, "act", match=match, seat=0, action={"type": "abandon"})
    return match
