"""Knows the command line; loads pygame only to play, and only what a command needs."""

import importlib.util
import os
import sys

OLDEST = (3, 11)
NEEDS = ("pygame", "numpy", "msgspec", "platformdirs", "soundfile")


def main(arguments):
    """Runs the command or the game; the exit code."""
    import multiprocessing

    multiprocessing.freeze_support()
    if sys.version_info < OLDEST:
        return _tell("Yathsel needs Python 3.11 or newer; run make play, which finds one.")
    missing = [name for name in NEEDS if importlib.util.find_spec(name) is None]
    if missing:
        return _tell("Yathsel is not set up here ({} missing): run make play.".format(", ".join(missing)))
    from game.commands import line

    chosen = line.parsed(arguments)
    if chosen.command is not None:
        from scenes.services.folders import user_folders
        from scenes.services.probe import looked

        own = user_folders()
        return line.run(chosen, line.Places(own.cache, own.data, own.config, own.log, looked))
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from scenes import app
    from scenes.options import PlayOptions

    asked = (chosen.seed, chosen.difficulty, chosen.game, chosen.lang, chosen.fullscreen, chosen.speed)
    return app.play(PlayOptions(*asked))


def _tell(sentence):
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
