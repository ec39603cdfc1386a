"""Knows how the protocol runs over standard input and output: a JSON object a line, in order (engine.md section 5)."""

import json
import sys
from pathlib import Path
from typing import BinaryIO, NoReturn

from game.commands.protocol import Desk
from game.core.codec import Plain


def run(cache: Path | None) -> int:
    """Answers every line of standard input and ends with it; raises `BrokenPipeError` when nobody reads any more."""
    serve(Desk(cache), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(desk: Desk, requests: BinaryIO, replies: BinaryIO) -> None:
    """One reply a line, each flushed before the next line is read."""
    for line in requests:
        reply = answer_line(desk, line)
        replies.write(json.dumps(reply, ensure_ascii=True, separators=(",", ":")).encode("ascii") + b"\n")
        replies.flush()


def answer_line(desk: Desk, line: bytes) -> Plain:
    """The reply to one raw line; what is no JSON is answered with `bad_json`."""
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=_no_constant)
        if isinstance(request, dict):  # what cannot be echoed must fail before anything is carried out
            json.dumps({"id": request.get("id")}, allow_nan=False)
    except (ValueError, RecursionError):
        return {"ok": False, "error": {"code": "bad_json", "message": "expected one JSON object a line"}}
    return desk.answer(request)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")
