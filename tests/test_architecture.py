"""Knows who may import whom and how long files and functions may be, and reads every module to see that it is so."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("yathsel", "campaign", "bounty_hunter", "bang_dice", "super_teams")
MAY_IMPORT_GAME = {("campaign", "yathsel")}
NEVER_IN_GAME = ("pygame", "pytmx", "scenes", "main", "tools", "tests", "random")
ONLY_IN_COMMANDS = ("time", "datetime", "threading", "multiprocessing", "subprocess", "secrets", "locale")
MSGSPEC_FILES = ("game/core/tables.py", "game/core/runfile.py")
REAL_MATCH = ("decide", "evolve")
HIDDEN_FROM_SKINS = ("decide", "evolve", "secrets")
LINES = {"game": 250, "scenes": 300}
FUNCTION_LINES = 40
FOLDERS = ("game", "scenes", "tools", "main.py")
LIKE_PYGAMES_OWN = {("scenes/services/canvas.py", "get_rect")}
SHAPES = ("scenes/services/shapes.py",)


class Use(NamedTuple):
    """One imported module or name, in full, and its line."""

    name: str
    line: int

    def within(self, *modules: str) -> bool:
        return any(self.name == module or self.name.startswith(module + ".") for module in modules)


class Module(NamedTuple):
    """One source file: its path from the root and its text."""

    path: str
    text: str

    @property
    def parts(self) -> tuple[str, ...]:
        return PurePosixPath(self.path).parts

    @property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, filename=self.path)

    def lies_in(self, *folders: str) -> bool:
        return any(self.path.startswith(folder + "/") for folder in folders)


def uses(module: Module) -> Iterator[Use]:
    """Everything a module imports, relative imports resolved; `from a import b` counts as a.b."""
    package = module.parts[:-1]
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (Use(alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            prefix = ".".join([*base, *([node.module] if node.module else [])])
            yield from (Use(f"{prefix}.{alias.name}".removesuffix(".*"), node.lineno) for alias in node.names)


def game_of(module: Module) -> str | None:
    """The game a module belongs to, or None."""
    inside = len(module.parts) > 2 and module.parts[0] == "game" and module.parts[1] in GAMES
    return module.parts[1] if inside else None


def allowed_libraries(module: Module) -> Iterator[str]:
    """game/ knows no screen, no chance but its own, no clock and no environment; libraries only in their corners."""
    if not module.lies_in("game"):
        return
    commands = module.lies_in("game/commands")
    for use in uses(module):
        if use.within(*NEVER_IN_GAME):
            yield f"{module.path}:{use.line} imports {use.name}, which game/ never does"
        if not commands and use.within(*ONLY_IN_COMMANDS):
            yield f"{module.path}:{use.line} imports {use.name}: of all game/ only commands/ may"
        if use.within("numpy") and not commands and "bots" not in module.parts:
            yield f"{module.path}:{use.line} imports numpy outside bots/ and commands/"
        if use.within("msgspec") and module.path not in MSGSPEC_FILES:
            yield f"{module.path}:{use.line} imports msgspec outside {' and '.join(MSGSPEC_FILES)}"
    yield from environment(module)


def environment(module: Module) -> Iterator[str]:
    """game/ outside commands/ never reads the environment, nor a hash that depends on it."""
    if module.lies_in("game/commands"):
        return
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv", "environb"):
            yield f"{module.path}:{node.lineno} reads the environment"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "hash":
            yield f"{module.path}:{node.lineno} calls hash(), which differs from process to process"
    for use in uses(module):
        if use.within("os.environ", "os.getenv"):
            yield f"{module.path}:{use.line} reads the environment"


def direction(module: Module) -> Iterator[str]:
    """main -> scenes -> game.catalog -> game.<g> -> game.core -> standard library, and never back."""
    own = game_of(module)
    for use in uses(module):
        for game in GAMES:
            if not use.within(f"game.{game}") or game == own or (own, game) in MAY_IMPORT_GAME:
                continue
            if module.lies_in("game/core"):
                yield f"{module.path}:{use.line} imports {use.name}: core knows no game"
            elif own:
                yield f"{module.path}:{use.line} imports {use.name}: games do not know each other"
        if use.within("game.catalog", "game.commands") and (own or module.lies_in("game/core")):
            yield f"{module.path}:{use.line} imports {use.name}: nothing below the catalogue knows it"
        if use.within("main") and module.path != "main.py":
            yield f"{module.path}:{use.line} imports main"
        if module.lies_in("scenes") and use.within("tools", "tests"):
            yield f"{module.path}:{use.line} imports {use.name}, which is not there when the game is played"


def bots(module: Module) -> Iterator[str]:
    """bots/ never import decide or evolve of the real match."""
    if game_of(module) and "bots" in module.parts:
        for use in uses(module):
            if any(use.within(f"game.{game}.{word}") for game in GAMES for word in REAL_MATCH):
                yield f"{module.path}:{use.line} imports {use.name}: a bot gets the rules handed in"


def skins(module: Module) -> Iterator[str]:
    """Skins know neither each other nor what decides; ui/ and anim/ know no game."""
    for use in uses(module):
        if module.lies_in("scenes/skins") and len(module.parts) > 3:
            own = f"scenes.skins.{module.parts[2]}"
            if use.within("scenes.skins") and use.name != "scenes.skins" and not use.within(own):
                yield f"{module.path}:{use.line} imports {use.name}: skins do not know each other"
            if any(use.within(f"game.{game}.{word}") for game in GAMES for word in HIDDEN_FROM_SKINS):
                yield f"{module.path}:{use.line} imports {use.name}: a skin gets views, actions and events"
        of_a_game = use.within("game.catalog", "scenes.skins", *(f"game.{game}" for game in GAMES))
        if module.lies_in("scenes/ui", "scenes/anim") and of_a_game:
            yield f"{module.path}:{use.line} imports {use.name}: ui/ and anim/ know no game"


def hidden_cycles(module: Module) -> Iterator[str]:
    """No `if TYPE_CHECKING` hides a cycle."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield f"{module.path}:{node.lineno} hides an import behind TYPE_CHECKING"


