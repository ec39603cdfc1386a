"""Knows the engine protocol: one request object in, one reply object out (engine.md section 5)."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game import catalog
from game.commands import advice, bots, starts
from game.core import codec, forms, replay, rigs, runfile, seeds
from game.core.codec import CodecError, Plain
from game.core.draw import draw
from game.core.match import IllegalAction, Match
from game.core.rules import Seat
from game.core.runfile import Driver, Header, RunFile, RunFileError
from game.core.session import Session

Reply = dict[str, Plain]
LATEST_T = 2**53


class Refusal(Exception):
    """A request that is refused; `code` is one of engine.md section 5."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(slots=True)
class Running:
    """One match of the desk with the head of its run file."""

    session: Session[Any, Any, Any]
    header: Header


class Desk:
    """Answers requests; keeps the matches begun so far."""

    def __init__(self, cache: Path | None = None) -> None:
        self._matches: dict[int, Running] = {}
        self._cache = cache

    def answer(self, request: Plain) -> Reply:
        """The reply to one request; never raises for bad input."""
        echo = {"id": request["id"]} if isinstance(request, dict) and "id" in request else {}
        try:
            return {"ok": True, **echo, **self._carried_out(request)}
        except Refusal as refusal:
            return {"ok": False, **echo, "error": {"code": refusal.code, "message": str(refusal)}}

    def _carried_out(self, request: Plain) -> Reply:
        if not isinstance(request, dict):
            raise Refusal("bad_json", "expected one JSON object a line")
        name = request.get("cmd")
        command = _COMMANDS.get(name) if isinstance(name, str) else None
        if command is None:
            raise Refusal("unknown_cmd", f"cmd: is {codec.named(name)}, expected one of {', '.join(_COMMANDS)}")
        for key in request:
            if key not in ("cmd", "id", *command.needed, *command.optional):
                raise Refusal("unknown_key", f"key {codec.named(key)}: unknown key of {name}")
        try:
            self._known_names(command, request)
            for key in command.needed:
                if key not in request:
                    raise Refusal("bad_value", f"{key}: is missing")
            return command.run(self, request)
        except Refusal:
            raise
        except CodecError as fault:
            raise Refusal(fault.code, str(fault)) from None
        except seeds.SeedError as fault:
            raise Refusal("bad_seed", str(fault)) from None
        except RunFileError as fault:
            raise Refusal("bad_value", str(fault)) from None
        except IllegalAction as fault:
            raise Refusal(fault.code, str(fault)) from None
        except Exception as fault:  # a driver's process must live on; the fault goes to the error stream
            print(f"engine: {type(fault).__name__}: {fault}", file=sys.stderr)
            raise Refusal("bad_value", "the request could not be carried out") from None

    def _known_names(self, command: "_Command", request: Mapping[str, Plain]) -> None:
        if "game" in command.needed and request.get("game") not in tuple(catalog.games()):
            raise Refusal("unknown_game", f"game: expected one of {', '.join(catalog.games())}")
        number = request.get("match")
        if "match" in command.needed and (type(number) is not int or number not in self._matches):
            raise Refusal("unknown_match", f"match: is {codec.named(number)}, expected a match of this process")

    def games(self, request: Mapping[str, Plain]) -> Reply:
        return {"games": [_game_form(name) for name in catalog.games()]}

    def new(self, request: Mapping[str, Plain]) -> Reply:
        rules = catalog.games()[request["game"]].rules
        match = starts.begun(rules, request)
        start = match.start
        drivers, marks = [Driver("driver")] * start.seats, replay.marks_of(start, seeded=True)
        header = catalog.header(rules.game, start.seed, match.options, drivers, marks)
        header.position = None if start.position is None else dict(start.position)
        header.rig = None if start.rig is None else rigs.form(rules, start.rig)
        events = [codec.encode(beat.event) for beat in match.opening]
        return {**self._kept(Session(match, {}), header), "events": events}

    def legal(self, request: Mapping[str, Plain]) -> Reply:
        match = self._match(request)
        actions = match.rules.legal(match.state, self._seat(request))
        return {"actions": [codec.encode(action) for action in actions]}

    def act(self, request: Mapping[str, Plain]) -> Reply:
        running = self._matches[request["match"]]
        match = running.session.match
        seat = forms.whole(request["seat"], "seat", -1, match.start.seats - 1)
        t = forms.whole(request.get("t", match.t), "t", 0, LATEST_T)
        action = codec.decode_tagged(match.rules.actions, request["action"], "action")
        beats = running.session.submit(seat, action, t)
        return {"events": [codec.encode(beat.event) for beat in beats], **_standing(match)}

    def state(self, request: Mapping[str, Plain]) -> Reply:
        match = self._match(request)
        state = match.rules.mask(match.state, self._seat(request)) if "seat" in request else match.state
        return {"state": match.rules.to_dict(state)}

    def bot(self, request: Mapping[str, Plain]) -> Reply:
        running = self._matches[request["match"]]
        match, seat = running.session.match, self._seat(request)
        level = catalog.games()[match.rules.game].levels.checked(request.get("level"))
        if seat not in match.to_act:
            return {"action": None}
        asked = Session(match, {seat: level}).question(seat)
        return {"action": codec.encode(bots.answer(asked, self._cache))}

    def draw(self, request: Mapping[str, Plain]) -> Reply:
        stream = starts.text(request["stream"], "stream")
        if any("\ud800" <= char <= "\udfff" for char in stream):
            raise CodecError("bad_value", "stream", "holds half a surrogate pair")
        listed = forms.items(request["counters"], "counters", 0, 64)
        counters = tuple(forms.whole(count, f"counters[{i}]", 0, 2**64) for i, count in enumerate(listed))
        n = forms.whole(request["n"], "n", 1, 2**64)
        return {"value": draw(seeds.canonical(starts.text(request["seed"], "seed")), stream, counters, n)}

    def save(self, request: Mapping[str, Plain]) -> Reply:
        running = self._matches[request["match"]]
        run = replay.run_file(running.session.match, running.header, real_ms=0)
        return {"run": runfile.plain(run)}

    def load(self, request: Mapping[str, Plain]) -> Reply:
        forms.only_keys(request["run"], RunFile.__struct_fields__, "run")
        if request["run"].get("game") not in tuple(catalog.games()):
            raise Refusal("unknown_game", f"run.game: expected one of {', '.join(catalog.games())}")
        run = runfile.from_plain(request["run"])
        rules = catalog.rules_of(run)
        match = replay.begun(rules, run)
        difference = replay.play(match, run.actions) or replay.differing_digest(match, run.digests)
        if difference is not None:
            raise Refusal("bad_value", f"run: action {difference.action}: {difference.why}")
        return self._kept(Session(match, {}), runfile.header_of(run))

    def digest(self, request: Mapping[str, Plain]) -> Reply:
        return {"digest": self._match(request).digest()}

    def score(self, request: Mapping[str, Plain]) -> Reply:
        return {"points": advice.score(request["box"], request["dice"], request.get("twists", []))}

    def analyse(self, request: Mapping[str, Plain]) -> Reply:
        return advice.analyse(self._match(request), self._seat(request), self._cache)

    def _kept(self, session: Session[Any, Any, Any], header: Header) -> Reply:
        number = len(self._matches) + 1
        self._matches[number] = Running(session, header)
        return {"match": number, **_standing(session.match)}

    def _match(self, request: Mapping[str, Plain]) -> Match[Any, Any, Any]:
        return self._matches[request["match"]].session.match

    def _seat(self, request: Mapping[str, Plain]) -> Seat:
        return forms.whole(request["seat"], "seat", 0, self._match(request).start.seats - 1)


