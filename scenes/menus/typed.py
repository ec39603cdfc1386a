"""Knows what a player typed into the set-up: a seed of his own, or the code of a run."""

from dataclasses import dataclass

from game import catalog
from game.core import codes, seeds
from game.core.codes import Code, CodeFault
from game.core.seeds import SeedError
from scenes.services import veil
from scenes.services.services import Services
from scenes.services.text import Text

RUN = "yathsel_run"


@dataclass(frozen=True, slots=True)
class Typed:
    """A seed; with a code also how hard the run is."""

    seed: str
    difficulty: str | None = None
    stake: int = 0


def read(text: str) -> Typed:
    """What was typed; raises `SeedError` or `CodeFault`."""
    if not codes.looks_like_one(text):
        return Typed(seeds.typed(text))
    code = codes.read(text, catalog.coded_games())
    if code.game != RUN:
        raise CodeFault("game")
    stake = code.options["stake"]
    difficulty = str(code.options["difficulty"])
    if stake and difficulty != "hard":
        raise CodeFault("damaged")
    return Typed(code.seed, difficulty, int(stake or 0))


def code_of(difficulty: str, stake: int, seed: str) -> str:
    """The code of a run on a seed, everything being in its pouches."""
    return codes.write(Code(RUN, {"difficulty": difficulty, "stake": stake}, seed), catalog.coded_games())


def said_fault(text: Text, fault: SeedError | CodeFault) -> str:
    """What is wrong with what was typed, in one sentence."""
    if isinstance(fault, SeedError):
        return text.say(f"setup.seed_fault.{fault.why}", {"most": seeds.LONGEST})
    now = catalog.games()[RUN].rules.id
    values = {"group": fault.group, "place": fault.place, "what": fault.what, "now": now}
    return text.say(f"setup.code_fault.{fault.why}", values)


def said_code(services: Services, typed: Typed) -> str:
    """What a code asks for."""
    text = services.text
    level = text.say(f"difficulty.{typed.difficulty}")
    if typed.stake:
        level = text.say("summary.stake", {"difficulty": level, "stake": typed.stake})
    return text.say("setup.code", {"level": level, "seed": veil.said_seed(services, typed.seed)})