def sizes(module: Module) -> Iterator[str]:
    """Files and functions stay short; a module begins with what it knows."""
    limit = LINES.get(module.parts[0])
    length = len(module.text.splitlines())
    if limit and length > limit:
        yield f"{module.path}:{limit + 1} has {length} lines, {limit} at most: split it by subject"
    if module.text.strip() and not ast.get_docstring(module.tree):
        yield f"{module.path}:1 does not begin with one sentence about what it knows"
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield f"{module.path}:{node.lineno} {node.name} has {lines} lines, {FUNCTION_LINES} at most"


def loose_words(module: Module) -> Iterator[str]:
    """No **kwargs, and nothing is left for later."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.args.kwarg:
            if (module.path, node.name) in LIKE_PYGAMES_OWN:
                continue
            yield f"{module.path}:{node.lineno} {node.name} takes **{node.args.kwarg.arg}"
    for number, line in enumerate(module.text.splitlines(), start=1):
        if re.search(r"\b(TO" r"DO|FIX" r"ME|XX" r"X)\b", line):
            yield f"{module.path}:{number} leaves something for later"


def logical(module: Module) -> Iterator[str]:
    """Scenes draw lines and shapes by scenes.services.shapes: pygame's own count real pixels, not logical ones."""
    if module.lies_in("scenes") and module.path not in SHAPES:
        for number, line in enumerate(module.text.splitlines(), start=1):
            if re.search(r"\bpygame\.(draw|gfxdraw)\.", line):
                yield f"{module.path}:{number} draws by pygame itself: use scenes.services.shapes (and canvas.blank)"


RULES = (allowed_libraries, direction, bots, skins, hidden_cycles, sizes, loose_words, logical)