@dataclass(frozen=True, slots=True)
class _Command:
    run: Callable[[Desk, Mapping[str, Plain]], Reply]
    needed: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


_COMMANDS: Mapping[str, _Command] = {
    "games": _Command(Desk.games),
    "new": _Command(Desk.new, ("game", "seed"), ("seats", "options", "position", "rig")),
    "legal": _Command(Desk.legal, ("match", "seat")),
    "act": _Command(Desk.act, ("match", "seat", "action"), ("t",)),
    "state": _Command(Desk.state, ("match",), ("seat",)),
    "bot": _Command(Desk.bot, ("match", "seat"), ("level",)),
    "draw": _Command(Desk.draw, ("seed", "stream", "counters", "n")),
    "save": _Command(Desk.save, ("match",)),
    "load": _Command(Desk.load, ("run",)),
    "digest": _Command(Desk.digest, ("match",)),
    "score": _Command(Desk.score, ("box", "dice"), ("twists",)),
    "analyse": _Command(Desk.analyse, ("match", "seat")),
}


def _standing(match: Match[Any, Any, Any]) -> Reply:
    state = match.rules.to_dict(match.state)
    return {"to_act": list(match.to_act), "state": state, "result": replay.result_form(match.outcome)}


def _game_form(name: str) -> Plain:
    rules, levels = catalog.games()[name].rules, catalog.games()[name].levels.names
    options = {
        key: {"default": option.default, "choices": list(option.choices), "takes": option.takes}
        for key, option in rules.options().items()
    }
    return {"id": name, "rules": rules.id, "seats": list(rules.seats), "options": options, "levels": list(levels)}
