"""The command line: `python -m tools.make_assets [--list] [--out DIR] [NAME...]` makes all or the named assets."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from tools.make_assets.recipes import recipes

ROOT = Path(__file__).resolve().parents[2]


def main(argv: list[str]) -> int:
    """Run the recipes; 0 when all files were written, 2 for an unknown name."""
    known = recipes()
    names = [*(r.name for r in known), "fonts"]
    parser = argparse.ArgumentParser(prog="python -m tools.make_assets", description="Make the game's assets.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="one of: " + ", ".join(names))
    parser.add_argument("--list", action="store_true", help="print the names and stop")
    parser.add_argument("--out", type=Path, default=ROOT / "assets", help="folder to write to (default: assets)")
    parser.add_argument(
        "--sources", type=Path, default=ROOT / "build/fonts", help="unpacked font packages (for: fonts)"
    )
    options = parser.parse_args(argv)
    if options.list:
        print("\n".join(names))
        return 0
    unknown = [n for n in options.names if n not in names]
    if unknown:
        print(f"make_assets: no recipe is called {unknown[0]!r}; known are: {', '.join(names)}", file=sys.stderr)
        return 2
    for recipe in known:
        if not options.names or recipe.name in options.names:
            start = time.perf_counter()
            recipe.make(options.out)
            print(f"{recipe.name:<12} {time.perf_counter() - start:6.1f} s", flush=True)
    if not options.names or {"sounds", "music"} & set(options.names):
        _tell_sounds(options.out)
    return _fonts(options.sources, options.out) if "fonts" in options.names else 0


def _tell_sounds(out: Path) -> None:
    """Print the table of sounds; the one of the shipped folder goes into the documents."""
    from tools.make_assets.sounds import report

    table = report(out)
    print(table)
    if out == ROOT / "assets":
        (ROOT / "docs").mkdir(exist_ok=True)
        (ROOT / "docs/sounds.md").write_text(table, encoding="utf-8", newline="\n")


def _fonts(sources: Path, out: Path) -> int:
    """Fonts are made only when asked for: their sources have to be fetched first."""
    from tools.make_assets.fonts import SourceMissing, build_all

    try:
        build_all(sources, out / "fonts")
    except SourceMissing as missing:
        print(f"make_assets: {missing}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    sys.exit(main(sys.argv[1:]))