def modules() -> list[Module]:
    """Every source file of the program and its tools."""
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
    files += [ROOT / folder for folder in FOLDERS if (ROOT / folder).is_file()]
    return [Module(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")) for file in sorted(files)]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_every_module_keeps_the_rule(rule) -> None:
    everything = modules()
    assert len(everything) > 3
    broken = [fault for module in everything for fault in rule(module)]
    assert not broken, "\n".join(["", rule.__doc__, *broken])


BAD = [
    ("game/yathsel/card.py", '"""."""\nimport pygame', "game/yathsel/card.py:2 imports pygame"),
    ("game/core/maps.py", '"""."""\nfrom pytmx.util_pygame import load_pygame', "2 imports pytmx"),
    ("game/core/draw.py", '"""."""\nfrom random import choice', "imports random.choice"),
    ("game/commands/seedbook.py", '"""."""\nimport random', "imports random"),
    ("game/core/match.py", '"""."""\ndef f():\n    import time', ":3 imports time"),
    ("game/core/match.py", '"""."""\nfrom datetime import datetime', "imports datetime.datetime"),
    ("game/yathsel/card.py", '"""."""\nimport numpy as np', "imports numpy outside"),
    ("game/yathsel/shop.py", '"""."""\nimport msgspec', "imports msgspec outside"),
    ("game/core/seeds.py", '"""."""\nimport os\nX = os.environ.get("X")', ":3 reads the environment"),
    ("game/core/seeds.py", '"""."""\nfrom os import getenv', ":2 reads the environment"),
    ("game/core/seeds.py", '"""."""\nimport secrets', ":2 imports secrets"),
    ("game/core/seeds.py", '"""."""\nX = hash("a")', ":2 calls hash()"),
    ("game/core/rules.py", '"""."""\nfrom game.yathsel import card', "core knows no game"),
    ("game/core/rules.py", '"""."""\nfrom ..yathsel.card import total', "core knows no game"),
    ("game/bang_dice/state.py", '"""."""\nfrom game.super_teams import state', "games do not know each other"),
    ("game/yathsel/state.py", '"""."""\nfrom game.campaign.state import Run', "games do not know each other"),
    ("game/yathsel/rules.py", '"""."""\nfrom game import catalog', "nothing below the catalogue knows it"),
    ("scenes/app.py", '"""."""\nimport main', "imports main"),
    ("scenes/app.py", '"""."""\nfrom tools import bench', "not there when the game is played"),
    ("game/core/codec.py", '"""."""\nfrom scenes.app import run', "imports scenes.app.run"),
    ("game/yathsel/bots/coach.py", '"""."""\nfrom game.yathsel.decide import decide', "gets the rules handed in"),
    ("game/yathsel/bots/coach.py", '"""."""\nfrom .. import evolve', "gets the rules handed in"),
    (
        "scenes/skins/yathsel/draw.py",
        '"""."""\nfrom scenes.skins.bang_dice import draw',
        "skins do not know each other",
    ),
    ("scenes/skins/yathsel/moves.py", '"""."""\nfrom game.yathsel import secrets', "a skin gets views"),
    ("scenes/ui/button.py", '"""."""\nfrom game.yathsel.card import BOXES', "know no game"),
    ("scenes/anim/tween.py", '"""."""\nimport game.catalog', "know no game"),
    ("game/core/rules.py", '"""."""\nif TYPE_CHECKING:\n    import game.core.match', ":2 hides an import"),
    ("game/core/long.py", '"""."""\n' + "X = 1\n" * 250, "has 251 lines, 250 at most"),
    ("scenes/long.py", '"""."""\n' + "X = 1\n" * 300, "has 301 lines, 300 at most"),
    ("game/core/deep.py", '"""."""\ndef f() -> None:\n' + "    pass\n" * 40, "f has 41 lines, 40 at most"),
    ("tools/bench.py", "import sys", "does not begin with one sentence"),
    ("game/core/rules.py", '"""."""\ndef new(**options: int) -> None: ...', "new takes **options"),
    ("scenes/ui/button.py", '"""."""\nimport pygame\npygame.draw.line(a, b, c, d)', "button.py:3 draws by pygame"),
    ("game/core/rules.py", '"""."""\nX = 1  # TO' + "DO later", ":2 leaves something for later"),
]


@pytest.mark.parametrize(("path", "text", "fault"), BAD, ids=[f"{path}-{fault}" for path, _, fault in BAD])
def test_a_module_that_breaks_a_rule_is_named_with_its_line(path: str, text: str, fault: str) -> None:
    found = [said for rule in RULES for said in rule(Module(path, text))]
    assert any(fault in said for said in found), found


GOOD = [
    ("game/campaign/decide.py", '"""."""\nfrom game.yathsel.decide import decide\nfrom game.core.draw import draw'),
    ("game/yathsel/bots/solver.py", '"""."""\ndef solve() -> None:\n    import numpy as np'),
    ("game/core/tables.py", '"""."""\nimport msgspec'),
    ("game/commands/simulate.py", '"""."""\nimport time\nimport numpy\nfrom game.catalog import GAMES'),
    ("scenes/skins/yathsel/draw.py", '"""."""\nfrom game.yathsel.card import BOXES\nfrom .layout import FELT'),
    ("scenes/table/scene.py", '"""."""\nimport time\nimport pygame'),
    ("main.py", '"""."""\nfrom scenes import app'),
]


@pytest.mark.parametrize(("path", "text"), GOOD, ids=[path for path, _ in GOOD])
def test_a_module_that_keeps_the_rules_is_left_alone(path: str, text: str) -> None:
    assert [said for rule in RULES for said in rule(Module(path, text))] == []
